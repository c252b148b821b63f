"""Users who are gone: nobody waits for them, in no request and with no turn time, and nobody gains by it."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.errors import Conflict
from bot.games import find_game
from bot.storage import PersonId, QuietHours, SeatRow, documents
from bot.storage.migrate import migrate, scripts
from bot.tables import Pacing, Table, TableService
from tests.tables.club import ANNA, BEN, CILLI, DORA, GUILD, a_move, consenting, game, lobby, until
from tests.tables.conftest import Start
from tests.tables.watch import MINUTE, Watch, absent, waited

TEN, TWO = 10 * MINUTE, 2 * MINUTE
DAY = 24 * 60 * MINUTE
NEVER = Pacing(computer_pause=3600)
HANS = 150


def others(table: Table, *gone: int) -> list[int]:
    """Return the users at a table but for these."""
    return [seat.user for seat in table.seats if seat.user is not None and seat.user not in gone]


def gone(table: Table) -> set[int | None]:
    """Return who is gone."""
    return {seat.user for seat in table.seats if seat.gone}


async def silent(service: TableService, watch: Watch, table: Table) -> tuple[Table, int]:
    """Have the person gone whom a game waits for: woken after ten minutes, and silent for two more."""
    user = waited(table)
    watch.pass_by(TEN)
    await service.waking.wake(table.id, others(table, user)[0])
    await watch.turn(service, TWO)
    return await service.table(table.id), user


async def left_alone(service: TableService, watch: Watch, table: Table, how: str) -> Table:
    """Make the awaited player absent: the clock runs out, or the player does not answer a wake-up."""
    if how == "wake":
        return (await silent(service, watch, table))[0]
    await watch.turn(service, TEN)
    return await service.table(table.id)


async def after_moves(service: TableService, table: Table, moves: int) -> Table:
    """Play so many moves."""
    for _ in range(moves):
        found = await a_move(service, table, Random(moves))
        table = await service.act(table.id, *found, table.revision)
    return table


# Waking


async def test_who_does_not_answer_when_woken_is_gone(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=NEVER)
    table = await game(service, ANNA, BEN, CILLI, target=3)
    user = waited(table)
    one, _ = others(table, user)
    watch.pass_by(TEN - 1)
    with pytest.raises(Conflict, match="wake_too_early") as refused:
        await service.waking.wake(table.id, one)
    assert refused.value.params["when"] == str(watch.now + 1)
    watch.pass_by(1)
    with pytest.raises(Conflict, match="wake_yourself"):
        await service.waking.wake(table.id, user)
    table = await service.waking.wake(table.id, one)
    assert [(wake.user, wake.due) for wake in table.current_game.wakes] == [(user, watch.now + TWO)]
    with pytest.raises(Conflict, match="woken_already"):
        await service.waking.wake(table.id, one)
    await watch.turn(service, TWO - 1)
    assert gone(await service.table(table.id)) == set()
    await watch.turn(service, 1)
    assert gone(await service.table(table.id)) == {user}


@pytest.mark.parametrize("how", ["pressed", "back", "act"])
@pytest.mark.parametrize("late", [False, True])
async def test_any_press_is_an_answer(start: Start, how: str, *, late: bool) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=NEVER)
    table = await game(service, ANNA, BEN, target=3)
    user = waited(table)
    watch.pass_by(TEN)
    table = await service.waking.wake(table.id, others(table, user)[0])
    if late:
        await watch.turn(service, TWO)
        table = await service.table(table.id)
        assert gone(table) == {user}
    if how == "pressed":
        await service.pressed(table, user)
    elif how == "back":
        await service.hosting.return_player(table.id, user)
    else:
        await after_moves(service, table, 1)
    table = await service.table(table.id)
    assert (gone(table), table.current_game.wakes) == (set(), ())
    await watch.turn(service, TWO)
    assert gone(await service.table(table.id)) == set()
    with pytest.raises(Conflict, match="not_absent"):
        await service.hosting.return_player(table.id, user)


async def test_what_others_do_restarts_nobodys_wait(start: Start) -> None:
    """A vote that a user begins and another one ends leaves the wait as it is."""
    watch = Watch()
    service = await start(clock=watch, pace=NEVER)
    table = await game(service, ANNA, BEN, CILLI, target=3)
    user = waited(table)
    one, other = others(table, user)
    watch.pass_by(TEN // 2)
    await service.hosting.end(table.id, one)
    await service.consents.refuse(table.id, other, "end")
    watch.pass_by(TEN // 2)
    assert (await service.waking.wake(table.id, one)).current_game.wakes


async def test_the_wait_is_the_guilds_to_choose(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=NEVER)
    await service.settings.change_guild(GUILD, patience=60)
    table = await game(service, ANNA, BEN, target=3)
    watch.pass_by(60)
    assert (await service.waking.wake(table.id, others(table, waited(table))[0])).current_game.wakes


async def test_quiet_hours_count_for_nothing(start: Start) -> None:
    """They begin five minutes after the wait, and one minute after a user is woken."""
    watch = Watch()
    service = await start(clock=watch, pace=NEVER)
    for user in (ANNA, BEN):
        await service.settings.change_user(user, quiet=QuietHours(start=12 * 60 + 5, end=13 * 60))
    table = await game(service, ANNA, BEN, target=3)
    user = waited(table)
    (one,) = others(table, user)
    watch.pass_by(60 * MINUTE)
    with pytest.raises(Conflict, match="wake_too_early"):
        await service.waking.wake(table.id, one)
    await service.settings.change_user(user, quiet=QuietHours(start=13 * 60 + 6, end=14 * 60))
    watch.pass_by(5 * MINUTE)
    table = await service.waking.wake(table.id, one)
    assert table.current_game.wakes[0].due == watch.now + 56 * MINUTE


async def test_with_a_turn_time_the_clock_decides(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=NEVER)
    await service.settings.change_guild(GUILD, turn_time=3600)
    table = await game(service, ANNA, BEN, target=3)
    watch.pass_by(TEN)
    with pytest.raises(Conflict, match="nobody_to_wake"):
        await service.waking.wake(table.id, others(table, waited(table))[0])


async def test_a_wake_outlives_a_restart_with_time_to_answer(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=NEVER)
    table = await game(service, ANNA, BEN, target=3)
    user = waited(table)
    watch.pass_by(TEN)
    woken = await service.waking.wake(table.id, others(table, user)[0])
    await service.close()
    watch.pass_by(DAY)
    service = await start(clock=watch, pace=NEVER)
    await watch.turn(service, 0)
    again = await service.table(table.id)
    assert [(wake.user, wake.since) for wake in again.current_game.wakes] == [
        (user, woken.current_game.wakes[0].since)
    ]
    await watch.turn(service, TWO)
    table = await service.table(table.id)
    assert gone(table) == {user}
    await service.close()
    assert await (await start(clock=watch, pace=NEVER)).table(table.id) == table


async def test_a_wait_goes_on_after_a_restart(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=NEVER)
    table = await game(service, ANNA, BEN, target=3)
    await service.close()
    watch.pass_by(TEN)
    service = await start(clock=watch, pace=NEVER)
    assert (await service.waking.wake(table.id, others(table, waited(table))[0])).current_game.wakes


# Requests


async def test_a_vote_waits_for_nobody_who_is_gone(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=NEVER)
    table, user = await silent(service, watch, await game(service, ANNA, BEN, CILLI, target=3))
    one, other = others(table, user)
    assert (await service.hosting.end(table.id, one)).status == "playing"
    assert (await service.consents.agree(table.id, other, "end")).status == "lobby"


async def test_a_vote_is_decided_when_the_last_one_asked_leaves_the_server(start: Start) -> None:
    service = await start(clock=Watch(), pace=NEVER)
    table = await game(service, ANNA, BEN, CILLI, target=3)
    for other in (ANNA, BEN):
        table = await service.hosting.end(table.id, other)
    assert (await service.waking.left_server(table.id, CILLI)).status == "lobby"


@pytest.mark.parametrize("before", [False, True])
async def test_a_wish_to_take_back_waits_for_nobody_who_is_gone(start: Start, *, before: bool) -> None:
    """Whether they are gone when it is asked, or while it is asked."""
    watch = Watch()
    service = await start(clock=watch, pace=NEVER, find_game=find_game)
    table = await service.begin((await lobby(service, ANNA, BEN, CILLI, game="bieten", target=5)).id, ANNA)
    while table.current_game.may_take_back is None:
        table = await after_moves(service, table, 1)
    asker = table.seats[table.current_game.may_take_back].user
    assert asker is not None
    [absentee, other] = others(table, asker)
    acted = table.current_game.view
    if before:
        await service.waking.left_server(table.id, absentee)
    await service.take_backs.ask(table.id, asker)
    table = await service.consents.agree(table.id, other, "take_back")
    if not before:
        assert consenting(table, "take_back")
        table = await service.waking.left_server(table.id, absentee)
    assert not consenting(table, "take_back")
    assert table.current_game.view != acted, "it is taken back"
    assert gone(table) == {absentee}
    await service.close()
    assert await (await start(clock=watch, pace=NEVER, find_game=find_game)).table(table.id) == table


async def test_dealing_again_waits_for_nobody_who_is_gone(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=NEVER)
    table = await after_moves(service, await game(service, ANNA, BEN, CILLI, target=3), 1)
    await service.protests.make(table.id, BEN, "A card fell.")
    await service.protests.rule(table.id, HANS, "again", manages=True)
    await service.consents.agree(table.id, ANNA, "deal_again")
    table = await service.consents.agree(table.id, BEN, "deal_again")
    assert table.current_game.protest.ruling is None
    table = await service.waking.left_server(table.id, CILLI)
    assert table.current_game.protest.ruling == "again"


async def test_a_claim_waits_for_nobody_who_is_gone(start: Start) -> None:
    """A computer player answers it for them, by what their seat knows."""
    watch = Watch()
    service = await start(clock=watch, find_game=find_game)
    table = await lobby(service, ANNA, BEN, CILLI, DORA, game="bid_whist")
    table = await service.begin(table.id, ANNA)
    for seed in range(400):
        for seat in table.seats:
            try:
                table = await service.claims.make(table.id, seat.user)
            except Conflict:
                continue
            if consenting(table, "claim"):
                break
        if consenting(table, "claim"):
            break
        found = await a_move(service, table, Random(seed))
        table = await service.act(table.id, *found, table.revision)
    claim = table.current_game.claim
    assert consenting(table, "claim"), "no claim that has to be asked"
    for seat in table.seats:
        if seat.user != table.seats[claim.seat].user:
            await service.waking.left_server(table.id, seat.user)
    await until(service, table.id, lambda now: not consenting(now, "claim"))


async def test_a_swap_waits_for_nobody_who_is_gone(service: TableService) -> None:
    table = await lobby(service, ANNA, BEN, CILLI)
    table = await service.sit_at(table.id, BEN, 2)
    assert (consenting(table, "swap"), table.consent("swap").asked) == ((BEN,), (CILLI,))
    table = await service.waking.left_server(table.id, CILLI)
    assert (table.consent("swap"), [seat.user for seat in table.seats]) == (None, [ANNA, CILLI, BEN])
    table = await service.sit_at(table.id, BEN, 1)
    assert (table.consent("swap"), [seat.user for seat in table.seats]) == (None, [ANNA, BEN, CILLI])


async def test_a_start_waits_for_no_host_who_is_gone(service: TableService) -> None:
    table = await lobby(service, ANNA, BEN, CILLI)
    table = await service.ask_to_begin(table.id, BEN)
    assert consenting(table, "start") == (BEN,)
    table = await service.waking.left_server(table.id, ANNA)
    assert (table.status, table.host) == ("playing", BEN)


# Going on without them


async def test_the_others_let_a_computer_take_over(watch: Watch, service: TableService) -> None:
    table = await game(service, ANNA, BEN, target=3)
    with pytest.raises(Conflict, match="nobody_gone"):
        await service.waking.take_over(table.id, ANNA)
    table, user = await silent(service, watch, table)
    (one,) = others(table, user)
    table = await service.waking.take_over(table.id, one)
    assert absent(table) == [user]
    assert table.host == one
    table = await service.hosting.return_player(table.id, user)
    assert (absent(table), gone(table)) == ([], set())


async def test_everybody_sits_at_a_new_game_as_before(start: Start) -> None:
    """Who is gone stays gone until they press something, and can be replaced at once."""
    watch = Watch()
    service = await start(clock=watch, pace=NEVER)
    table, user = await silent(service, watch, await game(service, ANNA, BEN, CILLI, target=3))
    for other in others(table, user):
        table = await service.hosting.end(table.id, other)
    table = await service.begin(table.id, others(table, user)[0])
    assert gone(table) == {user}
    assert absent(await service.waking.take_over(table.id, others(table, user)[0])) == [user]


# Results


async def standings(service: TableService) -> dict[int, tuple[int, int, int]]:
    return {one.user: (one.games, one.wins, one.losses) for one in await service.statistics.standings(GUILD, "tiny")}


async def ended(service: TableService, table: Table, user: int) -> Table:
    """End a game by the votes of all but one."""
    for other in others(table, user):
        table = await service.hosting.end(table.id, other)
    assert table.status == "lobby"
    return table


async def played_and_silent(service: TableService, watch: Watch) -> tuple[Table, int]:
    """Play some moves of a game of three, and then have one of them gone."""
    return await silent(
        service, watch, await after_moves(service, await game(service, ANNA, BEN, CILLI, target=9), 7)
    )


async def test_who_ends_a_game_behind_somebodys_back_has_lost_it(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=NEVER)
    table, user = await played_and_silent(service, watch)
    number = table.current_game.number
    table = await ended(service, table, user)
    assert set(table.enders) == set(others(table, user))
    expected = dict.fromkeys(others(table, user), (1, 0, 1))
    assert await standings(service) == expected
    rated = {one.user: one.rating for one in await service.statistics.standings(GUILD, "tiny", by="rating")}
    assert {who: rating.points < 1500 for who, rating in rated.items()} == dict.fromkeys(expected, True)
    with pytest.raises(Exception, match="no_record"):
        await service.archive.record(number)
    await service.statistics.rebuild()
    assert await standings(service) == expected
    again = {one.user: one.rating for one in await service.statistics.standings(GUILD, "tiny", by="rating")}
    assert again == rated
    assert not (await service.add_computer(table.id, others(table, user)[0])).enders
    await service.close()
    assert await standings(await start(clock=watch, pace=NEVER)) == expected


async def test_who_is_away_for_a_computer_player_can_be_ended_behind_no_less(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=NEVER)
    table, user = await played_and_silent(service, watch)
    table = await service.waking.take_over(table.id, others(table, user)[0])
    await ended(service, table, user)
    assert set(await standings(service)) == set(others(table, user))


@pytest.mark.parametrize("how", ["wake", "clock"])
async def test_a_vote_lapses_when_it_begins_to_cost_the_game(start: Start, how: str) -> None:
    """All others agreed while it was free; they lose only by a vote of whose price they read."""
    watch = Watch()
    service = await start(clock=watch, pace=NEVER)
    await service.settings.change_guild(GUILD, turn_time=TEN if how == "clock" else None)
    table = await after_moves(service, await game(service, ANNA, BEN, CILLI, target=9), 7)
    user = waited(table)
    for other in others(table, user):
        table = await service.hosting.end(table.id, other)
    table = await left_alone(service, watch, table, how)
    assert user not in table.voters
    assert (table.status, table.consent("end")) == ("playing", None)
    assert await standings(service) == {}
    table = await ended(service, table, user)
    assert set(table.enders) == set(others(table, user))


@pytest.mark.parametrize("how", ["wake", "clock"])
async def test_who_agreed_and_is_away_then_costs_nobody_the_game(start: Start, how: str) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=NEVER)
    await service.settings.change_guild(GUILD, turn_time=TEN if how == "clock" else None)
    table = await after_moves(service, await game(service, ANNA, BEN, CILLI, target=9), 7)
    user = waited(table)
    table = await service.hosting.end(table.id, user)
    table = await left_alone(service, watch, table, how)
    assert user not in table.voters
    for other in others(table, user):
        table = await service.consents.agree(table.id, other, "end")
    assert (table.status, table.enders) == ("lobby", ())
    assert await standings(service) == {}


@pytest.mark.parametrize("why", ["all agree", "left", "a day"])
async def test_without_anybodys_fault_a_game_that_is_ended_has_no_result(start: Start, why: str) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=NEVER)
    table = await after_moves(service, await game(service, ANNA, BEN, CILLI, target=9), 7)
    user = waited(table)
    if why == "left":
        table = await service.waking.left_server(table.id, user)
    elif why == "a day":
        watch.pass_by(DAY - TEN - TWO)
        table, _ = await silent(service, watch, table)
    else:
        for one in (ANNA, BEN, CILLI):
            table = await service.hosting.end(table.id, one)
    if why != "all agree":
        table = await ended(service, table, user)
    assert (table.status, table.enders) == ("lobby", ())
    assert await standings(service) == {}


async def test_who_left_a_game_that_is_ended_so_has_lost_it_too(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=NEVER)
    table = await after_moves(service, await game(service, ANNA, BEN, CILLI, DORA, target=9), 9)
    user = waited(table)
    leaver = others(table, user)[0]
    await service.leave(table.id, leaver)
    table, _ = await silent(service, watch, await service.table(table.id))
    await ended(service, table, user)
    found = await standings(service)
    assert found[leaver] == (1, 0, 1)
    assert user not in found


# What is kept


def test_a_database_of_before_has_nobody_gone(tmp_path: Path) -> None:
    number = next(place for place, (_, script) in enumerate(scripts()) if "CREATE TABLE wakes" in script)
    with closing(sqlite3.connect(tmp_path / "old.sqlite", isolation_level=None)) as db:
        migrate(db, scripts()[:number])
        db.execute(
            "INSERT INTO tables (id, channel, host, game, options, room, status, revision, waiting, opened_at,"
            " changed_at) VALUES (1, 1, 101, 'tiny', '{}', 2, 'lobby', 0, 0, '', '')"
        )
        db.execute("INSERT INTO seats (table_id, seat, person) VALUES (1, 0, 101)")
        migrate(db)
        assert documents.for_table(db, 1).seats == (SeatRow(PersonId(101)),)
        assert tuple(db.execute("SELECT count(*) FROM deadlines").fetchone()) == (0,)
