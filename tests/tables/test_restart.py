"""A restart at any moment changes nothing that any user can see."""

import asyncio
from random import Random

import pytest

from bot.errors import Conflict, StaleView
from bot.rules.errors import IllegalAction, ParseError
from bot.storage import Database
from bot.tables import Pacing, Table, TableService
from tests.tables.club import ANNA, BEN, CILLI, a_move, game, hands, lobby, next_move, play_out, until
from tests.tables.conftest import Start


async def replaced(old: TableService, start: Start) -> TableService:
    await old.close()
    return await start()


async def test_every_picture_and_hand_is_the_same_after_a_restart(start: Start) -> None:
    service, rng = await start(), Random(4)
    table = await game(service, ANNA, BEN, CILLI)
    for _ in range(3):
        while table.status == "playing":
            shown = await hands(service, table)
            service = await replaced(service, start)
            assert await service.table(table.id) == table
            assert await hands(service, table) == shown
            move = await a_move(service, table, rng)
            table = await service.act(table.id, *move, table.revision)
        service = await replaced(service, start)
        assert await service.table(table.id) == table
        table = await service.rematch(table.id, ANNA)


async def test_lobbies_and_closed_tables_stay_as_they_were(start: Start) -> None:
    service = await start()
    waiting = await lobby(service, ANNA, BEN, target=7)
    over = await play_out(service, await game(service, ANNA, BEN), Random(1))
    again = await service.join(over.id, CILLI)
    broken_off = await game(service, ANNA, CILLI)
    broken_off = await service.hosting.close(broken_off.id, ANNA, moderates=7)
    service = await replaced(service, start)
    for table in (waiting, again, broken_off):
        assert await service.table(table.id) == table


async def test_a_click_from_before_a_restart_still_counts_once(start: Start) -> None:
    service = await start()
    table = await game(service, ANNA, BEN)
    user, action = await next_move(service, table, Random(0)) or (0, "")
    service = await replaced(service, start)
    after = await service.act(table.id, user, action, table.revision)
    service = await replaced(service, start)
    with pytest.raises((StaleView, IllegalAction)):
        await service.act(table.id, user, action, table.revision)
    assert await service.table(table.id) == after


async def test_few_tables_in_memory_are_enough_for_many(start: Start) -> None:
    service = await start(cache=2)
    tables = [await game(service, ANNA, BEN, target=1) for _ in range(8)]
    over = await asyncio.gather(*(play_out(service, table, Random(table.id)) for table in tables))
    assert all(table.status == "over" for table in over)
    assert len(service._changes._live) == 2
    assert [await service.table(table.id) for table in over] == list(over)


async def test_two_programs_at_one_file_never_both_act_at_one_revision(start: Start) -> None:
    """What must not happen (a second bot is started by mistake) loses nothing all the same."""
    one, two = await start(), await start()
    table = await game(one, ANNA, BEN)
    assert await two.table(table.id) == table
    user, action = await next_move(one, table, Random(0)) or (0, "")
    after = await one.act(table.id, user, action, table.revision)
    with pytest.raises(StaleView, match="stale_view"):
        await two.act(table.id, user, action, table.revision)
    assert await two.table(table.id) == after


async def test_computer_players_go_on_after_a_restart(start: Start) -> None:
    service = await start(pace=Pacing(computer_pause=3600))
    table = await lobby(service, ANNA)
    for _ in range(3):
        table = await service.add_computer(table.id, ANNA)
    table = await service.begin(table.id, ANNA)
    while await next_move(service, table, Random(0)):
        # Anna is forehand herself: play until the game waits for a computer player
        table = await service.act(table.id, *(await next_move(service, table, Random(0)) or (0, "")), table.revision)
    await service.close()
    again = await start()
    await until(again, table.id, lambda now: now.revision > table.revision)


async def test_a_table_of_a_game_that_is_gone_is_refused_alone(start: Start) -> None:
    service = await start()
    table = await game(service, ANNA, BEN)
    await service.close()

    def nothing(game_id: object) -> None:
        raise ParseError("unknown_game")

    service = await start(find_game=nothing)
    with pytest.raises(Conflict, match="table_unreadable"):
        await service.table(table.id)
    service = await replaced(service, start)
    assert await service.table(table.id) == table


async def test_a_closing_service_finishes_what_it_has_begun(start: Start) -> None:
    service = await start()
    table = await game(service, ANNA, BEN)
    user, action = await next_move(service, table, Random(0)) or (0, "")
    click = asyncio.create_task(service.act(table.id, user, action, table.revision))
    await asyncio.sleep(0)
    await service.close()
    after: Table = await click
    with pytest.raises(Conflict, match="shutting_down"):
        await service.act(table.id, user, action, after.revision)
    again = await start()
    assert await again.table(table.id) == after


async def test_closing_twice_or_before_opening_is_harmless(service: TableService, path: object) -> None:
    await service.close()
    await service.close()
    await Database(str(path)).close()
