"""Kill the table service: many tables, whose users are in its process and report their actions over a pipe."""

from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from bot.rules.game import AnyGame
from tools.bench.crash.consistency import ConsistencyChecker, KillCounts, RecordedClick
from tools.bench.crash.kill import patience, rest, start, stop
from tools.bench.crash.targets import serve_tables

TABLES = 48
PLAYERS_PER_TABLE = 3
LIFE = (0.02, 0.5)
"""The shortest and the longest time from being ready to the kill, in seconds."""
EARLY_KILL_SECONDS = 0.15
"""N seconds after its birth at the latest a process is killed that isn't even ready."""
EARLY_KILL_SHARE = 0.1


def kill_tables(
    path: Path,
    game: AnyGame,
    kills: int,
    rng: Random,
    counts: KillCounts,
    *,
    tables: int = TABLES,
    people: int = PLAYERS_PER_TABLE,
) -> None:
    """Kill a table service again and again, and compare each time.

    Args:
        people: how many sit at each, beside one computer player.
    """
    evidence = ConsistencyChecker(path, lambda _: game, counts)
    for number in range(1, kills + 1):
        presses = live(path, game, tables, people, rng, counts)
        counts.kills += 1
        if path.exists():
            evidence.check(presses, everything=number == kills)


def live(path: Path, game: AnyGame, tables: int, people: int, rng: Random, counts: KillCounts) -> list[RecordedClick]:
    """Return what users did in one life of the service, until it was killed."""
    process, ours = start(serve_tables, path, rng.randrange(2**32), game, tables, people)
    messages: list[Any] = []
    if rng.random() >= EARLY_KILL_SHARE or not path.exists():
        assert ours.recv() == "ready"
        until, ready = monotonic() + rng.uniform(*LIFE), True
    else:
        until, ready = monotonic() + rng.uniform(0, EARLY_KILL_SECONDS), False
    while (left := until - monotonic()) > 0 and ours.poll(left):
        messages.append(ours.recv())
    wait = patience(rng) if ready else None
    counts.told += wait is not None
    stop(process, wait)
    messages += rest(ours)
    presses: dict[int, RecordedClick] = {}
    for message in messages:
        match message:
            case ("press", number, table, user, action, seen):
                presses[number] = RecordedClick(table, user, action, seen)
            case ("told", number):
                presses[number].told += 1
            case ("refused", number):
                presses[number].refused += 1
            case _:
                assert message == "ready"
    return list(presses.values())
