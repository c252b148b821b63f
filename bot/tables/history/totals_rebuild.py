"""Rebuilds a guild's totals a few users at a time, while games go on; each user's totals change at once."""

from collections.abc import Iterable
from functools import partial

from bot.idle import idle
from bot.storage import Connection, Database, personal_data, standing_totals

PLACE = next(place for place in personal_data.GUILDS if place.table == "results")
"""The key under which the position in the list of guilds is saved."""
RESULT_BATCH_SIZE = 500
USER_BATCH_SIZE = 3


async def rebuild_totals(database: Database, guild: int) -> None:
    """Rebuild all totals of a guild; a game that ends during the rebuild is counted once."""
    done = set[int]()
    after: tuple[str, int] | None = ("", 0)
    while after is not None:
        page = partial(standing_totals.people, guild=guild, after=after, limit=RESULT_BATCH_SIZE)
        found, after = await database.read(page)
        await _sum(database, guild, found, done)
    last: list[int] = [0]
    while last:
        # Users with totals but without results.
        last = await database.read(
            partial(standing_totals.summed, guild=guild, after=last[-1], limit=RESULT_BATCH_SIZE)
        )
        await _sum(database, guild, last, done)


async def rebuild_all_totals(database: Database) -> None:
    """Rebuild the totals of all guilds."""
    guilds: list[int] = [0]
    while guilds:
        guilds = await database.read(partial(personal_data.guilds_with_rows, place=PLACE, after=guilds[-1]))
        for guild in guilds:
            await rebuild_totals(database, guild)


async def _sum(database: Database, guild: int, people: Iterable[int], done: set[int]) -> None:
    left = [person for person in people if person not in done]
    done.update(left)
    for first in range(0, len(left), USER_BATCH_SIZE):

        def piece(db: Connection, some: list[int] = left[first : first + USER_BATCH_SIZE]) -> None:
            standing_totals.rebuild_totals(db, guild, some)

        await database.write(piece)
        await idle()
