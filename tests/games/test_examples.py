"""Published records of whole games, where they lie beside the project."""

import json
from pathlib import Path

import pytest

from bot.games import all_games, find_game
from bot.rules.errors import RuleError
from bot.rules.record import replay

CODES = {"bad_deck"}
"""The codes of refusals that a rules digest names; other codes are each program's own."""
EXAMPLES = Path(__file__).parents[3] / "shared" / "design" / "examples"


def comparable(told):
    """Return a status without the parts not compared: the reason of the end, the order of legal, an error's words."""
    if not told["valid"]:
        error = told["error"]
        code = error.code if isinstance(error, RuleError) else error["code"]
        return {"line": told["line"], "code": code if code in CODES else None}
    result = told["result"] and {key: value for key, value in told["result"].items() if key != "reason"}
    legal = {seat: sorted(json.dumps(a, sort_keys=True) for a in actions) for seat, actions in told["legal"].items()}
    return {**told, "result": result, "legal": legal}


@pytest.mark.parametrize("kind", ["over", "part", "invalid"])
@pytest.mark.parametrize("game", all_games())
def test_replay_says_what_the_example_expects(game, kind):
    if not EXAMPLES.is_dir():
        pytest.skip("the folder of examples is not there")
    expected = (EXAMPLES / f"{game}-{kind}.expected.jsonl").read_text(encoding="utf-8").splitlines()
    found = [told for told, _ in replay((EXAMPLES / f"{game}-{kind}.jsonl").read_bytes(), find_game)]
    assert list(map(comparable, found)) == [comparable(json.loads(line)) for line in expected]
