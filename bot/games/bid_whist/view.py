"""What one seat may know of a position: what everybody does, its own cards, and the kitty where it may be seen."""

from bot.games.bid_whist.position import DEALING, OVER, Position, Public
from bot.rules import state as kit
from bot.rules.legal import Legal


class View(Public, kit.View):
    """A position as one seat sees it; seat None sees what everybody does."""

    __slots__ = ("buried", "drawn", "draws", "hand", "kitty", "legal", "seat")

    seat: int | None
    hand: int
    """Its cards as a bit set; 0 for nobody's seat."""
    kitty: int
    """The kitty, if it was sported or the seat took it up; else 0."""
    buried: int
    """The seat's own discards, 0 for others."""
    draws: int
    """How many have drawn for their jokers."""
    drawn: int
    """What the seat itself drew."""
    legal: Legal

    @property
    def dealt(self) -> bool:
        """Whether there are cards in the hands, or were until the last trick."""
        return self.phase not in (DEALING, OVER)

    @property
    def kitty_shown(self) -> int:
        """The kitty while it lies open for this seat.

        Everybody sees a sported kitty until the first lead. Declarer sees any other one until the burial.
        """
        if self.tricks or self.trick:
            return 0
        return self.kitty if self.sported or not self.buried else 0

    def size_of(self, seat: int) -> int:
        """Return how many cards a seat holds now."""
        if not self.dealt:
            return 0
        ahead = (seat - self.leader) % self.seats < len(self.trick)
        count = self.terms.hand - len(self.tricks) - ahead
        if seat == self.contract.seat and self.kitty_taken and not self.has_buried:
            count += self.terms.kitty
        # Who has put jokers away and not drawn yet holds so many cards fewer.
        return count - sum(jokers for holder, jokers in self.swaps[self.draws :] if holder == seat)

    def __eq__(self, other: object) -> bool:
        """Return whether the other view knows the same."""
        return isinstance(other, View) and all(getattr(self, slot) == getattr(other, slot) for slot in _SLOTS)

    __hash__ = None  # pyright: ignore[reportAssignmentType]


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
    view.legal = legal
    declares = seat == position.contract.seat
    view.hand = 0 if seat is None else position.hands[seat]
    view.kitty = position.kitty if position.sported or (declares and position.kitty_taken) else 0
    view.buried = position.buried if declares else 0
    view.draws = len(position.drawn)
    # There are fewer draws than swaps while the exchange goes on.
    own = (cards for (holder, _), cards in zip(position.swaps, position.drawn, strict=False) if holder == seat)
    view.drawn = next(own, 0)
    return view
