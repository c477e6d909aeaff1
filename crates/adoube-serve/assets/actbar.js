// The buttons beside the board: each act has one, and a key.

import {
  calm, hand, inHand, MEANINGS, mover, NEW, onHand, other, OTHERS, opposite, perform, SELDOM, set, takeNew, tapped, TOOLS, touchMarked,
} from "./acts.js";
import { button, choice, fill, h, tick } from "./dom.js";
import { onLive } from "./live.js";
import { drawing } from "./squares.js";
import { lang, t, unitName } from "./words.js";

/** The letter or digit on the key. */
export function keyName(code) {
  return code.replace(/^(Key|Digit)/, "");
}

function key(code) {
  return h("kbd", {}, keyName(code));
}

/** The bar; `toBoard()` brings the focus to the board, `extra` holds keys that others answer. */
export function makeActBar({ toBoard, extra }) {
  const bar = h("div", { class: "acts", role: "group" });
  const reason = h("p", { class: "reason", role: "alert" });
  const now = h("div", { class: "now-holder" });
  // Close to the board: what the next tap does, and why the last one was refused.
  const status = h("div", { class: "act-status" }, reason, now);
  const element = h("section", { class: "panel act-panel" }, bar);

  function row(name, label, ...content) {
    return h("div", { class: `act-row ${name}`, role: "group", "aria-label": label },
      h("span", { class: "row-name", "aria-hidden": "true" }, label), h("div", { class: "row" }, content));
  }

  function toolButton(tool) {
    const press = async () => {
      if (tool.id === "together" && hand.tool === "together" && hand.marked.length > 1) await touchMarked(performance.now());
      else set({ tool: tool.id, marked: [] });
    };
    return button(t(`web-act-${tool.id}`), press, {
      class: "act", "aria-pressed": String(hand.tool === tool.id), "aria-keyshortcuts": keyName(tool.code),
      title: t(`web-act-${tool.id}-title`), data: { keep: `tool-${tool.id}`, act: tool.id },
    }, key(tool.code));
  }

  function newButton(unit) {
    const piece = mover() === "white" ? unit.piece.toUpperCase() : unit.piece;
    const name = t("web-new-unit", { unit: unitName(piece) });
    return button([drawing(piece), h("span", { class: "hear" }, name)], () => { takeNew(unit.id); toBoard(); }, {
      class: "act new", "aria-pressed": String(hand.unit === unit.id), "aria-keyshortcuts": keyName(unit.code),
      title: name,
      data: { keep: `new-${unit.id}`, act: `new-${unit.id}` },
    }, key(unit.code));
  }

  function otherButton(entry) {
    return button(t(`web-act-${entry.id}`), (event) => other(entry, event.timeStamp), {
      class: "act", "aria-keyshortcuts": keyName(entry.code), title: t(`web-act-${entry.id}-title`),
      data: { keep: `other-${entry.id}`, act: entry.id },
    }, key(entry.code));
  }

  function whose() {
    const option = (who, side) => button(t(`web-hand-${who}`, { side: t(`web-side-${side}`) }), () => set({ who }), {
      class: "act", "aria-pressed": String(hand.who === who), data: { keep: `who-${who}`, act: `who-${who}` },
      "aria-keyshortcuts": "O",
    }, who === "other" ? key("KeyO") : null);
    return row("whose", t("web-hand"), option("mover", mover()), option("other", opposite(mover())));
  }

  function wishes() {
    const options = [["", t("web-meaning-unsaid")], ...MEANINGS.map((m) => [m, t(`web-meaning-${m}`)])];
    const means = [["hand", t("web-with-hand")], ["object", t("web-with-object")], ["unit", t("web-with-unit")]];
    return row("wishes", t("web-next-act"),
      choice(h("span", {}, t("web-meaning"), " ", key("KeyM")), options, hand.meaning, (meaning) => set({ meaning }), { data: { keep: "meaning", act: "meaning" } }),
      choice(t("web-with"), means, hand.by, (by) => set({ by }), { data: { keep: "with" } }),
      tick(h("span", {}, t("web-two-hands"), " ", key("KeyD")), hand.two, (two) => set({ two }), { data: { keep: "two" } }));
  }

  function seldom() {
    const options = [["", t("web-act-more")], ...SELDOM.map((entry) => [entry.id, t(`web-act-${entry.id}`)])];
    const select = choice(t("web-act-more-label"), options, "", (id) => {
      const entry = SELDOM.find((one) => one.id === id);
      if (entry) other(entry, performance.now());
    }, { data: { keep: "seldom", act: "seldom" } });
    select.classList.add("bare");
    return select;
  }

  function state() {
    if (hand.tool === "together") {
      return h("p", { class: "now" }, t("web-now-together", { squares: hand.marked.join(", ") || "—" }), " ",
        tick(t("web-order-unknown"), hand.unsure, (unsure) => set({ unsure }), { data: { keep: "unsure" } }),
        button(t("web-together-done"), (event) => touchMarked(event.timeStamp), { data: { keep: "together-done", act: "together-done" }, disabled: hand.marked.length < 2 }));
    }
    const name = inHand();
    if (name) {
      const words = NEW.some((unit) => unit.id === name) ? t(`web-role-${name}`) : name;
      return h("p", { class: "now" }, t("web-now-hand", { unit: words }), " ",
        button(t("web-hand-empty"), () => set({ unit: null }), { data: { keep: "empty-hand" }, hidden: !hand.unit }));
    }
    return h("p", { class: "now" }, t(`web-now-${hand.tool}`));
  }

  let drawn = "";

  function draw(why = null) {
    if (why !== null || reason.textContent) reason.textContent = why ?? "";
    // Most acts leave the buttons as they are.
    const look = JSON.stringify([hand, mover(), inHand(), lang()]);
    if (look === drawn) return;
    drawn = look;
    bar.setAttribute("aria-label", t("web-acts"));
    fill(bar,
      whose(),
      row("tools-row", t("web-tools"), TOOLS.map(toolButton)),
      row("new-row", t("web-new"), NEW.map(newButton)),
      row("others-row", t("web-others"), OTHERS.map(otherButton), seldom()),
      wishes());
    fill(now, state());
  }

  onHand(draw);
  onLive(() => { if (element.isConnected) draw(); });

  /** Keys of the acts, on a square and off it. */
  function pressed(event, square) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    const since = event.timeStamp;
    const tool = TOOLS.find((one) => one.code === event.code);
    if (tool && tool.id === "together" && hand.marked.length > 1 && hand.marked.includes(square)) touchMarked(since);
    else if (tool && square) perform(tool.id, square, since);
    else if (tool) { set({ tool: tool.id, marked: [] }); toBoard(); }
    else if (NEW.some((unit) => unit.code === event.code)) { takeNew(NEW.find((unit) => unit.code === event.code).id); toBoard(); }
    else if (OTHERS.some((entry) => entry.code === event.code)) other(OTHERS.find((entry) => entry.code === event.code), since);
    else if (event.code === "KeyO") set({ who: hand.who === "mover" ? "other" : "mover" });
    else if (event.code === "KeyM") bar.querySelector("[data-keep=meaning]").focus();
    else if (event.code === "KeyD") set({ two: !hand.two });
    else if (event.code === "Escape") calm();
    else return extra(event);
    return true;
  }

  bar.addEventListener("keydown", (event) => {
    if (event.target.closest("select, input")) return;
    if (pressed(event, null)) event.preventDefault();
  });

  return { element, status, draw, pressed, tapped, refuse: draw };
}
