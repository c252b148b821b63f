"""Worker processes for searches of computer players, so that searches delay no click.

A thread would share the interpreter's lock with the event loop; a process shares nothing. The workers are spawned,
never forked (the bot has threads), and are kept, because a start takes some tenths of a second. They start with the
first request, which waits for them: a bot whose players need no search does without their 26 MiB. While none is ready
otherwise the game's heuristic is called in this process.
"""

import asyncio
import logging
import signal
import sys
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context, resource_tracker
from random import Random, SystemRandom
from threading import Thread

from bot.games import other_folders
from bot.players.advice import TIMEOUT_SECONDS as FOR_COUNSEL
from bot.players.advice import advise
from bot.players.daily_master import master
from bot.players.heuristic_fallback import choose_by_heuristic
from bot.players.heuristic_player import HeuristicPlayer
from bot.players.random import RandomPlayer
from bot.players.review import SEARCH_SECONDS as FOR_A_LOOK
from bot.players.review import DecisionReview, review_decision
from bot.players.search import Decision
from bot.players.styles import Manner
from bot.players.worker import FallbackMove, MasterReply, Reply, ReviewReply, ThinkFailed, ThinkRequest
from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.state import View
from bot.spawned import STOP_SIGNALS, Died, work

SEARCH_SECONDS = 0.4
"""The time limit of a player's search; its level seldom needs a quarter of it."""
REPLY_TIMEOUT_SECONDS = 2.0
"""Seconds until a missing reply is abandoned."""
MASTER_TIMEOUT_SECONDS = 60.0
"""Seconds after which a worker with a master's search counts as stuck; an idle machine needs one at most."""
MAX_MASTER_RETRIES = 3
"""How often a master's request is retried after its worker has died."""
RESTART_SECONDS = 30.0
"""Seconds until a worker is restarted that could not start, or died before it was ready; doubled per failure."""
MAX_RESTART_SECONDS = 600.0
"""The most seconds of this delay."""
SHORT_LIFE_SECONDS = 10.0
"""Seconds; a worker that was ready and lives shorter than this counts as failed."""
MAX_QUICK_RESTARTS = 5
"""How many such workers in a row are replaced at once; the next one is started later."""
EXIT_SECONDS = 0.1
"""Seconds that a process has to end after its pipe has ended."""
KILL_SECONDS = 2.0
"""Seconds until a worker that does not end by itself is killed."""

log = logging.getLogger(__name__)


@dataclass(slots=True, repr=False, eq=False)
class _Job:
    """A view to search, with the future of its reply and the fallback move."""

    game: AnyGame
    question: ThinkRequest
    answer: asyncio.Future[Reply]
    first: FallbackMove | None = None
    given: bool = False
    """Whether a worker has it; one that still owes the heuristic's move may be stuck."""


