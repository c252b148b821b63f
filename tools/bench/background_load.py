"""Run work beside the measured clicks: the bot's long jobs, and ten thousand servers that add it.

Backups are those of `bot backup`; the bot runs its own jobs on request (`remote_jobs.py`).
"""

import asyncio
import sqlite3
import sys
from collections.abc import Callable, Coroutine
from contextlib import closing
from itertools import cycle
from pathlib import Path
from typing import Any

from bot.sandbox import SimulatedUser
from bot.storage import personal_data
from tools.bench.growth import GUILD
from tools.bench.processes import IsolatedLoad
from tools.bench.remote_jobs import BEGIN, DONE, END, GUILDS

LONG_AGO = "2020-01-01T00:00:00+00:00"
LEFT = range(2, 60)
"""Servers of the past that the bot left long ago: the largest but one."""
ARRIVING_GUILDS = 10_000
POLL_SECONDS = 0.1
READER = "Reader"
"""Who looks at leaderboards, in a separate channel."""

Deed = Callable[[IsolatedLoad, asyncio.Event], Coroutine[Any, Any, None]]
"""Goes on until it is done, or until it is enough."""


def inside(name: str) -> Deed:
    """Return what has the bot do something."""

    async def deed(evening: IsolatedLoad, enough: asyncio.Event) -> None:
        await evening.bot.ask(BEGIN, name)
        while not (enough.is_set() or await evening.bot.ask(DONE)):  # noqa: ASYNC110  # another process
            await asyncio.sleep(POLL_SECONDS)
        await evening.bot.ask(END)

    return deed


async def erase_servers(evening: IsolatedLoad, enough: asyncio.Event) -> None:
    """Have the bot forget servers, which it left long ago."""
    with closing(sqlite3.connect(evening.club.database)) as db, db:
        db.executemany("UPDATE guilds SET left_at = ? WHERE guild = ?", [(LONG_AGO, guild) for guild in LEFT])
    await inside("erasing servers")(evening, enough)


async def view_leaderboards(evening: IsolatedLoad, enough: asyncio.Event) -> None:
    """Have a user look at one leaderboard of the largest server after the other."""
    async with SimulatedUser(evening.url, READER, channels=[evening.channels[-1]], listen=False) as reader:
        for by in cycle(("wins", "points", "rating")):
            answer = await reader.slash("leaderboard", game="bieten", by=by)
            assert not answer.failed
            if enough.is_set():
                return


async def back_up(evening: IsolatedLoad, enough: asyncio.Event) -> None:
    """Make one backup after the other."""
    database = evening.club.database
    copy = database.with_name("backup.sqlite")
    while not enough.is_set():
        command = ("-m", "bot", "backup", str(copy), "--database", str(database))
        process = await asyncio.create_subprocess_exec(sys.executable, *command, stdout=asyncio.subprocess.DEVNULL)
        assert await process.wait() == 0
        await asyncio.to_thread(copy.unlink)  # half a gigabyte takes 80 ms


async def add_guilds(evening: IsolatedLoad, enough: asyncio.Event) -> None:
    """Have servers ask the bot in, all at once."""
    before = await evening.bot.ask(GUILDS)
    await evening.sandbox.ask(GUILDS, ARRIVING_GUILDS)
    while not enough.is_set() and await evening.bot.ask(GUILDS) < before + ARRIVING_GUILDS:  # noqa: ASYNC110  # another one
        await asyncio.sleep(POLL_SECONDS)


DEEDS: dict[str, Deed] = {
    "leaderboards": view_leaderboards,
    "counting anew": inside("counting anew"),
    "backups": back_up,
    "erasing people": inside("erasing people"),
    "erasing servers": erase_servers,
    "servers arriving": add_guilds,
}
"""What answers are measured beside."""


def move_in(database: Path, guild: int) -> None:
    """Have the largest server of the past be one of the sandbox's, by its id."""
    with closing(sqlite3.connect(database)) as db, db:
        for place in personal_data.GUILDS:
            what = f"UPDATE {place.table} SET {place.column} = ? WHERE {place.column} = ?"  # noqa: S608  # our own words
            db.execute(what, (guild, GUILD))
