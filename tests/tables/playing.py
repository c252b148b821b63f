"""A program that plays on and on and prints what was acknowledged: `python -m tests.tables.playing FILE SEED`.

The kill tests end it in the middle of things. What it logs goes to the other stream.
"""

import asyncio
import sys
from pathlib import Path
from random import Random

import structlog

from bot.storage import Database
from bot.tables import Pace, TableService
from tests.tables.club import ANNA, BEN, CLOCK, next_move, until
from tests.tables.tiny import find_tiny


async def play(path: Path, seed: int) -> None:
    rng = Random(seed)
    service = TableService(Database(path), rng=rng, clock=CLOCK, pace=Pace(computer_pause=0), find_game=find_tiny)
    await service.start()
    open_tables = await service.directory.not_closed()
    if not open_tables:
        table = await service.open(guild=1, channel=1, host=ANNA, game="tiny", options={"target": 2})
        await service.join(table.id, BEN)
        open_tables = ((await service.add_computer(table.id, ANNA)).id,)
    table = await service.table(open_tables[0])
    while True:
        move = await next_move(service, table, rng) if table.status == "playing" else None
        if table.status == "lobby":
            table = await service.begin(table.id, ANNA)
        elif table.status == "over":
            table = await service.rematch(table.id, ANNA)
        elif move is None:
            before = table.revision
            table = await until(service, table.id, lambda now, before=before: now.revision > before)
        else:
            user, action = move
            table = await service.act(table.id, user, action, table.revision)
            print(table.number, table.seat_of(user), action, flush=True)  # noqa: T201  # what was acknowledged


if __name__ == "__main__":
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    asyncio.run(play(Path(sys.argv[1]), int(sys.argv[2])))
