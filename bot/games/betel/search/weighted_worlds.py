"""Draw deals that may be the true one, as often as they would make the calls and plays that were seen.

From a deal that fits what is proven, cards are swapped between the hidden places; a swap stands with the likelihood
it leaves. So after a while deals come up as often as they are likely: a small betel is bid with low cards, a hand
that passed has no long suit of honours, and the twins a declarer put back are what spoiled the hand.
"""

from collections.abc import Iterator, Sequence
from math import exp, fsum
from typing import TYPE_CHECKING, NamedTuple

from bot.games.betel.cards import SEATS
from bot.games.betel.contracts import NO_CONTRACT, Contract
from bot.games.betel.determinize import HiddenHand, deal_hidden
from bot.games.betel.fast_playout import lay, play_out
from bot.games.betel.heuristic import AGAINST_A_RUNG, HOPE
from bot.games.betel.holdings import ABOVE, Holdings, holdings, place_of
from bot.games.betel.play import winner_of
from bot.games.betel.playout_state import PlayoutState, Twins, layout_of
from bot.games.betel.position import UNSEEN
from bot.games.betel.scoring import TARIFF
from bot.games.betel.search.estimate_tables import best_worth, short_of_best, spoiled_by, strain_of
from bot.games.betel.state import View
from bot.rules.cards import bits, cards_in

if TYPE_CHECKING:
    from random import Random


# Cards played


SURPRISE = 0.5
"""How likely a deal stays for each card that the heuristic would not have played."""


def plausibility(view: View, hands: list[int], twins: Twins) -> float:
    """Return the likelihood of the others' plays with these hands and twins, at most 1."""
    if not view.played:
        return 1.0
    layout = layout_of(view, hands, twins)
    played = [place_of(card) for card in view.played]
    seats = _undo_plays(layout, view, played)
    likely = 1.0
    for seat, (suit, rank) in zip(seats, played, strict=True):
        hand = layout.hands[seat]
        if seat != view.seat and any(hand) and not _as_good(layout, seat, suit, rank):
            likely *= SURPRISE
        lay(layout, suit, rank)
    return likely


def _undo_plays(layout: PlayoutState, view: View, played: list[tuple[int, int]]) -> list[int]:
    """Put all cards back into the hands that played them, and return the hands."""
    seats: list[int] = []
    forward = PlayoutState(view.contract, view.declarer, view.leader, [[0] * 4 for _ in range(SEATS)], layout.known)
    for suit, rank in played:
        seats.append(forward.turn)
        layout.hands[forward.turn][suit] |= 1 << rank
        lay(forward, suit, rank)
    layout.rest = holdings(-1)
    layout.taken, layout.void = [0, 0, 0], [0, 0, 0, 0]
    layout.turn, layout.place, layout.ruffed = view.leader, 0, -1
    return seats


def _as_good(layout: PlayoutState, seat: int, suit: int, rank: int) -> bool:
    """Return whether a card is the heuristic's, or a neighbour of it."""
    best, high = divmod(play_out(layout, cards=1), 8)
    if best != suit:
        return False
    if high == rank:
        return True
    low, high = sorted((rank, high))
    between = ABOVE[low] & ~ABOVE[high] & ~(1 << high)
    return not layout.rest[suit] & ~layout.hands[seat][suit] & between


# Worlds


DOUBT = 20.0
"""How many points a call may seem to throw away before it is e times less likely."""
DOUBT_OF_A_LEVEL = 30.0
"""The same for a bid of the right strain that seems too high or too low: there tastes differ."""
DOUBT_OF_A_TRICK = 0.25
"""The same in tricks, for what was put back."""
UNHEARD_OF = 4.0
"""What a call makes more unlikely than e to this counts half: people have their ways."""
SETTLING = 160
"""Swaps before the first deal is taken."""
BETWEEN = 8
"""Swaps between two deals."""


class CallEvidence(NamedTuple):
    """A call that speaks of the hand a seat still has.

    Args:
        high: the number of the bid before it.
        bid: what was bid; None: it passed.
        looked: whether it had seen twins; twins: whether they still lie as it left them.
    """

    high: int
    bid: Contract | None
    looked: bool
    twins: bool


def calls_since_bid(view: View) -> tuple[list[CallEvidence], ...]:
    """Return by seat the calls since its last bid, that one included: since then its hand has not changed."""
    said: tuple[list[CallEvidence], ...] = ([], [], [])
    high = NO_CONTRACT
    for call in view.calls:
        if call.bid is not None:
            said[call.seat].clear()
            if call.swapped:
                for others in said:
                    others[:] = [one._replace(twins=False) for one in others]
        if call.bid is not None or call.passed:
            said[call.seat].append(CallEvidence(high.number, call.bid, call.looked > 0, call.swapped == 3))
        high = call.bid or high
    return said


