// Words of the page, from the message files of the program.

let messages = {};
let rules = new Intl.PluralRules("en");
let code = "en";

/** Loads the words of a language. */
export async function load(lang) {
  const answer = await fetch(`/api/messages/${lang}`);
  messages = (await answer.json()).messages;
  rules = new Intl.PluralRules(lang);
  code = lang;
  document.documentElement.lang = lang;
}

/** The language of the words. */
export function lang() {
  return code;
}

/** The message under this key; `{$name}` gives way to the value. A key that is missing shows itself. */
export function t(key, values = {}) {
  const text = messages[key] ?? key;
  return text.replace(/\{\s*\$([a-z-]+)\s*\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/** The message for a number: keys end in `-one`, `-few`, `-many` (all others). The number is `{$n}`. */
export function count(key, n, values = {}) {
  const form = `${key}-${rules.select(n)}`;
  return t(form in messages ? form : `${key}-many`, { n, ...values });
}

/** Names of units by FEN letter. */
export function unitName(piece) {
  const side = piece === piece.toUpperCase() ? "white" : "black";
  return t(`web-unit-${side}-${ROLES[piece.toLowerCase()]}`);
}

export const ROLES = { k: "king", q: "queen", r: "rook", b: "bishop", n: "knight", p: "pawn" };

/** The symbol of a drawing by FEN letter. */
export function symbolOf(piece) {
  const side = piece === piece.toUpperCase() ? "white" : "black";
  return `#${side}-${ROLES[piece.toLowerCase()]}`;
}

let saying;

/** Tells screen readers what changed. */
export function say(text) {
  const region = document.getElementById("said");
  clearTimeout(saying);
  region.textContent = "";
  saying = setTimeout(() => { region.textContent = text; }, 30);
}
