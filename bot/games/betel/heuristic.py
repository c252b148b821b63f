"""Choose looks, exchanges, bids and cards for The Betel by heuristics.

A suit's holding is eight bits, so a table of 256 entries has its part of an estimate of tricks. The weights were
fitted to some thousand deals played out by the heuristic in fast_playout.py, with the declarer leading.
"""

from collections.abc import Sequence
from itertools import combinations
from math import exp, fsum
from typing import TYPE_CHECKING, NamedTuple

from bot.games.betel.actions import CONTRAS, LOOKS, PASSES, Bid, Contra, Exchange, Play, Put
from bot.games.betel.cards import HAND, SLOTS, SUITS
from bot.games.betel.contracts import GRAND_BETEL, NOTRUMP, TOP, Contract, above
from bot.games.betel.fast_playout import play_out
from bot.games.betel.holdings import IN_A_SUIT, card_of, holdings
from bot.games.betel.playout_state import PlayoutState, layout_seen
from bot.games.betel.position import PLAY, UNSEEN
from bot.games.betel.scoring import TARIFF
from bot.games.betel.state import View
from bot.rules.actions import Action
from bot.rules.cards import bits, cards_in
from bot.rules.heuristic import Heuristic

if TYPE_CHECKING:
    from random import Random


# Estimates


ACE, KING, QUEEN = 1 << 7, 1 << 6, 1 << 5
# What a seven, an eight, .. an ace adds to the tricks a betel's declarer is made to take.
LOW_WEIGHTS = (0.0, 0.1, 0.2, 0.36, 0.57, 0.77, 0.98, 1.14)
VOID_IN_BETEL = -0.75
# What two unseen cards are hoped to bring, in tricks, and what they must bring in points to be worth their price.
HOPE = 0.9
# A declarer on the way to a contract is worth this much a rung to him over the others, chances of failing included.
AGAINST_A_RUNG = 3.0
MISSED_ON_AVERAGE = 1.5
# Defenders who need not overtake make so many tricks more for a grand betel's declarer.
GRAND = 0.6
BETEL_SPREAD = 0.95
SURE_SPREAD = 0.4


class TrickEstimate(NamedTuple):
    """A guess at tricks: the middle, and how far off it may be. Below nil, in a betel, is nil for sure."""

    tricks: float
    spread: float


def _honours(byte: int, ace: float, king: float, queen: float) -> float:
    return ace * (byte & ACE > 0) + king * (byte & KING > 0) + queen * (byte & QUEEN > 0)


def _cashed(byte: int) -> int:
    """Return how many tricks a suit takes from the top before any other player can win one."""
    top = 0
    while top < 8 and byte >> (7 - top) & 1:
        top += 1
    # Once the others have no more of the suit, the low cards are as good as the high ones.
    return byte.bit_count() if top >= 8 - byte.bit_count() else top


CASHED = tuple(_cashed(byte) for byte in range(256))
AS_TRUMPS = tuple(0.92 * byte.bit_count() + _honours(byte, 0.8, 0.5, 0.2) for byte in range(256))
BESIDE_TRUMPS = tuple(_honours(byte, 1.05, 0.6, 0.18) + 0.6 * (byte == 0) for byte in range(256))
IN_NOTRUMP = tuple(_honours(byte, 1.37, 1.08, 0.29) for byte in range(256))
IN_BETEL = tuple(
    fsum(weight for rank, weight in enumerate(LOW_WEIGHTS) if byte >> rank & 1) + VOID_IN_BETEL * (byte == 0)
    for byte in range(256)
)


def spread_in(trump: int) -> float:
    """Return how far off a guess at a contract for tricks may be."""
    return 1.45 if trump == NOTRUMP else 1.05


def guess(hand: int, trump: int, *, betel: bool = False) -> TrickEstimate:
    """Return how many tricks a declarer takes with these ten cards as a bit set; `betel`: few are wanted."""
    return guess_of(holdings(hand), trump, betel=betel)


def guess_of(suits: Sequence[int], trump: int, *, betel: bool = False) -> TrickEstimate:
    """Return the same of a hand in holdings."""
    if betel:
        return TrickEstimate(fsum(IN_BETEL[byte] for byte in suits) - 1.8, BETEL_SPREAD)
    if trump == NOTRUMP:
        longest = max(byte.bit_count() for byte in suits)
        fitted = fsum(IN_NOTRUMP[byte] for byte in suits) + 0.78 * longest - 3.3
        return _at_least(sum(CASHED[byte] for byte in suits), TrickEstimate(fitted, spread_in(trump)))
    trumps = suits[trump]
    fitted = AS_TRUMPS[trumps] + fsum(BESIDE_TRUMPS[byte] for byte in suits) - BESIDE_TRUMPS[trumps] - 1.0
    # Only trumps that all win draw the others' trumps, and make the winners beside them safe.
    safe = CASHED[trumps] == trumps.bit_count() > 0
    return _at_least(sum(CASHED[byte] for byte in suits) if safe else 0, TrickEstimate(fitted, spread_in(trump)))


def _at_least(sure: int, fitted: TrickEstimate) -> TrickEstimate:
    """Return the guess, but no less than the tricks the declarer can cash before any other player has the lead."""
    return fitted if fitted.tricks > sure + 0.3 else TrickEstimate(sure + 0.3, SURE_SPREAD)


def chance_to_make(contract: Contract, tricks: TrickEstimate) -> float:
    """Return the chance from 0 to 1 that the declarer makes a contract."""
    room = contract.tricks - tricks.tricks if contract.betel else tricks.tricks - contract.tricks
    if contract is GRAND_BETEL:
        room -= GRAND
    return 1 / (1 + exp(-1.7 * (room + 0.5) / tricks.spread))


