"""Pictures in messages: drawn off the event loop, once, sent once, and done without where they can't be had.

An answer never waits for a picture: it takes along what lies ready, and an edit brings the rest.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from io import BytesIO
from typing import Protocol, TypeVar

import discord
import structlog
from discord import ui

from bot.render.gallery import Gallery
from bot.ui.discord.clickable import ClickableCommands
from bot.ui.discord.codes import AGAIN_AFTER, INVALID_FORM, NO_PICTURES, TOO_LARGE
from bot.ui.pictured import Picture, PicturedView, Sketch, pictures_of, sketches_of

log = structlog.get_logger(__name__)

SILENT = discord.AllowedMentions.none()
"""For every edit: without content it gets no default of the client's, and names would look like pings."""
DIGITS = 12

T = TypeVar("T")


@dataclass(slots=True)
class Frame:
    """The pictures of one message that is drawn again and again.

    Args:
        pictures: those it is drawn with.
        sketches: what they were drawn from.
        there: the names of the files that the message has on Discord; None: not known.
        place: the channel it is in.
    """

    pictures: tuple[Picture, ...] = ()
    sketches: tuple[Sketch, ...] = ()
    there: frozenset[str] | None = None
    place: int | None = None

    def adopt(self, message: discord.Message) -> None:
        """Learn from a message that was sent before a restart what hangs in it, so that it stays until an edit."""
        self.place = message.channel.id
        if self.there is None:
            self.there = names_in(message)
            self.pictures = tuple(Picture(file.filename, "", b"") for file in message.attachments)


class Report(Protocol):
    """Takes what goes wrong."""

    def __call__(self, error: BaseException, **where: str | int | None) -> object:
        """Log an error or count it."""
        ...


