// All scenarios and editions in one table.

import { address, get, Refused } from "./api.js";
import { encode, fresh } from "./address.js";
import { editionList, scenarioList } from "./dialog.js";
import { button, choice, fill, h, tick } from "./dom.js";
import { legendWords } from "./rulings.js";
import { change, state } from "./store.js";
import { t } from "./words.js";

/** Milliseconds without a key before the table is asked for anew. */
const PAUSE = 150;

function query() {
  const m = state.matrix;
  return {
    editions: state.editions?.join(","), text: m.text, theme: m.theme, article: m.article,
    differs: m.first && m.second && m.first !== m.second ? `${m.first},${m.second}` : "", all: String(m.all),
  };
}

function link(scenario, edition) {
  return encode({ ...state, view: "board", scenario, edition, against: null, at: null, incident: fresh().incident });
}

/** Columns to show: each with the editions that it stands for. */
function columns(table, equal) {
  const all = table.editions.map((edition, index) => ({ indices: [index], editions: [edition] }));
  if (!equal || !table.rows.length) return all;
  const kept = [];
  for (const column of all) {
    const same = kept.find((one) => one.editions[0].issuer === column.editions[0].issuer
      && table.rows.every((row) => row.cells[one.indices[0]].outcome === row.cells[column.indices[0]].outcome));
    if (same) { same.indices.push(...column.indices); same.editions.push(...column.editions); } else kept.push(column);
  }
  return kept;
}

function sorted(table, sort) {
  const rows = [...table.rows];
  const by = new Intl.Collator(state.lang);
  const parted = (row) => new Set(row.cells.map((cell) => cell.outcome)).size;
  if (sort === "title") rows.sort((a, b) => by.compare(a.title, b.title));
  if (sort === "outcomes") rows.sort((a, b) => parted(b) - parted(a));
  return rows;
}

