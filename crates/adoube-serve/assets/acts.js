// What hands do at the board, as events of the incident file.

import { attempt, frame } from "./live.js";
import { state } from "./store.js";
import { t } from "./words.js";

/** Acts on a square: what the hand does there. */
export const TOOLS = [
  { id: "touch", code: "KeyT" },
  { id: "hold", code: "KeyH" },
  { id: "put", code: "KeyS" },
  { id: "release", code: "KeyL" },
  { id: "remove", code: "KeyX" },
  { id: "brush", code: "KeyB" },
  { id: "together", code: "KeyG" },
];

/** New units at promotion. */
export const NEW = [
  { id: "queen", code: "Digit1", piece: "q" },
  { id: "rook", code: "Digit2", piece: "r" },
  { id: "bishop", code: "Digit3", piece: "b" },
  { id: "knight", code: "Digit4", piece: "n" },
];

/** Acts without a square. */
export const OTHERS = [
  { id: "adjust", code: "KeyA", event: () => ({ say: "adjust" }) },
  { id: "press", code: "KeyC", event: () => ({ press: "clock" }) },
  { id: "claim", code: "KeyK", event: () => ({ claim: "touch-move" }), by: "other" },
  { id: "turn", code: "KeyN", event: () => ({ turn: opposite(mover()) }), by: "none" },
];

/** Kinds of complaints and claims, and who makes them: the side that waits, or the side on move. */
export const CLAIMS = [["touch-move", "other"], ["illegal-move", "other"], ["flag", "other"], ["threefold", "mover"], ["fifty-move", "mover"]];

/** Acts that seldom happen: chosen from a list. */
export const SELDOM = [
  ...CLAIMS.slice(1).map(([kind, by]) => ({ id: `claim-${kind}`, event: () => ({ claim: kind }), by })),
  { id: "offer", event: () => ({ offer: "draw" }) },
  { id: "accept", event: () => ({ accept: "draw" }), by: "other" },
  { id: "resign", event: () => ({ resign: true }) },
  { id: "flag", event: () => ({ flag: "falls" }) },
];

export const MEANINGS = ["play", "castle", "adjust", "other-unit", "none"];

/** What is set at the side of the board; not part of the address. */
export const hand = { tool: "touch", unit: null, who: "mover", meaning: "", by: "hand", two: false, marked: [], unsure: false };

const listeners = new Set();

/** Calls the listener when the hand has changed, with a reason when an act was refused. */
export function onHand(listener) {
  listeners.add(listener);
}

function tell(reason = null) {
  for (const listener of listeners) listener(reason);
}

export function set(patch) {
  Object.assign(hand, patch);
  tell();
}

export function opposite(side) {
  return side === "white" ? "black" : "white";
}

/** Whose turn it is in the file where the page stands. */
export function mover() {
  return frame()?.side ?? "white";
}

/** The unit that stands uppermost on the square. */
export function unitOn(square) {
  const here = (frame()?.units ?? []).filter((unit) => unit.square === square);
  return here.find((unit) => unit.held) ?? here.find((unit) => unit.name !== square) ?? here[0] ?? null;
}

const isNew = (name) => NEW.some((unit) => unit.id === name);

/** The square on which the unit in the hand stands or stood. */
export function handSquare() {
  const units = frame()?.units ?? [];
  if (hand.unit) return units.find((unit) => unit.name === hand.unit && unit.square)?.square ?? null;
  return units.find((unit) => unit.held)?.square ?? null;
}

/** The name of the unit in the hand: taken there, or set down and not let go. */
export function inHand() {
  return hand.unit ?? (frame()?.units ?? []).find((unit) => unit.held)?.name ?? null;
}

async function act(event, by, since) {
  const who = by ?? hand.who;
  const full = who === "other" ? { ...event, by: opposite(mover()) } : event;
  const reason = await attempt(full, since);
  if (reason === null) Object.assign(hand, { meaning: "", by: "hand", two: false });
  tell(reason);
  return reason === null;
}

