"""Compute the chance to win a game from a score, and so the value of a deal's result to a side.

`deals.json` says how often each contract brings how many books at a table of computer players. The command
`python -m tools.train.bid_whist.deals` writes it. With the points of a table's own rules that makes a chain of
scores, which is solved once for the terms. Where everyone plays alone, scores have too many dimensions. There the
spread of the deals to come says how often a lead lasts.
"""

import json
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import product
from math import exp, fsum, sqrt
from pathlib import Path
from typing import NamedTuple

from bot.games.bid_whist.actions import BARE, KIND_NT, BidValue
from bot.games.bid_whist.cards import NO_TRUMP
from bot.games.bid_whist.position import Contract, RenegeCall, ScoreSheet
from bot.games.bid_whist.scoring import PLUS_OR_MINUS, WINS_OF_A_RUBBER, enter, move_books, points_of, winner_of
from bot.games.bid_whist.search.card_playout import PlayoutState
from bot.games.bid_whist.table_rules import TableRules

# Scores


DEALS = Path(__file__).with_name("deals.json")
ROUNDS = 60
"""The most iterations of the probabilities."""
CLOSE = 0.001
LOWEST = -10
"""Where one can't lose by points, lower scores count as this one."""
HAWAII_HIGHEST = 30

Deal = tuple[bool, int, bool, int, int]
"""Whether the dealer's side declares, the number bid, whether no trump, the declarer's books, how many such deals."""


class Deals(NamedTuple):
    """The content of `deals.json`: statistics of deals between computer players.

    Args:
        gain: the points that a deal brings a player who plays alone; spread: how far they spread.
        presets: by preset the options that make other tables like it, and its deals.
    """

    gain: float
    spread: float
    presets: dict[str, tuple[dict[str, object], tuple[Deal, ...]]]


@cache
def deals() -> Deals:
    """Return the content of `deals.json`, read once."""
    found = json.loads(DEALS.read_text(encoding="utf-8"))
    presets = {
        name: (preset["alike"], tuple(tuple(deal) for deal in preset["deals"]))
        for name, preset in found["presets"].items()
    }
    return Deals(found["gain"], found["spread"], presets)


def chance(terms: TableRules, sheet: ScoreSheet, side: int) -> float:
    """Return the chance of a side to win from a sheet between two deals; for a rubber, to win the rubber."""
    if sheet.outcome is not None:
        winners = sheet.outcome.winners
        return (side in winners) / len(winners)
    left = terms.deals and terms.deals - len(sheet.deals)
    if not terms.pairs:
        return _alone(terms, sheet.scores, side, left)
    dealing = terms.side_of[sheet.dealer]
    scores = sheet.scores if side == 0 else sheet.scores[::-1]
    found = _table(terms).of(scores[0], scores[1], ours=dealing == side, left=left)
    if terms.options["match"] != "rubber":
        return found
    own, others = sheet.games[side], sheet.games[1 - side]
    return found * _after(own + 1, others) + (1 - found) * _after(own, others + 1)


def _after(own: int, others: int) -> float:
    """Return the chance to win a rubber from the games won by either side."""
    if own >= WINS_OF_A_RUBBER or others >= WINS_OF_A_RUBBER:
        return float(own > others)
    return 0.5 + 0.25 * (own - others)


def _alone(terms: TableRules, scores: tuple[int, ...], side: int, left: int | None) -> float:
    """Return the chance of a single player, with a limit of remaining deals."""
    best = max(scores)
    left_on_average = max(0.5, (terms.target - best) / deals().gain + 0.5)
    if best >= terms.target:
        left_on_average = 0.5  # two were level at the target: one more deal
    if left is not None:
        left_on_average = min(left_on_average, left)
    width = deals().spread * sqrt(left_on_average)
    shares = [exp((score - best) / width) for score in scores]
    return shares[side] / fsum(shares)


Situation = tuple[int, int, bool]
"""Our points, theirs, and whether our side deals."""


def _lead(own: int, others: int) -> float:
    """Return the chance to win by points when no deal is left; equals share it."""
    return 0.5 if own == others else float(own > others)


