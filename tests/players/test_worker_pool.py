"""Worker processes choose as the heuristic does, are replaced when they die, and stop on request."""

import asyncio
import multiprocessing
import os
import shutil
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from threading import Event

import pytest

import bot.games
from bot.games import all_games
from bot.monitoring import Metrics
from bot.players import HeuristicPlayer, WorkerPool, advise, master
from bot.players import worker_pool as pool_module
from bot.players.heuristic_fallback import choose_by_heuristic
from bot.players.levels import LEVELS
from bot.players.search import think
from bot.rules.game import AnyGame
from bot.rules.state import View
from tests.players.test_players import play

OpenPool = Callable[..., Awaitable[WorkerPool]]
GAMES = [pytest.param(game, id=game.id) for game in all_games().values()]
BIETEN, WHIST = all_games()["bieten"], all_games()["bid_whist"]
ELSEWHERE = Path(bot.games.__file__).parents[1] / "templates"


@pytest.fixture
async def open_pool() -> AsyncIterator[OpenPool]:
    """Provide a function that starts a pool; afterwards no process of it is left."""
    pools: list[WorkerPool] = []

    async def start(workers: int = 1, **changes: object) -> WorkerPool:
        pool = WorkerPool(workers, **({"rng": Random(1), "seed": 1} | changes))
        await pool.start()
        pools.append(pool)
        return pool

    yield start
    for pool in pools:
        await pool.close()
    assert multiprocessing.active_children() == []


def view_of(game: AnyGame, seed: int = 1) -> View:
    """Return the view of a seat that is waited for."""
    rng = Random(seed)
    options = game.options.validate({})
    state = game.start(options, game.recommended_seats(options), 0)
    for _ in range(8):
        action = state.chance(rng) if state.is_chance_node else None
        if action is None:
            seat = state.waiting_for[0]
            action = game.heuristic.choose(state.view(seat), rng)
        assert action is not None
        state = state.apply(action).state
    return state.view(state.waiting_for[0])


@pytest.mark.parametrize("game", GAMES)
async def test_a_worker_plays_every_game(open_pool: OpenPool, game: AnyGame) -> None:
    pool = await open_pool()
    await pool.wait_ready()
    assert pool.processes[0] != os.getpid()
    assert await play(game, pool.player(game), 1, 60) > 3


async def test_it_chooses_as_the_judge_with_the_same_luck(open_pool: OpenPool) -> None:
    pool = await open_pool(seed=5)
    await pool.wait_ready()
    here = HeuristicPlayer(BIETEN, Random("5/0"))
    for seed in range(5):
        view = view_of(BIETEN, seed)
        assert await pool.choose(BIETEN, view) == await here.choose(view)


@pytest.mark.parametrize("level", LEVELS)
async def test_it_thinks_as_well_as_it_is_asked_to_with_the_same_luck(open_pool: OpenPool, level: str) -> None:
    pool = await open_pool(seed=5, seconds=600, patience=600)
    await pool.wait_ready()
    player, rng = pool.player(WHIST).at(level), Random("5/0")
    for seed in range(3):
        view = view_of(WHIST, seed)
        LEVELS[level].heuristic(WHIST).choose(view, rng)  # said first, for one that can wait no longer
        assert await player.choose(view) == think(WHIST, view, rng, LEVELS[level]).action


async def test_nobody_waits_for_a_worker_that_is_not_ready(open_pool: OpenPool) -> None:
    """The judge of this process answers in one step of the loop."""
    for pool in (await open_pool(workers=1), await open_pool(workers=0)):
        assert pool.processes == ()
        task = asyncio.create_task(pool.choose(BIETEN, view_of(BIETEN)))
        await asyncio.sleep(0)
        assert task.done()
        assert await task in view_of(BIETEN).legal


async def test_the_first_request_starts_the_workers_and_waits_for_them() -> None:
    pool = WorkerPool(1, seed=5, patience=600)
    try:
        assert multiprocessing.active_children() == []
        view = view_of(BIETEN)
        assert await pool.choose(BIETEN, view) == await HeuristicPlayer(BIETEN, Random("5/0")).choose(view)
        assert len(pool.processes) == 1
    finally:
        await pool.close()
    assert await pool.choose(BIETEN, view) in view.legal
    assert multiprocessing.active_children() == []


