// The page of `adoube serve`: three views over one state.

import { VIEWS } from "./address.js";
import { get } from "./api.js";
import { makeBoardView } from "./boardview.js";
import { editionList } from "./dialog.js";
import { choice, fill, h } from "./dom.js";
import { refresh } from "./live.js";
import { makeMatrixView } from "./matrix.js";
import { makeQuizView } from "./quiz.js";
import { loadDrawings } from "./squares.js";
import { change, reread, state, subscribe } from "./store.js";
import { load, t } from "./words.js";

const views = { board: makeBoardView(), matrix: makeMatrixView(), quiz: makeQuizView() };
const main = document.getElementById("main");

/** Light, dark, or as the system has it; kept in the browser, it is no part of what is shown. */
const scheme = {
  get: () => { try { return localStorage.getItem("scheme") ?? ""; } catch { return ""; } },
  set: (value) => {
    try { localStorage.setItem("scheme", value); } catch { /* Without storage it holds until the page is left. */ }
    document.documentElement.dataset.scheme = value;
  },
};

function drawFrame() {
  const skip = document.getElementById("skip");
  skip.textContent = t("web-skip");
  const nav = document.getElementById("views");
  nav.setAttribute("aria-label", t("web-views"));
  fill(nav, VIEWS.map((view) => h("a", {
    href: `#/${view}`, "aria-current": state.view === view ? "page" : null, data: { view, keep: view },
    on: { click: (event) => { event.preventDefault(); change({ view }, { push: true }); } },
  }, t(`web-view-${view}`))));
  const names = [["en", "English"], ["ru", "Русский"]];
  const languages = choice(t("web-language"), names, state.lang, (lang) => change({ lang }), { data: { keep: "lang" }, translate: "no" });
  for (const option of languages.querySelectorAll("option")) option.lang = option.value;
  fill(document.getElementById("prefs"), languages,
    choice(t("web-scheme"), ["", "light", "dark"].map((one) => [one, t(`web-scheme-${one || "system"}`)]), scheme.get(), scheme.set, { data: { keep: "scheme" } }));
  fill(document.getElementById("foot"), h("p", {}, t("web-foot")));
}

function show() {
  const view = views[state.view];
  if (main.firstElementChild !== view.element) main.replaceChildren(view.element);
  view.draw();
}

/** Loads the incident of the scenario that the address names. */
async function fetchScenario() {
  if (!state.scenario) return;
  try {
    const found = await get(`/api/scenarios/${encodeURIComponent(state.scenario)}`);
    change({ incident: found.incident }, { quiet: true });
  } catch {
    change({ scenario: null }, { quiet: true });
  }
}

async function arrive() {
  await load(state.lang);
  await fetchScenario();
  if (!state.edition) change({ edition: (await editionList()).in_force }, { quiet: true });
  drawFrame();
  show();
  await refresh();
  document.body.dataset.ready = "yes";
}

subscribe(async (old) => {
  if (old.lang !== state.lang) { await arrive(); return; }
  if (old.view !== state.view) { drawFrame(); show(); main.focus({ preventScroll: true }); window.scrollTo(0, 0); return; }
  views[state.view].changed(old);
});

document.getElementById("skip").addEventListener("click", (event) => { event.preventDefault(); main.focus(); });
window.addEventListener("popstate", () => { delete document.body.dataset.ready; reread(); arrive(); });
scheme.set(scheme.get());
await Promise.all([loadDrawings(), arrive()]);
