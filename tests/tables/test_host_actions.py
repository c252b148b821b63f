"""Order at a table: nobody's leaving ever stops the others, and nothing ends against any user's will."""

from random import Random

import pytest

from bot.errors import Conflict, NotFound, PermissionDenied
from bot.tables import Pacing, Seat, Table, TableService
from tests.tables.club import (
    ANNA,
    BEN,
    CILLI,
    DORA,
    GUILD,
    a_move,
    consenting,
    game,
    lobby,
    next_move,
    play_out,
    until,
)
from tests.tables.conftest import Start
from tests.tables.watch import MINUTE, Watch, absent, timed, waited

SLOW = Pacing(computer_pause=3600)
EMIL = 105


async def play_on(service: TableService, table: Table, rng: Random) -> Table:
    """Play for the users who are there, and wait for the computer players, until the game is over."""
    while (table := await service.table(table.id)).status == "playing":
        found = await next_move(service, table, rng)
        if found is None or table.seats[table.seat_of(found[0]) or 0].absent_since is not None:
            before = table.revision
            await until(service, table.id, lambda now, before=before: now.revision > before)
        else:
            await service.act(table.id, *found, table.revision)
    return table


# Nobody's leaving stops the others


@pytest.mark.parametrize("who", [ANNA, BEN, CILLI])
@pytest.mark.parametrize("status", ["lobby", "over"])
async def test_leaving_between_games_leaves_a_table_that_can_be_played_at(
    service: TableService, status: str, who: int
) -> None:
    table = await lobby(service, ANNA, BEN, CILLI, target=1)
    if status == "over":
        table = await play_out(service, await service.begin(table.id, ANNA), Random(1))
    await service.leave(table.id, who)
    others = [user for user in (ANNA, BEN, CILLI) if user != who]
    table = await service.begin(table.id, others[1])
    assert table.host in others
    assert (await play_out(service, table, Random(1))).status == "over"


@pytest.mark.parametrize("role", ["host", "waited", "dealer", "other"])
@pytest.mark.parametrize("moves", [0, 1, 3])
async def test_leaving_in_mid_game_lets_the_others_play_on(service: TableService, role: str, moves: int) -> None:
    table = await game(service, ANNA, BEN, CILLI, target=3)
    for _ in range(moves):
        found = await a_move(service, table, Random(moves))
        table = await service.act(table.id, *found, table.revision)
    live = service._changes.cached(table.id)
    assert live is not None
    assert live.state is not None
    dealer = table.seats[live.state.dealer].user
    who = {"host": table.host, "waited": waited(table), "dealer": dealer, "other": CILLI}[role]
    assert who is not None
    table = await service.leave(table.id, who)
    assert table.host in {ANNA, BEN, CILLI} - {who}
    over = await play_on(service, table, Random(2))
    assert over.status == "over"
    again = await service.rematch(table.id, next(user for user in (ANNA, BEN, CILLI) if user != who))
    assert again.status == "playing"


async def test_the_last_person_to_leave_closes_the_table_in_any_state(start: Start) -> None:
    service = await start(pace=SLOW)
    for status in ("lobby", "playing"):
        table = await lobby(service, ANNA)
        if status == "playing":
            await service.add_computer(table.id, ANNA)
            table = await service.begin(table.id, ANNA)
        assert table.status == status
        assert (await service.leave(table.id, ANNA)).status == "closed"


async def test_who_is_absent_can_leave_and_the_others_play_on(watch: Watch, service: TableService) -> None:
    table = await timed(service, ANNA, BEN, CILLI, target=2)
    user = waited(table)
    await watch.turn(service, 4 * MINUTE)
    table = await service.leave(table.id, user)
    assert table.seat_of(user) is None
    assert (await play_on(service, table, Random(1))).status == "over"


# A user takes over


async def test_a_newcomer_takes_over_what_somebody_left_and_sees_that_hand_alone(start: Start) -> None:
    service = await start(pace=SLOW)
    table = await lobby(service, ANNA, BEN)
    await service.add_computer(table.id, ANNA)
    table = await service.begin(table.id, ANNA)
    seat = table.seat_of(BEN)
    hand = await service.hand(table.id, BEN)
    table = await service.leave(table.id, BEN)
    with pytest.raises(PermissionDenied, match="not_seated"):
        await service.hand(table.id, DORA)
    table = await service.join(table.id, DORA)
    assert table.seat_of(DORA) == seat, "the seat that was left, before that of a computer player"
    assert (await service.hand(table.id, DORA)).view == hand.view
    with pytest.raises(PermissionDenied, match="not_seated"):
        await service.hand(table.id, BEN)
    after = await service.join(table.id, EMIL)
    assert all(seat.user is not None for seat in after.seats), "the computer player's seat, too"
    with pytest.raises(Conflict, match="already_started"):
        await service.join(table.id, 999)


async def test_who_left_comes_back_to_the_own_seat_or_to_none(start: Start) -> None:
    """Who knows one hand of a game may not look at another one."""
    service = await start(pace=SLOW)
    table = await lobby(service, ANNA, BEN, CILLI)
    await service.add_computer(table.id, ANNA)
    table = await service.begin(table.id, ANNA)
    seat = table.seat_of(BEN)
    await service.leave(table.id, BEN)
    assert (await service.join(table.id, BEN)).seat_of(BEN) == seat
    await service.leave(table.id, BEN)
    await service.join(table.id, DORA)
    await service.leave(table.id, CILLI)
    await service.close()
    again = await start(pace=SLOW)
    with pytest.raises(Conflict, match="own_seat_only"):
        await again.join(table.id, BEN)
    await again.leave(table.id, DORA)
    assert (await again.join(table.id, BEN)).seat_of(BEN) == seat


