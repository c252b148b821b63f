"""Run a sequential test: play boards until one of two hypotheses is accepted.

H0: A's share of the games is `low`. H1: it is `high`. After each board, in order, the test has the logarithm of how
much likelier the shares so far are under H1. As in test runs of chess engines, shares count as normally distributed.
Each hypothesis is accepted wrongly once in twenty times.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Literal

from tools.arena.statistics import Board, share_of

WRONG = 0.05
"""How often each hypothesis may be accepted though the other is true."""
BOUND = log((1 - WRONG) / WRONG)
FEWEST = 8
"""Boards before which nothing is accepted: of fewer nobody knows how much they differ."""

Verdict = Literal["H0", "H1", "open"]


@dataclass(frozen=True, slots=True)
class Sprt:
    """The two hypotheses.

    Args:
        low: A's share of the games by H0, from 0 to 1; high: by H1, more than that.
    """

    low: float
    high: float

    def run(self, boards: Sequence[Board]) -> "SprtResult":
        """Return what the boards say, taken one after the other until they say enough."""
        ratio, count = 0.0, 0
        # Two boards are added as in the intervals: one all lost, one all won.
        total = squares = 1.0
        for count, board in enumerate(boards, 1):
            share = share_of(board)
            total += share
            squares += share * share
            middle = total / (count + 2)
            variance = squares / (count + 2) - middle * middle
            mean = (total - 1) / count
            ratio = count * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * variance)
            if count >= FEWEST and abs(ratio) >= BOUND:
                return SprtResult(self, "H1" if ratio > 0 else "H0", ratio, count)
        return SprtResult(self, "open", ratio, count)


@dataclass(frozen=True, slots=True)
class SprtResult:
    """What a test has found.

    Args:
        test: the hypotheses.
        verdict: which of them is accepted; "open": neither, for want of boards.
        ratio: the logarithm of how much likelier H1 makes what happened.
        boards: how many it took.
    """

    test: Sprt
    verdict: Verdict
    ratio: float
    boards: int

    def json(self) -> dict[str, object]:
        """Return it as the arena's file has it."""
        return {
            "h0": round(self.test.low, 4),
            "h1": round(self.test.high, 4),
            "accepted": None if self.verdict == "open" else self.verdict,
            "log_likelihood_ratio": round(self.ratio, 3),
            "bound": round(BOUND, 3),
            "boards": self.boards,
        }
