"""How many tricks a hand is good for, and what a contract is then worth.

A suit's holding is eight bits, so a table of 256 entries says what it adds to an estimate. The weights were fitted to
some thousand deals played out by the rules of thumb in tactics.py, with the declarer leading.
"""

from math import exp
from typing import NamedTuple

from bot.games.betel.cards import LOWEST, RANKS, SUITS
from bot.games.betel.contracts import NOTRUMP, Contract, above
from bot.games.betel.scoring import TARIFF

ACE, KING, QUEEN = 1 << 7, 1 << 6, 1 << 5
# What a seven, an eight, .. an ace adds to the tricks a betel's declarer is made to take.
LOW_WEIGHTS = (0.0, 0.1, 0.2, 0.36, 0.57, 0.77, 0.98, 1.14)
VOID_IN_BETEL = -0.75
MISSED_ON_AVERAGE = 1.5


class TrickEstimate(NamedTuple):
    """A guess at tricks: the middle, and how far off it may be."""

    tricks: float
    spread: float


def _honours(byte: int, ace: float, king: float, queen: float) -> float:
    return ace * (byte & ACE > 0) + king * (byte & KING > 0) + queen * (byte & QUEEN > 0)


def _cashed(byte: int) -> int:
    """Return how many tricks a suit takes from the top before anybody else can win one."""
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
    sum(weight for rank, weight in enumerate(LOW_WEIGHTS) if byte >> rank & 1) + VOID_IN_BETEL * (byte == 0)
    for byte in range(256)
)


def holdings(hand: int) -> list[int]:
    """Return each suit's holding: bit 0 the seven, bit 7 the ace."""
    return [hand >> (RANKS * suit + LOWEST) & 255 for suit in range(SUITS)]


def guess(hand: int, trump: int, *, betel: bool = False) -> TrickEstimate:
    """Return how many tricks a declarer takes with these ten cards.

    Args:
        hand: bit set.
        trump: the suit's index, or NOTRUMP.
        betel: whether few tricks are wanted.
    """
    suits = holdings(hand)
    if betel:
        return TrickEstimate(max(0.0, sum(IN_BETEL[byte] for byte in suits) - 1.8), 0.95)
    if trump == NOTRUMP:
        longest = max(byte.bit_count() for byte in suits)
        fitted = sum(IN_NOTRUMP[byte] for byte in suits) + 0.78 * longest - 3.3
        return _at_least(sum(CASHED[byte] for byte in suits), TrickEstimate(fitted, 1.45))
    trumps = suits.pop(trump)
    fitted = AS_TRUMPS[trumps] + sum(BESIDE_TRUMPS[byte] for byte in suits) - 1.0
    # Only trumps that all win draw the others' trumps, and make the winners beside them safe.
    safe = CASHED[trumps] == trumps.bit_count() > 0
    return _at_least(sum(CASHED[byte] for byte in suits) + CASHED[trumps] if safe else 0, TrickEstimate(fitted, 1.05))


def _at_least(sure: int, fitted: TrickEstimate) -> TrickEstimate:
    """Return the guess, but no less than the tricks the declarer can cash before anybody else has the lead."""
    return fitted if fitted.tricks > sure + 0.3 else TrickEstimate(sure + 0.3, 0.4)


def chance_to_make(contract: Contract, tricks: TrickEstimate) -> float:
    """Return the chance from 0 to 1 that the declarer makes a contract."""
    room = contract.tricks - tricks.tricks if contract.betel else tricks.tricks - contract.tricks
    return 1 / (1 + exp(-1.7 * (room + 0.5) / tricks.spread))


def worth_of(contract: Contract, tricks: TrickEstimate) -> float:
    """Return what a contract is worth to the declarer, in points over the average of the others."""
    made = chance_to_make(contract, tricks)
    over = 0.0 if contract.betel else max(0.0, tricks.tricks - contract.tricks)
    gain = TARIFF.rung * contract.number + TARIFF.overtrick * over
    loss = (TARIFF.rung + TARIFF.rung_against) * contract.number
    loss += (TARIFF.missed + TARIFF.missed_against) * MISSED_ON_AVERAGE
    return made * gain - (1 - made) * loss


def best_bid(hand: int, high: Contract, more: float = 0.0) -> tuple[float, Contract]:
    """Return the most that a higher bid is worth, and its contract; (-inf, `high`) at the top of the ladder.

    Args:
        hand: bit set of ten cards.
        high: the last bid, NO_CONTRACT if there is none.
        more: tricks by which an exchange is hoped to better the hand.
    """
    guesses = {trump: guess(hand, trump) for trump in (NOTRUMP, *range(SUITS))}
    ducking = guess(hand, NOTRUMP, betel=True)
    best = (float("-inf"), high)
    for contract in above(high):
        tricks, spread = ducking if contract.betel else guesses[contract.trump]
        hoped = TrickEstimate(max(0.0, tricks - more) if contract.betel else tricks + more, spread)
        worth = worth_of(contract, hoped)
        # Of two that are worth the same the higher one, as it stands later on the ladder.
        if worth >= best[0]:
            best = worth, contract
    return best
