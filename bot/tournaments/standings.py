"""How those who play for themselves stand in a tournament, from their places at the tables."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.tournaments.matchpoints import ranked


@dataclass(frozen=True, slots=True)
class Result:
    """A finished table of one round.

    Args:
        people: who sat there.
        places: everybody's place, 1 is best; equals share one.
        points: everybody's score at the end.
        marks: the ● that everybody got (what a loser is marked with), as far as the game knows them.
        apart: by their order here, those who have nothing of it, since a computer player sat in for them.
    """

    people: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    marks: tuple[int, ...] = ()
    apart: frozenset[int] = frozenset()


@dataclass(slots=True)
class Standing:
    """How somebody stands.

    Args:
        tables: how many they have played.
        share: the part of the others at their tables that they left behind, summed over the tables; equals count
            half. A winner has 1 from a table of any size, a last one 0, so that tables of three and five count alike.
        firsts: how many tables they won, or shared the first place of.
        points: their scores together.
        marks: their ●.
    """

    tables: int = 0
    share: float = 0.0
    firsts: int = 0
    points: int = 0
    marks: int = 0
    places: list[int] = field(default_factory=list[int])

    @property
    def key(self) -> tuple[float, int, int, int]:
        """What decides, in this order: places, tables won, fewer ●, points."""
        return round(self.share, 9), self.firsts, -self.marks, self.points


def standings(
    people: Sequence[int], results: Iterable[Result], idle: Iterable[int] = ()
) -> tuple[tuple[int, int, Standing], ...]:
    """Return (place, who, how they stand), best first; whoever is equal in all that decides shares a place.

    Args:
        people: all who take part, whether they have played or not.
        results: the finished tables.
        idle: who has sat out, once for each round: that counts like the middle of a table.
    """
    found = {person: Standing() for person in people}
    for result in results:
        for number, person in enumerate(result.people):
            if person in found and number not in result.apart:
                _enter(found[person], result, number)
    for person in idle:
        if person in found:
            found[person].share += 0.5
    return tuple((place, who, found[who]) for place, who in ranked({who: one.key for who, one in found.items()}))


def _enter(standing: Standing, result: Result, number: int) -> None:
    place = result.places[number]
    behind = sum(other > place for other in result.places)
    equal = result.places.count(place) - 1
    standing.tables += 1
    standing.share += (behind + equal / 2) / max(1, len(result.people) - 1)
    standing.firsts += place == 1
    standing.points += result.points[number]
    standing.marks += result.marks[number] if result.marks else 0
    standing.places.append(place)
