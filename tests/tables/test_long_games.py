"""What an action costs doesn't grow with its game, and a table that comes back from a long log stops nobody."""

import asyncio
from random import Random

import pytest

from bot.games import find_game
from bot.games.bieten.position import DealResult
from bot.rules.record import Replay
from bot.tables import Table, TableService
from bot.tables.cooperative import LINES_PER_SLICE
from tests.tables.club import ANNA, BEN, CILLI, DORA, game, next_move
from tests.tables.conftest import Start

DEALS = 5


async def act(service: TableService, table: Table) -> Table:
    user, action = await next_move(service, table, Random(table.revision)) or (0, "")
    return await service.act(table.id, user, action, table.revision)


async def long_game(service: TableService, *users: int) -> Table:
    table = await game(service, *users, game="bieten", target=31)
    while len(table.current_game.deals) < DEALS:
        table = await act(service, table)
    assert table.status == "playing"
    return table


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[DealResult]:
    """Return the deals that were made ready for a record, each time that it was done."""
    made, json = list[DealResult](), DealResult.json

    def count(result: DealResult) -> object:
        made.append(result)
        return json(result)

    monkeypatch.setattr(DealResult, "json", count)
    return made


async def test_finished_deals_are_made_ready_once(start: Start, made: list[DealResult]) -> None:
    service = await start(find_game=find_game)
    table = await long_game(service, ANNA, BEN)
    assert len(made) == DEALS
    for _ in range(10):
        table = await act(service, table)
        assert len(made) == len(table.current_game.deals)


async def test_a_table_from_its_log_has_them_made_ready_once(start: Start, made: list[DealResult]) -> None:
    service = await start(find_game=find_game)
    table = await long_game(service, ANNA, BEN)
    await service.close()
    service = await start(find_game=find_game)
    made.clear()
    assert await service.table(table.id) == table
    await act(service, table)
    assert len(made) == DEALS


async def test_tables_come_from_their_logs_between_whatever_else_goes_on(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = await start(find_game=find_game)
    tables = [await long_game(service, *users) for users in ((ANNA, BEN), (CILLI, DORA))]
    await service.close()
    service = await start(find_game=find_game)
    happened, feed = list[str](), Replay.feed

    def note(record: Replay, raw: bytes) -> object:
        happened.append("line")
        return feed(record, raw)

    async def live() -> None:
        while True:
            happened.append("else")
            await asyncio.sleep(0)

    monkeypatch.setattr(Replay, "feed", note)
    going_on = asyncio.create_task(live())
    # Twice the same: the second reader finds what the first has made.
    found = await asyncio.gather(*(service.table(table.id) for table in (*tables, *tables)))
    going_on.cancel()
    assert found == [*tables, *tables]
    assert happened.count("line") == sum(service._changes.cached(table.id).moves + 1 for table in tables)
    longest = max(map(len, "".join("l" if each == "line" else " " for each in happened).split()))
    assert longest == LINES_PER_SLICE


async def test_others_are_answered_while_a_table_comes_from_its_log(start: Start) -> None:
    service = await start(find_game=find_game)
    old, other = await long_game(service, ANNA, BEN), await game(service, CILLI, DORA, game="bieten")
    user, action = await next_move(service, old, Random(0)) or (0, "")
    await service.close()
    service = await start(find_game=find_game)
    await service.table(other.id)
    async with service._changes._turns._turn:  # the log of the old table is not played again during this
        look = asyncio.create_task(service.table(old.id))
        click = asyncio.create_task(service.act(old.id, user, action, old.revision))
        assert (await act(service, other)).revision > other.revision
        assert not look.done()
        assert not click.done()
        look.cancel()
        closing = asyncio.create_task(service.close())
        await asyncio.gather(look, return_exceptions=True)
        assert not closing.done()
    after = await click  # it was begun: the stop waits for it
    await closing
    assert look.cancelled()
    assert after.revision > old.revision
    assert await (await start(find_game=find_game)).table(old.id) == after
