// The page: loads the state, follows the events, and joins the parts.
import { avatar, announce, byId, h } from "./dom.js";
import { get, live, me, post } from "./api.js";
import { loadCommands, placeholder, setUpComposer, startCommand } from "./composer.js";
import { messageItem, noteItem, renewExcerpt } from "./message.js";
import { passTime } from "./markdown.js";
import { openModal } from "./modal.js";
import { closePopup } from "./popup.js";
import { drawSidebar } from "./sidebar.js";
import { channelById, entriesOf, forget, mentionsMe, nameOf, note, personById, signed, state, titleOf } from "./store.js";
import { threadButtons } from "./threads.js";

const drawn = new Map(); // message id -> [signature, element]
const GROUP_MS = 7 * 60 * 1000;
let stick = true;
let lastTop = 0;
let heard = 0;
let seeChannel;
const opened = new Promise((resolve) => { seeChannel = resolve; }); // the first channel is there

async function begin() {
  if (!me) return welcome();
  try { await load(); } catch (error) { return welcome(error); }
  setUpComposer({ run: useCommand, say, fail, opened });
  addEventListener("hashchange", () => openChannel());
  // The channel one is in changes no address: choosing it closes the drawer all the same.
  byId("sidebar").addEventListener("click", (event) => { if (event.target.closest("a.channel")) drawer(false); });
  fitScreen();
  addEventListener("focus", markRead);
  byId("scroller").addEventListener("scroll", scrolled);
  byId("newest").addEventListener("click", () => { stick = true; toBottom(); });
  byId("veil").addEventListener("click", () => drawer(false));
  document.addEventListener("click", commandLink);
  addEventListener("keydown", (event) => { if (event.key === "Escape") drawer(false); });
  setInterval(passTime, 1000);
  new ResizeObserver(() => { if (stick) toBottom(); }).observe(byId("messages"));
  live(hear, async (again) => { await load(); await openChannel(again); });
}

// A phone's keyboard lies over the page without making it smaller (iOS): what can be seen is what the page fills.
function fitScreen() {
  const fit = () => {
    document.documentElement.style.setProperty("--screen", `${visualViewport.height}px`);
    scrollTo(0, 0);
    if (stick) toBottom();
  };
  visualViewport?.addEventListener("resize", fit);
}

async function load() {
  // What arrives while the state is on its way may be missing in it: it is read again, until nothing came in between.
  let before, fresh;
  do {
    before = heard;
    fresh = await get("state");
  } while (before !== heard);
  Object.assign(state, fresh, { lost: false });
  drawSidebar();
}

async function welcome(error) {
  const people = error?.people ?? (await get("state").catch((refused) => refused)).people ?? [];
  byId("app").replaceChildren(h("section", { class: "welcome" }, h("h1", {}, "Who are you?"),
    h("p", { class: "muted" }, "Every tab is one person. Open several to be a whole table."),
    h("ul", {}, people.map((name) => h("li", {}, h("a", { class: "person", href: `/?as=${encodeURIComponent(name)}` }, avatar({ name }, 40), h("span", { class: "author" }, name)))))));
}

// ---- channels

async function openChannel(again = false) {
  const [wanted, messageId] = location.hash.slice(1).split("/");
  const channel = channelById(wanted) ?? state.channels[0] ?? state.dm;
  if (channel.id !== state.here || again) {
    if (!again) state.notes = [];
    state.here = channel.id;
    drawn.clear();
    byId("messages").replaceChildren();
    stick = true;
    // The thread of a message shows that message first.
    const shown = await Promise.all([channel.id, channel.parent].filter(Boolean).map((id) => get("messages", { channel: id })));
    if (again) state.entries.delete(channel.id);
    shown.forEach(({ messages }) => messages.forEach(note));
  }
  drawer(false);
  closePopup();
  drawTop(channel);
  drawSidebar();
  draw();
  placeholder();
  markRead();
  loadCommands().catch(() => {});
  seeChannel();
  drawHint();
  if (messageId) jump(channel.id, messageId);
  else toBottom();
}

// Draws the head and the messages again when channels or threads have changed; what is gone is left.
function refresh() {
  const channel = channelById(state.here), wanted = channelById(location.hash.slice(1).split("/")[0]);
  if (!channel || (wanted && wanted !== channel)) return openChannel();
  drawTop(channel);
  draw();
  placeholder();
  return loadCommands();
}

function drawTop(channel) {
  const sign = channel.guild_id || channel.group ? h("span", { class: "sign", "aria-hidden": "true" }, channel.group ? "👥" : "#") : avatar(state.bot, 24);
  byId("top").replaceChildren(...[
    h("button", { type: "button", class: "icon burger", "aria-label": "Channels and people", "aria-expanded": "false", onclick: () => drawer(true) }, "☰", h("span", { class: "dot", hidden: true })),
    sign, channel.parent ? h("a", { class: "parent", href: `#${channel.parent}` }, `${channelById(channel.parent).name} ›`) : null,
    h("h1", {}, titleOf(channel)),
    channel.topic ? h("span", { class: "topic muted" }, channel.topic) : null,
    h("span", { class: "spacer" }),
    ...threadButtons(channel, fail),
    h("span", { class: "connection", role: "status" }),
  ].filter(Boolean));
  drawConnection();
}

