"""Matchpoint scoring of pairs when all tables have played the same boards."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BoardScore:
    """A board's result at one table.

    Args:
        first: the pair on the first axis.
        second: the pair on the second.
        difference: the first side's points less the second's; None: no valid result (a table that was closed).
        apart: the pairs that get no share, though others are compared with them: substitutes played for them.
    """

    board: int
    first: int
    second: int
    difference: int | None
    apart: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class MatchpointScore:
    """A pair's share of the possible matchpoints.

    Args:
        got: two for each worse result on the same axis of a board, one for each equal one.
        top: the most they could have got on those boards.
    """

    got: int = 0
    top: int = 0

    @property
    def percent(self) -> float:
        """The share in percent; 50 without comparisons."""
        return 100 * self.got / self.top if self.top else 50.0

    def __add__(self, other: "MatchpointScore") -> "MatchpointScore":
        """Return both together."""
        return MatchpointScore(self.got + other.got, self.top + other.top)


def matchpoints(played: Iterable[BoardScore]) -> dict[int, MatchpointScore]:
    """Return the share of each pair that has played at least one board with a result.

    Each board is scored separately: two points for each table whose result on the same axis is worse, one for each
    that is equal. A board played once has no points.
    """
    boards: dict[int, list[BoardScore]] = {}
    for one in played:
        if one.difference is not None:
            boards.setdefault(one.board, []).append(one)
    shares: dict[int, MatchpointScore] = {}
    for tables in boards.values():
        for pair, share in _scored(tables):
            shares[pair] = shares.get(pair, MatchpointScore()) + share
    return shares


def _scored(tables: Sequence[BoardScore]) -> Iterable[tuple[int, MatchpointScore]]:
    """Yield each pair's share of one board."""
    results = [table.difference or 0 for table in tables]
    top = 2 * (len(results) - 1)
    for table, result in zip(tables, results, strict=True):
        got = sum((other < result) * 2 + (other == result) for other in results) - 1
        for pair, share in (
            (table.first, MatchpointScore(got, top)),
            (table.second, MatchpointScore(top - got, top)),
        ):
            if pair not in table.apart:
                yield pair, share


def ranked(keys: Mapping[int, Sequence[float]]) -> tuple[tuple[int, int], ...]:
    """Return (place, index), best first; equals share a place.

    Args:
        keys: for each the sort key, more is better, the most important first.
    """
    order = sorted(keys, key=lambda who: (tuple(-value for value in keys[who]), who))
    return tuple((1 + sum(tuple(keys[other]) > tuple(keys[who]) for other in order), who) for who in order)
