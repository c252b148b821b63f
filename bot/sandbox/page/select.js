// A message's select: a button that opens a list; several values are sent when the list closes.
import { avatar, h } from "./dom.js";
import { emoji } from "./markdown.js";
import { closePopup, listbox, openPopup } from "./popup.js";
import { channelById, nameOf, roles, state } from "./store.js";

const ICONS = { role: "@", channel: "#" };

// What can be chosen in a select of any kind, as { value, label, description, icon }.
export function choicesOf(select, channelId) {
  const guild = channelById(channelId)?.guild_id ?? state.guilds[0]?.id;
  const people = () => [...state.people, state.bot].map((one) => ({ value: one.id, label: nameOf(one), icon: avatar(one, 20) }));
  const ranks = () => roles().filter((role) => role.guild_id === guild && role.id !== guild)
    .map((role) => ({ value: role.id, label: role.name, icon: mark(ICONS.role) }));
  switch (select.type) {
    case 3: case 21: case 22:
      return (select.options ?? []).map((option) => ({
        value: option.value, label: option.label, description: option.description, preset: option.default,
        icon: option.emoji ? emoji(option.emoji) : null,
      }));
    case 5: return preset(select, people());
    case 6: return preset(select, ranks());
    case 7: return preset(select, [...people(), ...ranks()]);
    default: return preset(select, state.channels.filter((channel) => channel.guild_id === guild && !channel.parent)
      .map((channel) => ({ value: channel.id, label: channel.name, icon: mark(ICONS.channel) })));
  }
}

const mark = (sign) => h("span", { class: "sign", "aria-hidden": "true" }, sign);

function preset(select, choices) {
  const ids = new Set((select.default_values ?? []).map((value) => value.id));
  return choices.map((choice) => ({ ...choice, preset: ids.has(choice.value) }));
}

export function selectMenu(select, channelId, send) {
  const choices = choicesOf(select, channelId);
  const chosen = new Set(choices.filter((choice) => choice.preset).map((choice) => choice.value));
  const many = (select.max_values ?? 1) > 1;
  const face = h("span", { class: "face" });
  const button = h("button", {
    type: "button", class: "select", "aria-haspopup": "listbox", "aria-expanded": "false", disabled: select.disabled,
    "data-custom-id": select.custom_id, onclick: open,
  }, face, h("span", { class: "arrow", "aria-hidden": "true" }, "▾"));
  const title = select.placeholder || "Make a selection";

  function show() {
    const picked = choices.filter((choice) => chosen.has(choice.value));
    face.replaceChildren(...(picked.length ? picked.map((choice) => choice.label).join(", ") : [h("span", { class: "muted" }, title)]));
    button.setAttribute("aria-label", picked.length ? `${title}: ${picked.map((choice) => choice.label).join(", ")}` : title);
  }

  function open() {
    const before = [...chosen].sort().join("\n");
    let sent = false;
    const filter = h("input", { type: "search", placeholder: "Search", "aria-label": `Search: ${title}`, autocomplete: "off" });
    const holder = h("div");
    let keys = () => false;
    const fill = () => {
      const words = filter.value.toLowerCase();
      const items = choices.filter((choice) => choice.label.toLowerCase().includes(words))
        .map((choice) => ({ ...choice, icon: choice.icon?.cloneNode(true), chosen: chosen.has(choice.value) }));
      const made = listbox(items, { label: title, multiple: many, pick });
      keys = made.keys;
      holder.replaceChildren(made.list);
    };
    function pick(choice) {
      if (!many) {
        chosen.clear();
        chosen.add(choice.value);
        sent = true;
        closePopup();
        send([...chosen]);
        return;
      }
      if (chosen.has(choice.value)) chosen.delete(choice.value);
      else if (chosen.size < select.max_values) chosen.add(choice.value);
      fill();
      show();
    }
    filter.addEventListener("input", fill);
    const least = select.min_values ?? 1, most = select.max_values;
    const foot = many ? h("div", { class: "popup-foot" },
      h("span", { class: "muted" }, least === most ? `Choose ${most}` : `Choose ${least} to ${most}`),
      h("button", { type: "button", class: "small primary", onclick: () => closePopup() }, "Done")) : null;
    const onclose = () => {
      button.setAttribute("aria-expanded", "false");
      if (button.isConnected) button.focus();
      show();
      if (many && !sent && [...chosen].sort().join("\n") !== before && chosen.size >= least) send([...chosen]);
    };
    fill();  // the popup needs its height to find room
    const box = openPopup(button, [choices.length > 8 || select.type !== 3 ? filter : null, holder, foot].filter(Boolean), { onclose, width: Math.max(button.offsetWidth, 240) });
    box.addEventListener("keydown", (event) => {
      if (event.key === "Escape") closePopup();
      else if (event.target.tagName !== "BUTTON" && !(event.key === " " && event.target === filter) && event.key !== "Tab") keys(event);
    });
    button.setAttribute("aria-expanded", "true");
    (filter.isConnected ? filter : holder.firstChild).focus();
  }
  show();
  return button;
}
