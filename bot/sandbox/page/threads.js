// Threads: the box under their message, the list of a channel's threads, and what stands over a closed one.
import { h } from "./dom.js";
import { post } from "./api.js";
import { openModal } from "./modal.js";
import { closePopup, openPopup } from "./popup.js";
import { channelById, nameOf, threadsOf } from "./store.js";

const counted = (count) => (count === 1 ? "1 message" : `${count} messages`);

// Asks for a name and creates a thread, from a message or without one, and goes there.
export function createThread(channelId, message) {
  const name = { type: 4, custom_id: "name", style: 1, max_length: 100, placeholder: "New thread" };
  const form = { title: "Create thread", components: [{ type: 18, label: "Thread name", component: name }] };
  openModal(form, channelId, async ({ name: given }) => {
    const { id } = await post("thread", { channel: channelId, name: given, ...(message ? { message: message.id } : {}) });
    location.hash = id;
  });
}

// The box under a message that a thread belongs to.
export function threadBox(threadId) {
  const thread = channelById(threadId);
  if (!thread) return null;
  return h("a", { class: "thread-box", href: `#${thread.id}` },
    h("span", { class: "thread-name" }, h("b", {}, thread.name), h("span", { class: "thread-count" }, `${counted(thread.count)} ›`)),
    h("span", { class: "muted" }, thread.archived ? "This thread is closed." : "See the thread"));
}

// The line that says who has created a thread.
export function threadLine(message) {
  const threadId = message.message_reference?.channel_id;
  return [h("p", { class: "muted" }, h("b", {}, nameOf(message.author)), " started a thread: ",
    h("a", { href: `#${threadId}`, class: "thread-link" }, message.content), "."), threadBox(threadId)];
}

// The threads of a channel, the open ones first.
export function listThreads(button, channel) {
  const row = (thread) => h("li", {}, h("a", { class: "option", href: `#${thread.id}`, onclick: () => closePopup() },
    h("span", { class: "words" }, h("span", { class: "label" }, thread.name), h("span", { class: "about" }, counted(thread.count)))));
  const part = (title, found) => (found.length ? [h("p", { class: "popup-title" }, title), h("ul", {}, found.map(row))] : []);
  const all = threadsOf(channel.id);
  openPopup(button, h("div", { tabindex: "-1" }, part("Active threads", all.filter((thread) => !thread.archived)),
    part("Closed threads", all.filter((thread) => thread.archived)),
    all.length ? null : h("p", { class: "popup-title" }, "There are no threads."),
    h("button", { type: "button", class: "entry", onclick: () => { closePopup(); createThread(channel.id); } }, "Create thread")), { width: 300 });
}

// The buttons at the head of a thread, or of a channel that may have some.
export function threadButtons(channel, fail) {
  if (!channel.parent) {
    if (!channel.guild_id) return [];
    const button = h("button", { type: "button", class: "icon", "aria-label": "Threads", title: "Threads", onclick: () => listThreads(button, channel) }, "🧵");
    return [button];
  }
  const label = channel.archived ? "Open thread" : "Close thread";
  const turn = () => post("archive", { channel: channel.id, archived: !channel.archived }).catch((error) => fail(error.message));
  return [h("button", { type: "button", class: "small secondary", "aria-label": label, onclick: turn }, label.split(" ")[0])];
}