function drawConnection() {
  const box = document.querySelector("#top .connection");
  if (!box) return;
  box.textContent = state.lost ? "Connecting again…" : state.online ? "" : "The bot is offline";
  const others = [...state.channels, state.dm].filter((channel) => channel.id !== state.here);
  const mentions = others.reduce((sum, channel) => sum + channel.mentions, 0);
  const dot = document.querySelector("#top .dot");
  dot.hidden = !others.some((channel) => channel.unread);
  dot.classList.toggle("loud", mentions > 0);
  const here = channelById(state.here);
  const all = mentions + (here?.mentions ?? 0);
  document.title = `${all ? `(${all}) ` : ""}${here ? signed(here).replace(/^@/, "") : nameOf(state.bot)} · ${state.me.name}`;
}

function drawer(open) {
  document.body.classList.toggle("drawer-open", open);
  byId("veil").hidden = !open;
  const burger = document.querySelector(".burger");
  burger?.setAttribute("aria-expanded", String(open));
  if (open) byId("sidebar").querySelector("a")?.focus();
}

const hintKey = () => `hint-seen:${state.hint}`;

function closeHint() {
  localStorage.setItem(hintKey(), "1");
  drawHint();
}

// What a newcomer reads stands above the first message, and goes with the first command.
function drawHint() {
  const box = byId("hint");
  if (!state.hint || localStorage.getItem(hintKey())) return box.replaceChildren();
  const other = state.people.find((person) => person.id !== state.me.id);
  const text = state.hint.replaceAll("{me}", state.me.name).replaceAll("{other}", other?.name ?? "");
  const links = [
    state.suggestion ? h("button", { type: "button", class: "small primary", onclick: () => startCommand(state.suggestion.replace(/^\//, "")) }, `Try ${state.suggestion}`) : null,
    other ? h("a", { class: "small button secondary", href: `/?as=${encodeURIComponent(other.name)}`, target: `sandbox-${other.id}` }, `Open a tab as ${other.name}`) : null,
  ];
  box.replaceChildren(h("div", { class: "hint", role: "note" }, h("p", {}, text), h("div", { class: "row" }, links),
    h("button", { type: "button", class: "icon", "aria-label": "Close the hint", onclick: closeHint }, "✕")));
}

// ---- messages

function draw() {
  const list = byId("messages");
  let before = null;
  const items = [];
  const starter = starterOf(state.here);
  for (const entry of starter ? [starter, ...entriesOf(state.here)] : entriesOf(state.here)) {
    const { message } = entry;
    const thread = channelById(message.type === 18 ? message.message_reference.channel_id : message.id);
    const grouped = Boolean(before && before.channel_id === message.channel_id && before.author.id === message.author.id && !message.interaction && !message.message_reference
      && (before.flags & 64) === (message.flags & 64) && new Date(message.timestamp) - new Date(before.timestamp) < GROUP_MS);
    const signature = [entry.rev, grouped, state.failures.get(message.id), thread?.name, thread?.count, thread?.archived].join("\n");
    let [known, element] = drawn.get(message.id) ?? [];
    if (known !== signature) {
      const fresh = messageItem(entry, grouped, { act, dismiss, jump, use: useMenu });
      keepFocus(element, fresh);
      element = fresh;
      drawn.set(message.id, [signature, element]);
    } else renewExcerpt(element, message);
    items.push(element);
    before = message;
  }
  state.notes.forEach((one) => items.push(one.element ??= noteItem(one, () => { state.notes = state.notes.filter((other) => other !== one); draw(); })));
  if (!items.length) items.push(h("li", { class: "beginning muted" }, "Nothing has been written here yet."));
  const wanted = new Set(items);
  for (const child of [...list.children]) if (!wanted.has(child) && !child.classList.contains("typing")) child.remove();
  items.forEach((item, index) => { if (list.children[index] !== item) list.insertBefore(item, list.children[index] ?? null); });
  drawTyping();
  if (stick) toBottom();
}

// The message that the thread which is open belongs to.
const starterOf = (id) => state.entries.get(channelById(id)?.parent)?.get(id);

// A message that is drawn anew under the keyboard's focus keeps it.
function keepFocus(old, fresh) {
  const id = old?.contains(document.activeElement) && document.activeElement.dataset?.customId;
  if (id) requestAnimationFrame(() => fresh.querySelector(`[data-custom-id="${CSS.escape(id)}"]`)?.focus({ preventScroll: true }));
}

function drawTyping() {
  const list = byId("messages");
  list.querySelector(".typing")?.remove();
  const names = [...(state.typing.get(state.here)?.keys() ?? [])].filter((id) => id !== state.me.id).map((id) => nameOf(personById(id)));
  if (names.length) list.append(h("li", { class: "typing muted" }, `${names.join(", ")} ${names.length === 1 ? "is" : "are"} typing…`));
}

function scrolled() {
  const box = byId("scroller");
  const near = box.scrollHeight - box.scrollTop - box.clientHeight < 60;
  // A picture that loads makes the list grow without a scroll: only moving up lets go of the bottom.
  if (near) stick = true;
  else if (box.scrollTop < lastTop - 2) stick = false;
  lastTop = box.scrollTop;
  if (stick) byId("newest").hidden = true;
}

function toBottom() {
  const box = byId("scroller");
  box.scrollTop = box.scrollHeight;
  byId("newest").hidden = true;
}

function jump(channelId, messageId) {
  if (channelId !== state.here) { location.hash = `${channelId}/${messageId}`; return; }
  const item = byId(`m-${messageId}`);
  if (!item) return;
  stick = false;
  item.scrollIntoView({ block: "center" });
  item.classList.remove("flash");
  requestAnimationFrame(() => item.classList.add("flash"));
}

function markRead() {
  const channel = channelById(state.here);
  if (!channel || !document.hasFocus()) return;
  const last = entriesOf(channel.id).at(-1);
  if (!last || channel.read === last.message.id) return;
  channel.read = last.message.id;
  channel.unread = channel.mentions = 0;
  post("read", { channel: channel.id, message: last.message.id }).catch(() => {});
  drawSidebar();
  drawConnection();
}

// ---- events

function hear(event) {
  switch (event.t) {
    case "message": case "message_update": {
      const fresh = note(event);
      const { message } = event;
      const channel = channelById(message.channel_id);
      if (channel && event.count) channel.count = event.count;
      state.typing.get(message.channel_id)?.delete(message.author.id);
      if (event.t === "message" && fresh && message.author.id !== state.me.id) arrived(event);
      if ([message.channel_id, message.id, channel?.parent].includes(state.here)) draw();
      break;
    }
    case "message_delete":
      forget(event.channel_id, event.id);
      if (event.channel_id === state.here) draw();
      break;
    case "typing": typing(event); break;
    case "commands": loadCommands().catch(() => {}); break;
    case "channels": load().then(refresh).catch(() => {}); break;
    case "bot": state.online = event.online; drawSidebar(); drawConnection(); break;
    case "lost": state.lost = true; drawConnection(); break;
  }
}

function arrived(event) {
  heard += 1;
  const { message } = event;
  const channel = channelById(message.channel_id);
  if (!channel) return;
  const forMe = (!channel.guild_id && !channel.group) || mentionsMe(event);
  if (channel.id === state.here && !stick) byId("newest").hidden = false;
  if (channel.id !== state.here || !document.hasFocus()) {
    channel.unread += 1;
    if (forMe && !event.silent) {
      channel.mentions += 1;
      announce(`New message for you from ${nameOf(message.author)}${channel.guild_id ? ` in #${channel.name}` : ""}`);
    }
    drawSidebar();
    drawConnection();
  } else setTimeout(markRead, 0);
}

function typing({ channel_id: channelId, user }) {
  const there = state.typing.get(channelId) ?? state.typing.set(channelId, new Map()).get(channelId);
  clearTimeout(there.get(user));
  there.set(user, setTimeout(() => { there.delete(user); if (channelId === state.here) drawTyping(); }, 9000));
  if (channelId === state.here) { drawTyping(); if (stick) toBottom(); }
}

// ---- acting

async function say(content) {
  stick = true;
  note(await post("send", { channel: state.here, content }));
  draw();
}

async function useCommand(command, options) {
  stick = true;
  closeHint();
  settle(await post("command", { channel: state.here, command, options }));
}

async function useMenu(menu, target) {
  stick = true;
  try { settle(await post("menu", { channel: state.here, menu, target })); } catch (error) { fail(error.message); }
}

async function act(message, customId, values, element) {
  const row = element.closest(".components");
  state.failures.delete(message.id);
  row?.classList.add("waiting");
  element.classList.add("busy");
  try {
    const body = { channel: message.channel_id, message: message.id, custom_id: customId };
    settle(await post("click", values ? { ...body, values } : body), message);
  } catch (error) {
    problem(message, error.message);
  }
  row?.classList.remove("waiting");
  element.classList.remove("busy");
}

async function dismiss(message) {
  await post("dismiss", { channel: message.channel_id, message: message.id }).catch(() => {});
  forget(message.channel_id, message.id);
  draw();
}

// Shows what the bot answered to an act; `message` is the one that was clicked.
function settle(answer, message) {
  if (answer.entry) note(answer.entry);
  if (answer.kind === "modal") {
    const channel = state.here;
    openModal(answer.modal, channel, async (values) => settle(await post("submit", { interaction: answer.interaction, values }), message));
  } else if (answer.kind === "failed") {
    const text = answer.reason === "offline" ? "The bot is offline." : message ? "This interaction failed" : "The application did not respond";
    problem(message, text);
    return;
  }
  draw();
}

function problem(message, text) {
  if (!message) return fail(text);
  state.failures.set(message.id, text);
  draw();
}

function fail(text) {
  state.notes.push({ text });
  stick = true;
  draw();
}

function commandLink(event) {
  const command = event.target.closest?.("[data-command]")?.dataset.command;
  if (!command) return;
  event.preventDefault();
  startCommand(command);
}

begin();
