"""What one seat goes by when it has to play a card."""

from dataclasses import dataclass

from bot.games.bid_whist.ranking import NO_SUIT, Ranking
from bot.games.bid_whist.terms import Terms


@dataclass(frozen=True, slots=True)
class Scene:
    """What one seat knows when it has to play.

    Args:
        terms, order: the table's terms and the order of the cards.
        seat: who plays; declarer: whose contract it is.
        hand: its cards, not empty.
        unseen: cards that others may still hold.
        led: the suit to follow, `NO_SUIT` if none; best: the power to beat; winner: who has it, -1 for nobody.
        left: how many play after this seat.
        lacking: for each seat the cards it is known not to hold.
        first: whether this is the first trick.
        returned: in no trump the suit that the partner has led first, `NO_SUIT` if none.
    """

    terms: Terms
    order: Ranking
    seat: int
    declarer: int
    hand: int
    unseen: int
    led: int
    best: int
    winner: int
    left: int
    lacking: list[int]
    first: bool
    returned: int = NO_SUIT

    def friend(self, seat: int) -> bool:
        """Return whether a seat is on the same side; one who plays alone has declarer against all others."""
        if self.terms.pairs:
            return self.terms.side_of[seat] == self.terms.side_of[self.seat]
        return (seat == self.declarer) == (self.seat == self.declarer)

    def power(self, card: int) -> int:
        """Return a card's power in this trick."""
        led = self.led if self.led != NO_SUIT else self.order.suit_of[card]
        return self.order.powers[led][card]

    def is_master(self, card: int) -> bool:
        """Return whether nobody can hold a better card of the same suit."""
        return self.order.suit_of[card] != NO_SUIT and not self.unseen & self.order.above[card]

    def enemies_may_have(self, suit: int) -> bool:
        """Return whether an opponent may still hold cards of a suit."""
        out = self.unseen & self.order.masks[suit]
        return any(out & ~self.lacking[seat] for seat in range(self.terms.seats) if not self.friend(seat))
