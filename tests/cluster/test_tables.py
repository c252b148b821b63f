"""Tables in several processes: each is changed, timed and thought for at its home alone, and moves with its shard."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import datetime, timedelta
from random import Random
from typing import Any

import pytest
from pydantic import SecretStr

from bot.cluster import ShardPreference
from bot.scheduler import Scheduler
from bot.storage import (
    AlreadyHandled,
    Connection,
    Database,
    NotOwner,
    ShardOwnership,
    WriteFailed,
    deletion,
    interaction,
    ratings,
)
from bot.storage.postgres import ClusterRegistry, NotificationListener, draw
from bot.tables import Pacing, TableChanged, TableService, TournamentEvent
from bot.tables.history import rating_rebuild, statistics
from tests.cluster.conftest import eventually
from tests.postgres.server import opened
from tests.tables.club import ANNA, BEN, CHANNEL, CILLI, CLOCK, a_move, play_out
from tests.tables.test_leaving import played_out
from tests.tables.tiny import find_tiny
from tests.tables.watch import look

SHARDS = 2
EVEN, ODD = 2 << 22, 3 << 22
"""Guilds of shard 0 and of shard 1."""


class Bot:
    """A process with its tables; shards are given to it by hand."""

    def __init__(self, path: SecretStr, clock: Callable[[], datetime]) -> None:
        self.database = Database(path, shared=True)
        self.register = ClusterRegistry(self.database)
        self.ownership = self.database.ownership = ShardOwnership(SHARDS, self.register.fence, draw)
        self.tables = TableService(
            self.database,
            rng=Random(1),
            scheduler=Scheduler(clock),
            pace=Pacing(computer_pause=0),
            find_game=find_tiny,
        )
        self.news: list[asyncio.Task[None]] = []
        self.ear = NotificationListener(path, self.heard, lambda: None)

    def heard(self, news: str) -> None:
        self.news.append(asyncio.create_task(self.tables.on_notification(news)))

    async def start(self) -> None:
        await self.tables.start()
        while not await self.register.set_shard_count(SHARDS):
            pass
        await self.register.register("here", "1.0", str(ShardPreference()), SHARDS)
        await self.ear.start()

    async def take(self, shard: int) -> None:
        assert await self.register.acquire(shard)
        self.ownership.owned_shards |= {shard}
        await self.tables.adopt(shard)

    async def give(self, shard: int) -> None:
        self.ownership.owned_shards -= {shard}
        await self.tables.settle(shard)
        await self.register.release(shard)
        await self.tables.release_shard(shard)

    async def stop(self) -> None:
        await self.ear.stop()
        await asyncio.gather(*self.news)
        await self.tables.close()


Begin = Callable[..., Awaitable[Bot]]


@pytest.fixture
async def begin(path: SecretStr) -> AsyncIterator[Begin]:
    begun: list[Bot] = []

    async def begin(*shards: int, clock: Callable[[], datetime] = CLOCK) -> Bot:
        bot = Bot(path, clock)
        begun.append(bot)
        await bot.start()
        for shard in shards:
            await bot.take(shard)
        return bot

    yield begin
    for bot in begun:
        await bot.stop()


async def lobby(bot: Bot, guild: int | None, *users: int) -> Any:
    table = await bot.tables.open(guild=guild, channel=CHANNEL, host=users[0], game="tiny", options={})
    for user in users[1:]:
        table = await bot.tables.join(table.id, user)
    return table


async def test_a_game_goes_on_where_its_home_is(begin: Begin) -> None:
    one, two = await begin(0), await begin(1)
    table = await one.tables.begin((await lobby(one, EVEN, ANNA, BEN)).id, ANNA)
    move = await a_move(one.tables, table, Random(2))
    with pytest.raises(NotOwner) as caught:
        await two.tables.act(table.id, *move, table.revision)
    assert caught.value.shard == 0
    with pytest.raises(NotOwner):
        await two.tables.hand(table.id, ANNA)
    assert [each.id for each in await two.tables.directory.for_user(ANNA, None)] == [table.id]  # shown all the same
    assert await two.tables.directory.not_closed() == ()
    after = await one.tables.act(table.id, *move, table.revision)
    await one.give(0)
    await two.take(0)
    assert (await two.tables.table(table.id)).revision == after.revision
    with pytest.raises(NotOwner):
        await one.tables.table(table.id)
    table = await play_out(two.tables, after, Random(3))
    assert table.status == "over"
    await two.give(0)
    await one.take(0)
    assert (await one.tables.table(table.id)).past == table.past


async def test_a_change_under_way_is_not_kept_when_the_shard_is_lost(begin: Begin) -> None:
    one = await begin(0)
    table = await lobby(one, EVEN, ANNA)
    await one.register.release(0)  # and the tables have got no notification
    with pytest.raises(WriteFailed):
        await one.tables.join(table.id, BEN)
    two = await begin(0)
    assert [seat.user for seat in (await two.tables.table(table.id)).seats] == [ANNA]


async def test_a_click_that_two_processes_hear_of_counts_once(begin: Begin) -> None:
    one = await begin(0)
    table = await lobby(one, EVEN, ANNA)
    interaction.set(17)
    await one.tables.add_computer(table.id, ANNA)
    await one.tables.add_computer(table.id, ANNA)  # what one answer does besides
    await one.give(0)
    two = await begin(0)
    with pytest.raises(AlreadyHandled):
        await two.tables.add_computer(table.id, ANNA)
    interaction.set(18)
    assert len((await two.tables.add_computer(table.id, ANNA)).seats) == 4
    interaction.set(None)


async def test_a_table_without_a_guild_is_opened_where_it_is_at_home(begin: Begin) -> None:
    one, two = await begin(0), await begin(1)
    tables = [(await lobby(bot, None, ANNA + number), bot) for number in range(6) for bot in (one, two)]
    assert {(table.id % SHARDS, bot is two) for table, bot in tables} == {(0, False), (1, True)}
    assert len({table.id for table, _ in tables}) == 12
    with pytest.raises(NotOwner):
        await lobby(one, ODD, CILLI)


async def test_computers_play_and_clocks_run_at_home_alone_and_go_on_with_the_next(begin: Begin) -> None:
    now = [CLOCK()]
    one = await begin(0, 1, clock=lambda: now[0])
    await one.tables.settings.change_guild(EVEN, turn_time=120)
    await one.tables.settings.change_guild(ODD, turn_time=120)
    table = await one.tables.begin((await lobby(one, EVEN, ANNA, BEN)).id, ANNA)
    other = await one.tables.begin((await lobby(one, ODD, ANNA, CILLI)).id, ANNA)
    assert table.current_game
    assert table.current_game.clocks
    await one.give(1)
    now[0] += timedelta(seconds=121)
    await look(one.tables)
    assert any(seat.absent_since for seat in (await one.tables.table(table.id)).seats)
    two = await begin(1, clock=lambda: now[0])
    seen = await two.tables.table(other.id)
    assert not any(seat.absent_since for seat in seen.seats)
    assert seen.current_game
    assert min(clock.due for clock in seen.current_game.clocks) > now[0].timestamp()
    now[0] += timedelta(seconds=121)
    await look(two.tables)
    assert any(seat.absent_since for seat in (await two.tables.table(other.id)).seats)


async def test_what_somebody_chooses_is_known_everywhere(begin: Begin) -> None:
    one, two = await begin(0), await begin(1)
    assert (await two.tables.settings.for_user(ANNA)).colours == "four"
    await one.tables.settings.change_user(ANNA, colours="two")
    await eventually(lambda: two.tables.settings.cached_for_user(ANNA).colours == "two")
    choices = [{"colours": "four"}, {"card_names": True}, {"reminders": False}, {"text_only": True}]
    bots = [one, two, one, two]
    await asyncio.gather(
        *(bot.tables.settings.change_user(BEN, **choice) for bot, choice in zip(bots, choices, strict=True))
    )
    three = await begin()
    chosen = await three.tables.settings.for_user(BEN)
    assert (chosen.card_names, chosen.reminders, chosen.text_only) == (True, False, True)


async def test_a_guild_is_forgotten_by_its_home_and_only_if_discord_has_said_so(
    begin: Begin, path: SecretStr
) -> None:
    one = await begin(0, 1)
    for guild in (EVEN, ODD):
        await lobby(one, guild, ANNA)
    await one.give(1)

    def left() -> set[int]:
        with opened(path) as db:
            return {row["guild"] for row in db.execute("SELECT guild FROM guilds WHERE left_at IS NOT NULL")}

    await one.tables.privacy.guilds_are(lambda _: False, lambda _: False)
    assert left() == set()
    await one.tables.privacy.guilds_are({EVEN}.__contains__)
    assert left() == set()
    await one.tables.privacy.guilds_are(lambda _: False)
    assert left() == {EVEN}


async def test_who_is_deleted_leaves_the_lists_of_every_home(begin: Begin) -> None:
    one, two = await begin(0), await begin(1)
    given = {"channel": CHANNEL, "host": ANNA, "game": "tiny", "options": {}, "rounds": 1, "minutes": 20}
    lists = [
        await bot.tables.tournaments.open(guild=guild, places=4, **given) for bot, guild in ((one, EVEN), (two, ODD))
    ]
    for bot, tournament in zip((one, two), lists, strict=True):
        for user in (BEN, CILLI, 10, 11):
            await bot.tables.tournaments.join(tournament.id, user)
    events: list[TournamentEvent] = []

    async def note(event: TournamentEvent) -> None:
        events.append(event)

    two.tables.tournaments.subscribe(note)
    await one.tables.privacy.delete(BEN)
    assert [event.moved_up for event in events] == [(11,)]
    for bot, tournament in zip((one, two), lists, strict=True):
        after = await bot.tables.tournaments.get(tournament.id)
        assert [(each.user, each.deleted) for each in after.entrants] == [
            (user, False) for user in (ANNA, CILLI, 10, 11)
        ]


async def test_somebody_is_deleted_who_sits_at_tables_of_several_homes(begin: Begin) -> None:
    one, two = await begin(0), await begin(1)
    table, other = await lobby(one, EVEN, ANNA, BEN), await lobby(two, ODD, CILLI, BEN)
    await one.tables.privacy.delete(BEN)
    assert [seat.user for seat in (await one.tables.table(table.id)).seats] == [ANNA]
    assert [seat.user for seat in (await two.tables.table(other.id)).seats] == [CILLI]
    assert set((await two.tables.privacy.show(BEN)).values()) == {0}


async def test_nobody_who_is_deleted_comes_back_from_the_memory_of_another_home(begin: Begin) -> None:
    one, two = await begin(0), await begin(1)
    table = await two.tables.begin((await lobby(two, ODD, ANNA, CILLI, BEN)).id, ANNA)
    await two.tables.leave(table.id, BEN)
    table = await two.tables.table(table.id)
    await two.ear.stop()  # a notification of one of them comes too late
    await one.tables.privacy.delete(BEN)
    await played_out(two.tables, table)
    await two.tables.statistics.counting.finish()
    assert set((await one.tables.privacy.show(BEN)).values()) == {0}


async def test_a_deletion_that_a_process_has_left_half_done_goes_on_when_its_shards_are_taken(
    begin: Begin, path: SecretStr
) -> None:
    _one, two = await begin(0), await begin(1)
    table = await two.tables.begin((await lobby(two, ODD, ANNA, BEN)).id, ANNA)
    await play_out(two.tables, table, Random(3))
    await two.database.write(lambda db: deletion.begin_person(db, BEN))
    await two.stop()
    await begin(1)

    def going() -> int:
        with opened(path) as db:
            return db.execute("SELECT count(*) FROM erasing_people").fetchone()[0]

    await eventually(lambda: not going())
    with opened(path) as db:
        assert db.execute("SELECT count(*) FROM results WHERE person = ?", (BEN,)).fetchone()[0] == 0


async def test_each_counts_what_ends_at_home_and_one_of_them_all_that_is_left(
    begin: Begin, path: SecretStr, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics, "MAX_JUST_FINISHED", 0)
    one, two = await begin(0), await begin(1)

    def uncounted() -> list[int]:
        with opened(path) as db:
            return [row["number"] for row in db.execute("SELECT number FROM games WHERE tallied = 0 ORDER BY number")]

    async def played(bot: Bot, guild: int) -> None:
        table = await bot.tables.begin((await lobby(bot, guild, ANNA, BEN)).id, ANNA)
        over = asyncio.Event()

        async def note(changed: TableChanged) -> None:
            if changed.after.id == table.id and changed.after.status == "over":
                over.set()

        bot.tables.subscribe(note)  # after the statistics, which are notified before it
        await play_out(bot.tables, table, Random(3))
        await over.wait()
        await bot.tables.statistics.counting.finish()

    await played(one, EVEN)
    await one.tables.scheduler.stop("counting")
    with opened(path) as db:
        before = db.execute("SELECT count(*) FROM tallies").fetchone()[0]
        db.execute("UPDATE games SET tallied = 0")
    left = uncounted()
    assert left
    await two.tables.statistics.standings(ODD)
    assert two.tables.statistics.is_rebuilding(ODD), "in the other process, too"
    await played(two, ODD)
    assert uncounted() == left
    two.tables.statistics.counting.trigger()
    await two.tables.statistics.counting.finish()
    assert uncounted() == left
    one.tables.statistics.counting.trigger()
    await one.tables.statistics.counting.finish()
    assert uncounted() == []
    await two.tables.statistics.standings(ODD)
    assert not two.tables.statistics.is_rebuilding(ODD)
    with opened(path) as db:
        assert db.execute("SELECT count(*) FROM tallies").fetchone()[0] == 2 * before


async def test_a_game_is_counted_once_though_two_count_it(begin: Begin, path: SecretStr) -> None:
    one = await begin(0)
    table = await one.tables.begin((await lobby(one, EVEN, ANNA, BEN)).id, ANNA)
    await play_out(one.tables, table, Random(3))
    await one.tables.statistics.counting.finish()
    two = await begin()
    two.ownership.owned_shards |= {0}  # a process that has lost the shard without noticing it
    with opened(path) as db:
        before = db.execute("SELECT count(*) FROM tallies").fetchone()[0]
        db.execute("UPDATE games SET tallied = 0")
    for bot in (one, two):
        bot.tables.statistics.counting.trigger()
    await asyncio.gather(*(bot.tables.statistics.counting.finish() for bot in (one, two)))
    with opened(path) as db:
        assert db.execute("SELECT count(*) FROM tallies").fetchone()[0] == before
        assert db.execute("SELECT min(tallied) FROM games").fetchone()[0] > 0


async def test_a_game_that_its_home_has_rated_meanwhile_begins_the_guild_anew(
    begin: Begin, path: SecretStr, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rating_rebuild, "RETRY_SECONDS", (0.01,))
    one, two = await begin(0), await begin(1)
    for _ in range(3):
        table = await two.tables.begin((await lobby(two, ODD, ANNA, BEN)).id, ANNA)
        await play_out(two.tables, table, Random(3))
        await two.tables.hosting.close(table.id, ANNA)

    def kept() -> list[dict[str, Any]]:
        with opened(path) as db:
            rows = db.execute("SELECT number, seat, person, mu, sigma, games FROM ratings ORDER BY number, seat")
            return [dict(row) for row in rows]

    before = kept()
    assert before
    clear, late = ratings.clear, before[-2:]

    def cleared(db: Connection, guild: int, most: int) -> int:
        done = clear(db, guild, most)
        while late:  # what was under way at its home when this began
            row = late.pop() | {"guild": ODD, "game": "tiny"}
            db.execute(
                "INSERT INTO ratings (number, seat, guild, game, person, mu, sigma, games)"
                " VALUES (:number, :seat, :guild, :game, :person, :mu, :sigma, :games)",
                row,
            )
        return done

    monkeypatch.setattr(ratings, "clear", cleared)
    with opened(path) as db:
        db.execute("UPDATE games SET rated = 0")
        ratings.mark_rebuilding(db, ODD)
    await two.tables.statistics.standings(ODD)
    assert two.tables.statistics.is_rebuilding(ODD), "also if the other process does it"
    one.tables.statistics.ratings.trigger()
    await one.tables.statistics.ratings.finish()
    assert kept() == before
    await two.tables.statistics.standings(ODD)
    assert not two.tables.statistics.is_rebuilding(ODD)
