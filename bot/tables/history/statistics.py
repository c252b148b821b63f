"""Standings, personal statistics and ratings from finished games, guild by guild."""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import accumulate
from typing import Any, Literal, TypeVar

from bot.errors import Conflict, StaleView
from bot.rules.options import Values
from bot.rules.record import FindGame
from bot.scheduler import Scheduler
from bot.storage import Connection, Database, StandingRow, Work, deletion, ratings, results, stat_counters
from bot.tables.copies import replace
from bot.tables.history.rating_rebuild import RatingRebuild
from bot.tables.history.ratings import Rating, unknown
from bot.tables.history.seasons import ALL_TIME, Season, SeasonService
from bot.tables.history.stat_backfill import VERSION as COUNTING_VERSION
from bot.tables.history.stat_backfill import StatBackfill
from bot.tables.history.totals_rebuild import rebuild_all_totals
from bot.tables.house_rules import HouseRulesService, options_json
from bot.tables.manager_log import ManagerLog
from bot.tables.shutdown_gate import ShutdownGate

By = Literal["wins", "points", "losses", "games", "rating"]
YEAR = re.compile(r"y[0-9]{4}")
"""The marker of a year in the token of a leaderboard."""
BATCH_SIZE = 300
MAX_CHART_GAMES = 100
MAX_JUST_FINISHED = 32
"""The number of uncounted games that may simply have ended just now."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Standing:
    """A user's results in a guild.

    Args:
        losses: defeats, the ● of Bieten.
        points: sum of the final scores; None over several games, whose points are never added.
        place: 1 is best, equals share one; 0 outside an order.
        rating: where ratings are requested.
    """

    user: int
    games: int
    wins: int
    losses: int
    points: int | None
    place: int = 0
    rating: Rating | None = None


_Key = Callable[[Standing], tuple[float, ...]]
ORDERS: Mapping[By, _Key] = {
    "wins": lambda one: (-one.wins, one.losses, -(one.points or 0)),
    "points": lambda one: (-(one.points or 0), -one.wins, one.losses),
    "losses": lambda one: (-one.losses, one.wins, one.points or 0),
    "games": lambda one: (-one.games, -one.wins, one.losses),
    "rating": lambda one: (one.rating.provisional, -one.rating.points) if one.rating else (2, 0),
}
"""The keys that standings are sorted by; equals share a place."""


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """Selects standings of a game, of house rules in the database's form, of a season or a UTC year."""

    guild: int
    game: str | None = None
    options: str | None = None
    season: Season | None = None
    by: By = "wins"
    year: int | None = None

    def token(self) -> str:
        """Return a short text for buttons from which `board_of` finds the same leaderboard."""
        time = f"y{self.year}" if self.year is not None else str(self.season.id if self.season else 0)
        return ":".join((self.by, time, self.game or "", _digest(self.options)))


@dataclass(frozen=True, slots=True)
class PlayerStats:
    """A user's results in one game in a guild; `alone`: in games that fewer than two persons began."""

    game: str
    total: Standing
    rating: Rating | None
    counts: Mapping[str, int] = field(default_factory=dict[str, int])
    alone: bool = False


