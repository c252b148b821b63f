"""What a pair's results are worth when all tables have played the same boards."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Played:
    """A board as one table has played it.

    Args:
        board: its number.
        first: the pair on the first axis.
        second: the pair on the second.
        difference: the first side's points less the second's; None: no result that counts (a table that was closed).
        apart: the pairs that have nothing of it, though others are compared with it: computer players sat in for
            them.
    """

    board: int
    first: int
    second: int
    difference: int | None
    apart: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Share:
    """What a pair has got of the matchpoints that were to be had.

    Args:
        got: two for each result that theirs beat on the same axis of a board, one for each equal one.
        top: the most they could have got on those boards.
    """

    got: int = 0
    top: int = 0

    @property
    def percent(self) -> float:
        """The share in percent; 50 where there was nothing to compare with."""
        return 100 * self.got / self.top if self.top else 50.0

    def __add__(self, other: "Share") -> "Share":
        """Return both together."""
        return Share(self.got + other.got, self.top + other.top)


def matchpoints(played: Iterable[Played]) -> dict[int, Share]:
    """Return the share of each pair that has played at least one board with a result.

    Each board is scored by itself: two points for each table whose result on the same axis is worse, one for each
    that is equal. A board played once gives nobody anything to get.
    """
    boards: dict[int, list[Played]] = {}
    for one in played:
        if one.difference is not None:
            boards.setdefault(one.board, []).append(one)
    shares: dict[int, Share] = {}
    for tables in boards.values():
        for pair, share in _scored(tables):
            shares[pair] = shares.get(pair, Share()) + share
    return shares


def _scored(tables: Sequence[Played]) -> Iterable[tuple[int, Share]]:
    """Yield what each pair gets on one board."""
    results = [table.difference or 0 for table in tables]
    top = 2 * (len(results) - 1)
    for table, result in zip(tables, results, strict=True):
        got = sum((other < result) * 2 + (other == result) for other in results) - 1
        for pair, share in ((table.first, Share(got, top)), (table.second, Share(top - got, top))):
            if pair not in table.apart:
                yield pair, share


def ranked(keys: Mapping[int, Sequence[float]]) -> tuple[tuple[int, int], ...]:
    """Return (place, who), best first; equals share a place.

    Args:
        keys: for each what counts, more is better, what counts first in front.
    """
    order = sorted(keys, key=lambda who: (tuple(-value for value in keys[who]), who))
    return tuple((1 + sum(tuple(keys[other]) > tuple(keys[who]) for other in order), who) for who in order)
