"""What one seat may know: what everybody sees, its own cards, and what it saw as the cutter."""

from typing import TYPE_CHECKING, Any, cast

from bot.games.bieten import hidden
from bot.games.bieten.actions import CODEC, Play
from bot.games.bieten.public import Public
from bot.games.bieten.scoring import DealResult, FigureResult
from bot.rules import game as kit
from bot.rules.actions import Action

if TYPE_CHECKING:
    from random import Random

    from bot.games.bieten.rules import State


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
    legal: kit.Legal

    @property
    def left(self) -> int:
        """The seat's cards not played yet, as bits."""
        return self.hand & ~self.gone

    def determinize(self, rng: "Random") -> "State":
        """Return a state in which the hidden cards are dealt anew, consistent with all that this seat knows."""
        return hidden.deal_anew(self, rng)

    def __eq__(self, other: object) -> bool:
        """Return whether the other view knows the same."""
        return isinstance(other, View) and all(getattr(self, s) == getattr(other, s) for s in _SLOTS)

    __hash__ = None  # pyright: ignore[reportAssignmentType]

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as plain numbers; equal views have equal bytes."""
        values = {slot: getattr(self, slot) for slot in _SLOTS}
        values["plays"] = tuple((play.seat, play.card, play.named) for play in self.plays)
        values["legal"] = " ".join(action.text() for action in self.legal if isinstance(action, Action))
        return _restore, tuple(_fresh(value) for value in values.values())


_SLOTS = (*Public.__slots__, *View.__slots__)


def _fresh(value: Any) -> Any:
    """Return a value whose tuples are shared with nothing: pickles write shared objects only once."""
    return tuple([_fresh(part) for part in cast("tuple[Any, ...]", value)]) if isinstance(value, tuple) else value


def _restore(*values: Any) -> View:
    """Return the view that was pickled."""
    view = View.__new__(View)
    for slot, value in zip(_SLOTS, values, strict=True):
        setattr(view, slot, value)
    plain: Any = view  # until here plays, results and legal are as they were pickled
    view.plays = tuple(Play(*play) for play in plain.plays)
    view.results = tuple(
        DealResult(tuple(FigureResult(*figure) for figure in figures), *rest) for figures, *rest in plain.results
    )
    texts = str(plain.legal).split()
    view.legal = () if view.seat is None else tuple(CODEC.parse(view.seat, text) for text in texts)
    return view