async def test_with_the_next_game_everybody_may_sit_anywhere(service: TableService) -> None:
    table = await game(service, ANNA, BEN, target=1)
    table = await service.leave(table.id, BEN)
    assert table.current_game.leavers
    over = await play_on(service, table, Random(1))
    assert over.current_game.leavers == ()
    assert (await service.join(table.id, BEN)).seat_of(BEN) is not None


# The host


async def test_the_host_hands_over_to_somebody_at_the_table(service: TableService) -> None:
    table = await lobby(service, ANNA, BEN)
    with pytest.raises(PermissionDenied, match="not_host"):
        await service.hosting.hand_over(table.id, BEN, BEN)
    with pytest.raises(NotFound, match="not_at_this_table"):
        await service.hosting.hand_over(table.id, ANNA, CILLI)
    assert (await service.hosting.hand_over(table.id, ANNA, BEN)).host == BEN


async def test_the_host_sends_away_in_the_lobby_only(service: TableService) -> None:
    table = await lobby(service, ANNA, BEN, CILLI)
    for user, who, why in ((BEN, CILLI, "not_host"), (ANNA, ANNA, "kick_yourself"), (ANNA, DORA, "not_at_this")):
        with pytest.raises((Conflict, PermissionDenied, NotFound), match=why):
            await service.hosting.kick(table.id, user, who)
    table = await service.hosting.kick(table.id, ANNA, CILLI)
    assert table.seats == (Seat(ANNA), Seat(BEN))
    assert (await service.join(table.id, CILLI)).seat_of(CILLI) == 2
    await service.begin(table.id, ANNA)
    with pytest.raises(Conflict, match="kick_in_game"):
        await service.hosting.kick(table.id, ANNA, CILLI)


# Closing


async def test_who_moderates_closes_any_table_of_the_guild_and_its_cards_stay_secret(service: TableService) -> None:
    table = await game(service, ANNA, BEN)
    with pytest.raises(Conflict, match="close_in_game"):
        await service.hosting.close(table.id, ANNA)
    with pytest.raises(PermissionDenied, match="not_seated"):
        await service.hosting.close(table.id, EMIL)
    with pytest.raises(PermissionDenied, match="not_seated"):
        await service.hosting.close(table.id, EMIL, moderates=GUILD + 1)
    closed = await service.hosting.close(table.id, EMIL, moderates=GUILD)
    assert closed.status == "closed"
    assert table.current_game is not None
    with pytest.raises(NotFound, match="no_record"):
        await service.archive.record(table.current_game.number)
    with pytest.raises(Conflict, match="table_closed"):
        await service.hosting.close(table.id, EMIL, moderates=GUILD)


# The vote


async def test_a_game_ends_when_all_agree_without_a_result_and_its_cards_stay_secret(start: Start) -> None:
    service = await start()
    table = await game(service, ANNA, BEN, CILLI)
    with pytest.raises(Conflict, match="no_vote"):
        await service.consents.agree(table.id, BEN, "end")
    with pytest.raises(PermissionDenied, match="not_seated"):
        await service.hosting.end(table.id, EMIL)
    assert consenting(await service.hosting.end(table.id, ANNA), "end") == (ANNA,)
    with pytest.raises(Conflict, match="already_agreed"):
        await service.hosting.end(table.id, ANNA)
    await service.consents.agree(table.id, BEN, "end")
    await service.close()
    again = await start()
    assert consenting(await again.table(table.id), "end") == (ANNA, BEN)
    after = await again.hosting.end(table.id, CILLI)
    assert (after.status, after.current_game) == ("lobby", None)
    assert after.seats == table.seats
    assert await again.statistics.standings(GUILD, None) == ()
    assert table.current_game is not None
    with pytest.raises(NotFound, match="no_record"):
        await again.archive.record(table.current_game.number)
    await again.begin(table.id, BEN)


async def test_one_no_ends_the_vote_and_the_game_goes_on(service: TableService) -> None:
    table = await game(service, ANNA, BEN, CILLI)
    await service.hosting.end(table.id, ANNA)
    await service.consents.agree(table.id, BEN, "end")
    after = await service.consents.refuse(table.id, CILLI, "end")
    assert (after.status, consenting(after, "end")) == ("playing", ())
    with pytest.raises(Conflict, match="no_vote"):
        await service.consents.refuse(table.id, CILLI, "end")
    with pytest.raises(Conflict, match="no_vote"):
        await service.consents.agree(table.id, CILLI, "end")


async def test_playing_goes_on_during_a_vote_which_ends_with_the_game(service: TableService) -> None:
    table = await game(service, ANNA, BEN, target=1)
    await service.hosting.end(table.id, ANNA)
    over = await play_out(service, await service.table(table.id), Random(1))
    assert (over.status, consenting(over, "end")) == ("over", ())
    with pytest.raises(Conflict, match="not_playing"):
        await service.hosting.end(table.id, ANNA)


async def test_who_leaves_does_not_count(start: Start) -> None:
    """All others have agreed when the last one leaves: that decides."""
    watch = Watch()
    service = await start(clock=watch, pace=SLOW)
    table = await timed(service, ANNA, BEN, CILLI)
    user = waited(table)
    others = [each for each in (ANNA, BEN, CILLI) if each != user]
    for other in others:
        await service.hosting.end(table.id, other)
    assert (await service.leave(table.id, user)).status == "lobby"


async def test_who_votes_is_there_again(start: Start) -> None:
    watch = Watch()
    service = await start(clock=watch, pace=SLOW)
    table = await timed(service, ANNA, BEN, CILLI)
    user = waited(table)
    await watch.turn(service, 4 * MINUTE)
    after = await service.hosting.end(table.id, user)
    assert absent(after) == []
    assert consenting(after, "end") == (user,)