class Pictures:
    """Draws pictures and sends them with messages.

    Args:
        report: takes what goes wrong in drawing, the first time.
        commands: makes them clickable in all that is sent.
        at_work: whether there are pictures at all.
    """

    def __init__(self, report: Report, commands: ClickableCommands, *, at_work: bool = True) -> None:
        self._report = report
        self.commands = commands
        self.at_work = at_work
        self._gallery = Gallery()
        self._failed: set[str] = set()
        self._refused: dict[int, tuple[int, float]] = {}
        """By channel: how often in a row pictures were refused there, and until when, by the loop's clock."""
        self.turned: dict[int, object] = {}
        """By message: the page that was opened in it last, while its pictures are drawn."""

    def ready(self, sketches: Sequence[Sketch]) -> tuple[Picture, ...]:
        """Return pictures that lie ready, () if one of them doesn't."""
        found: list[Picture] = []
        for sketch in sketches:
            data = self._gallery.ready(sketch.make, *sketch.what, **dict(sketch.how))
            if data is None:
                return ()
            found.append(_named(sketch, data))
        return tuple(found)

    async def draw(self, sketches: Iterable[Sketch]) -> tuple[Picture, ...]:
        """Return pictures; () if one can't be drawn."""
        found: list[Picture] = []
        for sketch in sketches:
            try:
                data = await self._gallery.draw(sketch.make, *sketch.what, **dict(sketch.how))
            except Exception as error:
                kind = sketch.make.__name__
                if kind not in self._failed:
                    self._failed.add(kind)
                    self._report(error, doing=f"draw {kind}")
                return ()
            found.append(_named(sketch, data))
        return tuple(found)

    def lacks(self, frame: Frame, view: ui.LayoutView) -> bool:
        """Return whether a message wants other pictures than its frame holds."""
        wanted = sketches_of(view)
        return self.at_work and bool(wanted) and wanted != frame.sketches

    async def hang(self, frame: Frame, view: ui.LayoutView) -> bool:
        """Have a frame hold what a message wants; return whether the message must be drawn anew for it."""
        wanted = sketches_of(view)
        if not self.lacks(frame, view):
            return False
        frame.pictures = () if self._is_refused(frame.place) else await self.draw(wanted)
        frame.sketches = wanted
        return True

    async def post(
        self,
        view: ui.LayoutView,
        send: Callable[[ui.LayoutView, list[discord.File] | None], Awaitable[T]],
        *,
        there: frozenset[str] | None = None,
        place: int | None = None,
        frame: Frame | None = None,
    ) -> T:
        """Send a message with its pictures, its commands clickable; without pictures if Discord refuses them.

        Args:
            view: the message.
            send: sends it with these files instead of all it has; None: what it has is right.
            there: the names of the files it has; None: not known.
            place: the channel.
            frame: learns what the message has then.
        """
        if frame is not None:
            there, place = frame.there, frame.place
        bare = view.bare if isinstance(view, PicturedView) else None
        pictures = pictures_of(view)
        names = frozenset(picture.name for picture in pictures)
        if bare is not None and names != there and not all(picture.data for picture in pictures):
            view, pictures, names = bare(), (), frozenset[str]()
        self.commands.view(view)
        try:
            sent = await send(view, None if names == there else [_file(each) for each in pictures])
        except discord.HTTPException as error:
            if not pictures or bare is None or not self._is_refusal(error, place):
                raise
            names = frozenset[str]()
            view = bare()
            self.commands.view(view)
            sent = await send(view, [])
            if frame is not None:
                frame.pictures = ()
        if names and place is not None:
            self._refused.pop(place, None)
        if frame is not None:
            frame.there = names
        return sent

    async def send(self, channel: discord.abc.Messageable, view: ui.LayoutView, frame: Frame) -> discord.Message:
        """Send a new message with its pictures."""
        frame.there = frozenset()

        async def send(view: ui.LayoutView, files: list[discord.File] | None) -> discord.Message:
            return await (channel.send(view=view, files=files) if files else channel.send(view=view))

        return await self.post(view, send, frame=frame)

    async def edit(self, message: discord.PartialMessage, view: ui.LayoutView, frame: Frame) -> None:
        """Edit a message, and its pictures if they are others now."""

        async def send(view: ui.LayoutView, files: list[discord.File] | None) -> None:
            if files is None:
                await message.edit(view=view, allowed_mentions=SILENT)
            else:
                await message.edit(view=view, allowed_mentions=SILENT, attachments=files)

        await self.post(view, send, frame=frame)

    def _is_refusal(self, error: discord.HTTPException, place: int | None) -> bool:
        """Return whether a message may go through without its pictures; log it, once a place."""
        final = error.status == TOO_LARGE or error.code in NO_PICTURES
        # Discord does not understand the message, perhaps since a picture is not where it was: once more without.
        if not final and error.code != INVALID_FORM:
            return False
        if place not in self._refused:
            log.warning("picture refused", status=error.status, code=error.code, channel=place)
        if final and place is not None:
            times = self._refused.get(place, (0, 0.0))[0]
            until = asyncio.get_running_loop().time() + AGAIN_AFTER[min(times, len(AGAIN_AFTER) - 1)]
            self._refused[place] = times + 1, until
        return True

    def _is_refused(self, place: int | None) -> bool:
        """Return whether Discord takes no pictures in a place, as far as its last refusal is still believed."""
        return asyncio.get_running_loop().time() < self._refused.get(place or 0, (0, 0.0))[1]


def names_in(message: discord.Message | None) -> frozenset[str] | None:
    """Return the names of the files that a message has."""
    return None if message is None else frozenset(file.filename for file in message.attachments)


def _named(sketch: Sketch, data: bytes) -> Picture:
    """Return a picture under a name that changes with it."""
    digest = sha256(data).hexdigest()[:DIGITS]
    return Picture(f"{sketch.make.__name__}-{digest}.png", sketch.words, data)


def _file(picture: Picture) -> discord.File:
    return discord.File(BytesIO(picture.data), picture.name)
