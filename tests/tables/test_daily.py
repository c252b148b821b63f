"""The deal of the day: the same for every user, one try each, the same result for the same moves, sealed by day."""

import json
import sqlite3
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.errors import Conflict, NotFound, PermissionDenied, UserError
from bot.games import all_games, find_game
from bot.players import version_of
from bot.rules.proof_check import verify
from bot.scheduler import Scheduler
from bot.storage import Database
from bot.tables import DailyDeal, Pacing, Table, TableService
from bot.tables.daily import number_of, seat_for, streak
from tests.fresh import new_database
from tests.masters import at_once
from tests.tables.club import ANNA, BEN, CILLI, GUILD, until
from tests.tables.conftest import Start
from tests.tables.watch import Watch

GAMES = tuple(all_games())


Begin = Callable[..., Awaitable[TableService]]


@pytest.fixture
def clock() -> Watch:
    return Watch(datetime(2026, 11, 22, 12, tzinfo=UTC))


@pytest.fixture
async def begin(start: Start, clock: Watch) -> Begin:
    """Start services whose masters go by heuristic."""

    async def begin(**changes: Any) -> TableService:
        return await start(**{"find_game": find_game, "clock": clock, "master": at_once} | changes)

    return begin


async def played(service: TableService, game: str, person: int = ANNA, guild: int | None = GUILD) -> Table:
    """Return the table of a user's try, played to the end by heuristic."""
    table = await service.daily.play(game, person, guild)
    return await play_on(service, table, person)


async def play_on(service: TableService, table: Table, person: int) -> Table:
    """Play as the masters of these tests do: when the table waits, with the luck of the position."""
    found = find_game(table.game)
    while table.status == "playing":
        table = await until(service, table.id, lambda now: _waits(now, person) or now.status != "playing")
        if table.status != "playing":
            break
        live = await service._changes.get(table.id)
        hand = await service.hand(table.id, person)
        action = found.heuristic.choose(
            hand.view, Random(f"{table.daily_date}/{table.game}/{hand.seat}/{live.moves}")
        )
        assert action is not None
        table = await service.act(table.id, person, action.text(), table.revision)
    return table


def _waits(table: Table, person: int) -> bool:
    return table.current_game is not None and table.seat_of(person) in table.current_game.waiting_for


async def deal(service: TableService, game: str, person: int = ANNA, guild: int | None = GUILD) -> DailyDeal:
    await service.daily.par.finish()
    found = await service.daily.deals(service.daily.today, person, guild)
    return next(each for each in found if each.game == game)


def test_the_seat_of_a_day_is_fixed_and_chosen_by_nobody() -> None:
    seats = [seat_for(person, "2026-11-22", "bieten", 4) for person in range(400)]
    assert seats == [seat_for(person, "2026-11-22", "bieten", 4) for person in range(400)]
    assert all(seats.count(seat) > 60 for seat in range(4))
    assert len({seat_for(ANNA, f"2026-11-{day}", "bieten", 4) for day in range(10, 30)}) > 1


def test_days_running_are_counted_up_to_today_or_yesterday() -> None:
    assert streak(["2026-11-22", "2026-11-21", "2026-11-20", "2026-11-18"], "2026-11-22") == 3
    assert streak(["2026-11-21", "2026-11-20"], "2026-11-22") == 2
    assert streak(["2026-11-20"], "2026-11-22") == 0
    assert streak([], "2026-11-22") == 0
    assert number_of("2026-11-22") == 1


def test_masters_are_known_by_the_files_that_say_how_they_play() -> None:
    versions = {version_of(f"bot.games.{game}") for game in GAMES}
    assert len(versions) == len(GAMES)
    assert all(len(version) == 8 for version in versions)


async def test_nothing_is_promised_before_somebody_asks(begin: Begin, path: Path) -> None:
    service = await begin()
    await service.close()
    with sqlite3.connect(path) as db:
        assert db.execute("SELECT count(*) FROM shared_seeds").fetchone() == (0,)


@pytest.mark.parametrize("game", GAMES)
async def test_everybody_has_one_try_of_the_same_cards(begin: Begin, game: str) -> None:
    service = await begin()
    first, second = await service.daily.play(game, ANNA, GUILD), await service.daily.play(game, BEN, None)
    assert first.id != second.id
    assert first.daily_date == second.daily_date == "2026-11-22"
    assert first.seat_of(ANNA) == seat_for(ANNA, "2026-11-22", game, len(first.seats))
    packs = [
        json.loads(row["line"])["pack"]
        for row in await service._database.read(
            lambda db: db.execute("SELECT line FROM log WHERE line LIKE '%\"shuffle\"%' ORDER BY game").fetchall()
        )
    ]
    assert packs[0] == packs[1]
    assert (await service.daily.play(game, ANNA, GUILD)).id == first.id
    over = await play_on(service, await service.table(first.id), ANNA)
    assert over.status == "over"
    assert over.current_game is not None
    assert len(over.current_game.deals) == 1
    again = await service.daily.play(game, ANNA, GUILD)
    assert (again.id, again.status) == (first.id, "over")


