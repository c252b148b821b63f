"""What one seat may know of a position: what everybody does, its own cards, and the twins it has seen."""

from bot.games.betel.cards import ALL_CARDS, HAND, SEATS
from bot.games.betel.play import proven
from bot.games.betel.position import NOBODY, UNSEEN, Position, Public
from bot.rules import state as kit
from bot.rules.cards import bits
from bot.rules.legal import Legal


class View(Public, kit.View):
    """A position as one seat sees it; seat None sees what everybody does."""

    __slots__ = ("hand", "legal", "seat", "twins")

    seat: int | None
    hand: int
    """Its cards as a bit set; 0 for nobody's seat."""
    twins: tuple[int, int]
    """The cards by slot that the seat may know, UNSEEN for the others."""
    legal: Legal

    @property
    def dealt(self) -> bool:
        """Whether there are cards in the hands."""
        return self.turn != NOBODY

    @property
    def barred(self) -> tuple[int, int, int]:
        """Per seat, bit set of the cards it can't hold, proven by the cards it played (5.2 to 5.4)."""
        return proven(self)

    def size_of(self, seat: int) -> int:
        """Return how many cards a seat holds now."""
        if not self.dealt:
            return 0
        ahead = (seat - self.turn) % SEATS >= SEATS - len(self.trick)
        return HAND - len(self.played) // SEATS - ahead

    def unseen(self) -> int:
        """Return the bit set of the cards that are neither played nor known to the seat."""
        seen = self.hand | bits(self.played) | bits(card for card in self.twins if card != UNSEEN)
        return ALL_CARDS & ~seen

    def __eq__(self, other: object) -> bool:
        """Return whether the other view knows the same."""
        return isinstance(other, View) and all(getattr(self, slot) == getattr(other, slot) for slot in _SLOTS)

    __hash__ = None  # pyright: ignore[reportAssignmentType]


_SLOTS = (*Public.__slots__, *View.__slots__)


def view_of(position: Position, seat: int | None, legal: Legal) -> View:
    """Return what a seat may know of a position; None: what everybody may know.

    Args:
        position: as it is.
        seat: whose view.
        legal: what the seat may do now.
    """
    view = View.__new__(View)
    position.share(view)
    view.seat = seat
    view.legal = legal
    if seat is None:
        view.hand, view.twins = 0, (UNSEEN, UNSEEN)
    else:
        first, second = position.twins
        knows_first, knows_second = (knowers >> seat & 1 for knowers in position.known)
        view.hand = position.hands[seat]
        view.twins = (first if knows_first else UNSEEN, second if knows_second else UNSEEN)
    return view
