"""Write a small database with the code of an old commit; `make` runs this file inside that commit's tree.

Features that the commit lacks are left out; they are looked up by name.
"""

import asyncio
import sys
from contextlib import suppress
from dataclasses import fields
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from bot.errors import Conflict
from bot.games import find_game
from bot.players import RandomPlayer
from bot.storage import Database
from bot.tables import Limits, Pacing, TableService
from tests.tables import club

GUILD, CHANNELS = 7 << 22, count(70)
ANNA, BEN, CILLI, DORA, EMIL, FRITZ = 101, 102, 103, 104, 105, 106
PEOPLE = {"bieten": (ANNA, BEN, CILLI), "bid_whist": (ANNA, BEN, CILLI, DORA), "betel": (ANNA, BEN, CILLI)}
NOW = datetime(2026, 1, 31, 12, 0, tzinfo=UTC)


def clock() -> datetime:
    """Return the one moment at which everything happens."""
    return NOW


async def lobby(service: Any, game: str, *people: int, **options: object) -> Any:
    """Open a table and seat these users."""
    table = await service.open(guild=GUILD, channel=next(CHANNELS), host=people[0], game=game, options=options)
    for person in people[1:]:
        table = await service.join(table.id, person)
    return table


async def next_move(service: Any, table: Any, rng: Random) -> tuple[int, str] | None:
    """Return a person who may act and what they do."""
    try:
        return await club.next_move(service, table, rng)
    except TypeError:  # the views of the first commits
        for hand in await club.hands(service, table):
            if hand.view.legal:
                action = await RandomPlayer(rng).choose(hand.view)  # type: ignore[call-arg]
                return table.seats[hand.seat].user, action.text()
    return None


async def played(service: Any, table: Any, moves: int) -> Any:
    """Make some moves in a table's game."""
    rng = Random(moves)
    for _ in range(moves):
        move = await next_move(service, table, rng)
        assert move is not None
        table = await service.act(table.id, *move, table.revision)
    return table


async def games(service: Any) -> None:
    """Begin a game of each kind, and open a vote or ask for an undo there."""
    for game, people in PEOPLE.items():
        try:
            find_game(game)
        except Exception:  # the game came later
            continue
        table = await lobby(service, game, *people)
        with suppress(Exception):  # a lucky word
            await service.give_word(table.id, BEN, "clover", table.promise)
        table = await played(service, await service.begin(table.id, ANNA), 7)
        if hasattr(service, "hosting") and hasattr(service.hosting, "end"):
            again = await lobby(service, game, *people)
            again = await played(service, await service.begin(again.id, ANNA), 5)
            await service.hosting.end(again.id, people[1])
        if hasattr(service, "take_backs"):
            again = await lobby(service, game, *people)
            again = await played(service, await service.begin(again.id, ANNA), 9)
            for person in people:
                with suppress(Exception):
                    await service.take_backs.ask(again.id, person)
                    break
        if hasattr(service, "protests"):
            again = await lobby(service, game, *people)
            again = await played(service, await service.begin(again.id, ANNA), 9)
            await service.protests.make(again.id, BEN, "A card fell.", again.revision)
            with suppress(Exception):
                await service.protests.rule(again.id, ANNA, "again", manages=True)


async def one_that_is_left(service: Any) -> None:
    """Let a user leave in mid-game, where that is possible."""
    table = await lobby(service, "bieten", ANNA, BEN, CILLI)
    table = await played(service, await service.begin(table.id, ANNA), 6)
    with suppress(Exception):
        await service.leave(table.id, CILLI)


async def lobbies(service: Any) -> None:
    """Leave tables in the lobby, with all possible requests there."""
    table = await lobby(service, "bieten", ANNA, BEN)
    table = await service.add_computer(table.id, ANNA)
    for ask in (
        lambda: service.give_word(table.id, BEN, "clover", table.promise),
        lambda: service.ask_to_begin(table.id, BEN),
    ):
        with suppress(Exception):
            await ask()
    swapping = await lobby(service, "bieten", CILLI, DORA)
    with suppress(Exception):
        await service.sit_at(swapping.id, DORA, 0)


