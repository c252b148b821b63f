"""In a game: acting, stale clicks, two at once, ends, rematches, records."""

import asyncio
import json
from collections.abc import Mapping
from itertools import pairwise
from random import Random

import pytest
from structlog.testing import capture_logs

from bot.errors import Conflict, NotFound, PermissionDenied, StaleView
from bot.rules.errors import IllegalAction, ParseError
from bot.rules.record import replay
from bot.tables import Seat, Table, TableChanged, TableService, with_names
from tests.tables.club import ANNA, BEN, CILLI, GUILD, a_move, game, hands, lobby, next_move, play_out
from tests.tables.tiny import find_tiny


async def swapped(service: TableService, table: Table) -> Table:
    """Return the table after forehand's exchange, when bets are open."""
    move = await a_move(service, table, Random(0))
    return await service.act(table.id, *move, table.revision)


async def test_the_cards_are_dealt_when_a_game_begins(service: TableService) -> None:
    table = await game(service, ANNA, BEN)
    assert (table.status, table.current_game.deal, table.current_game.number) == ("playing", 1, 1)
    assert [say.key for say in table.current_game.recent] == ["event-first-dealer", "shuffle"]
    assert [len(hand.view.hand) for hand in await hands(service, table)] == [2, 2]


async def test_revision_grows_with_every_line_and_luck_follows_at_once(service: TableService) -> None:
    table = await game(service, ANNA, BEN)
    after = await swapped(service, table)
    # the exchange, and the card drawn for it
    assert after.revision == table.revision + 2
    assert [say.key for say in after.current_game.recent] == ["event-first-dealer", "shuffle", "swap", "draw"]


async def test_only_legal_actions_of_those_who_sit_here_count(service: TableService) -> None:
    table = await game(service, ANNA, BEN)
    move = await a_move(service, table, Random(0))
    user, action = move
    with pytest.raises(PermissionDenied, match="not_seated"):
        await service.act(table.id, CILLI, action, table.revision)
    with pytest.raises(IllegalAction, match="not_your_turn"):
        await service.act(table.id, ANNA + BEN - user, action, table.revision)
    with pytest.raises(IllegalAction, match="wrong_phase"):
        await service.act(table.id, user, "bet", table.revision)
    for nonsense in ("", "shuffle", "swap", "play:Ah:x", "bet:1", "play:" + "A" * 500):
        with pytest.raises(ParseError):
            await service.act(table.id, user, nonsense, table.revision)
    assert await service.table(table.id) == table


async def test_no_action_outside_a_game(service: TableService) -> None:
    table = await lobby(service, ANNA, BEN)
    with pytest.raises(Conflict, match="not_playing"):
        await service.act(table.id, ANNA, "bet", table.revision)
    with pytest.raises(Conflict, match="no_hand"):
        await service.hand(table.id, ANNA)
    with pytest.raises(PermissionDenied, match="not_seated"):
        await service.hand(table.id, CILLI)
    table = await play_out(service, await service.begin(table.id, ANNA), Random(0))
    with pytest.raises(IllegalAction, match="game_over"):
        await service.act(table.id, ANNA, "bet", table.revision)


async def test_a_click_counts_while_what_it_refers_to_is_unchanged(service: TableService) -> None:
    """A bet refers to the deal: a card played since doesn't matter. A card refers to the trick."""
    table = await swapped(service, await game(service, ANNA, BEN, target=9))
    seen = table.revision
    move = await a_move(service, table, Random(0))
    await service.act(table.id, *move, seen)
    late = ANNA + BEN - move[0]
    table = await service.act(table.id, late, "bet", seen)
    assert table.current_game.recent[-1].key == "bet"
    other = await a_move(service, table, Random(0))
    # the trick ends, so a card chosen for it comes too late
    table = await service.act(table.id, *other, table.revision)
    third = await a_move(service, table, Random(0))
    with pytest.raises(StaleView, match="stale_view"):
        await service.act(table.id, *third, seen)


@pytest.mark.parametrize("seen", [-1, 0, 10**6, 10**30])
async def test_clicks_from_no_picture_of_this_game_are_stale(service: TableService, seen: int) -> None:
    table = await game(service, ANNA, BEN)
    move = await a_move(service, table, Random(0))
    with pytest.raises(StaleView, match="stale_view"):
        await service.act(table.id, *move, seen)


async def test_a_click_from_long_ago_is_judged_by_the_log(service: TableService) -> None:
    table = first = await swapped(service, await game(service, ANNA, BEN, target=99))
    for _ in range(40):
        move = await a_move(service, table, Random(0))
        table = await service.act(table.id, *move, table.revision)
    user, action = await next_move(service, table, Random(0)) or (0, "")
    with pytest.raises(StaleView, match="stale_view"):
        await service.act(table.id, user, action, first.revision)


async def test_a_click_of_the_game_before_is_stale(service: TableService) -> None:
    old = await game(service, ANNA, BEN)
    await play_out(service, old, Random(3))
    table = await service.rematch(old.id, BEN)
    move = await a_move(service, table, Random(0))
    with pytest.raises(StaleView, match="stale_view"):
        await service.act(table.id, *move, old.revision)


async def test_of_two_clicks_at_once_one_counts(service: TableService) -> None:
    table = await game(service, ANNA, BEN)
    user, action = await next_move(service, table, Random(0)) or (0, "")
    clicks = [service.act(table.id, user, action, table.revision) for _ in range(5)]
    answers = await asyncio.gather(*clicks, return_exceptions=True)
    done = [answer for answer in answers if isinstance(answer, Table)]
    refused = [answer for answer in answers if isinstance(answer, StaleView | IllegalAction)]
    assert (len(done), len(refused)) == (1, 4)
    assert await service.table(table.id) == done[0]


