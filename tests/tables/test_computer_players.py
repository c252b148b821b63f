"""Computer players at tables: they act like users, never stall a game and never hold it up."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.games import find_game
from bot.players import RandomPlayer
from bot.rules.actions import Action, CardSelection
from bot.rules.game import AnyGame
from bot.rules.state import View
from bot.tables import Table, TableChanged, TableService
from tests.tables.club import ANNA, BEN, CILLI, a_move, consenting, game, lobby, next_move, until
from tests.tables.conftest import Start
from tests.tables.tiny import TINY, Play


async def among_computers(service: TableService, *users: int, computers: int = 3, **options: int) -> Table:
    table = await lobby(service, *users, **options)
    for _ in range(computers):
        table = await service.add_computer(table.id, users[0])
    return await service.begin(table.id, users[0])


def over(table: Table) -> bool:
    return table.status == "over"


async def play_among_computers(service: TableService, table: Table, rng: Random) -> Table:
    """Play for the users whenever they are waited for."""
    while table.status == "playing":
        move = await next_move(service, table, rng)
        if move is None:
            before = table.revision
            table = await until(service, table.id, lambda now, before=before: now.revision > before)
        else:
            table = await service.act(table.id, *move, table.revision)
    return table


async def test_they_play_a_game_with_a_person(service: TableService) -> None:
    table = await play_among_computers(service, await among_computers(service, ANNA, target=6), Random(2))
    assert table.past[0].outcome.reason == "target"
    assert await service.statistics.standings(7, None) == (), "nobody else was there"
    [own] = await service.statistics.for_person(7, ANNA)
    assert (own.alone, own.total.games) == (True, 1)


class Silent:
    """Does nothing, though the game waits."""

    async def choose(self, view: View) -> Action | None:
        return None


class Broken:
    """Fails with a text that holds its cards."""

    async def choose(self, view: View) -> Action | None:
        raise ValueError(str(view))


class Cheat:
    """Plays a card that it hasn't got, for another user."""

    async def choose(self, view: View) -> Action | None:
        card = next(card for card in range(13) if card not in view.hand)  # type: ignore[attr-defined]
        return Play((view.seat or 0) + 1, card)


@pytest.mark.parametrize(
    ("player", "event"), [(Silent, "player_passive"), (Broken, "player_failed"), (Cheat, "player_illegal")]
)
async def test_a_player_that_fails_is_replaced_by_any_legal_action(
    start: Start, player: Callable[[], Silent | Broken | Cheat], event: str
) -> None:
    service = await start(player=lambda game: player())
    with capture_logs() as logs:
        table = await play_among_computers(service, await among_computers(service, ANNA, computers=1), Random(1))
    assert over(table)
    assert event in {line["event"] for line in logs}
    assert not any("hand" in str(line) or "play:" in str(line) for line in logs)


async def test_they_are_asked_again_after_every_change_and_then_leave_no_task(start: Start) -> None:
    asked: list[tuple[int | None, int]] = []

    class Watching(RandomPlayer):
        async def choose(self, view: View) -> Action | None:
            if any(isinstance(option, Play | CardSelection) for option in view.legal):
                return next((o for o in view.legal if isinstance(o, Play)), None) or await super().choose(view)
            asked.append((view.seat, len(view.public[5])))  # type: ignore[attr-defined]
            return None

    service = await start(player=lambda game: Watching(game, Random(1)))
    table = await play_among_computers(
        service, await among_computers(service, ANNA, computers=2, target=2), Random(1)
    )
    assert over(table)
    assert {seat for seat, _ in asked} == {1, 2}
    await settled()
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def settled() -> None:
    """Let every task that has work do it; those parked for ever stay."""
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        await asyncio.wait_for(task, 5)


async def test_people_can_act_while_computer_players_play_without_pause(service: TableService) -> None:
    """Ben bets in between; the computer players neither block nor overrun him."""
    heard: list[TableChanged] = []

    async def listen(changed: TableChanged) -> None:
        heard.append(changed)

    service.subscribe(listen)
    table = await among_computers(service, ANNA, BEN, computers=2, target=4)
    table = await play_among_computers(service, table, Random(3))
    assert over(table)
    revisions = [changed.after.revision for changed in heard]
    assert revisions == sorted(set(revisions))


