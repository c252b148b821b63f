"""Attach images to messages: draw each once in a thread, send it once, and do without it after an error.

An answer never waits for an image: it takes along what lies ready, and an edit brings the rest.

Discord lists no file in `attachments` that a component shows, and an edit can refer to a file by its name only if the
request names that file. So the bot reads the ids of a message's files from the components that Discord returns, and
each request names all files that the message is to have: kept ones by id and name, new ones as uploads.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from io import BytesIO
from typing import Any, Protocol, TypeVar
from urllib.parse import unquote, urlsplit

import discord
import structlog
from discord import ui

from bot.render.image_cache import ImageCache
from bot.ui.discord.command_mentions import CommandMentions
from bot.ui.discord.emojis import unicode_of
from bot.ui.discord.error_codes import AGAIN_AFTER, BROKEN, INVALID_FORM, NO_PICTURES, TOO_LARGE
from bot.ui.message_view import ImageAttachment, ImageRequest, MessageView, pictures_of, sketches_of

log = structlog.get_logger(__name__)

SILENT = discord.AllowedMentions.none()
"""For every edit: without content it gets no default of the client's, and names would look like pings."""
NAME_DIGITS = 12
PRIVATE_INTERVAL_SECONDS = 1.0
"""Seconds between two private images for one player."""
MAX_READERS = 10_000

T = TypeVar("T", bound=discord.Message | None)


class NotSent(Exception):
    """Raised by a sender that has changed no message on Discord."""


class KeptFile(discord.Attachment):
    """A file that an edit keeps, in Discord's form: id and file name."""

    __slots__ = ()

    def __init__(self, file: int, name: str) -> None:
        self.id = file
        self.filename = name

    def to_dict(self) -> Any:
        """Return the entry of a request's `attachments`."""
        return {"id": self.id, "filename": self.filename}


Files = list[discord.File | discord.Attachment]
"""All files that a message is to have: those it keeps, and uploads."""


@dataclass(slots=True)
class MessageImages:
    """The images of one message that is redrawn repeatedly."""

    pictures: tuple[ImageAttachment, ...] = ()
    sketches: tuple[ImageRequest, ...] = ()
    there: dict[str, int] = field(default_factory=dict[str, int])
    place: int | None = None
    requests: int = 0
    reader: int | None = None
    unanswered: tuple[int, int] | None = None
    stale: bool = False

    def show(self, pictures: tuple[ImageAttachment, ...], sketches: Iterable[ImageRequest]) -> None:
        """Set the images, and the requests that they were drawn from.

        A private image is worded again with each message (`MessageBuilder.hang`). The function that does so would
        keep the whole hand in memory as long as the image is shown.
        """
        self.pictures = pictures
        self.sketches = tuple(replace(sketch, alt="") if sketch.private else sketch for sketch in sketches)

    def adopt(self, message: discord.Message) -> None:
        """Record the files of a clicked message, so that they stay until an edit replaces them.

        A message from before a restart has images that this process did not draw. Of a message that was edited since,
        the ids of its files may be missing: the answer to that edit was not read.
        """
        self.place = message.channel.id
        found = files_in(message)
        if not self.pictures and not self.requests:
            self.pictures = tuple(ImageAttachment(name, words, b"") for name, words in pictures_in(message))
            self.there = found
        for picture in self.pictures:
            if picture.name in found:
                self.there.setdefault(picture.name, found[picture.name])

    def learn(self, message: discord.Message | None, request: int) -> None:
        """Record a message's files from Discord's response, unless a newer request was sent."""
        if message is not None and request == self.requests:
            self.there = files_in(message)


class ErrorReporter(Protocol):
    """A callback for errors."""

    def __call__(self, error: BaseException, **where: str | int | None) -> object:
        """Log an error of rendering an image, or count it if it is expected."""
        ...


