"""Before and between games: who sits where."""

from random import Random

import pytest

from bot.errors import Conflict, NotFound, PermissionDenied
from bot.games import find_game
from bot.rules.errors import ParseError
from bot.tables import Limits, Seat, Table, TableService
from bot.tables.seats import seat_swaps, seating, starting
from tests.tables.club import ANNA, BEN, CHANNEL, CILLI, DORA, GUILD, game, lobby, play_out
from tests.tables.conftest import Start


async def test_an_opened_table_seats_its_host(service: TableService) -> None:
    table = await service.open(guild=GUILD, channel=CHANNEL, host=ANNA, game="tiny", options={"target": 5})
    assert table.seats == (Seat(user=ANNA),)
    assert (table.status, table.host, table.options["target"], table.house) == ("lobby", ANNA, 5, "TIN-5")
    assert (table.min_seats, table.max_seats, table.current_game) == (2, 4, None)
    assert await service.table(table.id) == table


@pytest.mark.parametrize(
    ("given", "target", "house"),
    [
        ({"preset": "short"}, 1, "TIN-SH"),
        ({"preset": "tin-sh"}, 1, "TIN-SH"),
        ({"preset": "TIN-7-RED"}, 7, "TIN-7-RED"),
        ({"preset": "TIN-7-RED", "target": 9}, 9, "TIN-9-RED"),
    ],
)
async def test_a_preset_may_be_a_name_or_a_code(
    service: TableService, given: dict[str, object], target: int, house: str
) -> None:
    table = await service.open(guild=GUILD, channel=CHANNEL, host=ANNA, game="tiny", options=given)
    assert (table.options["target"], table.house) == (target, house)


@pytest.mark.parametrize("given", [{"target": 0}, {"colour": "green"}, {"x": 1}, {"preset": "TIN-Q"}, {"preset": 3}])
async def test_what_is_no_option_opens_no_table(service: TableService, given: dict[str, object]) -> None:
    with pytest.raises(ParseError, match="bad_options"):
        await service.open(guild=GUILD, channel=CHANNEL, host=ANNA, game="tiny", options=given)
    with pytest.raises(ParseError, match="unknown_game"):
        await service.open(guild=GUILD, channel=CHANNEL, host=ANNA, game="poker", options={})
    assert await service.directory.not_closed() == ()


async def test_seats_bound_who_may_sit_down(service: TableService) -> None:
    table = await service.open(guild=None, channel=CHANNEL, host=ANNA, game="tiny", options={}, seats=2)
    await service.join(table.id, BEN)
    with pytest.raises(Conflict, match="table_full"):
        await service.join(table.id, CILLI)
    with pytest.raises(Conflict, match="table_full"):
        await service.add_computer(table.id, ANNA)
    with pytest.raises(ParseError, match="bad_options"):
        await service.open(guild=None, channel=CHANNEL, host=ANNA, game="tiny", options={}, seats=9)


async def test_nobody_sits_twice_and_strangers_change_nothing(service: TableService) -> None:
    table = await lobby(service, ANNA, BEN)
    with pytest.raises(Conflict, match="already_seated"):
        await service.join(table.id, BEN)
    for refused in (
        service.add_computer,
        service.remove_computer,
        service.begin,
        service.leave,
        service.hosting.close,
    ):
        with pytest.raises(PermissionDenied, match="not_seated"):
            await refused(table.id, CILLI)
    assert await service.table(table.id) == table


async def test_computer_players_come_and_go_with_the_smallest_free_number(service: TableService) -> None:
    table = await lobby(service, ANNA)
    for _ in range(3):
        table = await service.add_computer(table.id, ANNA)
    assert [seat.computer for seat in table.seats] == [None, 1, 2, 3]
    table = await service.remove_computer(table.id, ANNA)
    table = await service.join(table.id, BEN)
    assert table.seats == (Seat(user=ANNA), Seat(user=BEN), Seat(computer=2)), "a person takes a computer's seat"
    table = await service.add_computer(table.id, BEN)
    assert [seat.computer for seat in table.seats] == [None, None, 2, 1]
    await service.remove_computer(table.id, BEN)
    await service.remove_computer(table.id, BEN)
    with pytest.raises(Conflict, match="no_computer"):
        await service.remove_computer(table.id, BEN)


async def test_the_host_passes_on_and_the_last_to_leave_closes(service: TableService) -> None:
    table = await lobby(service, ANNA, BEN)
    await service.add_computer(table.id, ANNA)
    with pytest.raises(PermissionDenied, match="not_host"):
        await service.hosting.close(table.id, BEN)
    table = await service.leave(table.id, ANNA)
    assert (table.host, table.status) == (BEN, "lobby")
    table = await service.leave(table.id, BEN)
    assert table.status == "closed"
    with pytest.raises(Conflict, match="table_closed"):
        await service.join(table.id, ANNA)
    assert await service.directory.not_closed() == ()


def opened(game: str, *users: int, seats: int | None = None) -> Table:
    """Return a table in the lobby with these users."""
    rules = find_game(game)
    people = tuple(Seat(user=user) for user in users)
    options = rules.options.validate({})
    return seating.new_table(
        rules, options, people, guild=GUILD, channel=CHANNEL, host=users[0], level="club", max_seats=seats
    )


