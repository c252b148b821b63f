"""The slate: the running scores of a game, a row for every deal, as the players' score sheet keeps them."""

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
"""What stands on the slate after a deal, by seat or by side; None for who is out of the game."""


def running(points: Iterable[Iterable[int]]) -> Iterator[tuple[int, ...]]:
    """Yield the sums after each deal.

    Args:
        points: what each deal brought, by seat or by side.
    """
    sums: tuple[int, ...] = ()
    for brought in points:
        sums = tuple(map(add, sums, brought)) if sums else tuple(brought)
        yield sums


def plain(deals: Iterable[Mapping[str, Any]]) -> tuple[Row, ...]:
    """Return the running scores of deals in the form of records, nothing struck."""
    return tuple(tuple(map(SlateScore, sums)) for sums in running(deal["points"] for deal in deals))
