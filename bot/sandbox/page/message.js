// One message as a list item.
import { avatar, h, when } from "./dom.js";
import { attachments, components, embed } from "./components.js";
import { markdown } from "./markdown.js";
import { closePopup, openPopup } from "./popup.js";
import { createThread, threadBox, threadLine } from "./threads.js";
import { channelById, entriesOf, mentionsMe, nameOf, state } from "./store.js";

const HAS_THREAD = 32, EPHEMERAL = 64, LOADING = 128, THREAD_CREATED = 18;

// What can be done with a message, and with whoever wrote it, by a right click or a long touch.
function menu(event, message, use) {
  const entry = (one, target) => h("button", { type: "button", class: "entry", onclick: () => { closePopup(); use(one.name, target); } }, one.title);
  const on = (type, target) => state.menus.filter((one) => one.type === type).map((one) => entry(one, target));
  const parts = [["This message", [...on(3, message.id), ...threadEntry(message)]], [nameOf(message.author), on(2, message.author.id)]].filter(([, entries]) => entries.length);
  if (!parts.length || event.target.closest("a[target], img, textarea")) return;
  event.preventDefault();
  const place = new DOMRect(event.clientX, event.clientY, 0, 0);
  const box = openPopup({ getBoundingClientRect: () => place, contains: () => false }, parts.flatMap(([title, entries]) => [h("p", { class: "popup-title" }, title), ...entries]), { width: 240 });
  box.querySelector(".entry").focus();
}

function threadEntry(message) {
  const here = channelById(message.channel_id);
  if (!here?.guild_id || here.parent || message.type === THREAD_CREATED || message.flags & (EPHEMERAL | HAS_THREAD)) return [];
  return [h("button", { type: "button", class: "entry", onclick: () => { closePopup(); createThread(here.id, message); } }, "Create thread")];
}

export function messageItem(entry, grouped, { act, dismiss, jump, use }) {
  const { message } = entry;
  const ephemeral = Boolean(message.flags & EPHEMERAL);
  const body = message.flags & LOADING ? [thinking()] : message.type === THREAD_CREATED ? threadLine(message) : content(message, act);
  const failure = state.failures.get(message.id);
  const head = grouped || message.type === THREAD_CREATED ? null : header(message);
  return h("li", {
    id: `m-${message.id}`,
    oncontextmenu: (event) => menu(event, message, use),
    class: ["message", grouped && "grouped", ephemeral && "ephemeral", mentionsMe(entry) && "mentioned"].filter(Boolean).join(" "),
  },
  above(message, jump),
  grouped ? h("span", { class: "gutter muted", "aria-hidden": "true" }, when(message.timestamp, state.me.locale, "chat")) : avatar(message.author),
  h("div", { class: "body" }, head, body, message.flags & HAS_THREAD && message.id !== state.here ? threadBox(message.id) : null,
    failure ? h("div", { class: "failure", role: "alert" }, `⚠ ${failure}`) : null,
    ephemeral ? h("div", { class: "only-you muted" }, h("span", { "aria-hidden": "true" }, "👁 "), "Only you can see this · ",
      h("button", { type: "button", class: "plain", onclick: () => dismiss(message) }, "Dismiss message")) : null));
}

function header(message) {
  return h("div", { class: "head" },
    h("span", { class: message.author.bot ? "author bot" : "author" }, nameOf(message.author)),
    message.author.bot ? h("span", { class: "tag" }, "APP") : null,
    h("time", { class: "muted", datetime: message.timestamp, title: when(message.timestamp, state.me.locale, "F") },
      when(message.timestamp, state.me.locale, "chat")));
}

function content(message, act) {
  const nodes = [];
  if (message.content) nodes.push(markdown(message.content, { jumbo: true, message }));
  nodes.push(...attachments(message), ...message.embeds.map((one) => embed(one, message)));
  if (message.components.length) {
    nodes.push(h("div", { class: "components" }, components(message, (id, values, element) => act(message, id, values, element))));
  }
  if (message.edited_timestamp) {
    const full = when(message.edited_timestamp, state.me.locale, "F");
    const mark = h("span", { class: "edited muted", title: full }, " (edited)");
    const last = nodes.at(-1)?.classList.contains("md") ? nodes.at(-1).lastElementChild : null;
    if (last?.tagName === "P") last.append(mark);
    else nodes.push(mark);
  }
  return nodes;
}

// The line over a message that answers a command or another message.
function above(message, jump) {
  if (message.interaction) {
    const { user, name } = message.interaction;
    return h("div", { class: "above muted" }, avatar(user, 16), h("b", {}, nameOf(user)), " used ", h("span", { class: "mention" }, name === name.toLowerCase() ? `/${name}` : name));
  }
  const original = originalOf(message);
  if (!original) return null;
  return h("button", { type: "button", class: "above muted plain", onclick: () => jump(message.channel_id, original.id) },
    avatar(original.author, 16), h("b", {}, nameOf(original.author)), h("span", { class: "excerpt" }, excerpt(original)));
}

function originalOf(message) {
  const id = message.message_reference?.message_id;
  return id ? entriesOf(message.channel_id).find((entry) => entry.message.id === id)?.message : undefined;
}

// Writes above a reply what its original says now.
export function renewExcerpt(item, message) {
  const shown = item.querySelector(".excerpt"), original = shown && originalOf(message);
  if (!original) return;
  const text = excerpt(original);
  if (shown.textContent !== text) shown.textContent = text;
}

function excerpt(message) {
  if (message.content) return plain(message.content, message);
  const texts = [];
  const walk = (list) => list.forEach((one) => { if (one.content) texts.push(one.content); walk(one.components ?? []); });
  walk(message.components);
  return (texts[0] && plain(texts[0], message)) ?? message.embeds[0]?.title ?? "Go to the message";
}

// A text in one line without its marks: people by their names, times as they are read, spoilers covered.
function plain(text, message) {
  const box = markdown(text, { message });
  box.querySelectorAll("img").forEach((image) => image.replaceWith(image.alt));
  box.querySelectorAll("br").forEach((end) => end.replaceWith(" "));
  box.querySelectorAll(".spoiler").forEach((cover) => cover.replaceWith("▇▇▇"));
  return [...box.children].map((block) => block.textContent).join(" ");
}

function thinking() {
  return h("div", { class: "thinking muted" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), `${nameOf(state.bot)} is thinking…`);
}

export function noteItem(note, close) {
  return h("li", { class: "message note" }, avatar(state.bot), h("div", { class: "body" },
    h("div", { class: "head" }, h("span", { class: "author bot" }, nameOf(state.bot)), h("span", { class: "tag" }, "APP")),
    h("div", { class: "failure", role: "alert" }, `⚠ ${note.text}`),
    h("div", { class: "only-you muted" }, "Only you can see this · ", h("button", { type: "button", class: "plain", onclick: close }, "Dismiss message"))));
}
