"""Fair comparison on a shared machine: both sides in turn, round by round, and the median of the paired ratios."""

import os
from collections.abc import Callable
from dataclasses import asdict, dataclass
from statistics import median
from time import perf_counter

Measure = Callable[[], float]
"""Does a bounded piece of work and returns how often a second it was done."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table.

    Args:
        what: what was measured.
        ours: our figure, a second (median of the rounds).
        reference: what it is compared with, "" for nothing.
        theirs: the reference's figure.
        ratio: median of the rounds' ratios ours/theirs.
        goal: what was aimed at, in words.
    """

    what: str
    ours: float
    reference: str = ""
    theirs: float = 0.0
    ratio: float = 0.0
    goal: str = ""

    def cells(self) -> tuple[str, ...]:
        """Return the line as text."""
        if not self.reference:
            return (self.what, f"{self.ours:,.0f}/s", "–", "–", "–", self.goal)
        theirs, ratio = f"{self.theirs:,.0f}/s", f"{self.ratio:.2f}x"
        return (self.what, f"{self.ours:,.0f}/s", self.reference, theirs, ratio, self.goal)

    def json(self) -> dict[str, object]:
        """Return the line as data."""
        return asdict(self)


def pin() -> None:
    """Keep this process on one processor, where the system lets it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def rate(work: Callable[[], int], seconds: float = 0.3) -> float:
    """Return how many pieces a second `work` does; it returns how many it did in one call."""
    done, start = 0, perf_counter()
    while (passed := perf_counter() - start) < seconds:
        done += work()
    return done / passed


def compare(what: str, ours: Measure, rounds: int, *, reference: str, theirs: Measure | None, goal: str) -> Row:
    """Return the line of two measures taken in turn."""
    pairs = [(ours(), theirs() if theirs else 0.0) for _ in range(rounds)]
    mine = median(a for a, _ in pairs)
    if theirs is None:
        return Row(what, mine, goal=goal)
    return Row(what, mine, reference, median(b for _, b in pairs), median(a / b for a, b in pairs), goal)
