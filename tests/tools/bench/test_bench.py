"""The benchmarks run and say what they measured; how fast it is depends on the machine."""

import asyncio
import json
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.games import find_game
from bot.rules.record import Replay
from bot.tables.history.stat_backfill import VERSION
from tools.bench import growth, image_formats
from tools.bench.growth.queries import READS, WRITES
from tools.bench.growth.seed_data import AT_A_TABLE, WHOLE, make

GAMES = 60
ROOT = Path(__file__).parents[3]


async def test_every_line_has_its_figure_beside_the_reference(tmp_path: Path) -> None:
    """In a separate process: measuring keeps to one processor."""
    file = tmp_path / "figures.json"
    areas = ["loop", "append", "replay", "log", "click", "phases"]
    command = ["-m", "tools.bench", *areas, "--rounds", "1", "--json", str(file)]
    bench = await asyncio.create_subprocess_exec(
        sys.executable,
        *command,
        cwd=ROOT,
        env=os.environ | {"BOT_DATA_DIR": str(tmp_path / "data")},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, err = await bench.communicate()
    assert (bench.returncode, err) == (0, b"")
    assert b"1 rounds" in out
    rows = json.loads(file.read_text(encoding="utf-8"))
    pieces = sum(row["what"].startswith("phases:") for row in rows)
    assert pieces >= 9
    kinds = ["loop", "append", "append", "replay", "log", "click", "click", *["phases"] * pieces]
    assert [row["what"].partition(":")[0] for row in rows] == kinds
    counts = [" calls", " files", " files"]
    units = ["ms", "ms", "/s", "/s", "ms", "ms", "ms", *["ms"] * (pieces - len(counts)), *counts]
    assert [row["unit"] for row in rows] == units
    assert all(row["ours"] > 0 for row in rows)
    assert [row["ratio"] > 0 for row in rows] == [True, True, True, False, True, True, True, *[False] * pieces]
    assert list((tmp_path / "data").iterdir()) == []


def test_a_past_of_many_games_is_made_by_the_real_schema(tmp_path: Path) -> None:
    path = tmp_path / "past.sqlite"
    make(path, GAMES)
    with closing(sqlite3.connect(path)) as db:
        count = {
            name: db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("games", "tables", "log")
        }
        lines = "SELECT line FROM log WHERE game = ? ORDER BY revision"
        record, whole = Replay(find_game), AT_A_TABLE * WHOLE
        for (line,) in db.execute(lines, (whole,)):
            record.feed(line.encode())
        assert record.state is not None
        assert record.state.outcome is not None
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
        summed = db.execute("SELECT sum(games) FROM totals").fetchone()
        assert summed == db.execute("SELECT count(*) FROM results").fetchone()
        counted = db.execute("SELECT DISTINCT tallied FROM games WHERE finished_at IS NOT NULL").fetchall()
        assert counted == [(VERSION,)], "otherwise each measurement runs beside the counting"
    assert (count["games"], count["tables"]) == (GAMES, GAMES // AT_A_TABLE)
    assert count["log"] > GAMES
    assert [file.name for file in tmp_path.iterdir()] == ["past.sqlite"]


def test_growth_measures_what_people_wait_for_and_every_kind_of_piece(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOT_DATA_DIR", str(tmp_path))
    monkeypatch.setattr(growth, "FEW", 120)
    lines = growth.measure(1, 300)
    pieces = {line.what.split(": ")[1].split(",")[0] for line in lines if line.what.endswith(", by its thread")}
    assert pieces == {
        "sums of people anew",
        "ratings of a small server anew",
        "games counted anew",
        "a season's close",
        "a person's deletion",
        "a guild's deletion",
    }
    assert [line.reference for line in lines if line.goal == "<= 100 ms"] == ["120 games"] * len(READS | WRITES)


def test_formats_compare_the_file_that_is_sent_with_others() -> None:
    lines = image_formats.measure(1)
    exact = {line.what.split(": ")[2].split(",")[0] for line in lines if line.what.endswith("exact")}
    assert {"palette PNG", "PNG of Pillow", "WebP"} <= exact
    assert sum("dB" in line.what for line in lines) == 4
    assert all(line.ours > 0 and line.ratio > 0 for line in lines)