function touch(names, more = {}) {
  const event = { touch: names.length === 1 ? names[0] : names };
  if (hand.meaning) event.meaning = hand.meaning;
  if (hand.by === "object") event.with = "object";
  else if (hand.by === "unit" && hand.unit && !names.includes(hand.unit)) event.with = hand.unit;
  return { ...event, ...more };
}

function place(kind, unit, square) {
  return { [kind]: unit, at: square, ...(hand.two ? { hands: "two" } : {}) };
}

/** Does on this square what the tool says. Gives true when the act was taken up. */
export async function perform(tool, square, since) {
  const unit = unitOn(square);
  const nothing = () => { tell(t("web-why-no-unit", { square })); return false; };
  switch (tool) {
    case "touch":
    case "brush": {
      if (!unit) return nothing();
      if (isNew(unit.name)) { tell(t("web-why-new-unit", { square })); return false; }
      return act(touch([unit.name], tool === "brush" ? { manner: "accidental" } : {}), undefined, since);
    }
    case "hold": {
      if (!unit) return nothing();
      const known = isNew(unit.name) || (hand.who === "mover" && !hand.meaning && unit.touched.includes(mover()));
      if (!known && !(await act(touch([unit.name]), undefined, since))) return false;
      set({ unit: unit.name });
      return true;
    }
    case "put":
    case "release": {
      const name = inHand();
      if (!name) { tell(t("web-why-empty-hand")); return false; }
      if (!(await act(place(tool, name, square), undefined, since))) return false;
      set({ unit: tool === "put" ? name : null });
      return true;
    }
    case "remove": {
      if (!unit) return nothing();
      if (isNew(unit.name)) { tell(t("web-why-new-unit", { square })); return false; }
      return act({ remove: unit.name, ...(hand.two ? { hands: "two" } : {}) }, undefined, since);
    }
    default:
      return mark(square);
  }
}

/** Marks a unit for touching several at the same time, or takes the mark away. */
function mark(square) {
  if (!unitOn(square)) { tell(t("web-why-no-unit", { square })); return false; }
  const marked = hand.marked.includes(square) ? hand.marked.filter((s) => s !== square) : [...hand.marked, square];
  set({ marked, tool: "together" });
  return true;
}

/** Touches all marked units at the same time. */
export async function touchMarked(since) {
  const names = hand.marked.map((square) => unitOn(square)?.name).filter((name) => name && !isNew(name));
  if (names.length < 2) { tell(t("web-why-two-marks")); return; }
  if (await act(touch(names, hand.unsure ? { order: "unknown" } : {}), undefined, since)) {
    set({ marked: [], tool: "touch", unsure: false });
  }
}

/** What a tap on a square does: with a unit in the hand it is set there, else the chosen tool acts. */
export function tapped(square, since) {
  if (hand.tool === "together") return perform("together", square, since);
  if (hand.unit && ["touch", "hold"].includes(hand.tool)) return perform("release", square, since);
  return perform(hand.tool, square, since);
}

/** A unit was dragged: let go on another square, or taken off the board (`to` null). */
export async function dropped(from, to, since) {
  const unit = unitOn(from);
  if (!unit || from === to) return;
  if (to === null) { await perform("remove", from, since); return; }
  const kind = hand.tool === "put" ? "put" : "release";
  if (await act(place(kind, unit.name, to), undefined, since)) set({ unit: kind === "put" ? unit.name : null });
}

/** Takes a new unit in the hand. */
export function takeNew(id) {
  set({ unit: hand.unit === id ? null : id, marked: [] });
}

/** An act without a square. */
export async function other(entry, since) {
  const by = entry.by === "none" ? "mover" : entry.by;
  if (!(await act(entry.event(), by, since))) return;
  if (entry.id === "turn") set({ unit: null, who: "mover", marked: [], tool: "touch" });
}

/** Sets everything at the side of the board back. */
export function calm() {
  Object.assign(hand, { tool: "touch", unit: null, who: "mover", meaning: "", by: "hand", two: false, marked: [], unsure: false });
  tell();
}

/** Whether the page shows its newest event. */
export function atEnd() {
  return state.at === null || state.at >= state.incident.events.length;
}
