"""Seats tournaments of single players, round after round, so that all meet about equally often.

This is the "social golfer" problem, which has no simple solution for most numbers. So a seating is improved by swaps
until it can't get better, or until its time is up.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from random import Random

Pair = tuple[int, int]
"""Two players, the lower number first."""
Table = tuple[int, ...]
Round = tuple[Table, ...]

SWAPS = 30_000
"""How many swaps are tried for a whole seating; half a second for forty players and eight rounds."""
SIT_OUT_AGAIN = 1_000
"""The cost of sitting out once more than another: more than any meeting."""


def sizes(people: int, usual: int, allowed: range) -> tuple[int, ...] | None:
    """Return the sizes of the tables for this many players, the larger first; None if no number of tables fits.

    Args:
        usual: the preferred size.
        allowed: the possible sizes.
    """
    low, high = allowed[0], allowed[-1]
    fewest, most = -(-people // high), people // low
    if fewest > most:
        return None
    # The number of tables with the average closest to the usual size; of equals the fuller tables.
    tables = min(range(fewest, most + 1), key=lambda count: (abs(people / count - usual), count))
    small, larger = divmod(people, tables)
    return (small + 1,) * larger + (small,) * (tables - larger)


def seats_for(people: int, usual: int, allowed: range) -> tuple[tuple[int, ...], int]:
    """Return the sizes of the tables, and how many players sit out because they fit at no table.

    Args:
        people: how many play, at least `allowed[0]`.
        usual: the preferred size.
        allowed: the possible sizes.
    """
    for out in range(people):
        found = sizes(people - out, usual, allowed)
        if found is not None:
            return found, out
    raise ValueError(f"{people} people are too few for a table of {allowed[0]}")


def meetings(rounds: Iterable[Round]) -> Counter[Pair]:
    """Return how often each two players met."""
    return Counter(pair for tables in rounds for table in tables for pair in combinations(sorted(table), 2))


def unevenness(met: Mapping[Pair, int], people: int) -> int:
    """Return how far the meetings are from even: 0 is as even as their number allows.

    Args:
        met: how often each two met.
    """
    return sum(count * count for count in met.values()) - _least(sum(met.values()), people)


def _least(total: int, people: int) -> int:
    """Return the least sum of squares of this many meetings."""
    pairs = people * (people - 1) // 2
    each, more = divmod(total, pairs)
    return pairs * each * each + more * (2 * each + 1)


class Seating:
    """A seating of the coming rounds that is being improved.

    Args:
        tables: the sizes of the tables of each coming round.
        met: how often each two have met already.
        out: how often each has sat out already.
        rng: decides between equals.
    """

    def __init__(
        self,
        people: Sequence[int],
        tables: Sequence[Sequence[int]],
        met: Mapping[Pair, int],
        out: Mapping[int, int],
        rng: Random,
    ) -> None:
        self._rng = rng
        self._people = tuple(people)
        here = set(people)
        self._met = Counter({pair: count for pair, count in met.items() if here.issuperset(pair)})
        self._out = Counter({person: out.get(person, 0) for person in people})
        self._sizes = [tuple(sizes) for sizes in tables]
        self._rounds: list[list[list[int]]] = []
        for sizes_now in self._sizes:
            self._begin_round(sizes_now)

    def _begin_round(self, sizes_now: Sequence[int]) -> None:
        """Seat one more round greedily: those who sat out most play, each where they have met fewest."""
        order = list(self._people)
        self._rng.shuffle(order)
        order.sort(key=lambda person: -self._out[person])
        playing, idle = order[: sum(sizes_now)], order[sum(sizes_now) :]
        groups: list[list[int]] = [[] for _ in sizes_now]
        for person in playing:
            free = [number for number, size in enumerate(sizes_now) if len(groups[number]) < size]
            best = min(free, key=lambda number: (self._known(person, groups[number]), len(groups[number])))
            groups[best].append(person)
        for group in groups:
            self._met.update(combinations(sorted(group), 2))
        self._out.update(idle)
        self._rounds.append([*groups, idle])

    def _known(self, person: int, group: Iterable[int]) -> int:
        return sum(self._met[_pair(person, other)] for other in group if other != person)

    def improve(self, swaps: int = SWAPS) -> None:
        """Swap players of a round as long as it makes the meetings more even.

        Args:
            swaps: the most tries.
        """
        if len(self._people) < 3 or not any(len(groups) > 2 or groups[-1] for groups in self._rounds):
            return
        best, kept = self._cost(), [[group[:] for group in groups] for groups in self._rounds]
        least = self._floor()
        cost, heat = best, 2.0
        for _ in range(swaps):
            if best <= least:
                break
            heat *= 1 - 6 / swaps
            cost += self._try(heat)
            if cost < best:
                best, kept = cost, [[group[:] for group in groups] for groups in self._rounds]
        self._rounds = kept

    def _try(self, heat: float) -> int:
        """Swap two players of a round, and back again if that is worse by more than chance allows."""
        groups = self._rng.choice(self._rounds)
        filled = [number for number, group in enumerate(groups) if group]
        if len(filled) < 2:
            return 0
        first, second = self._rng.sample(filled, 2)
        one, other = self._rng.randrange(len(groups[first])), self._rng.randrange(len(groups[second]))
        change = self._swap(groups, (first, one), (second, other))
        if change > 0 and self._rng.random() >= 2.0 ** (-change / max(heat, 0.01)):
            return change + self._swap(groups, (first, one), (second, other))
        return change

    def _swap(self, groups: list[list[int]], here: Pair, there: Pair) -> int:
        """Swap two players of one round; return by how much the cost rises."""
        (first, one), (second, other) = here, there
        leaving, coming = groups[first][one], groups[second][other]
        change = self._moved(groups, first, leaving, -1) + self._moved(groups, second, coming, -1)
        groups[first][one], groups[second][other] = coming, leaving
        return change + self._moved(groups, first, coming, 1) + self._moved(groups, second, leaving, 1)

    def _moved(self, groups: list[list[int]], number: int, person: int, by: int) -> int:
        """Add a player to (or remove them from) a table of a round; return by how much the cost rises."""
        if number == len(groups) - 1:
            before = self._out[person]
            self._out[person] = before + by
            return SIT_OUT_AGAIN * ((before + by) ** 2 - before**2)
        change = 0
        for other in groups[number]:
            if other != person:
                pair = _pair(person, other)
                before = self._met[pair]
                self._met[pair] = before + by
                change += 2 * before * by + 1
        return change

    def _cost(self) -> int:
        squares = sum(count * count for count in self._met.values())
        return squares + SIT_OUT_AGAIN * sum(count * count for count in self._out.values())

    def _floor(self) -> int:
        """Return a lower bound of the cost."""
        each, more = divmod(sum(self._out.values()), len(self._people))
        out = len(self._people) * each * each + more * (2 * each + 1)
        return _least(sum(self._met.values()), len(self._people)) + SIT_OUT_AGAIN * out

    @property
    def rounds(self) -> tuple[Round, ...]:
        """The rounds in their present seating; the order at a table is the order of the seats."""
        return tuple(tuple(tuple(group) for group in groups[:-1]) for groups in self._rounds)


def _pair(one: int, other: int) -> Pair:
    return (one, other) if one < other else (other, one)


def seat(
    people: Sequence[int],
    tables: Sequence[Sequence[int]],
    rng: Random,
    met: Mapping[Pair, int] | None = None,
    out: Mapping[int, int] | None = None,
) -> tuple[Round, ...]:
    """Return the seats in the coming rounds, so that all players meet as evenly as possible.

    Those who have sat out least often sit out first.

    Args:
        tables: the sizes of the tables of each coming round, as `seats_for` returns them.
        rng: decides between equals; the same seed gives the same seating.
        met: how often each two have met in the rounds before; None: never.
        out: how often each has sat out before; None: never.
    """
    seating = Seating(people, tables, met or {}, out or {}, rng)
    seating.improve()
    return seating.rounds
