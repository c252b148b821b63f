"""Movements: which pair meets which at which table, where all tables play the same boards in a round.

All packs come from one seed, so no board is carried from table to table: the movements need no share tables and
skips, only who sits where.

Sources: the movements of duplicate bridge. Mitchell: one pair of each table stays, the other moves on by one table.
Howell: every pair meets every other, and the axes are chosen so that all compare with all as evenly as possible.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

HOWELL_UP_TO = 14
"""Up to this number of pairs, at seven tables, all can meet in an evening; with more, Mitchell is usual."""

TRIES = 12
"""How many random starts are tried to find even comparisons."""


@dataclass(frozen=True, slots=True)
class RoundTable:
    """A table of one round.

    Args:
        first: the pair on the first axis (seats 0 and 2).
        second: the pair on the second (seats 1 and 3).
    """

    first: int
    second: int


Matches = tuple[RoundTable, ...]


def mitchell(first: Sequence[int], second: Sequence[int], rounds: int) -> tuple[Matches, ...]:
    """Return the tables of each round: one line of pairs stays, the other moves on by one table a round.

    With two lines there are two winners: a pair compares with the others of its line. Where a line is longer by one,
    a pair of it sits out each round. After as many rounds as there are tables the movement repeats.

    Args:
        first: the pairs that stay; as many as `second`, or one more.
        second: the pairs that move.

    Raises:
        ValueError: the lines differ by more than one pair, or the second is the longer.
    """
    if len(first) - len(second) not in (0, 1):
        raise ValueError("the first line has as many pairs as the second, or one more")
    count = len(first)
    others: list[int | None] = [*second, *[None] * (count - len(second))]
    return tuple(
        tuple(
            RoundTable(pair, other)
            for table, pair in enumerate(first)
            if (other := others[(table - number) % count]) is not None
        )
        for number in range(rounds)
    )


def howell(pairs: Sequence[int], rounds: int) -> tuple[Matches, ...]:
    """Return the tables of each round: no pair meets another twice before it has met all.

    It is a round robin by the circle method: one pair stays, the others rotate. With an odd number one sits out each
    round. Axes are chosen so that any two compare about equally often.

    Args:
        pairs: their numbers.
        rounds: how many; after one less than there are pairs (as many, if odd) the movement repeats.
    """
    ring: list[int | None] = [*pairs, *[None] * (len(pairs) % 2)]
    fixed, turning = ring[0], ring[1:]
    found: list[list[tuple[int, int]]] = []
    for number in range(rounds):
        turn = number % len(turning)
        order = [fixed, *turning[turn:], *turning[:turn]]
        met = zip(order[: len(order) // 2], reversed(order[len(order) // 2 :]), strict=True)
        found.append([(one, other) for one, other in met if one is not None and other is not None])
    return _on_axes(found)


def _on_axes(rounds: Sequence[Sequence[tuple[int, int]]]) -> tuple[Matches, ...]:
    """Choose the axes of each meeting, so that the comparisons are as even as some tries make them."""
    rng = Random(len(rounds))  # the same pairs and rounds give the same movement
    tries = [_evened([[list(meeting) for meeting in meetings] for meetings in rounds], rng) for _ in range(TRIES)]
    _, tables = min(tries, key=lambda one: one[0])
    return tuple(tuple(RoundTable(one, other) for one, other in meetings) for meetings in tables)


def _evened(tables: list[list[list[int]]], rng: Random) -> tuple[int, list[list[list[int]]]]:
    """Return random axes after all flips that make the comparisons more even, and how uneven they are."""
    for meetings in tables:
        for meeting in meetings:
            rng.shuffle(meeting)
    same = _comparisons(tables)
    better = True
    while better:
        better = False
        for meetings in tables:
            for meeting in meetings:
                if _flip(same, meetings, meeting) < 0:
                    better = True
                else:
                    _flip(same, meetings, meeting)
    return sum(count * count for count in same.values()), tables


def _comparisons(tables: Sequence[Sequence[Sequence[int]]]) -> dict[frozenset[int], int]:
    """Return how much more often each two sat on the same axis of a round than on different ones."""
    same: dict[frozenset[int], int] = {}
    for meetings in tables:
        placed = [(pair, axis) for meeting in meetings for axis, pair in enumerate(meeting)]
        for (one, here), (other, there) in combinations(placed, 2):
            key = frozenset((one, other))
            same[key] = same.get(key, 0) + (1 if here == there else -1)
    return same


def _flip(same: dict[frozenset[int], int], meetings: Sequence[list[int]], meeting: list[int]) -> int:
    """Swap the axes of a meeting; return by how much the sum of squares of `same` rises."""
    change = 0
    for other in meetings:
        if other is meeting:
            continue
        for axis, pair in enumerate(meeting):
            for there, rival in enumerate(other):
                key = frozenset((pair, rival))
                before = same[key]
                same[key] = before - 2 if axis == there else before + 2
                change += same[key] ** 2 - before**2
    meeting.reverse()
    return change


def knockout(entrants: Sequence[int]) -> tuple[tuple[int, int | None], ...]:
    """Return the meetings of a knockout's next round; (pair, None) is a bye.

    Byes are in the first round only, so that from then on the number of pairs halves.

    Args:
        entrants: the remaining ones, in the order of the draw; at least 2.
    """
    size = 1 << (len(entrants) - 1).bit_length()
    byes = size - len(entrants)
    playing = iter(entrants[byes:])
    return (*((one, None) for one in entrants[:byes]), *zip(playing, playing, strict=True))
