"""`bot bench crash`: SIGKILL at random moments under load; nothing acknowledged may be lost, nothing happen twice.

Four kills of five hit the table service with many tables, the fifth the whole bot in a sandbox, whose people sit in
this process. Some fall into the start. Each life begins with what the one before left; after each kill the database
is held against all that was told (`evidence.py`). One service of four is told to stop first (SIGTERM), and half of
those are killed while they take their leave.
"""

import asyncio
from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from signal import SIGKILL
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from rich.console import Console
from rich.table import Table

from bot.cli.bench.crash.evidence import Evidence, KillCounts, Press
from bot.cli.bench.crash.lives import PRELOADED, serve_tables
from bot.cli.bench.crash.wire import Wire
from bot.games import find_game
from bot.rules.game import AnyGame

GAME = "bieten"
TABLES = 48
PEOPLE = 3
LIFE = (0.02, 0.5)
"""The shortest and the longest time from being ready to the kill, in seconds."""
BIRTH = 0.15
"""So many seconds after its birth at the latest a process is killed that isn't even ready."""
STILLBORN = 0.1
"""How often."""
TOLD = 0.25
"""How often a process that is ready is told to stop (SIGTERM)."""
LEAVE = 0.03
"""So many seconds later at the latest it is killed all the same, every other time."""
PATIENCE = 20.0
"""Seconds in which it must have stopped, the other times."""
WHOLE = 5
"""Every so many-th kill hits the whole bot."""


def crash(kills: int, seed: int) -> int:
    """Kill so many times and print what came of it; return 1 if anything was lost or happened twice.

    Args:
        kills: how many.
        seed: of the moments and of what people do; how far a life gets by then is up to the machine.
    """
    rng, counts = Random(seed), KillCounts()
    whole = kills // WHOLE
    with TemporaryDirectory(prefix="crash-") as name:
        folder = Path(name)
        kill_tables(folder / "tables.sqlite", find_game(GAME), kills - whole, rng, counts)
        if whole:
            asyncio.run(Wire(folder / "bot", rng, counts).kill(whole))
    show(counts, seed)
    return 0 if counts.good else 1


def kill_tables(
    path: Path,
    game: AnyGame,
    kills: int,
    rng: Random,
    counts: KillCounts,
    *,
    tables: int = TABLES,
    people: int = PEOPLE,
) -> None:
    """Kill a table service again and again, and compare each time.

    Args:
        path: the database.
        game: what is played.
        kills: how many.
        rng: the moments.
        counts: where is counted.
        tables: how many are played at.
        people: how many sit at each, beside one computer player.
    """
    evidence = Evidence(path, lambda _: game, counts)
    for number in range(1, kills + 1):
        presses = live(path, game, tables, people, rng)
        counts.kills += 1
        if path.exists():
            evidence.check(presses, everything=number == kills)


def live(path: Path, game: AnyGame, tables: int, people: int, rng: Random) -> list[Press]:
    """Return what people did in one life of the service, until it was killed."""
    context = get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)
    ours, theirs = context.Pipe(duplex=False)
    args = (path, rng.randrange(2**32), game, tables, people, theirs)
    process = context.Process(target=serve_tables, args=args, daemon=True)
    process.start()
    theirs.close()
    messages: list[Any] = []
    if rng.random() >= STILLBORN or not path.exists():
        assert ours.recv() == "ready"
        until, ready = monotonic() + rng.uniform(*LIFE), True
    else:
        until, ready = monotonic() + rng.uniform(0, BIRTH), False
    while (left := until - monotonic()) > 0 and ours.poll(left):
        messages.append(ours.recv())
    stop(process, rng, told=ready and rng.random() < TOLD)
    messages += rest(ours)
    presses: dict[int, Press] = {}
    for message in messages:
        match message:
            case ("press", number, table, user, action, seen):
                presses[number] = Press(table, user, action, seen)
            case ("told", number):
                presses[number].told += 1
            case ("refused", number):
                presses[number].refused += 1
            case _:
                assert message == "ready"
    return list(presses.values())


def stop(process: BaseProcess, rng: Random, *, told: bool) -> None:
    """End a life: by SIGKILL, or by SIGTERM, and every other time by SIGKILL while it takes its leave.

    Args:
        process: the service.
        rng: how long its leave takes.
        told: whether it is told first.
    """
    if not process.is_alive():
        raise RuntimeError("the service ended by itself")
    if told:
        process.terminate()
        process.join(PATIENCE if rng.random() < 0.5 else rng.uniform(0, LEAVE))
    process.kill()
    process.join()
    ends = {-SIGKILL, 0} if told else {-SIGKILL}
    if process.exitcode not in ends:
        raise RuntimeError(f"the service ended by itself: {process.exitcode}")


def rest(pipe: Any) -> Iterator[Any]:
    """Yield what a killed process has left in its pipe; a torn last message was told to nobody."""
    try:
        while True:
            yield pipe.recv()
    except (EOFError, OSError):
        pipe.close()


def show(counts: KillCounts, seed: int) -> None:
    """Print what came of all kills."""
    table = Table("what", "count", title=f"killed {counts.kills} times, seed {seed}")
    for what, count in (
        ("actions acknowledged", counts.acknowledged),
        ("under way, found in the log", counts.under_way),
        ("acknowledged and lost", counts.lost),
        ("done twice", counts.twice),
        ("lines changed afterwards", counts.rewritten),
        ("logs against the rules", counts.unreadable),
        ("damaged databases", counts.damaged),
    ):
        table.add_row(what, f"{count:,}")
    Console().print(table)