@pytest.mark.parametrize("game", GAMES)
async def test_who_plays_as_the_masters_do_reaches_what_they_reach(begin: Begin, game: str) -> None:
    service = await begin()
    await played(service, game)
    mine = await deal(service, game)
    assert mine.own is not None
    assert mine.own.points == mine.par
    assert mine.own.margin == 0
    assert mine.masters == version_of(f"bot.games.{game}")


async def test_the_same_moves_have_the_same_result_on_two_bots(begin: Begin, tmp_path: Path, clock: Watch) -> None:
    logs = []
    for name in ("one", "two"):
        service = TableService(
            Database(new_database(tmp_path / name)),
            rng=Random(7),
            scheduler=Scheduler(clock),
            pace=Pacing(computer_pause=0),
            find_game=find_game,
            master=at_once,
        )
        await service.start()
        await played(service, "bieten")
        lines = await service._database.read(
            lambda db: [row["line"] for row in db.execute("SELECT line FROM log ORDER BY revision").fetchall()[1:]]
        )
        mine = await deal(service, "bieten")
        assert mine.own is not None
        logs.append((lines, mine.own.points, mine.par))
        await service.close()
    assert logs[0] == logs[1]


async def test_a_try_goes_on_after_a_restart_with_the_same_end(begin: Begin) -> None:
    service = await begin()
    table = await service.daily.play("betel", ANNA, GUILD)
    while table.status == "playing":
        table = await until(service, table.id, lambda now: _waits(now, ANNA) or now.status != "playing")
        if table.status == "playing":
            live, hand = await service._changes.get(table.id), await service.hand(table.id, ANNA)
            luck = f"{table.daily_date}/betel/{hand.seat}/{live.moves}"
            action = find_game("betel").heuristic.choose(hand.view, Random(luck))
            assert action is not None
            table = await service.act(table.id, ANNA, action.text(), table.revision)
            await service.close()
            service = await begin()
            table = await service.table(table.id)
    mine = await deal(service, "betel")
    assert mine.own is not None
    assert mine.own.margin == 0


async def test_it_is_neither_rated_nor_in_any_standing(begin: Begin) -> None:
    service = await begin()
    for game in GAMES:
        await played(service, game)
    await service.statistics.counting.finish()
    for table in ("results", "ratings", "tallies"):
        rows = await service._database.read(lambda db, table=table: db.execute(f"SELECT * FROM {table}").fetchall())
        assert not rows, table
    assert await service.directory.for_user(ANNA, None) == ()


async def test_nothing_but_playing_is_done_at_a_try(begin: Begin) -> None:
    service = await begin()
    table = await service.daily.play("bieten", ANNA, GUILD)
    refused: list[Callable[[], Awaitable[object]]] = [
        lambda: service.join(table.id, BEN),
        lambda: service.leave(table.id, ANNA),
        lambda: service.take_backs.ask(table.id, ANNA),
        lambda: service.hosting.end(table.id, ANNA),
        lambda: service.hosting.close(table.id, ANNA),
        lambda: service.rematch(table.id, ANNA),
        lambda: service.begin(table.id, ANNA),
        lambda: service.set_option(table.id, ANNA, "target", 5),
    ]
    for attempt in refused:
        with pytest.raises(NotFound, match="no_table"):
            await attempt()
    with pytest.raises(PermissionDenied, match="no_hints"):
        await service.hints.take(table.id, ANNA)
    with pytest.raises(PermissionDenied, match="not_seated"):
        await service.hand(table.id, BEN)
    with pytest.raises(NotFound, match="no_daily"):
        await service.daily.play("poker", ANNA, GUILD)


async def test_a_try_counts_against_no_limit(begin: Begin) -> None:
    service = await begin()
    for game in GAMES:
        await service.daily.play(game, ANNA, GUILD)
    assert await service._database.read(
        lambda db: db.execute("SELECT count(*) FROM tables WHERE day IS NOT NULL").fetchone()[0]
    ) == len(GAMES)
    for _ in range(10):
        await service.open(guild=None, channel=0, host=ANNA, game="betel", options={})
    with pytest.raises(Conflict, match="too_many_tables"):
        await service.open(guild=None, channel=0, host=ANNA, game="betel", options={})


