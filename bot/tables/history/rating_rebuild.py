"""Working out ratings anew, guild by guild and a few games at a time, while people play.

That is so after a new program works them out in another way. A guild's results are summed anew, its ratings cleared,
and then made from its first game on; games that end meanwhile are rated in their turn. What a stop breaks off begins
anew in that guild.
"""

import asyncio
from typing import TypeVar

from bot.rules.record import FindGame
from bot.scheduler import Scheduler
from bot.storage import Connection, Database, Work, ratings
from bot.tables.history.ratings import VERSION, DeletedRatings, GuildRatings, work_out
from bot.tables.history.totals_rebuild import sum_anew

SLICE = 300
"""So many games are looked up, and ratings cleared, at once."""
PAUSE = 0.02
"""Seconds in which the writer is everybody else's, between two pieces."""
JOB = "ratings"
RETRY = (60.0, 600.0, 3600.0)
"""Seconds until the next try after the first, second, … failure."""

T = TypeVar("T")


class RatingRebuild:
    """Works out what is missing.

    Args:
        database: where ratings are kept.
        scheduler: runs it.
        find_game: how to find a game by its id.
    """

    def __init__(self, database: Database, scheduler: Scheduler, find_game: FindGame) -> None:
        self._database = database
        self._scheduler = scheduler
        self._find_game = find_game

    def wake(self) -> None:
        """Begin with it, unless it goes on."""
        if not self._scheduler.is_running(JOB):
            self._scheduler.soon(JOB, self._all, retry=RETRY, lasting=True)

    @property
    def under_way(self) -> bool:
        """Whether anything may still be missing."""
        return self._scheduler.is_set(JOB)

    async def finish(self) -> None:
        """Wait until everything is worked out."""
        await self._scheduler.finish(JOB, completely=True)

    async def stop(self) -> None:
        """Stop between two pieces."""
        await self._scheduler.stop(JOB)

    async def _all(self) -> None:
        """Work out all that is missing; a guild that fails is begun again at the next try.

        A game may have been rated by its home, another process, which had not seen yet that this has begun: that is a
        failure, too.
        """
        for guild in await self._database.read(ratings.begun_anew):
            await self._work_out(guild)
        while found := await self._database.read(lambda db: ratings.outdated(db, VERSION, SLICE)):
            for guild in dict.fromkeys(guild for _, guild in found if guild is not None):
                await self._work_out(guild)
            await self._pass_over([number for number, _ in found])

    async def _pass_over(self, numbers: list[int]) -> None:
        """Note of games that no more is to be worked out of them: in direct messages there are no ratings."""

        def write(db: Connection) -> None:
            for number in numbers:
                ratings.done(db, number, VERSION)

        await self._database.write(write)

    async def _work_out(self, guild: int) -> None:
        """Work out all ratings of a guild."""
        await self._piece(lambda db: ratings.begin_anew(db, guild))
        await sum_anew(self._database, guild)
        cleared = SLICE
        while cleared == SLICE:
            cleared = await self._piece(lambda db: ratings.clear(db, guild, SLICE))
        gone = DeletedRatings()
        after: tuple[str, int] | None = ("", 0)

        def piece(db: Connection) -> tuple[tuple[str, int] | None, DeletedRatings]:
            assert after is not None
            # A server's piece may be undone and done again: of what is not kept nothing may stay in memory.
            then = DeletedRatings(gone)
            return work_out(db, GuildRatings(db, guild, then), guild, after, self._find_game), then

        while after is not None:
            after, gone = await self._piece(piece)

    async def _piece(self, work: Work[T]) -> T:
        """Do a piece, and leave the writer to everybody else for a moment."""
        done = await self._database.write(work)
        await asyncio.sleep(PAUSE)
        return done
