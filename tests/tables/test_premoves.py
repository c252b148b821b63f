"""Said in advance at a table: done in its turn at a computer's moment, kept, dropped in time, seen by nobody else."""

import asyncio
import pickle
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.errors import Conflict, PermissionDenied, StaleView, UserError
from bot.games import find_game
from bot.rules.actions import Action
from bot.rules.premoves import Premove
from bot.storage import documents
from bot.tables import CurrentGame, Pacing, Seat, Table, TableChanged, TableService
from bot.tables.game import premoves
from bot.tables.game.computer_players import ComputerPlayers
from bot.tables.live_table import LiveTable, PendingPremove
from bot.tables.table_update import TableUpdate
from tests.games.bid_whist.table import Table as Bidding
from tests.games.bieten.table import dealt
from tests.tables.club import ANNA, BEN, CILLI, DORA, lobby
from tests.tables.conftest import Start
from tests.tables.hourglass import run

GOOD, PASS = Premove("good"), Premove("pass")
FOUR = (ANNA, BEN, CILLI, DORA)


async def begun(service: TableService, game: str, *users: int) -> Table:
    """Return a table with a game on it, in Bieten with the cards dealt."""
    table = await lobby(service, *users, game=game)
    table = await service.begin(table.id, users[0])
    while game == "bieten" and "play" not in {act for user in users for act in await acts(service, table, user)}:
        table = await act(service, table, "cut", "leave")
    return table


async def acts(service: TableService, table: Table, user: int) -> dict[str, str]:
    """Return what a user may do, a text for each act."""
    legal = (await service.hand(table.id, user)).view.legal
    return {action.act: action.text() for action in reversed(legal.actions)}


async def act(service: TableService, table: Table, *wanted: str) -> Table:
    """Play the first legal one of these actions, as the player whose turn it is."""
    assert table.current_game is not None
    user = table.seats[table.current_game.waiting_for[0]].user
    assert user is not None
    legal = await acts(service, table, user)
    text = next(legal[act] for act in wanted if act in legal)
    return await service.act(table.id, user, text, table.revision)


def turn(table: Table) -> int:
    """Return who is waited for."""
    assert table.current_game is not None
    user = table.seats[table.current_game.waiting_for[0]].user
    assert user is not None
    return user


async def said(service: TableService, table: Table, user: int) -> Premove | None:
    return (await service.hand(table.id, user)).premove


async def settled(service: TableService, table: Table) -> Table:
    """Return a table when no user acts by itself any more."""
    while tasks := [task for task in asyncio.all_tasks() if task.get_name().startswith("computers")]:
        await asyncio.wait(tasks)
    return await service.table(table.id)


async def bet(service: TableService, table: Table) -> tuple[Table, str]:
    """Return the table after the first bet that any user may make, and the figure's code."""
    for seat in table.seats:
        legal = await acts(service, table, seat.user or 0)
        if "bet" in legal:
            text = legal["bet"]
            return await service.act(table.id, seat.user or 0, text, table.revision), text.partition(":")[2]
    raise AssertionError("nobody may bet")


