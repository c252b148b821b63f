"""Signals that stop the program: none is lost, a second one ends it at once, an early Ctrl+C leaves no traceback."""

import asyncio
import contextlib
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.cli import main
from bot.sandbox import Sandbox
from tests.cli.process import environment
from tests.e2e.conftest import sandbox

__all__ = ["sandbox"]

STUBBORN = """
import asyncio, sys
from bot.cli import main, runner
from bot.ui import use_endpoint

create = runner.create_bot
what, api, gateway = sys.argv[1:]
use_endpoint(api, gateway)

async def swallows():
    print("opening", file=sys.stderr, flush=True)
    for _ in range(3):
        try:
            await asyncio.sleep(600)
        except asyncio.CancelledError:
            pass

async def hangs():
    print("closing", file=sys.stderr, flush=True)
    await asyncio.sleep(600)

async def fails():
    raise ValueError("secret")

def made(settings):
    bot = create(settings)
    if what == "swallows":
        bot.opening.append(swallows)
    if what == "hangs":
        bot.closing.insert(0, hangs)
    if what == "fails":
        bot.closing.insert(0, fails)
    return bot

runner.create_bot = made
sys.exit(main([]))
"""


@asynccontextmanager
async def program(*arguments: str, folder: Path, **settings: str) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *arguments,
        cwd=folder,
        env=environment(folder, **settings),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.communicate()


@asynccontextmanager
async def stubborn(what: str, sandbox: Sandbox, folder: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """Provide the bot on Discord, with a part that behaves badly."""
    arguments = ("-c", STUBBORN, what, str(sandbox.api), str(sandbox.gateway))
    settings = {"DISCORD_TOKEN": sandbox.token, "BOT_WORKERS": "0", "BOT_CARD_EMOJIS": "false"}
    async with program(*arguments, folder=folder, **settings) as bot:
        yield bot


async def line_with(bot: asyncio.subprocess.Process, word: bytes) -> None:
    assert bot.stderr is not None
    async with asyncio.timeout(120):
        async for line in bot.stderr:
            if word in line:
                return
    pytest.fail("it ended before")


async def ends(bot: asyncio.subprocess.Process, within: float = 60) -> tuple[int | None, str]:
    async with asyncio.timeout(within):
        out, err = await bot.communicate()
    return bot.returncode, (out + err).decode()


async def test_a_signal_is_not_lost_where_cancellations_are_swallowed(sandbox: Sandbox, tmp_path: Path) -> None:
    async with stubborn("swallows", sandbox, tmp_path) as bot:
        await line_with(bot, b"opening")
        bot.send_signal(signal.SIGTERM)
        status, said = await ends(bot)
    assert status == 0
    assert "Traceback" not in said


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_second_signal_ends_a_program_that_hangs(
    number: signal.Signals, sandbox: Sandbox, tmp_path: Path
) -> None:
    async with stubborn("hangs", sandbox, tmp_path) as bot:
        await sandbox.wait_online(120)
        bot.send_signal(number)
        await line_with(bot, b"closing")
        bot.send_signal(number)  # a launcher passes on what has come already
        await asyncio.sleep(0.5)
        assert bot.returncode is None
        bot.send_signal(number)
        status, said = await ends(bot, within=10)
    assert status == -number
    assert "Traceback" not in said


async def test_a_part_that_fails_to_close_keeps_no_other_open(sandbox: Sandbox, tmp_path: Path) -> None:
    async with stubborn("fails", sandbox, tmp_path) as bot:
        await sandbox.wait_online(120)
        bot.send_signal(signal.SIGTERM)
        status, said = await ends(bot)
    assert status == 0
    assert "closing_failed" in said
    assert "secret" not in said
    assert not (tmp_path / "data/bot.sqlite-wal").exists(), "the database was closed"


@pytest.mark.parametrize(
    "after", [0.15, 0.5, *(pytest.param(after, marks=pytest.mark.exhaustive) for after in (0.3, 0.8, 1.2))]
)
async def test_an_early_ctrl_c_ends_quietly(after: float, tmp_path: Path) -> None:
    """Before its own first lines the interpreter cannot be quiet: it says when it has imported `bot.imports`."""
    async with program("-X", "importtime", "-m", "bot", folder=tmp_path, BOT_SANDBOX_PORT="0") as bot:
        await line_with(bot, b" bot.imports\n")
        ended = asyncio.create_task(ends(bot))  # reads on: the program would wait for a full pipe
        await asyncio.sleep(after)
        bot.send_signal(signal.SIGINT)
        status, said = await ended
    assert "Traceback" not in said
    assert status in {130, 0}
    assert status == 130 or "open: http" in said


def test_ctrl_c_ends_other_commands_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_now: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.cli.doctor.examine", interrupted)
    assert main(["doctor"]) == 130
    assert capsys.readouterr() == ("", "")
