"""Standings of single players in a tournament, from their places at the tables."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.tournaments.matchpoints import ranked


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A finished table of one round.

    Args:
        people: the players.
        places: their places, 1 is best; equals share one.
        points: their final scores.
        marks: their ● (the mark of a loser), if the game has any.
        apart: the indexes of players without a share, since a substitute played for them.
        field: by index, the scores of others who played the same cards from the same seat.
    """

    people: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    marks: tuple[int, ...] = ()
    apart: frozenset[int] = frozenset()
    field: tuple[tuple[int, ...], ...] = ()


@dataclass(slots=True)
class TournamentStanding:
    """A player's standing.

    Args:
        tables: how many they have played.
        share: the share of opponents beaten at a table, summed over the tables; equals count half. A winner has 1
            from a table of any size, the last one 0, so that tables of three and five count alike. Others who played
            the same cards from the same seat count like opponents at the table.
        firsts: how many tables they won, or shared the first place of.
        points: the sum of their scores.
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
        """The sort key: shares, tables won, fewer ●, points."""
        return round(self.share, 9), self.firsts, -self.marks, self.points


def standings(
    people: Sequence[int], results: Iterable[RoundResult], idle: Iterable[int] = ()
) -> tuple[tuple[int, int, TournamentStanding], ...]:
    """Return (place, player, standing), best first; those with an equal key share a place.

    Args:
        people: all entrants, whether they have played or not.
        results: the finished tables.
        idle: those who sat out, once for each round, which counts like the middle of a table.
    """
    found = {person: TournamentStanding() for person in people}
    for result in results:
        for number, person in enumerate(result.people):
            if person in found and number not in result.apart:
                _enter(found[person], result, number)
    for person in idle:
        if person in found:
            found[person].share += 0.5
    return tuple((place, who, found[who]) for place, who in ranked({who: one.key for who, one in found.items()}))


def _enter(standing: TournamentStanding, result: RoundResult, number: int) -> None:
    place = result.places[number]
    behind = sum(other > place for other in result.places)
    equal = result.places.count(place) - 1
    points, others = result.points[number], result.field[number] if result.field else ()
    behind += sum(other < points for other in others)
    equal += others.count(points)
    standing.tables += 1
    standing.share += (behind + equal / 2) / max(1, len(result.people) - 1 + len(others))
    standing.firsts += place == 1
    standing.points += points
    standing.marks += result.marks[number] if result.marks else 0
    standing.places.append(place)
