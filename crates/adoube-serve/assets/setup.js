// Setting up a position: by dragging, by keys, or as a FEN.

import { button, choice, fill, h, tick } from "./dom.js";
import { live, onLive, refresh } from "./live.js";
import { drawing, placement, written } from "./squares.js";
import { change, remember, state } from "./store.js";
import { t, unitName } from "./words.js";

export const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const PIECES = [..."KQRBNPkqrbnp"];

/** The position before the first event, as a FEN. */
export function fen() {
  return state.incident.position?.fen && !state.incident.position.moves?.length
    ? state.incident.position.fen
    : live.whole?.fen ?? state.incident.position?.fen ?? START;
}

function fields() {
  const [, side = "w", rights = "-", passing = "-", clock = "0", number = "1"] = fen().trim().split(/\s+/);
  return { side, rights, passing, clock, number };
}

export function makeSetup({ reset }) {
  const element = h("section", { class: "panel setup" });
  let chosen = "P";

  function put(position) {
    remember();
    const kept = state.incident.position?.chess960 ? { chess960: true } : {};
    change({ incident: { ...state.incident, position: { fen: position, ...kept } }, scenario: null, at: null });
    refresh();
  }

  function from(units, changed = {}) {
    const f = { ...fields(), ...changed };
    put([written(units), f.side, f.rights || "-", f.passing || "-", f.clock, f.number].join(" "));
  }

  const units = () => placement(fen()) ?? new Map();

  /** Puts the chosen unit on the square, or takes off one of the same kind. */
  function tap(square) {
    const now = units();
    if (chosen === "" || now.get(square) === chosen) now.delete(square);
    else now.set(square, chosen);
    from(now);
  }

  function drop(a, b) {
    if (a === b) return;
    const now = units();
    const unit = now.get(a);
    now.delete(a);
    if (b) now.set(b, unit);
    from(now);
  }

  /** Letters put units, with Shift black ones. */
  function key(event, square) {
    const letter = /^Key([KQRBNP])$/.exec(event.code)?.[1];
    const now = units();
    if (letter) now.set(square, event.shiftKey ? letter.toLowerCase() : letter);
    else if (event.key === "Delete" || event.key === "Backspace") now.delete(square);
    else return false;
    from(now);
    return true;
  }

  function draw() {
    if (!element.isConnected || element.hidden) return;
    const f = fields();
    const piece = (sign) => button(drawing(sign), () => { chosen = sign; draw(); }, {
      class: "act new", "aria-pressed": String(chosen === sign), "aria-label": unitName(sign), title: unitName(sign), data: { keep: `piece-${sign}`, piece: sign },
    });
    const line = h("input", { class: "fen", value: fen(), spellcheck: "false", autocomplete: "off", data: { keep: "fen" } });
    const right = (sign) => tick(t(`web-right-${sign}`), f.rights.includes(sign), (on) => {
      const rights = [..."KQkq"].filter((one) => (one === sign ? on : f.rights.includes(one))).join("");
      from(units(), { rights });
    }, { data: { keep: `right-${sign}` } });
    fill(element,
      h("p", { class: "note" }, t("web-setup-note")),
      h("div", { class: "row pieces", role: "group", "aria-label": t("web-setup-pieces") }, PIECES.slice(0, 6).map(piece),
        button("✕", () => { chosen = ""; draw(); }, { class: "act new", "aria-pressed": String(chosen === ""), "aria-label": t("web-setup-erase"), title: t("web-setup-erase"), data: { keep: "piece-none" } }),
        PIECES.slice(6).map(piece)),
      h("div", { class: "row" },
        choice(t("web-setup-side"), [["w", t("web-side-white")], ["b", t("web-side-black")]], f.side, (side) => from(units(), { side, passing: "-" }), { data: { keep: "side" } }),
        h("label", { class: "field" }, h("span", {}, t("web-setup-passing")), h("input", { value: f.passing, size: 3, data: { keep: "passing" }, on: { change: (e) => from(units(), { passing: e.target.value.trim() || "-" }) } }))),
      h("fieldset", {}, h("legend", {}, t("web-setup-rights")), h("div", { class: "row" }, [..."KQkq"].map(right))),
      h("form", { class: "row", on: { submit: (e) => { e.preventDefault(); put(line.value.trim()); } } },
        h("label", { class: "field wide" }, h("span", { translate: "no" }, "FEN"), line), h("button", { type: "submit" }, t("web-setup-take"))),
      h("div", { class: "row" },
        button(t("web-setup-start"), () => put(START), { data: { keep: "start" } }),
        button(t("web-setup-empty"), () => put("8/8/8/8/8/8/8/8 w - - 0 1"), { data: { keep: "empty" } }),
        tick(t("web-setup-960"), Boolean(state.incident.position?.chess960), (on) => {
          remember();
          const position = { ...state.incident.position, fen: fen() };
          if (on) position.chess960 = true; else delete position.chess960;
          change({ incident: { ...state.incident, position }, scenario: null });
          refresh();
        }, { data: { keep: "960" } }),
        button(t("web-setup-done"), reset, { class: "main", data: { keep: "done", act: "setup-done" } })),
      live.fault && !live.fault.event ? h("p", { class: "reason", role: "alert" }, live.fault.message) : null);
  }

  onLive(draw);
  return { element, draw, tap, drop, key, units };
}
