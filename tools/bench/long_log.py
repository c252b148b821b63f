"""Measure the cost of an action late in a long game against the same early: a card in a game of Bieten."""

import asyncio
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

from bot.games import find_game
from bot.logging_setup import configure
from bot.scheduler import Scheduler
from bot.storage import Database
from bot.tables import Pacing, Table, TableService
from tools.bench.comparison import BenchResult, paired
from tools.bench.crash import UNLIMITED
from tools.bench.load_generator import choose, data_dir

LATE, EARLY = 400, 40
CARDS = 20
CARD = "play"
"""How what is measured begins, as text."""
PEOPLE = (1, 2, 3, 4, 5)
OPTIONS = {"target": 31, "knockout": True}
"""A game that goes on for more than a thousand actions."""


def measure(rounds: int) -> list[BenchResult]:
    """Return the line."""
    configure("ERROR")
    with TemporaryDirectory(prefix="bench-", dir=data_dir()) as name, asyncio.Runner() as runner:
        return [runner.run(compared(Path(name) / "bot.sqlite", rounds))]


async def compared(path: Path, rounds: int) -> BenchResult:
    """Return the line, with two new tables in each round."""
    service = TableService(Database(path), rng=Random(1), scheduler=Scheduler(), pace=Pacing(), limits=UNLIMITED)
    await service.start()
    pairs = [await one_round(service, Random(number)) for number in range(rounds)]
    await service.close()
    return paired(f"log: CPU of a card, action {LATE}", pairs, reference=f"action {EARLY}", goal="<= 1.1x", unit="ms")


async def one_round(service: TableService, rng: Random) -> tuple[float, float]:
    """Return what a card cost late and early, in milliseconds."""
    late, early = [await begun(service, actions, rng) for actions in (LATE, EARLY)]
    cards = [(await card(service, late, rng), await card(service, early, rng)) for _ in range(CARDS)]
    return median(a for a, _ in cards), median(b for _, b in cards)


async def begun(service: TableService, actions: int, rng: Random) -> int:
    """Return a table with a game of so many actions."""
    host, *others = PEOPLE
    table = await service.open(guild=1, channel=1, host=host, game="bieten", options=OPTIONS)
    for user in others:
        await service.join(table.id, user)
    table = await service.begin(table.id, host)
    while table.revision < actions:
        table = await service.act(table.id, *await wanted(service, table, rng), table.revision)
    return table.id


async def card(service: TableService, number: int, rng: Random) -> float:
    """Go on at a table until a card has been played, and return what that cost in milliseconds."""
    while True:
        table = await service.table(number)
        user, action = await wanted(service, table, rng)
        began = process_time()
        await service.act(number, user, action, table.revision)
        taken = process_time() - began
        if action.startswith(CARD):
            return 1000 * taken


async def wanted(service: TableService, table: Table, rng: Random) -> tuple[int, str]:
    """Return a user who is waited for and what they do by chance."""
    assert table.current_game is not None
    user = table.seats[table.current_game.waiting_for[0]].user
    assert user is not None
    return user, await choose(find_game(table.game), (await service.hand(table.id, user)).view, rng)
