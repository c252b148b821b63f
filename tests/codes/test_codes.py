"""A house-rule code that was given out keeps its meaning for ever."""

import hashlib
import shutil
import subprocess

import pytest

from bot.games import find_game
from tests.codes.grow import FILE, GAMES, given, wanted

FIRST = 585, "3429adc689d8cf3dfdf8426ba731d0ab6467f9e23b08f3e19e9ffc1550330a7a"
"""How many lines of the file were there first, and their digest."""
SETS = {find_game(game).options.prefix: find_game(game).options for game in GAMES}
GROW = "codes are missing in the file: python -m tests.codes.grow"


@pytest.mark.parametrize("prefix", SETS)
def test_a_code_stands_for_what_it_stood_for(prefix: str) -> None:
    options = SETS[prefix]
    standard = {option.name: option.default for option in options.options}
    for code, meaning in given().items():
        if code.split("-")[0] == prefix:
            # An option that came later is at its default, which plays as before there was one.
            assert options.from_code(code) == {**standard, **meaning}, code
            assert options.from_code(options.code(options.from_code(code))) == options.from_code(code), code


@pytest.mark.parametrize("prefix", SETS)
def test_every_part_of_a_code_is_in_the_file(prefix: str) -> None:
    known = given()
    assert prefix in known, GROW
    assert not [code for code in wanted(SETS[prefix]) if code not in known], GROW


def test_every_game_in_the_file_is_there() -> None:
    assert {code.split("-")[0] for code in given()} == set(SETS)


def test_the_first_lines_are_as_they_were() -> None:
    count, digest = FIRST
    lines = FILE.read_bytes().splitlines(keepends=True)
    assert hashlib.sha256(b"".join(lines[:count])).hexdigest() == digest, "no line is changed, moved or taken out"
    assert len(given()) == len(lines), "no code stands there twice"


def test_no_version_took_a_line_out() -> None:
    """Wherever the history is there, each version of the file begins with the one before."""
    git = shutil.which("git")
    if git is None:
        return

    def ask(*words: str) -> bytes:
        return subprocess.run([git, *words], cwd=FILE.parent, capture_output=True, check=False).stdout

    versions = [
        ask("show", f"{commit}:./{FILE.name}")
        for commit in ask("log", "--format=%H", "--", FILE.name).decode().split()
    ]
    assert all(FILE.read_bytes().startswith(version) for version in versions), "lines are only added, at the end"