def likelihood(said: Sequence[CallEvidence], hand: Holdings, twins: Sequence[int]) -> float:
    """Return the logarithm of how likely the ten cards of a hand made its calls, nil at most."""
    total = 0.0
    for one in said:
        if one.bid is None:
            more = 0.0 if one.looked else HOPE
            price = -AGAINST_A_RUNG * one.high + (0 if one.looked else 2 * TARIFF.look)
            total -= _flattened((best_worth(hand, one.high, more)[0] - price) / DOUBT)
            continue
        strain, level, missed = short_of_best(one.bid, hand, one.high)
        # Far from any chance to make it all is worth the same: tricks show the way.
        total -= _flattened(strain / DOUBT + level / DOUBT_OF_A_LEVEL) + missed
        if one.twins:
            total -= _flattened(spoiled_by(twins, hand, strain_of(one.bid)) / DOUBT_OF_A_TRICK)
    return total


def _flattened(doubt: float) -> float:
    if doubt < UNHEARD_OF:
        return max(0.0, doubt)
    return UNHEARD_OF + (doubt - UNHEARD_OF) / 2


class MarkovChain:
    """Swaps cards between hidden places."""

    def __init__(self, view: View, rng: "Random") -> None:
        self._view = view
        self._rng = rng
        self._others = [seat for seat in range(SEATS) if seat != view.seat]
        barred = view.barred
        hidden = [HiddenHand(view.size_of(seat), barred[seat]) for seat in self._others]
        hands, left = deal_hidden(view.unseen(), hidden, rng)
        self._places = [*map(cards_in, hands), left]
        """The cards by hidden place: the two hands, and the twins no player here has seen."""
        self._barred = [*(barred[seat] for seat in self._others), 0]
        self._said = [calls_since_bid(view)[seat] for seat in self._others]
        played = _played_by(view)
        self._full = [holdings(hand | played[seat]) for hand, seat in zip(hands, self._others, strict=True)]
        self._pairs = [(one, two) for one, two in ((0, 1), (0, 2), (1, 2)) if self._places[one] and self._places[two]]
        self._likely = [self._likelihood(0), self._likelihood(1)]

    def _likelihood(self, place: int) -> float:
        said = self._said[place]
        return likelihood(said, self._full[place], self._twins()) if said else 0.0

    def _twins(self) -> Twins:
        left = iter(self._places[2])
        first, second = (next(left) if card == UNSEEN else card for card in self._view.twins)
        return first, second

    def swap(self) -> None:
        """Try to swap two cards."""
        one, two = self._rng.choice(self._pairs)
        first, second = self._places[one], self._places[two]
        i, j = int(self._rng.random() * len(first)), int(self._rng.random() * len(second))
        if self._barred[one] >> second[j] & 1 or self._barred[two] >> first[i] & 1:
            return
        self._exchange(one, i, two, j)
        before = self._likely
        self._likely = [
            self._likelihood(place) if two == 2 or place in (one, two) else before[place] for place in (0, 1)
        ]
        change = fsum(self._likely) - fsum(before)
        if change < 0 and self._rng.random() >= exp(change):
            self._exchange(one, i, two, j)
            self._likely = before

    def _exchange(self, one: int, i: int, two: int, j: int) -> None:
        first, second = self._places[one], self._places[two]
        suit, rank = place_of(first[i])
        other, high = place_of(second[j])
        self._full[one][suit] ^= 1 << rank
        self._full[one][other] ^= 1 << high
        if two < 2:
            self._full[two][suit] ^= 1 << rank
            self._full[two][other] ^= 1 << high
        first[i], second[j] = second[j], first[i]

    def deal(self) -> tuple[list[int], Twins]:
        """Return the hands by seat as bit sets, and the twins."""
        hands = [self._view.hand] * SEATS
        for seat, cards in zip(self._others, self._places, strict=False):
            hands[seat] = bits(cards)
        return hands, self._twins()

    def deals(self, count: int) -> Iterator[tuple[list[int], Twins]]:
        """Yield this many deals."""
        swaps = SETTLING
        for _ in range(count):
            if self._pairs:
                for _ in range(swaps):
                    self.swap()
            swaps = BETWEEN
            yield self.deal()


def _played_by(view: View) -> list[int]:
    """Return by seat the bit set of the cards it has played."""
    played = [0, 0, 0]
    seat = view.leader
    for first in range(0, len(view.played), SEATS):
        trick = view.played[first : first + SEATS]
        for place, card in enumerate(trick):
            played[(seat + place) % SEATS] |= 1 << card
        if len(trick) == SEATS:
            seat = (seat + winner_of(trick, view.contract)) % SEATS
    return played
