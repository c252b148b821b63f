"""What a position is made of besides cards and numbers: how a deal was counted, and what may yet prove wrong."""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from bot.games.bieten.cards import FIGURES

HOW = ("unbet", "contested", "conceded", "tie", "nobody", "uncounted")
UNBET, CONTESTED, CONCEDED, TIED, UNWON, UNCOUNTED = range(6)
OFFENCES = ("revoke", "unheld_figure", "gespannt")
REVOKE, UNHELD_FIGURE, GESPANNT = range(3)


class FigureResult(NamedTuple):
    """Who won a figure (-1: nobody), how much, and how (an index of `HOW`)."""

    figure: int
    winner: int
    points: int
    how: int


class WeliResult(NamedTuple):
    """Who held the Weli, and what that brought or cost; 0 where the count had stopped or a figure was scored."""

    seat: int
    points: int


class Irregularity(NamedTuple):
    """What was done against the rules, found when all cards lay face up.

    Args:
        seat: who did it.
        offence: an index of `OFFENCES`.
        points: what it cost, nil or less.
        figure: that was claimed; -1 for a revoke.
        trick: from 1; a claim between two tricks is of the next.
    """

    seat: int
    offence: int
    points: int
    figure: int
    trick: int


class DealResult(NamedTuple):
    """A counted deal.

    Args:
        figures: in the order of counting.
        weli: None if the Weli was not dealt.
        irregularities: in order of time.
        points: per seat, all together.
    """

    figures: tuple[FigureResult, ...]
    weli: WeliResult | None
    irregularities: tuple[Irregularity, ...]
    points: tuple[int, ...]

    def json(self) -> dict[str, Any]:
        """Return the deal as a record has it."""
        return {
            "figures": {FIGURES[result.figure]: _figure(result) for result in self.figures},
            "weli": _weli(self.weli) if self.weli else None,
            "irregularities": [_irregularity(each) for each in self.irregularities],
            "points": list(self.points),
        }


@dataclass(frozen=True)
class Sheet:
    """The finished deals, as a score sheet that a deal is added to.

    It has no slots, since `deals` is made when somebody asks first: most sheets are those of playouts, whose deals
    nobody looks at, and those of a table are asked for many times an action.
    """

    results: tuple[DealResult, ...] = ()

    @cached_property
    def deals(self) -> tuple[dict[str, Any], ...]:
        """The finished deals, as the record has them."""
        return tuple(result.json() for result in self.results)

    def with_result(self, result: DealResult) -> "Sheet":
        """Return the sheet with one more deal; what was made of the deals before it stays."""
        longer = Sheet((*self.results, result))
        if "deals" in self.__dict__:
            longer.__dict__["deals"] = (*self.deals, result.json())
        return longer


EMPTY = Sheet()


# A record of sixteen megabytes has sixty thousand deals, and few that differ: what is equal is there once.


@lru_cache(maxsize=4096)
def figure_result(figure: int, winner: int, points: int, how: int) -> FigureResult:
    """Return the one result of a figure that is like this."""
    return FigureResult(figure, winner, points, how)


@lru_cache(maxsize=4096)
def _figure(result: FigureResult) -> dict[str, Any]:
    winner = None if result.winner < 0 else result.winner
    return {"winner": winner, "points": result.points, "how": HOW[result.how]}


@lru_cache(maxsize=4096)
def _weli(result: WeliResult) -> dict[str, Any]:
    return result._asdict()


@lru_cache(maxsize=4096)
def _irregularity(each: Irregularity) -> dict[str, Any]:
    return {"seat": each.seat, "kind": OFFENCES[each.offence], "points": each.points}


# Where irregularities are possible, a deal has a story; it is judged when all cards lie face up.


class Claimed(NamedTuple):
    """A figure bet, raised or held.

    Args:
        seat: whose claim.
        figure: what it says to have.
        led: the suit led to the last trick, `NONE` before that.
        gespannt: whether the seat needed too few points to bet or raise; holding is always allowed.
        trick: from 1.
    """

    seat: int
    figure: int
    led: int
    gespannt: bool
    trick: int


class Thrown(NamedTuple):
    """A card that did not follow.

    Args:
        seat: whose card.
        gone: all cards played so far, this one too, as bits.
        led: the suit that was to be followed.
        trick: from 1.
    """

    seat: int
    gone: int
    led: int
    trick: int


Story = tuple[Claimed | Thrown, ...]
"""What was done that may turn out to be an irregularity, in order of time."""
