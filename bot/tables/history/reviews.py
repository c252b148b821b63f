"""The coach: reviews of finished games for their players, each for one seat, decision by decision.

One decision is searched at a time, for all users, so that games in play come first. Results are saved every few
decisions; after a restart the review resumes. Each decision is evaluated by what the seat could see then
(`bot.players.review`), with a seed derived from it, so that the result is repeatable.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import structlog

from bot.errors import Conflict, PermissionDenied
from bot.players import Decision, DecisionPoint, DecisionReview, turns
from bot.rules.actions import Action
from bot.rules.evaluator import Evaluation
from bot.rules.game import AnyGame
from bot.rules.record import FindGame, read_header, read_line
from bot.rules.state import View
from bot.rules.timeline import timeline_of
from bot.storage import Database, GameReviewRow, game_reviews
from bot.tables.cooperative import cancel_all
from bot.tables.history.archive import record_in

SAVE_EVERY = 5
"""Decisions that are saved at once; those that a crash loses are searched again."""
MAX_AT_ONCE = 3

LookBack = Callable[[AnyGame, View, Action, str], Awaitable[DecisionReview | None]]
"""A function with the arguments of `bot.players.review.review_decision` that runs beside the event loop."""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class ReviewedDecision:
    """A reviewed decision, by line of the record and deal of the game; `verdict` None: there was no choice."""

    line: int
    deal: int
    done: Action
    verdict: DecisionReview | None

    @property
    def cost(self) -> float:
        """The certain cost of the action; 0: none."""
        return self.verdict.cost if self.verdict and self.verdict.clear else 0.0

    @property
    def possible_cost(self) -> float:
        """The cost of the action where it is uncertain; 0: none, or a certain cost."""
        return self.verdict.cost if self.verdict and not self.verdict.clear else 0.0


@dataclass(frozen=True, slots=True)
class ReviewProgress:
    """The state of a review; private to its player; `total` 0: not yet known."""

    number: int
    seat: int
    total: int
    looked: tuple[ReviewedDecision, ...]
    done: bool

    def dearest(self, limit: int) -> tuple[ReviewedDecision, ...]:
        """Return up to `limit` decisions with the highest cost: certain costs before uncertain ones."""
        dear = [each for each in self.looked if each.cost or each.possible_cost]
        dear.sort(key=lambda each: (-each.cost, -each.possible_cost))
        return tuple(dear[:limit])


@dataclass(slots=True)
class _ReviewRun:
    report: ReviewProgress
    moved: asyncio.Event
    task: asyncio.Task[None] | None = None


class ReviewService:
    """Reviews finished games for their players."""

    def __init__(self, database: Database, find_game: FindGame, judge: LookBack) -> None:
        self._database = database
        self._find_game = find_game
        self._judge = judge
        self._thinking = asyncio.Lock()
        self._courses: dict[tuple[int, int], _ReviewRun] = {}

    async def start(self) -> None:
        """Resume the reviews that a stop has interrupted."""
        for number, person in await self._database.read(game_reviews.unfinished):
            try:
                row = await self._database.read(lambda db, at=(number, person): game_reviews.find(db, *at))
                if row is not None:
                    self._begin(await self._report(row), person)
            except Exception as error:
                # A record of rules that this program doesn't have must not stop the other reviews.
                log.error("coach_failed", number=number, error=type(error).__name__)  # noqa: TRY400

    async def stop(self) -> None:
        """Stop between two decisions; the rest follows after the next start."""
        await cancel_all(course.task for course in self._courses.values() if course.task)
        self._courses.clear()

    async def review(self, number: int, user: int, guild: int | None = None) -> ReviewProgress:
        """Return the progress of a player's review of a game; the first call begins it.

        Raises:
            NotFound: `no_record`: no such game, or one that is not over, or whose record is still sealed.
            PermissionDenied: `not_your_game`: they did not sit there at its beginning.
            Conflict: `coach_busy`: enough of their games are under review already.
        """
        seat = await self._seat(number, user, guild)
        if course := self._courses.get((number, user)):
            return course.report
        row = await self._database.read(lambda db: game_reviews.find(db, number, user))
        if row is None:
            if sum(person == user for _, person in self._courses) >= MAX_AT_ONCE:
                raise Conflict("coach_busy", limit=MAX_AT_ONCE)
            fresh = GameReviewRow(game=number, person=user, seat=seat, total=0, looked="[]")
            await self._database.write(lambda db: game_reviews.begin(db, fresh))
            row = fresh
        report = await self._report(row)
        if not report.done:
            self._begin(report, user)
        return report

    async def more(self, number: int, user: int, seen: ReviewProgress) -> ReviewProgress:
        """Wait until a review has advanced beyond what was seen, or stopped; return its progress."""
        while (course := self._courses.get((number, user))) and course.report == seen:
            await course.moved.wait()
        if course is not None:
            return course.report
        row = await self._database.read(lambda db: game_reviews.find(db, number, user))
        return seen if row is None else await self._report(row)

    async def _seat(self, number: int, user: int, guild: int | None) -> int:
        record = await self._database.read(lambda db: record_in(db, number, guild=guild, user=user))
        players: list[str] = json.loads(record.partition("\n")[0])["players"]
        if str(user) not in players:
            raise PermissionDenied("not_your_game", number=number)
        return players.index(str(user))

    async def _report(self, row: GameReviewRow) -> ReviewProgress:
        kept = json.loads(row.looked)
        if not kept:
            return ReviewProgress(row.game, row.seat, row.total, (), row.done)
        record = await self._database.read(lambda db: record_in(db, row.game))
        header = read_header(read_line(record.partition("\n")[0].encode()), self._find_game)
        looked = tuple(_looked(header.game, len(header.players), each) for each in kept)
        return ReviewProgress(row.game, row.seat, row.total, looked, row.done)

    def _begin(self, report: ReviewProgress, user: int) -> None:
        """Continue a review in the background, unless it runs already."""
        if (report.number, user) in self._courses:
            return
        course = self._courses[report.number, user] = _ReviewRun(report, asyncio.Event())
        course.task = asyncio.create_task(self._run(course, user), name=f"coach of game {report.number}")

    async def _run(self, course: _ReviewRun, user: int) -> None:
        number = course.report.number
        try:
            await self._review(course, user)
        except Exception as error:
            # Without the error's text, which could contain cards.
            log.error("coach_failed", number=number, error=type(error).__name__)  # noqa: TRY400
        finally:
            self._courses.pop((number, user), None)
            course.moved.set()

    async def _review(self, course: _ReviewRun, user: int) -> None:
        number, seat = course.report.number, course.report.seat
        data = (await self._database.read(lambda db: record_in(db, number))).encode()
        game, found = await asyncio.to_thread(self._turns, data, seat)
        looked = course.report.looked
        for turn in found[len(looked) :]:
            async with self._thinking:
                verdict = await self._judge(game, turn.view, turn.done, f"coach {number} {turn.line}")
            looked = (*looked, ReviewedDecision(turn.line, turn.deal, turn.done, verdict))
            done = len(looked) == len(found)
            self._notify(course, ReviewProgress(number, seat, len(found), looked, done=False))
            if not done and len(looked) % SAVE_EVERY == 0 and not await self._save(course.report, user):
                return
        await self._save(ReviewProgress(number, seat, len(found), looked, done=True), user)

    def _turns(self, data: bytes, seat: int) -> tuple[AnyGame, list[DecisionPoint]]:
        shown = timeline_of(data, self._find_game)
        return shown.header.game, list(turns(shown, data, seat))

    def _notify(self, course: _ReviewRun, report: ReviewProgress) -> None:
        course.report = report
        course.moved.set()
        course.moved = asyncio.Event()

    async def _save(self, report: ReviewProgress, user: int) -> bool:
        """Save the progress; return whether it is still wanted."""
        row = GameReviewRow(
            game=report.number,
            person=user,
            seat=report.seat,
            total=report.total,
            looked=json.dumps([_stored_form(each) for each in report.looked]),
            done=report.done,
        )
        return await self._database.write(partial(game_reviews.save, row=row))


def _stored_form(looked: ReviewedDecision) -> dict[str, Any]:
    kept: dict[str, Any] = {"line": looked.line, "deal": looked.deal, "done": looked.done.json()}
    if looked.verdict is None:
        return kept
    said = looked.verdict.said
    weighed = [[_json(one.action), one.value, one.margin, one.error] for one in said.weighed]
    # JSON has no infinity, so an unbounded error is stored as null.
    weighed = [[action, value, margin, error if error < 1 else None] for action, value, margin, error in weighed]
    verdict = looked.verdict
    return kept | {
        "best": _json(said.action),
        "first": _json(said.first),
        "rule": said.rule,
        "weighed": weighed,
        "cost": verdict.cost,
        "error": verdict.error if verdict.error < 1 else None,
    }


def _looked(game: AnyGame, seats: int, kept: dict[str, Any]) -> ReviewedDecision:
    def action(value: dict[str, Any] | None) -> Action | None:
        return None if value is None else game.codec.read(value, seats)

    def error(value: float | None) -> float:
        return 1.0 if value is None else value

    verdict = None
    if "rule" in kept:
        weighed = tuple(Evaluation(action(one[0]), one[1], one[2], error(one[3])) for one in kept["weighed"])
        said = Decision(action(kept["best"]), weighed, action(kept["first"]), kept["rule"])
        verdict = DecisionReview(said, kept["cost"], error(kept["error"]))
    return ReviewedDecision(kept["line"], kept["deal"], game.codec.read(kept["done"], seats), verdict)


def _json(action: Action | None) -> dict[str, object] | None:
    return None if action is None else action.json()
