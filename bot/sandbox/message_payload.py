"""The message of a request: its body, its files, and its effect on an existing message."""

import mimetypes
import re
import struct
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import quote

from bot.sandbox import components as parts
from bot.sandbox import validate
from bot.sandbox.app_state import SandboxState
from bot.sandbox.errors import ApiError, invalid_form
from bot.sandbox.json_helpers import Json, many, one
from bot.sandbox.world import Channel, Message, StoredFile, World

MAX_FILE: Final = 10 * 1024 * 1024
EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7
_SETTABLE_FLAGS: Final = 1 << 2 | 1 << 12 | parts.V2_FLAG  # suppress embeds, silent, components V2
_PNG: Final = b"\x89PNG\r\n\x1a\n"
_EMBED_MEDIA: Final = (("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url"))
_NOT_A_FILE: Final = re.compile(r"[^\w.\-]")


@dataclass(slots=True)
class Upload:
    """A file part of a multipart request."""

    name: str
    content: bytes


@dataclass(slots=True)
class MessagePayload:
    """The body of a create or edit request, with its files by the number in `files[n]`."""

    body: Json
    files: dict[int, Upload] = field(default_factory=dict[int, Upload])


@dataclass(slots=True)
class Settled:
    """What a message becomes by a draft: its fields, and all its files, also those that its components use."""

    fields: Json
    files: list[Json]


def settle(hub: SandboxState, channel: Channel, draft: MessagePayload, old: Message | None) -> Settled:
    """Return the result of a draft, validated; `old` is the message before an edit.

    Raises ApiError 50035 for a broken limit, 50006 for an empty message, 40005 for a file that is too big. Files are
    stored only when the whole draft is valid.
    """
    body, world = draft.body, hub.world
    empty: Json = {"content": "", "embeds": [], "components": [], "flags": 0}
    before = old.wire if old is not None else empty
    flags: int = before["flags"] & ~LOADING | (body.get("flags") or 0) & _SETTABLE_FLAGS
    content: str = (body["content"] or "") if "content" in body else before["content"]
    embeds: list[Json] = (body["embeds"] or []) if "embeds" in body else before["embeds"]
    components: list[Json] = (body["components"] or []) if "components" in body else before["components"]
    validate.check_message(content, embeds, components, flags)
    files = _Files(hub, channel, draft, old.files if old is not None else [])
    by_name = files.named if hub.strictness.kept_files_named else {file["filename"]: file for file in files.all}
    result: Json = {
        "content": content,
        "flags": flags,
        "embeds": [_embed(e, i, by_name) for i, e in enumerate(embeds)] if "embeds" in body else embeds,
        "components": components,
    }
    if "components" in body:
        _check_emojis(hub, components)
        result["components"] = parts.ComponentNormalizer(lambda url: _media(world, url, by_name, files.all))(
            components
        )
    if not (content or embeds or components or files.all or body.get("poll") or body.get("sticker_ids")):
        raise ApiError(400, 50006, "Cannot send an empty message")
    used = _used(result) if hub.strictness.files_in_components else ()
    result["attachments"] = [file for file in files.all if file["url"] not in used]
    world.files.update(files.stored)
    return Settled(result, files.all)


