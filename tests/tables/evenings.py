"""Tournaments played by users who press any legal thing: what all tests of them do."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from random import Random

from bot.errors import StaleView
from bot.rules.errors import RuleError
from bot.tables import Pairing, Seat, Table, TableService, Tournament, TournamentEvent
from tests.tables.club import changes, next_move, until


async def reached(service: TableService, number: int, wanted: Callable[[Tournament], bool]) -> Tournament:
    """Wait until a tournament is so far."""
    come = asyncio.Event()

    async def heard(_: TournamentEvent) -> None:
        come.set()

    service.tournaments.subscribe(heard)
    while not wanted(now := await service.tournaments.get(number)):
        await asyncio.wait_for(come.wait(), 60)
        come.clear()
    return now


def in_round(number: int) -> Callable[[Tournament], bool]:
    """Return what a tournament is in whose tables of a round are all there."""
    return lambda now: now.round == number and all(pairing.table for pairing in now.tables)


async def playing(service: TableService, pairing: Pairing) -> Table:
    """Wait until the game of a table has begun; return the table."""
    assert pairing.table is not None
    return await until(service, pairing.table, lambda table: table.status != "lobby")


async def play_round(service: TableService, tournament: Tournament, seed: int = 1) -> None:
    """Have the users of every table play it to the end."""
    for pairing in tournament.tables:
        await playing(service, pairing)
        assert pairing.table is not None
        await play_at(service, pairing.table, Random(seed + pairing.table))


async def play_at(service: TableService, table: int, rng: Random) -> None:
    """Have those play who are there, as long as the game goes on; computer players do the rest."""
    changed = changes(service)
    while True:
        changed.clear()
        if (now := await service.table(table)).status != "playing":
            return
        there = replace(now, seats=tuple(seat if seat.present else Seat(computer=9) for seat in now.seats))
        move = await next_move(service, there, rng)
        if move is None:
            await changed.wait()
            continue
        with suppress(StaleView, RuleError):  # a computer player was quicker
            await service.act(table, *move, now.revision)
