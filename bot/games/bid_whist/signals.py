"""The Northeast convention: the first two speakers show their hands with bids of 1 to 3, and partners read them.

1 shows a mixed hand, 2 a low one, 3 a high one. A bid of 4 or more promises books, as at every other table.
"""

from collections.abc import Sequence

from bot.games.bid_whist.cards import UP
from bot.games.bid_whist.parts import Call
from bot.games.bid_whist.terms import Terms

MIXED, LOW, HIGH = 1, 2, 3
SPEAKERS = 2
"""The number of speakers whose lowest bids are signals."""
MARGIN = 0.4
"""Books by which one direction is better in a hand that is not mixed."""
READ = {MIXED: (0.1, 0.0, -0.1), LOW: (-0.45, 0.1, 0.6), HIGH: (0.55, -0.2, -0.8)}
"""For each signal of a partner the books that a contract gains by it: uptown, downtown, with bad aces.

The figures are means over 6,000 random deals that were played out by the fast rules of thumb.
"""


def is_signal_turn(terms: Terms, calls: Sequence[Call]) -> bool:
    """Return whether the next speaker is one of those who show their hands."""
    return terms.signals and len(calls) < SPEAKERS


def signal_for(calls: Sequence[Call], up: float, down: float) -> int | None:
    """Return the number that shows a hand, or None if that number can't be bid any more.

    Args:
        calls: before this one.
        up: the books that the hand may take uptown.
        down: the books that it may take downtown, good or bad aces.
    """
    lowest = max((call.bid.number for call in calls if call.bid is not None), default=0) + 1
    wanted = HIGH if up > down + MARGIN else LOW if down > up + MARGIN else MIXED
    if wanted == MIXED and lowest > MIXED:
        # A mixed hand shows its better side where 1 is gone.
        wanted = HIGH if up > down else LOW
    return wanted if wanted >= lowest else None


def shown_by_partner(terms: Terms, calls: Sequence[Call], seat: int) -> int | None:
    """Return the number by which a seat's partner has shown their hand; None without a signal."""
    if not terms.signals:
        return None
    for caller, bid in calls[:SPEAKERS]:
        if bid is not None and bid.number <= HIGH and caller != seat and terms.side_of[caller] == terms.side_of[seat]:
            return bid.number
    return None


def gain(signal: int | None, direction: int) -> float:
    """Return the books that a contract in this direction gains by what the partner has shown."""
    return 0.0 if signal is None else READ[signal][direction]


def best_ways(found: Sequence[Sequence[float]]) -> tuple[float, float]:
    """Return the most books uptown and the most downtown, from those under every contract by direction."""
    return max(found[UP]), max(max(books) for direction, books in enumerate(found) if direction != UP)
