"""What is known of a person, and how it goes: from every table, without breaking any other user's games."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from bot.errors import Conflict, NotFound
from bot.rules.proof_check import verify
from bot.rules.record import replay
from bot.storage import Connection, QuietHours, deletion
from bot.storage import personal_data as kept_of
from bot.tables import Seat, TableService, TrackedMessage, left_seats
from bot.tables.persistence import privacy
from tests.tables.club import CHANNEL, GUILD, a_move, game, lobby, play_out
from tests.tables.conftest import Start
from tests.tables.tiny import find_tiny

ANNA, BEN, CILLI, DORA = 811234567890123401, 811234567890123402, 811234567890123403, 811234567890123404
"""Ids as long as Discord's: no other number contains them by chance."""


def holds(path: Path, wanted: int) -> list[str]:
    """Return the columns of all tables that contain a number, looked through as text."""
    db = sqlite3.connect(path)
    try:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found: list[str] = []
        for table in tables:
            for _, column, *_ in db.execute(f"PRAGMA table_info({table})").fetchall():
                count = f"SELECT count(*) FROM {table} WHERE instr(CAST({column} AS TEXT), ?)"
                found += [f"{table}.{column}"] * (db.execute(count, (str(wanted),)).fetchone()[0] > 0)
        return found
    finally:
        db.close()


async def evening(service: TableService, rng: Random) -> list[int]:
    """Have three users do all that leaves traces; return the numbers of the finished games."""
    await service.settings.change_user(ANNA, language="de", quiet=QuietHours(start=0, end=60))
    await service.settings.change_user(BEN, seen_language="sv-SE")
    await service.settings.change_guild(GUILD, by=ANNA, channels=(CHANNEL,))
    await service.house_rules.save(GUILD, "gone", game="tiny", options={"target": 3, "colour": "red"}, user=ANNA)
    await service.house_rules.delete(GUILD, "gone", manager=BEN)
    await service.blocks.block(ANNA, 55)
    await service.blocks.block(56, ANNA)
    await service.house_rules.save(GUILD, "hers", game="tiny", options={"target": 3, "colour": "red"}, user=ANNA)
    await service.notebook.write(f"dm:{ANNA}", "900", table=None)
    table = await game(service, ANNA, BEN, CILLI)
    hand = TrackedMessage(key=f"hand:{table.id}:{ANNA}", channel=900, message=901, table_id=table.id, person=ANNA)
    ephemeral = {"key": f"ephemeral:{table.id}:{ANNA}", "message": 902, "token": "secret", "expires_at": 2**40}
    await service.tracked_messages.save(hand, hand.model_copy(update=ephemeral))
    table = await play_out(service, table, rng)
    table = await play_out(service, await service.rematch(table.id, ANNA), rng)
    numbers = [end.number for end in table.past]
    closed = await play_out(service, await game(service, BEN, ANNA), rng)
    numbers += [end.number for end in closed.past]
    for user in (ANNA, BEN):
        await service.leave(closed.id, user)
    left = await game(service, ANNA, BEN)
    await service.leave(left.id, ANNA)
    await lobby(service, ANNA)
    await lobby(service, CILLI, ANNA)
    alone = await service.open(guild=None, channel=77, host=ANNA, game="tiny", options={})
    await service.add_computer(alone.id, ANNA)
    return numbers