class WorkerPool:
    """The workers of all computer players.

    Args:
        workers: how many; 0: the players run in this process.
        rng: the randomness in this process; the system's own by default.
        seed: of the workers' randomness, for tests; None: the system's own.
        seconds: the time limit of a search.
        patience: seconds until a missing reply is replaced by the heuristic's move.
        hurried: called with the game's id when a player has to act before its search is done; for metrics only.
    """

    def __init__(
        self,
        workers: int,
        *,
        rng: Random | None = None,
        seed: int | None = None,
        seconds: float = SEARCH_SECONDS,
        patience: float = REPLY_TIMEOUT_SECONDS,
        hurried: Callable[[str], None] = lambda game: None,
    ) -> None:
        self._size = workers
        self._rng = rng or SystemRandom()
        self._seed = seed
        self._seconds = seconds
        self._patience = patience
        self._hurried = hurried
        self._started = False
        self._workers: dict[int, _Worker] = {}
        self._coming_back: set[int] = set()
        """The places of workers that requests wait for: they start for them, or were ready and have died."""
        self._restarts: dict[int, asyncio.TimerHandle] = {}
        self._failures: Counter[int] = Counter()
        """How often in a row the worker of a place did not get ready."""
        self._short_lives: Counter[int] = Counter()
        self._jobs: deque[_Job] = deque()
        self._patient: deque[_Job] = deque()
        """Requests that no game waits for: an idle worker takes them."""

    @property
    def processes(self) -> tuple[int, ...]:
        """The ids of the worker processes that are ready."""
        return tuple(worker.process for worker in self._workers.values() if worker.ready)

    async def start(self) -> None:
        """Start the workers before the first request, in the running loop; they get ready in the background."""
        self._started = True
        for number in range(self._size):
            self._employ(number)

    async def wait_ready(self) -> None:
        """Wait until every worker is ready, or has died."""
        if self._workers:
            await asyncio.wait([worker.warm for worker in self._workers.values()])

    async def close(self) -> None:
        """End the workers; later requests get the heuristic in this process. A second call does nothing."""
        self._started = True
        for timer in self._restarts.values():
            timer.cancel()
        workers = list(self._workers.values())
        self._restarts.clear()
        self._workers.clear()
        self._coming_back.clear()
        self._give_up_waiting()
        await asyncio.gather(*(worker.close() for worker in workers))

    def player(self, game: AnyGame, level: str | None = None) -> "PooledPlayer":
        """Return a game's player that searches in the workers.

        Args:
            level: one of `bot.players.levels`; None: the heuristic.
        """
        return PooledPlayer(self, game, level)

    async def choose(self, game: AnyGame, view: View, level: str | None = None) -> Action | None:
        """Return a player's action.

        Args:
            view: the seat's view, the only data that leaves this process.
            level: as `player` takes it.
        """
        return await self.player(game, level).choose(view)

    async def advise(
        self, game: AnyGame, view: View, luck: str, also: Action | None = None, level: str | None = None
    ) -> Decision:
        """Return the strongest player's evaluation of a view, for a hint.

        It runs in a thread where no worker is ready; the heuristic replaces it where a worker dies or takes too long.

        Args:
            luck: the prefix of the seed: the same gives the same answer.
            also: an action to compare as well; None: none.
            level: another level to ask.
        """
        job = self._give(game, ThinkRequest(game.id, view, level, FOR_COUNSEL, luck, also))
        if job is None:
            return await asyncio.to_thread(advise, game, view, luck, also, level)
        reply = await job.answer
        if isinstance(reply, Decision):
            return reply
        log.error("the counsel of %s failed: %s", game.id, reply.kind if isinstance(reply, ThinkFailed) else "Reply")
        thumb = await choose_by_heuristic(game, view, Random(luck))
        return Decision(thumb, (), thumb, "thumb")

    async def master(self, game: AnyGame, view: View, luck: str, *, patient: bool = False) -> Action | None:
        """Return a master's action, the same on every machine, without a time limit.

        Args:
            luck: the prefix of the seed.
            patient: whether players come first: no game waits for it.

        Raises:
            RuntimeError: it can't choose; the text is the type of the error.
        """
        for _ in range(MAX_MASTER_RETRIES):
            job = self._give(game, ThinkRequest(game.id, view, None, None, luck), self._patient if patient else None)
            reply = await job.answer if job else _LOST
            if isinstance(reply, MasterReply):
                return reply.action
            if isinstance(reply, ThinkFailed) and reply.kind != _LOST.kind:
                raise RuntimeError(reply.kind)
            if job is None:
                break
        return await asyncio.to_thread(master, game, view, luck)

    async def review_decision(self, game: AnyGame, view: View, done: Action, luck: str) -> DecisionReview | None:
        """Return the review of a decision in a finished game, or None if there is none.

        Players and hints come first. It runs in a thread where no worker is ready.

        Args:
            luck: the prefix of the seed.
        """
        question = ThinkRequest(game.id, view, None, 2 * FOR_A_LOOK, luck, done=done)
        job = self._give(game, question, self._patient)
        if job is None:
            return await asyncio.to_thread(review_decision, game, view, done, luck)
        reply = await job.answer
        if isinstance(reply, ReviewReply):
            return reply.verdict
        log.error("a look back at %s failed: %s", game.id, reply.kind if isinstance(reply, ThinkFailed) else "Reply")
        return None

    def ask(self, game: AnyGame, view: View, level: str | None, manner: Manner = "even") -> _Job | None:
        """Give a view to the workers; return None if none is ready, or will be in a moment."""
        return self._give(game, ThinkRequest(game.id, view, level, self._seconds, manner=manner))

    def _give(self, game: AnyGame, question: ThinkRequest, queue: "deque[_Job] | None" = None) -> _Job | None:
        if not self._started:
            self._started = True
            self._coming_back.update(range(self._size))
            for number in range(self._size):
                self._employ(number)
        if not self.processes and not self._coming_back:
            return None
        job = _Job(game, question, asyncio.get_running_loop().create_future())
        (self._jobs if queue is None else queue).append(job)
        self._hand_out()
        return job

    async def result(self, job: _Job) -> Action | None:
        """Return a worker's reply; the heuristic's move if it dies, or takes too long."""
        try:
            async with asyncio.timeout(self._patience):
                answer = await job.answer
        except TimeoutError:
            log.warning("a computer player of %s took too long", job.game.id)
            return await self.at_once(job)
        if answer is _LOST:
            return await self.at_once(job)
        if isinstance(answer, ThinkFailed):
            log.error("the judge of %s failed: %s", job.game.id, answer.kind)
            return job.first.action if job.first else await self._anything(job)
        if isinstance(answer, ReviewReply):
            return job.first.action if job.first else await self._anything(job)  # not a reply to the request
        return answer.action if isinstance(answer, Decision | MasterReply) else answer

    async def at_once(self, job: _Job) -> Action | None:
        """Return the heuristic's move for a view that a worker still searches."""
        self._hurried(job.game.id)
        if job.first:
            return job.first.action
        if job.given:
            return await choose_by_heuristic(job.game, job.question.view, self._rng)
        return await self.choose_in_process(job.game, job.question.view)

    async def choose_in_process(self, game: AnyGame, view: View) -> Action | None:
        """Return the heuristic's choice, computed in this process."""
        return await HeuristicPlayer(game, self._rng).choose(view)

    async def _anything(self, job: _Job) -> Action | None:
        return await RandomPlayer(job.game, self._rng).choose(job.question.view)

    def _employ(self, number: int) -> None:
        """Start a worker.

        Args:
            number: its place.
        """
        self._restarts.pop(number, None)
        seed = None if self._seed is None else f"{self._seed}/{number}"
        try:
            self._workers[number] = _Worker(
                seed,
                patience=self._patience,
                on_free=lambda: self._freed(number),
                on_death=lambda: self._replace(number),
            )
        except OSError as error:
            # No memory, too many processes: searches continue in this process.
            self._employ_later(number, f"{type(error).__name__}: {error.strerror}")

    def _freed(self, number: int) -> None:
        """Record that a worker is ready for the next view."""
        self._coming_back.discard(number)
        self._failures.pop(number, None)
        self._hand_out()

    def _replace(self, number: int) -> None:
        """Start another worker in place of one that died, though not over and over.

        Callers that waited for this one wait for the other: that takes less than a computer player's pause.
        """
        worker = self._workers.pop(number)
        if worker.ready and asyncio.get_running_loop().time() - worker.began < SHORT_LIFE_SECONDS:
            self._short_lives[number] += 1
        else:
            self._short_lives.pop(number, None)
        if worker.ready and self._short_lives[number] <= MAX_QUICK_RESTARTS:
            log.error("a worker process died: %s", worker.reason)
            self._coming_back.add(number)
            self._employ(number)
        else:
            self._employ_later(number, worker.reason)

    def _employ_later(self, number: int, reason: str) -> None:
        """Start a worker when the cause of its failure may be over; players use the heuristic until then."""
        seconds = min(RESTART_SECONDS * 2 ** min(self._failures[number], 10), MAX_RESTART_SECONDS)
        self._failures[number] += 1
        log.error(
            "a worker process can't start: %s; computer players choose by the heuristic, next try in %.0f s",
            reason,
            seconds,
        )
        self._coming_back.discard(number)
        if not self.processes and not self._coming_back:
            self._give_up_waiting()
        self._restarts[number] = asyncio.get_running_loop().call_later(seconds, self._employ, number)

    def _give_up_waiting(self) -> None:
        """Notify all callers that wait for a worker that there is none."""
        while self._jobs or self._patient:
            _answer((self._jobs or self._patient).popleft(), _LOST)

    def _hand_out(self) -> None:
        """Give every free worker the next view."""
        for worker in self._workers.values():
            while worker.free and (self._jobs or self._patient):
                job = (self._jobs or self._patient).popleft()
                if not job.answer.done():  # its caller may have been cancelled
                    job.given = True
                    worker.give(job)


