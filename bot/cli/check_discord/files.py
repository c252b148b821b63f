"""Checks of images and downloads: where Discord lists them, and what an edit must name to keep them."""

import struct
import zlib
from collections.abc import Sequence
from io import BytesIO
from typing import Any

import discord
from discord import ui

from bot.cli.check_discord.assumptions import assume
from bot.cli.check_discord.outcomes import CouldNotTry, Differs
from bot.cli.check_discord.probe import V2, Json, Probe, refusal_as
from bot.ui import SILENT, KeptFile, files_in

COLOR = 0x2ECC71
FIRST, SECOND, TEXT = "first.png", "second.png", "record.txt"


def picture(shade: int = 120) -> bytes:
    """Return a small grey PNG."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    size = 32
    rows = (b"\0" + bytes((shade,)) * size) * size
    head = struct.pack(">IIBBBBB", size, size, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def upload(name: str) -> discord.File:
    """Return a file with this name."""
    return discord.File(BytesIO(b"a record\n" if name == TEXT else picture()), name)


class Shown(ui.LayoutView):
    """A message with images, and with a download if there is a text file, in the bot's layout."""

    def __init__(self, probe: Probe, *names: str, words: str = "") -> None:
        super().__init__(timeout=None)
        self.names = names
        pictures = [name for name in names if name != TEXT]
        parts: list[ui.Item[Any]] = [ui.TextDisplay(probe.words(words)["content"])]
        if pictures:
            media = [discord.MediaGalleryItem(f"attachment://{name}", description=name) for name in pictures]
            parts.append(ui.MediaGallery(*media))
        if TEXT in names:
            parts.append(ui.File(f"attachment://{TEXT}"))
        self.add_item(ui.Container(*parts, accent_colour=COLOR))


async def post(probe: Probe, *names: str) -> discord.Message:
    """Write a message with new files; raises CouldNotTry if Discord refuses it, which `container-parts` reports."""
    with refusal_as(CouldNotTry, "Discord refuses a container with files (container-parts)"):
        return await probe.send(Shown(probe, *names), [upload(name) for name in names])


async def edit(
    message: discord.Message, view: Shown, files: Sequence[discord.File | discord.Attachment], what: str
) -> discord.Message:
    """Edit a message as the bot does; raises Differs if Discord refuses it."""
    with refusal_as(Differs, f"Discord refuses {what}", code=True):
        return await message.edit(view=view, allowed_mentions=SILENT, attachments=files)


def known(message: discord.Message, *names: str) -> dict[str, int]:
    """Return the ids of a new message's files by name, from its components.

    Raises:
        CouldNotTry: they don't, which `files-identified` reports.
    """
    found = files_in(message)
    if set(found) != set(names):
        raise CouldNotTry("the components don't identify the files (files-identified)")
    return found


def shown(message: discord.Message, *names: str) -> dict[str, int]:
    """Return the ids of a message's files by name; raises Differs if the components don't list just these files."""
    found = files_in(message)
    if set(found) != set(names):
        raise Differs(f"the components identify {len(found.keys() & set(names))} of {len(names)} files")
    return found


def gallery(*names: str) -> Json:
    """Return images by the names of their files, as a request has them."""
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}} for name in names]}


@assume("container-parts", "a container has a color, texts, separators, pictures and downloads")
async def container(probe: Probe) -> None:
    """Post a container with all of them; check whether the colour and the parts come back."""
    parts = [probe.words(), {"type": 14}, gallery(FIRST), {"type": 13, "file": {"url": f"attachment://{TEXT}"}}]
    inside: Json = {"type": 17, "accent_color": COLOR, "components": parts}
    message = await probe.accepts("the container", inside, files=[upload(FIRST), upload(TEXT)])
    [found] = message["components"]
    if found["accent_color"] != COLOR:
        raise Differs("the color is lost")
    if [part["type"] for part in found["components"]] != [part["type"] for part in parts]:
        raise Differs("the container comes back with other parts")


