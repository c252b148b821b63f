// Buttons, selects and the layouts of Components V2.
import { h } from "./dom.js";
import { emoji, jumpOf, link, markdown, spoiler } from "./markdown.js";
import { selectMenu } from "./select.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const hex = (color) => `#${color.toString(16).padStart(6, "0")}`;

// act(customId, values, element) is called for a click or a choice.
export function components(message, act) {
  return message.components.map((component) => build(component, message, act));
}

function build(component, message, act) {
  const inside = () => component.components.map((child) => build(child, message, act));
  switch (component.type) {
    case 1: return h("div", { class: "row" }, inside());
    case 2: return button(component, act);
    case 3: case 5: case 6: case 7: case 8: {
      const menu = selectMenu(component, message.channel_id, (values) => act(component.custom_id, values, menu));
      return menu;
    }
    case 9: return h("div", { class: "section" }, h("div", { class: "section-text" }, inside()), build(component.accessory, message, act));
    case 10: return markdown(component.content, { jumbo: true, message });
    case 11: return picture(component.media, component, "thumbnail");
    case 12: return h("div", { class: `gallery ${mosaic(component.items.length)}` }, component.items.map((item) => picture(item.media, item)));
    case 13: return hidden(component.spoiler, fileBox(component.name ?? "file", component.size, component.file.url));
    case 14: return h("hr", { class: `separator${component.spacing === 2 ? " large" : ""}${component.divider === false ? " bare" : ""}` });
    case 17: return hidden(component.spoiler, h("div", {
      class: `container${component.accent_color === null ? "" : " accented"}`,
      style: component.accent_color === null ? {} : { "--accent": hex(component.accent_color) },
    }, inside()));
    default: return h("p", { class: "muted" }, `(component ${component.type})`);
  }
}

// Up to four pictures have a layout of their own; more stand in rows of three, below what is left of a whole row.
const mosaic = (count) => (count <= 4 ? `of-${count}` : `rest-${count % 3}`);
const hidden = (isSpoiler, element) => (isSpoiler ? spoiler([element], "div") : element);

function button(component, act) {
  const face = [component.emoji ? emoji(component.emoji) : null, component.label ? h("span", {}, component.label) : null];
  if (component.style === 5) {
    if (component.disabled) return h("button", { type: "button", class: "button link", disabled: true }, face);
    const anchor = link(component.url, jumpOf(component.url) ? face : [...face, h("span", { "aria-hidden": "true" }, "↗")]);
    anchor.classList.add("button", "link");
    return anchor;
  }
  const element = h("button", {
    type: "button", class: `button ${STYLES[component.style] ?? "secondary"}`, disabled: component.disabled,
    "data-custom-id": component.custom_id, "aria-label": component.label ? null : component.emoji?.name,
    onclick: () => act(component.custom_id, null, element),
  }, face);
  return element;
}

export function picture(media, about = {}, kind = "picture") {
  const image = h("img", {
    src: media.url, alt: about.description ?? "", title: about.description, loading: "lazy",
    width: media.width, height: media.height, class: kind,
  });
  if (about.spoiler) return spoiler([image], "div");
  return h("a", { href: media.url, target: "_blank", rel: "noreferrer", class: `frame ${kind}-frame`, "aria-label": about.description ? `Picture: ${about.description}` : "Open the picture" }, image);
}

export function fileBox(name, size, url) {
  const kilobytes = size ? `${Math.max(1, Math.round(size / 1024)).toLocaleString()} KB` : "";
  return h("a", { class: "file", href: url, download: name }, h("span", { class: "file-icon", "aria-hidden": "true" }, "📄"),
    h("span", {}, h("span", { class: "file-name" }, name), h("span", { class: "muted" }, kilobytes)));
}

export function attachments(message) {
  const used = JSON.stringify([message.components, message.embeds]);
  const free = message.attachments.filter((file) => !used.includes(file.url));
  return free.map((file) => (file.content_type?.startsWith("image/")
    ? picture(file, { description: file.description, spoiler: file.filename.startsWith("SPOILER_") })
    : fileBox(file.filename, file.size, file.url)));
}

export function embed(source, message) {
  const author = source.author ? h("div", { class: "embed-author" }, source.author.icon_url ? h("img", { src: source.author.icon_url, alt: "" }) : null, source.author.name) : null;
  const fields = (source.fields ?? []).map((field) => h("div", { class: field.inline ? "field inline" : "field" },
    h("div", { class: "field-name" }, markdown(field.name, { message })), markdown(field.value, { message })));
  return h("article", { class: "embed", style: source.color === undefined ? {} : { "--accent": hex(source.color) } },
    source.thumbnail ? picture(source.thumbnail, {}, "thumbnail") : null,
    author,
    source.title ? h("div", { class: "embed-title" }, source.url ? link(source.url, source.title) : markdown(source.title, { message })) : null,
    source.description ? markdown(source.description, { message }) : null,
    fields.length ? h("div", { class: "fields" }, fields) : null,
    source.image ? picture(source.image, { description: source.image.description }) : null,
    source.footer ? h("div", { class: "embed-footer muted" }, source.footer.text) : null);
}
