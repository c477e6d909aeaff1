// One event with all its modifiers, to be changed.

import { CLAIMS, MEANINGS, NEW } from "./acts.js";
import { button, h } from "./dom.js";
import { frame } from "./live.js";
import { t } from "./words.js";

/** An event as it is written in the file. */
export function notation(event) {
  return Object.entries(event).map(([key, value]) => `${key}: ${Array.isArray(value) ? `[${value.join(", ")}]` : value}`).join(", ");
}

/** The fields of the events that the form knows; others are changed as text. */
const FIELDS = {
  play: ["play", "by"],
  say: [], press: [], claim: ["claim", "by"], offer: [], accept: [], resign: [], flag: [], turn: ["side"],
  touch: ["squares", "meaning", "manner", "with", "order", "by"],
  put: ["unit", "at", "hands", "by"],
  release: ["unit", "at", "hands", "by"],
  remove: ["square", "hands", "by"],
};

const KINDS = Object.keys(FIELDS);

/** What stands under the key of the event when nothing else is said. */
const PLAIN = { say: "adjust", press: "clock", claim: "touch-move", offer: "draw", accept: "draw", resign: true, flag: "falls", turn: "black" };

function kindOf(event) {
  return KINDS.find((kind) => kind in event) ?? null;
}

/** Whether the form would keep all that the event says. */
function known(event) {
  const kind = kindOf(event);
  if (!kind) return false;
  const allowed = [kind, ...FIELDS[kind], ...(kind === "turn" ? [] : ["by"])];
  return Object.keys(event).every((key) => allowed.includes(key)) && !(kind in PLAIN && !["turn", "claim"].includes(kind) && event[kind] !== PLAIN[kind])
    && (kind !== "claim" || CLAIMS.some(([name]) => name === event.claim));
}

/** A form for the event; `done(event)` gets the changed one. */
export function eventForm(event, done, close) {
  return known(event) ? fieldsForm(event, done, close) : textForm(event, done, close);
}

function shell(content, submit, close) {
  const reason = h("p", { class: "reason", role: "alert" });
  const form = h("form", { class: "event-form", on: {
    submit: (e) => { e.preventDefault(); reason.textContent = submit() ?? ""; },
    keydown: (e) => { if (e.key === "Escape") { e.preventDefault(); close(); } },
  } }, content, reason, h("div", { class: "row" },
    h("button", { type: "submit", class: "main" }, t("web-form-apply")), button(t("web-form-cancel"), close)));
  return form;
}

/** Events that the form does not know are changed as JSON. */
function textForm(event, done, close) {
  const area = h("textarea", { rows: 3, spellcheck: "false", "aria-label": t("web-form-text") });
  area.value = JSON.stringify(event);
  return shell([h("p", { class: "note" }, t("web-form-text")), area], () => {
    try {
      const changed = JSON.parse(area.value);
      if (!changed || typeof changed !== "object" || Array.isArray(changed)) return t("web-form-bad");
      done(changed);
      return null;
    } catch {
      return t("web-form-bad");
    }
  }, close);
}

/** Units that may be in the hand while another one is touched, by their squares. */
function held(now) {
  const names = (frame()?.units ?? []).map((unit) => unit.name).filter((name) => /^[a-h][1-8]$/.test(name));
  const all = /^[a-h][1-8]$/.test(now) ? [...new Set([now, ...names])] : names;
  return all.sort().map((square) => [square, t("web-with-square", { square })]);
}

