"""Rebuilds ratings guild by guild, a few games at a time, while games go on.

After a release that computes ratings in another way, a guild's ratings are deleted and computed from its first game
on; games that end during the rebuild follow in order. An interrupted guild is restarted.
"""

from typing import TypeVar

from bot.idle import idle
from bot.rules.record import FindGame
from bot.scheduler import Scheduler
from bot.storage import Connection, Database, Work, ratings
from bot.tables.history.ratings import VERSION, DeletedRatings, GuildRatings, work_out
from bot.tables.history.totals_rebuild import rebuild_totals

BATCH_SIZE = 300
JOB = "ratings"
RETRY_SECONDS = (60.0, 600.0, 3600.0)

T = TypeVar("T")


class RatingRebuild:
    """Computes missing ratings in the background."""

    def __init__(self, database: Database, scheduler: Scheduler, find_game: FindGame) -> None:
        self._database = database
        self._scheduler = scheduler
        self._find_game = find_game

    def trigger(self) -> None:
        """Start the rebuild, unless it runs already."""
        if not self._scheduler.is_running(JOB):
            self._scheduler.soon(JOB, self._all, retry=RETRY_SECONDS, lasting=True)

    async def finish(self) -> None:
        """Wait until everything is computed."""
        await self._scheduler.finish(JOB, completely=True)

    async def stop(self) -> None:
        """Stop between two pieces."""
        await self._scheduler.stop(JOB)

    async def _all(self) -> None:
        """Compute all that is missing; a guild that fails, or whose game another process has rated, is restarted."""
        for guild in await self._database.read(ratings.rebuilding_guilds):
            await self._work_out(guild)
        while found := await self._database.read(lambda db: ratings.outdated(db, VERSION, BATCH_SIZE)):
            for guild in dict.fromkeys(guild for _, guild in found if guild is not None):
                await self._work_out(guild)
            await self._pass_over([number for number, _ in found])

    async def _pass_over(self, numbers: list[int]) -> None:
        """Mark games that have no ratings, such as those in direct messages, as done."""

        def write(db: Connection) -> None:
            for number in numbers:
                ratings.done(db, number, VERSION)

        await self._database.write(write)

    async def _work_out(self, guild: int) -> None:
        await self._piece(lambda db: ratings.mark_rebuilding(db, guild))
        await rebuild_totals(self._database, guild)
        cleared = BATCH_SIZE
        while cleared == BATCH_SIZE:
            cleared = await self._piece(lambda db: ratings.clear(db, guild, BATCH_SIZE))
        gone = DeletedRatings()
        after: tuple[str, int] | None = ("", 0)

        def piece(db: Connection) -> tuple[tuple[str, int] | None, DeletedRatings]:
            assert after is not None
            # A PostgreSQL server can roll a piece back and run it again, so unsaved values must not stay in memory.
            then = DeletedRatings(gone)
            return work_out(db, GuildRatings(db, guild, then), guild, after, self._find_game), then

        while after is not None:
            after, gone = await self._piece(piece)

    async def _piece(self, work: Work[T]) -> T:
        """Run a piece, then leave the writer to others for a short time."""
        done = await self._database.write(work)
        await idle()
        return done
