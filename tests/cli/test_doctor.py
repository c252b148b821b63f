"""`bot doctor`: what it finds in good order, and what it says to do where something is not."""

import asyncio
import json
import math
import re
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest
from pydantic import SecretStr

from bot.app import create_bot
from bot.cli import main
from bot.cli.commands import known_commands
from bot.cli.doctor import discord_checks
from bot.cli.doctor.findings import Finding
from bot.cli.doctor.local_checks import database, folder, server
from bot.config import Settings
from bot.sandbox import Sandbox
from bot.scheduler import Scheduler
from bot.storage import Database
from bot.tables import Pacing, TableService
from bot.ui import use_endpoint
from tests.e2e.conftest import online, sandbox
from tests.tables.club import CLOCK

__all__ = ["sandbox"]

ROOT = Path(__file__).parents[2]
Examine = Callable[..., Awaitable[list[Finding]]]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a data folder, away from any user's settings."""
    monkeypatch.setenv("BOT_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "data").mkdir()
    return tmp_path / "data"


@pytest.fixture
def settings(data: Path, sandbox: Sandbox) -> Settings:
    return Settings(_env_file=None, DISCORD_TOKEN=sandbox.token, data_dir=data, card_emojis=False)


@pytest.fixture
def examine(settings: Settings) -> Examine:
    """Return a client of the sandbox, like the doctor's client of Discord."""

    async def examine(*channels: int, ahead: float = 0.0, **changes: object) -> list[Finding]:
        def now() -> datetime:
            return datetime.now(UTC) + timedelta(seconds=ahead)

        return await discord_checks.at_discord(settings.model_copy(update=changes), channels, now)

    return examine


def told(findings: list[Finding], check: str) -> tuple[str, str, str]:
    """Return mark, text and advice of the first finding of a check."""
    found = next(finding for finding in findings if finding.check == check)
    return found.mark, found.text, found.advice


async def a_table(data: Path, **changes: str) -> None:
    """Have a database with a table in it, and its row changed."""
    service = TableService(
        Database(data / "bot.sqlite"), rng=Random(1), scheduler=Scheduler(CLOCK), pace=Pacing(computer_pause=0)
    )
    await service.start()
    table = await service.open(guild=1, channel=70, host=5, game="bieten", options={})
    await service.join(table.id, 6)
    await service.begin(table.id, 5)
    await service.close()
    with closing(sqlite3.connect(data / "bot.sqlite")) as db:
        for line in changes.values():
            db.execute(line)
        db.commit()


async def test_a_bot_that_has_run_is_found_well(settings: Settings, sandbox: Sandbox, examine: Examine) -> None:
    async with online(sandbox, create_bot(settings)):
        pass
    findings = await examine()
    assert {finding.mark for finding in findings if finding.check not in ("emojis", "threads", "events")} == {"ok"}
    assert told(findings, "emojis")[0] == "note"
    mark, text, advice = told(findings, "threads")
    assert (mark, text) == ("note", "Card Club: Create Public Threads, Send Messages in Threads missing")
    assert "everything is in the channel" in advice
    assert "complete in 3 of 3 text channels" in told(findings, "permissions")[1]
    assert re.search(r"all \d+ are registered", told(findings, "commands")[1])


async def test_a_permission_that_a_server_has_switched_on_is_named(
    settings: Settings, sandbox: Sandbox, examine: Examine
) -> None:
    bot = create_bot(settings)
    async with online(sandbox, bot):
        await bot.tree.context.service.settings.change_guild(int(sandbox.guild.id), by=5, winner_role=7)
    mark, text, advice = told(await examine(), "winner")
    assert (mark, text) == ("note", "Card Club: Manage Roles missing")
    assert "the winner gets no role" in advice
    sandbox.allow(sandbox.guild, "manage_roles")
    assert "winner" not in {finding.check for finding in await examine()}


async def test_before_the_first_start_what_is_missing_comes_by_itself(examine: Examine) -> None:
    findings = await examine(card_emojis=True)
    assert told(findings, "commands")[0] == "note"
    assert told(findings, "commands")[2] == "The bot registers them when it starts."
    assert told(findings, "emojis")[0] == "note"
    assert "missing" in told(findings, "emojis")[1]


async def test_commands_that_are_gone_though_the_bot_takes_them_for_registered(
    settings: Settings, sandbox: Sandbox, examine: Examine
) -> None:
    async with online(sandbox, create_bot(settings)) as bot:
        await bot.http.bulk_upsert_global_commands(bot.application_id, [])
    mark, text, advice = told(await examine(), "commands")
    assert mark == "bad"
    assert "play" in text
    assert "bot sync" in advice


async def test_commands_whose_content_differs_are_found_and_registered_again(
    settings: Settings, sandbox: Sandbox, examine: Examine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with online(sandbox, create_bot(settings)) as bot:
        known = await known_commands(bot)
        play = next(command for command in known if command["name"] == "play")
        play["description_localizations"]["de"] = "Etwas anderes"
        stray = {"name": "stray", "description": "Of an older release"}
        hand = next(command for command in known if command["name"] == "hand")
        rest = [command for command in known if command is not hand]
        await bot.http.bulk_upsert_global_commands(bot.application_id, [*rest, stray])
    assert told(await examine(), "commands")[:2] == (
        "bad",
        "not registered: hand; out of date: play; no longer there: stray",
    )
    monkeypatch.setenv("DISCORD_TOKEN", sandbox.token)
    assert await asyncio.to_thread(main, ["sync"]) == 0
    assert told(await examine(), "commands")[0] == "ok"


def test_commands_cannot_be_registered_without_a_token(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sync"]) == 2
    assert "DISCORD_TOKEN" in capsys.readouterr().err


async def test_a_refused_token_registers_nothing(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "wrong")
    assert await asyncio.to_thread(main, ["sync"]) == 2
    assert "does not accept this token" in capsys.readouterr().err


async def test_a_rejected_token_says_where_there_is_another(settings: Settings, examine: Examine) -> None:
    findings = await examine(discord_token=settings.discord_token.__class__("wrong"))
    assert [finding.mark for finding in findings] == ["bad"]
    assert "rejects" in findings[0].text
    assert "Reset Token" in findings[0].advice


async def test_without_a_network_it_says_what_to_look_at(settings: Settings) -> None:
    async with Sandbox() as gone:
        api, gateway = gone.api, gone.gateway
    restore = use_endpoint(api, gateway)
    try:
        findings = await discord_checks.at_discord(settings, (), lambda: datetime.now(UTC))
    finally:
        restore()
    assert [finding.mark for finding in findings] == ["bad"]
    assert "can't be reached" in findings[0].text
    assert "firewall" in findings[0].advice


async def test_a_discord_in_trouble_is_not_our_fault(sandbox: Sandbox, examine: Examine) -> None:
    sandbox.faults.fail("GET", "/applications/*/commands", status=503, count=math.inf)
    findings = await examine()
    assert [finding.mark for finding in findings] == ["bad"]
    assert "answered 503" in findings[0].text
    assert "discordstatus.com" in findings[0].advice


@pytest.mark.parametrize(("used", "mark"), [(True, "bad"), (False, "note")])
async def test_a_permission_taken_away_is_named_with_its_channel(
    sandbox: Sandbox, examine: Examine, used: bool, mark: str
) -> None:
    sandbox.deny(sandbox.channel, "embed_links", "attach_files")
    findings = await examine(int(sandbox.channel.id) if used else 0)
    said, text, advice = told(findings, "permissions")
    assert said == mark
    assert text == "Card Club #card-table: Embed Links, Attach Files missing"
    assert "Edit Channel" in advice
    assert "complete in 2 of 3" in findings[-1].text


async def test_a_channel_that_cannot_be_seen_is_one_word(sandbox: Sandbox, examine: Examine) -> None:
    sandbox.deny(sandbox.channel, "view_channel")
    assert told(await examine(), "permissions")[1] == "Card Club #card-table: View Channels missing"


@pytest.mark.parametrize(("ahead", "text"), [(60, "s ahead of"), (-60, "s behind")])
async def test_a_wrong_clock_is_noticed(examine: Examine, ahead: float, text: str) -> None:
    mark, said, advice = told(await examine(ahead=ahead), "clock")
    assert mark == "bad"
    assert text in said
    assert "NTP" in advice


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ("PRAGMA user_version = 9999", "version 9999"),
        ("CREATE TABLE unfinished_copy AS SELECT 'of' AS step, 'bot.sqlite' AS value", "unfinished"),
    ],
)
async def test_a_database_that_it_cannot_read_keeps_it_from_no_check_at_discord(
    data: Path, settings: Settings, examine: Examine, change: str, text: str
) -> None:
    await a_table(data, change=change)
    _, [finding] = database(data / "bot.sqlite")
    assert text in finding.text
    assert discord_checks.invalid_requests(settings, lambda: datetime.now(UTC)).mark == "ok"
    assert told(await examine(), "token")[0] == "ok"


async def test_a_missing_driver_of_the_database_is_a_finding(
    examine: Examine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "bot.storage.postgres", None)
    address = SecretStr("postgresql://nobody@127.0.0.1:1/none")
    _, [finding] = server(address)
    assert (finding.mark, "the extra is missing" in finding.text) == ("bad", True)
    assert told(await examine(database_place=address), "commands")[0] == "note"


def test_the_permissions_are_those_of_the_readme() -> None:
    bits = discord_checks.permissions_for().value
    assert f"permissions={bits}`" in (ROOT / "README.md").read_text(encoding="utf-8")


async def test_open_tables_are_counted_and_their_channels_known(data: Path) -> None:
    await a_table(data)
    seen, findings = database(data / "bot.sqlite")
    assert [finding.mark for finding in findings] == ["ok", "ok"]
    assert findings[1].text == "1 open (1 playing), all of them readable"
    assert seen.channels == {70}


@pytest.mark.parametrize(
    ("change", "mark", "text", "advice"),
    [
        ('UPDATE log SET line = \'{"act": "fly"}\' WHERE revision > 1', "bad", "can't be read: 1", "version"),
        ("PRAGMA user_version = 9999", "bad", "version 9999", "newer"),
        ("PRAGMA user_version = 1", "note", "version 1 of", "bot backup"),
    ],
)
async def test_a_database_in_trouble(data: Path, change: str, mark: str, text: str, advice: str) -> None:
    await a_table(data, change=change)
    _, findings = database(data / "bot.sqlite")
    assert findings[-1].mark == mark
    assert text in findings[-1].text
    assert advice in findings[-1].advice


async def test_a_damaged_database_is_not_trusted(data: Path) -> None:
    await a_table(data)
    path = data / "bot.sqlite"
    content = bytearray(path.read_bytes())
    content[4096 * 2 : 4096 * 6] = b"\xff" * 4096 * 4
    path.write_bytes(content)
    _, findings = database(path)
    assert findings[-1].mark == "bad"
    assert "restore" in findings[-1].advice.lower()


def test_what_is_no_database_is_said(data: Path) -> None:
    (data / "bot.sqlite").write_text("no database, and longer than the header of one would be " * 3)
    _, [finding] = database(data / "bot.sqlite")
    assert finding.mark == "bad"
    assert "not a database" in finding.text


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    plain = tmp_path / "plain"
    plain.touch()
    found = folder(plain)
    assert found.mark == "bad"
    assert "BOT_DATA_DIR" in found.advice


def test_without_a_token_what_is_here_is_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("✓ Python")
    assert any(line.startswith("– token") for line in lines)


def test_json_is_for_programs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOT_WORKERS", "many")
    monkeypatch.setenv("BOT_LOGLEVEL", "INFO")
    assert main(["doctor", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["ok"] is False
    texts = {(finding["mark"], finding["text"].partition(":")[0]) for finding in found["findings"]}
    assert {
        ("bad", "BOT_WORKERS"),
        ("note", "setting BOT_LOGLEVEL is unknown and ignored; did you mean BOT_LOG_LEVEL?"),
    } <= texts


async def test_the_whole_of_it_from_the_command_line(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", sandbox.token)
    assert await asyncio.to_thread(main, ["doctor"]) == 0
    out = capsys.readouterr().out
    assert "✓ token" in out
    assert "✓ clock" in out
    assert sandbox.token not in out
