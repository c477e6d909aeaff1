// Why an edition rules so, and why not as another one does.

import { post, Refused } from "./api.js";
import { choice, fill, h } from "./dom.js";
import { live, onLive, standing, upTo } from "./live.js";
import { change, state } from "./store.js";
import { t } from "./words.js";

/** Milliseconds of rest before the reasons are asked for. */
const PAUSE = 120;

function remarks(list) {
  return h("ul", { class: "remarks" }, list.map((remark) =>
    h("li", {}, h("span", { class: "article" }, remark.article ?? "–"), " ", remark.words)));
}

function step(one) {
  return h("li", { value: one.event?.number, class: one.event ? null : "last" }, one.event ? h("p", {}, one.event.words) : h("p", { class: "row-name" }, t("web-in-the-end")),
    one.remarks.length ? remarks(one.remarks) : null);
}

function outcome(found) {
  return [found.words.map((words) => h("p", {}, words)),
    found.certainty_words && !found.words.includes(found.certainty_words) ? h("p", { class: "soft" }, found.certainty_words) : null,
    found.readings.length ? h("div", {}, h("p", { class: "row-name" }, t("web-readings")),
      h("ul", {}, found.readings.map((reading) => h("li", {}, h("code", {}, reading.id), reading.article ? ` (${reading.article})` : "", `: ${reading.words.join(" ")}`)))) : null];
}

function story(told) {
  const steps = told.steps.filter((one) => one.event || one.remarks.length);
  return [
    h("h3", {}, t("web-story-of", { title: told.edition_title })),
    steps.length ? h("ol", { class: "story" }, steps.map(step)) : h("p", {}, t("web-events-none")),
    h("h4", {}, t("web-ruling")), outcome(told.outcome),
    told.articles.length ? [h("h4", {}, t("web-articles")), h("dl", { class: "articles" }, told.articles.map((a) =>
      h("div", {}, h("dt", {}, a.article), h("dd", {}, a.gist))))] : null,
  ];
}

function contrast(told) {
  const [first, second] = told.editions;
  const side = (question, index) => h("li", {}, h("b", {}, told.editions[index].title), " ",
    question.articles[index] ? [h("span", { class: "article" }, question.articles[index].article), ` ${question.articles[index].gist} `] : t("web-says-nothing"),
    question.sentences?.[index] ? h("span", { class: "soft" }, `→ ${question.sentences[index]}`) : null);
  const parting = (one) => h("li", { value: one.event?.number, class: one.event ? null : "last" }, one.event ? h("p", {}, one.event.words) : h("p", { class: "row-name" }, t("web-in-the-end")),
    [one.first, one.second].map((list, index) => (list.length ? h("div", {}, h("p", { class: "soft" }, told.editions[index].title), remarks(list)) : null)));
  return [
    h("h3", {}, t("web-contrast-of", { first: first.title, second: second.title })),
    told.diverges ? null : h("p", {}, t("web-contrast-agree")),
    told.cause_words ? h("p", {}, told.cause_words) : null,
    told.questions.map((question) => h("div", { class: "question" }, h("p", {}, h("b", {}, question.question)), h("ul", {}, side(question, 0), side(question, 1)))),
    told.partings.length ? [h("h4", {}, t("web-partings")), h("ol", { class: "story" }, told.partings.map(parting))] : null,
    h("h4", {}, t("web-the-rulings")),
    told.editions.map((edition) => h("div", { class: "side" }, h("p", {}, h("b", {}, edition.title)), outcome(edition.outcome))),
  ];
}

export function makeReasons() {
  const head = h("h2", { id: "reasons-head", tabindex: "-1" });
  const choices = h("div", { class: "row" });
  const told = h("div", { class: "told-story" });
  const element = h("section", { class: "panel reasons", "aria-labelledby": "reasons-head" }, head, choices, told);
  let serial = 0;
  let pause = null;

  const editions = () => live.groups.map((group) => ({
    label: t("web-outcome-letter", { letter: group.letter }),
    options: group.editions.map((edition) => [edition.id, edition.title]),
  }));

  async function draw() {
    if (!element.isConnected) return;
    head.textContent = t("web-reasons");
    const all = live.groups.flatMap((group) => group.editions.map((e) => e.id));
    if (!all.length) {
      fill(choices);
      fill(told);
      element.removeAttribute("aria-busy");
      return;
    }
    const chosen = all.includes(state.edition) ? state.edition : all.at(-1);
    const against = all.includes(state.against) && state.against !== chosen ? state.against : "";
    fill(choices,
      choice(t("web-why-edition"), editions(), chosen, (edition) => change({ edition }), { data: { keep: "why-edition", act: "why-edition" } }),
      choice(t("web-why-against"), [["", t("web-against-none")], ...editions()], against, (other) => change({ against: other || null }), { data: { keep: "why-against", act: "why-against" } }));
    const mine = ++serial;
    element.setAttribute("aria-busy", "true");
    const incident = upTo(state.incident, live.fault?.event ? Math.min(standing(), live.fault.event - 1) : standing());
    try {
      const answer = await (against
        ? post("/api/contrast", { first: chosen, second: against }, incident)
        : post("/api/explain", { edition: chosen }, incident));
      const json = await answer.json();
      if (mine !== serial) return;
      fill(told, (against ? contrast(json) : story(json.stories[0])));
    } catch (error) {
      if (mine === serial) fill(told, h("p", { class: "reason" }, error instanceof Refused ? error.message : t("web-lost")));
    } finally {
      if (mine === serial) element.removeAttribute("aria-busy");
    }
  }

  // Acts that follow fast are ruled on at once; the reasons are told when the hand rests.
  onLive(() => {
    element.setAttribute("aria-busy", "true");
    clearTimeout(pause);
    pause = setTimeout(draw, PAUSE);
  });
  return { element, draw, focus: () => { head.focus(); head.scrollIntoView({ block: "nearest" }); } };
}