@assume("files-not-listed", "`attachments` leaves out files that components show")
async def not_listed(probe: Probe) -> None:
    """Post an image and a download; check the reply, and the message."""
    message = await post(probe, FIRST, TEXT)
    fetched = await probe.call("GET", f"{probe.messages}/{message.id}")
    if message.attachments or fetched["attachments"]:
        count = max(len(message.attachments), len(fetched["attachments"]))
        raise Differs(f"`attachments` lists {count} files that components show")


@assume("files-identified", "components contain the name and the attachment id of each file")
async def identified(probe: Probe) -> None:
    """Post two images and a download; read their names and ids from the reply."""
    shown(await post(probe, FIRST, SECOND, TEXT), FIRST, SECOND, TEXT)


@assume("edit-keeps-named-files", "an edit keeps the files that it names by id and file name")
async def keeps(probe: Probe) -> None:
    """Edit the text of a message with two images, twice."""
    message = await post(probe, FIRST, SECOND)
    before = known(message, FIRST, SECOND)
    for words in ("once", "twice"):
        kept = [KeptFile(number, name) for name, number in before.items()]
        message = await edit(message, Shown(probe, FIRST, SECOND, words=words), kept, "an edit that names its files")
        after = files_in(message)
        if after != before:
            raise Differs(f"after the edit {len(before.items() & after.items())} of {len(before)} files are the same")


@assume("edit-must-name-files", "an edit must name the files that it keeps, each by id and file name")
async def must_name(probe: Probe) -> None:
    """Edit messages without `attachments`, with an id alone, and with an empty list."""
    message = await post(probe, FIRST)
    kept = known(message, FIRST)[FIRST]
    path = f"{probe.messages}/{message.id}"
    body = {"components": [probe.words("no array"), gallery(FIRST)]}
    await probe.expect_refusal("an edit without `attachments`", probe.call("PATCH", path, body))
    body |= {"attachments": [{"id": str(kept)}]}
    await probe.expect_refusal("an edit that names an id alone", probe.call("PATCH", path, body))
    body |= {"attachments": []}
    await probe.expect_refusal("an edit that names no file", probe.call("PATCH", path, body))


@assume("edit-without-attachments", "an edit of other fields, without `attachments`, leaves the files alone")
async def without_attachments(probe: Probe) -> None:
    """Edit a message without components and `attachments`."""
    message = await post(probe, FIRST)
    before = known(message, FIRST)
    answer = await probe.call("PATCH", f"{probe.messages}/{message.id}", {"flags": V2})
    media = [item["media"] for part in answer["components"] for item in _items(part)]
    if [media_id(each) for each in media] != [str(before[FIRST])]:
        raise Differs(f"after the edit the message shows {len(media)} pictures, and not the same one")


def _items(part: Json) -> list[Json]:
    return [*part.get("items", ()), *(item for child in part.get("components", ()) for item in _items(child))]


def media_id(media: Json) -> str:
    """Return the attachment id of an image, "" if there is none."""
    return str(media.get("attachment_id", ""))


@assume("edit-replaces-files", "an edit replaces a picture: the new one is uploaded, the old one is not named")
async def replaces(probe: Probe) -> None:
    """Replace the image of a message."""
    message = await post(probe, FIRST)
    before = known(message, FIRST)
    after = shown(await edit(message, Shown(probe, SECOND), [upload(SECOND)], "a new picture in an edit"), SECOND)
    if after[SECOND] == before[FIRST]:
        raise Differs("the new picture has the id of the old one")


@assume("edit-adds-files", "an edit keeps a picture and uploads another one")
async def adds(probe: Probe) -> None:
    """Add an image to a message."""
    message = await post(probe, FIRST)
    before = known(message, FIRST)
    files = [KeptFile(before[FIRST], FIRST), upload(SECOND)]
    after = shown(await edit(message, Shown(probe, FIRST, SECOND), files, "a second picture"), FIRST, SECOND)
    if after[FIRST] != before[FIRST]:
        raise Differs("the picture that stays has another id after the edit")
