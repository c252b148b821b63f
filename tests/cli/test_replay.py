"""`bot replay` and `bot verify` print one JSON object and a status for any bytes, never a traceback."""

import io
import json
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.cli import main

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = sorted(GOLDEN.glob("*.jsonl"))
BIETEN = GOLDEN / "bieten-knockout.jsonl"


def objects(text: str) -> list[dict]:
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.parametrize("path", [pytest.param(path, id=path.stem) for path in RECORDS])
def test_a_record_is_played_again(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(path)]) == 0
    [told] = objects(capsys.readouterr().out)
    assert told == json.loads(path.with_suffix(".json").read_text())


def test_every_line_has_its_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--each", str(BIETEN)]) == 0
    told = objects(capsys.readouterr().out)
    assert len(told) == len(BIETEN.read_text().splitlines())
    assert all(each["valid"] for each in told)


def test_until_shows_the_position_at_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    main(["replay", "--each", str(BIETEN)])
    each = objects(capsys.readouterr().out)
    for line in (1, 2, 7, len(each)):
        assert main(["replay", "--until", str(line), str(BIETEN)]) == 0
        assert objects(capsys.readouterr().out) == [each[line - 1]]
    assert main(["replay", "--until", "5", "--each", str(BIETEN)]) == 0
    assert objects(capsys.readouterr().out) == each[:5]
    main(["replay", "--text", str(BIETEN)])
    whole = capsys.readouterr().out
    assert main(["replay", "--until", "9", "--text", str(BIETEN)]) == 0
    part = capsys.readouterr().out
    assert whole.startswith(part)
    assert 2 < len(part.splitlines()) < len(whole.splitlines())


