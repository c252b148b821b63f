"""Rise and fly: who waits for a seat, who has to rise, and what becomes of the games."""

from contextlib import suppress
from random import Random

import pytest

from bot.errors import Conflict, NotFound, PermissionDenied, StaleView
from bot.games import find_game
from bot.rules.record import replay
from bot.tables import Seat, Table, TableService
from tests.tables.club import ANNA, BEN, CHANNEL, CILLI, DORA, GUILD, a_move, consenting, lobby, next_move, until
from tests.tables.conftest import Start

EMIL, FRITZ, GUSTL = 105, 106, 107
FOUR = (ANNA, BEN, CILLI, DORA)
"""By seat."""
JOINING = (ANNA, CILLI, BEN, DORA)
"""The same in the order in which they join: the second becomes the partner of the first."""
"""Anna and Cilli against Ben and Dora."""


async def at_a_table(service: TableService, *waiting: int, how: str = "on_set", **options: object) -> Table:
    """Begin a game of four, and have others wait."""
    table = await lobby(service, *JOINING, game="bid_whist", rise_and_fly=how, **options)
    table = await service.begin(table.id, ANNA)
    for user in waiting:
        table = await service.join(table.id, user)
    return table


async def play_on(service: TableService, table: Table, rng: Random) -> Table:
    """Play until the game is over, or another one has begun."""
    number = table.current_game.number
    while table.current_game.number == number and table.status == "playing":
        move = await a_move(service, table, rng)
        table = await service.act(table.id, *move, table.revision)
    return table


def users(seats: tuple[Seat, ...]) -> tuple[int | None, ...]:
    return tuple(seat.user for seat in seats)


def queue(table: Table) -> list[tuple[int | None, ...]]:
    return [users(party) for party in table.queue]


