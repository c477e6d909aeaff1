// The board: 64 squares that the mouse, the finger and the keyboard reach.

import { h, s } from "./dom.js";
import { arrows, drawing, order } from "./squares.js";
import { t, unitName } from "./words.js";

/** How far a pointer goes, in pixels, before it drags. */
const DRAG = 6;

/**
 * A board. `tap(square)` and `drop(from, to, event)` (`to` null: off the board) tell what was done with the pointer,
 * `key(event, square)` what was pressed on a square; it gives true when it has used the key.
 */
export function makeBoard({ tap, drop, key, name = "play" }) {
  const grid = h("div", { class: "squares", role: "grid", data: { board: name } });
  const overlay = s("svg", { viewBox: "0 0 8 8", class: "overlay", "aria-hidden": "true", focusable: "false" });
  const ranks = h("div", { class: "ranks", "aria-hidden": "true" });
  const files = h("div", { class: "files", "aria-hidden": "true" });
  const turn = h("div", { class: "turn", "aria-hidden": "true" });
  const element = h("div", { class: "board" }, ranks, h("div", { class: "field64" }, grid, overlay), turn, files);
  const cells = new Map();
  let current = "e1";
  let flip = null;
  let ghost = null;

  function build(turned) {
    flip = turned;
    const rows = order(flip);
    grid.replaceChildren(...rows.map((rank) => h("div", { class: "rank", role: "row" }, rank.map((square) => {
      const dark = (square.charCodeAt(0) + Number(square[1])) % 2 === 0;
      const cell = cells.get(square) ?? h("div", { role: "gridcell", class: `square ${dark ? "dark" : "light"}`, data: { square } });
      cells.set(square, cell);
      return cell;
    }))));
    ranks.replaceChildren(...rows.map((rank) => h("span", {}, rank[0][1])));
    files.replaceChildren(...rows[0].map((square) => h("span", {}, square[0])));
  }

  function rove(square, focus) {
    cells.get(current)?.setAttribute("tabindex", "-1");
    current = square;
    const cell = cells.get(square);
    cell.setAttribute("tabindex", "0");
    if (focus) cell.focus();
  }

  function step(columns, rows) {
    const all = order(flip);
    const row = all.findIndex((rank) => rank.includes(current));
    const column = all[row].indexOf(current);
    const clamp = (n) => Math.max(0, Math.min(7, n));
    rove(all[clamp(row + rows)][clamp(column + columns)], true);
  }

  const STEPS = {
    ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
    Home: [-8, 0], End: [8, 0], PageUp: [0, -8], PageDown: [0, 8],
  };

  grid.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key in STEPS) step(...STEPS[event.key]);
    else if (event.key === "Enter" || event.key === " ") tap(current, event);
    else if (!key?.(event, current)) return;
    event.preventDefault();
  });
  grid.addEventListener("focusin", (event) => {
    const square = event.target.dataset.square;
    if (square && square !== current) rove(square, false);
  });

  const at = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-square]")?.dataset.square ?? null;
  let drag = null;
  let dragged = false;

  grid.addEventListener("pointerdown", (event) => {
    dragged = false;
    const square = event.target.closest("[data-square]")?.dataset.square;
    if (!square || event.button !== 0) return;
    drag = { square, x: event.clientX, y: event.clientY, unit: cells.get(square).querySelector(".unit:last-of-type:not(.pale)") };
  });
  window.addEventListener("pointermove", (event) => {
    if (!drag?.unit || !drop) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < DRAG) return;
      ghost = h("div", { class: "ghost" }, drag.unit.cloneNode(true));
      ghost.style.width = `${drag.unit.getBoundingClientRect().width}px`;
      document.body.append(ghost);
      drag.unit.classList.add("lifted");
    }
    ghost.style.transform = `translate(calc(${event.clientX}px - 50%), calc(${event.clientY}px - 55%))`;
    for (const [square, cell] of cells) cell.classList.toggle("over", square === at(event));
  });
  const end = (event) => {
    if (ghost) {
      ghost.remove();
      ghost = null;
      dragged = true;
      drag.unit.classList.remove("lifted");
      for (const cell of cells.values()) cell.classList.remove("over");
      const inside = at(event) && element.contains(document.elementFromPoint(event.clientX, event.clientY));
      if (event.type === "pointerup") drop(drag.square, inside ? at(event) : null, event);
    }
    drag = null;
  };
  window.addEventListener("pointerup", end);
  window.addEventListener("pointercancel", end);
  grid.addEventListener("click", (event) => {
    const square = event.target.closest("[data-square]")?.dataset.square;
    if (!square || dragged) { dragged = false; return; }
    rove(square, true);
    tap(square, event);
  });

  /**
   * Draws units (`{ piece, square, held, touched }`), arrows, the unit in the hand (`hand`, a square) and marked
   * squares; `side` is the side to move.
   */
  function draw({ units, moves = [], flip: turned = false, side, hand = null, marked = [], label }) {
    if (turned !== flip) build(turned);
    grid.setAttribute("aria-label", label);
    turn.dataset.side = side ?? "";
    turn.classList.toggle("flipped", turned);
    const standing = new Map();
    for (const unit of units) {
      if (unit.square) standing.set(unit.square, [...(standing.get(unit.square) ?? []), unit]);
    }
    for (const [square, cell] of cells) {
      const all = standing.get(square) ?? [];
      const here = all.filter((unit) => !unit.pale);
      const touched = here.some((unit) => unit.touched?.length);
      const held = here.some((unit) => unit.held) || square === hand;
      const mark = marked.includes(square);
      const words = [square];
      for (const unit of here) words.push(unitName(unit.piece));
      if (!here.length) words.push(t("web-cell-empty"));
      if (touched) words.push(t("web-cell-touched"));
      if (held) words.push(t("web-cell-hand"));
      if (mark) words.push(t("web-cell-marked"));
      const look = `${all.map((u) => `${u.piece}${u.pale ?? ""}`).join("")}|${touched}|${held}|${mark}`;
      cell.setAttribute("aria-label", words.join(", "));
      cell.setAttribute("tabindex", square === current ? "0" : "-1");
      if (cell.dataset.look === look) continue;
      cell.dataset.look = look;
      cell.classList.toggle("filled", here.length > 0);
      cell.classList.toggle("two", here.length > 1);
      cell.classList.toggle("touched", touched);
      cell.classList.toggle("held", held);
      cell.classList.toggle("marked", mark);
      cell.replaceChildren(...all.map((unit) => {
        const drawn = drawing(unit.piece);
        if (unit.pale) drawn.classList.add("pale");
        return drawn;
      }));
    }
    overlay.replaceChildren(...arrows(moves, turned));
  }

  return { element, draw, focus: (square = current) => rove(square, true), current: () => current };
}