async def test_more_views_than_workers_are_all_answered(open_pool: OpenPool) -> None:
    pool = await open_pool(workers=2)
    await pool.wait_ready()
    views = [view_of(game, seed) for game in all_games().values() for seed in range(4)]
    games = [game for game in all_games().values() for _ in range(4)]
    answers = await asyncio.gather(*(pool.choose(*asked) for asked in zip(games, views, strict=True)))
    assert [answer.seat for answer in answers if answer is not None] == [view.seat for view in views]


async def test_who_goes_away_gets_nobody_elses_answer(open_pool: OpenPool) -> None:
    pool = await open_pool()
    await pool.wait_ready()
    gone = [asyncio.create_task(pool.choose(BIETEN, view_of(BIETEN))) for _ in range(3)]
    await asyncio.sleep(0)
    for task in gone:
        task.cancel()
    game = all_games()["bid_whist"]
    view = view_of(game)
    answer = await pool.choose(game, view)
    assert answer is not None
    assert answer.seat == view.seat
    assert answer.act in {option.act for option in view.legal}
    assert all(task.cancelled() for task in gone)


async def test_a_worker_that_dies_is_replaced(open_pool: OpenPool, caplog: pytest.LogCaptureFixture) -> None:
    """It costs one move by the heuristic: later requests are answered by the next worker."""
    hurried: list[str] = []
    pool = await open_pool(patience=60, hurried=hurried.append)
    await pool.wait_ready()
    (old,) = pool.processes
    os.kill(old, signal.SIGSTOP)
    views = [view_of(BIETEN, seed) for seed in range(3)]
    asked = [asyncio.create_task(pool.choose(BIETEN, view)) for view in views[:2]]
    await asyncio.sleep(0)
    os.kill(old, signal.SIGKILL)
    assert await asked[0] in views[0].legal
    assert pool.processes == ()
    asked.append(asyncio.create_task(pool.choose(BIETEN, views[2])))
    for task, view in zip(asked, views, strict=True):
        assert await task in view.legal
    assert hurried == ["bieten"]
    assert pool.processes not in ((), (old,))
    assert [record.getMessage() for record in caplog.records] == [
        "a worker process died: killed by SIGKILL (is there enough memory?)"
    ]


async def test_a_worker_that_hangs_is_killed_and_costs_a_move_by_rule_of_thumb(open_pool: OpenPool) -> None:
    hurried: list[str] = []
    pool = await open_pool(patience=0.1, hurried=hurried.append)
    await pool.wait_ready()
    (old,) = pool.processes
    os.kill(old, signal.SIGSTOP)
    view = view_of(BIETEN)
    for _ in range(2):  # the second is asked while the process is being killed, or after
        assert await pool.choose(BIETEN, view) in view.legal
    await pool.wait_ready()
    assert hurried[0] == "bieten"  # the second may have found no worker at all
    assert len(pool.processes) == 1
    assert pool.processes != (old,)


