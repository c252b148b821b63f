// The box at the bottom: plain text, or a slash command with a field per option.
import { byId, h } from "./dom.js";
import { get, post } from "./api.js";
import { upload } from "./modal.js";
import { closePopup, listbox, openPopup, popupOpen } from "./popup.js";
import { choicesOf } from "./select.js";
import { state } from "./store.js";

const KIND = { 5: "true or false", 6: "person", 7: "channel", 8: "role", 9: "person or role", 4: "number", 10: "number", 11: "file" };
const AS_SELECT = { 6: 5, 7: 8, 8: 6, 9: 7 };

let commands = [];
let run, say, fail, draft = null, listKeys = null, typedAt = 0;
let input;

export function setUpComposer(handlers) {
  ({ run, say, fail } = handlers);
  plainMode();
}

export async function loadCommands() {
  const channel = state.here;
  const found = (await get("commands", { channel })).commands;
  if (channel !== state.here) return;
  commands = flatten(found);
  if (!draft && document.activeElement === input && input.value.startsWith("/")) suggest();
}

// Every command and subcommand that can be used, with its full name and the words of my language.
function flatten(found) {
  const rows = [];
  const add = (command, words, shown) => {
    const below = (command.options ?? []).filter((option) => option.type <= 2);
    const name = [...words, command.name], title = [...shown, localized(command, "name")];
    if (below.length) below.forEach((option) => add(option, name, title));
    else rows.push({ path: name.join(" "), title: title.join(" "), about: localized(command, "description"), options: command.options ?? [] });
  };
  found.forEach((command) => add(command, [], []));
  return rows;
}

const localized = (thing, key) => thing[`${key}_localizations`]?.[state.me.locale] ?? thing[key];

export function startCommand(path) {
  const command = commands.find((one) => one.path === path) ?? commands.find((one) => one.path.startsWith(path));
  if (command) commandMode(command);
  else {
    plainMode(`/${path}`);
    suggest();
  }
}

function plainMode(text = "") {
  draft = null;
  closePopup();
  input = h("textarea", {
    id: "message-box", rows: 1, "aria-label": "Message", autocomplete: "off", value: text, maxlength: 2000,
    oninput: () => { grow(); suggest(); tellTyping(); }, onkeydown: plainKeys,
  });
  byId("composer").replaceChildren(h("div", { class: "box" },
    h("button", { type: "button", class: "icon", title: "Commands", "aria-label": "Commands", onclick: () => { plainMode("/"); suggest(); } }, "/"),
    input,
    h("button", { type: "button", class: "icon send", title: "Send", "aria-label": "Send", onclick: sendPlain }, "➤")));
  placeholder();
  grow();
  if (text || matchMedia("(min-width: 700px)").matches) input.focus({ preventScroll: true });
}

export function placeholder() {
  if (!input) return;
  const channel = [...state.channels, state.dm].find((one) => one.id === state.here);
  const name = channel?.guild_id ? `#${channel.name}` : `@${state.bot.username}`;
  const tip = state.suggestion ? `, or type ${state.suggestion}` : "";
  input.placeholder = `Message ${name}${matchMedia("(min-width: 700px)").matches ? tip : ""}`;
}

function grow() {
  input.style.height = "auto";
  input.style.height = `${Math.min(input.scrollHeight, 180)}px`;
}

function tellTyping() {
  if (!input.value || input.value.startsWith("/") || Date.now() - typedAt < 5000) return;
  typedAt = Date.now();
  post("typing", { channel: state.here }).catch(() => {});
}