class Statistics:
    """Sums up results."""

    def __init__(
        self,
        database: Database,
        scheduler: Scheduler,
        door: ShutdownGate,
        house_rules: HouseRulesService,
        managers: ManagerLog,
        find_game: FindGame,
        now: Callable[[], str],
    ) -> None:
        self._database = database
        self._house_rules = house_rules
        self._find_game = find_game
        self.seasons = SeasonService(database, door, managers, now)
        self.counting = StatBackfill(database, scheduler, find_game)
        self.ratings = RatingRebuild(database, scheduler, find_game)
        self._anew = set[int]()
        """The guilds that had a rebuild under way at the last read."""

    def start(self) -> None:
        """Count uncounted games and compute missing ratings in the background."""
        self.counting.trigger()
        self.ratings.trigger()

    async def rebuild(self) -> None:
        """Rebuild all totals, counts and ratings from results and logs."""
        await rebuild_all_totals(self._database)
        while await self._database.write(lambda db: stat_counters.recount(db, BATCH_SIZE)):
            pass
        await self.ratings.finish()
        self.start()
        await self.counting.finish()
        await self.ratings.finish()

    def is_rebuilding(self, guild: int) -> bool:
        """Return whether the guild's last read was during a rebuild, so that it may be incomplete."""
        return self.counting.is_behind or guild in self._anew

    async def _read(self, guild: int, what: Work[T]) -> T:
        """Return a read of a guild, and record whether any process rebuilds it now."""

        def read(db: Connection) -> tuple[T, bool]:
            return what(db), ratings.is_rebuilding(db, guild) or stat_counters.are_missing(
                db, COUNTING_VERSION, MAX_JUST_FINISHED
            )

        found, anew = await self._database.read(read)
        (self._anew.add if anew else self._anew.discard)(guild)
        return found

    async def board(
        self,
        guild: int,
        game: str | None = None,
        house: str | None = None,
        *,
        season: str | None = None,
        by: By = "wins",
        year: int | None = None,
    ) -> Leaderboard:
        """Return the leaderboard for the options that a user typed.

        Args:
            house: only games of these house rules: a name, a preset of the game, or a code.
            season: a season's name, or `ALL_TIME`; None: the running one, all time if none runs.
            year: only games that ended in this year, of any season.

        Raises:
            ParseError, NotFound: there are no such house rules, or no such season.
            Conflict: `year_or_season`: both were given.
            Conflict: `rating_of_one_game`, `points_of_one_game`: ratings and points need a game.
        """
        options = None
        if house is not None:
            found, values = await self._house_rules.find(guild, house, game)
            game, options = found.id, options_json(found, values)
        if game is None:
            _check_of_all(by)
        if year is not None and season is not None:
            raise Conflict("year_or_season")
        if year is not None:
            return Leaderboard(guild, game, options, None, by, year)
        if season is None:
            meant = await self.seasons.running(guild)
        else:
            meant = None if season == ALL_TIME else await self.seasons.find(guild, season)
        return Leaderboard(guild, game, options, meant, by)

    async def board_of(self, guild: int, token: str) -> Leaderboard:
        """Return the leaderboard of a button's token; raise StaleView if it is outdated, Conflict as `board`."""
        by, _, rest = token.partition(":")
        season, _, rest = rest.partition(":")
        game, _, digest = rest.partition(":")
        orders: dict[str, By] = {name: name for name in ORDERS}
        order = orders.get(by)
        known = {each.id: each for each in await self.seasons.for_guild(guild)}
        rules = await self._database.read(lambda db: results.rules_played(db, guild))
        options = next((text for name, text in rules if name == game and _digest(text) == digest), None)
        year = int(season[1:]) if YEAR.fullmatch(season) else None
        wanted_season = 0 if year is not None else int(season) if season.isdecimal() else -1
        if order is None or wanted_season not in {0, *known} or bool(digest) is not (options is not None):
            raise StaleView("stale_view")
        if not game:
            _check_of_all(order)
        return Leaderboard(guild, game or None, options, known.get(wanted_season), order, year)

    def options_of(self, board: Leaderboard) -> Values | None:
        """Return the house rules of a leaderboard, or None if it has all."""
        if board.game is None or board.options is None:
            return None
        return self._find_game(board.game).options.validate(json.loads(board.options))

    async def ranked(self, board: Leaderboard) -> tuple[Standing, ...]:
        """Return the standings that have a place on a leaderboard, best first; equals share a place."""
        season = board.season
        rows = await self._read(
            board.guild,
            lambda db: results.standings(
                db,
                board.guild,
                board.game,
                board.options,
                season=season.id if season else None,
                frozen=season is not None and not season.running,
                rated=board.by == "rating",
                year=board.year,
            ),
        )
        key = ORDERS[board.by]
        found = [_standing(row, rated=board.by == "rating") for row in rows]
        ordered = sorted((one for one in found if one.rating or board.by != "rating"), key=key)
        places: dict[tuple[float, ...], int] = {}
        for place, one in enumerate(ordered, 1):
            places.setdefault(key(one), place)
        return tuple(replace(one, place=places[key(one)]) for one in ordered)

    async def standings(
        self,
        guild: int,
        game: str | None = None,
        house: str | None = None,
        *,
        season: str | None = None,
        by: By = "wins",
    ) -> tuple[Standing, ...]:
        """Return all standings in a guild; arguments and errors are those of `board`."""
        return await self.ranked(await self.board(guild, game, house, season=season, by=by))

    async def for_person(self, guild: int, user: int, game: str | None = None) -> tuple[PlayerStats, ...]:
        """Return a user's results in each game, or in one, most played first; games begun alone separately."""

        def read(db: Connection) -> tuple[Any, ...]:
            if deletion.is_being_deleted(db, user):
                return (), {}
            return results.games_of(db, guild, user), stat_counters.sums(db, guild, user)

        rows, counts = await self._read(guild, read)
        return tuple(
            PlayerStats(name, _standing(row, rated=False), _rating(row), counts.get((name, alone), {}), alone)
            for name, alone, row in rows
            if game in {None, name}
        )

    async def course(self, guild: int, user: int, game: str) -> tuple[int, ...]:
        """Return a user's rating before their first and after each of their last rated games in a game."""
        rows = await self._database.read(lambda db: ratings.history(db, guild, game, user, MAX_CHART_GAMES + 1))
        points = [Rating(row.mu, row.sigma, row.games).points for row in rows]
        start = [unknown().points] if rows and rows[0].games == 1 else []
        return (*start, *points)

    async def sums(self, guild: int, user: int, game: str, *, alone: bool = False) -> tuple[int, ...]:
        """Return the running sum of a user's points in a game, from 0, for games begun alone or not."""
        points = await self._database.read(lambda db: results.points_of(db, guild, game, user, alone=alone))
        return tuple(accumulate(points, initial=0))[-MAX_CHART_GAMES - 1 :]

    async def champion(self, season: Season, guild: int) -> tuple[int, ...]:
        """Return the users with most wins in a season's table; several if they are equal."""
        ranked = await self.ranked(Leaderboard(guild, season=season))
        return tuple(one.user for one in ranked if one.place == 1 and one.wins)


def _check_of_all(by: By) -> None:
    """Refuse an order over all games by a key that is valid in one game only."""
    if by == "rating":
        raise Conflict("rating_of_one_game")
    if by == "points":
        raise Conflict("points_of_one_game")


def _standing(row: StandingRow, *, rated: bool) -> Standing:
    return Standing(row.person, row.games, row.wins, row.losses, row.points, rating=_rating(row) if rated else None)


def _rating(row: StandingRow) -> Rating | None:
    if row.mu is None or row.sigma is None or row.rated is None:
        return None
    return Rating(row.mu, row.sigma, row.rated)


def _digest(options: str | None) -> str:
    """Return a short text that distinguishes house rules."""
    return sha256(options.encode()).hexdigest()[:10] if options is not None else ""
