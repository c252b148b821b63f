// The box at the bottom: plain text, or a slash command with a field per option.
import { byId, h } from "./dom.js";
import { get, post } from "./api.js";
import { upload } from "./modal.js";
import { closePopup, listbox, openPopup, popupOpen } from "./popup.js";
import { choicesOf } from "./select.js";
import { commandName, signed, state } from "./store.js";
import { typedOptions } from "./typed.js";

const KIND = { 5: "true or false", 6: "person", 7: "channel", 8: "role", 9: "person or role", 4: "number", 10: "number", 11: "file" };
const TALLEST = 180; // pixels; a longer text scrolls
const AS_SELECT = { 6: 5, 7: 8, 8: 6, 9: 7 };

let commands = [], loading = null;
let run, say, fail, opened, draft = null, listKeys = null, typedAt = 0;
let input;

export function setUpComposer(handlers) {
  ({ run, say, fail, opened } = handlers);
  plainMode();
}

export function loadCommands() {
  loading = readCommands();
  return loading;
}

async function readCommands() {
  const channel = state.here;
  const { commands: found, menus } = await get("commands", { channel });
  if (channel !== state.here) return;
  state.menus = menus.map((menu) => ({ name: menu.name, type: menu.type, title: localized(menu, "name") }));
  commands = flatten(found);
  state.titles = new Map(commands.map((one) => [one.path, one.title]));
  // Messages may have been drawn before it was known what their commands are called.
  for (const link of document.querySelectorAll("[data-command]")) link.textContent = `/${commandName(link.dataset.command)}`;
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
const namesOf = (option) => [option.name, localized(option, "name")];

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
  const name = channel ? signed(channel) : `@${state.bot.username}`;
  const tip = state.suggestion ? `, or type ${state.suggestion}` : "";
  input.placeholder = `Message ${name}${matchMedia("(min-width: 700px)").matches ? tip : ""}`;
}

function grow() {
  input.style.height = "auto";
  const full = input.scrollHeight;
  input.style.height = `${Math.min(full, TALLEST)}px`;
  input.style.overflowY = full > TALLEST ? "auto" : "hidden";
}

function tellTyping() {
  if (!state.here || !input.value || input.value.startsWith("/") || Date.now() - typedAt < 5000) return;
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
  if (/^\/\S/.test(text)) return sendTyped(text);
  input.value = "";
  grow();
  closePopup();
  try { await opened; await say(text); } catch (error) { input.value = text; fail(error.message); }
}

// A command in one line. What is no command stays in the box: nobody wants to say "/paly" to the others.
async function sendTyped(text) {
  // Who types while the page still opens asks for nothing that is missing: what it can do is waited for.
  try { await opened; await (commands.length ? loading : loadCommands()); } catch (error) { return fail(error.message); }
  const path = text.slice(1).toLowerCase();
  const fits = (one) => [one.title, one.path].find((name) => `${path} `.startsWith(`${name} `));
  const command = commands.filter(fits).sort((a, b) => fits(b).length - fits(a).length)[0];
  if (!command) return fail(`There is no command ${text.split(/\s/)[0]} here. A message cannot begin with a slash.`);
  const { head, given } = typedOptions(command.options, text.slice(1 + fits(command).length), namesOf);
  commandMode(command, head, given);
  if (given.length && !head && given.every(({ option }) => draft.values[option.name] !== undefined)) await sendCommand();
}

// ---- a command being filled in

function commandMode(command, head = "", given = []) {
  closePopup();
  draft = { command, values: {}, shown: command.options.filter((option) => option.required), loose: "" };
  given.forEach(({ option, text }) => preset(option, text));
  if (head) presetFirst(head);
  drawCommand(true);
}

// What stands without a name goes to the first option that has nothing yet, if it fits; returns whether it did.
function presetFirst(text) {
  const { command, shown, values } = draft;
  const free = [...shown, ...command.options].find((option) => values[option.name] === undefined && option.type !== 11);
  if (!free) return false;
  preset(free, text);
  return values[free.name] !== undefined;
}

// Gives an option the text that was typed for it; a text that is none of its choices stays in its field to be mended.
function preset(option, text) {
  if (!draft.shown.includes(option)) draft.shown.push(option);
  draft.values[option.name] = valueOf(option, text);
  draft.typed = { ...draft.typed, [option.name]: text };
}

