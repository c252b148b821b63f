"""Seasons of a guild: at most one runs, and a closed one keeps its table."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.errors import Conflict, NotFound, PermissionDenied
from bot.storage import Connection, Database, ManagerAction, SeasonRow, ratings, seasons
from bot.tables.manager_log import ManagerLog
from bot.tables.shutdown_gate import ShutdownGate

MAX_NAME_LENGTH = 40
MAX_SEASONS = 500
ALL_TIME = "*"
"""The value for no season in particular; no season can have this name."""


@dataclass(frozen=True, slots=True)
class Season:
    """A season; `best_evenings`: how many of a player's count for its league; 0: all; None: it has no league."""

    id: int
    name: str
    started_at: str
    closed_at: str | None
    best_evenings: int | None = None

    @property
    def running(self) -> bool:
        """Whether games that end now count for it."""
        return self.closed_at is None


class SeasonService:
    """Starts, closes and finds the seasons of all guilds."""

    def __init__(self, database: Database, door: ShutdownGate, managers: ManagerLog, now: Callable[[], str]) -> None:
        self._database = database
        self._door = door
        self._managers = managers
        self._now = now

    async def start(self, guild: int, name: str, *, manager: int | None, best_evenings: int | None = None) -> Season:
        """Start a season; games that end from now on count for it.

        Args:
            name: up to 40 characters, different from other seasons.
            manager: the user, if they manage the guild; None: they don't.

        Raises:
            PermissionDenied: `managers_only`.
            Conflict: `season_running` (name), `season_name_taken` (name), `season_name_length` (most),
                `too_many_seasons` (limit).
        """
        user = _checked(manager)
        name = " ".join(name.split())
        if not 1 <= len(name) <= MAX_NAME_LENGTH or not name.isprintable() or name == ALL_TIME:
            raise Conflict("season_name_length", most=MAX_NAME_LENGTH)
        now = self._now()

        def write(db: Connection) -> int:
            known = seasons.for_guild(db, guild)
            for row in known:
                if row.closed_at is None:
                    raise Conflict("season_running", name=row.name)
                if seasons.key_of(row.name) == seasons.key_of(name):
                    raise Conflict("season_name_taken", name=row.name)
            if len(known) >= MAX_SEASONS:
                raise Conflict("too_many_seasons", limit=MAX_SEASONS)
            self._managers.record(db, guild, ManagerAction(user, "season_started", details={"season": name}))
            return seasons.start(db, guild, name, now, best_evenings)

        return Season(await self._door.write(write), name, now, None, best_evenings)

    async def close(self, guild: int, season: int, *, manager: int | None) -> Season:
        """Close the season that the manager has confirmed; its table is final from now on.

        Raises:
            PermissionDenied: `managers_only`.
            NotFound: `no_running_season`: it does not run here.
            Conflict: `counted_anew`: a rebuild of the ratings is not complete.
        """
        user, now = _checked(manager), self._now()

        def write(db: Connection) -> SeasonRow:
            row = seasons.running(db, guild)
            if row is None or row.id != season:
                raise NotFound("no_running_season")
            if ratings.is_rebuilding(db, guild):
                raise Conflict("counted_anew")
            seasons.close(db, season, now)
            self._managers.record(db, guild, ManagerAction(user, "season_closed", details={"season": row.name}))
            return row

        row = await self._door.write(write)
        return Season(row.id, row.name, row.started_at, now, row.best_evenings)

    async def to_close(self, guild: int, *, manager: int | None) -> Season:
        """Return the running season for a user who can close it; raise PermissionDenied, NotFound as `close`."""
        _checked(manager)
        season = await self.running(guild)
        if season is None:
            raise NotFound("no_running_season")
        return season

    async def running(self, guild: int) -> Season | None:
        """Return the season that runs in a guild, or None."""
        row = await self._database.read(lambda db: seasons.running(db, guild))
        return _season(row) if row else None

    async def for_guild(self, guild: int) -> tuple[Season, ...]:
        """Return the seasons of a guild, the newest first."""
        rows = await self._database.read(lambda db: seasons.for_guild(db, guild))
        return tuple(map(_season, rows))

    async def find(self, guild: int, name: str) -> Season:
        """Return the season with this name, in any capitals, or raise NotFound `no_season` (name, known)."""
        found = await self.for_guild(guild)
        for season in found:
            if seasons.key_of(season.name) == seasons.key_of(" ".join(name.split())):
                return season
        known = ", ".join(season.name for season in found[:5]) or "none"
        raise NotFound("no_season", name=name[:MAX_NAME_LENGTH], known=known)

    # The role for the winner

    async def is_complete(self, season: Season) -> bool:
        """Return whether the table of a season has all its games; the winner of a closed one is final then."""
        return await self._database.read(lambda db: seasons.is_complete(db, season.id))

    async def role_holders(self, guild: int) -> tuple[tuple[int, int], ...]:
        """Return who has got a role as the winner of a season: the role, and the user."""
        return await self._database.read(lambda db: seasons.role_holders(db, guild))

    async def note_role(self, guild: int, role: int, user: int) -> None:
        """Save that a user gets a role, before it is given, so that it can be taken away in any case."""
        await self._door.write(lambda db: seasons.note_role(db, guild, role, user))

    async def forget_role(self, guild: int, role: int, user: int) -> None:
        """Save that a user doesn't have a role any more, or didn't get it."""
        await self._door.write(lambda db: seasons.forget_role(db, guild, role, user))

    async def role_given(self, guild: int, role: int, user: int, *, by: int) -> None:
        """Log that a user has got a role; `by` is the manager who closed the season."""
        action = ManagerAction(by, "winner_role_given", user, {"role": role})
        await self._door.write(lambda db: self._managers.record(db, guild, action))

    async def role_taken(self, guild: int, role: int, user: int, *, by: int) -> None:
        """Save and log that a user has lost a role; `by` is the manager who closed the season."""
        action = ManagerAction(by, "winner_role_taken", user, {"role": role})

        def write(db: Connection) -> None:
            seasons.forget_role(db, guild, role, user)
            self._managers.record(db, guild, action)

        await self._door.write(write)


def _checked(manager: int | None) -> int:
    if not manager:
        raise PermissionDenied("managers_only")
    return manager


def _season(row: SeasonRow) -> Season:
    return Season(row.id, row.name, row.started_at, row.closed_at, row.best_evenings)
