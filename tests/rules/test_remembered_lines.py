"""Lines of records that have been read before are not read again, and still say what they say where they stand."""

import json

import pytest

from bot.games import find_game
from bot.rules import record
from bot.rules.errors import ParseError
from bot.rules.record import Header, Replay


def replay(game: str, seats: int) -> Replay:
    """Return a replay of a game that has just begun."""
    found, again = find_game(game), Replay(find_game)
    header = Header(found, found.options.validate({}), tuple("ABCD"[:seats]), 0)
    again.feed(json.dumps(header.json()).encode())
    return again


def test_a_seat_is_one_of_its_table() -> None:
    line = b'{"seat": 3, "act": "play", "card": "7h"}'
    for seats, code in ((4, "wrong_phase"), (2, "bad_action"), (4, "wrong_phase"), (2, "bad_action")):
        with pytest.raises(record.RuleError) as error:
            replay("bieten", seats).feed(line)
        assert error.value.code == code


def test_the_same_words_are_another_action_in_another_game() -> None:
    line = b'{"seat": 1, "act": "play", "card": "7h"}'
    for game in ("bieten", "bid_whist", "bieten"):
        again, found = replay(game, 4), find_game(game)
        with pytest.raises(record.RuleError):
            again.feed(line)
        assert isinstance(record._read_again(found.codec, 4, line), found.codec.classes["play"])


def test_what_is_no_action_stays_none_and_a_long_line_is_not_kept() -> None:
    before = record._read_again.cache_info().currsize
    long = b'{"act": "play", "seat": 0, "card": "7h", "told": "' + b"x" * record.MAX_CACHED_BYTES + b'"}'
    for line in (b"no line", b"no line", b"[]", long, long):
        with pytest.raises(record.RuleError) as error:
            replay("bieten", 4).feed(line)
        assert isinstance(error.value, ParseError) == (line is not long)
    assert record._read_again.cache_info().currsize == before