function suggest() {
  listKeys = null;
  const match = /^\/([\w -]*)$/.exec(input.value.trimStart().toLowerCase());
  if (!match) return closePopup();
  const words = match[1].trim();
  const exact = commands.find((one) => one.title === words || one.path === words);
  if (exact && match[1].endsWith(" ")) return commandMode(exact);
  const found = commands.filter((one) => one.title.startsWith(words) || one.path.startsWith(words));
  const more = commands.filter((one) => !found.includes(one) && one.title.includes(words));
  const items = [...found, ...more].map((command) => ({ value: command, label: `/${command.title}`, description: command.about }));
  const made = listbox(items, { label: "Commands", pick: (item) => commandMode(item.value) });
  listKeys = made.keys;
  openPopup(byId("composer").firstChild, [h("p", { class: "popup-title" }, items.length ? "Commands" : "No such command"), made.list], { above: true });
}

function plainKeys(event) {
  if (event.isComposing) return;
  if (popupOpen() && listKeys && listKeys(event)) return;
  if (event.key === "Escape") closePopup();
  if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    sendPlain();
  }
}

async function sendPlain() {
  const text = input.value.trim();
  if (!text) return input.focus();
  if (text.startsWith("/")) {
    const path = text.slice(1).toLowerCase();
    const fits = (one) => [one.title, one.path].find((name) => `${path} `.startsWith(`${name} `));
    const command = commands.find(fits);
    if (command) return commandMode(command, text.slice(1 + fits(command).length).trim());
  }
  input.value = "";
  grow();
  closePopup();
  try { await say(text); } catch (error) { input.value = text; fail(error.message); }
}

// ---- a command being filled in

function commandMode(command, rest = "") {
  closePopup();
  draft = { command, values: {}, shown: command.options.filter((option) => option.required) };
  const first = draft.shown[0] ?? command.options[0];
  if (rest && first) preset(first, rest);
  drawCommand(true);
}

// What was typed behind the command's name goes to its first option, if it fits.
function preset(option, text) {
  const choice = fixedChoices(option)?.find((item) => item.label.toLowerCase().startsWith(text.toLowerCase()));
  if (!choice && isClosed(option)) return;
  draft.values[option.name] = choice ?? { value: text, label: text };
  if (!draft.shown.includes(option)) draft.shown.push(option);
}

const isClosed = (option) => Boolean(option.choices || option.type === 5 || option.type === 11 || AS_SELECT[option.type]);

function fixedChoices(option) {
  if (option.choices) return option.choices.map((choice) => ({ value: choice.value, label: localized(choice, "name") }));
  if (option.type === 5) return [{ value: true, label: "True" }, { value: false, label: "False" }];
  if (AS_SELECT[option.type]) return choicesOf({ type: AS_SELECT[option.type] }, state.here).map((item) => ({ ...item, preset: undefined }));
  return null;
}

function drawCommand(focusFirst) {
  const { command, shown } = draft;
  const rest = command.options.filter((option) => !shown.includes(option));
  const bar = h("div", { class: "command-bar" },
    h("span", { class: "command-name" }, `/${command.title}`),
    shown.map(optionField),
    rest.map((option) => h("button", { type: "button", class: "more", title: localized(option, "description"), onclick: () => { shown.push(option); drawCommand(); focusOption(option.name); } }, `+ ${localized(option, "name")}`)));
  const about = h("p", { class: "command-about muted", id: "command-about" }, command.about);
  byId("composer").replaceChildren(h("form", { class: "box command", "aria-label": `Command /${command.title}`, onsubmit: sendCommand, onkeydown: commandKeys },
    h("button", { type: "button", class: "icon", "aria-label": "Leave the command", title: "Leave the command", onclick: () => plainMode() }, "✕"),
    h("div", { class: "command-middle" }, about, bar),
    h("button", { type: "submit", class: "icon send", title: "Send", "aria-label": "Send" }, "➤")));
  if (focusFirst) {
    const fields = [...byId("composer").querySelectorAll(".option-field input")];
    (fields.find((field) => !field.value) ?? byId("composer").querySelector(".send")).focus();
  }
}

const focusOption = (name) => byId("composer").querySelector(`[name="${CSS.escape(name)}"]`)?.focus();