function fieldsForm(event, done, close) {
  let kind = kindOf(event);
  const value = {
    squares: [event.touch ?? event.remove ?? ""].flat().join(" "),
    square: event.remove ?? "",
    unit: event.put ?? event.release ?? "",
    at: event.at ?? "",
    meaning: event.meaning ?? "", manner: event.manner ?? "deliberate", with: event.with ?? "hand",
    order: event.order ?? "together", hands: event.hands ?? "one", by: event.by ?? "", side: event.turn ?? "black",
    claim: event.claim ?? "touch-move", play: event.play ?? "",
  };
  const holder = h("div", { class: "fields" });
  const select = (name, label, options) => {
    const field = h("select", { name, on: { change: (e) => { value[name] = e.target.value; } } }, options.map(([key, text]) => h("option", { value: key }, text)));
    field.value = value[name];
    return h("label", { class: "field" }, h("span", {}, label), field);
  };
  const input = (name, label, list) => h("label", { class: "field" }, h("span", {}, label),
    h("input", { name, value: value[name], list, autocomplete: "off", spellcheck: "false", size: name === "squares" ? 10 : 7, on: { input: (e) => { value[name] = e.target.value.trim(); } } }));
  const makers = {
    squares: () => input("squares", t("web-form-squares")),
    square: () => input("square", t("web-form-square")),
    play: () => input("play", t("web-form-play")),
    unit: () => input("unit", t("web-form-unit"), "new-units"),
    at: () => input("at", t("web-form-at")),
    meaning: () => select("meaning", t("web-meaning"), [["", t("web-meaning-unsaid")], ...MEANINGS.map((m) => [m, t(`web-meaning-${m}`)])]),
    manner: () => select("manner", t("web-form-manner"), ["deliberate", "accidental"].map((m) => [m, t(`web-manner-${m}`)])),
    with: () => select("with", t("web-form-with"), [["hand", t("web-with-hand")], ["object", t("web-with-object")], ...held(value.with)]),
    order: () => select("order", t("web-form-order"), ["together", "unknown"].map((m) => [m, t(`web-order-${m}`)])),
    hands: () => select("hands", t("web-form-hands"), ["one", "two"].map((m) => [m, t(`web-hands-${m}`)])),
    by: () => select("by", t("web-form-by"), [["", t("web-by-mover")], ["white", t("web-side-white")], ["black", t("web-side-black")]]),
    claim: () => select("claim", t("web-form-claim"), CLAIMS.map(([name]) => [name, t(`web-claim-${name}`)])),
    side: () => select("side", t("web-form-side"), [["white", t("web-side-white")], ["black", t("web-side-black")]]),
  };
  const fields = () => (kind === "turn" ? ["side"] : FIELDS[kind].length ? FIELDS[kind] : ["by"]);
  const draw = () => holder.replaceChildren(...fields().map((name) => makers[name]()));
  const kinds = h("select", { name: "kind", on: { change: (e) => {
    const squares = value.squares || value.square || value.unit;
    kind = e.target.value;
    value.squares = squares; value.square = squares.split(" ")[0]; value.unit = squares.split(" ")[0];
    draw();
  } } }, KINDS.map((k) => h("option", { value: k }, t(`web-kind-${k}`))));
  kinds.value = kind;
  draw();
  const list = h("datalist", { id: "new-units" }, NEW.map((unit) => h("option", { value: unit.id }, t(`web-role-${unit.id}`))));
  const content = [h("p", { class: "note" }, h("code", {}, notation(event))), h("label", { class: "field" }, h("span", {}, t("web-form-kind")), kinds), holder, list];
  return shell(content, () => { done(made(kind, value)); return null; }, close);
}

/** The event that the fields say, without what is the default. */
function made(kind, value) {
  const event = {};
  if (kind === "turn") return { turn: value.side };
  if (kind === "touch") {
    const squares = value.squares.split(/[\s,]+/).filter(Boolean);
    event.touch = squares.length === 1 ? squares[0] : squares;
    if (value.meaning) event.meaning = value.meaning;
    if (value.manner !== "deliberate") event.manner = value.manner;
    if (value.with && value.with !== "hand") event.with = value.with;
    if (value.order !== "together") event.order = value.order;
  } else if (kind === "put" || kind === "release") {
    event[kind] = value.unit;
    event.at = value.at;
  } else if (kind === "remove") {
    event.remove = value.square;
  } else if (kind === "play") {
    event.play = value.play;
  } else {
    event[kind] = kind === "claim" ? value.claim : PLAIN[kind];
  }
  if (["put", "release", "remove"].includes(kind) && value.hands !== "one") event.hands = value.hands;
  if (value.by) event.by = value.by;
  return event;
}
