// Building elements. Strings become text nodes, so no text of a user is ever read as HTML.

export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "style") for (const [name, v] of Object.entries(value)) element.style.setProperty(name, v);
    else if (key === "value" || key === "checked") element[key] = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const byId = (id) => document.getElementById(id);

export function announce(text) {
  byId("status").textContent = text;
}

const COLORS = ["#5865f2", "#3ba55d", "#c27c0e", "#c0392b", "#9b59b6", "#11806a", "#2471a3", "#ad1457"];

export function avatar(user, size = 40) {
  const name = user.global_name || user.username || user.name;
  let sum = 3; // the six people of the default club get six colours
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)) >>> 0;
  const initials = name.split(/\s+/).map((word) => word[0]).slice(0, 2).join("").toUpperCase();
  const color = user.bot ? COLORS[0] : COLORS[1 + (sum % (COLORS.length - 1))];
  return h("span", { class: "avatar", "aria-hidden": "true", style: { background: color, "--size": `${size}px` } }, initials);
}

export function when(stamp, locale, style = "f") {
  const date = stamp instanceof Date ? stamp : new Date(stamp);
  const time = date.toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" });
  if (style === "chat") {
    const today = new Date().toDateString() === date.toDateString();
    return today ? time : `${date.toLocaleDateString(locale)} ${time}`;
  }
  if (style === "R") return relative(date, locale);
  const formats = {
    t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
    s: { dateStyle: "short", timeStyle: "short" }, S: { dateStyle: "short", timeStyle: "medium" },
    f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
  };
  return date.toLocaleString(locale, formats[style] ?? formats.f);
}

function relative(date, locale) {
  const seconds = (date - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  for (const [unit, size] of [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60]]) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  }
  return format.format(Math.round(seconds), "second");
}
