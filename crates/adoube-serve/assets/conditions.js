// Under which conditions the game is played: told in words; those that trainers set most often have fields.

import { button, choice, fill, h, tick } from "./dom.js";
import { live, onLive, refresh } from "./live.js";
import { change, remember, state } from "./store.js";
import { lang, t } from "./words.js";

/** Times on clocks: minutes and seconds, with or without hours. */
const CLOCK = /^\d{1,2}:[0-5]\d(:[0-5]\d)?$/;

const SIDES = ["white", "black"];

function given() {
  return state.incident.conditions ?? {};
}

export function makeConditions() {
  const head = h("h2", { id: "conditions-head" });
  const list = h("ul", { class: "condition-list" });
  const form = h("div", { class: "condition-form" });
  const fold = h("details", { data: { keep: "conditions" } }, h("summary", { data: { act: "conditions" } }), form);
  const element = h("section", { class: "panel conditions", "aria-labelledby": "conditions-head" }, head, list, fold);
  const clocks = { white: "", black: "" };

  function set(patch) {
    const conditions = { ...given(), ...patch };
    for (const [key, value] of Object.entries(conditions)) if (value === null) delete conditions[key];
    const incident = { ...state.incident };
    if (Object.keys(conditions).length) incident.conditions = conditions; else delete incident.conditions;
    remember();
    change({ incident, scenario: null });
    refresh();
  }

  /** Clocks stand in the file when both times are known. */
  function setClock(side, text, reason) {
    clocks[side] = text;
    const { white, black } = clocks;
    if (!white && !black) set({ clocks: null });
    else if (CLOCK.test(white) && CLOCK.test(black)) set({ clocks: { white, black } });
    else reason.textContent = t(text && !CLOCK.test(text) ? "web-condition-clock-bad" : "web-condition-clock-both");
  }

  function setOffences(side, count) {
    const offences = { ...given().offences };
    const mine = { ...offences[side], "illegal-move": count };
    if (!count) delete mine["illegal-move"];
    if (Object.keys(mine).length) offences[side] = mine; else delete offences[side];
    set({ offences: Object.keys(offences).length ? offences : null });
  }

  function drawForm() {
    const now = given();
    const keep = (name) => ({ data: { keep: `condition-${name}`, condition: name } });
    const on = (name, key, value) => tick(t(`web-condition-${name}`), now[key] === value, (yes) => set({ [key]: yes ? value : null }), keep(name));
    const reason = h("p", { class: "reason", role: "alert" });
    Object.assign(clocks, { white: "", black: "" }, now.clocks);
    const clock = (side) => h("label", { class: "field" }, h("span", {}, t(`web-condition-clock-${side}`)),
      h("input", { value: clocks[side], size: 6, placeholder: "5:00", autocomplete: "off", ...keep(`clock-${side}`), on: { change: (e) => setClock(side, e.target.value.trim(), reason) } }));
    const offences = (side) => h("label", { class: "field" }, h("span", {}, t(`web-condition-illegal-${side}`)),
      h("input", { type: "number", min: 0, max: 9, value: now.offences?.[side]?.["illegal-move"] ?? 0, ...keep(`illegal-${side}`), on: { change: (e) => setOffences(side, Math.max(0, Math.min(9, Number.parseInt(e.target.value, 10) || 0))) } }));
    const plays = [["", t("web-condition-play-unsaid")], ...["standard", "rapid", "blitz"].map((play) => [play, t(`web-condition-play-${play}`)])];
    fill(form,
      choice(t("web-condition-play"), plays, now.play ?? "", (play) => set({ play: play || null }), keep("play")),
      on("supervised", "supervised", true),
      on("phase", "phase", "quickplay-finish"),
      on("mechanical", "clock-kind", "mechanical"),
      on("watching", "arbiter", "watching"),
      h("div", { class: "row" }, h("span", { class: "row-name" }, t("web-condition-clocks")), SIDES.map(clock)),
      h("div", { class: "row" }, h("span", { class: "row-name" }, t("web-condition-illegal")), SIDES.map(offences)),
      reason,
      h("p", { class: "note" }, t("web-conditions-more")),
      Object.keys(now).length ? h("div", { class: "row" }, button(t("web-conditions-none"), () => set(Object.fromEntries(Object.keys(now).map((key) => [key, null]))), { data: { keep: "conditions-none" } })) : null);
  }

  let drawn = "";

  function draw() {
    if (!element.isConnected) return;
    // Where the incident cannot be ruled on, what was told last stands.
    const told = live.whole?.conditions ?? (state.incident.conditions ? null : []);
    const look = JSON.stringify([lang(), told, state.incident.conditions]);
    if (look === drawn) return;
    drawn = look;
    head.textContent = t("web-conditions");
    fold.firstChild.textContent = t("web-conditions-change");
    if (told) {
      fill(list, told.map((words) => h("li", {}, words)));
      list.hidden = told.length === 0;
    }
    drawForm();
  }

  onLive(draw);
  return { element, draw };
}
