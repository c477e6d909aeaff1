// Elements without markup in strings: nothing that a person typed is ever read as HTML.

/** A new element; `on` holds listeners, `data` data attributes, everything else is an attribute or (text) its text. */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "on") {
      for (const [kind, listener] of Object.entries(value)) element.addEventListener(kind, listener);
    } else if (name === "data") {
      Object.assign(element.dataset, value);
    } else if (name === "text") {
      element.textContent = value;
    } else if (name === "value" || name === "checked") {
      element[name] = value;
    } else {
      element.setAttribute(name, value === true ? "" : value);
    }
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

/** The same for drawings. */
export function s(tag, props = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(props)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** A select with its label; `options` are pairs of value and text, or groups `{ label, options }`. */
export function choice(label, options, value, change, props = {}) {
  const option = ([key, text]) => h("option", { value: key }, text);
  const list = options.map((entry) =>
    Array.isArray(entry) ? option(entry) : h("optgroup", { label: entry.label }, entry.options.map(option)));
  const select = h("select", { ...props, on: { change: (event) => change(event.target.value) } }, list);
  select.value = value;
  return h("label", { class: "field" }, h("span", {}, label), select);
}

/** A check box with its label. */
export function tick(label, checked, change, props = {}) {
  const box = h("input", { ...props, type: "checkbox", checked, on: { change: (e) => change(e.target.checked) } });
  return h("label", { class: "tick" }, box, h("span", {}, label));
}

/** A button. */
export function button(label, click, props = {}, ...more) {
  return h("button", { type: "button", ...props, on: { click } }, label, ...more);
}

/** Puts the children in place of what stood there and keeps the focus on the element with the same `data-keep`. */
export function fill(element, ...children) {
  const kept = element.contains(document.activeElement) ? document.activeElement.dataset.keep : undefined;
  element.replaceChildren(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  if (kept) element.querySelector(`[data-keep="${CSS.escape(kept)}"]`)?.focus({ preventScroll: true });
  return element;
}

/** Offers bytes or text as a file. */
export function save(name, blob) {
  const address = URL.createObjectURL(blob);
  const link = h("a", { href: address, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