async def test_it_is_done_when_its_turn_comes_and_stands_until_the_deal_is_over(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await begun(service, "bieten", ANNA, BEN)
    for user in (ANNA, BEN):
        await service.ahead.set(table.id, user, GOOD, table.revision)
    for _ in range(2):
        table, _figure = await bet(service, table)
        table = await settled(service, table)
        assert table.current_game is not None
        view: Any = table.current_game.view
        assert view.figure < 0, "somebody has said good"
    assert [await said(service, table, user) for user in (ANNA, BEN)] == [GOOD, GOOD]
    deal = table.current_game.deal
    while table.current_game is not None and table.current_game.deal == deal and table.status == "playing":
        table = await act(service, table, "play", "good")
    assert [await said(service, table, user) for user in (ANNA, BEN)] == [None, None]


async def test_an_exception_waits_and_the_word_stands_for_the_others(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await begun(service, "bieten", ANNA, BEN)
    after, figure = await bet(service, table)
    other = turn(after)
    word = Premove("good", (figure,))
    await service.ahead.set(table.id, other, word, after.revision)
    table = await settled(service, after)
    assert table == after
    assert await said(service, table, other) == word
    table = await act(service, table, "good")
    assert await said(service, table, other) == word


async def test_who_does_otherwise_has_said_it_no_longer(start: Start) -> None:
    service = await start(find_game=find_game, pace=Pacing(computer_pause=600))
    table = await begun(service, "bieten", ANNA, BEN)
    while True:
        table, _ = await bet(service, table)
        other = turn(table)
        await service.ahead.set(table.id, other, GOOD, table.revision)
        if "hold" in await acts(service, table, other):
            break
        table = await act(service, table, "good")
        assert await said(service, table, other) == GOOD, "it is what was said, only sooner"
    await act(service, table, "hold")
    assert await said(service, table, other) is None


async def test_a_turn_that_waits_is_for_its_owner_and_the_word_stands(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await begun(service, "betel", ANNA, BEN, CILLI)
    first = turn(table)
    word = Premove("pass", ("1s",))
    await service.ahead.set(table.id, first, word, table.revision)
    assert turn(await settled(service, table)) == first, "nobody has bid yet"
    table = await act(service, table, "bid")
    assert await said(service, table, first) == word
    table = await act(service, table, "bid")
    table = await act(service, table, "pass")
    table = await settled(service, table)
    assert turn(table) == first, "it has come back below one spades"


async def test_taking_back_what_was_done_takes_the_word_back(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await begun(service, "bieten", ANNA, BEN)
    table, _ = await bet(service, table)
    other = turn(table)
    await service.ahead.set(table.id, other, GOOD, table.revision)
    table = await settled(service, table)
    assert table.current_game is not None
    assert table.current_game.may_take_back == table.seat_of(other)
    await service.take_backs.ask(table.id, other)
    table = await service.consents.agree(table.id, ANNA if other == BEN else BEN, "take_back")
    table = await settled(service, table)
    assert turn(table) == other, "it is not said again"
    assert await said(service, table, other) is None


async def test_where_it_is_not_legal_it_is_dropped_and_waits(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await begun(service, "bid_whist", *FOUR)
    order: list[int] = []
    for seat in range(4):
        first = table.seat_of(turn(table)) or 0
        order.append(table.seats[(first + seat) % 4].user or 0)
    dealer = order[3]
    await service.ahead.set(table.id, dealer, PASS, table.revision)
    for _ in range(3):
        assert await said(service, table, dealer) == PASS
        table = await act(service, table, "pass")
    table = await settled(service, table)
    assert turn(table) == dealer
    assert await said(service, table, dealer) is None
    with pytest.raises(Conflict, match="nothing_ahead"):
        await service.ahead.set(table.id, dealer, PASS, table.revision)


async def test_what_was_chosen_before_a_redeal_is_refused(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await lobby(service, *FOUR, game="bid_whist", all_pass="dealer_bids_1_or_redeals", min_bid=1)
    table = before = await service.begin(table.id, ANNA)
    for _ in range(3):
        table = await act(service, table, "pass")
    dealer = turn(table)
    after = await act(service, table, "redeal")
    assert turn(after) != dealer, "the auction begins anew"
    with pytest.raises(StaleView):
        await service.ahead.set(table.id, dealer, PASS, before.revision)
    await service.ahead.set(table.id, dealer, PASS, after.revision)


def test_cards_dealt_anew_end_it_though_the_deal_has_the_same_number() -> None:
    table = Bidding(all_pass="dealer_bids_1_or_redeals", min_bid=1).deal().say("pass", "pass", "pass")
    states = [table.state]
    table.say("redeal")
    states.append(table.state)
    states.append(table.shuffle().state)
    seats = tuple(Seat(user) for user in FOUR)
    playing = Table(
        1, None, 1, ANNA, "bid_whist", {}, "", 4, 4, seats, "playing", 7, CurrentGame(states[0].view(None), number=3)
    )
    spoken = (PendingPremove(DORA, PASS),)
    live = LiveTable(find_game("bid_whist"), playing, "", tuple(enumerate(states, 5)), premoves=spoken)
    assert premoves.settled(5, TableUpdate(live)).live.premoves == ()
    assert premoves.settled(7, TableUpdate(live)).live.premoves == spoken


async def test_a_restart_finds_it_and_goes_on(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await begun(service, "bid_whist", *FOUR)
    first = turn(table)
    following = table.seats[((table.seat_of(first) or 0) + 1) % 4].user or 0
    word = Premove("pass", ("4",))
    await service.ahead.set(table.id, following, word, table.revision)
    await service.close()
    again = await start(find_game=find_game)
    assert await said(again, table, following) == word
    assert await again.table(table.id) == table
    await again.ahead.cancel(table.id, following)
    await again.close()
    third = await start(find_game=find_game)
    assert await said(third, table, following) is None


async def test_what_was_due_when_it_stopped_is_done_after_the_start(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await begun(service, "bid_whist", *FOUR)
    first = turn(table)
    # The bot stops between the word and its moment.
    service._computers._stopped = True
    await service.ahead.set(table.id, first, PASS, table.revision)
    await service.close()
    again = await start(find_game=find_game)
    after = await settled(again, table)
    assert turn(after) != first


async def test_it_goes_with_its_owner(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await begun(service, "bid_whist", *FOUR)
    last = table.seats[((table.seat_of(turn(table)) or 0) + 3) % 4].user or 0
    await service.ahead.set(table.id, last, PASS, table.revision)
    told: Any = await service.privacy.export(last)
    [said] = [row for row in told["table_people.person"] if row["role"] == "ahead"]
    assert said["held"] == [[last, "pass"]]
    await service.leave(table.id, last)
    left: Any = await service.privacy.export(last)
    assert [row["role"] for row in left["table_people.person"]] == ["leavers"]
    kept = await service._database.read(lambda db: documents.for_table(db, table.id))
    assert kept.ahead == ()


async def test_only_who_sits_there_says_something_that_is_offered_in_this_deal(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await begun(service, "bieten", ANNA, BEN)
    with pytest.raises(PermissionDenied, match="not_seated"):
        await service.ahead.set(table.id, CILLI, GOOD, table.revision)
    with pytest.raises(Conflict, match="nothing_ahead"):
        await service.ahead.set(table.id, ANNA, PASS, table.revision)
    with pytest.raises(Conflict, match="nothing_ahead"):
        await service.ahead.set(table.id, ANNA, Premove("good", ("blue",)), table.revision)
    seen, deal = table.revision, table.current_game.deal if table.current_game else 0
    while table.current_game is not None and table.current_game.deal == deal:
        table = await act(service, table, "play", "good")
    with pytest.raises(StaleView):
        await service.ahead.set(table.id, ANNA, GOOD, seen)


async def test_nobody_else_can_tell(start: Start) -> None:
    """Tables, views, others' hands, listeners, log lines and the record are the same by the byte."""
    service = await start(find_game=find_game)
    table = await begun(service, "bid_whist", *FOUR)
    speaker = table.seats[((table.seat_of(turn(table)) or 0) + 1) % 4].user or 0
    others = [user for user in FOUR if user != speaker]
    heard: list[TableChanged] = []

    async def listen(changed: TableChanged) -> None:
        heard.append(changed)

    service.subscribe(listen)

    async def everything() -> Sequence[object]:
        rows = await service._database.read(
            lambda db: [
                tuple(row)
                for name in ("tables", "seats", "log", "notebook", "tracked_messages", "deadlines")
                for row in db.execute(f"SELECT * FROM {name}")
            ]
        )
        public = await service.table(table.id)
        return pickle.dumps(public), rows, [pickle.dumps(await service.hand(table.id, who)) for who in others]

    before = await everything()
    with capture_logs() as logs:
        await service.ahead.set(table.id, speaker, Premove("pass", ("5",)), table.revision)
        await service.ahead.set(table.id, speaker, Premove("pass", ("4",)), table.revision)
        live = service._changes.cached(table.id)
        assert "pass" not in repr(live).partition("ahead")[2]
        for who in others:
            with pytest.raises(UserError):
                await service.ahead.set(table.id, who, Premove("pass", ("99",)), table.revision)
        assert await everything() == before
        await service.ahead.cancel(table.id, speaker)
        await service.ahead.set(table.id, speaker, PASS, table.revision)
        assert await everything() == before
    assert heard == []
    assert logs == []
    table = await act(service, table, "bid")
    await settled(service, table)
    lines: list[str] = await service._database.read(lambda db: [row[0] for row in db.execute("SELECT line FROM log")])
    assert '"pass"' in lines[-1]
    assert not any("ahead" in line or '"by"' in line for line in lines), "it is an action like any other"


# The moments, on a separate clock


class Evening:
    """Three users at Bieten in memory; seat 1 has bet, seat 2 is asked, and seat 0 after it."""

    def __init__(self, *words: tuple[int, Premove]) -> None:
        state = dealt(["Ah Kh 7l", "Al Kl 7h", "Ab Kb 8h"]).play("1 bet red").state
        seats = tuple(Seat(user) for user in (ANNA, BEN, CILLI))
        table = Table(1, None, 1, ANNA, "bieten", {}, "", 2, 10, seats, "playing", 0, CurrentGame(state.view(None)))
        spoken = tuple(PendingPremove(user, word) for user, word in words)
        self.live = LiveTable(find_game("bieten"), table, "", ((0, state),), premoves=spoken)
        self.acted: list[tuple[float, int]] = []
        self.computers = ComputerPlayers(
            in_memory=lambda table: self.live,
            look=self._never,
            act=self._act,
            answer=self._never,
            player=self._nobody,
            pause=1.5,
            rng=Random(1),
            master=self._never,
        )

    async def _never(self, table: int) -> LiveTable:
        raise AssertionError

    def _nobody(self, game: object) -> Any:
        raise AssertionError("nobody thinks for people")

    async def _act(self, table: int, seat: int, action: Action, seen: int) -> None:
        assert self.live.state is not None
        self.acted.append((asyncio.get_running_loop().time(), seat))
        revision = self.live.table.revision + 1
        state = self.live.state.apply(action).state
        self.live = replace(self.live, table=replace(self.live.table, revision=revision), states=((revision, state),))
        self.computers.on_change(table)

    async def until_nobody_acts(self) -> None:
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.wait(others)


@pytest.mark.parametrize("word", [GOOD, Premove("good", ("green",))])
def test_it_is_done_one_pause_after_its_turn_came_whatever_it_is(word: Premove) -> None:
    async def main() -> None:
        here = Evening((ANNA, word), (CILLI, word))
        here.computers.on_change(1)
        await here.until_nobody_acts()
        assert here.acted == [(1.5, 2), (3.0, 0)]

    run(main())


def test_said_in_ones_turn_it_is_done_one_pause_later() -> None:
    async def main() -> None:
        here = Evening()
        here.computers.on_change(1)
        await asyncio.sleep(10)
        here.live = replace(here.live, premoves=(PendingPremove(CILLI, GOOD),))
        here.computers.recheck(1)
        await here.until_nobody_acts()
        assert here.acted == [(11.5, 2)]

    run(main())


def test_what_is_taken_back_in_time_is_not_done() -> None:
    async def main() -> None:
        here = Evening((CILLI, GOOD))
        here.computers.on_change(1)
        await asyncio.sleep(1)
        here.live = replace(here.live, premoves=())

        async def refused(table: int, seat: int, action: Action, seen: int) -> None:
            raise StaleView("stale_view")

        here.computers._act = refused
        await here.until_nobody_acts()
        assert here.acted == []

    run(main())