def test_until_counts_physical_lines(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lines = BIETEN.read_text().splitlines()
    spaced = tmp_path / "spaced.jsonl"
    spaced.write_text("\n".join(["# a comment", "", *lines]))
    for line in (5, 4, len(lines) + 2):
        assert main(["replay", "--until", str(line - 2), str(BIETEN)]) == 0
        assert main(["replay", "--until", str(line), str(spaced)]) == 0
        at, same = objects(capsys.readouterr().out)
        assert at == same
    assert main(["replay", "--until", "2", str(spaced)]) == 1
    assert objects(capsys.readouterr().out)[0]["error"]["code"] == "bad_header"


@pytest.mark.parametrize("line", ["0", "-3", "100000"])
def test_a_line_that_the_record_does_not_have(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    count = len(BIETEN.read_text().splitlines())
    assert main(["replay", "--until", line, str(BIETEN)]) == 1
    [told] = objects(capsys.readouterr().out)
    assert (told["valid"], told["line"], told["error"]["code"]) == (False, int(line), "no_line")
    assert f"{count} lines" in told["error"]["message"]
    assert main(["replay", "--until", line, "--text", str(BIETEN)]) == 1
    assert f"{count} lines" in capsys.readouterr().out


def test_an_error_before_the_line_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text("".join(BIETEN.read_text().splitlines(keepends=True)[:5]) + '{"seat": 0, "act": "good"}\n')
    assert main(["replay", "--until", "5", str(bad)]) == 0
    assert main(["replay", "--until", "6", str(bad)]) == 1
    good, told = objects(capsys.readouterr().out)
    assert (good["valid"], told["line"]) == (True, 6)


def test_several_files_each_have_their_name(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text("{}")
    assert main(["replay", str(BIETEN), str(bad)]) == 1
    good, refused = objects(capsys.readouterr().out)
    assert (good["file"], good["valid"]) == (str(BIETEN), True)
    assert (refused["file"], refused["valid"], refused["line"]) == (str(bad), False, 1)


def test_a_record_comes_from_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(BIETEN.read_bytes())))
    assert main(["replay", "-"]) == 0
    assert objects(capsys.readouterr().out)[0]["over"]


@pytest.mark.parametrize("path", [pytest.param(path, id=path.stem) for path in RECORDS])
def test_a_transcript_is_readable(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--text", str(path)]) == 0
    assert capsys.readouterr().out == path.with_suffix(".txt").read_text()


def test_a_transcript_ends_where_the_record_breaks_a_rule(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text("".join(BIETEN.read_text().splitlines(keepends=True)[:5]) + '{"seat": 0, "act": "good"}\n')
    assert main(["replay", "--text", str(bad)]) == 1
    assert capsys.readouterr().out.splitlines()[-1].startswith("Line 6: ")


def test_a_record_without_a_header_has_no_transcript(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.write_text("# nothing\n")
    assert main(["replay", "--text", str(empty)]) == 1
    assert capsys.readouterr().out.startswith("Line 1: There is no header")


def test_a_transcript_is_printed_whatever_the_names(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    record = tmp_path / "record.jsonl"
    record.write_bytes(rb'{"record": 1, "game": "bieten", "players": ["\ud800", "B"], "dealer": 1}')
    assert main(["replay", "--text", str(record)]) == 0
    assert rb"\ud800 and B" in capfdbinary.readouterr().out


CONTROLS = [chr(code) for code in (*range(0x20), 0x7F, 0x85, 0x9B, 0x202E, 0x2028, 0x2029)]


@pytest.mark.parametrize("letters", ["".join(CONTROLS[start : start + 10]) for start in range(0, len(CONTROLS), 10)])
def test_a_transcript_and_a_verdict_contain_no_control_characters(
    letters: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "record.jsonl"
    name = "".join(f"{letter}[31m" for letter in letters)
    header = {"record": 1, "game": "bieten", "players": [f"A{name}", "B"], "dealer": 1, "commit": [*letters]}
    refused = json.dumps({"record": 1, "game": letters})
    for content in (json.dumps(header), f"{json.dumps(header)}\n{json.dumps({'act': letters})}", refused):
        record.write_text(content, encoding="utf-8")
        for command in (["replay", "--text"], ["verify"]):
            main([*command, str(record)])
            shown = capsys.readouterr()
            lines = (shown.out + shown.err).split("\n")
            # A newline in a name would only make a line more.
            assert {*"".join(lines)}.isdisjoint({*letters} - {"\n"})
            assert not any(line.startswith("[31m") for line in lines)


@pytest.mark.parametrize(("content", "line", "code", "sentence"), [
    (b"", 1, "bad_header", "There is no header"),
    (b"\xff\xfe\x00", 1, "bad_json", "JSON object"),
    (b"[1, 2]", 1, "bad_json", "JSON object"),
    (b"# nothing\n\n{}", 3, "bad_header", '"record": 1'),
    (b'{"record": 2}', 1, "bad_header", "newer than version 1"),
    (b'{"record": 1, "game": "bieten!"}', 1, "unknown_game", "Choose one of betel, bid_whist, bieten"),
    (b'{"record": 1, "game": "bieten", "options": {"targt": 9}, "players": ["A", "B"], "dealer": 0}', 1,
        "bad_options", "Did you mean “target”?"),
    (b'{"record": 1, "game": "bieten", "options": {"wild": "welli"}, "players": ["A", "B"], "dealer": 0}', 1,
        "bad_options", "Did you mean “weli”?"),
    (b'{"record": 1, "game": "bieten", "options": {"target": 33}, "players": ["A", "B"], "dealer": 0}', 1,
        "bad_options", "from 5 to 31"),
    (b'{"record": 1, "game": "bieten", "players": ["A", "B"], "dealer": 2}', 1, "bad_header", "from 0 to 1"),
])  # fmt: skip
def test_what_cannot_be_read_gets_a_sentence(
    content: bytes, line: int, code: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "record.jsonl"
    path.write_bytes(content)
    assert main(["replay", str(path)]) == 1
    [told] = objects(capsys.readouterr().out)
    assert (told["valid"], told["line"], told["error"]["code"]) == (False, line, code)
    assert sentence in told["error"]["message"]


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_not_there_is_one_clear_line(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in (tmp_path / "missing", tmp_path):
        assert main([command, str(path)]) == 1
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith(f"bot {command}: {path}: ")
        assert err.count("\n") == 1


def replayed(data: bytes, *flags: str) -> tuple[int, list[dict]]:
    """Return the exit status and the objects printed for a record of these bytes."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "record"
        path.write_bytes(data)
        printed = io.StringIO()
        with redirect_stdout(printed):
            status = main(["replay", *flags, str(path)])
    return status, objects(printed.getvalue())


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
LINES = st.sampled_from([line for path in RECORDS for line in path.read_text().splitlines()])


@settings(max_examples=40, deadline=None)
@given(
    st.binary(max_size=200) | st.builds(lambda a, b: a + b"\n" + b, st.binary(max_size=50), st.binary(max_size=50))
)
def test_any_bytes_give_one_object(data: bytes) -> None:
    status, told = replayed(data)
    assert (status, len(told)) == (1, 1)
    assert told[0]["error"]["message"]


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(RECORDS), st.integers(0, 60), st.data())
def test_a_damaged_record_gives_one_object(path: Path, at: int, data: st.DataObject) -> None:
    lines = path.read_bytes().split(b"\n")
    at = min(at, len(lines) - 1)
    if data.draw(st.booleans()):
        line = json.loads(lines[at] or b"{}")
        line[data.draw(st.sampled_from([*line, "act", "seat"]))] = data.draw(JSON)
        lines[at] = json.dumps(line).encode()
    else:
        lines[at] = data.draw(st.binary(max_size=40) | LINES.map(str.encode))
    status, told = replayed(b"\n".join(lines))
    assert status in {0, 1}
    assert len(told) == 1
    assert told[0]["valid"] is (status == 0)


def test_a_proof_is_said_of_every_deal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", *map(str, RECORDS)]) == 0
    told = capsys.readouterr().out
    shuffles = sum(path.read_text().count('"act": "shuffle"') for path in RECORDS)
    assert told.count("the pack is the one promised") == shuffles
    assert told.count("no card has been moved since") == len(RECORDS)


def changed(tmp_path: Path, change) -> str:
    head, shuffle, *rest = BIETEN.read_text().splitlines()
    header, line = json.loads(head), json.loads(shuffle)
    change(header, line)
    path = tmp_path / "record.jsonl"
    path.write_text("\n".join([json.dumps(header), json.dumps(line), *rest]))
    return str(path)


def swap_cards(_: dict, line: dict) -> None:
    cards = line["pack"].split(" ")
    cards[-1], cards[-2] = cards[-2], cards[-1]
    line["pack"] = " ".join(cards)


@pytest.mark.parametrize(("change", "verdict", "sentence"), [
    (swap_cards, "NOT the one that was promised", "the pack is NOT the one promised"),
    (lambda _, line: line.update(salt="other"), "NOT the one that was promised", "the pack is NOT the one promised"),
    (lambda _, line: line.pop("salt"), "there was no promise", "this pack has no random value"),
    (lambda header, _: header.pop("commit"), "there was no promise", "the record has no promise"),
])  # fmt: skip
def test_what_does_not_agree_is_caught(change, verdict: str, sentence: str, tmp_path: Path, capsys) -> None:
    assert main(["verify", changed(tmp_path, change)]) == 1
    first, second, *_ = capsys.readouterr().out.splitlines()
    assert verdict in first
    assert sentence in second


@pytest.mark.parametrize(
    ("content", "sentence"),
    [(b"\xff", "JSON object"), (b'{"record": 1, "commit": 3}', '"commit" must be a list'), (b"", "no shuffle")],
)
def test_a_proof_of_nonsense_is_refused_in_words(content: bytes, sentence: str, tmp_path: Path, capsys) -> None:
    path = tmp_path / "record.jsonl"
    path.write_bytes(content)
    assert main(["verify", str(path)]) == 1
    out, err = capsys.readouterr()
    assert sentence in out + err


def test_a_score_too_long_to_write_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    header = {"record": 1, "game": "bid_whist", "players": ["A", "B", "C", "D"], "dealer": 0}
    record.write_text(json.dumps(header)[:-1] + f', "scores": [-{"9" * 4300}, 0]}}')
    assert main(["replay", str(record)]) == 1
    assert objects(capsys.readouterr().out)[0]["error"]["code"] == "bad_json"


def test_a_reader_may_stop_reading() -> None:
    command = f"{sys.executable} -m bot replay --each {BIETEN} | head -1"
    run = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert objects(run.stdout)[0]["valid"]
    assert run.stderr == ""