async def those_who_wait(service: Any) -> None:
    """Let a pair wait at a table of rise and fly, and one that plays with a turn time."""
    try:
        table = await lobby(service, "bid_whist", ANNA, BEN, CILLI, DORA, rise_and_fly="on_set")
        table = await played(service, await service.begin(table.id, ANNA), 3)
        for person in (EMIL, FRITZ):
            await service.join(table.id, person)
    except Conflict as error:
        if error.code != "already_started":  # rise and fly came later
            raise


async def secrets(service: Any) -> None:
    """Say something in advance, and take a hint."""
    if hasattr(service, "ahead"):
        from bot.rules.premoves import Premove

        table = await lobby(service, "bieten", ANNA, BEN)
        table = await played(service, await service.begin(table.id, ANNA), 4)
        for person in (ANNA, BEN):
            with suppress(Exception):
                await service.ahead.set(table.id, person, Premove("good"), table.revision)
    if hasattr(service, "hints"):
        table = await lobby(service, "bieten", CILLI, DORA)
        with suppress(Exception):
            await service.allow_hints(table.id, CILLI, hints=True)
            table = await played(service, await service.begin(table.id, CILLI), 6)
            await service.hints.take(table.id, table.seats[table.current_game.waiting_for[0]].user)


async def evening(service: Any) -> None:
    """Begin a tournament of two tables."""
    people = (201, 202, 203, 204, 205, 206)
    tournament = await service.tournaments.open(
        guild=GUILD, channel=71, host=people[0], game="bieten", options={}, rounds=2, minutes=20
    )
    for person in people[1:]:
        tournament = await service.tournaments.join(tournament.id, person)
    await service.tournaments.begin(tournament.id, people[0])
    for _ in range(200):
        tables = [pairing.table for pairing in (await service.tournaments.get(tournament.id)).tables]
        if all(tables) and all([(await service.table(table)).status == "playing" for table in tables]):
            break
        await asyncio.sleep(0.05)
    else:
        raise SystemExit("the tournament's tables have not begun")
    await played(service, await service.table(tables[0]), 5)
    await service.tournaments.open(
        guild=GUILD, channel=72, host=people[1], game="bieten", options={}, rounds=2, minutes=20
    )


async def master(game: Any, view: Any, luck: str) -> Any:
    """Play a deal of the day without a search."""
    return game.heuristic.choose(view, Random(luck))


async def daily(service: Any) -> None:
    """Begin a try of a deal of the day."""
    await service.daily.play("bieten", ANNA, GUILD)
    await service.daily.play("betel", BEN, GUILD)


async def write(place: Any) -> None:
    """Write everything that this commit has."""
    limits: Any = Limits(**{field.name: 1000 for field in fields(Limits)})
    settings: dict[str, Any] = {"rng": Random(1), "pace": Pacing(computer_pause=3600), "limits": limits}
    if "scheduler" in TableService.__init__.__annotations__:
        from bot.scheduler import Scheduler

        settings["scheduler"] = Scheduler(clock)
    else:
        settings["clock"] = clock
    if "master" in TableService.__init__.__annotations__:
        settings["master"] = master
    service: Any = TableService(Database(place), **settings)
    await service.start()
    try:
        await games(service)
        await one_that_is_left(service)
        await lobbies(service)
        await those_who_wait(service)
        await secrets(service)
        if hasattr(service, "settings"):
            with suppress(Exception):
                await service.settings.change_guild(GUILD, turn_time=300, channel=500, opener_role=600)
        table = await lobby(service, "bieten", EMIL, FRITZ)
        await played(service, await service.begin(table.id, EMIL), 3)
        if hasattr(service, "tournaments"):
            await evening(service)
        if hasattr(service, "daily"):
            await daily(service)
    finally:
        await service.close()


if __name__ == "__main__":
    where: Any = Path(sys.argv[1])
    if sys.argv[1].startswith("postgresql"):
        from pydantic import SecretStr

        where = SecretStr(sys.argv[1])
    asyncio.run(write(where))
