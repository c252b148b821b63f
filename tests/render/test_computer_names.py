"""Names for computers: steady, never two alike at a table, drawn with a mark; headers keep their numbers."""

import json
from functools import partial
from pathlib import Path

import pytest

from bot.games import find_game
from bot.i18n import Catalogs
from bot.render import computer_name, person_or_computer, transcript
from bot.render.bitmap_font import MISSING_LETTER, lettering
from bot.render.computer_names import ENGLISH, MARK, TYROLEAN
from bot.render.names import drawn

CATALOGS = Catalogs.load(strict=True)
RECORD = Path(__file__).parent.parent / "golden" / "betel-usual.jsonl"


def test_computers_have_tyrolean_names_at_bieten_and_english_ones_elsewhere() -> None:
    for game, names in (("bieten", TYROLEAN), ("bid_whist", ENGLISH), ("betel", ENGLISH), ("another", ENGLISH)):
        assert {computer_name(game, 5, number) for number in range(1, len(names) + 1)} == set(names)


@pytest.mark.parametrize("table", [1, 2, 22, 23, 24, 500, 529, 10**6])
@pytest.mark.parametrize("game", ["bieten", "bid_whist"])
def test_no_two_at_a_table_are_called_the_same(game: str, table: int) -> None:
    named = [computer_name(game, table, number) for number in range(1, 70)]
    assert len(set(named)) == len(named)
    assert named == [computer_name(game, table, number) for number in range(1, 70)]
    assert not any(char.isdigit() for name in named[:23] for char in name)


def test_tables_have_companies_of_their_own() -> None:
    companies = {tuple(computer_name("betel", table, number) for number in (1, 2, 3)) for table in range(1, 200)}
    assert len(companies) > 150


@pytest.mark.parametrize("names", [TYROLEAN, ENGLISH])
def test_names_can_be_drawn_and_told_apart_by_their_first_letters(names: tuple[str, ...]) -> None:
    assert all(drawn(name) == name for name in names)
    assert len({name[:2] for name in names}) == len(names)
    assert len(set(names)) == 23, "a prime number, or steps would come back too early"


def test_the_mark_is_drawn_too() -> None:
    marked, unknown = lettering(f"{MARK}Resi", 20), lettering(f"{MISSING_LETTER}Resi", 20)
    assert marked.width > lettering("Resi", 20).width + 10
    assert marked.tobytes() != unknown.tobytes()


def test_only_what_a_header_calls_a_computer_gets_a_name() -> None:
    assert person_or_computer("computer 2", "betel", 1) == f"🤖 {computer_name('betel', 1, 2)}"
    for player in ("Anna", "computer", "computer x", "computer 0", "computer ²", "computer 99999", "former player 1"):
        assert person_or_computer(player, "betel", 1) == player
    assert person_or_computer("computer 2", "betel", None) == "computer 2", "without a table a computer has no name"


def test_a_transcript_calls_computers_by_their_names() -> None:
    first, _, rest = RECORD.read_bytes().partition(b"\n")
    header = json.loads(first) | {"players": ["Anna", "computer 1", "computer 2"], "table": 7}
    record = json.dumps(header).encode() + b"\n" + rest
    for locale in CATALOGS.languages:
        words = partial(CATALOGS.words, locale)
        lines = [line for _, line in transcript(record, find_game, words)]
        assert f"🤖 {computer_name('betel', 7, 1)}" in lines[1]
        assert not any("computer 1" in line for line in lines)