def _check_emojis(hub: SandboxState, components: list[Json]) -> None:
    """Refuse buttons and options with an emoji that the application doesn't have."""
    known = {emoji["id"] for emoji in hub.emojis.all()}
    problems: list[tuple[str, str, str]] = []
    for path, component in parts.walk(components):
        for holder in (component, *many(component, "options")):
            number = one(holder, "emoji").get("id")
            if number is not None and str(number) not in known:
                problems.append((f"{path}.emoji.id", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji"))
    if problems:
        raise invalid_form(problems)


def _used(fields: Json) -> set[str]:
    """Return the addresses of the media that a message's components and embeds show."""
    found = {item["media"]["url"] for each in parts.each(fields["components"]) for item in each.get("items") or ()}
    found |= {
        each[key]["url"] for each in parts.each(fields["components"]) for key in ("media", "file") if key in each
    }
    return found | {one(embed, part).get(key, "") for embed in fields["embeds"] for part, key in _EMBED_MEDIA}


class _Files:
    """The files of a message after a request.

    Args:
        before: those before it.

    Attributes:
        all: those after it.
        named: those that the request names, by file name: uploads, and kept ones with id and filename.
        stored: the contents of the new ones.
    """

    def __init__(self, hub: SandboxState, channel: Channel, draft: MessagePayload, before: list[Json]) -> None:
        self.all = list(before)
        self.named: dict[str, Json] = {}
        self.stored: dict[str, StoredFile] = {}
        listed: list[Json] | None = draft.body.get("attachments")
        entries = {str(entry.get("id")): entry for entry in listed or ()}
        if listed is not None:
            self.all = [file for file in before if file["id"] in entries]
            self.named = {file["filename"]: file for file in self.all if entries[file["id"]].get("filename")}
        for number, upload in sorted(draft.files.items()):
            if len(upload.content) > MAX_FILE:
                raise ApiError(413, 40005, "Request entity too large")
            about = entries.get(str(number), {})
            shape, file = _new_attachment(hub.world.next_id(), hub.base_url, channel, upload, about)
            self.all.append(shape)
            self.named[shape["filename"]] = shape
            self.stored[shape["id"]] = file
        if len(self.all) > 10:
            raise ApiError(400, 30015, "Maximum number of attachments in a message reached (10)")


def _new_attachment(
    file_id: str, base_url: str, channel: Channel, upload: Upload, about: Json
) -> tuple[Json, StoredFile]:
    name = _NOT_A_FILE.sub("_", about.get("filename") or upload.name) or "file"
    content_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    url = f"{base_url}/attachments/{channel.id}/{file_id}/{quote(name)}"
    shape: Json = {
        "id": file_id,
        "filename": name,
        "size": len(upload.content),
        "url": url,
        "proxy_url": url,
        "content_type": content_type,
    }
    for key in ("description", "title"):
        if about.get(key):
            shape[key] = about[key]
    if upload.content.startswith(_PNG) and len(upload.content) >= 24:
        shape["width"], shape["height"] = struct.unpack(">II", upload.content[16:24])
    return shape, StoredFile(name, content_type, upload.content)


def _attached(url: str, by_name: dict[str, Json], path: str) -> Json | None:
    if not url.startswith("attachment://"):
        return None
    attachment = by_name.get(url.removeprefix("attachment://"))
    if attachment is None:
        sentence = f"The referenced attachment '{url}' was not found in the attachments."
        raise invalid_form([(path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", sentence)])
    return attachment


def _embed(source: Json, index: int, by_name: dict[str, Json]) -> Json:
    shape: Json = {key: value for key, value in source.items() if value is not None} | {"type": "rich"}
    if "fields" in shape:
        shape["fields"] = [{"inline": False} | entry for entry in shape["fields"]]
    for part, key in _EMBED_MEDIA:
        url = one(shape, part).get(key)
        attachment = _attached(url, by_name, f"embeds.{index}.{part}.{key}") if url else None
        if attachment is not None:
            proxy = "proxy_url" if key == "url" else "proxy_icon_url"
            shape[part] = shape[part] | {key: attachment["url"], proxy: attachment["url"]}
            if key == "url":
                shape[part] |= _size(attachment)
    return shape


def _media(world: World, url: str, by_name: dict[str, Json], files: list[Json]) -> Json:
    attachment = _attached(url, by_name, "components")
    item: Json = {"id": world.next_id(), "url": url, "proxy_url": url}
    if attachment is None:  # a URL that was resolved before and comes back in an edit is still the attachment
        attachment = next((file for file in files if file["url"] == url), None)
    if attachment is not None:
        item |= {
            "url": attachment["url"],
            "proxy_url": attachment["url"],
            "content_type": attachment["content_type"],
            "attachment_id": attachment["id"],
        } | _size(attachment)
        item["size"] = attachment["size"]
    return item


def _size(attachment: Json) -> dict[str, Any]:
    return {key: attachment[key] for key in ("width", "height") if key in attachment}