async def test_who_can_wait_no_longer_plays_by_rule_of_thumb(
    open_pool: OpenPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker does not answer; the heuristic is asked for beside the loop."""
    monkeypatch.setattr("bot.players.heuristic_fallback.HEURISTIC_SECONDS", 60)
    metrics = Metrics(lambda: 0)
    pool = await open_pool(patience=60, hurried=metrics.hurried)
    await pool.wait_ready()
    os.kill(pool.processes[0], signal.SIGSTOP)
    player, queued, view = pool.player(BIETEN), pool.player(BIETEN), view_of(BIETEN)
    thoughts = [asyncio.create_task(each.choose(view)) for each in (player, queued)]
    await asyncio.sleep(0)
    here = HeuristicPlayer(BIETEN, Random(1))
    for each in (player, queued):
        assert await each.at_once(view) == await here.choose(view)
    assert not any(thought.done() for thought in thoughts)
    assert b'cardtable_fallback_moves_total{game="bieten"} 2.0' in metrics.page(None)
    os.kill(pool.processes[0], signal.SIGCONT)
    there = HeuristicPlayer(BIETEN, Random("1/0"))
    assert await asyncio.gather(*thoughts) == [await there.choose(view), await there.choose(view)]


class Slow:
    """A game whose judge never answers."""

    id = "slow"

    def __init__(self, answered: Event) -> None:
        self.heuristic = self
        self.choose = lambda view, rng: answered.wait()

    def determinize(self, view: View, rng: Random) -> object:
        return BIETEN.determinize(view, rng)


async def test_a_rule_of_thumb_that_takes_its_time_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.players.heuristic_fallback.HEURISTIC_SECONDS", 0.001)
    answered, view = Event(), view_of(BIETEN)
    assert await choose_by_heuristic(Slow(answered), view, Random(1)) in view.legal
    answered.set()


THINKING = """
    has_search = True

    def search(self, view, rng, first):
        with open({pipe!r}) as pipe:
            if pipe.read() == "fail":
                raise ValueError(view)
        return first
"""


@pytest.fixture
def slow_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Provide the pipe of a game `slow_card`, whose judge thinks on until it can read a word there."""
    pipe, folder = tmp_path / "pipe", tmp_path / "games" / "slow_card"
    os.mkfifo(pipe)
    shutil.copytree(ELSEWHERE / "high_card", folder)
    text = (folder / "game.py").read_text().replace('"high_card"', '"slow_card"')
    before, mark, after = text.partition("        return view.legal.actions[0]\n")
    (folder / "game.py").write_text(before + mark + THINKING.format(pipe=str(pipe)) + after)
    monkeypatch.setattr("bot.players.worker_pool.other_folders", lambda: (folder.parent,))
    # Nothing here knows the game but by its name; the view is of one like it.
    monkeypatch.setattr(bot.games, "__path__", [*bot.games.__path__, str(folder.parent)])
    all_games.cache_clear()
    yield pipe
    monkeypatch.undo()
    all_games.cache_clear()


@pytest.mark.parametrize("word", ["go on", "fail"])
async def test_the_rule_of_thumb_is_made_first_in_the_worker_that_thinks_on(
    open_pool: OpenPool, slow_card: Path, word: str
) -> None:
    hurried: list[str] = []
    pool = await open_pool(hurried=hurried.append, patience=60, seconds=60)
    await pool.wait_ready()
    game = all_games()["slow_card"]
    player, view = pool.player(game), view_of(game)
    thought = asyncio.create_task(player.choose(view))
    with await asyncio.to_thread(slow_card.open, "w") as ready:  # opens when the judge thinks on
        assert not thought.done()
        while player._job.first is None:  # noqa: ASYNC110  # it lies in the pipe already
            await asyncio.sleep(0)
        assert await player.at_once(view) in view.legal
        assert hurried == ["slow_card"]
        ready.write(word)
    assert await thought in view.legal


@pytest.mark.usefixtures("slow_card")
async def test_a_thought_without_an_end_is_broken_off_and_the_worker_lives(
    open_pool: OpenPool, caplog: pytest.LogCaptureFixture
) -> None:
    pool = await open_pool(patience=60, seconds=0.01)
    await pool.wait_ready()
    before, game = pool.processes, all_games()["slow_card"]
    view = view_of(game)
    for _ in range(2):
        assert await pool.choose(game, view) in view.legal
    assert (pool.processes, caplog.records) == (before, [])


async def test_a_failing_judge_is_told_by_its_kind_alone(
    open_pool: OpenPool, caplog: pytest.LogCaptureFixture
) -> None:
    """A view of one game is put before the judge of another."""
    pool = await open_pool()
    await pool.wait_ready()
    view = view_of(all_games()["bid_whist"])
    assert await pool.choose(BIETEN, view) in view.legal
    assert [record.getMessage() for record in caplog.records] == ["the judge of bieten failed: AttributeError"]
    assert len(pool.processes) == 1


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
async def test_interrupting_is_left_to_the_bot(
    open_pool: OpenPool, ending: signal.Signals, caplog: pytest.LogCaptureFixture
) -> None:
    """Ctrl+C reaches all processes of a terminal, also those just being born; what ends a service may, too."""
    pool = await open_pool()
    for child in multiprocessing.active_children():
        assert child.pid is not None
        os.kill(child.pid, ending)
    await pool.wait_ready()
    (process,) = pool.processes
    os.kill(process, ending)
    view = view_of(BIETEN)
    assert await pool.choose(BIETEN, view) in view.legal
    assert pool.processes == (process,)
    assert caplog.records == []


async def test_closing_ends_a_worker_that_is_thinking_or_hanging(
    open_pool: OpenPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.players.worker_pool.KILL_SECONDS", 0.1)
    pool = await open_pool(workers=2)
    await pool.wait_ready()
    os.kill(pool.processes[0], signal.SIGSTOP)
    views = [view_of(BIETEN, seed) for seed in range(4)]
    asked = [asyncio.create_task(pool.choose(BIETEN, view)) for view in views]
    await asyncio.sleep(0)
    await pool.close()
    for task, view in zip(asked, views, strict=True):
        assert await task in view.legal
    assert multiprocessing.active_children() == []
    assert await pool.choose(BIETEN, views[0]) in views[0].legal


async def test_people_are_told_in_a_worker_or_a_thread_what_they_would_be_told_here(open_pool: OpenPool) -> None:
    whist = all_games()["bid_whist"]
    view = view_of(whist)
    here = advise(whist, view, "luck")
    for workers in (1, 0):
        pool = await open_pool(workers)
        await pool.wait_ready()
        assert await pool.advise(whist, view, "luck") == here


async def test_a_worker_that_dies_of_a_question_leaves_the_rule_of_thumb(open_pool: OpenPool) -> None:
    pool = await open_pool()
    await pool.wait_ready()
    view = view_of(BIETEN)
    asked = asyncio.create_task(pool.advise(BIETEN, view, "luck"))
    await asyncio.sleep(0)
    os.kill(pool.processes[0], signal.SIGKILL)
    said = await asked
    assert said.action is None or said.action in view.legal


@pytest.mark.parametrize("workers", [0, 1])
async def test_a_master_does_the_same_in_a_worker_or_a_thread_whatever_time_there_is(
    open_pool: OpenPool, workers: int
) -> None:
    pool = await open_pool(workers, seconds=0.0001)
    await pool.wait_ready()
    view = view_of(WHIST)
    assert await pool.master(WHIST, view, "a day") == master(WHIST, view, "a day")


async def test_a_master_whose_worker_dies_is_asked_anew(open_pool: OpenPool) -> None:
    pool = await open_pool()
    await pool.wait_ready()
    view = view_of(WHIST)
    thought = asyncio.create_task(pool.master(WHIST, view, "a day"))
    await asyncio.sleep(0)
    os.kill(pool.processes[0], signal.SIGKILL)
    assert await thought == master(WHIST, view, "a day")


async def test_a_worker_that_cannot_start_says_why_and_is_tried_less_and_less_often(
    open_pool: OpenPool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\nif '--multiprocessing-fork' in sys.orig_argv: sys.modules['bot.players.review'] = None\n"
    )
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    monkeypatch.setattr("bot.players.worker_pool.RESTART_SECONDS", 0.6)
    pool = await open_pool()
    async with asyncio.timeout(100):
        while len(caplog.records) < 3:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    assert await pool.choose(BIETEN, view_of(BIETEN)) is not None, "by the heuristic"
    said = [record.getMessage() for record in caplog.records][:3]
    assert all("can't start: ModuleNotFoundError: import of bot.players.review" in line for line in said), said
    assert [line.rpartition("heuristic, ")[2] for line in said] == [f"next try in {n} s" for n in (1, 1, 2)]
    assert "Traceback" not in capfd.readouterr().err


async def test_a_worker_that_ends_by_a_bug_says_type_and_place_alone(
    open_pool: OpenPool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "sitecustomize.py").write_text("import os\nos.nice = lambda _: {}['Ah Kl W']\n")
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    await open_pool()
    async with asyncio.timeout(60):
        while not caplog.records:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    [said] = [record.getMessage() for record in caplog.records]
    assert "can't start: KeyError (sitecustomize.py, line 2)" in said
    assert "Ah" not in said


def test_the_pauses_between_tries_end_at_ten_minutes() -> None:
    assert (pool_module.RESTART_SECONDS, pool_module.MAX_RESTART_SECONDS) == (30, 600)


async def test_masters_of_boards_come_after_all_who_wait_at_tables(open_pool: OpenPool) -> None:
    pool, view, done = await open_pool(), view_of(WHIST), list[str]()
    await pool.wait_ready()

    async def ask(name: str) -> None:
        await pool.master(WHIST, view, "a day", patient=name != "table")
        done.append(name)

    # The first one keeps the only worker busy while the others are queued.
    asked = [asyncio.create_task(ask(name)) for name in ("board", "next board", "table")]
    await asyncio.gather(*asked)
    assert done == ["board", "table", "next board"]