class _WinProbabilityTable:
    """The chances of the side that is looked at, by its score, the others', and whether it deals."""

    def __init__(self, terms: TableRules) -> None:
        self._low = -PLUS_OR_MINUS + 1 if terms.target == PLUS_OR_MINUS else _lowest(terms)
        self._high = HAWAII_HIGHEST if terms.hawaii else terms.target - 1
        self._terms = terms
        self._rows = _outcomes(terms)
        self._ways_on = {spot: self._ways(*spot) for spot in self._spots()}
        self._chances = self._solve() if terms.deals is None or terms.deals > ROUNDS else {}
        self._before_the_last = [{spot: _lead(*spot[:2]) for spot in self._ways_on}]

    def of(self, own: int, others: int, *, ours: bool, left: int | None) -> float:
        """Return the chance of a side at a score; scores out of range count as the nearest.

        Args:
            ours: whether the side that is looked at deals.
            left: how many deals there are at most; None: as many as it takes.
        """
        own = min(max(own, self._low), self._high)
        others = min(max(others, self._low), self._high)
        if left is None or left > ROUNDS:
            return self._chances[own, others, ours]
        while len(self._before_the_last) <= left:
            after = self._before_the_last[-1]
            self._before_the_last.append(
                {
                    spot: sure + fsum(share * after[next_spot] for next_spot, share in steps)
                    for spot, (sure, steps) in self._ways_on.items()
                }
            )
        return self._before_the_last[left][own, others, ours]

    def _spots(self) -> Iterator[Situation]:
        scores = range(self._high, self._low - 1, -1)
        yield from product(scores, scores, (True, False))

    def _solve(self) -> dict[Situation, float]:
        span = self._high - self._low + 1
        ways = self._ways_on
        found = {(own, others, ours): 0.5 + 0.4 * (own - others) / span for own, others, ours in ways}
        for _ in range(ROUNDS):
            change = 0.0
            for spot, (sure, steps) in ways.items():
                value = sure + fsum(share * found[after] for after, share in steps)
                change = max(change, abs(value - found[spot]))
                found[spot] = value
            if change < CLOSE:
                break
        return found

    def _ways(self, own: int, others: int, ours: bool) -> tuple[float, list[tuple[Situation, float]]]:
        """Return the chance to win with the next deal, and the scores after it if it doesn't end the game."""
        sure, steps = 0.0, dict[Situation, float]()
        for (contract, made, us, them), share in self._rows[ours].items():
            after = own + us, others + them
            sheet = ScoreSheet(0, after, (), (0, 0), (0, 0))
            won = winner_of(self._terms, sheet, contract, made)
            if won is not None:
                sure += share * (won[0] == 0)
                continue
            spot = (min(max(after[0], self._low), self._high), min(max(after[1], self._low), self._high), not ours)
            steps[spot] = steps.get(spot, 0.0) + share
        return sure, list(steps.items())


Row = tuple[Contract, bool, int, int]
"""A contract (declarer 0 is of our side), whether it is made, our points, theirs."""


def _outcomes(terms: TableRules) -> dict[bool, dict[Row, float]]:
    """Return the frequencies of a deal's points, by whether our side deals."""
    found: dict[bool, dict[Row, float]] = {True: {}, False: {}}
    total = sum(count for *_, count in _deals_like(terms))
    for dealing, number, plain, books, count in _deals_like(terms):
        offer = BidValue(number, KIND_NT if plain else BARE)
        for ours in (True, False):
            seat = 0 if dealing == ours else 1
            contract = Contract(seat, offer, NO_TRUMP if plain else 0, 0)
            tricks = terms.hand + (terms.kitty_book != "none")
            both = [books, tricks - books] if seat == 0 else [tricks - books, books]
            made, points = points_of(terms, contract, both)
            row = contract, made, points[0], points[1]
            found[ours][row] = found[ours].get(row, 0.0) + count / total
    return found


def _deals_like(terms: TableRules) -> tuple[Deal, ...]:
    """Return the deals of the preset that is bid and played most like this table."""

    def alike(name: str) -> int:
        return sum(terms.options[option] == value for option, value in presets[name][0].items())

    presets = deals().presets
    return presets[max(presets, key=alike)][1]


def _lowest(terms: TableRules) -> int:
    """Return the lowest score that is distinguished from lower ones."""
    return LOWEST if terms.options["set_penalty"] == "bid" else 0


@lru_cache(maxsize=16)
def _table(terms: TableRules) -> _WinProbabilityTable:
    return _WinProbabilityTable(terms)


# Deals


class OutcomeValues:
    """The chances of one side after this deal, each worked out once."""

    def __init__(self, terms: TableRules, sheet: ScoreSheet, claims: tuple[RenegeCall, ...], side: int) -> None:
        self._terms = terms
        self._sheet = sheet
        self._claims = claims
        self._side = side
        self._known: dict[tuple[Contract, tuple[int, ...]], float] = {}

    def after(self, contract: Contract, taken: Sequence[int], opener: int) -> float:
        """Return the chance after a deal, by the tricks of each seat and who took the first one."""
        terms = self._terms
        books = [0] * terms.sides
        for side, tricks in zip(terms.side_of, taken, strict=True):
            books[side] += tricks
        if terms.kitty_book != "none":
            books[terms.side_of[contract.seat if terms.kitty_book == "declarer" else opener]] += 1
        key = contract, tuple(books)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._counted(contract, books)
        return found

    def at_end(self, contract: Contract, spot: PlayoutState) -> float:
        """Return the chance after a spot is played to the end; it is used up."""
        taken = spot.run()
        return self.after(contract, taken, spot.opener)

    def after_redeal(self) -> float:
        """Return the chance where the same dealer deals again."""
        return chance(self._terms, self._sheet, self._side)

    def _counted(self, contract: Contract, books: list[int]) -> float:
        terms = self._terms
        move_books(terms, books, self._claims)
        made, points = points_of(terms, contract, books)
        # The deal is one of those that are played, with any record: it may be the last.
        sheet = enter(terms, self._sheet._replace(deals=(*self._sheet.deals, {})), contract, made, points)
        return chance(terms, sheet._replace(dealer=terms.next_seat[sheet.dealer]), self._side)


_latest: list[tuple[tuple[TableRules, ScoreSheet, tuple[RenegeCall, ...], int], OutcomeValues]] = []


def prospects_for(terms: TableRules, sheet: ScoreSheet, claims: tuple[RenegeCall, ...], side: int) -> OutcomeValues:
    """Return the prospects of a side, cached, since every sampled deal of a decision asks again."""
    key = terms, sheet, claims, side
    for known, prospects in _latest:
        if all(one is other for one, other in zip(known, key, strict=True)):
            return prospects
    made = OutcomeValues(*key)
    _latest[:] = [(key, made), *_latest[:3]]
    return made
