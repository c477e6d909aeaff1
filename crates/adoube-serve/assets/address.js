// The whole state in the address: whoever has the link sees the same page.

export const VIEWS = ["board", "matrix", "quiz"];

/** What a page without an address begins with. */
export function fresh() {
  return {
    view: "board",
    lang: navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en",
    scenario: null,
    incident: { id: "page", events: [] },
    at: null,
    editions: null,
    edition: null,
    against: null,
    flip: false,
    matrix: { text: "", theme: "", article: "", first: "", second: "", all: false, sort: "theme", equal: false },
    quiz: { seed: 1, n: 10, theme: "", ask: "", open: false, at: 0, answers: [] },
  };
}

/** JSON as letters that an address may hold. */
function pack(value) {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const letters = btoa(String.fromCharCode(...bytes));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function unpack(text) {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(letters, (c) => c.charCodeAt(0))));
}

/** The fragment for this state. What stands at its default is left out. */
export function encode(state) {
  const plain = fresh();
  const query = new URLSearchParams({ lang: state.lang });
  const put = (name, value, usual) => {
    if (value !== usual && value !== null && value !== undefined) query.set(name, value === true ? "1" : String(value));
  };
  if (state.scenario) put("scenario", state.scenario, null);
  else if (JSON.stringify(state.incident) !== JSON.stringify(plain.incident)) put("incident", pack(state.incident), null);
  put("at", state.at, null);
  if (state.editions) put("editions", state.editions.join(","), null);
  put("edition", state.edition, null);
  put("against", state.against, null);
  put("flip", state.flip, false);
  for (const [name, usual] of Object.entries(plain.matrix)) put(`m-${name}`, state.matrix[name], usual);
  for (const [name, usual] of Object.entries(plain.quiz)) {
    if (name === "answers") put("q-answers", state.quiz.answers.join(".") || null, null);
    else put(`q-${name}`, state.quiz[name], usual);
  }
  return `#/${state.view}?${query}`;
}

/** The state of a fragment; what cannot be read is left at its default. The incident of a scenario comes later. */
export function decode(fragment) {
  const state = fresh();
  const [, view, rest] = /^#\/([a-z]*)\??(.*)$/.exec(fragment) ?? [];
  if (VIEWS.includes(view)) state.view = view;
  const query = new URLSearchParams(rest ?? "");
  if (["en", "ru"].includes(query.get("lang"))) state.lang = query.get("lang");
  state.scenario = query.get("scenario");
  if (query.has("incident")) {
    try {
      const incident = unpack(query.get("incident"));
      if (incident && typeof incident === "object" && !Array.isArray(incident)) {
        state.incident = { ...incident, events: Array.isArray(incident.events) ? incident.events : [] };
      }
    } catch {
      state.broken = true;
    }
  }
  if (query.has("at")) state.at = Math.max(0, Number.parseInt(query.get("at"), 10) || 0);
  if (query.get("editions")) state.editions = query.get("editions").split(",");
  state.edition = query.get("edition");
  state.against = query.get("against");
  state.flip = query.get("flip") === "1";
  for (const [name, usual] of Object.entries(state.matrix)) read(state.matrix, name, usual, query.get(`m-${name}`));
  for (const [name, usual] of Object.entries(state.quiz)) {
    if (name !== "answers") read(state.quiz, name, usual, query.get(`q-${name}`));
  }
  state.quiz.answers = (query.get("q-answers") ?? "").split(".").filter((part) => /^\d+$/.test(part)).map(Number);
  return state;
}

function read(into, name, usual, text) {
  if (text === null) return;
  if (typeof usual === "boolean") into[name] = text === "1";
  else if (typeof usual === "number") into[name] = Number.parseInt(text, 10) || usual;
  else into[name] = text;
}
