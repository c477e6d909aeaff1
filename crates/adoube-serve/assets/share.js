// Taking the incident along: link, files, drawing, handout.

import { address, body, post } from "./api.js";
import { button, fill, h, save } from "./dom.js";
import { chosenGroup, live, standing, upTo } from "./live.js";
import { paste } from "./dialog.js";
import { change, remember, state } from "./store.js";
import { lang, say, t } from "./words.js";

/** Side of the PNG drawing in pixels. */
const PIXELS = 1200;

function here() {
  return upTo(state.incident, standing());
}

function name(ending) {
  return `${state.incident.id ?? "incident"}.${ending}`;
}

/** What `adoube compare` makes of the file that is downloaded as YAML, byte for byte. */
async function comparison() {
  const answer = await post("/api/compare", { editions: state.editions?.join(",") }, live.answer?.yaml ?? "");
  return answer.blob();
}

async function drawing() {
  const group = chosenGroup();
  const moves = group && !group.every_move ? group.moves.map((move) => move.uci).join(",") : "";
  const answer = await post("/api/svg", { frame: standing(), moves }, state.incident);
  return answer.blob();
}

async function png() {
  const source = URL.createObjectURL(await drawing());
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = h("canvas", { width: PIXELS, height: PIXELS });
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, PIXELS, PIXELS);
  pen.drawImage(image, 0, 0, PIXELS, PIXELS);
  URL.revokeObjectURL(source);
  return new Promise((done) => { canvas.toBlob(done, "image/png"); });
}

/** Opens the page to print: a form, so that it is an ordinary page of this server. */
function handout() {
  const form = h("form", { method: "post", target: "_blank", rel: "noopener", hidden: true, action: address("/api/handout", { editions: state.editions?.join(",") }) },
    h("input", { type: "hidden", name: "incident", value: body(here()) }));
  document.body.append(form);
  form.submit();
  form.remove();
}

export function makeShare({ refuse, renamed }) {
  const element = h("section", { class: "panel share", "aria-labelledby": "share-head" });

  const doing = (work) => async () => {
    try {
      await work();
    } catch (error) {
      refuse(error.message);
    }
  };

  async function copy() {
    let told = "web-link-copied";
    try {
      await navigator.clipboard.writeText(location.href);
    } catch {
      // Without the right to use the clipboard the address bar still holds the link.
      told = "web-link-in-bar";
    }
    note(t(told));
  }

  function note(words) {
    say(words);
    element.querySelector(".note").textContent = words;
  }

  function rename(title) {
    const { incident } = state;
    const other = lang() === "en" ? "ru" : "en";
    const kept = incident.title?.[other] && incident.title[other] !== incident.title[lang()] ? incident.title[other] : title;
    const named = { ...incident, title: { en: title, ru: title, [other]: kept } };
    if (!title) delete named.title;
    remember();
    change({ incident: named, scenario: null });
    renamed();
  }

  /** Title of the incident, and the name under which it is saved. */
  function names() {
    const field = (label, value, set, more) => h("label", { class: "field wide" }, h("span", {}, label),
      h("input", { value, autocomplete: "off", ...more, on: { change: (e) => set(e.target.value.trim()) } }));
    return h("div", { class: "row" },
      field(t("web-title"), state.incident.title?.[lang()] ?? "", rename, { data: { keep: "title" } }),
      field(t("web-id"), state.incident.id ?? "", (id) => {
        remember();
        change({ incident: { ...state.incident, id: id.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "page" }, scenario: null });
        renamed();
      }, { data: { keep: "id" }, size: 12, spellcheck: "false", translate: "no" }));
  }

  let drawn = "";

  function draw() {
    const look = JSON.stringify([lang(), state.incident.title, state.incident.id]);
    if (look === drawn) return;
    drawn = look;
    const text = (kind, act, props) => button(kind, doing(act), { translate: "no", data: { act: `save-${kind.toLowerCase()}` }, ...props });
    fill(element,
      h("h2", { id: "share-head" }, t("web-share")),
      h("div", { class: "row" },
        button(t("web-link"), copy, { data: { act: "link" } }),
        button(t("web-handout"), handout, { data: { act: "handout" } }),
        button(t("web-paste"), () => paste(note), { data: { act: "paste" } })),
      h("div", { class: "row", role: "group", "aria-label": t("web-save") }, h("span", { class: "row-name" }, t("web-save")),
        text("YAML", () => save(name("yaml"), new Blob([live.answer?.yaml ?? ""], { type: "application/yaml" }))),
        text("JSON", async () => save(name("json"), await comparison())),
        text("SVG", async () => save(name("svg"), await drawing())),
        text("PNG", async () => save(name("png"), await png()))),
      names(),
      h("p", { class: "note" }, t("web-share-note")));
  }

  return { element, draw };
}
