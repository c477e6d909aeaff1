// Rulings on the incident as it stands: one question to the server for each act.

import { engineTime, post, Refused } from "./api.js";
import { change, remember, state } from "./store.js";

/**
 * What is known: `frames` of the board (0: before the first event), `groups` of rulings after the event at which the
 * page stands, `fault` when the incident cannot be ruled on whole, `yaml` and `comparison` for downloads.
 */
export const live = { frames: [], groups: [], fault: null, answer: null };

const listeners = new Set();
let running = null;

/** Calls the listener after each answer. */
export function onLive(listener) {
  listeners.add(listener);
}

function words() {
  return { editions: state.editions?.join(",") };
}

/** The incident up to and with event `count`. */
export function upTo(incident, count) {
  return { ...incident, events: incident.events.slice(0, count) };
}

async function ask(incident, signal) {
  const answer = await post("/api/rule", words(), incident, signal);
  return { ...(await answer.json()), engine: engineTime(answer) };
}

/** Where the page stands among the events. */
export function standing(of = state) {
  return of.at === null ? of.incident.events.length : Math.min(of.at, of.incident.events.length);
}

async function judge(incident, at, signal) {
  const whole = await ask(incident, signal);
  const cut = at < incident.events.length ? await ask(upTo(incident, at), signal) : whole;
  return { frames: whole.frames, groups: cut.groups, answer: cut, whole, fault: null };
}

/** As much as can be ruled on: events before the faulty one. */
async function judgeUpToFault(incident, at, refused, signal) {
  const fault = { event: refused.event, message: refused.message, diagnostics: refused.diagnostics };
  const none = { frames: [], groups: [], answer: null, whole: null, fault };
  if (!fault.event) return none;
  const sound = Math.min(at, fault.event - 1);
  try {
    return { ...(await judge(upTo(incident, fault.event - 1), sound, signal)), fault };
  } catch (error) {
    if (error instanceof Refused) return none;
    throw error;
  }
}

function begin() {
  running?.abort();
  running = new AbortController();
  document.body.dataset.busy = "yes";
  return running.signal;
}

function rest(signal) {
  if (!signal.aborted) delete document.body.dataset.busy;
}

function take(result, since) {
  Object.assign(live, result);
  for (const listener of listeners) listener();
  if (since === undefined) return;
  // Laid out as well, not only put into the tree.
  document.body.getBoundingClientRect();
  const detail = { engine: result.answer?.engine ?? null };
  performance.measure("rulings", { start: since, end: performance.now(), detail });
}

/** Asks anew after the state has changed. */
export async function refresh(since) {
  const signal = begin();
  const { incident } = state;
  try {
    let result;
    try {
      result = await judge(incident, standing(), signal);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      result = await judgeUpToFault(incident, standing(), error, signal);
    }
    if (!signal.aborted) take(result, since);
  } catch (error) {
    const fault = { event: null, message: error.message, diagnostics: [], lost: true };
    if (!signal.aborted) take({ frames: [], groups: [], answer: null, whole: null, fault });
  } finally {
    rest(signal);
  }
}

/**
 * Tries an act: it is taken up where the page stands when it is possible, else the reason is given back and nothing
 * changes.
 */
export async function attempt(event, since) {
  const signal = begin();
  const at = standing();
  const { incident } = state;
  const events = [...incident.events.slice(0, at), event, ...incident.events.slice(at)];
  const candidate = { ...incident, events };
  const next = state.at === null ? null : at + 1;
  let result;
  try {
    result = await judge(candidate, at + 1, signal);
  } catch (error) {
    if (signal.aborted) return null;
    rest(signal);
    if (!(error instanceof Refused)) return error.message;
    // A later event may have become impossible: that one is marked then, this one stands.
    if (error.event === null || error.event <= at + 1) {
      refresh();
      return error.message;
    }
    document.body.dataset.busy = "yes";
    result = await judgeUpToFault(candidate, at + 1, error, signal);
  }
  if (signal.aborted) return null;
  remember();
  change({ incident: candidate, scenario: null, at: next }, { quiet: true });
  take(result, since);
  rest(signal);
  return null;
}

/** The frame of the board where the page stands. */
export function frame() {
  const { frames } = live;
  return frames[Math.min(standing(), frames.length - 1)] ?? null;
}

/** The group of editions that the chosen edition belongs to. */
export function chosenGroup() {
  return live.groups.find((group) => group.editions.some((e) => e.id === state.edition)) ?? live.groups[0] ?? null;
}
