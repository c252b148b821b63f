"""`bot verify` and docs/verify_record.py, which was written from the pages alone, agree on every record."""

import importlib.util
import json
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from bot.cli import main
from bot.rules.proof_check import verify
from tests.rules.test_proof_check import SEED, SHARED, Line, dump, made, text

PROGRAM = Path(__file__).parents[2] / "docs" / "verify_record.py"
GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.jsonl"))


@pytest.fixture(scope="module")
def theirs() -> ModuleType:
    spec = importlib.util.spec_from_file_location("verify_record", PROGRAM)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["verify_record"] = module
    spec.loader.exec_module(module)
    return module


BOARD_LABELS = ("board 1", "board 5", "board 5 deal 1", "board 5 deal 3", "board 5 draw 2", "board 5 deal 4")


def agree(theirs: ModuleType, data: bytes, promise: str | None = None) -> dict[str, object]:
    """Return what both say of a record; fails where they differ."""
    ours = verify(data, promise)
    report = theirs.check(data, promise)
    assert json.loads(report.text()) == ours.json()
    assert report.status == ours.status
    return ours.json()


def changed(record: list[Line], rng: Random) -> list[Line]:
    """Return the record with one thing changed somewhere."""
    record = deepcopy(record)
    proof = record[0]["proof"]
    lucky = [place for place, line in enumerate(record) if "luck" in line]
    place, other = rng.choice(lucky), rng.choice(lucky)
    line = record[place]
    match rng.randrange(12):
        case 0:
            seed = bytearray(SEED)
            seed[rng.randrange(32)] ^= 1 << rng.randrange(8)
            proof["seed"] = bytes(seed).hex()
        case 1:
            proof["words"][rng.randrange(len(proof["words"]))] += "x"
        case 2:
            record[0]["options"]["target"] += 2
        case 3:
            proof["options"] = proof["options"].replace("11", "12")
        case 4:
            key = "pack" if "pack" in line else "cards"
            cards = line.get(key, "").split(" ")
            cards[rng.randrange(len(cards))] = rng.choice(["Ah", "W", "As", "xx", ""])
            line[key] = " ".join(cards)
        case 5:
            record.insert(other, deepcopy(line))
        case 6:
            del record[place]
        case 7:
            record.insert(other, record.pop(place))
        case 8:
            line["luck"] = rng.choice(["deal 1", "draw 2", "deal 01", "deal", 3, None, *BOARD_LABELS])
        case 9:
            proof[rng.choice([*proof, "for", "board"])] = rng.choice(
                [None, 0, 1, 5, 1.0, "", [], {}, True, "deal 1", ["deal 1"], "17", "2026-11-22", [BOARD_LABELS[-1]]]
            )
        case 10:
            record[0][rng.choice(["dealer", "first_dealer", "table", "options", "players"])] = rng.choice(
                [None, 1, "lot", "Ad", ["Ad"], {}, True]
            )
        case _:
            record[rng.randrange(1, len(record))] = rng.choice(
                [{"act": "deal"}, {"act": "play", "card": "Ah"}, {"luck": "deal 1"}, {"act": "bury", "cards": 1}, {}]
            )
    return record


def test_a_record_that_holds_holds_in_both(theirs: ModuleType) -> None:
    assert agree(theirs, text(made()))["holds"]
    assert agree(theirs, text(made(dropped=("deal 2", "draw 2"))))["holds"]
    assert agree(theirs, text(made(**SHARED)))["holds"]
    assert agree(theirs, text(made(**SHARED, dropped=("board 5 deal 2", "board 5 draw 2"))))["holds"]


@pytest.mark.parametrize("shared", [{}, SHARED], ids=["one table", "many tables"])
@pytest.mark.parametrize("seed", range(60))
def test_whatever_is_changed_both_say_the_same(theirs: ModuleType, seed: int, shared: dict[str, Any]) -> None:
    rng = Random(seed)
    record = made(**shared)
    least = len(record[0]["proof"]["words"])
    for _ in range(rng.randrange(1, 4)):
        before = record
        record = changed(record, rng)
        if not any("luck" in line for line in record) or not isinstance(record[0]["proof"], dict):
            record = before
        if not isinstance(record[0]["proof"].get("words"), list) or not isinstance(record[0].get("options"), dict):
            break
        if "target" not in record[0]["options"] or len(record[0]["proof"]["words"]) < least:
            break
        if not isinstance(record[0]["proof"].get("options"), str):
            break
    promise = rng.choice([None, "0" * 64, made()[0]["proof"]["promise"].upper()])
    agree(theirs, text(record), promise)


def test_errors_of_the_last_line_are_in_the_order_of_the_page(theirs: ModuleType) -> None:
    record = made()
    record[0]["proof"]["dropped"] = ["deal 9"]
    shuffles = [place for place, line in enumerate(record) if line.get("act") == "shuffle"]
    del record[shuffles[-1] + 1 :]
    record[-1]["pack"] = record[0]["proof"]["pack"]
    codes = [error["code"] for error in agree(theirs, text(record))["errors"]]
    assert codes == ["wrong_label", "wrong_luck"]


