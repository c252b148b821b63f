"""A whole evening on a disk that fails: users who try again until it is done, and the answers that they got."""

import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path
from random import Random
from typing import TypeVar

from bot.scheduler import Scheduler
from bot.storage import FAILURES, Database
from bot.tables import Pacing, Table, TableService
from bot.tables.persistence import table_mapper
from tests.tables.club import ANNA, BEN, CHANNEL, CILLI, CLOCK, GUILD, a_move
from tests.tables.tiny import find_tiny

T = TypeVar("T")
Done = tuple[int, int, str]
"""Game, seat and action."""
TRIES = 40
"""So often at most the same is tried."""


class Trial:
    """An evening."""

    def __init__(
        self,
        path: Path,
        refused: Callable[["Trial"], None] = lambda _: None,
        starting: Callable[[], AbstractContextManager[object]] = nullcontext,
    ) -> None:
        self.path = path
        self.told: list[Done] = []
        self.trying: Done | None = None
        """What is being tried, and may have happened or not."""
        self.refusals = 0
        self._refused = refused
        self._starting = starting
        self._rng = Random(1)

    async def run(self) -> None:
        """Have the evening, with a restart in the middle of a game."""
        try:
            await self._run()
        finally:
            await self.service.close()

    async def _run(self) -> None:
        await self._start()
        season = await self.persist(lambda: self.service.statistics.seasons.start(GUILD, "Spring", manager=ANNA))
        options = {"target": 2}
        open_table = lambda: self.service.open(guild=GUILD, channel=CHANNEL, host=ANNA, game="tiny", options=options)  # noqa: E731
        opened: Table = await self.persist(open_table)
        await self.persist(lambda: self.service.join(opened.id, BEN))
        await self.persist(lambda: self.service.join(opened.id, CILLI))
        await self.persist(lambda: self.service.set_option(opened.id, ANNA, "target", 1))
        table = await self._play(await self.persist(lambda: self.service.begin(opened.id, BEN)))
        table = await self.persist(lambda: self.service.rematch(table.id, ANNA))
        table = await self._act(table)
        await self.service.close()
        await self._start()
        table = await self._play(table)
        table = await self.persist(lambda: self.service.leave(table.id, CILLI))
        await self.persist(lambda: self.service.statistics.seasons.close(GUILD, season.id, manager=ANNA))
        await self.persist(lambda: self.service.privacy.delete(CILLI))
        self.table = await self.service.table(table.id)

    async def persist(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Return what an attempt returns, made again as long as the disk refuses."""
        for _ in range(TRIES):
            try:
                return await attempt()
            except FAILURES:
                self.refusals += 1
                self._refused(self)
        raise AssertionError("the disk is well again, and it still fails")

    async def _start(self) -> None:
        """Start a service, again as long as the disk refuses."""

        async def attempt() -> TableService:
            service = TableService(
                Database(self.path),
                rng=self._rng,
                scheduler=Scheduler(CLOCK),
                pace=Pacing(),
                find_game=find_tiny,
                salt=lambda: "salt",
            )
            try:
                await service.start()
            except BaseException:
                await service.close()
                raise
            return service

        with self._starting():
            self.service = await self.persist(attempt)

    async def _play(self, table: Table) -> Table:
        """Play a game to the end."""
        while table.status == "playing":
            table = await self._act(table)
        return table

    async def _act(self, table: Table) -> Table:
        """Act as the player whose turn it is, until it is acknowledged."""
        move = await a_move(self.service, table, self._rng)
        assert table.current_game is not None
        seat = table.seat_of(move[0])
        assert seat is not None
        self.trying = (table.current_game.number, seat, move[1])
        after = await self.persist(lambda: self.service.act(table.id, *move, table.revision))
        self.told.append(self.trying)
        self.trying = None
        return after


def on_disk(path: Path) -> tuple[Table | None, list[Done]]:
    """Return the table as its rows and its log have it, and all that users have done, by the files alone."""
    codec = find_tiny("tiny").codec
    with closing(sqlite3.connect(path)) as db:
        db.row_factory = sqlite3.Row
        assert db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        found = table_mapper.read(db, 1)
        lines = [(row[0], json.loads(row[1])) for row in db.execute("SELECT game, line FROM log ORDER BY revision")]
    done = [
        (game, line["seat"], codec.read(line, 3).text())
        for game, line in lines
        if line.get("act") in {"swap", "bet", "play"}
    ]
    return table_mapper.restore(found, find_tiny).table if found else None, done
