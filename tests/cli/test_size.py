"""`bot replay` and `bot verify` take records of any size from any user: what is too large is refused unread."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli import main
from bot.cli.replay import MAX_FILE_BYTES
from bot.rules.record import MAX_LINE_BYTES
from tests.cli.process import ROOT, environment

MOST = 150 * 2**20
"""Bytes of memory, for any input."""
HEADER = json.dumps({"record": 1, "game": "bieten", "players": ["A", "B"], "dealer": 0, "scores": [-(10**9)] * 2})
DEAL = '{"act":"deal","hands":["Ah Kh Oh","9h 9b 9a"]}'
PLAYS = ("1 9h", "0 Ah", "0 Kh", "1 9b", "0 Oh", "1 9a"), ("0 Ah", "1 9h", "0 Kh", "1 9b", "0 Oh", "1 9a")
ENDLESS = "import sys\nwhile True: sys.stdout.write(sys.argv[1] * 4096)"


def refused(capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """Return line, code and sentence of the one object that was printed."""
    [line] = capsys.readouterr().out.splitlines()
    told = json.loads(line)
    assert told["valid"] is False
    return told["line"], told["error"]["code"], told["error"]["message"]


@pytest.mark.parametrize("start", ["", "# ", '{"a": ['])
def test_a_line_that_is_too_long_is_refused_where_it_stands(
    start: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "record.jsonl"
    record.write_text(f"{HEADER}\n\n{start:[<{MAX_LINE_BYTES + 1}}\n{DEAL}")
    assert main(["replay", str(record)]) == 1
    assert refused(capsys) == (3, "too_large", "This line is longer than 64 KiB. No action of a game is that long.")
    assert main(["replay", "--text", str(record)]) == 1
    assert capsys.readouterr().out.splitlines()[-1].startswith("Line 3: This line is longer")
    assert main(["verify", str(record)]) == 1
    assert "longer than 64 KiB" in capsys.readouterr().err


def test_a_line_of_just_that_length_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "record.jsonl"
    record.write_text(f"#{'.' * (MAX_LINE_BYTES - 1)}\n{HEADER:<{MAX_LINE_BYTES}}\n")
    assert main(["replay", str(record)]) == 0
    assert json.loads(capsys.readouterr().out)["valid"]


def test_a_file_that_is_too_long_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "record.jsonl"
    whole = (HEADER + "\n" * MAX_FILE_BYTES)[:MAX_FILE_BYTES]
    record.write_text(whole)
    assert main(["replay", str(record)]) == 0
    capsys.readouterr()
    record.write_text(whole + "\n")
    assert main(["replay", str(record)]) == 1
    line, code, message = refused(capsys)
    assert (line, code) == (MAX_FILE_BYTES - len(HEADER) + 1, "too_large")
    assert "longer than 16 MiB" in message
    assert main(["verify", str(record)]) == 1
    assert capsys.readouterr().err == f"bot verify: {record}: {message}\n"
    assert main(["replay", "--text", str(record)]) == 1
    assert capsys.readouterr().out == f"Line {line}: {message}\n"


MEASURE = """
import os, subprocess, sys
bot = subprocess.Popen([sys.executable, "-m", "bot", *sys.argv[1:]])
_, status, usage = os.wait4(bot.pid, 0)
print(os.waitstatus_to_exitcode(status), usage.ru_maxrss * 1024, file=sys.stderr)
"""
"""Measure in a small process: a child's reported memory is at least that of its parent at the start."""


def spent(*arguments: str, stdin: int | None = None) -> tuple[int, int, bytes]:
    """Return status, most memory used and the first of what was printed by `bot …`."""
    command = [sys.executable, "-c", MEASURE, *arguments]
    pipes = {"stdin": stdin, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, cwd=ROOT, env=environment(ROOT), **pipes) as measured:
        printed = measured.stdout.read(4096)
        while measured.stdout.read(1 << 16):
            pass
        status, memory = measured.stderr.read().splitlines()[-1].split()
    return int(status), int(memory), printed


@pytest.mark.parametrize(
    ("command", "text"),
    [
        pytest.param("replay", "x", id="replay one line"),
        pytest.param("replay", "\n", id="replay empty", marks=pytest.mark.exhaustive),
        pytest.param("replay", "{}\n", id="replay objects", marks=pytest.mark.exhaustive),
        pytest.param("replay", "# \n", id="replay comments", marks=pytest.mark.exhaustive),
        pytest.param("verify", "x", id="verify one line", marks=pytest.mark.exhaustive),
        pytest.param("verify", "# \n", id="verify comments"),
    ],
)
def test_what_never_ends_is_refused_in_little_memory(command: str, text: str, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = subprocess.Popen(["sh", "-c", f'exec "$0" -c "$1" "$2" > {pipe}', sys.executable, ENDLESS, text])
    try:
        status, memory, told = spent(command, str(pipe))
    finally:
        writer.kill()
        writer.wait()
    assert status == 1
    assert memory < MOST
    assert command == "verify" or json.loads(told)["error"]["code"] == "too_large"


def test_standard_input_is_read_no_further_than_a_file() -> None:
    with subprocess.Popen([sys.executable, "-c", ENDLESS, "x"], stdout=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        status, memory, told = spent("replay", "-", stdin=writer.stdout.fileno())
        writer.kill()
    assert (status, json.loads(told)["error"]["code"]) == (1, "too_large")
    assert memory < MOST


def evening(size: int) -> str:
    """Return a game of n bytes that has as many deals as there can be, and never ends."""
    cycle = ""
    for plays in PLAYS:
        lines = (f'{{"seat":{play[0]},"act":"play","card":"{play[2:]}"}}' for play in plays)
        cycle += "\n".join((DEAL, *lines, ""))
    return HEADER + "\n" + cycle * ((size - len(HEADER)) // len(cycle))


@pytest.mark.parametrize(
    "command",
    [
        pytest.param(["replay"], marks=pytest.mark.exhaustive),
        pytest.param(["replay", "--text"]),
        pytest.param(["verify"], marks=pytest.mark.exhaustive),
    ],
    ids=" ".join,
)
def test_a_game_of_thousands_of_deals_takes_little_memory(command: list[str], tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    record.write_text(evening(1000))
    _, little, _ = spent(*command, str(record))
    parts = 16
    record.write_text(evening(MAX_FILE_BYTES // parts))
    status, memory, told = spent(*command, str(record))
    assert status == (2 if command == ["verify"] else 0), told
    assert little + (memory - little) * parts < MOST


def test_long_names_are_not_kept_for_every_line(tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    header = json.loads(HEADER) | {"players": ["A" * 30_000, "B" * 30_000]}
    record.write_text(evening(200_000).replace(HEADER, json.dumps(header)))
    status, memory, _ = spent("replay", "--text", str(record))
    assert status == 0
    assert memory < MOST


@pytest.mark.parametrize(
    "line", ["[" * MAX_LINE_BYTES, '{"a":[' + "[]," * 20_000 + "[]]}", '{"a":' + "9" * 60_000 + "}"]
)
def test_a_long_line_of_anything_is_an_object(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "record.jsonl"
    record.write_text(line[:MAX_LINE_BYTES])
    assert main(["replay", str(record)]) == 1
    assert refused(capsys)[1] in {"bad_json", "bad_header"}
