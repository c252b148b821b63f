"""Records of earlier versions are played again to the identical result."""

import json

import pytest

from bot.games import all_games, find_game
from bot.i18n import Catalogs
from bot.render import judge, proof_lines
from bot.rules.record import VERSION, replay
from tests.golden.make import FOLDER, PLAYED, last_object, words_of

RECORDS = sorted(FOLDER.glob("*.jsonl"))
every_record = pytest.mark.parametrize("path", [pytest.param(path, id=path.stem) for path in RECORDS])


def test_every_game_has_golden_records() -> None:
    assert {path.stem for path in RECORDS} == set(PLAYED)
    assert {game for game, _, _ in PLAYED.values()} == set(all_games())


@every_record
def test_a_golden_record_leads_where_it_led(path) -> None:
    expected = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    assert expected["over"]
    assert last_object(path.read_bytes()) == expected


@every_record
def test_a_golden_record_tells_what_it_told(path) -> None:
    told = words_of(path.read_bytes())
    assert told == path.with_suffix(".txt").read_text(encoding="utf-8"), (
        "if words changed: python -m tests.golden.make"
    )


@every_record
def test_a_golden_record_is_proven(path) -> None:
    data = path.read_bytes()
    judged = judge(data, find_game)
    lines = list(proof_lines(data, judged, Catalogs.load(strict=True).words("en")))
    assert judged.status == 0
    assert lines[0] == "✅ The cards were fixed before the game and not changed."
    assert all("is the one promised" in line for line in lines[1:-1])
    assert lines[-1].startswith("This is proof 1")


@every_record
def test_a_golden_record_with_one_card_moved_is_caught(path) -> None:
    head, shuffle, *rest = path.read_text(encoding="utf-8").splitlines()
    line = json.loads(shuffle)
    cards = line["pack"].split(" ")
    line["pack"] = " ".join([*cards[1:], cards[0]])
    moved = "\n".join([head, json.dumps(line), *rest]).encode()
    judged = judge(moved, find_game)
    lines = list(proof_lines(moved, judged, Catalogs.load(strict=True).words("en")))
    assert judged.status == 1
    assert lines[0] == "❌ Something doesn't fit: this pack is NOT the one that was promised before the game."
    assert "Deal 1 (line 2): the pack is NOT the one promised" in lines[1]


@every_record
def test_records_are_of_the_version_this_program_writes(path) -> None:
    head, _, rest = path.read_text(encoding="utf-8").partition("\n")
    header = json.loads(head)
    assert header["record"] == VERSION
    newer = json.dumps(header | {"record": VERSION + 1}) + "\n" + rest
    [(refused, _)] = replay(newer.encode(), find_game, each=False)
    assert (refused["line"], refused["error"].code, refused["error"].params["reason"]) == (1, "bad_header", "newer")