async def test_two_people_act_at_once_and_both_count(service: TableService) -> None:
    table = await swapped(service, await game(service, ANNA, BEN, CILLI))
    bets = [service.act(table.id, user, "bet", table.revision) for user in (ANNA, BEN, CILLI)]
    after = await asyncio.gather(*bets)
    assert sorted(t.revision - table.revision for t in after) == [1, 2, 3]
    assert [say.key for say in (await service.table(table.id)).current_game.recent[-3:]] == ["bet"] * 3


async def test_an_action_counts_although_its_caller_is_cancelled(service: TableService) -> None:
    table = await swapped(service, await game(service, ANNA, BEN))
    click = asyncio.create_task(service.act(table.id, ANNA, "bet", table.revision))
    await asyncio.sleep(0)
    click.cancel()
    with pytest.raises(asyncio.CancelledError):
        await click
    with pytest.raises(IllegalAction):
        await service.act(table.id, ANNA, "bet", table.revision)
    assert (await service.table(table.id)).revision == table.revision + 1


async def test_a_game_ends_with_its_results(service: TableService) -> None:
    table = await play_out(service, await game(service, ANNA, BEN, CILLI), Random(5))
    [end] = table.past
    assert (table.status, end.number, end.seats) == ("over", table.current_game.number, table.seats)
    assert end.outcome.reason == "target"
    assert len(end.deals) == table.current_game.deal
    standings = {row.user: row for row in await service.statistics.standings(GUILD, "tiny")}
    for seat, user in enumerate((ANNA, BEN, CILLI)):
        row = standings[user]
        assert (row.games, row.points) == (1, end.outcome.scores[seat])
        assert (row.wins, row.losses) == (seat in end.outcome.winners, seat in end.outcome.losers)
    over_all = await service.statistics.standings(GUILD, None)
    assert {one.user: (one.wins, one.points) for one in over_all} == {
        user: (standings[user].wins, None) for user in standings
    }
    assert (
        await service.statistics.standings(GUILD, "chess")
        == await service.statistics.standings(GUILD + 1, None)
        == ()
    )


async def test_a_rematch_keeps_the_seats_and_moves_the_deal_on(service: TableService) -> None:
    over = await play_out(service, await game(service, ANNA, BEN, CILLI), Random(5))
    dealer = over.current_game.view.public[1]
    table = await service.rematch(over.id, CILLI)
    assert (table.seats, table.past, table.current_game.deal) == (over.seats, over.past, 1)
    assert table.current_game.view.public[1] == (dealer + 1) % 3
    again = await play_out(service, table, Random(6))
    assert len(again.past) == 2
    assert sum(row.games for row in await service.statistics.standings(GUILD, None)) == 6


async def test_who_leaves_a_game_leaves_the_cards_to_a_computer_player(service: TableService) -> None:
    table = await game(service, ANNA, BEN, CILLI)
    before = await service.hand(table.id, ANNA)
    table = await service.leave(table.id, ANNA)
    assert (table.status, table.host) == ("playing", BEN)
    assert table.seats == (Seat(computer=1), Seat(user=BEN), Seat(user=CILLI))
    with pytest.raises(PermissionDenied, match="not_seated"):
        await service.hand(table.id, ANNA)
    assert before.view.hand
    await service.leave(table.id, BEN)
    table = await service.leave(table.id, CILLI)
    assert table.status == "closed"
    with pytest.raises(Conflict, match="table_closed"):
        await service.act(table.id, CILLI, "bet", table.revision)


async def test_listeners_hear_every_change_in_order_and_cannot_stop_the_game(service: TableService) -> None:
    heard: list[TableChanged] = []
    everything = asyncio.Event()

    async def broken(changed: TableChanged) -> None:
        raise RuntimeError

    async def listen(changed: TableChanged) -> None:
        await asyncio.sleep(0)
        heard.append(changed)
        if changed.after.status == "over":
            everything.set()

    service.subscribe(broken)
    service.subscribe(listen)
    with capture_logs() as logs:
        table = await play_out(service, await game(service, ANNA, BEN), Random(1))
        await everything.wait()
    assert {line["event"] for line in logs if line["log_level"] == "error"} == {"listener_failed"}
    assert heard[0].before is None
    assert heard[-1].after == table
    assert all(a.after == b.before for a, b in pairwise(heard))
    told = [say for changed in heard for say in changed.events]
    assert tuple(told[-6:]) == table.current_game.recent


@pytest.mark.parametrize("names", [{ANNA: "Anna", BEN: "Ben"}, {ANNA: "Anna", BEN: "Ben"}.__getitem__])
async def test_the_record_of_a_finished_game_replays(service: TableService, names: Mapping[int, str]) -> None:
    table = await play_out(service, await game(service, ANNA, BEN), Random(1))
    assert table.current_game is not None
    record = with_names(await service.archive.record(table.current_game.number), names)
    header = json.loads(record.split("\n", 1)[0])
    assert header["players"] == ["Anna", "Ben"]
    assert (header["table"], header["played_at"]) == (table.id, "2026-01-31T12:00:00+00:00")
    [(told, _)] = replay(record.encode(), find_tiny, each=False)
    assert (told["valid"], told["over"]) == (True, True)
    assert told["scores"] == list(table.past[0].outcome.scores)


async def test_no_record_of_a_game_that_was_not_played_out(service: TableService) -> None:
    table = await game(service, ANNA, BEN)
    assert table.current_game is not None
    with pytest.raises(NotFound, match="no_record"):
        await service.archive.record(table.current_game.number)
    await service.hosting.close(table.id, ANNA, moderates=7)
    with pytest.raises(NotFound, match="no_record"):
        await service.archive.record(table.current_game.number)
    assert await service.statistics.standings(GUILD, None) == ()
