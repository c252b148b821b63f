"""Undo the last action: its player asks, all agree; the log has it, a record does not."""

import json
import sqlite3
from pathlib import Path
from random import Random

import pytest

from bot.errors import Conflict, NotFound, PermissionDenied, StaleView
from bot.rules.errors import RuleError
from bot.rules.record import replay
from bot.tables import Pacing, Table, TableService
from tests.tables.club import ANNA, BEN, CILLI, DORA, a_move, consenting, game, lobby, play_out
from tests.tables.conftest import Start
from tests.tables.tiny import find_tiny

THREE = (ANNA, BEN, CILLI)


async def one_card_played(service: TableService, *people: int) -> tuple[Table, Table, int]:
    """Return a table before and after forehand's first card, and who played it."""
    table = await game(service, *people)
    for _ in range(2):
        move = await a_move(service, table, Random(0))
        before, table = table, await service.act(table.id, *move, table.revision)
    return before, table, move[0]


async def test_with_everybodys_consent_it_is_as_it_was_before(service: TableService) -> None:
    before, table, user = await one_card_played(service, *THREE)
    first, second = (other for other in THREE if other != user)
    asked = await service.take_backs.ask(table.id, user)
    assert (consenting(asked, "take_back"), asked.current_game.view) == ((user,), table.current_game.view)
    agreed = await service.consents.agree(table.id, first, "take_back")
    assert (consenting(agreed, "take_back"), agreed.current_game.view) == ((user, first), table.current_game.view)
    after = await service.consents.agree(table.id, second, "take_back")
    assert (after.current_game.view, after.current_game.waiting_for) == (
        before.current_game.view,
        before.current_game.waiting_for,
    )
    assert consenting(after, "take_back") == ()
    assert (await service.hand(table.id, user)).view == (await service.hand(before.id, user)).view
    assert after.revision == table.revision + 3
    assert [say.key for say in after.current_game.recent] == [
        *(say.key for say in before.current_game.recent),
        "event-took-back",
    ]
    over = await play_out(service, after, Random(1))
    assert over.status == "over"


async def test_a_restart_finds_the_same_table_and_the_same_wish(start: Start) -> None:
    service = await start()
    _, table, user = await one_card_played(service, *THREE)
    asked = await service.take_backs.ask(table.id, user)
    await service.close()
    again = await start()
    assert await again.table(table.id) == asked
    for other in THREE:
        if other != user:
            after = await again.consents.agree(table.id, other, "take_back")
    await again.close()
    third = await start()
    assert await third.table(table.id) == after
    move = await a_move(third, after, Random(4))
    on = await third.act(table.id, *move, after.revision)
    await third.close()
    assert await (await start()).table(table.id) == on


async def test_one_no_is_enough_and_the_asker_may_think_better_of_it(service: TableService) -> None:
    _, table, user = await one_card_played(service, ANNA, BEN)
    other = BEN if user == ANNA else ANNA
    for who in (other, user):
        await service.take_backs.ask(table.id, user)
        refused = await service.consents.refuse(table.id, who, "take_back")
        assert (consenting(refused, "take_back"), refused.current_game.view) == ((), table.current_game.view)


async def test_whoever_acts_comes_or_goes_ends_it(service: TableService) -> None:
    _, table, user = await one_card_played(service, *THREE)
    asked = await service.take_backs.ask(table.id, user)
    move = await a_move(service, asked, Random(2))
    acted = await service.act(table.id, *move, asked.revision)
    assert consenting(acted, "take_back") == ()
    with pytest.raises(Conflict, match="no_wish"):
        await service.consents.agree(table.id, next(other for other in THREE if other != user), "take_back")
    await service.take_backs.ask(table.id, move[0])
    left = await service.leave(table.id, next(other for other in THREE if other != move[0]))
    assert consenting(left, "take_back") == ()


async def test_only_ones_own_last_action_can_be_asked_for(service: TableService) -> None:
    begun = await game(service, *THREE)
    for user in THREE:
        with pytest.raises(Conflict, match="nothing_to_take_back"):
            await service.take_backs.ask(begun.id, user)
    move = await a_move(service, begun, Random(0))
    swapped = await service.act(begun.id, *move, begun.revision)
    assert swapped.current_game.may_take_back is None, "luck has moved since"
    with pytest.raises(Conflict, match="nothing_to_take_back"):
        await service.take_backs.ask(begun.id, move[0])
    move = await a_move(service, swapped, Random(0))
    played = await service.act(begun.id, *move, swapped.revision)
    assert played.seats[played.current_game.may_take_back].user == move[0]
    others = [user for user in THREE if user != move[0]]
    for user in others:
        with pytest.raises(Conflict, match="nothing_to_take_back"):
            await service.take_backs.ask(begun.id, user)
    with pytest.raises(PermissionDenied, match="not_seated"):
        await service.take_backs.ask(begun.id, DORA)
    await service.take_backs.ask(begun.id, move[0])
    with pytest.raises(Conflict, match="take_back_asked"):
        await service.take_backs.ask(begun.id, move[0])
    with pytest.raises(Conflict, match="already_agreed"):
        await service.consents.agree(begun.id, move[0], "take_back")
    for user in others:
        taken = await service.consents.agree(begun.id, user, "take_back")
    assert taken.current_game.may_take_back is None, "one step, not one after the other"
    with pytest.raises(Conflict, match="nothing_to_take_back"):
        await service.take_backs.ask(begun.id, move[0])


