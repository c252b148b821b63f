"""Requests that Discord calls invalid are counted, logged from a thousand in ten minutes, and shown by doctor."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.cli.doctor import discord_checks
from bot.config import Settings
from bot.scheduler import Scheduler
from bot.storage import Database, key_value
from bot.ui import InvalidRequests
from bot.ui.discord import invalid as module
from bot.ui.discord.invalid import scope_of

NOW = datetime(2026, 1, 31, 12, tzinfo=UTC)
VIA = {"Via": "1.1 google"}


@pytest.mark.parametrize(
    ("status", "headers", "scope"),
    [
        (401, {}, "none"),
        (403, VIA, "none"),
        (429, {}, "cloudflare"),
        (429, VIA, "user"),
        (429, VIA | {"X-RateLimit-Global": "true"}, "global"),
        (429, VIA | {"X-RateLimit-Scope": "shared"}, "shared"),
        (429, VIA | {"X-RateLimit-Scope": "made up"}, "user"),
    ],
)
async def test_each_is_counted_by_status_and_scope(status: int, headers: dict[str, str], scope: str) -> None:
    counted: list[tuple[int, str]] = []
    invalid = InvalidRequests(lambda status, scope: counted.append((status, scope)), Scheduler())
    for other in (200, 204, 400, 404, 500):
        invalid.note(other, headers)
    invalid.note(status, headers)
    assert counted == [(status, scope)]
    assert scope_of(status, headers) == scope
    assert invalid.recent == (scope != "shared")


async def test_a_thousand_in_ten_minutes_are_one_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    invalid = InvalidRequests(lambda *_: None, Scheduler())
    with capture_logs() as lines:
        for _ in range(999):
            invalid.note(403, VIA)
        assert lines == []
        for _ in range(500):
            invalid.note(403, VIA)
    [line] = lines
    assert (line["event"], line["log_level"], line["count"]) == ("many_invalid_requests", "warning", 1000)
    monkeypatch.setattr(module, "WINDOW_SECONDS", 0.0)
    assert invalid.recent == 0


async def test_the_count_is_saved_with_the_last_one(tmp_path: Path) -> None:
    saved: list[str] = []

    async def save(note: str) -> None:
        saved.append(note)

    invalid = InvalidRequests(lambda *_: None, Scheduler())
    invalid.save = save
    invalid.note(401, VIA)
    invalid.note(429, VIA)
    await invalid.close()
    assert [json.loads(note)["count"] for note in saved] == [2]


@pytest.mark.parametrize(
    ("count", "ago", "mark", "said"),
    [
        (None, 0, "ok", "none lately"),
        (12, 60, "ok", "12 in the ten minutes until 2026-01-31 11:59 UTC"),
        (1200, 60, "bad", "1,200 in the ten minutes"),
        (1200, 3 * 86400, "ok", "none lately"),
    ],
)
async def test_doctor_shows_the_count(tmp_path: Path, count: int | None, ago: int, mark: str, said: str) -> None:
    settings = Settings(_env_file=None, discord_token="x", data_dir=tmp_path)
    database = Database(settings.database)
    await database.open()
    if count is not None:
        note = json.dumps({"at": (NOW - timedelta(seconds=ago)).isoformat(), "count": count})
        await database.write(lambda db: key_value.write(db, module.NOTE, note, None))
    await database.close()
    found = discord_checks.invalid_requests(settings, lambda: NOW)
    assert (found.check, found.mark) == ("requests", mark)
    assert said in found.text
