// Squares, positions and the drawings on them.

import { s } from "./dom.js";
import { symbolOf } from "./words.js";

export const FILES = "abcdefgh";

/** Squares as they are read from the upper left, from White's side or from Black's. */
export function order(flip) {
  const ranks = flip ? [1, 2, 3, 4, 5, 6, 7, 8] : [8, 7, 6, 5, 4, 3, 2, 1];
  const files = flip ? [...FILES].reverse() : [...FILES];
  return ranks.map((rank) => files.map((file) => `${file}${rank}`));
}

/** Units by square of the first field of a FEN; null when it is none. */
export function placement(fen) {
  const ranks = fen.trim().split(/\s+/)[0].split("/");
  if (ranks.length !== 8) return null;
  const units = new Map();
  for (const [index, rank] of ranks.entries()) {
    let file = 0;
    for (const sign of rank) {
      if (/[1-8]/.test(sign)) file += Number(sign);
      else if (/[kqrbnp]/i.test(sign)) units.set(`${FILES[file++]}${8 - index}`, sign);
      else return null;
    }
    if (file !== 8) return null;
  }
  return units;
}

/** The first field of a FEN. */
export function written(units) {
  return order(false).map((rank) => {
    let text = "";
    let empty = 0;
    for (const square of rank) {
      const unit = units.get(square);
      if (!unit) { empty += 1; continue; }
      text += `${empty || ""}${unit}`;
      empty = 0;
    }
    return `${text}${empty || ""}`;
  }).join("/");
}

/** A drawing of a unit. */
export function drawing(piece) {
  return s("svg", { viewBox: "0 0 45 45", class: "unit", "aria-hidden": "true", focusable: "false" }, s("use", { href: symbolOf(piece) }));
}

/** Loads the drawings into the page, once. */
export async function loadDrawings() {
  const answer = await fetch("/assets/pieces.svg");
  const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  document.getElementById("symbols").replaceChildren(document.importNode(drawn.documentElement, true));
}

function middle(square, flip) {
  const file = FILES.indexOf(square[0]);
  const rank = Number(square[1]) - 1;
  return flip ? [7.5 - file, rank + 0.5] : [file + 0.5, 7.5 - rank];
}

/** Arrows for moves on a board of 8 by 8; moves with the same ends are one arrow. */
export function arrows(moves, flip) {
  const ends = [...new Set(moves.map((move) => `${move.from}${move.to}`))];
  const drawn = ends.map((pair) => {
    const [x1, y1] = middle(pair.slice(0, 2), flip);
    const [x2, y2] = middle(pair.slice(2), flip);
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length === 0) return null;
    const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
    const [nx, ny] = [x2 - dx * 0.26, y2 - dy * 0.26];
    const line = `M${x1 + dx * 0.3} ${y1 + dy * 0.3}L${nx} ${ny}`;
    const head = `M${x2} ${y2}L${nx - dy * 0.14} ${ny + dx * 0.14}L${nx + dy * 0.14} ${ny - dx * 0.14}z`;
    return s("g", { class: "arrow" },
      s("path", { class: "seam", d: `${line}${head}` }), s("path", { class: "line", d: line }), s("path", { class: "head", d: head }));
  });
  return drawn.filter((arrow) => arrow !== null);
}
