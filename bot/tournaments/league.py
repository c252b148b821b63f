"""Leagues over several evenings: points by place, of which each player's best evenings count."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.tournaments.matchpoints import ranked

TieBreak = Literal["wins", "best"]
"""What decides between players with equal points: evenings won; the best evening, the second best, and so on."""


@dataclass(frozen=True, slots=True)
class EveningResult:
    """A player's result in one evening.

    Args:
        evening: its number.
        place: from 1, among those who played; equals share one.
        field: how many players, or pairs, played.
        points: for the place.
    """

    evening: int
    place: int
    field: int
    points: float


@dataclass(frozen=True, slots=True)
class LeaguePlace:
    """A player's place in a league.

    Args:
        place: from 1; equals share one.
        player: their number.
        counted: the results that count, best first.
        dropped: the other results, best first.
    """

    place: int
    player: int
    counted: tuple[EveningResult, ...]
    dropped: tuple[EveningResult, ...] = ()

    @property
    def points(self) -> float:
        """The sum of the points that count."""
        return sum(each.points for each in self.counted)

    @property
    def wins(self) -> int:
        """The evenings that they won, or shared the first place of."""
        return sum(each.place == 1 for each in (*self.counted, *self.dropped))

    @property
    def key(self) -> tuple[float, ...]:
        """The sort key: points, evenings won, the points of each evening that counts."""
        return self.points, self.wins, *(each.points for each in self.counted)


def place_points(places: Sequence[int]) -> tuple[float, ...]:
    """Return the points for the places of an evening: one for the last, one more for each better place.

    Equals share the mean of their points.

    Args:
        places: of all players or pairs, in any order; equals share one.
    """
    return tuple(len(places) - place + 1 - (places.count(place) - 1) / 2 for place in places)


def league(results: Mapping[int, Sequence[EveningResult]], best: int) -> tuple[LeaguePlace, ...]:
    """Return the places of a league, the first one first; players with an equal key share a place.

    Args:
        results: of each player.
        best: how many evenings of a player count; 0: all.
    """
    found: dict[int, LeaguePlace] = {}
    for player, evenings in results.items():
        order = sorted(evenings, key=lambda each: (-each.points, each.evening))
        count = best or len(order)
        found[player] = LeaguePlace(0, player, tuple(order[:count]), tuple(order[count:]))
    keys = {player: one.key for player, one in found.items()}
    return tuple(
        LeaguePlace(place, player, found[player].counted, found[player].dropped) for place, player in ranked(keys)
    )


def tie_break(first: LeaguePlace, second: LeaguePlace) -> TieBreak | None:
    """Return what puts one of two players with equal points before the other; None: they are equal in all."""
    if first.wins != second.wins:
        return "wins"
    return None if first.key == second.key else "best"
