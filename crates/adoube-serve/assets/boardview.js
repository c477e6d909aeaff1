// The view where an incident is acted out.

import { calm, dropped, hand, handSquare, onHand, tapped } from "./acts.js";
import { makeActBar } from "./actbar.js";
import { makeBoard } from "./board.js";
import { makeConditions } from "./conditions.js";
import { chooseEditions, chooseScenario, editionList } from "./dialog.js";
import { button, fill, h } from "./dom.js";
import { chosenGroup, frame, live, onLive, refresh } from "./live.js";
import { makeReasons } from "./reasons.js";
import { makeRulings, spoken } from "./rulings.js";
import { fen, makeSetup } from "./setup.js";
import { makeShare } from "./share.js";
import { placement } from "./squares.js";
import { change, state } from "./store.js";
import { makeTimeline } from "./timeline.js";
import { count, lang, say, t } from "./words.js";

/** More arrows than this hide the board. */
const ARROWS = 20;

export function makeBoardView() {
  let setting = false;
  const timeline = makeTimeline();
  const conditions = makeConditions();
  const actbar = makeActBar({ toBoard: () => board.focus(), extra });
  const setup = makeSetup({ reset: () => mode(false) });
  const reasons = makeReasons();
  const rulings = makeRulings({ toReasons: () => reasons.focus() });
  const share = makeShare({ refuse: (why) => actbar.refuse(why), renamed: () => { drawTitle(); share.draw(); refresh(); } });
  const board = makeBoard({
    tap: (square, event) => (setting ? setup.tap(square) : tapped(square, event.timeStamp)),
    drop: (from, to, event) => (setting ? setup.drop(from, to) : dropped(from, to, event.timeStamp)),
    key: (event, square) => (setting ? setup.key(event, square) : actbar.pressed(event, square)),
  });
  const title = h("div", { class: "title" });
  const tools = h("div", { class: "row board-tools" });
  const caption = h("p", { class: "caption" });
  // On a narrow screen the cards stand far below; what they say in short stands under the board too.
  const glance = h("ul", { class: "glance", "aria-hidden": "true" });
  const played = h("div", { class: "played" }, title, tools, board.element, caption, actbar.status, glance);
  const right = h("div", { class: "ruled" }, rulings.element, reasons.element);
  const element = h("div", { class: "play-view" }, played, h("div", { class: "between" }, actbar.element, setup.element, timeline.element, conditions.element, share.element), right);

  // The column of the board stays in view; one that is taller than the window stays by its lower end.
  const hold = () => { played.style.top = `${Math.min(8, window.innerHeight - played.offsetHeight - 8)}px`; };
  new ResizeObserver(hold).observe(played);
  window.addEventListener("resize", hold);

  function extra(event) {
    if (event.code === "KeyZ") timeline.step(false);
    else if (event.code === "KeyY") timeline.step(true);
    else if (event.code === "KeyF") change({ flip: !state.flip });
    else return false;
    return true;
  }

  function mode(on) {
    setting = on;
    calm();
    if (on) change({ at: null });
    draw();
    board.focus();
  }

  let titled = "";

  function drawTitle() {
    const { incident } = state;
    const look = JSON.stringify([lang(), incident.title, incident.about]);
    if (look === titled && document.title.startsWith(incident.title?.[lang()] ?? t("web-own-incident"))) return;
    titled = look;
    const words = incident.title?.[lang()] ?? incident.title?.en;
    const about = incident.about?.[lang()];
    fill(title,
      h("h1", {}, words ?? t("web-own-incident")),
      about ? h("details", { class: "about" }, h("summary", { data: { keep: "about" } }, t("web-about")), h("p", {}, about),
        incident.source ? h("p", { class: "soft", lang: "en" }, incident.source) : null) : null);
    document.title = `${words ?? t("web-own-incident")} — adoube`;
  }

  let tooled = "";

  async function drawTools() {
    const { editions } = await editionList();
    const n = state.editions?.length ?? editions.filter((e) => e.usual).length;
    const look = JSON.stringify([lang(), n, setting, state.flip]);
    if (look === tooled) return;
    tooled = look;
    fill(tools,
      button(t("web-scenarios"), chooseScenario, { data: { keep: "scenarios", act: "scenarios" } }),
      button(t("web-setup"), () => mode(!setting), { "aria-pressed": String(setting), data: { keep: "setup", act: "setup" } }),
      button(count("web-editions-n", n), () => chooseEditions(() => refresh()), { data: { keep: "editions", act: "editions" } }),
      button(h("span", {}, t("web-flip"), " ", h("kbd", {}, "F")), () => change({ flip: !state.flip }), { "aria-pressed": String(state.flip), data: { keep: "flip", act: "flip" } }));
  }

  /** Units that a permitted move takes from a square which they have left: pale, where the move begins. */
  function pale(units, moves) {
    const gone = new Set(moves.map((move) => move.from).filter((square) => !units.some((unit) => unit.square === square)));
    return units.filter((unit) => gone.has(unit.name)).map((unit) => ({ piece: unit.piece, square: unit.name, pale: true }));
  }

  function drawBoard() {
    const now = frame();
    const group = chosenGroup();
    const arrows = !setting && group && !group.every_move && group.moves.length <= ARROWS && ["open", "bound"].includes(group.status) ? group.moves : [];
    const bare = () => [...(placement(fen()) ?? new Map())].map(([square, piece]) => ({ square, piece, touched: [] }));
    board.draw({
      units: setting || !now ? bare() : [...now.units, ...pale(now.units, arrows)], moves: arrows, flip: state.flip, side: now?.side ?? null,
      hand: setting ? null : handSquare(), marked: setting ? [] : hand.marked, label: t(setting ? "web-board-setup" : "web-board"),
    });
    board.element.classList.toggle("setting", setting);
    fill(glance, live.groups.map((one, i) => h("li", { class: `o${Math.min(i, 5)}` }, h("span", { class: "letter" }, one.letter), h("span", {}, one.words), h("span", { class: "soft" }, String(one.editions.length)))));
    caption.textContent = now ? `${now.caption}${group && arrows.length ? ` ${t("web-arrows", { letter: group.letter })}` : ""}` : "";
  }

  function draw() {
    if (!element.isConnected) return;
    drawTitle();
    drawTools();
    drawBoard();
    actbar.element.hidden = setting;
    actbar.status.hidden = setting;
    setup.element.hidden = !setting;
    if (setting) setup.draw(); else actbar.draw();
    timeline.draw();
    conditions.draw();
    rulings.draw();
    reasons.draw();
    share.draw();
  }

  onHand(() => { if (element.isConnected && !setting) drawBoard(); });
  onLive(() => {
    if (!element.isConnected) return;
    drawTitle();
    drawBoard();
    share.draw();
    const event = live.frames.length > 1 ? frame()?.words ?? "" : "";
    say(live.fault ? live.fault.message : `${event} ${spoken()}`.trim());
  });

  return {
    element, draw,
    changed: (old) => {
      if (old.flip !== state.flip || old.edition !== state.edition || old.against !== state.against) {
        drawBoard();
        rulings.draw();
        reasons.draw();
      }
      if (old.flip !== state.flip || old.editions !== state.editions) drawTools();
    },
  };
}
