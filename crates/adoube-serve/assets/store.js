// The state of the page, and the way back.

import { decode, encode } from "./address.js";

export let state = decode(location.hash);

const listeners = new Set();
let past = [];
let future = [];

/** Calls the listener with the old state after each change. */
export function subscribe(listener) {
  listeners.add(listener);
}

/** Changes the state and the address. `push` makes a step of the browser's history. */
export function change(patch, { push = false, quiet = false } = {}) {
  const old = state;
  state = { ...state, ...patch };
  const address = encode(state);
  if (address !== location.hash) {
    if (push) history.pushState(null, "", address);
    else history.replaceState(null, "", address);
  }
  if (!quiet) for (const listener of listeners) listener(old);
}

/** Takes the state of the address, after the browser's own back and forward. */
export function reread() {
  const old = state;
  state = decode(location.hash);
  for (const listener of listeners) listener(old);
}

/** Remembers the incident as it is, to come back to. */
export function remember() {
  past.push({ incident: state.incident, scenario: state.scenario, at: state.at });
  if (past.length > 200) past.shift();
  future = [];
}

/** Whether there is something to undo or to do again. */
export function ways() {
  return { back: past.length > 0, forth: future.length > 0 };
}

/** Goes one step back, or forth again. Tells whether there was one. */
export function undo(forth = false) {
  const [from, to] = forth ? [future, past] : [past, future];
  const step = from.pop();
  if (!step) return false;
  to.push({ incident: state.incident, scenario: state.scenario, at: state.at });
  change(step);
  return true;
}
