"""A message as a request describes it: its body, its files, and what the body makes of an existing message."""

import mimetypes
import re
import struct
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import quote

from bot.sandbox import components as parts
from bot.sandbox import validate
from bot.sandbox.errors import ApiError, invalid_form
from bot.sandbox.wire import Json, one
from bot.sandbox.world import Channel, StoredFile, World

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
class Draft:
    """The body of a create or edit request, with its files by the number in `files[n]`."""

    body: Json
    files: dict[int, Upload] = field(default_factory=dict[int, Upload])


def fields_of(world: World, base_url: str, channel: Channel, draft: Draft, old: Json | None) -> Json:
    """Return the message fields that result from a draft, checked; `old` is the message before an edit.

    Raises ApiError 50035 for a broken limit, 50006 for an empty message, 40005 for a file that is too big.
    Files are kept in the world only when the whole draft is good.
    """
    body = draft.body
    before: Json = old or {"content": "", "embeds": [], "components": [], "attachments": [], "flags": 0}
    flags: int = before["flags"] & ~LOADING | (body.get("flags") or 0) & _SETTABLE_FLAGS
    content: str = (body["content"] or "") if "content" in body else before["content"]
    embeds: list[Json] = (body["embeds"] or []) if "embeds" in body else before["embeds"]
    components: list[Json] = (body["components"] or []) if "components" in body else before["components"]
    validate.check_message(content, embeds, components, flags)
    attachments, stored = _attachments(world, base_url, channel, draft, before["attachments"])
    by_name = {attachment["filename"]: attachment for attachment in attachments}
    result: Json = {
        "content": content,
        "attachments": attachments,
        "flags": flags,
        "embeds": [_embed(e, i, by_name) for i, e in enumerate(embeds)] if "embeds" in body else embeds,
        "components": components,
    }
    if "components" in body:
        result["components"] = parts.Normalizer(lambda url: _media(world, url, by_name))(components)
    if not (content or embeds or components or attachments or body.get("poll") or body.get("sticker_ids")):
        raise ApiError(400, 50006, "Cannot send an empty message")
    world.files.update(stored)
    return result


def _attachments(
    world: World, base_url: str, channel: Channel, draft: Draft, before: list[Json]
) -> tuple[list[Json], dict[str, StoredFile]]:
    listed: list[Json] | None = draft.body.get("attachments")
    result = list(before)
    described: dict[str, Json] = {}
    if listed is not None:
        kept = {str(entry.get("id")) for entry in listed}
        result = [attachment for attachment in before if attachment["id"] in kept]
        described = {str(entry.get("id")): entry for entry in listed}
    stored: dict[str, StoredFile] = {}
    for number, upload in sorted(draft.files.items()):
        if len(upload.content) > MAX_FILE:
            raise ApiError(413, 40005, "Request entity too large")
        about = described.get(str(number), {})
        shape, file = _new_attachment(world.next_id(), base_url, channel, upload, about)
        result.append(shape)
        stored[shape["id"]] = file
    if len(result) > 10:
        raise ApiError(400, 30015, "Maximum number of attachments in a message reached (10)")
    return result, stored


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


def _media(world: World, url: str, by_name: dict[str, Json]) -> Json:
    attachment = _attached(url, by_name, "components")
    item: Json = {"id": world.next_id(), "url": url, "proxy_url": url}
    if attachment is None:  # a URL that was resolved before and comes back in an edit is still the attachment
        attachment = next((a for a in by_name.values() if a["url"] == url), None)
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
