"""Define a message with its images: the layout, and the files sent to Discord."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import field
from typing import Any

from discord import ui

from bot.rules.frozen import frozen


@frozen
class ImageRequest:
    """A request to draw an image.

    Args:
        make: a function of `bot.render` from data to PNG.
        alt: what it shows, in words; a function where they are many and not always asked for.
        stage: what it shows a state of; where images are to be few, one of each is enough.
    """

    make: Callable[..., bytes]
    what: tuple[Hashable, ...]
    how: tuple[tuple[str, Hashable], ...]
    alt: str | Callable[[], str] = field(compare=False)
    stage: Hashable = field(default=None, compare=False)
    private: bool = False

    @property
    def words(self) -> str:
        """What it shows, in words."""
        return self.alt if isinstance(self.alt, str) else self.alt()


@frozen
class ImageAttachment:
    """An image that is drawn, or attached to a message.

    Args:
        name: of its file; another image has another name.
        data: the PNG, b"" for one that is only known to hang there.
    """

    name: str
    alt: str
    data: bytes = field(repr=False, compare=False)


class MessageView(ui.LayoutView):
    """A message with the images that it shows, and those that it wants; finished, so that the library keeps nothing.

    It has no items, so it leaves out the library's constructor, which makes a random id and a future for them.

    Attributes:
        bare: draws the same message with nothing attached; None where nothing is.
    """

    pictures: tuple[ImageAttachment, ...] = ()
    bare: "Callable[[], MessageView] | None" = None

    def __init__(self, parts: list[dict[str, Any]]) -> None:
        self.parts = parts
        self._wanted: Sequence[ImageRequest | Callable[[], ImageRequest]] = ()

    @property
    def sketches(self) -> tuple[ImageRequest, ...]:
        """What ought to hang in it."""
        wanted = tuple([each if isinstance(each, ImageRequest) else each() for each in self._wanted])
        self._wanted = wanted
        return wanted

    @sketches.setter
    def sketches(self, wanted: Sequence[ImageRequest | Callable[[], ImageRequest]]) -> None:
        """Set it; a function makes an image's request when it is first asked for, so that no answer waits for it."""
        self._wanted = wanted

    def to_components(self) -> list[dict[str, Any]]:
        """Return what is sent."""
        return self.parts

    def has_components_v2(self) -> bool:
        """Return that it is laid out."""
        return True

    @property
    def timeout(self) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]  # the library sets none here
        """No time after which it stops listening."""
        return None

    def is_finished(self) -> bool:
        """Return that it waits for nothing."""
        return True

    def is_dispatchable(self) -> bool:
        """Return that the library has nothing to do with presses on it."""
        return False

    def replace_emojis(self, replacement: Callable[[str], str | None]) -> bool:
        """Take the application's emojis off buttons and lists; return whether there were any."""
        found = [part for part in _walk(self.parts) if "id" in part.get("emoji", ())]
        for part in found:
            sign = replacement(part.pop("emoji")["name"])
            if sign:
                part["emoji"] = {"name": sign}
        return bool(found)

    def texts(self) -> Iterator[dict[str, Any]]:
        """Yield the parts of it that are text."""
        for part in self.parts:
            for within in part.get("components", ()):
                if "content" in within:
                    yield within


def _walk(parts: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield the parts of a message, those within others and the options of lists too."""
    for part in parts:
        yield part
        yield from _walk(part.get("components", ()))
        yield from part.get("options", ())
        if "accessory" in part:
            yield part["accessory"]


DrawWith = Callable[[tuple[ImageAttachment, ...]], MessageView]
"""Draws a message with these images, as far as it has a place for them."""


def framed(page: DrawWith, pictures: tuple[ImageAttachment, ...]) -> MessageView:
    """Return a message with images, which knows how to do without them."""
    view = page(pictures)
    if view.pictures and view.bare is None:
        view.bare = lambda: page(())
    return view


def pictures_of(view: ui.LayoutView) -> tuple[ImageAttachment, ...]:
    """Return the images that hang in a message."""
    return view.pictures if isinstance(view, MessageView) else ()


def sketches_of(view: ui.LayoutView) -> tuple[ImageRequest, ...]:
    """Return what a message wants to be drawn."""
    return view.sketches if isinstance(view, MessageView) else ()