@pytest.mark.parametrize("seed", [0, 1, 3, 4])
async def test_after_deleting_no_row_names_the_person_and_all_games_can_still_be_read(
    start: Start, path: Path, seed: int
) -> None:
    service, rng = await start(), Random(seed)
    numbers = await evening(service, rng)
    assert len(holds(path, ANNA)) > 8
    before = {number: await service.archive.record(number) for number in numbers}
    others = await service.statistics.standings(GUILD)
    await service.privacy.delete(ANNA)
    assert holds(path, ANNA) == []
    # In the order of before, with nobody's place left open.
    left = [replace(each, place=0) for each in await service.statistics.standings(GUILD)]
    assert left == [replace(each, place=0) for each in others if each.user != ANNA]
    for number, record in before.items():
        after = await service.archive.record(number)
        assert [result["valid"] for result, _ in replay(after.encode(), find_tiny)][-1]
        assert verify(after.encode()).json() == verify(record.encode()).json(), "no word was given, none is missed"
        assert after.split("\n")[1:] == record.split("\n")[1:]
        seat = json.loads(record.split("\n")[0])["players"].index(str(ANNA)) + 1
        assert json.loads(after.split("\n")[0])["players"][seat - 1] == f"former player {seat}"
    assert set(holds(path, BEN)) >= {"people.person", "results.person", "table_people.person", "log.line"}
    await service.close()
    service = await start()
    assert holds(path, ANNA) == []
    assert sum((await service.privacy.show(ANNA)).values()) == 0


async def test_others_play_on_at_the_same_table(start: Start) -> None:
    service, rng = await start(), Random(1)
    table = await play_out(service, await game(service, ANNA, BEN, CILLI), rng)
    await service.privacy.delete(ANNA)
    table = await service.table(table.id)
    assert (table.status, table.host) == ("lobby", BEN)
    assert table.past[0].seats == (Seat(computer=-1), Seat(user=BEN), Seat(user=CILLI))
    table = await play_out(service, await service.begin(table.id, BEN), rng)
    assert len(table.past) == 2
    await service.privacy.delete(BEN)
    table = await service.table(table.id)
    assert table.past[0].seats == (Seat(computer=-1), Seat(computer=-2), Seat(user=CILLI)), "two are not one"


async def test_who_plays_has_to_leave_first_and_loses_nothing(service: TableService, path: Path) -> None:
    waiting = await lobby(service, BEN, ANNA)
    table = await game(service, ANNA, BEN)
    with pytest.raises(Conflict) as refused:
        await service.privacy.delete(ANNA)
    assert (refused.value.code, refused.value.params) == ("leave_first", {"tables": str(table.id)})
    assert (await service.table(waiting.id)).seat_of(ANNA) == 1
    await service.leave(table.id, ANNA)
    await service.privacy.delete(ANNA)
    assert holds(path, ANNA) == []
    assert (await service.table(table.id)).status == "playing", "the computer player goes on"


async def test_a_table_that_cannot_be_read_keeps_nobody_from_going(start: Start, path: Path) -> None:
    service = await start()
    table = await game(service, ANNA, BEN)
    await service.close()
    db = sqlite3.connect(path)
    db.execute("UPDATE tables SET game = 'gone' WHERE id = ?", (table.id,))
    db.commit()
    db.close()
    service = await start()
    await service.privacy.delete(ANNA)
    assert holds(path, ANNA) == []