function commandKeys(event) {
  if (event.key === "Escape") {
    if (popupOpen()) closePopup();
    else plainMode();
  }
}

function optionField(option) {
  const name = localized(option, "name");
  const say = (text) => { byId("command-about").textContent = text; };
  const about = `${name}: ${localized(option, "description")}`;
  if (option.type === 11) {
    const file = h("input", { type: "file", name: option.name, "aria-label": about, onchange: async () => { draft.values[option.name] = await upload(file.files[0]); } });
    return h("label", { class: "option-field" }, h("span", {}, name), file);
  }
  const field = h("input", {
    name: option.name, "aria-label": about, autocomplete: "off", required: option.required, placeholder: KIND[option.type] ?? "",
    type: "text", inputmode: [4, 10].includes(option.type) ? "numeric" : null, value: draft.values[option.name]?.label ?? "",
  });
  const closed = isClosed(option);
  let keys = null, asked = 0;
  const choose = (item) => {
    draft.values[option.name] = item;
    field.value = item.label;
    keys = null;
    closePopup();
    const next = field.closest("form").querySelector(".option-field input:invalid") ?? field.closest("form").querySelector(".send");
    next.focus();
  };
  const offer = async () => {
    say(about);
    const turn = ++asked;
    const items = await suggestions(option, field.value);
    if (turn !== asked || !field.isConnected || document.activeElement !== field) return;
    if (!items) return;
    const made = listbox(items, { label: name, pick: choose });
    openPopup(field, made.list, { above: true, width: 280, onclose: () => { keys = null; } });
    // Only now: opening a list closes the one before, which takes its keys away.
    keys = made.keys;
  };
  field.addEventListener("focus", () => { if (draft.values[option.name]?.label !== field.value || closed) field.select(); offer(); });
  field.addEventListener("input", () => {
    draft.values[option.name] = closed || !field.value ? undefined : { value: field.value, label: field.value };
    offer();
  });
  field.addEventListener("keydown", (event) => {
    if (event.key === "Backspace" && !field.value && field === field.form.querySelector(".option-field input")) {
      event.preventDefault();
      plainMode(`/${draft.command.title}`);
      suggest();
      return;
    }
    if (!keys || (event.key === "Tab" && !closed)) return;
    if (event.key === "Enter" && !closed && draft.values[option.name]) return;
    if (event.key === "Tab" && draft.values[option.name]) return;
    keys(event);
  });
  field.addEventListener("blur", () => setTimeout(() => { if (document.activeElement?.closest(".popup") === null && keys) closePopup(); }, 120));
  return h("label", { class: "option-field" }, h("span", {}, name), field);
}

async function suggestions(option, typed) {
  const fits = (item) => item.label.toLowerCase().includes(typed.toLowerCase());
  const chosen = draft.values[option.name]?.label === typed;
  const items = fixedChoices(option);
  if (items) return chosen ? items : items.filter(fits);
  return option.autocomplete ? complete(option, typed) : null;
}

async function complete(option, typed) {
  const options = { ...plainValues(), [option.name]: typed };
  try {
    const answer = await post("complete", { channel: state.here, command: draft.command.path, options, focused: option.name });
    return (answer.choices ?? []).map((choice) => ({ value: choice.value, label: choice.name }));
  } catch { return []; }
}

function plainValues() {
  const values = {};
  for (const [name, item] of Object.entries(draft.values)) if (item !== undefined) values[name] = "label" in item ? item.value : item;
  return values;
}

async function sendCommand(event) {
  event.preventDefault();
  if (!draft) return;
  const missing = draft.shown.find((option) => option.required && draft.values[option.name] === undefined);
  if (missing) return focusOption(missing.name);
  const { command } = draft;
  const options = plainValues();
  const kept = draft;
  plainMode();
  try { await run(command.path, options); } catch (error) {
    draft = kept;
    drawCommand();
    fail(error.message);
  }
}
