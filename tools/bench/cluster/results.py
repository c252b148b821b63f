"""Compare the result of each scenario with its goal."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from statistics import median

from tools.bench.comparison import percentile

MAX_OUTAGE_SECONDS = 15.0
"""Seconds from a kill to the next answered click at a table, at most."""
MAX_RESIZE_SECONDS = 30.0
"""Seconds to that while the number of shards changes: all processes end before the new ones may begin."""
MAX_UPDATE_SECONDS = 3.0
"""Seconds to the answer of a click while the bot is brought up to date, at most."""


@dataclass
class ScenarioResult:
    """The result of one scenario.

    Args:
        slowest: the longest answer, in seconds.
        back: seconds to the next answered click at each table concerned, each time.
    """

    name: str
    times: int = 0
    clicks: int = 0
    failed: int = 0
    slowest: float = 0.0
    back: list[float] = field(default_factory=list[float])
    faults: list[str] = field(default_factory=list[str])
    note: str = ""

    def cells(self) -> tuple[str, ...]:
        """Return its line of the table."""
        back = (
            f"{median(self.back):.1f} s, {percentile(self.back, 99):.1f} s, {max(self.back):.1f} s"
            if self.back
            else "–"
        )
        return (
            self.name,
            str(self.times),
            f"{self.clicks:,}",
            f"{self.failed:,}",
            f"{self.slowest:.1f} s",
            back,
            self.note,
        )

    def json(self) -> dict[str, object]:
        """Return its line as data."""
        return asdict(self)


def describe(faults: Iterable[str], most: int = 5) -> list[str]:
    """Return faults in words, no more than one can read."""
    every = list(faults)
    rest = [f"and {len(every) - most} more"] if len(every) > most else []
    return every[:most] + rest
