"""What one seat may know: what everybody sees, its own cards, and what it saw as the cutter."""

from dataclasses import fields
from typing import Any, cast

from bot.games.bieten import cut
from bot.games.bieten.parts import Sheet
from bot.games.bieten.position import STEAL, Position, Public
from bot.rules import state as kit
from bot.rules.actions import Action
from bot.rules.legal import Legal
from bot.rules.state import Outcome


class View(Public, kit.View):
    """A position as one seat sees it; seat None sees what everybody does."""

    __slots__ = ("hand", "legal", "lift", "seat", "seen")

    seat: int | None
    hand: int
    """Its three cards, played or not, as bits; 0 for nobody's seat, and before the deal."""
    lift: int
    """For the cutter in the middle of the cut: how many cards are lifted, else 0."""
    seen: tuple[int, ...]
    """For the cutter in the middle of the cut: the cards stolen, then the one at the bottom now."""
    legal: Legal

    @property
    def left(self) -> int:
        """The seat's cards not played yet, as bits."""
        return self.hand & ~self.gone

    def __eq__(self, other: object) -> bool:
        """Return whether the other view knows the same."""
        return isinstance(other, View) and all(getattr(self, s) == getattr(other, s) for s in _SLOTS)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle part by part; equal views have equal bytes."""
        return _restore, tuple([_fresh(getattr(self, slot)) for slot in _SLOTS])


_SLOTS = (*Public.__slots__, *View.__slots__)


def view_of(position: Position, seat: int | None, legal: Legal) -> View:
    """Return what a seat, or everybody, may know of a position.

    Args:
        position: all of it.
        seat: whose view; None: everybody's.
        legal: what the seat may do now.
    """
    view = View.__new__(View)
    position.share(view)
    view.seat = seat
    view.hand = 0 if seat is None else position.hands[seat]
    view.legal = legal
    view.lift, view.seen = 0, ()
    if position.phase == STEAL and seat == position.cutter:
        view.lift, view.seen = position.lift, cut.seen(position)
    return view


def _restore(*parts: Any) -> View:
    """Return the view that was pickled."""
    view = View.__new__(View)
    for slot, part in zip(_SLOTS, parts, strict=True):
        setattr(view, slot, part)
    return view


def _fresh(value: Any) -> Any:
    """Return an equal value that shares no part with any other: pickles write a shared object only once."""
    if isinstance(value, int):  # nearly all are
        return value
    if hasattr(value, "_make"):  # a named tuple
        return value._make(map(_fresh, value))
    if isinstance(value, Legal):
        return Legal(map(_fresh, value))
    if isinstance(value, tuple):
        return tuple([_fresh(part) for part in cast("tuple[Any, ...]", value)])
    if isinstance(value, Action | Outcome | Sheet):
        return type(value)(*[_fresh(getattr(value, field.name)) for field in fields(value)])
    return value
