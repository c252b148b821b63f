"""Killed at any moment, the bot has kept all it acknowledged; and the bench that shows it would notice if not."""

import asyncio
import signal
import sqlite3
import sys
import time
from contextlib import closing
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

import pytest

from bot.games import find_game
from bot.players import RandomPlayer
from bot.sandbox import RenderedMessage
from bot.scheduler import Scheduler
from bot.storage import Database
from bot.tables import Pacing, TableService
from tools.bench.crash import KillCounts, end_to_end, kill, kill_tables, was_played
from tools.bench.crash.consistency import ConsistencyChecker, RecordedClick

ROOT = Path(__file__).parents[3]
PEOPLE = (1, 2, 3, 4)


@pytest.mark.parametrize("game", ["betel", "bid_whist"])
def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(tmp_path: Path, game: str) -> None:
    counts = KillCounts()
    people = 2 if game == "betel" else 3
    kill_tables(tmp_path / "tables.sqlite", find_game(game), 5, Random(3), counts, tables=6, people=people)
    assert (counts.kills, counts.good) == (5, True)
    assert counts.acknowledged > 0


def test_told_to_stop_it_has_kept_all_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kill, "STOP_SHARE", 1.0)
    counts = KillCounts()
    kill_tables(tmp_path / "tables.sqlite", find_game("betel"), 4, Random(4), counts, tables=4, people=2)
    assert (counts.kills, counts.good) == (4, True)
    assert counts.told >= 3, "all that were ready"


async def test_the_whole_bot_told_to_stop_has_kept_all_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kill, "STOP_SHARE", 1.0)
    monkeypatch.setattr(end_to_end, "EARLY_KILL_SHARE", 0)
    monkeypatch.setattr(end_to_end, "TABLES", 2)
    counts = KillCounts()
    await end_to_end.EndToEndCrash(tmp_path, Random(4), counts).kill(2, acknowledged=1)
    assert counts.good
    assert counts.told == counts.kills >= 2


def test_whoever_does_not_stop_when_told_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kill, "STOP_TIMEOUT_SECONDS", 0.2)
    ours, theirs = get_context("forkserver").Pipe(duplex=False)
    deaf = get_context("forkserver").Process(target=be_deaf, args=(theirs,), daemon=True)
    deaf.start()
    assert ours.recv() == "ready"
    with pytest.raises(RuntimeError, match="still ran"):
        kill.stop(deaf, kill.STOP_TIMEOUT_SECONDS)


def be_deaf(control: Connection) -> None:
    """Continue after any answer."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    control.send("ready")
    time.sleep(60)


async def test_the_command_kills_the_whole_bot_too() -> None:
    bench = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "tools.bench", "crash", "--kills", "5", "--seed", "7"),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, err = await bench.communicate()
    assert (bench.returncode, err) == (0, b""), out.decode()
    assert b"killed 5 times, seed 7" in out.split(b"\n")[0], "and nothing before"


@pytest.fixture
async def played(tmp_path: Path) -> tuple[Path, list[RecordedClick]]:
    """Return a database, and the clicks and answers of the users."""
    path, rng, presses = tmp_path / "tables.sqlite", Random(1), list[RecordedClick]()
    service = TableService(Database(path), rng=rng, scheduler=Scheduler(), pace=Pacing())
    await service.start()
    host, *others = PEOPLE
    table = await service.open(guild=1, channel=1, host=host, game="bid_whist", options={})
    for user in others:
        await service.join(table.id, user)
    table = await service.begin(table.id, host)
    for _ in range(10):
        user = table.seats[table.current_game.waiting_for[0]].user
        assert user is not None
        action = (
            await RandomPlayer(find_game(table.game), rng).choose((await service.hand(table.id, user)).view)
        ).text()
        presses.append(RecordedClick(table.id, user, action, table.revision, told=1))
        table = await service.act(table.id, user, action, table.revision)
    await service.close()
    return path, presses


def found(path: Path, presses: list[RecordedClick]) -> KillCounts:
    counts = KillCounts()
    ConsistencyChecker(path, find_game, counts).check(presses)
    return counts


def change(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(sql)


def test_what_was_told_and_is_there_is_good(played: tuple[Path, list[RecordedClick]]) -> None:
    counts = found(*played)
    assert (counts.good, counts.acknowledged) == (True, 10)


def test_an_action_that_is_gone_is_lost(played: tuple[Path, list[RecordedClick]]) -> None:
    path, presses = played
    change(path, "DELETE FROM log WHERE revision = (SELECT max(revision) FROM log)")
    assert found(path, presses).lost == presses[-1:]


def test_an_action_that_nobody_did_is_one_too_many(played: tuple[Path, list[RecordedClick]]) -> None:
    path, presses = played
    assert found(path, presses[:-1]).twice == 1


def test_a_log_against_the_rules_is_noticed(played: tuple[Path, list[RecordedClick]]) -> None:
    path, presses = played
    again = "SELECT game, revision + 1, line FROM log ORDER BY revision DESC LIMIT 1"
    change(path, f"INSERT INTO log (game, revision, line) {again}")
    assert found(path, presses).unreadable == 1


@pytest.mark.parametrize(
    ("refused", "twice"), [pytest.param(0, 0, id="under way when it was killed"), pytest.param(1, 1, id="refused")]
)
def test_what_was_not_acknowledged_may_be_there_unless_it_was_refused(
    played: tuple[Path, list[RecordedClick]], refused: int, twice: int
) -> None:
    path, presses = played
    presses[-1].told, presses[-1].refused = 0, refused
    assert found(path, presses).twice == twice


def test_what_was_there_after_the_last_kill_must_not_change(played: tuple[Path, list[RecordedClick]]) -> None:
    path, presses = played
    counts = KillCounts()
    evidence = ConsistencyChecker(path, find_game, counts)
    evidence.check(presses)
    change(path, "DELETE FROM log WHERE revision = (SELECT max(revision) FROM log)")
    evidence.check([])
    assert (counts.rewritten, counts.good) == (1, False)


@pytest.mark.parametrize(
    ("row", "signs"),
    [("-# {}, {}, {}", ("ten of hearts", "nine of leaves", "Weli")), ("## {}  {}  {}", ("10❤️", "9🍃", "Weli🔔"))],
    ids=["under a picture", "with signs"],
)
def test_a_card_was_played_if_it_and_no_other_is_gone(row: str, signs: tuple[str, ...]) -> None:
    def hand(*played: int) -> RenderedMessage:
        cards = row.format(*(f"({sign})" if place in played else sign for place, sign in enumerate(signs)))
        return RenderedMessage({"content": f"-# Your cards\n{cards}", "embeds": [], "components": []})

    assert was_played("play:Th", hand(), hand(0))
    assert was_played("play:W:Oh", hand(1), hand(1, 2))
    assert not was_played("play:Th", hand(), hand()), "it was refused"
    assert not was_played("play:Th", hand(), hand(1)), "an earlier click was done, this one was refused"
    assert not was_played("play:Th", hand(), hand(0, 1)), "both, nobody knows of which click"
    assert not was_played("play:Th", hand(1), hand(0)), "another deal"
    assert not was_played("good", hand(), hand(0))
    over = RenderedMessage({"content": "**Ben +2**\n-# Your cards\n–", "embeds": [], "components": []})
    assert not was_played("play:Th", hand(1, 2), over)