class ImageSender:
    """Draws images and sends them with messages."""

    def __init__(self, report: ErrorReporter, commands: CommandMentions, *, at_work: bool = True) -> None:
        self._report = report
        self.emoji_refused: Callable[[], object] = lambda: None
        """Called when Discord has refused one of the application's emojis."""
        self.commands = commands
        self.at_work = at_work
        self._gallery = ImageCache()
        self._private = ImageCache()
        self._private_key = secrets.token_bytes(16)
        self._drawn_at: OrderedDict[int, float] = OrderedDict()
        """When a private image was drawn last for each player, by the loop's clock; the newest last."""
        self._failed: set[str] = set()
        self._refused: dict[int, tuple[int, float]] = {}
        """By channel: how often in a row images were refused there, and until when, by the loop's clock."""
        self.turned: dict[int, object] = {}
        """By message: the page that was opened in it last, while its images are drawn."""

    def cached(self, sketches: Sequence[ImageRequest]) -> tuple[ImageAttachment, ...]:
        """Return rendered images from the cache, () if one is missing."""
        found: list[ImageAttachment] = []
        for sketch in sketches:
            data = self._cache(sketch).ready(sketch.make, *sketch.what, **dict(sketch.how))
            if data is None:
                return ()
            found.append(self._named(sketch, data))
        return tuple(found)

    def pause(self, frame: MessageImages, view: ui.LayoutView) -> float:
        """Return after how many seconds the images that a message wants may be drawn: private ones are spaced."""
        due = self._drawn_at.get(frame.reader or 0)
        if due is None or all(self._is_known(sketch) for sketch in sketches_of(view) if sketch.private):
            return 0.0
        return max(0.0, due + PRIVATE_INTERVAL_SECONDS - asyncio.get_running_loop().time())

    def _is_known(self, sketch: ImageRequest) -> bool:
        return self._cache(sketch).holds(sketch.make, *sketch.what, **dict(sketch.how))

    def _cache(self, sketch: ImageRequest) -> ImageCache:
        return self._private if sketch.private else self._gallery

    def _named(self, sketch: ImageRequest, data: bytes) -> ImageAttachment:
        """Return an image under a name that changes with it; nothing about a private one follows from its name."""
        name, key = ("hand", self._private_key) if sketch.private else (sketch.make.__name__, b"")
        digest = sha256(key + data).hexdigest()[:NAME_DIGITS]
        # A message words its private image again each time (`MessageBuilder.hang`).
        return ImageAttachment(f"{name}-{digest}.png", "" if sketch.private else sketch.words, data)

    async def render(self, sketches: Iterable[ImageRequest]) -> tuple[ImageAttachment, ...]:
        """Return images; () if one can't be drawn."""
        found: list[ImageAttachment] = []
        for sketch in sketches:
            try:
                data = await self._cache(sketch).draw(sketch.make, *sketch.what, **dict(sketch.how))
            except Exception as error:
                kind = sketch.make.__name__
                if kind not in self._failed:
                    self._failed.add(kind)
                    self._report(error, doing=f"draw {kind}")
                return ()
            found.append(self._named(sketch, data))
        return tuple(found)

    def needs_update(self, frame: MessageImages, view: ui.LayoutView) -> bool:
        """Return whether a message wants other images than its frame holds."""
        return self.at_work and sketches_of(view) not in ((), frame.sketches)

    async def assign(self, frame: MessageImages, view: ui.LayoutView) -> bool:
        """Assign a message's images to its frame; return whether the message must be redrawn for it."""
        wanted = sketches_of(view)
        if not self.needs_update(frame, view):
            return False
        if frame.reader is not None and any(sketch.private and not self._is_known(sketch) for sketch in wanted):
            self._drawn_at[frame.reader] = asyncio.get_running_loop().time()
            self._drawn_at.move_to_end(frame.reader)
            while len(self._drawn_at) > MAX_READERS:
                self._drawn_at.popitem(last=False)
        frame.show(() if self._is_refused(frame.place) else await self.render(wanted), wanted)
        return True

    async def send_view(
        self, view: ui.LayoutView, send: Callable[[ui.LayoutView, Files], Awaitable[T]], *, frame: MessageImages
    ) -> T:
        """Send a message with images and command mentions; retry without images or emojis if Discord refuses them.

        Args:
            send: sends it with exactly these files, and returns what Discord answers, None if that isn't known.
            frame: the files that the message has; it learns those that it has afterwards.
        """
        try:
            return await self._post(view, send, frame=frame)
        except discord.HTTPException as error:
            if error.code != INVALID_FORM or not isinstance(view, MessageView):
                raise
            if not view.replace_emojis(unicode_of):
                raise
            # Discord refuses an emoji on a button now and then, and always a deleted one.
            log.warning("emoji_refused", channel=frame.place)
            self.emoji_refused()
            return await self._post(view, send, frame=frame)

    async def _post(
        self, view: ui.LayoutView, send: Callable[[ui.LayoutView, Files], Awaitable[T]], *, frame: MessageImages
    ) -> T:
        """Send a message with its images; without them if Discord refuses them."""
        bare = view.bare if isinstance(view, MessageView) else None
        pictures = pictures_of(view)
        if bare is not None and not all(picture.data or picture.name in frame.there for picture in pictures):
            view, pictures = bare(), ()
        self.commands.view(view)
        try:
            sent = await _exchange(view, send, _files(pictures, frame.there), frame)
        except discord.HTTPException as error:
            if is_about_emoji(error):
                raise
            kept = [picture for picture in pictures if picture.name in frame.there]
            if not kept or error.code != INVALID_FORM or not all(picture.data for picture in pictures):
                sent = await self._without(error, view, pictures, send, frame)
            else:
                # A file that the message was to keep may be deleted.
                frame.there = {}
                try:
                    sent = await _exchange(view, send, _files(pictures, {}), frame)
                except discord.HTTPException as again:
                    sent = await self._without(again, view, pictures, send, frame)
        else:
            if pictures and frame.place is not None:
                self._refused.pop(frame.place, None)
        return sent

    async def _without(
        self,
        error: discord.HTTPException,
        view: ui.LayoutView,
        pictures: tuple[ImageAttachment, ...],
        send: Callable[[ui.LayoutView, Files], Awaitable[T]],
        frame: MessageImages,
    ) -> T:
        """Send without its images a message that Discord has refused; raise the error if they aren't the cause."""
        bare = view.bare if isinstance(view, MessageView) else None
        if not pictures or bare is None or not self._is_refusal(error, frame.place):
            raise error
        plain = bare()
        self.commands.view(plain)
        sent = await _exchange(plain, send, [], frame)
        frame.pictures = ()
        return sent

    async def send(
        self, channel: discord.PartialMessageable, view: ui.LayoutView, frame: MessageImages
    ) -> discord.Message:
        """Send a new message with its images.

        If the answer is lost, the next try sends the same nonce: for some minutes, Discord answers it with the
        message that it has posted already. Otherwise, two messages with the same buttons would stay.
        """
        frame.there = {}
        again = frame.unanswered is not None and frame.unanswered[0] == channel.id
        nonce = frame.unanswered[1] if frame.unanswered is not None and again else secrets.randbits(63)
        frame.unanswered = channel.id, nonce

        async def send(view: ui.LayoutView, files: Files) -> discord.Message:
            uploads = uploads_of(files)
            if uploads:
                return await channel.send(view=view, files=uploads, nonce=nonce)
            return await channel.send(view=view, nonce=nonce)

        try:
            sent = await self.send_view(view, send, frame=frame)
        except discord.HTTPException as error:
            if error.status < BROKEN:
                frame.unanswered = None
            raise
        frame.unanswered, frame.stale = None, again
        return sent

    async def edit(self, message: discord.PartialMessage, view: ui.LayoutView, frame: MessageImages) -> None:
        """Edit a message; upload the images that it doesn't have yet."""

        async def send(view: ui.LayoutView, files: Files) -> discord.Message:
            return await message.edit(view=view, allowed_mentions=SILENT, attachments=files)

        await self.send_view(view, send, frame=frame)

    def _is_refusal(self, error: discord.HTTPException, place: int | None) -> bool:
        """Return whether a message may go through without its images; log it, once a place."""
        final = error.status == TOO_LARGE or error.code in NO_PICTURES
        # Discord does not understand the message, perhaps since an image is not where it was: once more without.
        if not final and error.code != INVALID_FORM:
            return False
        if place not in self._refused:
            log.warning("picture_refused", status=error.status, code=error.code, channel=place)
        if final and place is not None:
            times = self._refused.get(place, (0, 0.0))[0]
            until = asyncio.get_running_loop().time() + AGAIN_AFTER[min(times, len(AGAIN_AFTER) - 1)]
            self._refused[place] = times + 1, until
        return True

    def _is_refused(self, place: int | None) -> bool:
        """Return whether Discord takes no images in a place, as far as its last refusal is still believed."""
        return asyncio.get_running_loop().time() < self._refused.get(place or 0, (0, 0.0))[1]


