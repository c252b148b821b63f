// Channels, people, and who I am.
import { avatar, byId, h } from "./dom.js";
import { get, post } from "./api.js";
import { closePopup, openPopup } from "./popup.js";
import { nameOf, state, threadsOf } from "./store.js";

const LOCALES = [["en-US", "English"], ["de", "Deutsch"], ["sv-SE", "Svenska"], ["fr", "Français"], ["nl", "Nederlands"], ["pl", "Polski"], ["es-ES", "Español"], ["it", "Italiano"]];

export function drawSidebar() {
  const guilds = state.guilds.map((guild) => [
    h("h2", {}, guild.name),
    h("ul", {}, state.channels.filter((channel) => channel.guild_id === guild.id && !channel.parent).flatMap((channel) => [
      row(channel, "#", channel.name), ...threadsOf(channel.id).filter(listed).map((thread) => row(thread, "╰", thread.name))])),
  ]);
  byId("sidebar").replaceChildren(
    h("div", { class: "scroll" }, guilds,
      h("h2", {}, "Direct messages"),
      h("ul", {}, row(state.dm, avatar(state.bot, 24), nameOf(state.bot)),
        state.channels.filter((channel) => channel.group).map((channel) => row(channel, "👥", channel.name))),
      h("div", { class: "drawer-people" }, people())),
    panel());
  byId("people").replaceChildren(...people());
}

// A closed thread is only listed while one is in it.
const listed = (thread) => !thread.archived || thread.id === state.here;

function row(channel, sign, name) {
  const unread = channel.unread > 0;
  const label = unread ? `${name}, ${channel.mentions ? `${channel.mentions} for you` : "unread"}` : name;
  return h("li", {}, h("a", {
    href: `#${channel.id}`, class: ["channel", unread && "unread", channel.parent && "thread"].filter(Boolean).join(" "), "aria-label": label,
    "aria-current": channel.id === state.here ? "page" : null,
  }, h("span", { class: "sign", "aria-hidden": "true" }, sign), h("span", { class: "name" }, name),
  channel.mentions ? h("span", { class: "badge" }, String(channel.mentions)) : null));
}

function people() {
  const bot = h("li", { class: "person" }, avatar(state.bot, 32), h("span", { class: "words" },
    h("span", { class: "author bot" }, nameOf(state.bot), " ", h("span", { class: "tag" }, "APP")),
    h("span", { class: state.online ? "presence on" : "presence" }, state.online ? "online" : "offline")));
  const others = state.people.map((person) => (person.id === state.me.id
    ? h("li", { class: "person" }, avatar(person, 32), h("span", { class: "words" }, h("span", { class: "author" }, person.name), h("span", { class: "muted" }, "you")))
    : h("li", {}, h("a", { class: "person", href: `/?as=${encodeURIComponent(person.name)}`, target: `sandbox-${person.id}` }, avatar(person, 32),
      h("span", { class: "words" }, h("span", { class: "author" }, person.name), h("span", { class: "muted" }, `open a tab as ${person.name} ↗`))))));
  return [h("h2", {}, `People · ${state.people.length}`), h("ul", {}, bot, others)];
}

function panel() {
  const button = h("button", { type: "button", class: "icon", "aria-label": "Your settings", title: "Your settings", onclick: () => settings(button) }, "⚙");
  return h("div", { class: "me" }, avatar(state.me, 32), h("span", { class: "words" }, h("span", { class: "author" }, state.me.name),
    h("span", { class: "muted" }, state.me.dms_closed ? "direct messages closed" : "this tab is you")), button);
}

function settings(button) {
  const save = async (change) => {
    state.me = await post("profile", change);
    drawSidebar();
  };
  const locale = h("select", { id: "my-locale", onchange: () => save({ locale: locale.value }) },
    LOCALES.map(([code, name]) => h("option", { value: code, selected: code === state.me.locale }, name)));
  const closed = h("input", { type: "checkbox", checked: state.me.dms_closed, onchange: () => save({ dms_closed: closed.checked }) });
  const installed = h("input", { type: "checkbox", checked: state.me.installed, onchange: () => save({ installed: installed.checked }) });
  const other = h("select", { id: "my-person", onchange: () => { location.search = `?as=${encodeURIComponent(other.value)}`; } },
    state.people.map((person) => h("option", { value: person.name, selected: person.id === state.me.id }, person.name)));
  const phone = h("p", { class: "muted" });
  get("state").then(({ me }) => { phone.textContent = `Your phone has rung for ${me.pushes} messages; ${me.dead_pushes} of them are deleted.`; }).catch(() => {});
  const box = openPopup(button, h("div", { class: "settings" },
    h("label", { for: "my-person" }, "Be somebody else in this tab"), other,
    h("label", { for: "my-locale" }, "Your language"), locale,
    h("label", { class: "choice" }, closed, h("span", {}, "Take no direct messages from the bot")),
    h("label", { class: "choice" }, installed, h("span", {}, "Have the bot with you in group chats and where it is not")), phone), { above: true, width: 260 });
  box.addEventListener("keydown", (event) => { if (event.key === "Escape") { closePopup(); byId("sidebar").querySelector(".me button").focus(); } });
  other.focus();
}
