"""Compare two sides fairly on a shared machine: in turns, round by round, by the median of the paired ratios."""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import median
from time import perf_counter
from typing import Any

Measure = Callable[[], float]
"""Does a bounded piece of work and returns how often a second it was done, or how many milliseconds it took."""

Clock = Callable[[], float]

MAX_DRIFT = 0.1
"""By which share the later rounds may be worse than the earlier ones; a run of more is not stationary."""
DECIMAL_BELOW = 100
MIN_ROUNDS = 4
"""The fewest rounds that show a drift."""


class NotMeasured(Exception):
    """An area can't be measured here; the text has the reason."""


@dataclass(frozen=True, slots=True)
class BenchResult:
    """One line of the table.

    Args:
        reference: the compared side, "" for none.
        ratio: median of the rounds' ratios ours/theirs.
        unit: of both results: "/s", where more is better, or one where less is, "ms" and others.
        drift: by how much the later half of the rounds was worse than the earlier one, 1.0 for equal, by the ratio
            where there is a reference; 0 with too few rounds.
    """

    what: str
    ours: float
    reference: str = ""
    theirs: float = 0.0
    ratio: float = 0.0
    goal: str = ""
    unit: str = "/s"
    drift: float = 0.0

    def cells(self) -> tuple[str, ...]:
        """Return the line as text."""
        if not self.reference:
            return (self.what, self._figure(self.ours), "–", "–", "–", self.goal, self.steady)
        ours, theirs = self._figure(self.ours), self._figure(self.theirs)
        return (self.what, ours, self.reference, theirs, f"{self.ratio:.2f}x", self.goal, self.steady)

    @property
    def steady(self) -> str:
        """Whether later rounds were as good as earlier ones, in words."""
        if not self.drift:
            return "–"
        return "yes" if self.drift <= 1 + MAX_DRIFT else f"no: later rounds {self.drift:.2f}x worse"

    def _figure(self, value: float) -> str:
        if self.unit == "ms":
            return f"{value:.2f} ms"
        return f"{value:,.0f}{self.unit}" if value >= DECIMAL_BELOW else f"{value:.1f}{self.unit}"

    def json(self) -> dict[str, object]:
        """Return the line as data."""
        return asdict(self)


def slower(now: Iterable[BenchResult], before: Mapping[str, Mapping[str, Any]], tolerance: float) -> list[str]:
    """Return a text for each result that got worse, by its ratio to the reference where it has one.

    Args:
        tolerance: the share by which a result may be worse without a text.
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


def rate(work: Callable[[], int], seconds: float = 0.3, clock: Clock = perf_counter) -> float:
    """Return how many pieces a second `work` does; it returns how many it did in one call.

    Args:
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
) -> BenchResult:
    """Return the line of two measures taken in turn, or of one alone."""
    pairs = [(ours(), theirs() if theirs else 0.0) for _ in range(rounds)]
    return paired(what, pairs, reference=reference if theirs else "", goal=goal, unit=unit)


def paired(
    what: str, pairs: Sequence[tuple[float, float]], *, reference: str = "", goal: str = "", unit: str = "/s"
) -> BenchResult:
    """Return the line of what was measured in rounds.

    Args:
        pairs: of every round our figure and the reference's, which counts where there is one.
        reference: what that is, "" for nothing.
    """
    mine = median(a for a, _ in pairs)
    if not reference:
        return BenchResult(what, mine, goal=goal, unit=unit, drift=drift([a for a, _ in pairs], unit))
    ratios = [a / b for a, b in pairs]
    theirs = median(b for _, b in pairs)
    return BenchResult(what, mine, reference, theirs, median(ratios), goal, unit, drift(ratios, unit))


def drift(rounds: Sequence[float], unit: str) -> float:
    """Return by how much the later half of rounds was worse than the earlier one; 0 for too few rounds.

    Args:
        rounds: the result of each.
        unit: "/s", where more is better, or another one, where less is.
    """
    half = len(rounds) // 2
    if len(rounds) < MIN_ROUNDS:
        return 0.0
    early, late = median(rounds[:half]), median(rounds[-half:])
    worse, than = (early, late) if unit == "/s" else (late, early)
    return worse / than if than else 0.0