async def _exchange(
    view: ui.LayoutView, send: Callable[[ui.LayoutView, Files], Awaitable[T]], files: Files, frame: MessageImages
) -> T:
    """Send a message with these files, and have its frame learn which ones it has then."""
    before, frame.there = frame.there, {}
    frame.requests += 1
    request = frame.requests
    try:
        sent = await send(view, files)
    except (discord.HTTPException, NotSent) as error:
        # Any other failure leaves open whether Discord has executed it, and so which files exist.
        certain = isinstance(error, NotSent) or error.status < BROKEN
        if certain and request == frame.requests:
            frame.there = before
        raise
    finally:
        for file in uploads_of(files):
            # discord.py stores the file's method in the file: a cycle that only a garbage collection finds.
            vars(file.fp).pop("close", None)
            file.fp.close()
    if request == frame.requests:
        frame.there = {file.filename: file.id for file in files if isinstance(file, discord.Attachment)}
    frame.learn(sent, request)
    return sent


def files_in(message: discord.Message) -> dict[str, int]:
    """Return the files that a message's components show: attachment ids by file name."""
    shown = ((media, _name(media)) for media, _ in _media(message.components))
    return {name: media.attachment_id for media, name in shown if media.attachment_id is not None}


def pictures_in(message: discord.Message) -> list[tuple[str, str]]:
    """Return the file names of a message's uploaded images, each with its alt text, in their order."""
    return [
        (_name(media), words)
        for media, words in _media(message.components)
        if words is not None and media.attachment_id is not None
    ]