@pytest.mark.parametrize("start", [b'{"act": "play", "x": "', b"#", b" "], ids=["object", "comment", "blanks"])
def test_a_line_of_more_than_64_kib_is_bad_json(theirs: ModuleType, start: bytes) -> None:
    end = b'"}' if start.startswith(b"{") else b""
    for size, errors in ((65_536, []), (65_537, [{"line": 2, "code": "bad_json"}])):
        long = start + b" " * (size - len(start) - len(end)) + end
        lines = text(made()).split(b"\n", 1)
        assert agree(theirs, b"\n".join([lines[0], long, lines[1]]))["errors"] == errors


@pytest.mark.parametrize("record", [text(made()), GOLDEN[0].read_bytes()], ids=["proof 2", "proof 1"])
def test_the_first_20_digits_of_a_promise_are_enough(theirs: ModuleType, record: bytes) -> None:
    header = json.loads(record.split(b"\n", 1)[0])
    promise = header["proof"]["promise"] if "proof" in header else header["commit"][0]
    differs = {"line": 1, "code": "promise_differs"}
    for noted, errors in ((promise[:20], []), (promise[:20].upper() + " ", []), (promise[:19], [differs])):
        assert agree(theirs, record, noted)["errors"] == errors
    assert agree(theirs, record, promise[1:30])["errors"] == [differs]


DEEP = {levels: "[" * (levels - 1) + "]" * (levels - 1) for levels in (500, 501, 990)}
"""Lists by the number of levels that an object has with one as its value."""


@pytest.mark.parametrize("line", ['{"act":[]}', '{"act":{}}', '{"act":"cut","luck":[]}', f'{{"x":-{"1" * 1000}}}'])
def test_a_line_of_other_types_is_read_alike(theirs: ModuleType, line: str) -> None:
    agree(theirs, text(made()) + f"\n{line}\n".encode())


@pytest.mark.parametrize("shown", [{"x": [1.0]}, {"x": [True]}, {"x": [1, 1]}, {"x": {"0": 1}}, {"x": [1]}])
def test_options_are_compared_with_their_types_on_all_levels(theirs: ModuleType, shown: object) -> None:
    record = made()
    record[0] |= {"options": {"x": [1]}}
    record[0]["proof"]["options"] = dump(shown)
    errors = agree(theirs, text(record))["errors"]
    assert ({"line": 1, "code": "wrong_options"} in errors) == (shown != {"x": [1]} or dump(shown) != '{"x":[1]}')


@pytest.mark.parametrize("levels", DEEP)
def test_what_is_nested_too_deep_is_refused_alike(theirs: ModuleType, levels: int) -> None:
    line = f'{{"x":{DEEP[levels]}}}'
    errors = agree(theirs, text(made()) + f"\n{line}\n".encode())["errors"]
    assert bool(errors) == (levels > 500)
    record = made()
    record[0]["proof"]["options"] = line
    errors = agree(theirs, text(record))["errors"]
    assert ({"line": 1, "code": "bad_proof"} in errors) == (levels > 500)


@pytest.mark.parametrize("entry", [5, None, "ab"])
def test_a_bad_entry_of_proof_1_leaves_the_others(theirs: ModuleType, entry: object) -> None:
    header, *lines = GOLDEN[0].read_bytes().split(b"\n")
    head = json.loads(header)
    promise = head["commit"][-1]
    head["commit"][0] = entry
    errors = agree(theirs, b"\n".join([json.dumps(head).encode(), *lines]), promise)["errors"]
    assert errors == [{"line": 2, "code": "wrong_pack"}]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_records_with_the_first_proof_are_checked_alike(theirs: ModuleType, path: Path) -> None:
    data = path.read_bytes()
    assert agree(theirs, data)["proof"] == 1
    lines = data.split(b"\n")
    agree(theirs, b"\n".join([lines[0], *lines[2:]]))
    agree(theirs, data.replace(b'"salt": "', b'"salt": "0'), "0" * 64)


@pytest.mark.parametrize("data", [b"", b"\n# nothing\n", b"\xff", b"[]", b'{"record": 1}', b'{"proof": null}\n{'])
def test_what_is_no_record_is_the_same_to_both(theirs: ModuleType, data: bytes) -> None:
    agree(theirs, data)


def test_the_command_prints_what_it_prints(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(text(made()))
    promise = made()[0]["proof"]["promise"]
    for noted, status in ((promise, 0), ("0" * 64, 1)):
        assert main(["verify", "--json", "--promise", noted, str(file)]) == status
        ours = capsys.readouterr().out
        run = subprocess.run(
            [sys.executable, PROGRAM, "--promise", noted, str(file)], capture_output=True, text=True, check=False
        )
        assert (run.stdout, run.returncode) == (ours, status)
        main(["verify", "--promise", noted, str(file)])
        assert ("it holds" in capsys.readouterr().out) == (status == 0)


def test_it_runs_with_nothing_of_ours(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(text(made()))
    run = subprocess.run(
        [sys.executable, "-I", PROGRAM, str(file)], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stderr) == (0, "")
    told: dict[str, Any] = json.loads(run.stdout)
    assert told == {"proof": 2, "holds": True, "sealed": False, "errors": []}