async def test_who_leaves_is_played_on_for(service: TableService) -> None:
    table = await game(service, ANNA, BEN, CILLI, target=3)
    await service.leave(table.id, BEN)
    table = await service.leave(table.id, CILLI)
    assert [seat.computer for seat in table.seats] == [None, 1, 2]
    table = await play_among_computers(service, table, Random(1))
    assert await service.statistics.standings(7, None) == (), "one person alone has played it"
    assert table.past[0].seats == table.seats


async def test_a_slow_player_acts_on_what_it_saw_or_not_at_all(start: Start) -> None:
    """While it thinks the person leaves and the table closes: its move comes too late and is dropped."""
    thinking = asyncio.Event()
    go_on = asyncio.Event()

    class Slow:
        async def choose(self, view: View) -> Action | None:
            thinking.set()
            await go_on.wait()
            return await RandomPlayer(TINY, Random(1)).choose(view)

    def slow(game: AnyGame) -> Slow:
        return Slow()

    service = await start(player=slow)
    table = await lobby(service, ANNA, BEN, CILLI)
    table = await service.begin(table.id, ANNA)
    while any(seat.user not in {None, ANNA} for seat in table.seats):
        table = await service.leave(table.id, next(s.user for s in table.seats if s.user not in {None, ANNA}))
    while (move := await next_move(service, table, Random(1))) is not None:
        table = await service.act(table.id, *move, table.revision)
    await thinking.wait()
    table = await service.leave(table.id, ANNA)
    go_on.set()
    await settled()
    assert await service.table(table.id) == table


async def test_none_acts_over_a_take_back_that_is_being_saved(start: Start) -> None:
    """A computer player waits for the table's lock while a player asks: it looks again, and waits for the answer."""
    service = await start(find_game=find_game)
    table = await lobby(service, ANNA, BEN, CILLI, game="bieten", target=5)
    table = await service.begin(table.id, ANNA)
    while (seat := table.current_game.may_take_back) is None or seat in table.current_game.waiting_for:
        table = await service.act(table.id, *await a_move(service, table, Random(1)), table.revision)
    asker, awaited = table.seats[seat].user, table.seats[table.current_game.waiting_for[0]].user
    assert asker is not None
    assert awaited is not None
    real, tries = service._computers._act, list[int]()

    async def act(*choice: Any) -> object:
        tries.append(1)
        return await asyncio.gather(service.take_backs.ask(table.id, asker), real(*choice))

    service._computers._act = act
    left = await service.leave(table.id, awaited)
    await until(service, table.id, lambda now: now.revision > left.revision)
    await settled()
    after = await service.table(table.id)
    assert (consenting(after, "take_back"), after.revision, tries) == ((asker,), left.revision + 1, [1])


async def test_a_database_that_refuses_for_a_while_does_not_stall_them(
    start: Start, path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Another program holds the file while the game waits for a computer player alone."""
    monkeypatch.setattr("bot.tables.game.computer_players.RETRY_SECONDS", 0)
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    tries: list[int] = []

    class Patient(RandomPlayer):
        async def choose(self, view: View) -> Action | None:
            tries.append(1)
            if len(tries) == 1:
                other.execute("BEGIN IMMEDIATE")
            elif len(tries) == 4:
                other.execute("ROLLBACK")
            return await super().choose(view)

    service = await start(player=lambda game: Patient(game, Random(1)))
    await service._database.write(lambda db: db.execute("PRAGMA busy_timeout = 0").close())
    table = await lobby(service, ANNA, BEN)
    with capture_logs() as logs:
        table = await service.begin(table.id, ANNA)
        forehand = table.seats[table.current_game.waiting_for[0]].user
        assert forehand is not None
        table = await service.leave(table.id, forehand)
        await until(service, table.id, lambda now: now.revision > table.revision)
    other.close()
    assert len(tries) >= 4, "it was tried again until the file was free"
    # The database logs it once a minute, for all callers.
    assert [line for line in logs if line["log_level"] == "error"] == []
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == [
        "a change could not be kept: database is locked (0 more since the last such line)"
    ]
