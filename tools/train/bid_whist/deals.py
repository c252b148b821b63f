"""Makes `deals.json` of Bid Whist's search: python -m tools.train.bid_whist.deals [deals for each preset].

Deals of every preset are bid and played by the fast heuristics, with luck that is the same every time. It takes
about a minute.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from math import sqrt

from bot.games.bid_whist.cards import NO_TRUMP
from bot.games.bid_whist.options import OPTION_SET, PRESETS
from bot.games.bid_whist.position import DEALING, ScoreSheet
from bot.games.bid_whist.scoring import points_of
from bot.games.bid_whist.search.outcome_value import DEALS, Deal
from bot.games.bid_whist.search.rollout import HandValues, advance_to_play, speak_on, spot_of
from bot.games.bid_whist.state import State
from bot.games.bid_whist.table_rules import TableRules, terms_for

COUNT = 6000
"""Deals for each preset."""
BIDDING = (
    "jokers",
    "kitty",
    "auction",
    "min_bid",
    "bid_form",
    "bid_order",
    "forced_bid",
    "directions",
    "kitty_book",
    "nt_multiplier",
)
"""The options by which another table's deals are like those of a preset."""


class SeededBytes:
    """Luck that is the same every time."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._count = 0

    def randbytes(self, n: int, /) -> bytes:
        """Return the next n bytes."""
        found = b""
        while len(found) < n:
            self._count += 1
            found += sha256(f"{self._seed}/{self._count}".encode()).digest()
        return found[:n]


def played(terms: TableRules, count: int) -> Iterator[tuple[State, list[int]]]:
    """Yield deals that were bid and played, each with the books of every side."""
    luck = SeededBytes(f"{terms.items}")
    nil = (0,) * terms.sides
    for number in range(count):
        state = State(terms, ScoreSheet(number % terms.seats, nil, (), nil, nil))
        while state.phase == DEALING:
            state.play(state.chance(luck))
            speak_on(state, HandValues(state))
        advance_to_play(state, luck)
        books = [0] * terms.sides
        spot = spot_of(state)
        for seat, taken in enumerate(spot.run()):
            books[terms.side_of[seat]] += taken
        if terms.kitty_book != "none":
            owner = state.contract.seat if terms.kitty_book == "declarer" else spot.opener
            books[terms.side_of[owner]] += 1
        yield state, books


def rows(terms: TableRules, count: int) -> list[Deal]:
    """Return how often each contract brought how many books, and whether the dealer's side had bid it."""
    found: Counter[tuple[bool, int, bool, int]] = Counter()
    for state, books in played(terms, count):
        side = terms.side_of[state.contract.seat]
        plain = state.contract.trump == NO_TRUMP
        found[side == terms.side_of[state.dealer], state.contract.number, plain, books[side]] += 1
    return [(*key, times) for key, times in sorted(found.items())]


def alone(terms: TableRules, count: int) -> tuple[float, float]:
    """Return the points that a deal brings a player who plays alone: the mean, and the deviation."""
    points = [
        amount for state, books in played(terms, count) for amount in points_of(terms, state.contract, books)[1]
    ]
    mean = sum(points) / len(points)
    return mean, sqrt(sum((amount - mean) ** 2 for amount in points) / len(points))


LOGISTIC = 0.83
"""Of two with a deviation of 1 one is ahead in the end about as a logistic curve of this width has it."""


def text_of(gain: float, spread: float, presets: dict[str, tuple[dict[str, object], list[Deal]]]) -> str:
    """Return the JSON, a line for each row."""
    blocks = [
        f'  {json.dumps(name)}: {{\n   "alike": {json.dumps(alike)},\n   "deals": [\n'
        + ",\n".join(f"    {json.dumps(deal)}" for deal in deals)
        + "\n   ]\n  }"
        for name, (alike, deals) in presets.items()
    ]
    body = ",\n".join(blocks)
    return f'{{\n "gain": {gain:.3f},\n "spread": {spread:.3f},\n "presets": {{\n{body}\n }}\n}}\n'


def main(count: int) -> None:
    """Write the table."""
    found: dict[str, tuple[dict[str, object], list[Deal]]] = {}
    gain = deviation = 0.0
    for name in PRESETS:
        terms = terms_for(OPTION_SET.validate({"preset": name}))
        if not terms.pairs:
            gain, deviation = alone(terms, count)
            continue
        found[name] = {option: terms.options[option] for option in BIDDING}, rows(terms, count)
    DEALS.write_text(text_of(gain, LOGISTIC * deviation, found), encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else COUNT)
