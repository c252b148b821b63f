"""Swiss pairing: players with equal scores meet, and no two meet again while another seating is possible.

For tables of two this is a matching of minimal weight. For larger tables no efficient exact algorithm is known, so a
seating is improved by swaps, with random kicks out of local optima.
"""

from collections.abc import Mapping, Sequence
from random import Random

from bot.tournaments.seating import SIT_OUT_AGAIN, Pair, Round

SWISS_FROM = 8
"""With fewer players, everyone meets everyone anyway."""
SCORE_UNIT = 24
"""Scores are compared in 24ths: a table of three to five gives whole numbers of them."""
LATER_OUT = 10**8
"""The cost of sitting out with a better score than another: more than all differences of scores at the tables."""
REMATCH = 10**12
"""The cost of a rematch: more than all costs of scores in a round."""
TRIES = 80_000
"""How many changes are tried for one round; half a second for a hundred players."""
KICKS = 40
"""How often a seating that no swap improves is disturbed."""


def swiss(
    people: Sequence[int],
    sizes: Sequence[int],
    scores: Mapping[int, float],
    rng: Random,
    met: Mapping[Pair, int] | None = None,
    out: Mapping[int, int] | None = None,
) -> Round:
    """Return the tables of the next round.

    Those who have sat out least often sit out first; of them the last in the standings.

    Args:
        sizes: the sizes of the tables, as `seats_for` returns them.
        scores: what each has scored so far; without an entry 0.
        rng: decides between equals, and the order at a table; the same seed gives the same round.
        met: how often each two have met before; None: never.
        out: how often each has sat out before; None: never.
    """
    pairing = SwissPairing(people, sizes, scores, rng, met or {}, out or {})
    pairing.improve()
    return pairing.tables


class SwissPairing:
    """The seating of one round that is being improved.

    Args as of `swiss`. Players are indexes into `people`; the last group sits out.
    """

    def __init__(
        self,
        people: Sequence[int],
        sizes: Sequence[int],
        scores: Mapping[int, float],
        rng: Random,
        met: Mapping[Pair, int],
        out: Mapping[int, int],
    ) -> None:
        self._rng = rng
        self._people = list(people)
        rng.shuffle(self._people)
        self._people.sort(key=lambda who: -scores.get(who, 0))
        units = [round(scores.get(who, 0) * SCORE_UNIT) for who in self._people]
        self._weights = [
            [
                REMATCH * 2 * met.get((min(one, other), max(one, other)), 0) + (here - there) ** 2
                for other, there in zip(self._people, units, strict=True)
            ]
            for one, here in zip(self._people, units, strict=True)
        ]
        # The score decides only between players who have sat out equally often.
        self._idle_weights = [
            REMATCH * SIT_OUT_AGAIN * (2 * out.get(who, 0) + 1) + LATER_OUT * here
            for who, here in zip(self._people, units, strict=True)
        ]
        order = list(range(len(self._people)))
        idle = sorted(sorted(order, key=lambda who: self._idle_weights[who])[: len(order) - sum(sizes)])
        playing = iter([who for who in order if who not in idle])
        self._groups = [[next(playing) for _ in range(size)] for size in sizes] + [idle]
        self._tried = 0

    @property
    def tables(self) -> Round:
        """The tables in their present seating, each in a random order of seats."""
        seated = [[self._people[who] for who in group] for group in self._groups[:-1]]
        for table in seated:
            self._rng.shuffle(table)
        return tuple(map(tuple, seated))

    @property
    def cost(self) -> int:
        """The cost of all tables: rematches first, then the squares of the differences of scores."""
        twice = sum(self._weights[one][other] for group in self._groups[:-1] for one in group for other in group)
        return twice // 2 + sum(self._idle_weights[who] for who in self._groups[-1])

    def improve(self) -> None:
        """Improve the seating until no change lowers the cost, and try again from seatings near it."""
        self._descend()
        best, kept = self.cost, [group[:] for group in self._groups]
        for _ in range(KICKS):
            if self._tried >= TRIES:
                break
            self._kick()
            self._descend()
            if (cost := self.cost) <= best:
                best, kept = cost, [group[:] for group in self._groups]
            else:
                self._groups = [group[:] for group in kept]
        self._groups = kept

    def _descend(self) -> None:
        """Make all changes of two groups that lower the cost."""
        better = True
        while better and self._tried < TRIES:
            better = False
            for first in range(len(self._groups)):
                for second in range(first):
                    better |= self._improve_two(first, second)

    def _improve_two(self, first: int, second: int) -> bool:
        """Return whether swaps or a move between two groups have lowered the cost."""
        better = False
        for here in range(len(self._groups[first])):
            for there in range(len(self._groups[second])):
                self._tried += 1
                better |= self._swap_if_better(first, here, second, there)
        idle = len(self._groups) - 1
        if idle not in {first, second}:
            for large, small in ((first, second), (second, first)):
                if len(self._groups[large]) == len(self._groups[small]) + 1:
                    return self._move_if_better(large, small) or better
        return better

    def _swap_if_better(self, first: int, here: int, second: int, there: int) -> bool:
        one, other = self._groups[first][here], self._groups[second][there]
        change = (
            self._cost_at(other, first, without=one)
            + self._cost_at(one, second, without=other)
            - self._cost_at(one, first)
            - self._cost_at(other, second)
        )
        if change < 0:
            self._groups[first][here], self._groups[second][there] = other, one
        return change < 0

    def _move_if_better(self, large: int, small: int) -> bool:
        """Move a player from a table to one that is smaller by one, so that the tables change sizes."""
        for who in self._groups[large]:
            self._tried += 1
            if self._cost_at(who, small) < self._cost_at(who, large):
                self._groups[large].remove(who)
                self._groups[small].append(who)
                return True
        return False

    def _cost_at(self, who: int, group: int, *, without: int | None = None) -> int:
        """Return what a player costs in a group with its members, except one of them."""
        if group == len(self._groups) - 1:
            return self._idle_weights[who]
        weights = self._weights[who]
        total = sum([weights[other] for other in self._groups[group]])
        return total if without is None else total - weights[without]

    def _kick(self) -> None:
        """Swap some players at random."""
        filled = [number for number, group in enumerate(self._groups) if group]
        if len(filled) < 2:
            return
        for _ in range(self._rng.randint(2, 4)):
            first, second = (self._groups[number] for number in self._rng.sample(filled, 2))
            here, there = self._rng.randrange(len(first)), self._rng.randrange(len(second))
            first[here], second[there] = second[there], first[here]
