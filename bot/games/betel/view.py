"""What one seat may know of a position, or everybody; and positions dealt anew from that."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.games.betel.actions import ALL_CARDS, SEATS
from bot.games.betel.deals import HAND
from bot.games.betel.hidden import Hidden, deal_hidden
from bot.rules.cards import bits
from bot.rules.game import Legal, Outcome, View

if TYPE_CHECKING:
    from random import Random

    from bot.games.betel.auction import Call
    from bot.games.betel.rules import BetelState, Rules


@dataclass(frozen=True, slots=True)
class BetelView(View):
    """What a seat knows; `hand` and `twins` are all its cards, the rest is open to everybody.

    Args:
        seat: whose view; None: everybody's.
        legal: what the seat may do now.
        hand: bit set of the seat's own cards; 0 for everybody.
        twins: the faces by slot that the seat may know, -1 for the others.
        barred: per seat, bit set of the cards it can't hold, proven by the cards it played (5.2 to 5.4).

    The other fields are those of `BetelState`.
    """

    seat: int | None
    legal: Legal
    rules: "Rules"
    dealer: int
    scores: tuple[int, int, int]
    deals: tuple[dict[str, Any], ...]
    outcome: Outcome | None
    phase: int
    turn: int
    hand: int
    twins: tuple[int, ...]
    known: tuple[int, int]
    calls: "tuple[Call, ...]"
    looked: int
    swapped: int
    high: int
    declarer: int
    contra: int
    passes: int
    looks: tuple[int, int, int]
    played: tuple[int, ...]
    trick: tuple[int, ...]
    taken: tuple[int, int, int]
    barred: tuple[int, int, int]

    @property
    def dealt(self) -> bool:
        """Whether there are cards in the hands."""
        return self.turn < SEATS

    def size_of(self, seat: int) -> int:
        """Return how many cards a seat holds now."""
        if not self.dealt:
            return 0
        ahead = (seat - self.turn) % SEATS >= SEATS - len(self.trick)
        return HAND - len(self.played) // SEATS - ahead

    def unseen(self) -> int:
        """Return the bit set of the cards that are neither played nor known to the seat."""
        seen = self.hand | bits(self.played) | bits(card for card in self.twins if card >= 0)
        return ALL_CARDS & ~seen

    def determinize(self, rng: "Random") -> "BetelState":
        """Return a state with the hidden cards dealt anew.

        All deals are equally likely that fit the seat's own cards, the faces it may know, and the duties that the
        others have kept.
        """
        # A state makes views and a view makes states: one of the two must wait to be imported.
        from bot.games.betel.rules import BetelState

        state = BetelState(self.rules, self.dealer, self.scores)
        state.finished, state.end = self.deals, self.outcome
        state.phase, state.turn = self.phase, self.turn
        state.known, state.calls = self.known, self.calls
        state.looked, state.swapped = self.looked, self.swapped
        state.high, state.declarer, state.contra = self.high, self.declarer, self.contra
        state.passes, state.looks = self.passes, self.looks
        state.played, state.trick, state.taken = self.played, self.trick, self.taken
        if self.dealt:
            self._deal(state, rng)
        return state

    def _deal(self, state: "BetelState", rng: "Random") -> None:
        """Deal what is hidden into the state's hands and twins."""
        others = [seat for seat in range(SEATS) if seat != self.seat]
        hidden = [Hidden(self.size_of(seat), self.barred[seat]) for seat in others]
        hands, left = deal_hidden(self.unseen(), hidden, rng)
        if self.seat is not None:
            state.hands[self.seat] = self.hand
        for seat, hand in zip(others, hands, strict=True):
            state.hands[seat] = hand
        first, second = (card if card >= 0 else left.pop() for card in self.twins)
        state.twins = first, second
