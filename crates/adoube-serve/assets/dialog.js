// Dialogs: lists to choose from and texts to paste.

import { get, post, Refused } from "./api.js";
import { button, choice, fill, h, tick } from "./dom.js";
import { refresh } from "./live.js";
import { change, remember, state } from "./store.js";
import { calm } from "./acts.js";
import { placement } from "./squares.js";
import { count, t } from "./words.js";

/** Opens a dialog; it goes when it is closed, and the focus goes back. */
export function open(title, content, name) {
  const back = document.activeElement;
  const dialog = h("dialog", { class: "dialog", "aria-labelledby": "dialog-head", data: { dialog: name } },
    h("div", { class: "dialog-top" }, h("h2", { id: "dialog-head" }, title),
      button("✕", () => dialog.close(), { class: "little", "aria-label": t("web-close"), title: t("web-close") })),
    content);
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (back?.isConnected) back.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

const lists = new Map();

/** The list of scenarios in the language of the page. */
export async function scenarioList() {
  if (!lists.has(state.lang)) lists.set(state.lang, get("/api/scenarios"));
  return lists.get(state.lang);
}

/** Takes an incident in place of the one on the board. */
export async function take(incident, scenario = null, more = {}) {
  remember();
  calm();
  change({ incident, scenario, at: null, ...more }, { push: true });
  await refresh();
}

/** Loads a scenario of the list. */
export async function takeScenario(id) {
  const found = await get(`/api/scenarios/${encodeURIComponent(id)}`);
  await take(found.incident, id);
}

/** The list of scenarios, by theme and words. */
export async function chooseScenario() {
  const { themes, scenarios } = await scenarioList();
  const wanted = { text: "", theme: "", parts: false };
  const list = h("div", { class: "scenario-list" });
  const told = h("p", { class: "note", role: "status" });
  let dialog = null;
  const draw = () => {
    const words = wanted.text.toLocaleLowerCase().split(/\s+/);
    const fits = (one) => (!wanted.theme || one.theme === wanted.theme) && (!wanted.parts || one.diverges)
      && words.every((word) => `${one.title} ${one.id} ${one.tags.join(" ")}`.toLocaleLowerCase().includes(word));
    const shown = scenarios.filter(fits);
    told.textContent = count("web-scenarios-count", shown.length);
    const byTheme = themes.map((theme) => [theme, shown.filter((one) => one.theme === theme.id)]).filter(([, ones]) => ones.length);
    fill(list, byTheme.map(([theme, ones]) => [h("h3", {}, theme.name), h("ul", {}, ones.map((one) =>
      h("li", {}, button(one.title, async () => { dialog.close(); await takeScenario(one.id); }, { class: "link", data: { scenario: one.id } }),
        one.diverges ? null : h("span", { class: "soft" }, ` ${t("web-all-agree")}`))))]));
  };
  const search = h("input", { type: "search", autocomplete: "off", on: { input: (e) => { wanted.text = e.target.value; draw(); } } });
  const content = h("div", {}, h("div", { class: "row" },
    h("label", { class: "field" }, h("span", {}, t("web-search")), search),
    choice(t("web-theme"), [["", t("web-any-theme")], ...themes.map((theme) => [theme.id, theme.name])], "", (theme) => { wanted.theme = theme; draw(); }),
    tick(t("web-only-parting"), false, (parts) => { wanted.parts = parts; draw(); })), told, list);
  draw();
  dialog = open(t("web-scenarios"), content, "scenarios");
  search.focus();
}

let known = new Map();

/** The editions, with their names in the language of the page. */
export async function editionList() {
  if (!known.has(state.lang)) known.set(state.lang, get("/api/editions"));
  return known.get(state.lang);
}

/** Which editions rule. */
export async function chooseEditions(changed) {
  const { editions } = await editionList();
  const all = editions.map((e) => e.id);
  const usual = editions.filter((e) => e.usual).map((e) => e.id);
  let wanted = new Set(state.editions ?? usual);
  const box = h("div", {});
  const groups = [...new Set(editions.map((e) => e.issuer))];
  const apply = (ids) => {
    wanted = new Set(ids);
    draw();
    if (!wanted.size) return;
    const list = all.filter((id) => wanted.has(id));
    change({ editions: list.join() === usual.join() ? null : list });
    changed();
  };
  const draw = () => fill(box,
    h("div", { class: "row" }, button(t("web-editions-usual"), () => apply(usual), { data: { keep: "usual" } }),
      button(t("web-editions-all"), () => apply(all), { data: { keep: "all" } }),
      groups.map((issuer) => button(t("web-editions-only", { issuer }), () => apply(editions.filter((e) => e.issuer === issuer).map((e) => e.id)), { data: { keep: `only-${issuer}` } }))),
    groups.map((issuer) => h("fieldset", {}, h("legend", {}, issuer), editions.filter((e) => e.issuer === issuer).map((e) =>
      tick(h("span", {}, e.title, " ", h("code", {}, e.id)), wanted.has(e.id), (on) => {
        const next = new Set(wanted);
        if (on) next.add(e.id); else next.delete(e.id);
        apply(next);
      }, { data: { keep: e.id, edition: e.id } })))),
    wanted.size ? null : h("p", { class: "reason", role: "alert" }, t("web-editions-none")));
  draw();
  open(t("web-editions"), box, "editions");
}

/** A text from elsewhere: an incident file, JSON, or a FEN. `taken(words)` is told what of it was left out. */
export function paste(taken) {
  const area = h("textarea", { rows: 14, spellcheck: "false", data: { paste: "text" }, placeholder: t("web-paste-hint"), "aria-labelledby": "dialog-head" });
  const reason = h("div", { class: "reason", role: "alert" });
  const submit = async (event) => {
    event.preventDefault();
    const text = area.value.trim();
    if (!text) { reason.textContent = t("web-paste-empty"); return; }
    const isFen = !text.includes("\n") && placement(text) !== null;
    const sent = isFen ? { id: "page", position: { fen: text }, events: [] } : text;
    try {
      const answer = await (await post("/api/rule", { editions: state.editions?.join(",") }, sent)).json();
      const incident = { ...answer.incident, events: answer.incident.events ?? [] };
      const expected = "expect" in incident;
      delete incident.expect;
      dialog.close();
      await take(incident);
      if (expected) taken(t("web-paste-expect"));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      fill(reason, error.diagnostics.length ? error.diagnostics.map((d) => [
        h("p", {}, d.line && !isFen ? t("web-at-line", { line: d.line, column: d.column ?? 1, message: d.message }) : d.message),
        d.text && !isFen ? h("pre", {}, d.text) : null, d.help ? h("p", { class: "note" }, d.help) : null,
      ]) : h("p", {}, error.message));
    }
  };
  const dialog = open(t("web-paste"), h("form", { on: { submit } }, area, reason, h("div", { class: "row" }, h("button", { type: "submit", class: "main" }, t("web-paste-take")))), "paste");
  area.focus();
}

