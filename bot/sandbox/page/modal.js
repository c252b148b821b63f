// A modal: a form in a dialog, with labels, inputs, selects, radio groups and checkboxes.
import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { choicesOf } from "./select.js";

let serial = 0;

// Shows a form; send(values) may throw, then its sentence is shown and the form stays open.
export function openModal(modal, channelId, send) {
  const readers = new Map();
  const fields = modal.components.map((component) => field(component, channelId, readers));
  const problem = h("p", { class: "failure", role: "alert", hidden: true });
  const submit = h("button", { type: "submit", class: "primary" }, "Submit");
  const form = h("form", { method: "dialog" },
    h("header", {}, h("h2", { id: "modal-title" }, modal.title),
      h("button", { type: "button", class: "icon", "aria-label": "Close", onclick: () => dialog.close() }, "✕")),
    h("div", { class: "fields-list" }, fields, problem),
    h("footer", {}, h("button", { type: "button", class: "plain", onclick: () => dialog.close() }, "Cancel"), submit));
  const dialog = h("dialog", { class: "modal", "aria-labelledby": "modal-title", onclose: () => dialog.remove() }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    submit.disabled = true;
    problem.hidden = true;
    try {
      const values = {};
      for (const [name, read] of readers) values[name] = await read();
      await send(values);
      dialog.close();
    } catch (error) {
      problem.textContent = error.message;
      problem.hidden = false;
    }
    submit.disabled = false;
  });
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("textarea, input, select")?.focus();
}

function field(component, channelId, readers) {
  if (component.type === 10) return markdown(component.content);
  if (component.type === 1) return component.components.map((inner) => labelled(inner.label, "", inner, channelId, readers));
  return labelled(component.label, component.description, component.component, channelId, readers);
}

function labelled(title, description, inner, channelId, readers) {
  const id = `field-${++serial}`;
  const about = description ? h("p", { class: "about muted", id: `${id}-about` }, description) : null;
  const star = inner.required === false || inner.type === 23 ? null : h("span", { class: "required", "aria-hidden": "true" }, " *");
  const group = [21, 22].includes(inner.type) || ([3, 5, 6, 7, 8].includes(inner.type) && (inner.max_values ?? 1) > 1);
  if (inner.type === 23) {
    const box = h("input", { type: "checkbox", id, checked: inner.default ?? false });
    readers.set(inner.custom_id, () => box.checked);
    return h("div", { class: "field-block" }, h("label", { class: "choice" }, box, h("span", {}, title, about)));
  }
  if (group) return h("fieldset", { class: "field-block" }, h("legend", {}, title, star), about, choices(inner, channelId, readers, id));
  return h("div", { class: "field-block" }, h("label", { for: id }, title, star), about, control(inner, id, channelId, readers, Boolean(about)));
}

function control(inner, id, channelId, readers, described) {
  const common = { id, required: inner.required !== false, "aria-describedby": described ? `${id}-about` : null };
  if (inner.type === 4) {
    const shared = { ...common, placeholder: inner.placeholder, minlength: inner.min_length, maxlength: inner.max_length ?? 4000, value: inner.value ?? "" };
    const input = inner.style === 2 ? h("textarea", { ...shared, rows: 4 }) : h("input", { ...shared, type: "text", autocomplete: "off" });
    readers.set(inner.custom_id, () => input.value);
    return input;
  }
  if (inner.type === 19) {
    const input = h("input", { ...common, type: "file", multiple: (inner.max_values ?? 1) > 1 });
    readers.set(inner.custom_id, () => Promise.all([...input.files].map(upload)));
    return input;
  }
  const options = choicesOf(inner, channelId);
  const empty = h("option", { value: "" }, inner.placeholder ?? "Make a selection");
  const select = h("select", common, empty, options.map((option) => h("option", { value: option.value, selected: option.preset }, option.label)));
  readers.set(inner.custom_id, () => (select.value ? [select.value] : []));
  return select;
}

function choices(inner, channelId, readers, id) {
  const radio = inner.type === 21;
  const inputs = choicesOf(inner, channelId).map((option) => {
    const input = h("input", { type: radio ? "radio" : "checkbox", name: id, value: option.value, checked: option.preset ?? false, required: radio && inner.required !== false });
    return [input, h("label", { class: "choice" }, input, h("span", {}, option.label, option.description ? h("span", { class: "about muted" }, option.description) : null))];
  });
  const ticked = () => inputs.filter(([input]) => input.checked).map(([input]) => input.value);
  readers.set(inner.custom_id, radio ? () => ticked()[0] ?? null : ticked);
  return h("div", { class: "choices" }, inputs.map(([, label]) => label));
}

export async function upload(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
  return { filename: file.name, content: btoa(text) };
}
