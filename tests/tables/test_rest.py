"""Rise and fly among users who are not there: a table rests, and nobody waits for a seat in their sleep."""

import pytest

from bot.games import find_game
from bot.tables import Table, TableService
from bot.tables.seats import absence
from tests.tables.club import ANNA, GUILD, until
from tests.tables.conftest import Start
from tests.tables.test_deadlines import quiet
from tests.tables.test_rising import EMIL, FOUR, FRITZ, at_a_table, queue, users
from tests.tables.watch import MINUTE, Watch, absent


@pytest.fixture(autouse=True)
def no_game_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have games played on among absent users: the last deal may be over before they pause."""
    monkeypatch.setattr(absence, "PAUSE_AFTER_TURNS", 10**6)


async def everybody_sleeps(service: TableService, watch: Watch, table: Table) -> Table:
    """Let time pass until computer players sit in for all who sit at a table, or the game is over."""
    number = table.current_game.number
    while (
        (now := await service.table(table.id)).status == "playing"
        and now.current_game.number == number
        and now.present
    ):
        await quiet()
        await watch.turn(service, 2 * MINUTE)
    return now


async def test_a_table_of_absent_people_rests_after_the_game(start: Start) -> None:
    watch = Watch()
    service = await start(find_game=find_game, clock=watch)
    await service.settings.change_guild(GUILD, turn_time=60)
    table = await at_a_table(service)
    while (now := await everybody_sleeps(service, watch, table)).current_game.number != table.current_game.number:
        table = now
    over = await until(service, table.id, lambda now: now.status == "over")
    assert absent(over) == list(FOUR)
    assert over.current_game.number == table.current_game.number
    await service.close()
    again = await start(find_game=find_game, clock=watch)
    assert await again.table(table.id) == over
    assert not again.scheduler.is_set("deadlines")
    back = await again.rematch(table.id, ANNA)
    assert ANNA in back.present
    assert back.current_game.number != table.current_game.number


async def test_who_is_absent_when_rising_waits_for_no_other_seat(start: Start) -> None:
    watch = Watch()
    service = await start(find_game=find_game, clock=watch)
    await service.settings.change_guild(GUILD, turn_time=60)
    table = await at_a_table(service, EMIL, FRITZ)
    await everybody_sleeps(service, watch, table)
    now = await until(service, table.id, lambda now: EMIL in users(now.seats))
    assert FRITZ in users(now.seats)
    assert queue(now) == []
    assert now.host in users(now.seats)
    assert sorted(absent(now)) == sorted(set(users(now.seats)) - {EMIL, FRITZ})
