"""Look up the estimates of heuristic.py in tables, for searches that weigh a thousand hands a moment.

A hand of twelve (ten and the twins taken up) parts with as many cards as it took. What an estimate loses by that is
a sum over suits, so for each suit a table says which one or two cards it can spare best.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from bot.games.betel.cards import SUITS
from bot.games.betel.contracts import LADDER, NOTRUMP, Contract
from bot.games.betel.heuristic import (
    AS_TRUMPS,
    BESIDE_TRUMPS,
    BETEL_SPREAD,
    CASHED,
    IN_BETEL,
    IN_NOTRUMP,
    SURE_SPREAD,
    TrickEstimate,
    spread_in,
    worth_of,
)
from bot.games.betel.holdings import COUNT, HOLDINGS, RANKS_IN, Holdings, place_of

BETEL = -2
"""Stands for betels where others are named by their trump suit or NOTRUMP."""
STRAINS = (BETEL, NOTRUMP, *range(SUITS))
_NONE = float("-inf")
WITHIN = 150.0
"""A strain whose best bid may be worth so many points less than another's is not thought of."""
_FINE = 20
"""Steps of a trick by which estimates are looked up."""

Spared = tuple[float, int]
"""What a holding counts after parting with cards, and what is left of it."""


def _spared(table: Sequence[float], limit: int) -> tuple[tuple[Spared, ...], ...]:
    """Return by number of cards parted with and by holding the best that is left."""
    return tuple(
        tuple(
            max(((table[left], left) for left in _without(byte, count)), default=(_NONE, byte))
            for byte in range(HOLDINGS)
        )
        for count in range(limit + 1)
    )


def _without(byte: int, count: int) -> list[int]:
    return [byte - sum(1 << rank for rank in gone) for gone in combinations(RANKS_IN[byte], count)]


_LONG = tuple(table + 0.78 * max(0, COUNT[byte] - 2) for byte, table in enumerate(IN_NOTRUMP))
"""In notrump it is the longest suit that counts; to choose what to part with, the longer the better."""
_TRUMPS = _spared(AS_TRUMPS, 2)
_BESIDE = _spared(BESIDE_TRUMPS, 2)
_NOTRUMP = _spared(_LONG, 2)
_BETEL = _spared(tuple(-tricks for tricks in IN_BETEL), 2)
_SURE = _spared(tuple(map(float, CASHED)), 2)


def _tables(strain: int) -> tuple[tuple[tuple[Spared, ...], ...], ...]:
    if strain == BETEL:
        return (_BETEL,) * SUITS
    if strain == NOTRUMP:
        return (_NOTRUMP,) * SUITS
    return tuple(_TRUMPS if suit == strain else _BESIDE for suit in range(SUITS))


_BY_STRAIN = {strain: _tables(strain) for strain in STRAINS}
_SURELY = (_SURE,) * SUITS


def keep(held: Holdings, spare: int, strain: int, *, surely: bool = False) -> Holdings:
    """Return the cards of a hand to keep for a strain.

    Args:
        spare: how many cards go back, 0 to 2.
        surely: whether to keep what can be cashed from the top, instead of what is best on the whole.
    """
    if not spare:
        return held
    one, two, three, four = _SURELY if surely else _BY_STRAIN[strain]
    majors, minors = _halves(one, held[0], two, held[1], spare), _halves(three, held[2], four, held[3], spare)
    best = _NONE
    kept = held
    for gone in range(spare + 1):
        worth, left, right = majors[gone]
        more, third, fourth = minors[spare - gone]
        if worth + more > best:
            best, kept = worth + more, [left, right, third, fourth]
    return kept


_Table = tuple[tuple[Spared, ...], ...]


def _halves(one: _Table, left: int, two: _Table, right: int, spare: int) -> list[tuple[float, int, int]]:
    """Return by the number of cards that two suits part with together the best that is left of them."""
    found: list[tuple[float, int, int]] = []
    for count in range(spare + 1):
        best = _NONE, left, right
        for gone in range(count + 1):
            worth, first = one[gone][left]
            more, second = two[count - gone][right]
            if worth + more > best[0]:
                best = worth + more, first, second
        found.append(best)
    return found


class ContractValues(dict[int, float]):
    """The values of one contract, by twice the steps of an estimate, plus one for tricks counted from the top."""

    def __init__(self, contract: Contract) -> None:
        super().__init__()
        self._contract = contract

    def __missing__(self, key: int) -> float:
        steps, sure = divmod(key, 2)
        contract = self._contract
        spread = BETEL_SPREAD if contract.betel else SURE_SPREAD if sure else spread_in(contract.trump)
        found = self[key] = worth_of(contract, TrickEstimate(steps / _FINE, spread))
        return found


class BestBids(dict[int, tuple[float, int]]):
    """The best bid of a strain above another: its value and number; keys as in `ContractValues`."""

    def __init__(self, strain: int, high: int) -> None:
        super().__init__()
        self._high = high
        self._contracts = [one for one in LADDER if strain_of(one) == strain and one.number > high]

    def __missing__(self, key: int) -> tuple[float, int]:
        found = self[key] = max(
            ((_WORTHS[one.number][key], one.number) for one in self._contracts), default=(_NONE, self._high)
        )
        return found


def strain_of(contract: Contract) -> int:
    """Return a contract's strain: its trump suit, NOTRUMP or BETEL."""
    return BETEL if contract.betel else contract.trump


_WORTHS = (ContractValues(LADDER[0]), *map(ContractValues, LADDER))
_BIDS = tuple(tuple(BestBids(strain, high) for strain in STRAINS) for high in range(len(LADDER) + 1))
"""By the number of the last bid and the place in STRAINS."""


