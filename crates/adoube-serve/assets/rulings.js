// Rulings beside the board: editions grouped by outcome.

import { button, fill, h } from "./dom.js";
import { chosenGroup, live, onLive, standing } from "./live.js";
import { change, state } from "./store.js";
import { count, t } from "./words.js";

/** Editions of the group in short, one text an issuer. */
function issuers(group) {
  return h("ul", { class: "issuers" }, group.issuers.filter((issuer) => issuer.ranges.length).map((issuer) =>
    h("li", {}, h("span", { class: "issuer" }, issuer.issuer), " ", issuer.ranges.map((range) =>
      h("span", { class: "range", title: t(`web-certainty-${range.certainty}`) },
        h("b", {}, range.name), " ", h("span", { class: `mark ${range.certainty}` }, range.mark),
        range.certainty === "express" ? null : h("span", { class: "hear" }, t(`web-certainty-${range.certainty}`)), " ", range.articles)))));
}

/** The provision that decides, as the chosen edition of the group has it. */
function gist(edition) {
  if (!edition.gist) return null;
  return h("p", { class: "gist" }, h("span", { class: "article" }, edition.article), " ", edition.gist, " ", h("span", { class: "soft" }, `(${edition.title})`));
}

function details(group, edition) {
  const certain = edition.certainty === "express" ? "" : ` ${edition.certainty_words}`;
  const articles = [...new Set(edition.cites.map((c) => c.article))].join(", ");
  return h("div", {},
    h("dt", {}, button(edition.title, () => choose(edition.id), { class: "link", "aria-pressed": String(edition.id === state.edition) }), " ", h("code", {}, edition.id)),
    h("dd", {}, articles || t("web-no-article"), certain, edition.gist ? h("p", { class: "soft" }, `${edition.article} ${edition.gist}`) : null,
      edition.breach.length ? ` ${t("web-breach", { articles: edition.breach.join(", ") })}` : "",
      edition.readings.map((reading) => h("p", { class: "reading" }, h("span", { class: "row-name" }, t("web-reading")), " ", h("code", {}, reading.id),
        reading.article ? ` (${reading.article})` : "", `: ${reading.sentences.join(" ")} `, reading.source ? h("span", { class: "soft" }, reading.source) : null))));
}

/** Makes this the edition whose moves stand on the board and whose reasons are told. */
export function choose(edition, more = {}) {
  change({ edition, ...more });
}

export function makeRulings({ toReasons }) {
  const head = h("h2", { id: "rulings-head" });
  const summary = h("p", { class: "summary" });
  const alarm = h("div", { class: "alarm", role: "alert" });
  const cards = h("div", { class: "cards" });
  const notes = h("ul", { class: "notes" });
  const legend = h("details", { class: "legend" }, h("summary", {}), notes);
  const element = h("section", { class: "panel rulings", "aria-labelledby": "rulings-head" }, head, summary, alarm, cards, legend);
  const opened = new Set();

  function card(group, index) {
    const mine = chosenGroup() === group;
    const first = group.editions.find((e) => e.id === state.edition) ?? group.editions.at(-1);
    const elsewhere = live.groups.find((other) => other !== group);
    // What is folded is made when it is opened.
    const list = h("dl", {});
    const unfold = () => list.replaceChildren(...group.editions.map((edition) => details(group, edition)));
    const fold = h("details", { class: "who", open: opened.has(group.letter), on: { toggle: (e) => {
      if (e.target.open) { opened.add(group.letter); unfold(); } else opened.delete(group.letter);
    } } }, h("summary", { data: { keep: `who-${group.letter}` } }, t("web-editions-articles")), list);
    if (opened.has(group.letter)) unfold();
    return h("article", { class: `outcome o${Math.min(index, 5)}${mine ? " chosen" : ""}`, data: {
      outcome: group.letter, editions: group.editions.map((e) => e.id).join(" "), status: group.status,
      move: group.move?.uci ?? group.move ?? "", permitted: group.moves.map((move) => move.uci).join(" "),
    } },
      h("h3", {}, h("span", { class: "letter" }, group.letter), " ", h("span", { class: "outcome-words" }, group.words)),
      issuers(group),
      h("div", { class: "told" }, group.sentences.map((sentence) => h("p", {}, sentence))),
      gist(first),
      h("div", { class: "row card-tools" },
        button(t("web-show"), () => choose(first.id), { "aria-pressed": String(mine), class: "little-text", data: { keep: `show-${group.letter}`, act: "show" } }),
        button(t("web-why"), () => { choose(first.id, { against: null }); toReasons(); }, { class: "little-text", data: { keep: `why-${group.letter}`, act: "why" } }),
        elsewhere ? button(t("web-why-not", { letter: elsewhere.letter }), () => {
          choose(first.id, { against: (elsewhere.editions.find((e) => e.id === "fide-2023") ?? elsewhere.editions[0]).id });
          toReasons();
        }, { class: "little-text", data: { keep: `not-${group.letter}`, act: "why-not" } }) : null),
      fold);
  }

  function draw() {
    if (!element.isConnected) return;
    head.textContent = t("web-rulings");
    const editions = live.groups.reduce((sum, group) => sum + group.editions.length, 0);
    const at = standing();
    const cut = at < state.incident.events.length && live.groups.length;
    summary.textContent = [
      live.groups.length ? `${count("web-outcomes", live.groups.length)} ${count("web-of-editions", editions)}` : "",
      cut ? t("web-rulings-cut", { at }) : "",
    ].join(" ").trim();
    const fault = live.fault;
    fill(alarm, fault ? [
      h("p", { class: "reason" }, fault.lost ? t("web-lost") : fault.event ? t("web-fault-event", { n: fault.event, message: fault.message }) : fault.message),
      fault.diagnostics.slice(0, 1).map((d) => (d.help ? h("p", { class: "note" }, d.help) : null)),
      fault.event && fault.event > 1 ? h("p", { class: "note" }, t("web-fault-cut", { n: fault.event - 1 })) : null,
    ] : []);
    fill(cards, live.groups.map(card));
    legend.firstChild.textContent = t("web-legend");
    notes.replaceChildren(...legendWords().map((note) => h("li", {}, note)));
    legend.hidden = live.groups.length === 0;
  }

  onLive(draw);
  return { element, draw };
}

/** How to read the marks. */
export function legendWords() {
  return ["certain", "disputed", "silent", "range", "board"].map((one) => t(`web-legend-${one}`));
}

/** All outcomes in a sentence, for screen readers. */
export function spoken() {
  return live.groups.map((group) => `${group.letter}, ${count("web-of-editions", group.editions.length)} ${group.words}.`).join(" ");
}
