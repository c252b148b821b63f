"""Users at tables: the little that all tests of the service do."""

import asyncio
from collections.abc import Callable
from copy import copy
from datetime import UTC, datetime
from random import Random
from typing import Any

from bot.games import find_game
from bot.players import RandomPlayer
from bot.rules.game import AnyGame
from bot.rules.legal_actions import LegalActions
from bot.tables import ConsentKind, Hand, Table, TableChanged, TableService
from tests.tables.tiny import TINY

ANNA, BEN, CILLI, DORA = 101, 102, 103, 104
GUILD, CHANNEL = 7, 70


def CLOCK() -> datetime:
    return datetime(2026, 1, 31, 12, 0, tzinfo=UTC)


def consenting(table: Any, kind: ConsentKind) -> tuple[int, ...]:
    """Return who agrees to a request, the asker first; () where there is none."""
    request = table.consent(kind)
    return request.agreed if request else ()


def game_of(table: Table) -> AnyGame:
    """Return what is played at a table."""
    return TINY if table.game == TINY.id else find_game(table.game)


async def lobby(service: TableService, *users: int, game: str = "tiny", **options: Any) -> Table:
    """Open a table and seat these users; the first is the host."""
    host, *others = users
    table = await service.open(guild=GUILD, channel=CHANNEL, host=host, game=game, options=options)
    for user in others:
        table = await service.join(table.id, user)
    return table


async def game(service: TableService, *users: int, **options: Any) -> Table:
    """Begin a game of these users."""
    table = await lobby(service, *users, **options)
    return await service.begin(table.id, users[0])


async def hands(service: TableService, table: Table) -> list[Hand]:
    """Return the hands of all users at a table."""
    return [await service.hand(table.id, seat.user) for seat in table.seats if seat.user is not None]


async def next_move(service: TableService, table: Table, rng: Random) -> tuple[int, str] | None:
    """Return a person who is waited for and a random action of theirs, never a bet; or None."""
    for hand in await hands(service, table):
        legal = LegalActions(option for option in hand.view.legal if option.act != "bet")
        if legal:
            view = copy(hand.view)
            object.__setattr__(view, "legal", legal)
            action = await RandomPlayer(game_of(table), rng).choose(view)
            user = table.seats[hand.seat].user
            assert user is not None
            return user, action.text()
    return None


async def a_move(service: TableService, table: Table, rng: Random) -> tuple[int, str]:
    """Return what `next_move` does where a person is waited for."""
    move = await next_move(service, table, rng)
    assert move is not None
    return move


async def play_out(service: TableService, table: Table, rng: Random) -> Table:
    """Play a game of users to the end."""
    while table.status == "playing":
        table = await service.act(table.id, *await a_move(service, table, rng), table.revision)
    return table


def changes(service: TableService) -> asyncio.Event:
    """Return an event that every change of any table sets."""
    event = asyncio.Event()

    async def note(_: TableChanged) -> None:
        event.set()

    service.subscribe(note)
    return event


async def until(service: TableService, table: int, reached: Callable[[Table], bool]) -> Table:
    """Wait for the computer players to bring a table so far; return it as it is then, which may be further."""
    done: asyncio.Future[Table] = asyncio.get_running_loop().create_future()

    async def look(changed: TableChanged) -> None:
        if changed.after.id == table and reached(changed.after) and not done.done():
            done.set_result(changed.after)

    service.subscribe(look)
    if not reached(present := await service.table(table)):
        passed = await done
        # A listener is called after the change: by then they may have made the next one.
        present = await service.table(table)
        return present if reached(present) else passed
    return present
