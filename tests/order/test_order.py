"""The checker finds an order where there is one, and none for an impossible answer."""

import asyncio
from contextlib import closing
from dataclasses import dataclass, replace
from math import inf
from pathlib import Path
from random import Random

import pytest

from bot.errors import UserError
from bot.games import find_game
from bot.players import RandomPlayer
from bot.rules.errors import RuleError
from bot.sandbox import ClickLog
from bot.scheduler import Scheduler
from bot.storage import Database, read_only
from bot.tables import Pacing, Table, TableService
from tests.fresh import new_database
from tools.bench.linearizability import (
    ActionOperation,
    LogStep,
    Operation,
    ReadOperation,
    TableModel,
    faults,
    logs,
    moments_of,
    unexplained,
)
from tools.bench.load_generator import HISTORY, GameLoad, open_club

PEOPLE = (101, 102, 103)
ENOUGH = 36
"""Presses of an evening."""


class Register:
    """A model of one number: ("write", number) and ("read", number)."""

    start = 0

    def follows(self, where: int, deed: Operation) -> tuple[int, ...]:
        what, number = deed.what
        return (number,) if what == "write" or where == number else ()

    def moves(self, where: int) -> tuple[int, ...]:
        return ()

    def ends(self, where: int) -> bool:
        return True

    def lapsed(self, where: int, deed: Operation) -> bool:
        return False


@pytest.mark.parametrize(
    ("deeds", "explained"),
    [
        pytest.param([(0, 9, "write", 1), (1, 2, "read", 0), (3, 4, "read", 1)], True, id="it took effect between"),
        pytest.param([(0, 9, "write", 1), (1, 2, "read", 1), (3, 4, "read", 0)], False, id="seen, and gone again"),
        pytest.param([(0, 1, "write", 1), (2, 3, "read", 0)], False, id="answered, and not there"),
        pytest.param([(0, float("inf"), "write", 1), (2, 3, "read", 0)], True, id="never answered"),
        pytest.param([(0, float("inf"), "write", 1), (2, 3, "read", 1)], True, id="never answered, but done"),
    ],
)
def test_one_number(deeds: list[tuple[float, float, str, int]], explained: bool) -> None:
    history = [Operation(call, back, (what, number)) for call, back, what, number in deeds]
    assert (unexplained(history, Register()) is None) is explained


@dataclass
class History:
    """An evening: the moments of the log, and the clicks and answers of the users."""

    moments: list[LogStep]
    deeds: list[Operation]

    def explained(self) -> bool:
        return unexplained(self.deeds, TableModel(self.moments, PEOPLE)) is None


class Hurry:
    """Users at a table who press at once, twice, and on old images; their clicks overlap."""

    def __init__(self, service: TableService, rng: Random) -> None:
        self.service = service
        self.rng = rng
        self.deeds: list[Operation] = []
        self.time = 0

    def tick(self) -> int:
        self.time += 1
        return self.time

    async def press(self, table: Table, person: int) -> None:
        """Choose by what is seen now, and press a little later."""
        hand = await self.service.hand(table.id, person)
        if not hand.view.legal:
            return
        action = (await RandomPlayer(find_game(table.game), self.rng).choose(hand.view)).text()
        call = self.tick()
        for _ in range(self.rng.randrange(3)):
            await asyncio.sleep(0)
        try:
            after = await self.service.act(table.id, person, action, table.revision)
        except (UserError, RuleError):
            self.deeds.append(
                Operation(call, self.tick(), ActionOperation(person, action, table.revision, refused=True))
            )
            return
        back = self.tick()
        self.deeds.append(Operation(call, back, ActionOperation(person, action, table.revision, done=True)))
        self.deeds.append(Operation(call, back, ReadOperation(after.revision), len(self.deeds) - 1))