async def test_a_pair_that_is_set_makes_room_for_the_pair_that_waits(start: Start) -> None:
    service = await start(find_game=find_game)
    before = await at_a_table(service, EMIL, FRITZ)
    table = await play_on(service, before, Random(1))
    ended = table.current_game.follows
    assert ended is not None
    assert (ended.current_game.number, ended.status, users(ended.seats)) == (before.current_game.number, "over", FOUR)
    last = ended.current_game.deals[-1]
    assert not last["made"]
    side = last["contract"]["seat"] % 2
    seated = [user if seat % 2 != side else (EMIL, FRITZ)[seat // 2] for seat, user in enumerate(FOUR)]
    assert users(table.seats) == tuple(seated)
    assert queue(table) == [tuple(FOUR[side::2])], "they wait at the end"
    assert (table.status, table.current_game.deal, table.current_game.deals) == ("playing", 1, ())
    assert table.current_game.view.sheet.scores == (0, 0)
    assert [say.key for say in table.current_game.recent] == ["event-sat-down", "event-dealt"]
    dealt_on = (before.current_game.view.sheet.dealer + len(ended.current_game.deals)) % 4
    assert table.current_game.view.sheet.dealer == dealt_on, "the deal moves on"
    for user in seated:
        assert (await service.hand(table.id, user)).view.hand
    with pytest.raises(PermissionDenied, match="not_seated"):
        await service.hand(table.id, FOUR[side])


async def test_a_game_closed_after_a_set_has_a_record_but_no_result(start: Start) -> None:
    service = await start(find_game=find_game)
    before = await at_a_table(service, EMIL, FRITZ, target=21)
    with pytest.raises(NotFound, match="no_record"):
        await service.archive.record(before.current_game.number)
    table = await play_on(service, before, Random(1))
    assert table.past == ()
    assert await service.statistics.standings(GUILD, None) == ()
    for who in ({"guild": GUILD, "user": 999}, {"guild": 8, "user": ANNA}):
        record = await service.archive.record(before.current_game.number, **who)
        [(told, valid)] = replay(record.encode(), find_game, each=False)
        assert valid
        assert (told["over"], len(told["deals"])) == (False, len(table.current_game.follows.current_game.deals))
        assert told["waiting_for"] == [], "the cards of the next deal are not in it"
    for who in ({"guild": 8, "user": EMIL}, {"guild": None, "user": 10}):
        with pytest.raises(NotFound, match="no_record"):
            await service.archive.record(before.current_game.number, **who)
    with pytest.raises(NotFound, match="no_record"):
        await service.archive.record(table.current_game.number)


async def test_a_restart_between_set_and_next_game_changes_nothing(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await at_a_table(service, EMIL, FRITZ, GUSTL)
    for seed in range(3):
        await service.close()
        service = await start(find_game=find_game)
        assert await service.table(table.id) == table
        table = await play_on(service, table, Random(seed))
    await service.close()
    service = await start(find_game=find_game)
    assert await service.table(table.id) == table
    assert sorted(users(table.seats) + sum(queue(table), ())) == sorted((*FOUR, EMIL, FRITZ, GUSTL))


async def test_a_vote_and_who_left_are_of_one_game_and_not_of_the_next(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await at_a_table(service, EMIL, FRITZ, GUSTL)
    await service.hosting.end(table.id, ANNA)
    await service.consents.agree(table.id, BEN, "end")
    asked = await service.leave(table.id, DORA)
    assert (consenting(asked, "end"), asked.current_game.leavers) == ((ANNA, BEN), ((3, DORA),))
    rng = Random(1)
    while (table := await service.table(table.id)).current_game.number == asked.current_game.number:
        move, seen = await next_move(service, table, rng), table.revision
        if move is None:
            await until(service, table.id, lambda now, seen=seen: now.revision > seen)
        else:
            with suppress(StaleView):  # Dora's computer player was quicker
                await service.act(table.id, *move, seen)
    assert {ANNA, BEN} & set(users(table.seats)), "one of the two who wanted to stop plays on"
    assert (consenting(table, "end"), table.current_game.leavers) == ((), ())
    with pytest.raises(Conflict, match="no_vote"):
        await service.consents.refuse(table.id, next(user for user in users(table.seats) if user is not None), "end")
    await service.close()
    service = await start(find_game=find_game)
    kept = await service.table(table.id)
    assert (consenting(kept, "end"), kept.current_game.leavers) == ((), ())


async def test_where_nobody_waits_the_next_game_begins_with_the_same_pairs(start: Start) -> None:
    service = await start(find_game=find_game)
    before = await at_a_table(service, EMIL)
    table = await play_on(service, before, Random(1))
    assert (users(table.seats), queue(table)) == (FOUR, [(EMIL,)]), "one alone waits for a partner"
    assert (table.current_game.number, table.current_game.deals) == (before.current_game.number + 1, ())
    await service.join(table.id, FRITZ)
    table = await play_on(service, await service.table(table.id), Random(2))
    assert {EMIL, FRITZ} < set(users(table.seats))


async def test_the_set_and_the_next_game_are_one_change(start: Start) -> None:
    """If the next game can't be written, the card that made the set isn't either."""
    service = await start(find_game=find_game)
    table = await at_a_table(service, EMIL, FRITZ)
    await service._database.write(
        lambda db: db.execute(
            "CREATE TRIGGER full BEFORE INSERT ON games BEGIN SELECT RAISE(ABORT, 'no room'); END"
        ).close()
    )
    rng, number, refused = Random(1), table.current_game.number, 0
    while not refused:
        user, action = await next_move(service, table, rng) or (0, "")
        try:
            table = await service.act(table.id, user, action, table.revision)
        except StaleView:
            refused += 1
    assert await service.table(table.id) == table
    await service._database.write(lambda db: db.execute("DROP TRIGGER full").close())
    after = await service.act(table.id, user, action, table.revision)
    assert after.current_game.number == number + 1


async def test_who_loses_the_game_makes_room_at_once_and_the_game_counts(start: Start) -> None:
    service = await start(find_game=find_game)
    before = await at_a_table(service, EMIL, FRITZ, how="on_game_loss")
    table = await play_on(service, before, Random(1))
    [end] = table.past
    assert (end.number, users(end.seats), table.status) == (before.current_game.number, FOUR, "playing")
    losers = FOUR[end.outcome.losers[0] :: 2]
    assert queue(table) == [losers]
    assert {EMIL, FRITZ}.isdisjoint(losers)
    assert set(users(table.seats)) == {*FOUR, EMIL, FRITZ} - set(losers)
    standings = {
        standing.user: standing.losses for standing in await service.statistics.standings(GUILD, "bid_whist")
    }
    assert standings == {user: int(user in losers) for user in FOUR}
    await service.close()
    service = await start(find_game=find_game)
    assert await service.table(table.id) == table


async def test_who_comes_after_the_game_sits_down_with_the_rematch(start: Start) -> None:
    service = await start(find_game=find_game)
    over = await play_on(service, await at_a_table(service, how="on_game_loss"), Random(1))
    assert over.status == "over"
    await service.join(over.id, EMIL)
    waiting = await service.join(over.id, FRITZ)
    assert (waiting.status, queue(waiting)) == ("over", [(EMIL, FRITZ)])
    table = await service.rematch(over.id, EMIL)
    assert {EMIL, FRITZ} < set(users(table.seats))
    assert queue(table) == [tuple(FOUR[over.past[0].outcome.losers[0] :: 2])]
    assert table.current_game.view.sheet.dealer == (over.current_game.view.sheet.dealer + 1) % 4


async def test_two_in_a_row_make_a_pair_and_nobody_sits_and_waits(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await at_a_table(service, EMIL, FRITZ, GUSTL)
    assert queue(table) == [(EMIL, FRITZ), (GUSTL,)]
    for refused, code in ((EMIL, "already_waiting"), (ANNA, "already_seated")):
        with pytest.raises(Conflict, match=code):
            await service.join(table.id, refused)
    for stranger in (ANNA, 999):
        with pytest.raises(PermissionDenied, match="not_waiting"):
            await service.stop_waiting(table.id, stranger)
    table = await service.stop_waiting(table.id, EMIL)
    assert queue(table) == [(FRITZ, GUSTL)], "whose partner goes waits with the next one"
    table = await service.leave(table.id, GUSTL)
    assert (queue(table), table.status) == ([(FRITZ,)], "playing")
    assert [other.id for other in await service.directory.for_user(FRITZ, CHANNEL)] == [table.id]
    assert (await service.directory.newest_open(CHANNEL)).id == table.id
    await service.close()
    service = await start(find_game=find_game)
    assert await service.table(table.id) == table


async def test_a_computer_player_keeps_somebody_company_in_the_queue(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await at_a_table(service, EMIL)
    table = await service.add_computer(table.id, EMIL)
    assert table.queue == ((Seat(user=EMIL), Seat(computer=1)),)
    with pytest.raises(Conflict, match="already_started"):
        await service.add_computer(table.id, EMIL)
    table = await service.stop_waiting(table.id, EMIL)
    assert table.queue == (), "it does not wait for itself"


async def test_a_free_seat_is_taken_by_who_waits_longest(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await lobby(service, *JOINING, EMIL, FRITZ, game="bid_whist", rise_and_fly="on_set")
    assert (users(table.seats), queue(table)) == (FOUR, [(EMIL, FRITZ)])
    table = await service.leave(table.id, BEN)
    assert (users(table.seats), queue(table)) == ((ANNA, EMIL, CILLI, DORA), [(FRITZ,)])
    table = await service.set_option(table.id, ANNA, "rise_and_fly", "off")
    assert queue(table) == []
    with pytest.raises(Conflict, match="table_full"):
        await service.join(table.id, FRITZ)


async def test_a_table_goes_on_while_somebody_waits(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await at_a_table(service, EMIL)
    for user in FOUR:
        table = await service.leave(table.id, user)
    assert (table.status, table.host) == ("playing", EMIL)
    table = await service.leave(table.id, EMIL)
    assert (table.status, table.queue) == ("closed", ())


async def test_other_tables_have_no_queue(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await lobby(service, *JOINING, game="bid_whist")
    await service.begin(table.id, ANNA)
    with pytest.raises(Conflict, match="already_started"):
        await service.join(table.id, EMIL)


@pytest.mark.parametrize(
    ("how", "event"), [("first_diamond", "event-first-dealer-cards"), ("random", "event-first-dealer")]
)
async def test_how_the_first_dealer_was_found_is_told_after_a_restart_too(start: Start, how: str, event: str) -> None:
    service = await start(find_game=find_game)
    table = await lobby(service, *JOINING, game="bid_whist", first_dealer=how)
    table = await service.begin(table.id, ANNA)
    told = table.current_game.recent[0]
    assert told.key == event
    assert dict(told.params)["dealer"].seat == table.current_game.view.sheet.dealer
    assert dict(told.params).get("card") is None or dict(told.params)["card"].code.endswith("d")
    await service.close()
    assert await (await start(find_game=find_game)).table(table.id) == table
