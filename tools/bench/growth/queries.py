"""List the queries that users wait for and those of a start, each as the table service makes it, with its name."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial

from bot.storage import Database, standing_totals
from bot.tables import Leaderboard, TableService
from tools.bench.growth.seed_data import AT_A_TABLE, CHANNEL, EVERYWHERE, FIRST, GUILD, GUILDS, WHOLE

Ask = Callable[[TableService], Awaitable[object]]
GAME = "bieten"
RULES = '{"target":5}'
SMALL = 400
"""One of many guilds, with some two hundred games."""
COUNTED = 300
"""The number of games that are counted again."""
SUMMED, THREE = 59, 3
"""The number of users whose results are summed again, and how many in one piece
(`bot/tables/history/totals_rebuild.py`)."""
MONDAY = "2024-01-01"
REGULAR = FIRST + 1000 * GUILD + 1
"""A user who plays in the largest guild alone."""


async def close_season(service: TableService) -> object:
    """Close the season of the largest guild: its table is made."""
    season = await service.statistics.seasons.to_close(GUILD, manager=1)
    return await service.statistics.seasons.close(GUILD, season.id, manager=1)


async def open_table(service: TableService) -> object:
    """Open a table in the largest guild, and close it."""
    table = await service.open(guild=GUILD, channel=CHANNEL + 10**6, host=REGULAR, game=GAME, options={})
    return await service.leave(table.id, REGULAR)


READS: dict[str, Ask] = {
    "leaderboard, all games": lambda s: s.statistics.ranked(Leaderboard(GUILD)),
    "leaderboard, one game by points": lambda s: s.statistics.ranked(Leaderboard(GUILD, GAME, by="points")),
    "leaderboard, some house rules": lambda s: s.statistics.ranked(Leaderboard(GUILD, GAME, RULES)),
    "leaderboard, by rating": lambda s: s.statistics.ranked(Leaderboard(GUILD, GAME, by="rating")),
    "leaderboard, a year": lambda s: s.statistics.ranked(Leaderboard(GUILD, year=2024)),
    "leaderboard, of a button": lambda s: s.statistics.board_of(GUILD, Leaderboard(GUILD, GAME, RULES).token()),
    "leaderboard, of the season": lambda s: s.statistics.standings(GUILD),
    "stats of a regular": lambda s: s.statistics.for_person(GUILD, REGULAR),
    "stats of one in many guilds": lambda s: s.statistics.for_person(GUILD, EVERYWHERE),
    "course of a rating": lambda s: s.statistics.course(GUILD, REGULAR, GAME),
    "sum of points": lambda s: s.statistics.sums(GUILD, REGULAR, GAME),
    "seasons": lambda s: s.statistics.seasons.for_guild(GUILD),
    "week's digest": lambda s: s.digests.for_week(GUILD, MONDAY),
    "tables of a channel": lambda s: s.directory.for_channel(CHANNEL + 10**6),
    "tables of a person": lambda s: s.directory.for_user(EVERYWHERE, CHANNEL),
    "open tables of all": lambda s: s.directory.count(),
    "tables that changed last": lambda s: s.directory.latest(100),
    "deal of the day": lambda s: s.daily.deals(MONDAY, REGULAR, GUILD),
    "evening's mentions": lambda s: s.settings.asked_for_evenings(GUILD, 50),
    "privacy, counts": lambda s: s.privacy.show(EVERYWHERE),
    "privacy, counts of a stranger": lambda s: s.privacy.show(FIRST + 999),
    "privacy, all of it": lambda s: s.privacy.export(EVERYWHERE),
    "guilds it was in": lambda s: s.privacy.guilds_are(range(2, GUILDS + 1).__contains__),
    "start: tables not closed": lambda s: s.directory.not_closed(),
    "start: tables changed last": lambda s: s.directory.changed_last(timedelta(hours=1)),
}
"""What changes nothing."""
WRITES: dict[str, Ask] = {"open and leave a table": open_table}
"""What may be done again and again."""


async def rebuild_ratings(service: TableService, database: Database) -> object:
    """Rebuild the ratings of one guild, as a new release does for all guilds."""
    await _mark(database, "rated", "results WHERE guild = :guild LIMIT 1")
    service.statistics.ratings.trigger()
    return await service.statistics.ratings.finish()


async def rebuild_counters(service: TableService, database: Database) -> object:
    """Count again the games that have complete logs."""
    await _mark(database, "tallied", "games WHERE number <= :last AND (number + :each - 1) / :each % :whole = 0")
    service.statistics.counting.trigger()
    return await service.statistics.counting.finish()


async def _mark(database: Database, column: str, which: str) -> None:
    """Mark games so that some of their data are rebuilt."""
    values = {"guild": SMALL, "last": COUNTED * WHOLE, "each": AT_A_TABLE, "whole": WHOLE}
    found = await database.read(lambda db: db.execute(f"SELECT number FROM {which}", values).fetchall())  # noqa: S608  # our own words
    numbers = [(row["number"],) for row in found]
    what = f"UPDATE games SET {column} = 0 WHERE number = ?"  # noqa: S608  # our own words
    await database.write(lambda db: db.executemany(what, numbers))


async def rebuild_totals(_: TableService, database: Database) -> object:
    """Rebuild the totals of users of the largest guild, three in a piece, as after a new release."""
    everybody = (EVERYWHERE, *range(REGULAR, REGULAR + SUMMED))
    for first in range(0, len(everybody), THREE):
        people = everybody[first : first + THREE]
        await database.write(partial(standing_totals.rebuild_totals, guild=GUILD, persons=people))
    return None


ANEW: dict[str, Callable[[TableService, Database], Awaitable[object]]] = {
    "sums of people anew": rebuild_totals,
    "ratings of a small server anew": rebuild_ratings,
    "games counted anew": rebuild_counters,
}
"""What is done piece by piece after a start with a new program; each leaves everything as it was."""
ONCE: dict[str, Ask] = {
    "a season's close": close_season,
    "a person's deletion": lambda s: s.privacy.delete(EVERYWHERE),
    "a guild's deletion": lambda s: s.privacy.forget_left_guilds(),
}
"""What can be done once only."""