async def test_results_of_others_are_told_to_who_has_played_and_names_on_their_server(begin: Begin) -> None:
    service = await begin()
    await played(service, "bieten", ANNA)
    await played(service, "bieten", BEN, None)
    before = await deal(service, "bieten", CILLI)
    assert (before.world, before.here, before.par, before.count) == ((), (), None, 2)
    await played(service, "bieten", CILLI, GUILD + 1)
    seen = await deal(service, "bieten", ANNA)
    assert {each.person for each in seen.world} == {ANNA, None}
    assert [each.person for each in seen.here] == [ANNA]
    assert sum(each.own for each in seen.world) == 1
    elsewhere = await deal(service, "bieten", CILLI, GUILD)
    assert {each.person for each in elsewhere.here} == {ANNA}
    assert {each.person for each in elsewhere.world} == {ANNA, CILLI, None}
    places = [each.place for each in seen.world]
    assert places == sorted(places)


async def test_at_midnight_the_day_is_over_and_open(begin: Begin, clock: Watch) -> None:
    service = await begin()
    done = await played(service, "bieten")
    still = await service.daily.play("betel", ANNA, GUILD)
    promise = (await deal(service, "bieten")).promise
    tomorrow = await service.daily.promises("2026-11-23")
    assert len(tomorrow) == len(GAMES)
    assert done.current_game is not None
    with pytest.raises(NotFound):
        await service.archive.record(done.current_game.number)
    clock.time += timedelta(hours=12)
    assert await service.daily.roll_over() == "2026-11-23"
    assert (await service.table(still.id)).status == "closed"
    data = (await service.archive.record(done.current_game.number)).encode()
    assert verify(data, promise).holds
    assert still.current_game is not None
    with pytest.raises(NotFound):
        await service.archive.record(still.current_game.number)
    with pytest.raises(UserError):
        await service.act(still.id, ANNA, "pass", still.revision)
    yesterday = {each.game: each for each in await service.daily.deals("2026-11-22", ANNA, GUILD)}
    assert yesterday["bieten"].seed is not None
    assert yesterday["bieten"].own is not None
    assert yesterday["bieten"].own.number == done.current_game.number
    assert yesterday["betel"].own is not None
    assert yesterday["betel"].own.points is None
    today = await deal(service, "bieten")
    assert today.promise == tomorrow["bieten"]
    assert (today.own, today.seed) == (None, None)
    assert await service.daily.streak(ANNA) == 1
    await played(service, "bieten")
    assert await service.daily.streak(ANNA) == 2
    assert await service.daily.deals("2026-11-24", ANNA, GUILD) == ()


async def test_after_a_start_on_another_day_what_was_missed_is_done(begin: Begin, clock: Watch) -> None:
    service = await begin()
    table = await service.daily.play("bieten", ANNA, GUILD)
    await service.close()
    clock.time += timedelta(days=3)
    service = await begin()
    await service.daily.roll_over()
    assert (await service.table(table.id)).status == "closed"
    old = await service.daily.deals("2026-11-22", ANNA, GUILD)
    assert all(each.seed for each in old)
    assert [each.day for each in await service.daily.deals("2026-11-25", ANNA, GUILD)] == ["2026-11-25"] * len(GAMES)


async def test_no_cards_of_a_day_are_told_before_it_is_over(begin: Begin, caplog: pytest.LogCaptureFixture) -> None:
    service = await begin()
    table = await played(service, "bieten")
    shared = await service.shared_seeds.find("bieten", "2026-11-22")
    assert shared is not None
    told = [
        json.dumps(await service.privacy.export(ANNA), default=str),
        repr(await service.daily.deals("2026-11-22", ANNA, GUILD)),
        repr(await service._changes.get(table.id)),
        caplog.text,
    ]
    assert not [each for each in told if shared.sealed.seed.hex() in each or repr(shared.sealed.seed) in each]
    exported = await service.privacy.export(ANNA)
    assert exported["games.finished"] == []


async def test_who_has_their_data_deleted_is_in_no_ranking(begin: Begin) -> None:
    service = await begin()
    await played(service, "bieten")
    await service.daily.play("betel", ANNA, GUILD)
    assert (await service.privacy.show(ANNA))["daily"] == 2
    await service.privacy.delete(ANNA)
    assert (await service.privacy.show(ANNA))["daily"] == 0
    await played(service, "bieten", BEN)
    assert [each.own for each in (await deal(service, "bieten", BEN)).world] == [True]


