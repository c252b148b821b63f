// Lists that open at a field: one at a time, closed by a click elsewhere or Escape.
import { byId, h } from "./dom.js";

let current = null;

export function closePopup() {
  if (!current) return;
  const { box, onclose } = current;
  current = null;
  box.remove();
  document.removeEventListener("pointerdown", outside, true);
  onclose?.();
}

function outside(event) {
  if (current && !current.box.contains(event.target) && !current.anchor.contains(event.target)) closePopup();
}

export function openPopup(anchor, content, { onclose, above = false, width } = {}) {
  closePopup();
  const box = h("div", { class: "popup" }, content);
  byId("popups").append(box);
  current = { box, anchor, onclose };
  document.addEventListener("pointerdown", outside, true);
  const place = anchor.getBoundingClientRect();
  const wide = Math.min(width ?? place.width, innerWidth - 16);
  box.style.width = `${wide}px`;
  box.style.left = `${Math.max(8, Math.min(place.left, innerWidth - wide - 8))}px`;
  const below = innerHeight - place.bottom;
  if (above || (below < box.offsetHeight + 12 && place.top > below)) {
    box.style.bottom = `${innerHeight - place.top + 6}px`;
    box.style.maxHeight = `${place.top - 16}px`;
  } else {
    box.style.top = `${place.bottom + 6}px`;
    box.style.maxHeight = `${below - 16}px`;
  }
  return box;
}

export const popupOpen = () => current !== null;

// A list of choices for the keyboard and the mouse. items: [{ value, node, label, description, chosen }].
export function listbox(items, { label, multiple = false, pick }) {
  const options = items.map((item, index) =>
    h("div", {
      class: "option", role: "option", id: `option-${index}`, "aria-selected": String(Boolean(item.chosen)),
      onclick: () => pick(item), onpointermove: () => mark(index),
    },
    item.icon ?? null,
    h("span", { class: "words" }, h("span", { class: "label" }, item.label), item.description ? h("span", { class: "about" }, item.description) : null),
    multiple || item.chosen ? h("span", { class: "tick", "aria-hidden": "true" }, item.chosen ? "✓" : "") : null));
  let at = Math.max(0, items.findIndex((item) => item.chosen));
  const list = h("div", { class: "listbox", role: "listbox", "aria-label": label, "aria-multiselectable": multiple ? "true" : null, tabindex: "-1" },
    options.length ? options : h("p", { class: "empty" }, "Nothing found"));
  function mark(index) {
    at = index;
    options.forEach((option, i) => option.classList.toggle("active", i === at));
    list.setAttribute("aria-activedescendant", `option-${at}`);
  }
  const keys = (event) => {
    if (!items.length) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      mark((at + step + items.length) % items.length);
      options[at].scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" || event.key === "Tab" || (event.key === " " && multiple)) {
      pick(items[at]);
    } else return false;
    event.preventDefault();
    return true;
  };
  mark(at);
  return { list, keys };
}
