"""A message with pictures: what is laid out, and what is sent to Discord."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

from discord import ui


@dataclass(frozen=True, slots=True)
class Sketch:
    """A picture that somebody wants to be drawn.

    Args:
        make: a function of `bot.render` from data to PNG.
        what: the data; hashable.
        how: further arguments by name; hashable.
        alt: what it shows, in words; a function where they are many and not always asked for.
        stage: what it shows a state of; where pictures are to be few, one of each is enough.
    """

    make: Callable[..., bytes]
    what: tuple[Hashable, ...]
    how: tuple[tuple[str, Hashable], ...]
    alt: str | Callable[[], str] = field(compare=False)
    stage: Hashable = field(default=None, compare=False)

    @property
    def words(self) -> str:
        """What it shows, in words."""
        return self.alt if isinstance(self.alt, str) else self.alt()


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that lies ready, or hangs in a message.

    Args:
        name: of its file; another picture has another name.
        alt: what it shows, in words.
        data: the PNG, b"" for one that is only known to hang there.
    """

    name: str
    alt: str
    data: bytes = field(repr=False, compare=False)


class PicturedView(ui.LayoutView):
    """A message with the pictures that it shows, and those that it wants.

    Attributes:
        pictures: what hangs in it.
        sketches: what ought to.
        bare: draws the same message with nothing attached; None where nothing is.
    """

    pictures: tuple[Picture, ...] = ()
    sketches: tuple[Sketch, ...] = ()
    bare: "Callable[[], PicturedView] | None" = None


DrawWith = Callable[[tuple[Picture, ...]], PicturedView]
"""Draws a message with these pictures, as far as it has a place for them."""


def framed(page: DrawWith, pictures: tuple[Picture, ...]) -> PicturedView:
    """Return a message with pictures, which knows how to do without them."""
    view = page(pictures)
    if view.pictures and view.bare is None:
        view.bare = lambda: page(())
    return view


def pictures_of(view: ui.LayoutView) -> tuple[Picture, ...]:
    """Return the pictures that hang in a message."""
    return view.pictures if isinstance(view, PicturedView) else ()


def sketches_of(view: ui.LayoutView) -> tuple[Sketch, ...]:
    """Return what a message wants to be drawn."""
    return view.sketches if isinstance(view, PicturedView) else ()