async def test_a_try_that_cannot_be_read_keeps_nobody_from_the_new_day(
    begin: Begin, clock: Watch, path: Path
) -> None:
    service = await begin()
    unreadable = await service.daily.play("bieten", ANNA, GUILD)
    other = await service.daily.play("bieten", BEN, GUILD)
    await service.close()
    with sqlite3.connect(path) as db:
        db.execute("UPDATE tables SET options = '{\"gone\": 1}' WHERE id = ?", (unreadable.id,))
    db.close()
    clock.time += timedelta(days=1)
    service = await begin()
    assert await service.daily.roll_over() == "2026-11-23"
    assert (await service.table(other.id)).status == "closed"
    assert all(each.seed for each in await service.daily.deals("2026-11-22", CILLI, GUILD))
    assert len(await service.daily.promises("2026-11-24")) == len(GAMES)
    assert (await service.daily.play("bieten", ANNA, GUILD)).status == "playing"
    left = await service._database.read(
        lambda db: db.execute("SELECT id FROM tables WHERE day = '2026-11-22' AND status <> 'closed'").fetchall()
    )
    assert not left


async def test_no_try_begins_when_midnight_comes_between(
    begin: Begin, clock: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = await begin()
    await service.daily.roll_over()
    keep = service._changes.open

    async def slowly(*given: Any) -> Table:
        clock.time += timedelta(hours=12)
        await service.daily.roll_over()
        return await keep(*given)

    monkeypatch.setattr(service._changes, "open", slowly)
    with pytest.raises(Conflict, match="day_over"):
        await service.daily.play("bieten", ANNA, GUILD)
    rows = await service._database.read(lambda db: db.execute("SELECT status, number FROM tables").fetchall())
    assert [tuple(row) for row in rows] == [("closed", None)]


async def test_no_try_begins_with_a_seed_that_is_open_since_a_clock_was_wrong(begin: Begin, clock: Watch) -> None:
    service = await begin()
    await service.daily.roll_over()
    clock.time += timedelta(days=1)
    await service.daily.roll_over()
    clock.time -= timedelta(days=1)
    with pytest.raises(Conflict, match="day_over"):
        await service.daily.play("bieten", ANNA, GUILD)
    seen = await deal(service, "bieten")
    assert (seen.own, seen.seed is None) == (None, False)
    clock.time += timedelta(days=1)
    assert (await service.daily.play("bieten", ANNA, GUILD)).status == "playing"


async def test_a_try_is_had_once_though_its_data_is_deleted(begin: Begin, clock: Watch) -> None:
    service = await begin()
    await played(service, "bieten")
    await service.daily.play("betel", ANNA, GUILD)
    await service.privacy.delete(ANNA)
    for game in ("bieten", "betel"):
        with pytest.raises(Conflict, match="try_had"):
            await service.daily.play(game, ANNA, GUILD)
        assert (await service.daily.play(game, BEN, GUILD)).status == "playing"
    assert (await service.daily.play("bid_whist", ANNA, GUILD)).status == "playing", "of that one they had none"
    rows = await service._database.read(lambda db: db.execute("SELECT * FROM tries_had ORDER BY game").fetchall())
    assert [(row["day"], row["game"]) for row in rows] == [("2026-11-22", "betel"), ("2026-11-22", "bieten")]
    assert not [row for row in rows if str(ANNA) in (row["salt"], row["hash"])]
    clock.time += timedelta(days=1)
    await service.daily.roll_over()
    assert not await service._database.read(lambda db: db.execute("SELECT * FROM tries_had ORDER BY game").fetchall())
    assert (await service.daily.play("bieten", ANNA, GUILD)).status == "playing"


async def test_after_an_update_other_masters_play_anew_what_nobody_has_finished(
    begin: Begin, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = await begin()
    done = await played(service, "bieten")
    assert done.status == "over"
    await service.daily.play("betel", ANNA, GUILD)
    before = {game: await deal(service, game) for game in GAMES}
    await service.close()
    with sqlite3.connect(path) as db:
        db.execute("UPDATE daily_deals SET points = '[99, 99, 99, 99]' WHERE game <> 'bieten'")
    db.close()
    monkeypatch.setattr("bot.tables.game.daily_masters.version_of", lambda package: "12345678")
    service = await begin()
    await service.daily.roll_over()
    after = {game: await deal(service, game) for game in GAMES}
    assert {game: (each.masters, each.also) for game, each in after.items()} == {
        "bieten": (before["bieten"].masters, ("12345678",)),
        "betel": ("12345678", (before["betel"].masters,)),
        "bid_whist": ("12345678", ()),
    }
    assert after["bieten"].own == before["bieten"].own
    rows = await service._database.read(
        lambda db: db.execute("SELECT * FROM daily_deals WHERE game <> 'bieten' OR day > '2026-11-22'").fetchall()
    )
    assert len(rows) == 2 * len(GAMES) - 1
    assert {row["masters"] for row in rows} == {"12345678"}
    assert not [row for row in rows if "99" in row["points"]]
