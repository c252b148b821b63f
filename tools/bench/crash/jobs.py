"""Run jobs that must be atomic, each once in a separate process that may be killed at any time.

`control` receives "begun" before and "done" after the job. At SIGTERM a served bot stops as usual.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from signal import SIGTERM

from bot.logging_setup import configure
from bot.storage import back_up
from bot.tables import TableService
from tools.bench.crash.seed_data import GUILD, PERSON, service_on

MIGRATION, BACKUP, CLOSE, DELETION = CHORES = ("migration", "backup", "season's close", "person's deletion")
BACKUP_NAME = "bot-20260131-120000.sqlite"
"""What the copy is called, as `bot backup` would."""


def do_chore(chore: str, path: Path, control: Connection) -> None:
    """Run a job once, and end."""
    configure("ERROR")
    if chore == BACKUP:
        control.send("begun")
        back_up(path, backup_of(path))
        control.send("done")
    else:
        asyncio.run(_serve(chore, path, control))


async def _serve(chore: str, path: Path, control: Connection) -> None:
    """Start the service and do it; a migration is part of the start."""
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    assert task is not None
    loop.add_signal_handler(SIGTERM, task.cancel)
    service = service_on(path, Random(0))
    with suppress(asyncio.CancelledError):
        if chore == MIGRATION:
            control.send("begun")
        await service.start()
        if chore != MIGRATION:
            control.send("begun")
            await DO[chore](service)
        control.send("done")
    loop.remove_signal_handler(SIGTERM)  # the closing is not to be interrupted by it
    await service.close()


async def close_season(service: TableService) -> None:
    """Close the season that runs."""
    season = await service.statistics.seasons.to_close(GUILD, manager=1)
    await service.statistics.seasons.close(GUILD, season.id, manager=1)


async def delete_person(service: TableService) -> None:
    """Delete all of the person."""
    await service.privacy.delete(PERSON)


DO: dict[str, Callable[[TableService], Awaitable[None]]] = {CLOSE: close_season, DELETION: delete_person}


def backup_of(path: Path) -> Path:
    """Return where the copy of a database is put."""
    return path.parent / "backups" / BACKUP_NAME
