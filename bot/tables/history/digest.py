"""The weekly digest of a guild: the busiest players, the most ●, and the best bluff, from finished games.

A week is Monday to Sunday in UTC. The digest is posted on the Monday after, from eight o'clock on. It is claimed
before it is posted and marked afterwards, so that a restart does not post it twice.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from bot.rules.errors import RuleError
from bot.rules.panel import LocalizedText
from bot.rules.record import FindGame
from bot.rules.stat_counters import Highlight
from bot.storage import Database, GuildSettings, LogRow, digests, event_log
from bot.tables.cooperative import run_to_completion
from bot.tables.history.attendance import steps_in
from bot.tables.settings import SettingsService
from bot.tables.shutdown_gate import ShutdownGate

WEEK = timedelta(days=7)
POSTING_HOUR = 8
"""The hour of Monday, UTC, when the week before is posted."""
MARKED = "bieten"
"""The game whose losers get a ●."""


@dataclass(frozen=True, slots=True)
class Bluff:
    """The best bluff of a week: its line in the record, its deal from 1, its points, and `what` they were won for."""

    user: int
    game: str
    number: int
    line: int
    deal: int
    points: int
    what: LocalizedText


@dataclass(frozen=True, slots=True)
class Digest:
    """The numbers of a guild's week.

    Args:
        until: the next Monday.
        played: users with the number of their games, the busiest first.
        marked: the users with most ●, with how many; several if they are equal.
        bluff: the best one; None: there was none.
    """

    since: date
    until: date
    games: int
    played: digests.Played
    marked: digests.Played
    bluff: Bluff | None


@dataclass(frozen=True, slots=True)
class DueDigest:
    """A digest to be posted: its channel and week, and since when an earlier attempt may have posted it."""

    guild: int
    channel: int
    week: str
    claimed_at: datetime | None


def week_to_post(now: datetime) -> str:
    """Return the Monday of the week that is posted at a time."""
    here = now.astimezone(UTC)
    monday = here.date() - timedelta(days=here.weekday())
    if here < datetime(monday.year, monday.month, monday.day, POSTING_HOUR, tzinfo=UTC):
        monday -= WEEK
    return (monday - WEEK).isoformat()


def next_moment(now: datetime) -> datetime:
    """Return when the next week is posted."""
    monday = date.fromisoformat(week_to_post(now)) + 2 * WEEK
    return datetime(monday.year, monday.month, monday.day, POSTING_HOUR, tzinfo=UTC)


class DigestService:
    """Collects the weeks of all guilds, and tracks which are posted."""

    def __init__(
        self,
        database: Database,
        door: ShutdownGate,
        settings: SettingsService,
        find_game: FindGame,
        clock: Callable[[], datetime],
    ) -> None:
        self._database = database
        self._door = door
        self._settings = settings
        self._find_game = find_game
        self._clock = clock
        self._listeners: list[Callable[[], None]] = []

    def subscribe(self, listener: Callable[[], None]) -> None:
        """Call a listener when a guild has changed whether it wants a digest."""
        self._listeners.append(listener)

    def seconds_left(self) -> float:
        """Return the seconds until the next week is posted."""
        now = self._clock()
        return (next_moment(now) - now.astimezone(UTC)).total_seconds()

    def week(self) -> str:
        """Return the Monday of the week that is posted now."""
        return week_to_post(self._clock())

    async def wanted(self) -> bool:
        """Return whether any guild wants a digest."""
        return bool(await self._database.read(lambda db: digests.wanted(db, "")))

    async def choose(self, guild: int, channel: int | None, *, by: int | None = None) -> GuildSettings:
        """Set the channel of a guild's digest, or None; the first one is posted at the `next_moment`."""
        now = self._clock()
        if channel is not None and (await self._settings.for_guild(guild)).digest is None:
            week = week_to_post(now)
            await self._door.write(lambda db: digests.done(db, guild, week, now.isoformat()))
        chosen = await self._settings.change_guild(guild, by=by, digest=channel)
        for listener in self._listeners:
            listener()
        return chosen

    async def due(self) -> tuple[DueDigest, ...]:
        """Return the digests to be posted now."""
        week = week_to_post(self._clock())
        rows = await self._database.read(lambda db: digests.wanted(db, week))
        return tuple(
            DueDigest(guild, channel, week, datetime.fromisoformat(claimed) if claimed else None)
            for guild, channel, claimed in rows
            if self._database.owns(guild)
        )

    async def claim(self, due: DueDigest) -> None:
        """Save that a digest is about to be posted."""
        now = self._clock().isoformat()
        await self._door.write(lambda db: digests.claim(db, due.guild, due.week, now))

    async def release(self, due: DueDigest) -> None:
        """Save that a digest could not be posted, so that it is tried again."""
        await self._door.write(lambda db: digests.release(db, due.guild, due.week))

    async def done(self, due: DueDigest) -> None:
        """Save that a digest was posted, or had no content."""
        now = self._clock().isoformat()
        await self._door.write(lambda db: digests.done(db, due.guild, due.week, now))

    async def for_week(self, guild: int, week: str) -> Digest:
        """Return the digest of a week; `week` is its Monday."""
        since = date.fromisoformat(week)
        until = since + WEEK
        span = since.isoformat(), until.isoformat()
        played = await self._database.read(lambda db: digests.played(db, guild, *span))
        lost = await self._database.read(lambda db: digests.losses(db, guild, MARKED, *span))
        games = await self._database.read(lambda db: digests.games(db, guild, *span))
        marked = tuple(each for each in lost if each[1] == lost[0][1])
        return Digest(since, until, len(games), played, marked, await self._best(games))

    async def _best(self, games: Sequence[tuple[int, str]]) -> Bluff | None:
        """Return the bluff that won most, the first of equal ones, or None."""
        best: Bluff | None = None
        for number, game in games:
            if self._find_game(game).stat_counters is None:
                continue
            people = await self._database.read(lambda db, number=number: digests.players(db, number))
            lines = await self._database.read(lambda db, number=number: event_log.lines(db, number))
            if not lines:
                continue
            for feat, deal in await asyncio.to_thread(bluffs_in, lines, self._find_game):
                if feat.seat in people and (best is None or feat.points > best.points):
                    best = Bluff(people[feat.seat], game, number, feat.place + 2, deal, feat.points, feat.what)
        return best


def bluffs_in(lines: Sequence[LogRow], find_game: FindGame) -> tuple[tuple[Highlight, int], ...]:
    """Return the successful bluffs of a finished game, each with its deal; none of an unreadable log."""
    try:
        game, steps, stood_in = run_to_completion(steps_in(lines, find_game))
    except RuleError:
        return ()
    feats = game.stat_counters.highlights(steps, stood_in) if game.stat_counters else ()
    return tuple((feat, len(steps[feat.place].before.deals) + 1) for feat in feats)
