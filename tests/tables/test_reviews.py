"""The coach: who may ask, what is kept, what a restart leaves, and that a deletion takes it away."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest

from bot.errors import Conflict, NotFound, PermissionDenied
from bot.players import Decision, DecisionReview
from bot.rules.actions import Action
from bot.rules.evaluator import Evaluation
from bot.rules.game import AnyGame
from bot.rules.state import View
from bot.tables import ReviewProgress, TableService
from tests.tables.club import ANNA, BEN, CILLI, GUILD, lobby, next_move, play_out
from tests.tables.conftest import Start


class Judge:
    """Thinks of decisions at once, but for those beyond a number, which wait until they may.

    Args:
        most: how many are thought of before it waits.
    """

    def __init__(self, most: int = 1000) -> None:
        self.asked: list[tuple[View, str]] = []
        self.most = most
        self.free = asyncio.Event()

    async def __call__(self, game: AnyGame, view: View, done: Action, luck: str) -> DecisionReview | None:
        if len(self.asked) >= self.most:
            await self.free.wait()
        self.asked.append((view, luck))
        other = next((one for one in view.legal.actions if one != done), None)
        if other is None:
            return None
        weighed = (Evaluation(other, 0.6, 0.0, 0.0), Evaluation(done, 0.5, -0.1, 0.02))
        return DecisionReview(Decision(other, weighed, done, "searched"), 0.1, 0.02)


async def played(service: TableService, *users: int) -> None:
    table = await lobby(service, *users)
    table = await service.begin(table.id, users[0])
    await play_out(service, table, Random(1))


async def finished(service: TableService, number: int, user: int) -> ReviewProgress:
    report = await service.coach.review(number, user, GUILD)
    while not report.done:
        report = await service.coach.more(number, user, report)
    return report


def kept(path: Path) -> list[tuple[int, int]]:
    with sqlite3.connect(path) as db:
        rows = db.execute("SELECT person, done FROM coached ORDER BY person").fetchall()
    db.close()
    return rows


async def test_everybody_looks_back_at_their_own_seat(start: Start) -> None:
    judge = Judge()
    service = await start(looks_back=judge)
    await played(service, ANNA, BEN)
    mine, other = [await finished(service, 1, user) for user in (ANNA, BEN)]
    assert {mine.seat, other.seat} == {0, 1}
    for report in (mine, other):
        assert report.total == len(report.looked) > 3
        assert {each.done.seat for each in report.looked} == {report.seat}
        assert [each.line for each in report.looked] == sorted({each.line for each in report.looked})
        assert [each.cost for each in report.dearest(3)] == [0.1] * 3
    assert {view.seat for view, _ in judge.asked} == {0, 1}
    thought = len(judge.asked)
    assert await service.coach.review(1, ANNA, GUILD) == mine
    assert len(judge.asked) == thought, "it is kept"


async def test_nobody_else_and_nothing_before_the_end(start: Start) -> None:
    service = await start(looks_back=Judge())
    table = await service.begin((await lobby(service, ANNA, BEN)).id, ANNA)
    with pytest.raises(NotFound, match="no_record"):
        await service.coach.review(1, ANNA, GUILD)
    assert await next_move(service, table, Random(0)) is not None
    await play_out(service, table, Random(1))
    with pytest.raises(PermissionDenied, match="not_your_game"):
        await service.coach.review(1, CILLI, GUILD)
    with pytest.raises(NotFound, match="no_record"):
        await service.coach.review(1, CILLI, GUILD + 1)
    with pytest.raises(NotFound, match="no_record"):
        await service.coach.review(7, ANNA, GUILD)


async def test_a_restart_in_the_middle_goes_on_where_it_was(start: Start, path: Path) -> None:
    service = await start(looks_back=Judge(most=6))
    await played(service, ANNA, BEN)
    report = await service.coach.review(1, ANNA, GUILD)
    while len(report.looked) < 6:
        report = await service.coach.more(1, ANNA, report)
    assert kept(path) == [(ANNA, 0)]
    await service.close()
    later = Judge()
    again = await start(looks_back=later)
    whole = await finished(again, 1, ANNA)
    assert kept(path) == [(ANNA, 1)]
    assert whole.looked[:6] == report.looked
    assert later.asked[0][1] == f"coach 1 {whole.looked[5].line}", "one of the six was not kept yet"
    assert len(later.asked) == len(whole.looked) - 5


async def test_it_goes_on_after_a_restart_without_being_asked(start: Start, path: Path) -> None:
    service = await start(looks_back=Judge(most=6))
    await played(service, ANNA, BEN)
    report = await service.coach.review(1, ANNA, GUILD)
    while len(report.looked) < 6:
        report = await service.coach.more(1, ANNA, report)
    await service.close()
    again = await start(looks_back=Judge())
    while not report.done:
        report = await again.coach.more(1, ANNA, report)
    assert kept(path) == [(ANNA, 1)]


async def test_one_decision_is_thought_of_at_a_time(start: Start) -> None:
    under_way = most = 0

    async def judge(game: AnyGame, view: View, done: Action, luck: str) -> None:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        await asyncio.sleep(0)
        under_way -= 1

    service = await start(looks_back=judge)
    await played(service, ANNA, BEN)
    await asyncio.gather(*(finished(service, 1, user) for user in (ANNA, BEN)))
    assert most == 1


async def test_somebody_can_have_three_games_looked_at_at_once(start: Start) -> None:
    judge = Judge(most=0)
    service = await start(looks_back=judge)
    for _ in range(4):
        await played(service, ANNA, BEN)
    for number in (1, 2, 3):
        await service.coach.review(number, ANNA, GUILD)
    with pytest.raises(Conflict, match="coach_busy"):
        await service.coach.review(4, ANNA, GUILD)
    await service.coach.review(4, BEN, GUILD)
    await service.coach.review(2, ANNA, GUILD)
    judge.most = 10**6
    judge.free.set()
    assert (await finished(service, 1, ANNA)).done


async def test_what_was_thought_goes_with_the_person(start: Start, path: Path) -> None:
    judge = Judge(most=6)
    service = await start(looks_back=judge)
    await played(service, ANNA, BEN)
    await finished_but_one(service)
    await service.privacy.delete(ANNA)
    judge.free.set()
    assert kept(path) == []
    with pytest.raises(NotFound):
        await service.coach.review(1, ANNA, GUILD + 1)
    with pytest.raises(PermissionDenied):
        await service.coach.review(1, ANNA, GUILD)


async def finished_but_one(service: TableService) -> None:
    report = await service.coach.review(1, ANNA, GUILD)
    while len(report.looked) < 6:
        report = await service.coach.more(1, ANNA, report)


async def test_no_error_of_a_thought_comes_into_the_log(start: Start, capsys: pytest.CaptureFixture[str]) -> None:
    async def judge(game: AnyGame, view: View, done: Action, luck: str) -> None:
        raise RuntimeError("Ace of spades")

    service = await start(looks_back=judge)
    await played(service, ANNA, BEN)
    report = await service.coach.review(1, ANNA, GUILD)
    report = await service.coach.more(1, ANNA, report)
    assert not report.done
    said = capsys.readouterr().out
    assert "coach_failed" in said
    assert "spades" not in said


async def test_a_record_that_cannot_be_read_keeps_the_bot_from_nothing(start: Start, path: Path) -> None:
    service = await start(looks_back=Judge(most=0))
    await played(service, ANNA, BEN)
    await played(service, ANNA, BEN)
    for number in (1, 2):
        await service.coach.review(number, ANNA, GUILD)
    await service.close()
    with sqlite3.connect(path) as db:
        looked = '[{"line": 3, "deal": 1, "done": {"seat": 0, "act": "no such action"}}]'
        db.execute("UPDATE coached SET looked = ? WHERE game = 1", (looked,))
    db.close()
    again = await start(looks_back=Judge())
    assert (await finished(again, 2, ANNA)).done
    assert kept(path) == [(ANNA, 0), (ANNA, 1)]
