"""The slate: the running scores of a game, a row for every deal, as on the players' score sheet."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from operator import add
from typing import Any


@dataclass(frozen=True, slots=True)
class SlateScore:
    """A score on the slate; `struck` is struck through (Bieten: gestrichen)."""

    points: int
    struck: bool = False


Row = tuple[SlateScore | None, ...]
"""The slate's row after a deal, by seat or by side; None for a player who is out of the game."""


def running(points: Iterable[Iterable[int]]) -> Iterator[tuple[int, ...]]:
    """Yield the sums after each deal, by seat or by side as its points are."""
    sums: tuple[int, ...] = ()
    for brought in points:
        sums = tuple(map(add, sums, brought)) if sums else tuple(brought)
        yield sums


def plain(deals: Iterable[Mapping[str, Any]]) -> tuple[Row, ...]:
    """Return the running scores of deals from records, without struck ones."""
    return tuple(tuple(map(SlateScore, sums)) for sums in running(deal["points"] for deal in deals))
