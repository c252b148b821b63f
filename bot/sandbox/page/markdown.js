// Discord's markdown as DOM nodes; everything that is not markup stays text.
import { h, when } from "./dom.js";
import { channelById, commandName, mentioned, nameOf, roles, signed, state } from "./store.js";

const JUMP = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?$/;
const EMOJI_ONLY = /^(?:\s*(?:<a?:\w+:\d+>|\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic}|\ufe0f)*))+\s*$/u;

let shown = null; // the message whose text is being built

export function markdown(text, { jumbo = false, message = null } = {}) {
  shown = message;
  const box = h("div", { class: jumbo && EMOJI_ONLY.test(text) ? "md jumbo" : "md" });
  box.append(...blocks(text));
  return box;
}

export const jumpOf = (url) => JUMP.exec(url);

export function link(url, children) {
  const jump = jumpOf(url);
  if (jump) {
    const where = channelById(jump[1]);
    const name = where ? signed(where) : "a channel";
    const face = children === url ? `${name}${jump[2] ? " › message" : ""}` : children;
    return h("a", { href: `#${jump[1]}${jump[2] ? `/${jump[2]}` : ""}`, class: "jump" }, face);
  }
  return h("a", { href: url, target: "_blank", rel: "noreferrer noopener" }, children);
}

function blocks(text) {
  const nodes = [];
  for (const [index, piece] of text.split(/```(?:([\w+-]*)\n)?([\s\S]*?)```/).entries()) {
    if (index % 3 === 2) nodes.push(h("pre", {}, h("code", {}, piece.replace(/\n$/, ""))));
    else if (index % 3 === 0 && piece) nodes.push(...lines(nodes.length ? piece.replace(/^\n/, "") : piece));
  }
  return nodes;
}

function lines(text) {
  const rows = text.split("\n");
  const nodes = [];
  let open = null; // the paragraph being filled
  const close = () => { open = null; };
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i];
    let match;
    if ((match = /^(#{1,3})\s+(.+)/.exec(row))) {
      nodes.push(h(`h${match[1].length + 2}`, {}, inline(match[2])));
      close();
    } else if ((match = /^-#\s+(.+)/.exec(row))) {
      nodes.push(h("small", { class: "subtext" }, inline(match[1])));
      close();
    } else if ((match = /^>>>\s?([\s\S]*)/.exec(rows.slice(i).join("\n")))) {
      nodes.push(h("blockquote", {}, lines(match[1])));
      return nodes;
    } else if (/^>\s/.test(row)) {
      const quoted = [];
      while (i < rows.length && /^>(\s|$)/.test(rows[i])) quoted.push(rows[i++].replace(/^>\s?/, ""));
      i--;
      nodes.push(h("blockquote", {}, lines(quoted.join("\n"))));
      close();
    } else if (/^\s*(?:[-*]|\d+\.)\s+\S/.test(row)) {
      const items = [];
      while (i < rows.length && /^\s*(?:[-*]|\d+\.)\s+\S/.test(rows[i])) items.push(rows[i++]);
      i--;
      nodes.push(list(items));
      close();
    } else {
      if (!open) nodes.push((open = h("p")));
      else open.append(h("br"));
      open.append(...inline(row));
    }
  }
  return nodes.filter((node) => node.tagName !== "P" || node.childNodes.length);
}

function list(items) {
  const depth = (item) => /^\s*/.exec(item)[0].length;
  const base = depth(items[0]);
  const numbered = /^\s*(\d+)\./.exec(items[0]);
  const element = h(numbered ? "ol" : "ul", numbered ? { start: numbered[1] } : {});
  for (let i = 0; i < items.length; i++) {
    const item = h("li", {}, inline(items[i].replace(/^\s*(?:[-*]|\d+\.)\s+/, "")));
    const nested = [];
    while (i + 1 < items.length && depth(items[i + 1]) > base) nested.push(items[++i]);
    if (nested.length) item.append(list(nested));
    element.append(item);
  }
  return element;
}

const wrap = (tag, props) => (match) => h(tag, props ?? {}, inline(match[1]));
const RULES = [
  [/^\\([^\w\s])/, (m) => m[1]],
  [/^``\s?([\s\S]+?)\s?``/, (m) => h("code", {}, m[1])],
  [/^`([^`]+)`/, (m) => h("code", {}, m[1])],
  [/^\*\*\*([\s\S]+?)\*\*\*(?!\*)/, (m) => h("strong", {}, h("em", {}, inline(m[1])))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, wrap("strong")],
  [/^__([\s\S]+?)__(?!_)/, wrap("u")],
  [/^\*(?=\S)([\s\S]*?\S)\*(?!\*)/, wrap("em")],
  [/^_(?=\S)([\s\S]*?\S)_(?![\w_])/, wrap("em")],
  [/^~~([\s\S]+?)~~/, wrap("s")],
  [/^\|\|([\s\S]+?)\|\|/, (m) => spoiler(inline(m[1]))],
  [/^<@!?(\d+)>/, (m) => user(m[1])],
  [/^<@&(\d+)>/, (m) => mention(`@${roles().find((role) => role.id === m[1])?.name ?? "unknown role"}`)],
  [/^<#(\d+)>/, (m) => channel(m[1])],
  [/^<a?:(\w+):(\d+)>/, (m) => emoji({ name: m[1], id: m[2] })],
  [/^<t:(-?\d+)(?::([tTdDfFsSR]))?>/, (m) => time(m)],
  [/^<\/([\w -]+):(\d+)>/, (m) => h("a", { class: "mention", href: "#", "data-command": m[1] }, `/${commandName(m[1])}`)],
  [/^\[((?:[^\][]|\[[^\]]*\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/, (m) => link(m[2], inline(m[1]))],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], m[1])],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"')\]]/, (m) => link(m[0], m[0])],
  [/^@(?:everyone|here)\b/, (m) => mention(m[0], true)],
];

export function inline(text) {
  const nodes = [];
  let plain = "";
  let before = "";
  while (text) {
    let found = null;
    if (/[\\`*_~|<[h@]/.test(text[0]) && !(text[0] === "_" && /\w/.test(before)) && !(text[0] === "h" && /\w/.test(before))) {
      for (const [pattern, build] of RULES) {
        const match = pattern.exec(text);
        if (match) { found = [match, build]; break; }
      }
    }
    if (found) {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(found[1](found[0]));
      before = found[0][0].at(-1);
      text = text.slice(found[0][0].length);
    } else {
      plain += text[0];
      before = text[0];
      text = text.slice(1);
    }
  }
  if (plain) nodes.push(plain);
  return nodes;
}

