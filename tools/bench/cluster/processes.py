"""Run the bot processes, each with separate links to database and Discord, and restart them."""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, Process
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from signal import SIGTERM
from time import monotonic
from urllib.parse import urlsplit

import aiohttp

import bot
from bot.sandbox import Sandbox
from tools.bench.cluster.postgres_server import free_port
from tools.bench.cluster.tcp_proxy import StallableLink

ROOT = Path(bot.__file__).parents[1]
RESTART_SECONDS = 1.0
"""Seconds until a process that has died is restarted."""
READY_TIMEOUT_SECONDS = 60.0
"""Seconds in which a process must be well, on a machine that does other things."""
STOP_TIMEOUT_SECONDS = 30.0
"""Seconds in which a process must have ended after SIGTERM."""
POLL_SECONDS = 0.1
SETTINGS = {
    "BOT_WORKERS": "0",  # sandbox, users and server share the processors with the bots
    "BOT_CARD_EMOJIS": "false",
    "BOT_PICTURES": "false",
    "BOT_LOG_LEVEL": "INFO",
    "BOT_CLUSTER_SECRET": "nobody else is on this machine's loopback",
}


@dataclass(eq=False)
class BotProcess:
    """A process with its links.

    Args:
        since: when it began, by the monotonic clock.
        wanted: whether it is restarted when it ends.
        cut: whether its network is cut, so that it may end by itself.
    """

    name: str
    database: StallableLink
    discord: StallableLink
    health: int
    process: Process
    since: float = field(default_factory=monotonic)
    wanted: bool = True
    cut: bool = False

    @property
    def alive(self) -> bool:
        """Whether it runs."""
        return self.process.returncode is None

    @property
    def cables(self) -> tuple[StallableLink, StallableLink]:
        """Both of them."""
        return self.database, self.discord


class BotProcesses:
    """All processes.

    Args:
        share: BOT_SHARDS; None: there is one process, and it is alone.
    """

    def __init__(self, folder: Path, sandbox: Sandbox, database: str, share: str | None) -> None:
        self.share = share
        self.lives: list[BotProcess] = []
        self.faults: list[str] = []
        self._folder = folder
        self._sandbox = sandbox
        self._database = urlsplit(database)
        self._numbers = count(1)
        self._stack = AsyncExitStack()
        self._watching: set[asyncio.Task[None]] = set()

    async def start(self) -> BotProcess:
        """Start one more, which is restarted after each end."""
        number = next(self._numbers)
        database = await self._cable(self._database.hostname or "127.0.0.1", self._database.port or 5432)
        discord = await self._cable(self._sandbox.host, self._sandbox.port)
        self._sandbox.also_at(discord.port)
        health = free_port()
        life = BotProcess(
            f"bot-{number}", database, discord, health, await self._run(f"bot-{number}", database, discord, health)
        )
        self.lives.append(life)
        task = asyncio.create_task(self._watch(life))
        self._watching.add(task)
        task.add_done_callback(self._watching.discard)
        return life

    async def well(self, *lives: BotProcess) -> None:
        """Wait until these say that they are well; raises TimeoutError with the name of one that isn't."""
        async with aiohttp.ClientSession() as session:
            for life in lives:
                until = monotonic() + READY_TIMEOUT_SECONDS
                while not await _is_well(session, life):
                    if monotonic() > until:
                        raise TimeoutError(
                            f"{life.name} not ready after {READY_TIMEOUT_SECONDS:g} seconds: {self.last_words(life)}"
                        )
                    await asyncio.sleep(POLL_SECONDS)

    async def terminate(self, life: BotProcess) -> float:
        """Send SIGTERM to a process and wait for its end; return how long that took, in seconds."""
        life.wanted = False
        start = monotonic()
        with suppress(ProcessLookupError):
            life.process.send_signal(SIGTERM)
        try:
            async with asyncio.timeout(STOP_TIMEOUT_SECONDS):
                code = await life.process.wait()
        except TimeoutError:
            self.faults.append(f"{life.name} still ran {STOP_TIMEOUT_SECONDS:g} seconds after SIGTERM")
            life.process.kill()
            code = await life.process.wait()
        if code > 0:
            self.faults.append(f"{life.name} went with {code}: {self.last_words(life)}")
        if life in self.lives:
            self.lives.remove(life)
        return monotonic() - start

    def kill(self, life: BotProcess) -> None:
        """Send SIGKILL to a process; it is restarted."""
        with suppress(ProcessLookupError):
            life.process.kill()

    def last_words(self, life: BotProcess) -> str:
        """Return the end of its log."""
        lines = (self._folder / f"{life.name}.log").read_text(encoding="utf-8", errors="replace").splitlines()
        return " / ".join(lines[-3:])

    async def close(self) -> None:
        """End all."""
        for life in self.lives:
            life.wanted = False
            for cable in life.cables:
                await cable.mend()
        await asyncio.gather(*(self.terminate(life) for life in [*self.lives]))
        for task in self._watching:
            task.cancel()
        await asyncio.gather(*self._watching, return_exceptions=True)
        await self._stack.aclose()

    async def _cable(self, host: str, port: int) -> StallableLink:
        return await self._stack.enter_async_context(StallableLink(host, port))

    async def _run(self, name: str, database: StallableLink, discord: StallableLink, health: int) -> Process:
        """Start a process with the very command line of the bot; only that it knows the sandbox."""
        data = self._folder / name
        data.mkdir(exist_ok=True)
        there = self._database._replace(netloc=f"{_who(self._database.netloc)}127.0.0.1:{database.port}")
        settings = SETTINGS | {
            "DISCORD_TOKEN": self._sandbox.token,
            "BOT_DATA_DIR": str(data),
            "BOT_DATABASE": there.geturl(),
            "BOT_HEALTH_PORT": str(health),
            "PYTHONPATH": str(ROOT),
        }
        if self.share is not None:
            settings["BOT_SHARDS"] = self.share
        endpoint = f"http://127.0.0.1:{discord.port}/api/v10", f"ws://127.0.0.1:{discord.port}/gateway"
        with (self._folder / f"{name}.log").open("ab") as log:
            return await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tools.bench.cluster.bot_main", *endpoint),
                cwd=data,
                env={**dict(_untouched()), **settings},
                stdin=DEVNULL,
                stdout=log,
                stderr=log,
            )

    async def _watch(self, life: BotProcess) -> None:
        """Restart a process after each end, as a supervisor would."""
        while True:
            code = await life.process.wait()
            if not life.wanted:
                return
            if code >= 0 and not life.cut:
                self.faults.append(f"{life.name} ended by itself ({code}): {self.last_words(life)}")
            await asyncio.sleep(RESTART_SECONDS)
            if not life.wanted:
                return
            life.process = await self._run(life.name, *life.cables, life.health)
            life.since = monotonic()


async def _is_well(session: aiohttp.ClientSession, life: BotProcess) -> bool:
    try:
        async with session.get(f"http://127.0.0.1:{life.health}/health", timeout=aiohttp.ClientTimeout(2)) as answer:
            return answer.status == 200
    except (aiohttp.ClientError, TimeoutError):
        return False


def _who(netloc: str) -> str:
    """Return the name and password of an address, with the sign behind it."""
    who, sign, _ = netloc.rpartition("@")
    return who + sign


def _untouched() -> Iterator[tuple[str, str]]:
    """Yield this process's environment without settings of a bot."""
    yield from ((name, value) for name, value in os.environ.items() if not name.startswith(("BOT_", "DISCORD_")))
