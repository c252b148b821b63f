"""Starting and stopping the bot from the command line."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.cli.runner import run_on_discord, run_on_sandbox
from bot.cli.startup_errors import describe_startup_error
from bot.config import Settings
from bot.data_dir import CannotGoOn
from bot.sandbox import Page, Sandbox
from bot.storage import WriteFailed
from bot.ui import use_endpoint
from bot.ui.discord import client
from tests.cli import warm
from tests.cli.process import ROOT, ended


@pytest.mark.parametrize("times", [1, 3])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_without_a_token_the_sandbox_opens_and_stops_when_told(number: signal.Signals, times: int) -> None:
    bot = await warm.start((), ROOT, {"BOT_SANDBOX_PORT": "0", "DISCORD_TOKEN": "", "PATH": ""})
    assert bot.stdout is not None
    first = (await bot.stdout.readline()).decode()
    assert re.search(r"http://127\.0\.0\.1:\d+", first)
    async for line in bot.stderr:
        if b"has connected to Gateway" in line:
            break
    else:
        pytest.fail("it ended before it was connected")
    for _ in range(times):  # a launcher may pass on what the terminal has sent already
        bot.send_signal(number)
        await asyncio.sleep(0.01)
    out, err = await bot.communicate()
    assert bot.returncode == 0
    assert "/play" in out.decode()
    assert "Traceback" not in err.decode()


@pytest.mark.parametrize(
    ("settings", "unused"),
    [
        ({}, ""),
        ({"BOT_DATA_DIR": "data", "BOT_LOG_FILE": "bot.log"}, "BOT_DATA_DIR:"),
        ({"BOT_DATABASE": "production.sqlite"}, "BOT_DATABASE:"),
        (
            {
                "BOT_DATABASE": "postgresql://nobody@127.0.0.1:1/none",
                "BOT_SHARDS": "0-1/2",
                "BOT_CLUSTER_SECRET": "a secret of the cluster",
            },
            "BOT_DATABASE, BOT_SHARDS:",
        ),
    ],
)
async def test_the_sandbox_forgets_everything_and_uses_no_other_database(
    settings: dict[str, str], unused: str, tmp_path: Path
) -> None:
    bot = await warm.start(("sandbox", "--port", "0"), tmp_path, {"PATH": "", **settings})
    assert bot.stdout is not None
    lines: list[str] = []
    while (line := await bot.stdout.readline()) and not line.startswith(b"Stop with"):
        lines.append(line.decode())
    async with asyncio.timeout(30):
        while b"has connected to Gateway" not in (line := await bot.stderr.readline()):
            assert line, "it ended before it was connected"
    bot.send_signal(signal.SIGTERM)
    await bot.communicate()
    assert bot.returncode == 0
    [told] = [line for line in lines if "keeps nothing" in line]
    assert "gone when it stops" in told
    assert told.rpartition("doesn't use ")[2].startswith(unused) if unused else "doesn't use" not in told
    assert os.listdir(tmp_path) == []  # noqa: PTH208  # a path's own way blocks, says the linter


@pytest.fixture
async def sandbox(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """Provide a sandbox that the library takes for Discord; waits before a login are short."""
    monkeypatch.setattr("bot.ui.discord.client.TOKEN_RETRY_SECONDS", 0.1)
    monkeypatch.setattr("bot.ui.discord.client.WAITS", (0.1, 0.3))
    async with Sandbox() as sandbox:
        restore = use_endpoint(sandbox.api, sandbox.gateway)
        yield sandbox
        restore()


def settings(token: str, folder: Path) -> Settings:
    return Settings(
        _env_file=None, DISCORD_TOKEN=token, data_dir=folder, workers=0, card_emojis=False, computer_pause=0
    )


async def test_a_wrong_token_is_one_clear_line(
    sandbox: Sandbox, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status = await run_on_discord(settings("wrong", tmp_path))
    assert status == 2, "systemd and compose make no other try"
    assert capsys.readouterr().err == "bot: Discord does not accept this token; check DISCORD_TOKEN.\n"


@asynccontextmanager
async def running(sandbox: Sandbox, folder: Path) -> AsyncIterator["asyncio.Task[int]"]:
    """Provide the bot on Discord, ended afterwards as a signal would."""
    task = asyncio.create_task(run_on_discord(settings(sandbox.token, folder)))
    try:
        yield task
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_a_token_that_is_refused_for_a_moment_is_tried_again(sandbox: Sandbox, tmp_path: Path) -> None:
    refused = sandbox.faults.fail("GET", "/users/@me", status=401, count=1)
    async with running(sandbox, tmp_path):
        await sandbox.wait_online(120)
    assert refused.hits == 1


@pytest.mark.parametrize(
    "path",
    [
        "/users/@me",
        pytest.param("/oauth2/applications/@me", marks=pytest.mark.exhaustive),
        pytest.param("/gateway/bot", marks=pytest.mark.exhaustive),
    ],
)
async def test_a_ban_is_waited_for_inside_the_bot(
    path: str, sandbox: Sandbox, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    banned = sandbox.faults.fail("GET", path, status=429, count=3, page=Page("error code: 1015"))
    async with running(sandbox, tmp_path) as bot:
        await sandbox.wait_online(120)
        assert not bot.done()
    assert banned.hits == 3
    assert re.findall(r"locked_out +again_in=(\S+)", capsys.readouterr().out) == ["0.1", "0.3", "0.3"]


def test_the_waits_after_a_ban_are_from_one_minute_to_ten() -> None:
    assert (client.WAITS[0], client.WAITS[-1]) == (60, 600)
    assert list(client.WAITS) == sorted(client.WAITS)


async def test_a_taken_port_is_one_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    async with Sandbox() as sandbox:
        status = await run_on_sandbox(Settings(_env_file=None), "127.0.0.1", sandbox.port)
    assert status == 1
    assert re.fullmatch(rf"bot: .*{sandbox.port}.*\n", capsys.readouterr().err)


async def test_a_setting_that_cannot_be_is_one_clear_line(tmp_path: Path) -> None:
    bot = await ended(folder=tmp_path, BOT_SANDBOX_PORT="99999")
    assert bot.status == 2
    assert bot.err.startswith("bot: setting sandbox_port: ")
    assert bot.err.count("\n") == 1


async def test_an_unreachable_discord_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with Sandbox() as sandbox:
        api, gateway = sandbox.api, sandbox.gateway
    restore = use_endpoint(api, gateway)
    try:
        status = await run_on_discord(Settings(_env_file=None, DISCORD_TOKEN="any", BOT_DATA_DIR=tmp_path))
    finally:
        restore()
    assert status == 1
    assert re.fullmatch(r"bot: can't start: .+\n", capsys.readouterr().err)


@pytest.mark.parametrize(
    ("database", "short"), [("postgresql://nobody@127.0.0.1:1/none", True), ("data/bot.sqlite", False)]
)
async def test_beside_a_server_threads_take_turns_sooner(
    database: str, short: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, found = sys.getswitchinterval(), list[float]()

    async def serve(*_: object) -> int:
        found.append(sys.getswitchinterval())
        return 0

    monkeypatch.setattr("bot.cli.runner._serve", serve)
    try:
        await run_on_discord(Settings(_env_file=None, discord_token="x", BOT_DATABASE=database))
    finally:
        sys.setswitchinterval(before)
    assert (found[0] < before) is short


async def test_a_missing_driver_is_one_clear_line_and_no_reason_for_a_restart(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "bot.storage.postgres", None)
    before = sys.getswitchinterval()
    try:
        status = await run_on_discord(
            Settings(_env_file=None, discord_token="x", BOT_DATABASE="postgresql://nobody@127.0.0.1:1/none")
        )
    finally:
        sys.setswitchinterval(before)
    assert status == 2, "systemd and compose make no other try"
    assert re.fullmatch(r"bot: can't start: BOT_DATABASE: .* the extra is missing: .*\n", capsys.readouterr().err)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (WriteFailed("OperationalError (no connection)"), "postgresql://nobody@127.0.0.1:1/none: .*bot doctor"),
        (CannotGoOn("others count otherwise"), "can't go on: others count otherwise"),
    ],
)
def test_what_stops_a_process_of_several_is_said_with_place_and_advice(error: Exception, said: str) -> None:
    settings = Settings(_env_file=None, discord_token="x", BOT_DATABASE="postgresql://nobody:secret@127.0.0.1:1/none")
    told = describe_startup_error(error, settings)
    assert told is not None
    assert told.status == 1
    assert re.search(said, told.sentence)
    assert "secret" not in told.sentence
