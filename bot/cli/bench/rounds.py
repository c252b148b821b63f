"""Fair comparison on a shared machine: both sides in turn, round by round, and the median of the paired ratios."""

import math
import os
from collections.abc import Callable, Generator, Iterable, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from statistics import median
from time import perf_counter
from typing import Any

Measure = Callable[[], float]
"""Does a bounded piece of work and returns how often a second it was done, or how many milliseconds it took."""

Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the table.

    Args:
        what: what was measured.
        ours: our figure (median of the rounds).
        reference: what it is compared with, "" for nothing.
        theirs: the reference's figure.
        ratio: median of the rounds' ratios ours/theirs.
        goal: what was aimed at, in words.
        unit: of both figures: "/s", where more is better, or where less is, "ms" and others.
    """

    what: str
    ours: float
    reference: str = ""
    theirs: float = 0.0
    ratio: float = 0.0
    goal: str = ""
    unit: str = "/s"

    def cells(self) -> tuple[str, ...]:
        """Return the line as text."""
        if not self.reference:
            return (self.what, self._figure(self.ours), "–", "–", "–", self.goal)
        ours, theirs = self._figure(self.ours), self._figure(self.theirs)
        return (self.what, ours, self.reference, theirs, f"{self.ratio:.2f}x", self.goal)

    def _figure(self, value: float) -> str:
        """Return a figure with its unit."""
        return f"{value:.2f} ms" if self.unit == "ms" else f"{value:,.0f}{self.unit}"

    def json(self) -> dict[str, object]:
        """Return the line as data."""
        return asdict(self)


def slower(now: Iterable[Figure], before: Mapping[str, Mapping[str, Any]], tolerance: float) -> list[str]:
    """Return what got slower than it was, in words: by its ratio to the reference where it has one.

    Args:
        now: the figures.
        before: those of another run as data, by what was measured.
        tolerance: by which share a figure may be worse without being told.
    """
    found: list[str] = []
    for figure in now:
        then = before.get(figure.what)
        if then is None:
            continue
        name = "ratio" if figure.reference and then["ratio"] else "ours"
        new, old = getattr(figure, name), float(then[name])
        worse = old / new if figure.unit == "/s" else new / old
        if worse > 1 + tolerance:
            found.append(f"{figure.what}: {name} {old:.3g} -> {new:.3g}, {worse - 1:.0%} worse")
    return found


def pin() -> None:
    """Keep this process on one processor, where the system lets it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


@contextmanager
def unpinned() -> Generator[None]:
    """Let processes started meanwhile run on any processor."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    own = os.sched_getaffinity(0)
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    try:
        yield
    finally:
        os.sched_setaffinity(0, own)


def rate(work: Callable[[], int], seconds: float = 0.3, clock: Clock = perf_counter) -> float:
    """Return how many pieces a second `work` does; it returns how many it did in one call.

    Args:
        work: a piece or some.
        seconds: how long it is done.
        clock: by which; that of the processor's time where nothing but this process counts.
    """
    done, start = 0, clock()
    while (passed := clock() - start) < seconds:
        done += work()
    return done / passed


def percentile(values: Iterable[float], percent: int) -> float:
    """Return the value that so many percent of all don't exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(len(ordered) * percent / 100) - 1)]


def compare(
    what: str,
    ours: Measure,
    rounds: int,
    *,
    reference: str = "",
    theirs: Measure | None = None,
    goal: str,
    unit: str = "/s",
) -> Figure:
    """Return the line of two measures taken in turn, or of one alone."""
    pairs = [(ours(), theirs() if theirs else 0.0) for _ in range(rounds)]
    mine = median(a for a, _ in pairs)
    if theirs is None:
        return Figure(what, mine, goal=goal, unit=unit)
    return Figure(what, mine, reference, median(b for _, b in pairs), median(a / b for a, b in pairs), goal, unit)
