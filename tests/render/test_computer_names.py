"""Names for computers: steady, never two alike at a table, drawn with a mark; headers keep their numbers."""

import json
from functools import partial
from pathlib import Path

import pytest

from bot.games import find_game
from bot.i18n import Catalogs
from bot.render import computer_name, person_or_computer, transcript
from bot.render.bitmap_font import MISSING_LETTER, lettering
from bot.render.computer_names import MARK, NAMES
from bot.render.names import drawn

CATALOGS = Catalogs.load(strict=True)
RECORD = Path(__file__).parent.parent / "golden" / "betel-usual.jsonl"


@pytest.mark.parametrize("table", [1, 2, 22, 23, 24, 500, 529, 10**6])
def test_no_two_at_a_table_are_called_the_same(table: int) -> None:
    named = [computer_name(table, number) for number in range(1, 70)]
    assert len(set(named)) == len(named)
    assert named == [computer_name(table, number) for number in range(1, 70)]
    assert not any(char.isdigit() for name in named[: len(NAMES)] for char in name)


def test_tables_have_companies_of_their_own() -> None:
    companies = {tuple(computer_name(table, number) for number in (1, 2, 3)) for table in range(1, 200)}
    assert len(companies) > 150


def test_names_can_be_drawn_and_told_apart_by_their_first_letters() -> None:
    assert all(drawn(name) == name for name in NAMES)
    assert len({name[:2] for name in NAMES}) == len(NAMES)
    assert len(set(NAMES)) == 23, "a prime number, or steps would come back too early"


def test_the_mark_is_drawn_too() -> None:
    marked, unknown = lettering(f"{MARK}Resi", 20), lettering(f"{MISSING_LETTER}Resi", 20)
    assert marked.width > lettering("Resi", 20).width + 10
    assert marked.tobytes() != unknown.tobytes()


def test_only_what_a_header_calls_a_computer_gets_a_name() -> None:
    assert person_or_computer("computer 2", 1) == f"🤖 {computer_name(1, 2)}"
    for player in ("Anna", "computer", "computer x", "computer 0", "computer ²", "computer 99999", "former player 1"):
        assert person_or_computer(player, 1) == player
    assert person_or_computer("computer 2", None) == "computer 2", "of no table nobody knows the names"


def test_a_transcript_calls_computers_by_their_names() -> None:
    first, _, rest = RECORD.read_bytes().partition(b"\n")
    header = json.loads(first) | {"players": ["Anna", "computer 1", "computer 2"], "table": 7}
    record = json.dumps(header).encode() + b"\n" + rest
    for locale in CATALOGS.languages:
        words = partial(CATALOGS.words, locale)
        told = [line for _, line in transcript(record, find_game, words)]
        assert f"🤖 {computer_name(7, 1)}" in told[1]
        assert not any("computer 1" in line for line in told)
