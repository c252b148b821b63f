"""`python -m tools.arena`: figures of boards, gone on with after an interruption; bad input gets a sentence."""

import asyncio
import json
import signal
import sys
from pathlib import Path

import pytest

from tests.cli.process import environment
from tools.arena import BoardGame
from tools.arena.cli import main

QUICK = ("--boards", "4", "--jobs", "1")
WHIST = ("rule-0.1", "random", "bid_whist", *QUICK)


def arena(path: Path, *more: str) -> dict[str, object]:
    assert main([*WHIST, "--json", str(path), *more]) == 0
    return json.loads(path.read_text())


def test_the_file_says_who_won_of_whom_at_what(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = arena(tmp_path / "a.json", "--options", "preset=wikipedia")
    assert told["players"] == ["rule-0.1", "random"]
    assert (told["game"], told["seats"], told["seed"], told["boards"]) == ("bid_whist", 4, 1, 4)
    assert told["house_rules"] == "BID-WP"
    assert isinstance(told["options"], dict)
    assert len(told["options"]) > 10
    assert told["games_won"] == 1
    assert 0 < float(str(told["low"])) < float(str(told["high"])) <= 1
    assert (told["better"], told["equal"], told["worse"]) == (4, 0, 0)
    assert float(str(told["points_a_deal"])) > 0
    assert float(str(told["cpu_ms_a_decision"])) > 0
    assert str(told["version"]).startswith("0.")
    assert told["finished"] is True
    out = capsys.readouterr().out
    assert "rule-0.1 against random" in out
    assert "100.0 %" in out


def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = arena(tmp_path / "whole.json")
    played: list[tuple[int, int]] = []
    play = BoardGame.play

    def noting(self: BoardGame):
        if len(played) == 5:
            raise KeyboardInterrupt
        game = play(self)
        played.append((game.board, game.seating))
        return game

    monkeypatch.setattr(BoardGame, "play", noting)
    path = tmp_path / "broken.json"
    assert main([*WHIST, "--json", str(path)]) == 130
    broken = json.loads(path.read_text())
    assert (broken["boards"], broken["wanted"], broken["finished"]) == (2, 4, False)
    played.clear()
    told = arena(path)
    assert played == [(2, 1), (3, 0), (3, 1)]
    assert {**told, "cpu_ms_a_decision": 0} == {**whole, "cpu_ms_a_decision": 0}
    played.clear()
    assert arena(path) == told
    assert not played


def test_more_boards_go_on_from_there_and_fewer_are_the_first_of_them(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    arena(path)
    lines = (tmp_path / "a.boards.jsonl").read_text().splitlines()
    assert arena(path, "--boards", "6")["boards"] == 6
    assert (tmp_path / "a.boards.jsonl").read_text().splitlines()[: len(lines)] == lines
    assert arena(path, "--boards", "3")["boards"] == 3


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path, beside = tmp_path / "a.json", tmp_path / "a.boards.jsonl"
    told = arena(path)
    beside.write_bytes(beside.read_bytes()[:-9])
    assert {**arena(path), "cpu_ms_a_decision": 0} == {**told, "cpu_ms_a_decision": 0}
    assert len(beside.read_text().splitlines()) == 9


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (["--seed", "2"], "seed was 1 and is 2 now"),
        (["--options", "preset=wikipedia"], 'options was {} and is {"preset": "wikipedia"} now'),
    ],
)
def test_a_changed_command_is_refused(
    changed: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.json"
    arena(path)
    before = path.read_bytes(), (tmp_path / "a.boards.jsonl").read_bytes()
    capsys.readouterr()
    assert main([*WHIST, "--json", str(path), *changed]) == 2
    err = capsys.readouterr().err
    assert err.startswith("tools.arena: ")
    assert said in err
    assert f"delete {tmp_path / 'a.boards.jsonl'} to begin anew" in err
    assert (path.read_bytes(), (tmp_path / "a.boards.jsonl").read_bytes()) == before


def test_other_files_are_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    beside = tmp_path / "a.boards.jsonl"
    for text in ('{"mine": 1}\n', "no json\n", "[1]\n"):
        beside.write_text(text)
        assert main([*WHIST, "--json", str(tmp_path / "a.json")]) == 2
        assert "line 1, is no game of the arena" in capsys.readouterr().err
        assert beside.read_text() == text


def test_a_sequential_test_stops_when_the_boards_say_enough(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = arena(tmp_path / "a.json", "--boards", "500", "--sprt", "--h1", "0.7")
    assert isinstance(told["boards"], int)
    assert 8 <= told["boards"] < 100
    assert told["finished"] is True
    assert isinstance(told["sprt"], dict)
    assert (told["sprt"]["accepted"], told["sprt"]["h0"], told["sprt"]["h1"]) == ("H1", 0.5, 0.7)
    assert "H1 accepted" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["rule-0.1", "random", "biten"], "Choose one of betel, bid_whist, bieten"),
        (["rule-0.2", "random", "betel"], "there is no player rule-0.2; players of betel are random, rule-0.1, rule"),
        (["rule-0.1", "randm", "betel"], "Did you mean random?"),
        (["bets-everything", "random", "betel"], "bets-everything does not play betel"),
        (["rule", "random", "bieten", "--options", "targt=9"], "Did you mean “target”?"),
        (["rule", "random", "bieten", "--seats", "11"], "2 to 10 players can play"),
        (["rule", "random", "bieten", "--seats", "0"], "2 to 10 players can play"),
        (["rule", "random", "betel", "--seats", "4"], "3 players can play"),
        (["rule", "random", "betel", "--boards", "0"], "numbers from 1 on"),
        (["rule", "random", "betel", "--jobs", "0"], "numbers from 1 on"),
        (["rule", "random", "betel", "--h1", "0.6"], "give that as well"),
        (["rule", "random", "betel", "--sprt", "--h0", "0.6", "--h1", "0.5"], "not 0.6 and 0.5"),
        (["rule", "random", "betel", "--sprt", "--h0", "55", "--h1", "60"], "0 <= H0 < H1 <= 1"),
        (["rule", "random", "betel", "--json", "nowhere/at/all.json"], "takes a file in a folder that is there"),
        (["rule", "random", "betel", "--json", "."], "is a folder"),
    ],
)
def test_what_cannot_be_played_gets_a_sentence(
    arguments: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("tools.arena: ")
    assert sentence in err
    assert not list(tmp_path.iterdir())


def test_three_play_bid_whist_by_seats_alone(tmp_path: Path) -> None:
    told = arena(tmp_path / "a.json", "--seats", "3", "--boards", "1")
    assert told["seats"] == 3
    assert told["chance"] == 0.3333


def first_board_is_long_over(beside: Path) -> bool:
    """Return whether both its games, and more than one after them, are kept, for either slow process."""
    lines = beside.read_text().split("\n")[1:-1] if beside.exists() else []
    games = [json.loads(line) for line in lines]
    first = [at for at, game in enumerate(games) if game["board"] == 0]
    return len(first) == 2 and len(games) > max(20, first[1] + 2)


async def begun(command: list[str], folder: Path) -> asyncio.subprocess.Process:
    """Start the arena in a separate session; its pipes end with the last of its processes."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tools.arena",
        *command,
        cwd=folder,
        env=environment(folder),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        start_new_session=True,
    )


async def plays(process: asyncio.subprocess.Process, beside: Path) -> None:
    """Wait until the first board is long over; raises AssertionError where the arena ends before."""
    while not first_board_is_long_over(beside):
        if process.returncode is not None:
            _, err = await process.communicate()
            raise AssertionError(f"the arena ended with {process.returncode}: {err.decode()}")
        await asyncio.sleep(0.05)


async def test_ctrl_c_loses_nothing_and_leaves_no_process(tmp_path: Path) -> None:
    command = ["rule-0.1", "random", "bid_whist", "--boards", "100000", "--jobs", "2", "--json", "a.json"]
    process = await begun(command, tmp_path)
    beside = tmp_path / "a.boards.jsonl"
    async with asyncio.timeout(120):
        await plays(process, beside)
        process.send_signal(signal.SIGINT)
        _, err = await process.communicate()
    assert process.returncode == 130
    assert b"Traceback" not in err
    assert b"the same command goes on from there" in err
    games = [json.loads(line) for line in beside.read_text().splitlines()][1:]
    told = json.loads((tmp_path / "a.json").read_text())
    assert told["boards"] <= len(games) / 2
    assert told["boards"] >= 1
    assert not told["finished"]


async def test_no_process_outlives_an_arena_that_is_killed(tmp_path: Path) -> None:
    command = ["rule-0.1", "random", "bid_whist", "--boards", "100000", "--jobs", "2", "--json", "a.json"]
    process = await begun(command, tmp_path)
    async with asyncio.timeout(120):
        await plays(process, tmp_path / "a.boards.jsonl")
        process.kill()
        await process.communicate()
