"""Killed at any moment, the bot has kept all it acknowledged, and at most one action whose answer was under way."""

import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.tables.club import ANNA, game, next_move
from tests.tables.conftest import Start
from tests.tables.tiny import find_tiny

ROOT = Path(__file__).parents[2]
Move = tuple[int, int, str]


def play_and_kill(path: Path, seed: int, after: int) -> list[Move]:
    """Return what a bot acknowledged that was killed after so many actions or some more."""
    command = [sys.executable, "-m", "tests.tables.playing", str(path), str(seed)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as bot:
        assert bot.stdout is not None
        lines = [bot.stdout.readline() for _ in range(after)]
        bot.kill()
        lines += bot.stdout.read().splitlines()
    assert bot.returncode < 0
    told = [line.split() for line in lines if line.strip()]
    return [(int(number), int(seat), action) for number, seat, action in told]


def kept(path: Path) -> list[Move]:
    """Return all that the two people have done, by the log."""
    db = sqlite3.connect(path)
    rows = db.execute("SELECT game, line FROM log ORDER BY game, revision").fetchall()
    db.close()
    codec = find_tiny("tiny").codec
    lines = [(number, json.loads(line)) for number, line in rows]
    return [
        (number, line["seat"], codec.read(line, 3).text())
        for number, line in lines
        if line.get("seat") in (0, 1) and line["act"] != "draw"
    ]


@pytest.mark.parametrize("seed", [1, 2])
async def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(path: Path, start: Start, seed: int) -> None:
    rng = Random(seed)
    before: list[Move] = []
    for life in range(3):
        acknowledged = play_and_kill(path, life, rng.randrange(1, 60))
        log = kept(path)
        told = before + acknowledged
        assert log[: len(told)] == told
        assert len(log) <= len(told) + 1
        before = log
    service = await start()
    [number] = await service.directory.not_closed()
    table = await service.table(number)
    assert table.past
    if table.status == "playing" and (move := await next_move(service, table, rng)):
        after = await service.act(table.id, *move, table.revision)
        assert after.revision > table.revision
    other = await game(service, ANNA, 999)
    assert other.number is not None
    assert other.number > max(number for number, _, _ in before)