export function makeMatrixView() {
  const head = h("h1", {});
  const filters = h("form", { class: "filters", on: { submit: (e) => e.preventDefault() } });
  const told = h("p", { class: "note", role: "status" });
  const links = h("p", { class: "row" });
  const table = h("div", { class: "table-holder", tabindex: "0", role: "region" });
  const notes = h("ul", { class: "notes" });
  const legend = h("details", { class: "legend" }, h("summary", {}), notes);
  const element = h("div", { class: "matrix-view" }, head, filters, told, links, table, legend);
  legend.hidden = true;
  let found = null;
  let pause = null;
  let serial = 0;

  function set(patch, wait = 0) {
    change({ matrix: { ...state.matrix, ...patch } });
    clearTimeout(pause);
    if ("sort" in patch || "equal" in patch) drawTable();
    else pause = setTimeout(ask, wait);
  }

  async function ask() {
    const mine = ++serial;
    if (!found) told.textContent = t("web-wait");
    try {
      const answer = await get("/api/matrix", query());
      if (mine !== serial) return;
      found = answer;
      drawTable();
    } catch (error) {
      if (mine === serial) fill(table, h("p", { class: "reason", role: "alert" }, error instanceof Refused ? error.message : t("web-lost")));
    }
  }

  async function drawFilters() {
    const { editions } = await editionList();
    const { themes } = await scenarioList();
    const m = state.matrix;
    const any = [["", t("web-any-edition")], ...editions.map((e) => [e.id, e.title])];
    const text = (name, label, size) => h("label", { class: "field" }, h("span", {}, label),
      h("input", { type: "search", value: m[name], size, autocomplete: "off", data: { keep: name, filter: name }, on: { input: (e) => set({ [name]: e.target.value.trim() }, PAUSE) } }));
    fill(filters, h("div", { class: "row" },
      text("text", t("web-search"), 18),
      choice(t("web-theme"), [["", t("web-any-theme")], ...themes.map((theme) => [theme.id, theme.name])], m.theme, (theme) => set({ theme }), { data: { keep: "theme", filter: "theme" } }),
      text("article", t("web-article"), 6),
      choice(t("web-sort"), ["theme", "title", "outcomes"].map((one) => [one, t(`web-sort-${one}`)]), m.sort, (sort) => set({ sort }), { data: { keep: "sort", filter: "sort" } })),
    h("div", { class: "row" },
      choice(t("web-differ-first"), any, m.first, (first) => set({ first }), { data: { keep: "first", filter: "first" } }),
      choice(t("web-differ-second"), any, m.second, (second) => set({ second }), { data: { keep: "second", filter: "second" } })),
    h("div", { class: "row" },
      tick(t("web-matrix-all"), m.all, (all) => set({ all }), { data: { keep: "all", filter: "all" } }),
      tick(t("web-matrix-equal"), m.equal, (equal) => set({ equal }), { data: { keep: "equal", filter: "equal" } }),
      button(t("web-matrix-reset"), () => { change({ matrix: fresh().matrix }); drawFilters(); ask(); }, { data: { keep: "reset" } })));
  }

  function cell(row, column) {
    const [index] = column.indices;
    const one = row.cells[index];
    const words = row.outcomes[one.outcome]?.words ?? "";
    const mark = one.certainty === "express" ? "" : one.mark;
    const said = `${words}. ${column.editions.map((e) => e.title).join(", ")}${mark ? `. ${t(`web-certainty-${one.certainty}`)}` : ""}`;
    return h("td", { class: `o${Math.min(one.outcome, 5)}` },
      h("a", { href: link(row.id, column.editions[0].id), title: said },
        h("b", {}, one.letter), mark ? h("span", { class: "mark" }, mark) : null, h("small", {}, one.article), h("span", { class: "hear" }, ` ${said}`)));
  }

  function heads(shown) {
    const issuers = [];
    for (const column of shown) {
      const { issuer } = column.editions[0];
      if (issuers.at(-1)?.issuer === issuer) issuers.at(-1).span += 1; else issuers.push({ issuer, span: 1 });
    }
    const starts = (i) => i === 0 || shown[i - 1].editions[0].issuer !== shown[i].editions[0].issuer;
    return h("thead", {},
      h("tr", {}, h("th", { rowspan: 2, scope: "col", class: "incident" }, t("web-incident")), issuers.map((one) => h("th", { colspan: one.span, scope: "colgroup" }, one.issuer))),
      h("tr", {}, shown.map((column, i) => h("th", { scope: "col", class: starts(i) ? "starts" : "", title: column.editions.map((e) => e.title).join("; ") },
        column.editions.map((e, n) => h("span", { class: "column-name" }, n ? `= ${e.short}` : e.short))))));
  }

  function drawTable() {
    if (!found || !element.isConnected) return;
    const shown = columns(found, state.matrix.equal);
    const rows = sorted(found, state.matrix.sort);
    told.textContent = t("web-matrix-count", { shown: found.shown, all: found.total, parting: found.divergent, columns: shown.length });
    const line = (row) => h("tr", { data: { row: row.id } },
      h("th", { scope: "row", class: "incident" }, h("a", { href: link(row.id, null) }, row.title),
        h("ul", { class: "outcome-list" }, row.outcomes.map((outcome) => h("li", {}, h("b", {}, outcome.letter), " ", outcome.words)))),
      shown.map((column) => cell(row, column)));
    let theme = null;
    const body = rows.flatMap((row) => {
      const lines = [];
      if (state.matrix.sort === "theme" && row.theme !== theme) {
        theme = row.theme;
        lines.push(h("tr", { class: "theme" }, h("th", { colspan: shown.length + 1, scope: "colgroup" }, row.theme_name)));
      }
      lines.push(line(row));
      return lines;
    });
    fill(table, rows.length ? h("table", { class: "matrix" }, h("caption", { class: "hear" }, found.title), heads(shown), h("tbody", {}, body)) : h("p", {}, t("web-matrix-none")));
    fill(links, h("span", { class: "row-name" }, t("web-save")),
      h("a", { class: "button", href: address("/api/matrix.csv", query()), download: "adoube.csv", translate: "no" }, "CSV"),
      h("a", { class: "button", href: address("/api/matrix.xlsx", query()), download: "adoube.xlsx", translate: "no" }, "XLSX"),
      button(t("web-print"), () => window.print(), {}));
    notes.replaceChildren(...legendWords().slice(0, 3).map((note) => h("li", {}, note)));
    legend.firstChild.textContent = t("web-legend");
    legend.hidden = false;
  }

  return {
    element,
    draw: () => {
      head.textContent = t("web-matrix");
      table.setAttribute("aria-label", t("web-matrix"));
      document.title = `${t("web-matrix")} — adoube`;
      drawFilters();
      ask();
    },
    changed: () => {},
  };
}
