"""Start sandbox and bot in separate processes: the bot alone on one processor, all others on the rest.

The bot's worker processes may run on any processor, as in life.
"""

import asyncio
import gc
from collections.abc import AsyncGenerator, Generator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import active_children, get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from bot.cli.event_loop import run_on_loop
from bot.cli.runner import collect_old_guilds, frozen_gc
from bot.logging_setup import configure
from bot.sandbox import CROWDED, Sandbox
from bot.ui import CardBot, use_endpoint
from tools.bench.baseline_bot import BaselineBot
from tools.bench.cpu_affinity import cores, move
from tools.bench.load_generator import Club, ClubKind, at_tables, data_dir, guests, made
from tools.bench.remote_jobs import JobRunner, guilds_arrive

CPU = "cpu"
"""Asked for the seconds that a process has used of its processors."""
ENOUGH = "enough"


class ChildProcess:
    """A process that runs jobs on request.

    Args:
        target: the function that runs there; its last argument is the pipe, over which it first sends something.
        args: its other arguments.
    """

    def __init__(self, target: Any, *args: object) -> None:
        self._control, theirs = get_context("spawn").Pipe()
        self._process = get_context("spawn").Process(target=target, args=(*args, theirs))
        self._process.start()
        theirs.close()  # if the process fails, reading ends with an error

    @property
    def process(self) -> int:
        """The id of the process."""
        assert self._process.pid is not None
        return self._process.pid

    async def receive(self) -> Any:
        """Return what comes next from it; raises EOFError where it has failed."""
        return await asyncio.to_thread(self._control.recv)

    async def ask(self, what: str, *args: object) -> Any:
        """Return its answer; one question at a time."""
        self._control.send((what, *args))
        return await self.receive()

    async def close(self) -> None:
        """End it."""
        with suppress(OSError):
            self._control.send((ENOUGH,))
        await asyncio.to_thread(self._process.join)


@dataclass(frozen=True, slots=True)
class IsolatedLoad:
    """A club's users in this process, whose bot and sandbox are in others.

    Args:
        channels: ids of the channels, first those with a table.
    """

    club: Club
    bot: ChildProcess
    sandbox: ChildProcess
    url: str
    channels: Sequence[str]


@asynccontextmanager
async def open_apart(
    kind: ClubKind,
    tables: int,
    *,
    past: Path | None = None,
    people: Sequence[str] = (),
    settings: Mapping[str, object] | None = None,
) -> AsyncGenerator[IsolatedLoad]:
    """Open a club at n tables, its sandbox and its bot elsewhere.

    Args:
        past: a database that the bot finds, which it changes; None: an empty one.
        people: names of more users; for each of them there is one more channel.
        settings: of our bot, where they are not the usual ones.
    """
    async with AsyncExitStack() as stack:
        folder = (
            past.parent if past else Path(stack.enter_context(TemporaryDirectory(prefix="bench-", dir=data_dir())))
        )
        names = [f"table-{number}" for number in range(tables + len(people))]
        sandbox = ChildProcess(serve_sandbox, [*guests(tables), *people], names)
        stack.push_async_callback(sandbox.close)
        url, place, channels = await sandbox.receive()
        bot = ChildProcess(serve_bot, kind, folder, place, channels, {"workers": 0} | dict(settings or {}))
        stack.push_async_callback(bot.close)
        await bot.receive()
        club = kind(folder / "bot.sqlite")
        stack.callback(club.close)
        await stack.enter_async_context(at_tables(club, url, channels[:tables]))
        with without_gc():
            yield IsolatedLoad(club, bot, sandbox, url, channels)


def serve_sandbox(people: Sequence[str], channels: Sequence[str], control: Connection) -> None:
    """Run a sandbox until it is stopped."""
    move(cores().others)
    configure("ERROR")
    asyncio.run(_serve_sandbox(people, channels, control))


async def _serve_sandbox(people: Sequence[str], channels: Sequence[str], control: Connection) -> None:
    async with Sandbox(people=people, channels=channels, strictness=CROWDED) as sandbox:
        control.send((sandbox.url, (sandbox.api, sandbox.gateway, sandbox.token), [*sandbox.guild.channels]))
        with without_gc():
            async for what, *args in asked(control):
                control.send(process_time() if what == CPU else await guilds_arrive(sandbox, *args))


def serve_bot(
    kind: ClubKind,
    folder: Path,
    place: tuple[str, str, str],
    channels: Sequence[str],
    settings: Mapping[str, Any],
    control: Connection,
) -> None:
    """Run a bot until it is stopped.

    Args:
        control: receives the notice that it is online, then the answers.
    """
    move(cores().bot)
    configure("CRITICAL")
    use_endpoint(*place[:2])
    run_on_loop(_serve_bot(kind, made(kind, folder, **settings), place[2], channels, control))


async def _serve_bot(
    kind: ClubKind, bot: CardBot | BaselineBot, token: str, channels: Sequence[str], control: Connection
) -> None:
    async with bot:
        running = asyncio.create_task(bot.start(token))
        online = asyncio.create_task(bot.wait_until_ready())
        await asyncio.wait((running, online), return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            await running  # it has failed
        if isinstance(bot, BaselineBot):
            await bot.post(channels)
        for worker in active_children():
            assert worker.pid is not None
            move(cores().every, worker.pid)
        if isinstance(bot, CardBot):
            collect_old_guilds(bot)
        with frozen_gc():
            control.send("ready")
            doing = JobRunner(bot)
            async for what, *args in asked(control):
                control.send(process_time() if what == CPU else await doing.asked(what, *args))
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)


@contextmanager
def without_gc() -> Generator[None]:
    """Stop this process's garbage collections: users and sandbox must not delay the answers that are measured."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def asked(control: Connection) -> AsyncGenerator[tuple[Any, ...]]:
    """Yield what this process is asked for, until there is enough."""
    while (question := await asyncio.to_thread(control.recv))[0] != ENOUGH:
        yield question
