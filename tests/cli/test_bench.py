"""The benchmarks run and say what they measured; how fast it is depends on the machine."""

import asyncio
import json
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli import main
from bot.cli.bench import earlier, growth, playout, show
from bot.cli.bench.growth.past import AT_A_TABLE, WHOLE, make
from bot.cli.bench.growth.queries import READS, WRITES
from bot.cli.bench.rounds import Figure, paired, slower
from bot.games import all_games, find_game
from bot.rules.record import Replay

GAMES = 60
ROOT = Path(__file__).parent.parent.parent


async def test_every_line_has_its_figure_beside_the_reference(tmp_path: Path) -> None:
    """In a process of its own: measuring keeps to one processor."""
    file = tmp_path / "figures.json"
    areas = ["loop", "append", "replay", "log", "click", "phases"]
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
    pieces = sum(row["what"].startswith("phases:") for row in rows)
    assert pieces >= 6
    kinds = ["loop", "append", "append", "replay", "log", "click", "click", *["phases"] * pieces]
    assert [row["what"].partition(":")[0] for row in rows] == kinds
    assert [row["unit"] for row in rows] == ["ms", "ms", "/s", "/s", "ms", "ms", "ms", *["ms"] * pieces]
    assert all(row["ours"] > 0 for row in rows)
    assert [row["ratio"] > 0 for row in rows] == [True, True, True, False, True, True, True, *[False] * pieces]
    assert list((tmp_path / "data").iterdir()) == []


def test_playouts_are_measured_beside_the_loop_without_any_peer() -> None:
    rows = [row for row in playout.measure(1) if not row.reference.startswith("OpenSpiel")]
    assert [(row.what, row.reference) for row in rows] == [
        (f"{game}: playouts", "the contract's loop") for game in all_games()
    ]
    assert all(row.ours > 0 and row.ratio > 0 for row in rows)


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


def test_the_first_run_has_nothing_to_be_compared_with(tmp_path: Path) -> None:
    (tmp_path / "before.json").write_text("[]\n")
    assert earlier(tmp_path / "before.json") == {}


def test_an_area_there_is_not_is_one_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "everything"]) == 2
    assert capsys.readouterr().err.startswith("bot bench: areas are ")
    assert main(["bench", "ready", "--games", "0"]) == 2
    assert "--games are from 1 on" in capsys.readouterr().err


def test_a_run_says_whether_later_rounds_are_as_good_as_earlier_ones() -> None:
    """By the ratios where there is a reference: a machine that gets slower makes both slower."""
    machine = [(float(number), float(number)) for number in range(1, 12)]
    assert paired("a", machine, reference="b", unit="ms").steady == "yes"
    assert paired("a", machine, unit="ms").steady == "no: later rounds 3.00x worse"
    assert paired("a", machine[::-1]).steady == "no: later rounds 3.00x worse"
    assert paired("a", machine).steady == paired("a", machine[::-1], unit="ms").steady == "yes"
    assert paired("a", machine[:3], unit="ms").steady == "–"
    slow_early = [(2.0, 1.0)] * 4 + [(1.0, 1.0)] * 7
    assert paired("a", slow_early, reference="b", unit="ms").steady == "yes"
    assert paired("a", slow_early[::-1], reference="b", unit="ms").ratio == 1.0


def test_a_table_can_be_printed_as_docs_have_it(capsys: pytest.CaptureFixture[str]) -> None:
    show([Figure("a", 2.0, "b", 1.0, 2.0, "<= 2x", "ms", 1.05)], 11, markdown=True)
    head, rule, row, _, told, *_ = capsys.readouterr().out.split("\n")
    assert head == "| what | ours | reference | its figure | ratio (median) | goal | steady |"
    assert rule.replace("-", "") == "|  " * 7 + "|"
    assert row == "| a | 2.00 ms | b | 1.00 ms | 2.00x | <= 2x | yes |"
    assert told.startswith("11 rounds; ")
    assert told.endswith("; steady: by no more than 10% worse in the later half of the rounds.")


def test_what_got_slower_is_told_by_its_ratio() -> None:
    """A slower machine makes both sides slower; where there is no reference, the figure itself counts."""
    before = {
        "click": Figure("click", 2.0, "bare", 1.0, 2.0, unit="ms").json(),
        "rate": Figure("rate", 100.0, "bare", 200.0, 0.5).json(),
        "replay": Figure("replay", 4000.0).json(),
    }
    slow_machine = [Figure("click", 6.0, "bare", 3.0, 2.0, unit="ms"), Figure("rate", 50.0, "bare", 100.0, 0.5)]
    assert slower([*slow_machine, Figure("new", 1.0)], before, 0.25) == []
    worse = [
        Figure("click", 2.0, "bare", 0.5, 4.0, unit="ms"),
        Figure("rate", 100.0, "bare", 500.0, 0.2),
        Figure("replay", 2000.0),
    ]
    assert [line.partition(":")[0] for line in slower(worse, before, 0.25)] == ["click", "rate", "replay"]
    assert slower(worse, before, 2.0) == []


def test_a_file_that_is_none_of_its_own_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for text in ("", "[1]", '{"what": 1}'):
        (tmp_path / "figures.json").write_text(text)
        assert main(["bench", "replay", "--compare", str(tmp_path / "figures.json")]) == 2
        assert "is no file that --json has written" in capsys.readouterr().err
