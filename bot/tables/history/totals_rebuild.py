"""Summing up a guild's results anew, a few people at a time, while games go on: each person's sums change at once."""

import asyncio
from collections.abc import Iterable
from functools import partial

from bot.storage import Connection, Database, personal_data, standing_totals

PLACE = next(place for place in personal_data.GUILDS if place.table == "results")
"""Where it stands in which guilds anything was finished."""
RESULTS = 500
"""So many results are looked through at once for who has played."""
PEOPLE = 3
"""So many people's results are summed at once."""
PAUSE = 0.02
"""Seconds in which the writer is everybody else's, between two pieces."""


async def sum_anew(database: Database, guild: int) -> None:
    """Sum up all results of a guild anew; a game that ends meanwhile is counted once.

    Args:
        database: where they are kept.
        guild: guild id.
    """
    done = set[int]()
    after: tuple[str, int] | None = ("", 0)
    while after is not None:
        page = partial(standing_totals.people, guild=guild, after=after, most=RESULTS)
        found, after = await database.read(page)
        await _sum(database, guild, found, done)
    last: list[int] = [0]
    while last:
        # Of whom there are sums and no results.
        last = await database.read(partial(standing_totals.summed, guild=guild, after=last[-1], most=RESULTS))
        await _sum(database, guild, last, done)


async def sum_all_anew(database: Database) -> None:
    """Sum up the results of all guilds anew."""
    guilds: list[int] = [0]
    while guilds:
        guilds = await database.read(partial(personal_data.known_guilds, place=PLACE, after=guilds[-1]))
        for guild in guilds:
            await sum_anew(database, guild)


async def _sum(database: Database, guild: int, people: Iterable[int], done: set[int]) -> None:
    """Sum up the results of those who aren't done yet, piece by piece."""
    left = [person for person in people if person not in done]
    done.update(left)
    for first in range(0, len(left), PEOPLE):

        def piece(db: Connection, some: list[int] = left[first : first + PEOPLE]) -> None:
            standing_totals.sum_anew(db, guild, some)

        await database.write(piece)
        await asyncio.sleep(PAUSE)
