"""The benchmarks run and say what they measured; how fast it is depends on the machine."""

import asyncio
import json
import os
import sys
from pathlib import Path

import pytest

from bot.cli import main
from bot.cli.bench import playout
from bot.games import all_games

ROOT = Path(__file__).parent.parent.parent


async def test_every_line_has_its_figure_beside_the_reference(tmp_path: Path) -> None:
    """In a process of its own: measuring keeps to one processor."""
    file = tmp_path / "figures.json"
    areas = ["loop", "append", "replay", "click"]
    command = ["-m", "bot", "bench", *areas, "--rounds", "1", "--json", str(file)]
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
    assert [row["what"].partition(":")[0] for row in rows] == ["loop", "append", *areas[1:]]
    assert [row["unit"] for row in rows] == ["ms", "ms", "/s", "/s", "ms"]
    assert all(row["ours"] > 0 for row in rows)
    assert [row["ratio"] > 0 for row in rows] == [True, True, True, False, True]
    assert list((tmp_path / "data").iterdir()) == []


def test_playouts_are_measured_beside_the_loop_without_any_peer() -> None:
    rows = [row for row in playout.measure(1) if not row.reference.startswith("OpenSpiel")]
    assert [(row.what, row.reference) for row in rows] == [
        (f"{game}: playouts", "the contract's loop") for game in all_games()
    ]
    assert all(row.ours > 0 and row.ratio > 0 for row in rows)


def test_an_area_there_is_not_is_one_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "everything"]) == 2
    assert capsys.readouterr().err.startswith("bot bench: areas are ")
