"""The moments at which computer players act reveal neither the result of a search nor its length."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

import pytest
from structlog.testing import capture_logs

from bot.errors import StaleView
from bot.rules.actions import Action, CardSelection
from bot.rules.state import View
from bot.tables import Consent, CurrentGame, Seat, Table
from bot.tables.game.computer_players import ComputerPlayers
from bot.tables.live_table import LiveTable
from tests.tables.hourglass import run
from tests.tables.tiny import Bet, Play, Swap, find_tiny

ANNA = 101
TABLE = 1


class Thinker:
    """Thinks for a time that depends on the seat, then bets if it is one of the bold, else plays when it must."""

    def __init__(self, seconds: Mapping[int, float], bold: frozenset[int] = frozenset()) -> None:
        self._seconds = seconds
        self._bold = bold
        self.began: list[tuple[float, int]] = []

    async def choose(self, view: View) -> Action | None:
        seat = view.seat or 0
        self.began.append((asyncio.get_running_loop().time(), seat))
        await asyncio.sleep(self._seconds[seat])
        if seat in self._bold and Bet(seat) in view.legal:
            return Bet(seat)
        return next((option for option in view.legal if isinstance(option, Play)), None)


class Evening:
    """A table in memory: Anna at seat 0 and three computer players; the cards are dealt and Anna is to play."""

    def __init__(self, player: Thinker, pause: float = 1.0) -> None:
        game = find_tiny("tiny")
        state = game.start(game.options.validate({}), 4, 3)
        state = state.apply(state.chance(Random(1))).state
        (swap,) = state.legal_actions(0)
        assert isinstance(swap, CardSelection)
        state = state.apply(Swap(0, swap.cards[:1])).state
        state = state.apply(state.chance(Random(1))).state
        seats = (Seat(ANNA), Seat(computer=1), Seat(computer=2), Seat(computer=3))
        table = Table(TABLE, None, 1, ANNA, "tiny", {}, "", 2, 4, seats, "playing", 0, CurrentGame(state.view(None)))
        self.live = LiveTable(game, table, "", ((0, state),))
        self.acted: list[tuple[float, int]] = []
        self.computers = ComputerPlayers(
            in_memory=lambda table: self.live,
            look=self._never,
            act=self._act,
            answer=self._never,
            player=lambda game: player,
            pause=pause,
            rng=Random(1),
            master=self._never,
        )

    async def _never(self, table: int) -> LiveTable:
        raise AssertionError

    async def _act(self, table: int, seat: int, action: Action, seen: int) -> None:
        if seen != self.live.table.revision:
            raise StaleView("stale_view")
        self.acted.append((asyncio.get_running_loop().time(), seat))
        self.do(action)

    def do(self, action: Action) -> None:
        """Change the table and wake the computer players, as the service does."""
        assert self.live.state is not None
        revision = self.live.table.revision + 1
        state = self.live.state.apply(action).state
        self.live = replace(self.live, table=replace(self.live.table, revision=revision), states=((revision, state),))
        self.computers.on_change(TABLE)

    def play_a_card(self) -> None:
        """Let Anna play; then seat 1 is waited for."""
        assert self.live.state is not None
        self.do(next(option for option in self.live.state.legal_actions(0) if isinstance(option, Play)))

    async def until_nobody_acts(self) -> None:
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.wait(others)


def evening(test: Callable[[Evening], object], player: Thinker, pause: float = 1.0) -> Evening:
    """Return an evening on which something was done, when no user acts any more."""
    made: list[Evening] = []

    async def main() -> None:
        made.append(Evening(player, pause))
        done = test(made[0])
        if asyncio.iscoroutine(done):
            await done
        await made[0].until_nobody_acts()

    run(main())
    return made[0]


@pytest.mark.parametrize("seconds", [0, 0.004, 0.5, 0.999])
@pytest.mark.parametrize("bold", [(), (2,), (1, 2, 3)])
def test_the_moments_are_the_same_however_long_they_think(seconds: float, bold: tuple[int, ...]) -> None:
    """Every action comes one pause after the change before it."""
    player = Thinker({1: seconds, 2: 0.001, 3: seconds / 3}, frozenset(bold))
    there = evening(Evening.play_a_card, player)
    assert [seat for _, seat in there.acted].count(2) >= 1 + (2 in bold)
    assert [moment for moment, _ in there.acted] == [1 + number for number in range(len(there.acted))]


def test_all_begin_to_think_at_the_change() -> None:
    player = Thinker({1: 0.5, 2: 0.5, 3: 0.5})
    evening(Evening.play_a_card, player)
    began = sorted(player.began)
    assert began[:6] == [(moment, seat) for moment in (0, 1) for seat in (1, 2, 3)]


def test_who_need_not_act_comes_before_who_must() -> None:
    there = evening(Evening.play_a_card, Thinker({1: 0, 2: 0.9, 3: 0}, frozenset({2})))
    assert there.acted[:2] == [(1, 2), (2, 1)]


@pytest.mark.parametrize("seconds", [1.0, 1.2, 1.9, 2.5, 1000])
def test_who_thinks_longer_than_the_pause_acts_at_it_by_rule_of_thumb(seconds: float) -> None:
    player = Thinker({1: seconds, 2: 0, 3: 0})
    there = evening(Evening.play_a_card, player)
    quick = evening(Evening.play_a_card, Thinker({1: 0, 2: 0, 3: 0}))
    assert [moment for moment, _ in there.acted] == [1 + number for number in range(len(there.acted))]
    assert there.acted[0] == quick.acted[0] == (1, 1)


def test_whoever_thinks_long_holds_up_nobody() -> None:
    """Seat 2 has decided to bet at once; that another still thinks is no reason to bet earlier or later."""
    for slow in (1, 3):
        seconds = {1: 0.0, 2: 0.0, 3: 0.0} | {slow: 1.5}
        there = evening(Evening.play_a_card, Thinker(seconds, frozenset({2})))
        assert there.acted[0] == (1, 2)


def test_a_player_with_an_idea_of_its_own_is_asked_for_it() -> None:
    class Hasty(Thinker):
        async def at_once(self, view: View) -> Action | None:
            return Bet(view.seat or 0) if Bet(view.seat or 0) in view.legal else None

    there = evening(Evening.play_a_card, Hasty({1: 0, 2: 9, 3: 0}))
    assert there.acted[:2] == [(1, 2), (2, 1)]


class Stubborn(Thinker):
    """Fails when it is hurried, with a text that holds its cards."""

    async def at_once(self, view: View) -> Action | None:
        raise ValueError(str(view))


def test_one_that_fails_when_hurried_does_anything_legal() -> None:
    with capture_logs() as logs:
        there = evening(Evening.play_a_card, Stubborn({1: 9, 2: 0, 3: 0}))
    assert there.acted[0] == (1, 1)
    assert {line["event"] for line in logs} == {"player_failed"}
    assert "ValueError" in str(logs)
    assert "hand" not in str(logs)


def test_a_change_discards_what_was_thought() -> None:
    """Anna bets while they think, or while they wait: all restart, and so does the pause."""
    for seconds in (0.1, 0.8):
        player = Thinker({1: seconds, 2: seconds, 3: seconds})

        async def bet(there: Evening) -> None:
            there.play_a_card()
            await asyncio.sleep(0.6)
            there.do(Bet(0))

        there = evening(bet, player)
        assert there.acted[0] == (1.6, 1)
        assert sorted(player.began)[:6] == [(0, 1), (0, 2), (0, 3), (0.6, 1), (0.6, 2), (0.6, 3)]


def test_nobody_acts_while_people_are_asked_to_take_something_back() -> None:
    player = Thinker({1: 0.1, 2: 0.1, 3: 0.1}, frozenset({2}))

    async def ask(there: Evening) -> None:
        there.play_a_card()
        await asyncio.sleep(0.5)
        for requests in ((Consent("take_back", (ANNA,)),), ()):
            table = there.live.table
            table = replace(table, consents=requests, revision=table.revision + 1)
            there.live = replace(there.live, table=table)
            there.computers.on_change(TABLE)
            await asyncio.sleep(10)

    assert evening(ask, player).acted[0] == (11.5, 2)


def test_many_changes_at_one_moment_make_them_think_once_more() -> None:
    player = Thinker({1: 0.1, 2: 0.1, 3: 0.1})

    async def hurry(there: Evening) -> None:
        there.play_a_card()
        await asyncio.sleep(0.5)
        there.do(Bet(0))
        there.computers.on_change(TABLE)

    there = evening(hurry, player)
    assert there.acted[0] == (1.5, 1)
    assert [moment for moment, _ in player.began].count(0.5) == 3


def test_who_has_nothing_to_do_is_asked_once() -> None:
    """Anna bets before she plays: nobody must act, nobody wants to, and no task is left."""
    player = Thinker({1: 0.2, 2: 0.3, 3: 0.1})
    there = evening(lambda there: there.do(Bet(0)), player)
    assert there.acted == []
    assert len(player.began) == 3


def test_without_a_pause_they_act_as_soon_as_all_have_thought() -> None:
    there = evening(Evening.play_a_card, Thinker({1: 0.25, 2: 0, 3: 0}), pause=0)
    assert there.acted[0] == (0.25, 1)


def test_stopping_in_the_middle_of_thinking_leaves_nothing() -> None:
    player = Thinker({1: 0.5, 2: 5, 3: 0.5})

    async def stop(there: Evening) -> None:
        there.play_a_card()
        await asyncio.sleep(0.7)
        await there.computers.stop()
        assert asyncio.all_tasks() == {asyncio.current_task()}
        there.computers.on_change(TABLE)

    assert evening(stop, player).acted == []