class PooledPlayer:
    """A player of one game that searches in a pool's workers, one view at a time.

    Args:
        level: its level; None: the heuristic.
        manner: its style.
    """

    def __init__(self, pool: WorkerPool, game: AnyGame, level: str | None = None, manner: Manner = "even") -> None:
        self._pool = pool
        self._game = game
        self._level = level
        self._manner: Manner = manner
        self._job: _Job | None = None

    def at(self, level: str) -> "PooledPlayer":
        """Return the player of this game that plays at a level."""
        return PooledPlayer(self._pool, self._game, level, self._manner)

    def with_style(self, manner: Manner) -> "PooledPlayer":
        """Return the player of this game and level with a style."""
        return PooledPlayer(self._pool, self._game, self._level, manner)

    async def choose(self, view: View) -> Action | None:
        """Return the player's action, by the heuristic where no worker is ready."""
        self._job = self._pool.ask(self._game, view, self._level, self._manner)
        return await (self._pool.result(self._job) if self._job else self._pool.choose_in_process(self._game, view))

    async def at_once(self, view: View) -> Action | None:
        """Return the heuristic's move, which the searching worker has sent first."""
        return await (self._pool.at_once(self._job) if self._job else self._pool.choose_in_process(self._game, view))


_LOST = ThinkFailed("WorkerDied")