async def test_the_last_card_of_a_deal_stays(service: TableService) -> None:
    table = await game(service, ANNA, BEN)
    for _ in range(60):
        move = await a_move(service, table, Random(1))
        after = await service.act(table.id, *move, table.revision)
        if after.current_game.deal > table.current_game.deal or after.status == "over":
            break
        table = after
    assert after.current_game.may_take_back is None
    with pytest.raises(Conflict, match=r"nothing_to_take_back|not_playing"):
        await service.take_backs.ask(table.id, move[0])


async def test_alone_with_computer_players_one_asks_nobody(start: Start) -> None:
    for seed in range(20):
        service = await start(rng=Random(seed), pace=Pacing(computer_pause=3600))
        table = await lobby(service, ANNA)
        await service.add_computer(table.id, ANNA)
        table = await service.begin(table.id, ANNA)
        if table.current_game.waiting_for == (0,):
            break
        await service.close()
    for _ in range(2):
        move = await a_move(service, table, Random(0))
        before, table = table, await service.act(table.id, *move, table.revision)
    after = await service.take_backs.ask(table.id, ANNA)
    assert (after.current_game.view, consenting(after, "take_back")) == (before.current_game.view, ())


async def test_the_log_keeps_it_and_records_do_not_show_it(service: TableService, path: Path) -> None:
    _, table, user = await one_card_played(service, *THREE)
    await service.take_backs.ask(table.id, user)
    for other in THREE:
        if other != user:
            table = await service.consents.agree(table.id, other, "take_back")
    over = await play_out(service, table, Random(1))
    assert over.current_game is not None
    with pytest.raises(NotFound):
        await service.archive.record(over.current_game.number + 1)
    record = await service.archive.record(over.current_game.number)
    await service.close()
    with sqlite3.connect(path) as db:
        rows = db.execute("SELECT revision, line, drops FROM log ORDER BY revision").fetchall()
    db.close()
    [(revision, line, drops)] = [row for row in rows if row[2] is not None]
    assert json.loads(line) == {"taken_back": next(n for n, seat in enumerate(over.seats) if seat.user == user)}
    assert revision > drops
    dropped = next(line for number, line, _ in rows if number == drops)
    assert len(record.splitlines()) == len(rows) - 2
    assert "taken_back" not in record
    assert record.splitlines()[1:].count(dropped) in {0, 1}
    *_, (told, _) = replay(record.encode(), find_tiny)
    assert told["valid"]
    assert told["over"]


async def test_a_click_on_what_was_taken_back_does_nothing(service: TableService) -> None:
    """A user's button was drawn while the card lay there."""
    _, table, user = await one_card_played(service, *THREE)
    late = await a_move(service, table, Random(3))
    await service.take_backs.ask(table.id, user)
    for other in THREE:
        if other != user:
            after = await service.consents.agree(table.id, other, "take_back")
    with pytest.raises((StaleView, RuleError)):
        await service.act(table.id, *late, table.revision)
    assert await service.table(table.id) == after


async def test_nobody_answers_a_card_that_was_taken_back(start: Start) -> None:
    """A user's button was drawn while it lay there; by now another card of the same trick lies in its place."""
    service = await start()
    for seed in range(40):
        _, table, user = await one_card_played(service, *THREE)
        late = await a_move(service, table, Random(seed))
        await service.take_backs.ask(table.id, user)
        for other in THREE:
            if other != user:
                back = await service.consents.agree(table.id, other, "take_back")
        again = await a_move(service, back, Random(seed))
        now = await service.act(table.id, *again, back.revision)
        hand = await service.hand(table.id, late[0])
        if now.current_game.deal == table.current_game.deal and late[1] in {
            action.text() for action in hand.view.legal
        }:
            break
    with pytest.raises(StaleView):
        await service.act(table.id, *late, table.revision)
    await service.close()
    service = await start()
    with pytest.raises(StaleView):
        await service.act(table.id, *late, table.revision)
    after = await service.act(table.id, *late, now.revision)
    assert after.revision > now.revision


async def test_who_agreed_late_has_not_agreed_to_the_next_wish(service: TableService) -> None:
    _, table, user = await one_card_played(service, *THREE)
    asked = await service.take_backs.ask(table.id, user)
    move = await a_move(service, asked, Random(2))
    acted = await service.act(table.id, *move, asked.revision)
    again = await service.take_backs.ask(table.id, move[0])
    slow = next(other for other in THREE if other not in {user, move[0]})
    with pytest.raises(StaleView):
        await service.consents.agree(table.id, slow, "take_back", asked.revision)
    agreed = await service.consents.agree(table.id, slow, "take_back", again.revision)
    assert consenting(agreed, "take_back") == (move[0], slow)
    assert acted.current_game.view == agreed.current_game.view
