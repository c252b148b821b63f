"""`python -m tools.bench crash`: SIGKILL at random moments under load; no acknowledged action is lost or repeated."""

import asyncio
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.table import Table

from bot.games import find_game
from bot.logging_setup import configure
from tools.bench.crash.atomicity import kill_chores
from tools.bench.crash.consistency import ConsistencyChecker, KillCounts, RecordedClick
from tools.bench.crash.end_to_end import EndToEndCrash, button_of, cancelled, enabled, verb
from tools.bench.crash.hand_parser import Held, cards, was_played
from tools.bench.crash.jobs import CHORES
from tools.bench.crash.seed_data import UNLIMITED, play, service_on
from tools.bench.crash.table_service import kill_tables
from tools.bench.crash.targets import serve_bot

__all__ = [
    "UNLIMITED",
    "ConsistencyChecker",
    "Held",
    "KillCounts",
    "RecordedClick",
    "button_of",
    "cancelled",
    "cards",
    "crash",
    "enabled",
    "kill_chores",
    "kill_tables",
    "play",
    "serve_bot",
    "service_on",
    "verb",
    "was_played",
]

GAME = "bieten"
WHOLE_BOT_EVERY = 5
"""Every so many-th kill hits the whole bot, and another one a chore."""


def crash(kills: int, seed: int) -> int:
    """Kill n times and print what came of it; return 1 if anything was lost, done twice or half done."""
    configure("ERROR")
    rng, counts = Random(seed), KillCounts()
    part = kills // WHOLE_BOT_EVERY
    with TemporaryDirectory(prefix="crash-") as name:
        folder = Path(name)
        kill_tables(folder / "tables.sqlite", find_game(GAME), kills - 2 * part, rng, counts)
        if part:
            asyncio.run(EndToEndCrash(folder / "bot", rng, counts).kill(part))
            kill_chores(folder / "chores", part, rng, counts)
    show(counts, seed)
    return 0 if counts.good else 1


def show(counts: KillCounts, seed: int) -> None:
    """Print what came of all kills."""
    table = Table("what", "count", title=f"killed {counts.kills} times, seed {seed}")
    for what, count in (
        ("told to stop before (SIGTERM)", counts.told),
        *((f"in the middle of a {chore}", counts.chores[chore]) for chore in CHORES),
        ("of these before it was done", counts.undone),
        ("actions acknowledged", counts.acknowledged),
        ("under way, found in the log", counts.under_way),
        ("acknowledged and lost", len(counts.lost)),
        ("done twice", counts.twice),
        ("lines changed afterwards", counts.rewritten),
        ("logs against the rules", counts.unreadable),
        ("damaged databases", counts.damaged),
        ("done by half", len(counts.halves)),
    ):
        table.add_row(what, f"{count:,}")
    Console().print(table)
    for what in (*counts.lost, *counts.halves):
        Console().print(what, markup=False)