def _answer(job: _Job, answer: Reply) -> None:
    """Set the result for a caller that still waits."""
    if not job.answer.done():
        job.answer.set_result(answer)


class _Worker:
    """A process and its pipe; it searches one view at a time.

    A cancelled caller doesn't stop the search: its result is dropped when it arrives, and the next view is sent only
    after that, so that replies are never mixed up.

    Args:
        seed: of its randomness.
        patience: seconds until a process without a reply is killed.
        on_free: called when it waits for a view.
        on_death: called when the process has ended by itself or was killed.
    """

    def __init__(
        self, seed: str | None, *, patience: float, on_free: Callable[[], None], on_death: Callable[[], None]
    ) -> None:
        self.ready = False
        self.reason = "it ended without a word"
        """The cause of its death."""
        self._patience = patience
        self._on_free = on_free
        self._on_death = on_death
        self._job: _Job | None = None
        self._watchdog: asyncio.TimerHandle | None = None
        self._loop = asyncio.get_running_loop()
        self._hung_up = False
        self.began = self._loop.time()
        self.warm: asyncio.Future[None] = self._loop.create_future()
        spawn = get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(
            target=work, args=(theirs, seed, other_folders()), name="computer player", daemon=True
        )
        if sys.platform == "win32":
            self._process.start()
        else:
            # Signals that end the bot must not reach the process before it can ignore them, so it starts with signals
            # blocked. The resource tracker comes first, since starting it lifts the block.
            resource_tracker.ensure_running()
            before = signal.pthread_sigmask(signal.SIG_BLOCK, STOP_SIGNALS)
            try:
                self._process.start()
            finally:
                signal.pthread_sigmask(signal.SIG_SETMASK, before)
        theirs.close()  # so that the pipe ends with the process
        self._listener = Thread(target=self._listen, name="worker pipe", daemon=True)
        """Receives on Windows, where no event loop can wait for a pipe."""
        if sys.platform == "win32":
            self._listener.start()
        else:
            self._loop.add_reader(self._pipe.fileno(), lambda: self._on_message(self._receive()))

    @property
    def process(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def free(self) -> bool:
        """Whether it waits for a view."""
        return self.ready and self._job is None

    def give(self, job: _Job) -> None:
        self._job = job
        # Hints can take longer than a player's turn.
        seconds = MASTER_TIMEOUT_SECONDS if job.question.seconds is None else job.question.seconds
        more = seconds if job.question.luck is not None else 0.0
        self._watchdog = self._loop.call_later(self._patience + more, self._process.kill)
        try:
            self._pipe.send(job.question)
        except OSError:
            self._process.kill()  # it is dead or dying; the end of its pipe follows

    def _receive(self) -> FallbackMove | Reply | Died | EOFError:
        """Wait for the next message, and return it, or the end of the pipe."""
        try:
            return self._pipe.recv()
        except (EOFError, OSError):
            return EOFError()

    def _listen(self) -> None:
        """Receive until the end of the pipe."""
        message = None
        while not isinstance(message, EOFError):
            message = self._receive()
            with suppress(RuntimeError):  # the loop is closed
                self._loop.call_soon_threadsafe(self._on_message, message)

    def _on_message(self, answer: FallbackMove | Reply | Died | EOFError) -> None:
        """Handle a message, or the end of the pipe."""
        if self._hung_up:
            return
        if isinstance(answer, EOFError):
            self._bury()
            self._on_death()
            return
        if isinstance(answer, Died):
            self.reason = answer.reason  # its end follows
            return
        if isinstance(answer, FallbackMove):
            if self._job:
                self._job.first = answer
            return
        if not self.ready:
            self.ready = True
            self.warm.set_result(None)
        self._finish(answer)
        self._on_free()

    def _finish(self, answer: Reply) -> None:
        if self._watchdog is not None:
            self._watchdog.cancel()
        job, self._job = self._job, None
        if job is not None:
            _answer(job, answer)

    def _bury(self) -> None:
        """Clean up after a process whose pipe has ended."""
        self._hang_up()
        self._process.join(EXIT_SECONDS)
        if (code := self._process.exitcode) is None:
            self._process.kill()
            self._process.join()
        elif code < 0:
            self.reason = f"killed by {signal.Signals(-code).name} (is there enough memory?)"
        elif code > 1:
            self.reason = f"it ended with status {code}"
        self._process.close()
        self._pipe.close()

    def _hang_up(self) -> None:
        """Ask the process to end, and stop receiving from it."""
        self._finish(_LOST)
        self.warm.cancel()
        self._hung_up = True
        if sys.platform == "win32":
            with suppress(OSError):
                self._pipe.send(
                    None
                )  # the listener still waits for the pipe, which must not be closed before it ends
        else:
            self._loop.remove_reader(self._pipe.fileno())
            self._pipe.close()

    async def close(self) -> None:
        """End the process, by force if it does not end."""
        self._hang_up()
        if not self.ready:
            self._process.kill()  # nothing is lost
        if sys.platform == "win32":
            await asyncio.to_thread(self._end)
            return
        ended = self._loop.create_future()
        self._loop.add_reader(self._process.sentinel, lambda: ended.done() or ended.set_result(None))
        try:
            async with asyncio.timeout(KILL_SECONDS):
                await ended
        except TimeoutError:
            self._process.kill()
        finally:
            self._loop.remove_reader(self._process.sentinel)
            self._process.join()
            self._process.close()

    def _end(self) -> None:
        """Wait for the end of the process and of the listener; for Windows."""
        self._process.join(KILL_SECONDS)
        if self._process.exitcode is None:
            self._process.kill()
        self._process.join()
        self._process.close()
        self._listener.join()
        self._pipe.close()
