"""Set up a sandbox with servers on all shards, tables in them and in direct messages, and users at the tables."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import count
from random import Random
from typing import Self

from bot.sandbox import CROWDED, ClickLog, Guild, Sandbox, shard_of, stable_id
from tools.bench.cluster.users import ClusterLoadTable
from tools.bench.crash import RecordedClick

PLAYERS_PER_TABLE = 3
DM_EVERY = 8
"""Every so many-th table is in direct messages."""
TABLES_AT_ONCE = 8
"""N tables are opened at a time."""


class LoadWorld:
    """All tables of the bench."""

    def __init__(
        self, tables: int, shards: int, rng: Random, presses: list[RecordedClick], history: ClickLog
    ) -> None:
        self.tables: list[ClusterLoadTable] = []
        self._count = tables
        self._rng = rng
        self._presses = presses
        self._history = history
        self._shards = shards
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        names = _names(self._shards)
        self.sandbox = await self._stack.enter_async_context(
            Sandbox(
                guild_name=next(names),
                channels=["lounge"],
                people=["Guest 0"],
                shards=self._shards,
                max_concurrency=16,
                strictness=CROWDED,
            )
        )
        owner = self.sandbox.people["Guest 0"]
        guilds = [self.sandbox.guild, *(self.sandbox.add_guild(next(names), owner) for _ in range(self._shards - 1))]
        for number in range(self._count):
            guild = None if number % DM_EVERY == DM_EVERY - 1 else guilds[number % len(guilds)]
            self.tables.append(await self._table(number, guild))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def sit_down(self) -> None:
        """Have every user sit down and begin."""
        at_once = asyncio.Semaphore(TABLES_AT_ONCE)

        async def begin(table: ClusterLoadTable) -> None:
            async with at_once:
                await table.sit_down()

        async with asyncio.TaskGroup() as group:
            for table in self.tables:
                group.create_task(begin(table))

    async def _table(self, number: int, guild: Guild | None) -> ClusterLoadTable:
        here = range(PLAYERS_PER_TABLE * number, PLAYERS_PER_TABLE * number + (PLAYERS_PER_TABLE if guild else 1))
        names = [f"Guest {each + 1}" for each in here]
        accounts = [self.sandbox.add_person(name, guild=guild) for name in names]
        channel = (
            self.sandbox.dm(accounts[0])
            if guild is None
            else self.sandbox.add_channel(f"table-{number}", guild=guild)
        )
        people = [self.sandbox.person(name, channels=[channel], listen=False) for name in names]
        for person in people:
            person.history = self._history
            await self._stack.enter_async_context(person)
        return ClusterLoadTable(self.sandbox, channel, people, Random(self._rng.random()), self._presses)


def _names(shards: int) -> Iterator[str]:
    """Yield a name of a server on each shard, in turn, then again."""
    wanted = 0
    for number in count(1):
        name = f"Club {number}"
        if shard_of(stable_id("guild", name), shards) == wanted % shards:
            yield name
            wanted += 1
