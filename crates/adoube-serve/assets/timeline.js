// The events in order of time: edited, reordered, taken back.

import { calm } from "./acts.js";
import { button, fill, h } from "./dom.js";
import { eventForm, notation } from "./eventform.js";
import { live, onLive, refresh, standing } from "./live.js";
import { change, remember, state, undo, ways } from "./store.js";
import { count, t } from "./words.js";

export function makeTimeline() {
  const head = h("h2", {});
  const ways_ = h("div", { class: "row tools" });
  const list = h("ol", { class: "events", id: "events" });
  const note = h("p", { class: "note" });
  const element = h("section", { class: "panel timeline", "aria-labelledby": "events-head" }, head, ways_, list, note);
  head.id = "events-head";
  let editing = null;
  let known = [];

  function replace(events, at = state.at) {
    remember();
    calm();
    change({ incident: { ...state.incident, events }, scenario: null, at: at !== null && at >= events.length ? null : at });
    refresh();
  }

  function move(index, by) {
    const events = [...state.incident.events];
    const target = index + by;
    if (target < 0 || target >= events.length) return;
    [events[index], events[target]] = [events[target], events[index]];
    if (editing === index) editing = target;
    replace(events);
    requestAnimationFrame(() => list.querySelector(`[data-keep="event-${target}"]`)?.focus());
  }

  function drop(index) {
    editing = null;
    replace(state.incident.events.filter((_, i) => i !== index));
    requestAnimationFrame(() => (list.querySelector(`[data-keep="event-${Math.max(0, index - 1)}"]`) ?? head).focus());
  }

  function goTo(at) {
    calm();
    change({ at: at >= state.incident.events.length ? null : at });
    refresh();
  }

  function keys(event, index) {
    if (event.target !== event.currentTarget) return;
    if (event.altKey && event.key === "ArrowUp") move(index, -1);
    else if (event.altKey && event.key === "ArrowDown") move(index, 1);
    else if (event.key === "Delete" || event.key === "Backspace") drop(index);
    else if (event.code === "KeyE") edit(index);
    else return;
    event.preventDefault();
  }

  function edit(index) {
    editing = editing === index ? null : index;
    draw();
    if (editing !== null) list.querySelector("form select, form input")?.focus();
  }

  function item(event, index) {
    const at = standing();
    const frame = live.whole?.frames?.[index + 1] ?? live.frames[index + 1];
    const faulty = live.fault?.event === index + 1;
    const told = frame ? frame.words : known[index]?.event === JSON.stringify(event) ? known[index].words : null;
    const words = told ? h("span", { class: "words" }, told) : h("code", { class: "words" }, notation(event));
    const little = (sign, label, act, more = {}) => button(sign, act, { class: "little", "aria-label": t(label, { n: index + 1 }), title: t(label, { n: index + 1 }), ...more });
    return h("li", { class: `event${index + 1 > at ? " later" : ""}${faulty ? " faulty" : ""}${frame?.begins_turn ? " new-turn" : ""}`, value: index + 1 },
      h("div", { class: "event-line" },
        h("button", {
          type: "button", class: "event-button", data: { keep: `event-${index}` }, "aria-current": at === index + 1 ? "step" : null,
          title: t("web-event-go"), "aria-keyshortcuts": "E Delete Alt+ArrowUp Alt+ArrowDown",
          on: { click: () => goTo(index + 1), keydown: (e) => keys(e, index) },
        }, h("span", { class: "number" }, `${index + 1}`), words),
        h("span", { class: "event-tools" },
          little("✎", "web-event-edit", () => edit(index), { "aria-expanded": String(editing === index), data: { keep: `edit-${index}` } }),
          little("↑", "web-event-up", () => move(index, -1), { disabled: index === 0 }),
          little("↓", "web-event-down", () => move(index, 1), { disabled: index === state.incident.events.length - 1 }),
          little("✕", "web-event-delete", () => drop(index)))),
      faulty ? h("p", { class: "reason" }, live.fault.message) : null,
      editing === index ? eventForm(event, (changed) => {
        editing = null;
        replace(state.incident.events.map((old, i) => (i === index ? changed : old)));
        requestAnimationFrame(() => list.querySelector(`[data-keep="event-${index}"]`)?.focus());
      }, () => { editing = null; draw(); }) : null);
  }

  function draw() {
    if (!element.isConnected) return;
    const { events } = state.incident;
    const at = standing();
    head.textContent = t("web-events");
    head.tabIndex = -1;
    const { back, forth } = ways();
    fill(ways_,
      button(h("span", {}, t("web-undo"), " ", h("kbd", {}, "Z")), () => step(false), { disabled: !back, data: { keep: "undo", act: "undo" } }),
      button(h("span", {}, t("web-redo"), " ", h("kbd", {}, "Y")), () => step(true), { disabled: !forth, data: { keep: "redo", act: "redo" } }),
      button("‹", () => goTo(Math.max(0, at - 1)), { "aria-label": t("web-step-back"), title: t("web-step-back"), disabled: at === 0, data: { keep: "back" } }),
      button("›", () => goTo(at + 1), { "aria-label": t("web-step-forth"), title: t("web-step-forth"), disabled: at >= events.length, data: { keep: "forth" } }),
      button(t("web-clear"), () => { editing = null; replace([], null); }, { disabled: events.length === 0, data: { keep: "clear" } }));
    live.whole?.frames?.slice(1).forEach((frame, i) => { known[i] = { event: JSON.stringify(events[i]), words: frame.words }; });
    known.length = events.length;
    fill(list, events.map(item));
    note.textContent = events.length === 0 ? t("web-events-none") : at < events.length ? t("web-events-cut", { at, n: events.length }) : count("web-events-count", events.length);
    note.classList.toggle("cut", at < events.length);
  }

  function step(forth) {
    calm();
    editing = null;
    if (undo(forth)) refresh();
  }

  onLive(draw);
  return { element, draw, step, goTo };
}
