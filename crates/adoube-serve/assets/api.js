// Questions to the server on this machine.

import { state } from "./store.js";

/** What the server found wrong: `diagnostics` name line, column and event. */
export class Refused extends Error {
  constructor(error) {
    super(error.message);
    this.kind = error.kind;
    this.diagnostics = error.diagnostics ?? [];
  }

  /** Number of the event that the first diagnostic is about, or null. */
  get event() {
    return this.diagnostics.find((d) => d.event)?.event ?? null;
  }
}

/** Address of a question in the language of the page; empty words are left out. */
export function address(path, words = {}) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...words, lang: state.lang })) {
    if (value !== null && value !== undefined && value !== "") query.set(name, String(value));
  }
  return `${path}?${query}`;
}

async function checked(answer) {
  if (answer.ok) return answer;
  let error;
  try {
    error = (await answer.json()).error;
  } catch {
    error = { message: `${answer.status}`, kind: "fault" };
  }
  throw new Refused(error);
}

export async function get(path, words) {
  return (await checked(await fetch(address(path, words)))).json();
}

/** An incident as the server reads it best: each event on a line of its own, so that it can name the event. */
export function body(incident) {
  const { events = [], ...head } = incident;
  const lines = events.map((event) => JSON.stringify(event)).join(",\n");
  const start = JSON.stringify(head).slice(0, -1);
  return `${start}${start.length > 1 ? "," : ""}"events":[\n${lines}\n]}`;
}

/** Sends an incident (an object, or text as it was pasted) and gives the answer. */
export async function post(path, words, incident, signal) {
  const text = typeof incident === "string" ? incident : body(incident);
  const headers = { "content-type": "application/json" };
  return checked(await fetch(address(path, words), { method: "POST", headers, body: text, signal }));
}

/** Milliseconds that the engine took for the answer. */
export function engineTime(answer) {
  const found = /engine;dur=([\d.]+)/.exec(answer.headers.get("server-timing") ?? "");
  return found ? Number(found[1]) : null;
}