export function spoiler(children, tag = "span") {
  const show = (event) => {
    if (cover.classList.contains("shown")) return;
    event.preventDefault();
    event.stopPropagation();
    cover.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label"]) cover.removeAttribute(name);
  };
  const keys = (event) => { if (event.key === "Enter" || event.key === " ") show(event); };
  const inner = h("span", { class: "inner" }, children);
  const cover = h(tag, { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler, show", onclick: show, onkeydown: keys }, inner);
  return cover;
}

function mention(text, mine = false) {
  return h("span", { class: mine ? "mention mine" : "mention" }, text);
}

function user(id) {
  const person = mentioned(id, shown);
  return mention(`@${person ? nameOf(person) : "unknown-user"}`, id === state.me.id);
}

function channel(id) {
  const found = channelById(id);
  return found ? h("a", { class: "mention", href: `#${id}` }, `#${found.name}`) : mention("#unknown");
}

function time(match) {
  const date = new Date(Number(match[1]) * 1000);
  const full = when(date, state.me.locale, "F");
  const relative = match[2] === "R" ? match[1] : null;
  return h("time", { class: "stamp", datetime: date.toISOString(), title: full, "data-relative": relative }, when(date, state.me.locale, match[2]));
}

// Writes relative times as they are now: "in 2 minutes" becomes "in 1 minute".
export function passTime() {
  for (const stamp of document.querySelectorAll("time[data-relative]")) {
    const text = when(new Date(Number(stamp.dataset.relative) * 1000), state.me.locale, "R");
    if (stamp.textContent !== text) stamp.textContent = text;
  }
}

export function emoji(source) {
  if (!source.id) return h("span", { class: "emoji-char" }, source.name);
  const name = `:${source.name}:`;
  return h("img", { class: "emoji", src: `/emojis/${source.id}.png`, alt: name, title: name, draggable: "false" });
}
