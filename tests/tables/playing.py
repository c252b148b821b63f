"""A program that plays on and on and prints what was acknowledged: `python -m tests.tables.playing FILE SEED`.

The tests of backups copy the database in the middle of things. What it logs goes to the other stream.
"""

import asyncio
import json
import sqlite3
import sys
from pathlib import Path
from random import Random

import structlog

from bot.scheduler import Scheduler
from bot.storage import Database
from bot.tables import Pacing, TableService
from tests.tables.club import ANNA, BEN, CLOCK, next_move, until
from tests.tables.tiny import find_tiny

ROOT = Path(__file__).parents[2]


def kept(path: Path) -> list[tuple[int, int, str]]:
    """Return all that the two users have done, by the log: game, seat and action."""
    db = sqlite3.connect(path)
    rows = db.execute("SELECT game, line FROM log ORDER BY game, revision").fetchall()
    db.close()
    codec = find_tiny("tiny").codec
    lines = [(number, json.loads(line)) for number, line in rows]
    return [
        (number, line["seat"], codec.read(line, 3).text())
        for number, line in lines
        if line.get("seat") in (0, 1) and line["act"] != "draw"
    ]


async def play(path: Path, seed: int) -> None:
    rng = Random(seed)
    service = TableService(
        Database(path), rng=rng, scheduler=Scheduler(CLOCK), pace=Pacing(computer_pause=0), find_game=find_tiny
    )
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
            print(table.current_game.number, table.seat_of(user), action, flush=True)  # noqa: T201  # what was acknowledged


if __name__ == "__main__":
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    asyncio.run(play(Path(sys.argv[1]), int(sys.argv[2])))