async def test_a_user_of_many_open_tables_is_deleted_in_small_pieces(
    service: TableService, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other players wait for the writer no longer than a piece takes."""
    rng, pieces, erase_tables = Random(1), list[int](), deletion.erase_tables
    for _ in range(deletion.TABLE_LIMIT + 2):
        await play_out(service, await game(service, BEN, ANNA), rng)

    def counted(db: Connection, person: int, tables: list[int], room: int) -> int:
        pieces.append(len(tables))
        return erase_tables(db, person, tables, room)

    monkeypatch.setattr(deletion, "erase_tables", counted)
    await service.privacy.delete(ANNA)
    assert max(pieces) == deletion.TABLE_LIMIT
    assert sum(pieces) == deletion.TABLE_LIMIT + 2
    assert holds(path, ANNA) == []


async def test_a_table_of_a_newer_version_keeps_no_other_deletion_waiting(service: TableService) -> None:
    table = await game(service, BEN, ANNA, CILLI)
    await service.leave(table.id, ANNA)

    def begin(db: Connection) -> None:
        db.execute("UPDATE documents SET document = ? WHERE table_id = ?", ('{"version": 99}', table.id))
        for user in (ANNA, DORA):
            deletion.begin_person(db, user)

    await service._database.write(begin)
    await service.privacy.finish()
    assert await service._database.read(deletion.people) == [ANNA]


async def test_a_user_who_comes_back_during_the_deletion_keeps_the_seat(service: TableService) -> None:
    table = await lobby(service, BEN)
    await service._database.write(lambda db: deletion.begin_person(db, ANNA))
    table = await service.join(table.id, ANNA)
    await service.give_word(table.id, ANNA, "moon", table.promise)
    await service.privacy.finish()
    assert (await service.table(table.id)).seat_of(ANNA) == 1


@pytest.mark.parametrize("rows", [2, kept_of.BATCH_SIZE])
async def test_the_export_has_all_of_it_and_no_secret_of_a_game_going_on(
    start: Start, rows: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept_of, "BATCH_SIZE", rows)
    service, rng = await start(), Random(2)
    numbers = await evening(service, rng)
    playing = await game(service, ANNA, BEN)
    move = await a_move(service, playing, rng)
    await service.act(playing.id, *move, playing.revision)
    told = json.loads(json.dumps(await service.privacy.export(ANNA)))
    assert told["user"] == str(ANNA)
    assert json.loads(told["people.person"][0]["preferences"])["language"] == "de"
    assert told["blocks.person"] == [{"person": ANNA, "other": 55}]
    assert "blocks.other" not in told
    assert [row["kind"] for row in told["manager_actions.person"]] == ["settings_changed"]
    assert "manager_actions.other" not in told
    assert told["games.finished"] == numbers
    assert len(told["games.unfinished"]) == 2
    assert sorted(row["number"] for row in told["results.person"]) == numbers
    assert {note["key"] for note in told["notebook"]} >= {f"dm:{ANNA}"}
    assert [row["message"] for row in told["tracked_messages.person"]] == [902, 901]
    assert "secret" not in json.dumps(told)
    assert "pack" not in json.dumps(told)
    counts = await service.privacy.show(ANNA)
    assert (counts["preferences"], counts["blocks"], counts["house"], counts["results"]) == (1, 1, 1, len(numbers))
    assert counts["games"] == len(numbers) + 2


async def test_what_several_tables_of_the_database_have_is_counted_once(service: TableService, path: Path) -> None:
    book = service.tournaments
    list_ = await book.open(guild=GUILD, channel=80, host=ANNA, game="tiny", options={}, rounds=1, minutes=20)
    (number, *_) = await evening(service, Random(3))
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("INSERT INTO tournament_wishes VALUES (?, ?, ?, ?)", (list_.id, GUILD, ANNA, BEN))
        table = db.execute("SELECT max(id) FROM tables").fetchone()[0]
        db.execute("INSERT INTO daily_tries VALUES ('2026-01-31', 'tiny', ?, 0, ?, NULL)", (ANNA, table))
        db.execute("INSERT INTO daily_places VALUES ('2026-01-31', 'tiny', ?, ?)", (ANNA, GUILD))
        protest = "INSERT INTO protests (game, deal, revision, person, sentence, made_at) VALUES (?, 1, 1, ?, '', '')"
        db.execute(protest, (number, ANNA))
    known = await service.privacy.export(ANNA)
    games = [*known["games.finished"], *known["games.unfinished"]]
    counts = await service.privacy.show(ANNA)
    assert (counts["tournaments"], counts["daily"], counts["games"]) == (1, 1, len(games))


@pytest.fixture
def no_daily_job(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prevent the daily job, which would delete guilds during the test when the clock goes forward."""
    monkeypatch.setattr(privacy, "DAY_SECONDS", 1e9)


@pytest.mark.usefixtures("no_daily_job")
async def test_a_guild_is_forgotten_thirty_days_after_the_bot_has_left_it(start: Start, path: Path) -> None:
    now = datetime(2026, 1, 31, 12, tzinfo=UTC)
    service = await start(clock=lambda: now)
    numbers = await evening(service, Random(3))
    for number in range(3000, 3030):
        other = await service.open(guild=GUILD, channel=number, host=number, game="tiny", options={})
    elsewhere = await service.open(guild=8, channel=80, host=CILLI, game="tiny", options={})
    for guild in (GUILD, 8):
        book, given = service.tournaments, {"channel": 80, "host": ANNA, "rounds": 1, "minutes": 20}
        list_ = await book.open(guild=guild, game="tiny", options={}, **given)
        await book.give_word(list_.id, ANNA, "moon")
    await service.privacy.guilds_are({8}.__contains__)
    now += timedelta(days=29)
    assert await service.privacy.forget_left_guilds() == 0
    await service.privacy.guilds_are({8}.__contains__)
    now += timedelta(days=2)
    assert await service.privacy.forget_left_guilds() == 1, "the second look didn't set the clock back"
    with pytest.raises(NotFound):
        await service.table(other.id)
    for number in numbers:
        with pytest.raises(NotFound):
            await service.archive.record(number)
    assert await service.statistics.standings(GUILD) == ()
    assert (await service.settings.for_guild(GUILD)).channels == ()
    assert (await service.table(elsewhere.id)).guild == 8
    db = sqlite3.connect(path)
    tables = ("tables", "games", "results", "manager_actions", "tournaments", "shared_seeds", "shared_words")
    left = [db.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in tables]
    db.close()
    assert left == [2, 0, 0, 0, 1, 1, 1], "the practice table, and the table and the list elsewhere"


@pytest.mark.usefixtures("no_daily_job")
async def test_a_table_where_the_bot_is_not_belongs_to_no_guild_and_stays(start: Start, path: Path) -> None:
    now = datetime(2026, 1, 31, 12, tzinfo=UTC)
    service = await start(clock=lambda: now)
    await lobby(service, DORA)  # in the guild to be left, where a table may also be brought later
    await service.privacy.guilds_are(lambda _: False)
    opened = await service.open(guild=None, channel=CHANNEL, host=ANNA, game="tiny", options={}, abroad=True)
    await service.join(opened.id, BEN)
    table = await service.begin(opened.id, ANNA)
    await service.privacy.guilds_are(lambda _: False)
    now += timedelta(days=31)
    assert await service.privacy.forget_left_guilds() == 1
    assert await service.directory.not_closed() == (table.id,)
    assert (await play_out(service, await service.table(table.id), Random(3))).status == "over"
    await service.close()
    again = await (await start(clock=lambda: now)).table(table.id)
    assert again.is_user_installed, "it is known for what it is after a restart"
    assert (again.guild, again.channel) == (None, CHANNEL)


async def test_who_has_brought_the_bot_along_goes_alone(service: TableService, path: Path) -> None:
    opened = await service.open(guild=None, channel=CHANNEL, host=ANNA, game="tiny", options={}, abroad=True)
    await service.join(opened.id, BEN)
    table = await play_out(service, await service.begin(opened.id, ANNA), Random(3))
    await service.leave(table.id, ANNA)
    await service.privacy.delete(ANNA)
    assert holds(path, ANNA) == []
    [end] = (await service.table(table.id)).past
    assert BEN in {seat.user for seat in end.seats}, "the game is still Ben's"
    assert await service.archive.record(end.number, user=BEN)


async def test_a_bot_that_comes_back_finds_everything(start: Start) -> None:
    now = datetime(2026, 1, 31, 12, tzinfo=UTC)
    service = await start(clock=lambda: now)
    table = await lobby(service, ANNA)
    await service.privacy.guild_left(GUILD)
    now += timedelta(days=20)
    await service.privacy.guilds_joined([GUILD])
    now += timedelta(days=20)
    assert await service.privacy.forget_left_guilds() == 0
    assert (await service.table(table.id)).status == "lobby"


async def leaves_and_is_back(service: TableService) -> None:
    """The save of the leave may still wait when the bot is back."""
    await asyncio.gather(service.privacy.guild_left(GUILD), service.privacy.guilds_joined([GUILD]))


async def joins_during_the_look_at_all_guilds(service: TableService) -> None:
    looks = iter((False,))
    await service.privacy.guilds_are(lambda _: next(looks, True))


@pytest.mark.parametrize("joins", [leaves_and_is_back, joins_during_the_look_at_all_guilds])
async def test_a_guild_that_joins_beside_other_saves_stays(
    start: Start, joins: Callable[[TableService], Awaitable[None]]
) -> None:
    now = datetime(2026, 1, 31, 12, tzinfo=UTC)
    service = await start(clock=lambda: now)
    table = await lobby(service, ANNA)
    await joins(service)
    now += timedelta(days=40)
    assert await service.privacy.forget_left_guilds() == 0
    assert (await service.table(table.id)).status == "lobby"


async def test_of_many_guilds_that_come_at_once_those_are_told_of_which_nothing_is_known(start: Start) -> None:
    now = datetime(2026, 1, 31, 12, tzinfo=UTC)
    service = await start(clock=lambda: now)
    table = await lobby(service, ANNA)
    await service.privacy.guild_left(GUILD)
    new = range(GUILD + 1, GUILD + 200)
    assert await service.privacy.guilds_joined([GUILD, *new]) == {*new}
    now += timedelta(days=40)
    assert await service.privacy.forget_left_guilds() == 0
    assert (await service.table(table.id)).status == "lobby"


async def test_what_is_due_is_forgotten_day_by_day(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(privacy, "DAY_SECONDS", 0.001)
    now = datetime(2026, 1, 31, 12, tzinfo=UTC)
    service = await start(clock=lambda: now)
    await lobby(service, ANNA)
    await service.privacy.guild_left(GUILD)
    assert await service.directory.not_closed() == (1,)
    now += timedelta(days=31)
    async with asyncio.timeout(5):
        while await service.directory.not_closed():
            pass


async def test_the_start_forgets_what_is_due(start: Start, path: Path) -> None:
    now = datetime(2026, 1, 31, 12, tzinfo=UTC)
    service = await start(clock=lambda: now)
    await lobby(service, ANNA)
    await service.privacy.guild_left(GUILD)
    await service.close()
    now += timedelta(days=31)
    service = await start(clock=lambda: now)
    # Once something is written, what came before it is written too.
    await service.notebook.write("later", "1", table=None)
    await service.privacy.forget_left_guilds()
    assert holds(path, GUILD) == []


async def test_who_left_a_game_and_is_deleted_does_not_come_back_with_the_next_change(
    start: Start, path: Path
) -> None:
    service = await start()
    table = await game(service, ANNA, BEN, CILLI)
    await service.leave(table.id, ANNA)
    await service.privacy.delete(ANNA)
    assert left_seats(await service.table(table.id)) == (0,), "it can still be taken over"
    after = await service.leave(table.id, BEN)
    assert left_seats(after) == (0, 1)
    assert holds(path, ANNA) == []
    await service.privacy.delete(BEN)
    assert holds(path, BEN) == []
    await service.close()
    assert left_seats(await (await start()).table(table.id)) == (0, 1)


@pytest.mark.parametrize("later", range(8))
async def test_a_change_at_the_very_moment_of_deleting_brings_nothing_back(
    service: TableService, path: Path, later: int
) -> None:
    table = await game(service, ANNA, BEN, CILLI)
    await service.leave(table.id, ANNA)
    deleting = asyncio.create_task(service.privacy.delete(ANNA))
    for _ in range(later):
        await service.notebook.read("anything")
    await asyncio.gather(service.leave(table.id, BEN), deleting)
    assert holds(path, ANNA) == []
    assert left_seats(await service.table(table.id)) == (0, 1)