def _media(components: Iterable[object]) -> Iterator[tuple[discord.UnfurledMediaItem, str | None]]:
    """Yield the files in a message's components: images with their alt texts, downloads with None."""
    for component in components:
        if isinstance(component, discord.Container):
            yield from _media(component.children)
        elif isinstance(component, discord.MediaGalleryComponent):
            for item in component.items:
                yield item.media, item.description or ""
        elif isinstance(component, discord.FileComponent):
            yield component.media, None


def _name(media: discord.UnfurledMediaItem) -> str:
    return unquote(urlsplit(media.url).path.rpartition("/")[2])


def uploads_of(files: Files) -> list[discord.File]:
    """Return the files of a message that must be uploaded."""
    return [file for file in files if isinstance(file, discord.File)]


def _files(pictures: Iterable[ImageAttachment], there: dict[str, int]) -> Files:
    return [
        KeptFile(there[picture.name], picture.name) if picture.name in there else _file(picture)
        for picture in pictures
    ]


def _file(picture: ImageAttachment) -> discord.File:
    return discord.File(BytesIO(picture.data), picture.name)


def is_about_emoji(error: discord.HTTPException) -> bool:
    """Return whether Discord has refused an emoji in a message."""
    return error.code == INVALID_FORM and "emoji" in error.text.casefold()