@pytest.fixture(params=["bieten", "bid_whist", "betel"])
async def history(request: pytest.FixtureRequest, tmp_path: Path) -> History:
    path, rng = tmp_path / "club.sqlite3", Random(3)
    game = find_game(request.param)
    service = TableService(
        Database(new_database(path)), rng=rng, scheduler=Scheduler(), pace=Pacing(computer_pause=0)
    )
    await service.start()
    here = PEOPLE[: 2 if game.id == "betel" else 3]
    table = await service.open(guild=1, channel=1, host=here[0], game=game.id, options={})
    for person in here[1:]:
        await service.join(table.id, person)
    while len(table.seats) < table.min_seats or len((await service.table(table.id)).seats) < table.min_seats:
        table = await service.add_computer(table.id, here[0])
    table = await service.begin(table.id, here[0])
    hurry = Hurry(service, rng)
    while table.status == "playing" and len(hurry.deeds) < 150:
        await asyncio.gather(*(hurry.press(table, rng.choice(here)) for _ in range(4)))
        table = await service.table(table.id)
    await service.close()
    with closing(read_only(path)) as db:
        [rows] = logs(db).values()
    return History(moments_of(rows), hurry.deeds)


def test_an_evening_has_an_order_and_none_with_a_planted_fault(history: History) -> None:
    assert history.explained()
    done = [number for number, deed in enumerate(history.deeds) if isinstance(deed.what, ReadOperation)]
    assert len(done) > 20
    assert any(isinstance(deed.what, ActionOperation) and deed.what.refused for deed in history.deeds)
    middle = done[len(done) // 2]
    for plant in (lost, twice, refused_but_done, old_picture, too_early, future):
        assert not plant(history, middle).explained(), plant.__name__


def test_hundreds_of_clicks_that_were_never_answered_are_soon_explained(history: History) -> None:
    """A user whose process is gone presses again and again."""
    acts = [deed for deed in history.deeds if isinstance(deed.what, ActionOperation) and not deed.what.refused]
    pressed = [
        replace(deed, call=deed.call + again / 10, back=inf, what=replace(deed.what, done=False))
        for deed in acts
        for again in range(8)
    ]
    assert len(pressed) > 200
    assert History(history.moments, pressed).explained()
    # What nobody has pressed is explained by nothing, which takes looking everywhere.
    for deed in acts[-3:]:
        rare = [
            each for each in pressed if each.what.action != deed.what.action or each.what.person != deed.what.person
        ]
        assert not History(history.moments, rare).explained()


def changed(history: History, number: int, **changes: object) -> History:
    return History(
        history.moments, [replace(deed, **changes) if at == number else deed for at, deed in enumerate(history.deeds)]
    )


def lost(history: History, _: int) -> History:
    """Drop the last acknowledged action from the log."""
    last = max(at for at, moment in enumerate(history.moments) if moment.person in PEOPLE)
    return History(history.moments[:last], history.deeds)


def twice(history: History, number: int) -> History:
    """Put an action into the log twice."""
    person = history.deeds[history.deeds[number].after].what.person
    at = next(at for at, moment in enumerate(history.moments) if moment.person == person)
    return History([*history.moments[: at + 1], *history.moments[at:]], history.deeds)


def refused_but_done(history: History, number: int) -> History:
    """Plant a refused action that is in the log."""
    what = history.deeds[history.deeds[number].after].what
    return changed(history, history.deeds[number].after, what=replace(what, done=False, refused=True))


def old_picture(history: History, number: int) -> History:
    """Make an answer show the table as it was before the action."""
    return changed(history, number, what=ReadOperation(history.deeds[history.deeds[number].after].what.seen - 1))


def too_early(history: History, number: int) -> History:
    """Move the first action of the evening behind all answers."""
    first = next(deed.after for deed in history.deeds if isinstance(deed.what, ReadOperation))
    late = max(deed.back for deed in history.deeds)
    return changed(changed(history, first, call=late + 1, back=late + 3), first + 1, call=late + 1, back=late + 3)


def future(history: History, number: int) -> History:
    """Make an answer show what only happened later."""
    return changed(history, number, what=ReadOperation(history.moments[-1].revision))


async def test_an_evening_of_the_load_test_has_an_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOT_DATA_DIR", str(tmp_path / "data"))
    async with open_club(GameLoad, 3) as (club, _):
        while len(club.history.presses) < ENOUGH:
            # At every table two users at once, as one of them may have been quicker; nobody presses before a hand
            # has come.
            await asyncio.gather(*(club.click(number) for number in (*club.tables, *club.tables)))
        club.save_history(tmp_path / "kept")
    history = ClickLog.read(tmp_path / "kept" / HISTORY)
    assert history.presses == club.history.presses
    assert faults(tmp_path / "kept" / "bot.sqlite", history) == {}
    for press in history.presses:
        press.said = True
    assert faults(tmp_path / "kept" / "bot.sqlite", history), "the log has what everybody was history is not done"
