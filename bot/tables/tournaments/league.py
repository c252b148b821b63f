"""Leagues of seasons that count evenings, computed from their tournaments."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

import structlog

from bot.errors import NotFound, UserError
from bot.rules.errors import RuleError
from bot.storage import Database, tournaments
from bot.tables.history import Season
from bot.tables.tournaments.models import Tournament
from bot.tables.tournaments.results import places_of, played_themselves
from bot.tables.tournaments.service import TournamentService
from bot.tournaments import EveningResult, LeaguePlace, league, place_points

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class League:
    """The league of a season: its tournaments, oldest first, and the places by user id, the first one first."""

    season: Season
    evenings: tuple[Tournament, ...]
    places: tuple[LeaguePlace, ...]

    @property
    def best(self) -> int:
        """How many evenings of a player count; 0: all."""
        return self.season.best_evenings or 0

    def for_user(self, user: int) -> LeaguePlace | None:
        """Return a user's place, or None if they have played in none of its evenings."""
        return next((place for place in self.places if place.player == user), None)


class LeagueService:
    """Computes leagues."""

    def __init__(self, database: Database, tournaments: TournamentService) -> None:
        self._database = database
        self._tournaments = tournaments

    async def for_season(self, season: Season) -> League:
        """Return the league of a season; raise NotFound `no_league` (name) if it counts no evenings."""
        if season.best_evenings is None:
            raise NotFound("no_league", name=season.name)
        numbers = await self._database.read(lambda db: tournaments.for_season(db, season.id))
        evenings: list[Tournament] = []
        for number in numbers:
            try:
                evenings.append(await self._tournaments.get(number))
            except (UserError, RuleError) as error:  # a game of a newer program
                log.error("tournament_unreadable", tournament=number, error=type(error).__name__)  # noqa: TRY400  # may be about cards
        results = await asyncio.to_thread(results_by_user, evenings)
        return League(season, tuple(evenings), league(results, season.best_evenings))


def results_by_user(evenings: Sequence[Tournament]) -> dict[int, list[EveningResult]]:
    """Return the results of each user who played, by the places among all who did; partners have the same."""
    found: dict[int, list[EveningResult]] = {}
    for evening in evenings:
        present = played_themselves(evening)
        played = [rank for rank in places_of(evening) if rank.tables]
        places = [1 + sum(other.place < rank.place for other in played) for rank in played]
        for rank, place, points in zip(played, places, place_points(places), strict=True):
            result = EveningResult(evening.id, place, len(played), points)
            for member in evening.members(rank.unit):
                if member.user is not None and member.number in present:
                    found.setdefault(member.user, []).append(result)
    return found
