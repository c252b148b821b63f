"""Open a database of an old version with the bot of today: nothing is lost, and everything goes on."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from random import Random
from typing import Any

from bot.errors import StaleView
from bot.players import RandomPlayer
from bot.rules.actions import Action
from bot.rules.errors import RuleError
from bot.rules.game import AnyGame
from bot.rules.state import View
from bot.scheduler import Scheduler
from bot.storage import Database
from bot.tables import Pacing, Table, TableService
from bot.tables.models import ConsentKind
from tests.storage.versions.reading import Held
from tests.storage.versions.write import GUILD
from tests.tables.club import changes, next_move

LATER = datetime(2026, 1, 31, 12, 1, tzinfo=UTC)


async def master(game: AnyGame, view: View, luck: str) -> Action | None:
    """Play a deal of the day without a search."""
    return await RandomPlayer(game, Random(luck)).choose(view)


Ask = Callable[[str], list[Mapping[str, Any]]]


async def check(place: Any, turn: int, held: Held, ask: Ask) -> None:
    """Open a database and compare it with what it held; then go on at every table.

    Tables of tournaments and one other are played until the game is over, the others for a move. After its first move
    a table is one of today, so each version plays a table of another kind until the game is over.

    Args:
        place: the file or the server's database.
        turn: chooses the kind of table that is played to the end.
        held: what it held before.
        ask: asks the database that the bot has open.
    """
    service = TableService(
        Database(place),
        rng=Random(1),
        scheduler=Scheduler(lambda: LATER),
        pace=Pacing(computer_pause=0),
        player=lambda game: RandomPlayer(game, Random(1)),
        master=master,
    )
    changed = changes(service)
    await service.start()
    try:
        for name, number in held.counts.items():
            # A table from before promises gets one at the start.
            [now] = ask(f"SELECT count(*) AS n FROM {name}")  # names of the schema
            assert now["n"] >= number if name in {"promises", "log"} else now["n"] == number, name
        lines = {(row["game"], row["revision"]): row["line"] for row in ask("SELECT * FROM log")}
        assert {key: lines[key] for key in held.lines} == held.lines
        for guild, settings in held.settings.items():
            await _compare_settings(service, guild, settings)
        for number in held.tables:
            await _compare(service, number, held)
        tables = [await service.table(number) for number in held.tables]
        kinds = {_kind(table): table for table in reversed(tables)}
        chosen = kinds[sorted(kinds)[turn % len(kinds)]]
        for table in tables:
            to_its_end = table is chosen or table.tournament is not None
            await _go_on(service, table, changed, to_its_end=to_its_end)
        if "tournaments" in held.counts:
            await _evening(service)
    finally:
        await service.close()


async def _compare_settings(service: TableService, guild: int, held: Mapping[str, Any]) -> None:
    """Compare a guild's settings with the stored ones, which had one channel and one role until version 46."""
    now = (await service.settings.for_guild(guild)).model_dump(mode="json")
    for one, several in (("channel", "channels"), ("opener_role", "opener_roles")):
        if one in held:
            assert now[several] == ([held[one]] if held[one] else [])
    assert {key: now[key] for key in held.keys() & now.keys()} == {key: held[key] for key in held.keys() & now.keys()}


async def _compare(service: TableService, number: int, held: Held) -> None:
    """Compare a table with its rows."""
    live = await service._changes.get(number)  # pyright: ignore[reportPrivateUsage]  # with what one person alone knows
    table, row = live.table, held.tables[number]
    assert (table.status, table.host, table.channel, table.guild) == tuple(
        row[name] for name in ("status", "host", "channel", "guild")
    )
    computers_act = row["waiting"] == 1
    if computers_act:
        assert table.revision >= row["revision"]
        return
    assert table.revision == row["revision"]
    places = table.places or range(len(table.seats))
    sitting = tuple((place, seat.user, seat.computer) for place, seat in zip(places, table.seats, strict=True))
    assert sitting == held.seats.get(number, ())
    swap = table.consent("swap")
    found: dict[str, Any] = {
        "words": table.lucky_words,
        "queue": tuple(seat.user for party in table.queue for seat in party),
        "swap": ((swap.agreed[0], swap.asked[0]),) if swap else (),
        "start": _agreed(table, "start"),
        "vote": _agreed(table, "end"),
        "wish": _agreed(table, "take_back"),
        "again": _agreed(table, "deal_again"),
        "said": tuple(sorted(each.user for each in live.premoves)),
        "hinted": tuple(sorted(each.seat for each in live.hints_taken)),
    }
    if table.current_game is not None:
        assert table.current_game.number == row["number"]
        found["leavers"] = table.current_game.leavers
        clocks = tuple((clock.seat, clock.user, clock.due) for clock in table.current_game.clocks)
        assert clocks == held.clocks.get(number, ())
    for name, people in found.items():
        assert people == held.lists[name].get(number, ()), name


def _kind(table: Table) -> tuple[str, str, bool]:
    """Return what makes a table go on in another way than others."""
    return table.game, table.status, table.daily_date is None


def _agreed(table: Table, kind: ConsentKind) -> tuple[int, ...]:
    request = table.consent(kind)
    return request.agreed if request else ()


async def _go_on(service: TableService, table: Table, changed: asyncio.Event, *, to_its_end: bool) -> None:
    """Begin a table's game if users only wait for that, and play it to the end, or one move."""
    if table.status == "lobby" and len(table.seats) >= table.min_seats and table.tournament is None:
        table = await service.begin(table.id, table.host)
    number, rng = table.current_game.number if table.current_game else None, Random(table.id)
    while True:
        changed.clear()
        table = await service.table(table.id)
        if table.status != "playing" or table.current_game is None or table.current_game.number != number:
            break
        move = await next_move(service, table, rng)
        if move is None:
            await changed.wait()
            continue
        # A computer player may be quicker.
        with suppress(StaleView, RuleError):
            await service.act(table.id, *move, table.revision)
        if not to_its_end:
            return
    if number is not None and table.daily_date is None:
        assert await service.archive.record(number)


async def _evening(service: TableService) -> None:
    """See that the first tournament goes on with its second round."""
    tournament = await service.tournaments.get(1)
    while tournament.round == 1:
        await asyncio.sleep(0.01)
        tournament = await service.tournaments.get(1)
    assert tournament.guild == GUILD
    assert tournament.round == 2
    assert all(pairing.result for pairing in tournament.pairings if pairing.round == 1)
    assert (await service.tournaments.get(2)).status == "open"