def worth_of(contract: Contract, tricks: TrickEstimate) -> float:
    """Return a contract's value to the declarer, in points over the average of the others."""
    made = chance_to_make(contract, tricks)
    over = 0.0 if contract.betel else max(0.0, tricks.tricks - contract.tricks)
    gain = TARIFF.rung * contract.number + TARIFF.overtrick * over
    loss = (TARIFF.rung + TARIFF.rung_against) * contract.number
    loss += (TARIFF.missed + TARIFF.missed_against) * MISSED_ON_AVERAGE
    return made * gain - (1 - made) * loss


def best_bid(hand: int, high: Contract, more: float = 0.0) -> tuple[float, Contract]:
    """Return the most that a higher bid is worth, and its contract; (-inf, `high`) at the top of the ladder.

    Args:
        more: tricks by which an exchange is hoped to better the hand.
    """
    guesses = {trump: guess(hand, trump) for trump in (NOTRUMP, *range(SUITS))}
    ducking = guess(hand, NOTRUMP, betel=True)
    best = (float("-inf"), high)
    for contract in above(high):
        tricks, spread = ducking if contract.betel else guesses[contract.trump]
        hoped = TrickEstimate(tricks - more if contract.betel else tricks + more, spread)
        worth = worth_of(contract, hoped)
        # Of two that are worth the same the higher one, as it stands later on the ladder.
        if worth >= best[0]:
            best = worth, contract
    return best


# The player


class BetelHeuristic(Heuristic[View]):
    """Heuristics for The Betel; bids follow the estimates above, cards fast_playout.py."""

    def choose(self, view: View, rng: "Random") -> Action | None:
        """Return a sensible action."""
        seat = view.turn  # no player is asked out of turn
        if view.phase == PLAY:
            return Play(seat, card_of(*divmod(play_out(self.layout(view, seat), cards=1), IN_A_SUIT)))
        return _call(view, seat, self.hope(view.hand))

    def hope(self, hand: int) -> float:
        """Return the tricks by which the seat overestimates a hand."""
        return 0.0

    def layout(self, view: View, seat: int) -> PlayoutState:
        """Return the layout from the seat's knowledge."""
        return layout_seen(view, seat)


def _worth_of_passing(view: View, seat: int) -> float:
    """Return the value of a pass: the price of the looks, and the highest bidder's result."""
    price = TARIFF.look * view.looked.bit_count()
    against = AGAINST_A_RUNG * view.contract.number if view.declarer != seat else 0.0
    return -price - against


def _call(view: View, seat: int, hope: float) -> Action:
    worth, contract = best_bid(view.hand, view.contract, hope)
    if view.swapped:
        return Bid(seat, contract)
    passing = _worth_of_passing(view, seat)
    if view.contract is not TOP:
        step = _twins_step(view, seat, worth, passing, hope)
        if step is not None:
            return step
        if worth > passing:
            return Bid(seat, contract)
    return CONTRAS[seat][0] if _contra_pays(view) else PASSES[seat][0]


def _twins_step(view: View, seat: int, worth: float, passing: float, hope: float) -> Action | None:
    """Return a look or an exchange that betters the hand enough, or None."""
    seen = [slot for slot in SLOTS if view.twins[slot] != UNSEEN]
    bettered, put = best_exchange(view, seen, hope)
    hidden = [look for look in LOOKS[seat][view.looked] if look.slot not in seen]
    hoped = best_bid(view.hand, view.contract, hope + HOPE * len(hidden) / len(SLOTS))[0]
    # Looking is free for one who bids, and cheap beside a contract that two good cards would make.
    if hidden and max(worth, hoped, bettered) > passing + TARIFF.look * len(hidden):
        return hidden[0]
    if bettered > max(worth, passing):
        # What one knows from an earlier call must be looked at again in this one before it may be taken up.
        unlooked = [slot for slot in seen if put[slot] is not None and not view.looked >> slot & 1]
        return LOOKS[seat][0][unlooked[0]] if unlooked else Exchange(seat, put)
    return None


def best_exchange(view: View, seen: list[int], hope: float) -> tuple[float, Put]:
    """Return the value of the best bid after an exchange, and the exchange; (-inf, ...) if there is none.

    Args:
        hope: tricks by which the caller overestimates its hand.
    """
    twins = bits(view.twins[slot] for slot in seen)
    held = view.hand | twins
    best: tuple[float, Put] = (float("-inf"), (None, None))
    for back in combinations(cards_in(held), len(seen)):
        put = put_for(view, bits(back), twins)
        if put == (None, None):
            continue
        worth = best_bid(held & ~bits(back), view.contract, hope)[0]
        if worth > best[0]:
            best = worth, put
    return best


def put_for(view: View, back: int, twins: int) -> Put:
    """Return the exchange that leaves these cards on the table, twins that stay left alone."""
    spare = cards_in(back & ~twins)
    kept = cards_in(twins & ~back)
    first, second = (spare.pop() if card in kept else None for card in view.twins)
    return first, second


def _contra_pays(view: View) -> bool:
    """Return whether the seat's trumps alone defeat the contract: nothing else is sure without the lead."""
    if not any(isinstance(action, Contra) for action in view.legal.actions):
        return False
    contract = view.contract
    if contract.trump == NOTRUMP:
        return False
    return CASHED[holdings(view.hand)[contract.trump]] > HAND - contract.tricks
