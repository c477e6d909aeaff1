// Taking the incident along: link, files, drawing, handout.

import { address, body, post } from "./api.js";
import { button, h, save } from "./dom.js";
import { chosenGroup, live, standing, upTo } from "./live.js";
import { paste } from "./dialog.js";
import { state } from "./store.js";
import { say, t } from "./words.js";

/** Side of the PNG drawing in pixels. */
const PIXELS = 1200;

function here() {
  return upTo(state.incident, standing());
}

function name(ending) {
  return `${state.incident.id ?? "incident"}.${ending}`;
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

export function makeShare({ refuse }) {
  const element = h("section", { class: "panel share", "aria-labelledby": "share-head" });

  const doing = (work) => async () => {
    try {
      await work();
    } catch (error) {
      refuse(error.message);
    }
  };

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      say(t("web-link-copied"));
    } catch {
      // Without the right to use the clipboard the address bar still holds the link.
      say(t("web-link-in-bar"));
    }
    const note = element.querySelector(".note");
    note.textContent = document.hasFocus() ? t("web-link-copied") : t("web-link-in-bar");
  }

  function draw() {
    const text = (kind, act, props) => button(kind, doing(act), { translate: "no", data: { act: `save-${kind.toLowerCase()}` }, ...props });
    element.replaceChildren(
      h("h2", { id: "share-head" }, t("web-share")),
      h("div", { class: "row" },
        button(t("web-link"), copy, { data: { act: "link" } }),
        button(t("web-handout"), handout, { data: { act: "handout" } }),
        button(t("web-paste"), paste, { data: { act: "paste" } })),
      h("div", { class: "row", role: "group", "aria-label": t("web-save") }, h("span", { class: "row-name" }, t("web-save")),
        text("YAML", () => save(name("yaml"), new Blob([live.answer?.yaml ?? ""], { type: "application/yaml" }))),
        text("JSON", () => save(name("json"), new Blob([JSON.stringify(live.answer?.comparison ?? {}, null, 2), "\n"], { type: "application/json" }))),
        text("SVG", async () => save(name("svg"), await drawing())),
        text("PNG", async () => save(name("png"), await png()))),
      h("p", { class: "note" }, t("web-share-note")));
  }

  return { element, draw };
}