def test_a_start_seats_the_computer_players_that_are_missing() -> None:
    bieten, whist = find_game("bieten"), find_game("bid_whist")
    alone = starting.filled(bieten, opened("bieten", ANNA))
    assert [seat.user for seat in alone.seats] == [ANNA, None, None, None], "as many as usual"
    assert len(starting.filled(bieten, opened("bieten", ANNA, seats=3)).seats) == 3, "as many as were chosen"
    assert len(starting.filled(bieten, opened("bieten", ANNA, BEN)).seats) == 2, "two can play Bieten"
    assert [seat.user for seat in starting.filled(whist, opened("bid_whist", ANNA, BEN)).seats] == [
        ANNA,
        BEN,
        None,
        None,
    ], "two can't play Bid Whist"


def test_the_second_person_is_the_partner_of_the_first() -> None:
    whist = find_game("bid_whist")
    two = seat_swaps.as_partner(whist, opened("bid_whist", ANNA, BEN), BEN)
    assert (two.seats, two.places) == ((Seat(user=ANNA), Seat(user=BEN)), (0, 2))
    full = starting.filled(whist, two)
    assert [seat.user for seat in full.seats] == [ANNA, None, BEN, None]
    alone = opened("bieten", ANNA, BEN)
    assert seat_swaps.as_partner(find_game("bieten"), alone, BEN) == alone, "there are no partners"
    three = opened("bid_whist", ANNA, BEN, CILLI)
    assert seat_swaps.as_partner(whist, three, CILLI) == three, "there are two people already"


async def test_a_game_begins_once(service: TableService) -> None:
    table = await lobby(service, ANNA, BEN)
    await service.begin(table.id, BEN)
    for late in (service.begin, service.rematch, service.add_computer, service.remove_computer):
        with pytest.raises(Conflict, match="already_started"):
            await late(table.id, ANNA)
    with pytest.raises(Conflict, match="already_started"):
        await service.join(table.id, CILLI)


async def test_coming_or_going_after_a_game_makes_a_lobby_with_its_slate(service: TableService) -> None:
    over = await play_out(service, await game(service, ANNA, BEN), Random(1))
    table = await service.join(over.id, CILLI)
    assert (table.status, table.current_game) == ("lobby", None)
    assert table.past == over.past
    with pytest.raises(Conflict, match="not_over"):
        await service.rematch(table.id, ANNA)
    again = await service.begin(table.id, CILLI)
    assert again.status == "playing"
    assert again.current_game.number != over.current_game.number


async def test_tables_are_found_by_channel_and_by_person(service: TableService) -> None:
    with pytest.raises(NotFound, match="no_open_table"):
        await service.directory.newest_open(CHANNEL)
    first = await lobby(service, ANNA, BEN)
    elsewhere = await service.open(guild=GUILD, channel=71, host=ANNA, game="tiny", options={})
    second = await lobby(service, CILLI)
    assert (await service.directory.newest_open(CHANNEL)).id == second.id
    await service.begin(first.id, ANNA)
    for user in (ANNA, BEN, DORA):
        await service.join(second.id, user)
    with pytest.raises(NotFound, match="no_open_table"):
        await service.directory.newest_open(CHANNEL)
    assert [t.id for t in await service.directory.for_user(ANNA, None)] == [second.id, elsewhere.id, first.id]
    assert [t.id for t in await service.directory.for_user(ANNA, 71)] == [elsewhere.id]
    await service.hosting.close(second.id, CILLI)
    assert [t.id for t in await service.directory.for_user(BEN, CHANNEL)] == [first.id]
    assert await service.directory.not_closed() == (first.id, elsewhere.id)


async def test_there_are_no_more_tables_than_the_limits(start: Start) -> None:
    service = await start(limits=Limits(per_channel=2, per_guild=3, per_host=2))

    async def open_one(channel: int, host: int) -> int:
        table = await service.open(guild=GUILD, channel=channel, host=host, game="tiny", options={})
        return table.id

    first = await open_one(1, ANNA)
    await open_one(1, BEN)
    for channel, host, where in ((1, CILLI, "channel"), (2, ANNA, None), (3, ANNA, "host"), (3, CILLI, "guild")):
        if where is None:
            await open_one(channel, host)
            continue
        with pytest.raises(Conflict, match="too_many_tables") as refused:
            await open_one(channel, host)
        assert refused.value.params["where"] == where
    await service.hosting.close(first, ANNA)
    await open_one(1, CILLI)


@pytest.mark.parametrize("number", [0, -1, 5, 10**30, -(10**30)])
async def test_numbers_of_no_table_and_no_game_are_refused(service: TableService, number: int) -> None:
    with pytest.raises(NotFound, match="no_table"):
        await service.table(number)
    with pytest.raises(NotFound, match="no_table"):
        await service.join(number, ANNA)
    with pytest.raises(NotFound, match="no_record"):
        await service.archive.record(number)


async def test_notes_stay_until_their_table_is_closed(start: Start) -> None:
    service = await start()
    table = await lobby(service, ANNA)
    await service.notebook.write("panel", "123", table=table.id)
    await service.notebook.write("hash", "abc")
    await service.notebook.write("hash", "def")
    await service.notebook.write("gone", "1")
    await service.notebook.write("gone", None)
    assert [await service.notebook.read(key) for key in ("panel", "hash", "gone")] == ["123", "def", None]
    await service.hosting.close(table.id, ANNA)
    await service.close()
    again = await start()
    assert [await again.notebook.read(key) for key in ("panel", "hash")] == [None, "def"]