// What a text stands for: one of the choices, or itself; undefined when it is none of them.
function valueOf(option, text) {
  text = text.trim();
  const small = text.toLowerCase(), items = fixedChoices(option);
  if (!text || option.type === 11) return undefined;
  if (!items) return { value: text, label: text };
  const like = (fits) => { const found = items.filter((item) => fits(item.label.toLowerCase().replace(/^[#@]/, ""))); return found.length === 1 ? found[0] : undefined; };
  const name = small.replace(/^[#@]/, "");
  return like((label) => label === name) ?? items.find((item) => String(item.value).toLowerCase() === small) ?? like((label) => label.startsWith(name));
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
    rest.length ? looseField(rest) : null,
    rest.map((option) => h("button", { type: "button", class: "more", title: localized(option, "description"), onclick: () => { shown.push(option); drawCommand(); focusOption(option.name); } }, `+ ${localized(option, "name")}`)));
  const about = h("p", { class: "command-about muted", id: "command-about" }, command.about);
  byId("composer").replaceChildren(h("form", { class: "box command", "aria-label": `Command /${command.title}`, onsubmit: sendCommand, onkeydown: commandKeys },
    h("button", { type: "button", class: "icon", "aria-label": "Leave the command", title: "Leave the command", onclick: () => plainMode() }, "✕"),
    h("div", { class: "command-middle" }, about, bar),
    h("button", { type: "submit", class: "icon send", title: "Send", "aria-label": "Send" }, "➤")));
  if (focusFirst) {
    const fields = [...byId("composer").querySelectorAll(".option-field input")];
    (fields.find((field) => field.classList.contains("unknown") || !field.value) ?? onwards(byId("composer"))).focus();
  }
}

// Where one types on when every field is filled: where more options are named, or at the button that sends.
const onwards = (form) => form.querySelector(".loose") ?? form.querySelector(".send");

// Where the options that are not shown yet are named, "target:5".
function looseField(rest) {
  const names = rest.map((option) => `${localized(option, "name")}:`);
  const field = h("input", {
    class: "loose", type: "text", autocomplete: "off", "aria-label": `More options: ${names.join(" ")}`, value: draft.loose,
    oninput: () => {
      draft.loose = field.value;
      takeNamed(field, (head) => { draft.loose = head; });
    },
  });
  return field;
}

// Moves on to the options whose names were typed into a field; the text before them stays with `keep`.
function takeNamed(field, keep) {
  const { head, given } = typedOptions(draft.command.options, field.value, namesOf);
  if (!given.length) return false;
  keep(head);
  given.forEach(({ option, text }) => preset(option, text));
  const last = given.at(-1).option.name;
  drawCommand();
  const next = byId("composer").querySelector(`[name="${CSS.escape(last)}"]`);
  next?.focus();
  if (next?.type === "text") next.setSelectionRange(next.value.length, next.value.length);
  return true;
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
    type: "text", inputmode: [4, 10].includes(option.type) ? "numeric" : null,
    value: draft.values[option.name]?.label ?? draft.typed?.[option.name] ?? "",
  });
  const closed = isClosed(option);
  const mark = () => field.classList.toggle("unknown", closed && field.value !== "" && draft.values[option.name] === undefined);
  let keys = null, asked = 0, moved = false;
  const choose = (item) => {
    draft.values[option.name] = item;
    field.value = item.label;
    mark();
    keys = null;
    closePopup();
    (field.form.querySelector(".option-field input:invalid") ?? onwards(field.form)).focus();
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
  const take = (text) => {
    draft.values[option.name] = closed && !exact(option, text) ? undefined : valueOf(option, text);
    draft.typed = { ...draft.typed, [option.name]: text };
  };
  field.addEventListener("focus", () => { if (draft.values[option.name]?.label !== field.value || closed) field.select(); offer(); });
  field.addEventListener("input", () => {
    moved = false;
    if (takeNamed(field, (head) => { if (head) take(head); })) return;
    take(field.value);
    mark();
    offer();
  });
  field.addEventListener("keydown", (event) => {
    if (event.key === "Backspace" && !field.value && field === field.form.querySelector(".option-field input")) {
      event.preventDefault();
      plainMode(`/${draft.command.title}`);
      suggest();
      return;
    }
    moved ||= ["ArrowUp", "ArrowDown"].includes(event.key);
    if (!keys || (event.key === "Tab" && !closed)) return;
    // A choice that was typed whole needs no second Enter, as long as nobody looks for another one in the list.
    if (event.key === "Enter" && draft.values[option.name] && (!closed || (!moved && typedWhole(option, field)))) return closePopup();
    if (event.key === "Tab" && draft.values[option.name]) return;
    keys(event);
  });
  mark();
  field.addEventListener("blur", () => setTimeout(() => { if (document.activeElement?.closest(".popup") === null && keys) closePopup(); }, 120));
  return h("label", { class: "option-field" }, h("span", {}, name), field);
}

const exact = (option, text) => fixedChoices(option)?.some((item) => item.label.toLowerCase() === text.trim().toLowerCase());
const typedWhole = (option, field) => draft.typed?.[option.name] === field.value && exact(option, field.value);

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
  event?.preventDefault();
  if (!draft) return;
  if (draft.loose.trim() && !presetFirst(draft.loose.trim())) return fail(`No option of /${draft.command.title} takes "${draft.loose.trim()}".`);
  const unknown = draft.shown.find((option) => isClosed(option) && draft.values[option.name] === undefined && draft.typed?.[option.name]);
  if (unknown) return focusOption(unknown.name);
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
