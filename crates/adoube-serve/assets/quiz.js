// Questions on incidents: how does this edition rule?

import { address, get, Refused } from "./api.js";
import { encode, fresh } from "./address.js";
import { editionList, scenarioList } from "./dialog.js";
import { button, choice, fill, h } from "./dom.js";
import { change, state } from "./store.js";
import { say, t } from "./words.js";

/** Longer rulings are told in short alone. */
const SENTENCES = 160;

function query() {
  const q = state.quiz;
  return { seed: q.seed, n: q.n, theme: q.theme, ask: q.ask, editions: state.editions?.join(",") };
}

/** Answers are kept as numbers of choices, from 1; 0 is none. */
function given(index) {
  return state.quiz.answers[index] ?? 0;
}

/** A ruling in sentences, where they are short enough to be read beside others. */
function told(choice) {
  const words = choice.sentences.join(" ");
  return words.length <= SENTENCES ? words : "";
}

function verdict(right, question) {
  return right ? t("quiz-verdict-right") : t("quiz-verdict-wrong", { letter: question.answer });
}

export function makeQuizView() {
  const head = h("h1", {});
  const settings = h("form", { class: "filters" });
  const sheet = h("div", { class: "sheet" });
  const element = h("div", { class: "quiz-view" }, head, settings, sheet);
  let quiz = null;
  let serial = 0;

  function set(patch) {
    change({ quiz: { ...state.quiz, ...patch } });
  }

  async function load() {
    const mine = ++serial;
    if (!quiz) fill(sheet, h("p", { class: "note" }, t("web-wait")));
    try {
      const answer = await get("/api/quiz", query());
      if (mine !== serial) return;
      quiz = answer;
      drawSheet();
    } catch (error) {
      quiz = null;
      if (mine === serial) fill(sheet, h("p", { class: "reason", role: "alert" }, error instanceof Refused ? error.message : t("web-lost")));
    }
  }

  function begin() {
    set({ open: true, at: 0, answers: [] });
    load().then(() => sheet.querySelector("h2")?.focus());
  }

  async function drawSettings() {
    const { editions } = await editionList();
    const { themes } = await scenarioList();
    const q = state.quiz;
    const number = (name, label, least, most) => h("label", { class: "field" }, h("span", {}, label),
      h("input", { type: "number", min: least, max: most, value: q[name], data: { keep: name, quiz: name }, on: { change: (e) => set({ [name]: Math.max(least, Math.min(most, Number.parseInt(e.target.value, 10) || least)), open: false }) } }));
    settings.onsubmit = (event) => { event.preventDefault(); begin(); };
    fill(settings, h("div", { class: "row" },
      choice(t("web-theme"), [["", t("web-any-theme")], ...themes.map((theme) => [theme.id, theme.name])], q.theme, (theme) => { set({ theme, open: false }); drawSettings(); }, { data: { keep: "theme", quiz: "theme" } }),
      choice(t("web-quiz-ask"), [["", t("web-quiz-any")], ...editions.map((e) => [e.id, e.title])], q.ask, (ask) => { set({ ask, open: false }); drawSettings(); }, { data: { keep: "ask", quiz: "ask" } }),
      number("n", t("web-quiz-n"), 1, 50), number("seed", t("web-quiz-seed"), 0, 999999),
      h("button", { type: "submit", class: "main", data: { keep: "begin", act: "quiz-begin" } }, t("web-quiz-begin"))),
    h("div", { class: "row" }, h("span", { class: "row-name" }, t("web-save")),
      h("a", { class: "button", href: address("/api/quiz.html", query()), target: "_blank", rel: "noopener" }, t("web-quiz-paper")),
      h("a", { class: "button", href: address("/api/quiz.csv", query()), download: `adoube-quiz-${q.seed}.csv` }, t("web-quiz-anki"))));
  }

  function go(at) {
    set({ at });
    drawSheet();
    sheet.querySelector("h2")?.focus();
  }

  function answer(index, picked) {
    const answers = Array.from({ length: quiz.questions.length }, (_, i) => given(i));
    answers[index] = picked + 1;
    set({ answers });
    drawSheet();
    const one = quiz.questions[index].choices[picked];
    say(`${verdict(one.right, quiz.questions[index])} ${one.right ? "" : one.explanation} ${quiz.questions[index].explanation}`);
    sheet.querySelector(".verdict")?.focus();
  }

  function choices(question, index) {
    const done = given(index) > 0;
    let picked = given(index) - 1;
    const options = question.choices.map((one, i) => {
      const state_ = done ? (one.right ? " right" : i === picked ? " wrong" : "") : "";
      const sign = done ? (one.right ? "✓" : i === picked ? "✗" : "") : "";
      return h("label", { class: `choice${state_}` },
        h("input", { type: "radio", name: "choice", value: String(i), checked: done && i === picked, disabled: done, data: { choice: one.letter }, on: { change: () => { picked = i; } } }),
        h("span", {}, h("b", {}, one.letter), " ", one.words,
          told(one) ? h("span", { class: "told-small" }, told(one)) : null,
          sign ? h("span", { class: "sign" }, ` ${sign} `, h("span", {}, t(one.right ? "web-quiz-is-right" : "web-quiz-is-yours"))) : null,
          done ? h("span", { class: "explained" }, one.right ? question.explanation : one.explanation) : null));
    });
    const submit = (event) => {
      event.preventDefault();
      if (picked < 0) { form.querySelector(".reason").textContent = t("web-quiz-pick"); return; }
      answer(index, picked);
    };
    const form = h("form", { class: "choices", on: { submit } }, h("fieldset", {}, h("legend", {}, question.stem), options), h("p", { class: "reason", role: "alert" }),
      done ? null : h("button", { type: "submit", class: "main", data: { act: "quiz-answer" } }, t("web-quiz-answer")));
    return form;
  }

  function picture(question) {
    const source = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(question.svg)}`;
    const words = new DOMParser().parseFromString(question.svg, "image/svg+xml").querySelector("desc")?.textContent ?? question.fen;
    return h("img", { class: "diagram", src: source, alt: words });
  }

  function card(question, index) {
    const done = given(index) > 0;
    const right = done && question.choices[given(index) - 1]?.right;
    const last = index === quiz.questions.length - 1;
    return h("section", { class: "question-card" },
      h("h2", { tabindex: "-1" }, t("web-quiz-number", { number: index + 1, all: quiz.questions.length })),
      h("p", { class: "soft" }, question.title),
      h("div", { class: "question-body" }, picture(question),
        h("div", {}, question.conditions.length ? h("p", { class: "note" }, question.conditions.join(" ")) : null, h("ol", { class: "story" }, question.events.map((words) => h("li", {}, words))), choices(question, index),
          done ? h("div", { class: `verdict ${right ? "right" : "wrong"}`, tabindex: "-1" },
            h("p", {}, h("b", {}, verdict(right, question))),
            h("p", {}, h("a", { href: encode({ ...state, view: "board", scenario: question.incident, edition: question.edition, against: null, at: null, incident: fresh().incident }) }, t("web-quiz-story")))) : null)),
      h("div", { class: "row" },
        button(t("web-quiz-back"), () => go(index - 1), { disabled: index === 0 }),
        button(t(last ? "web-quiz-end" : "web-quiz-next"), () => go(index + 1), { class: done ? "main" : "", data: { act: "quiz-next" } })));
  }

  function score() {
    const { questions } = quiz;
    const hits = questions.filter((question, i) => question.choices[given(i) - 1]?.right).length;
    return h("section", { class: "question-card" },
      h("h2", { tabindex: "-1" }, t("web-quiz-score", { right: hits, all: questions.length })),
      h("ol", { class: "score" }, questions.map((question, i) => {
        const one = question.choices[given(i) - 1];
        const key = one ? (one.right ? "web-quiz-right" : "web-quiz-wrong") : "web-quiz-unanswered";
        return h("li", {}, button(question.title, () => go(i), { class: "link" }), " ", h("b", {}, t(key)));
      })),
      button(t("web-quiz-again"), begin, {}));
  }

  function drawSheet() {
    if (!element.isConnected || !quiz) return;
    const { at } = state.quiz;
    if (!quiz.questions.length) fill(sheet, h("p", {}, t("web-quiz-none")));
    else fill(sheet, at >= quiz.questions.length ? score() : card(quiz.questions[at], at));
  }

  return {
    element,
    draw: () => {
      head.textContent = t("web-quiz");
      document.title = `${t("web-quiz")} — adoube`;
      drawSettings();
      if (state.quiz.open) load(); else fill(sheet, h("p", { class: "note" }, t("web-quiz-intro")));
    },
    changed: (old) => {
      if (old.quiz !== state.quiz) drawSettings();
    },
  };
}
