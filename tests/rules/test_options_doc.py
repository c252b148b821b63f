"""The examples of docs/house-rules.md are true."""

import json
import re
from pathlib import Path

import pytest

from bot.games import all_games
from bot.rules.errors import ParseError

TEXT = (Path(__file__).parents[2] / "docs" / "house-rules.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^\| `([A-Z0-9-]+)` \| `(\{.*\})` \|$", TEXT, re.MULTILINE)
SETS = {game.options.prefix: game.options for game in all_games().values()}


@pytest.mark.parametrize(("code", "options"), EXAMPLES)
def test_a_code_stands_for_the_options_beside_it(code: str, options: str) -> None:
    found = SETS[code.split("-")[0]]
    values = found.validate(json.loads(options))
    assert found.from_code(code.lower()) == values
    assert found.code(values) == code


def test_all_games_are_among_the_examples() -> None:
    assert {code for code, _ in EXAMPLES} >= set(SETS) - {"BID", "BTL"}
    assert {code.split("-")[0] for code, _ in EXAMPLES} == set(SETS)
    assert all(f"`{prefix}`" in TEXT for prefix in SETS)


def test_the_typo_gets_its_hint() -> None:
    with pytest.raises(ParseError) as refused:
        SETS["BIE"].from_code("BIE-K0")
    assert refused.value.params["near"] == "KO"