def _steps(table: Sequence[float]) -> tuple[int, ...]:
    """Return tricks as steps."""
    return tuple(round(_FINE * tricks) for tricks in table)


_AS_TRUMPS, _BESIDE_TRUMPS, _IN_NOTRUMP, _IN_BETEL = map(_steps, (AS_TRUMPS, BESIDE_TRUMPS, IN_NOTRUMP, IN_BETEL))
_CASHED = _steps(CASHED)
_LENGTH = _steps([0.78 * length for length in range(9)])
_SAFE = tuple(CASHED[byte] == COUNT[byte] > 0 for byte in range(HOLDINGS))
_OFF_NOTRUMP, _OFF_TRUMPS, _OFF_BETEL, _OVER = _steps((3.3, 1.0, 1.8, 0.3))


def keys(hand: Holdings, more: float = 0.0) -> tuple[int, ...]:
    """Return for each strain the key of its estimate, computed for all strains at once."""
    a, b, c, d = hand
    hope = round(more * _FINE)
    sure = _CASHED[a] + _CASHED[b] + _CASHED[c] + _CASHED[d] + _OVER
    betel = _IN_BETEL[a] + _IN_BETEL[b] + _IN_BETEL[c] + _IN_BETEL[d] - _OFF_BETEL
    longest = _LENGTH[max(COUNT[a], COUNT[b], COUNT[c], COUNT[d])]
    notrump = _IN_NOTRUMP[a] + _IN_NOTRUMP[b] + _IN_NOTRUMP[c] + _IN_NOTRUMP[d] + longest - _OFF_NOTRUMP
    beside = _BESIDE_TRUMPS[a] + _BESIDE_TRUMPS[b] + _BESIDE_TRUMPS[c] + _BESIDE_TRUMPS[d] - _OFF_TRUMPS
    found = [
        2 * (betel - hope),
        2 * (max(0, notrump + hope)) if notrump > sure else 2 * (sure + hope) + 1,
    ]
    for byte in hand:
        tricks = beside - _BESIDE_TRUMPS[byte] + _AS_TRUMPS[byte]
        least = sure if _SAFE[byte] else _OVER
        found.append(2 * (tricks + hope) if tricks > least else 2 * (least + hope) + 1)
    return tuple(found)


def best_worth(hand: Holdings, high: int, more: float = 0.0) -> tuple[float, int]:
    """Return the value and the number of the best bid above another; (-inf, high) if none is left."""
    # Written out for speed: this is asked a thousand times for a call.
    betels, notrump, spades, hearts, diamonds, clubs = _BIDS[high]
    a, b, c, d, e, f = keys(hand, more)
    return max(betels[a], notrump[b], spades[c], hearts[d], diamonds[e], clubs[f])


def worths(hand: Holdings, high: int, more: float = 0.0) -> list[float]:
    """Return by strain the value of its best bid; the arguments are those of `best_worth`."""
    return [bids[key][0] for bids, key in zip(_BIDS[high], keys(hand, more), strict=True)]


def worth_at(contract: Contract, hand: Holdings) -> float:
    """Return the value of a contract with a hand."""
    return _WORTHS[contract.number][keys(hand)[strain_of(contract) + 2]]


def short_of_best(contract: Contract, hand: Holdings, high: int) -> tuple[float, float, float]:
    """Compare a bid with the hand's best bids; return points lost by strain, by level, and tricks missing.

    The first number is how much more the best strain is worth, the second how much more the best level of this
    strain. A number is 0 or more; the higher it is, the more speaks against the bid.
    """
    found = keys(hand)
    each = [bids[key][0] for bids, key in zip(_BIDS[high], found, strict=True)]
    strain = strain_of(contract) + 2
    key = found[strain]
    tricks = key / (2 * _FINE)
    missed = tricks - contract.tricks if contract.betel else contract.tricks - tricks
    return max(each) - each[strain], each[strain] - _WORTHS[contract.number][key], max(0.0, missed)


def spoiled_by(twins: Sequence[int], hand: Holdings, strain: int) -> float:
    """Return by how many tricks a hand would be better with other cards of its ten and the twins."""
    held = hand[:]
    for card in twins:
        suit, rank = place_of(card)
        held[suit] |= 1 << rank
    one, two, three, four = _BY_STRAIN[strain]
    spare = len(twins)
    majors, minors = _halves(one, held[0], two, held[1], spare), _halves(three, held[2], four, held[3], spare)
    best = max(majors[gone][0] + minors[spare - gone][0] for gone in range(spare + 1))
    own = one[0][hand[0]][0] + two[0][hand[1]][0] + three[0][hand[2]][0] + four[0][hand[3]][0]
    return max(0.0, best - own)


class PricedBid(NamedTuple):
    """A bid, its worth as an estimate in points, and the hand it is made with."""

    worth: float
    number: int
    hand: Holdings


def best_named(held: Holdings, spare: int, high: int, hoped: Sequence[float]) -> PricedBid:
    """Return the best higher bid after putting cards back.

    Args:
        hoped: by strain what two good cards would make of the hand; strains that promise little are left out.
    """
    most = max(hoped) - WITHIN
    kept = [keep(held, spare, strain) for strain, worth in zip(STRAINS, hoped, strict=True) if worth > most]
    kept.append(keep(held, spare, NOTRUMP, surely=True))
    best = PricedBid(_NONE, high, held)
    for hand in kept:
        worth, number = best_worth(hand, high)
        if worth > best.worth:
            best = PricedBid(worth, number, hand)
    return best
