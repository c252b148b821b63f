"""Every line about a table says which one, and in which guild; none says what any user holds."""

from collections.abc import Iterator
from random import Random

import pytest
import structlog
from structlog.testing import LogCapture

from bot.tables import Pacing, TableChanged, TableService
from tests.tables.club import ANNA, BEN, CILLI, GUILD, game, lobby, play_out, until
from tests.tables.conftest import Start


@pytest.fixture
def lines() -> Iterator[list]:
    """All lines, with what is bound to them."""
    capture = LogCapture()
    structlog.configure(processors=[structlog.contextvars.merge_contextvars, capture])
    yield capture.entries
    structlog.reset_defaults()


async def test_every_line_says_where(service: TableService, lines: list) -> None:

    async def broken(changed: TableChanged) -> None:
        raise RuntimeError

    service.subscribe(broken)
    first = await play_out(service, await game(service, ANNA, BEN), Random(1))
    other = await lobby(service, ANNA)
    await service.add_computer(other.id, ANNA)
    await service.begin(other.id, ANNA)
    await until(service, other.id, lambda table: table.seat_of(ANNA) in table.current_game.waiting_for)
    assert {line["table"] for line in lines} == {first.id, other.id}
    assert {line["guild"] for line in lines} == {GUILD}
    events = [line["event"] for line in lines if line["table"] == first.id and line["log_level"] == "info"]
    assert events == ["table_opened", "game_begun", "table_over"]
    assert [line["number"] for line in lines if line["event"] == "game_begun"] == [1, 2]
    assert "listener_failed" in {line["event"] for line in lines}


async def test_a_game_that_begins_has_its_number_and_a_lobby_begins_none(service: TableService, lines: list) -> None:
    table = await play_out(service, await game(service, ANNA, BEN), Random(1))
    await service.leave(table.id, BEN)
    await service.join(table.id, CILLI)
    await service.begin(table.id, ANNA)
    assert [line["number"] for line in lines if line["event"] == "game_begun"] == [1, 2]


async def test_computers_that_fail_after_a_restart_say_where_too(start: Start, lines: list) -> None:
    class Broken:
        async def choose(self, view: object) -> None:
            raise RuntimeError

    service = await start(player=lambda game: Broken(), pace=Pacing(computer_pause=60))
    table = await lobby(service, ANNA)
    await service.add_computer(table.id, ANNA)
    await service.begin(table.id, ANNA)
    await service.close()
    lines.clear()
    service = await start(player=lambda game: Broken())
    await until(service, table.id, lambda now: now.seat_of(ANNA) in now.current_game.waiting_for)
    assert "player_failed" in {line["event"] for line in lines}
    assert all((line["table"], line["guild"]) == (table.id, GUILD) for line in lines)


async def test_figures_are_told_of_every_action(start: Start) -> None:
    told: list[tuple[str, str, float]] = []
    service = await start(acted=lambda *what: told.append(what))
    table = await play_out(service, await game(service, ANNA, BEN), Random(1))
    assert {game for game, _, _ in told} == {"tiny"}
    assert {kind for _, kind, _ in told} <= {"play", "swap", "bet", "good", "hold", "pass"}
    assert 0 < len(told) < table.revision
    assert all(0 <= seconds < 5 for _, _, seconds in told)
