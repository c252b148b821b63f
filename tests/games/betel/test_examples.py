"""Published records of whole games, where they lie beside the project."""

import json
from pathlib import Path

import pytest

from bot.games.betel import GAME
from bot.rules.record import replay

EXAMPLES = Path(__file__).parents[4] / "shared" / "design" / "examples"


def comparable(found):
    """A status without what is not compared: the reason of the end, the order inside legal, an error's words."""
    if not found["valid"]:
        error = found["error"]
        return {"line": found["line"], "code": getattr(error, "code", None) or error["code"]}
    result = found["result"] and {key: value for key, value in found["result"].items() if key != "reason"}
    legal = {seat: sorted(json.dumps(a, sort_keys=True) for a in actions) for seat, actions in found["legal"].items()}
    return {**found, "result": result, "legal": legal}


@pytest.mark.parametrize("kind", ["over", "part", "invalid"])
def test_the_game_says_what_the_example_expects(kind):
    if not EXAMPLES.is_dir():
        pytest.skip("the folder of examples is not there")
    expected = list(map(json.loads, (EXAMPLES / f"betel-{kind}.expected.jsonl").read_text().splitlines()))
    found = [told for told, _ in replay((EXAMPLES / f"betel-{kind}.jsonl").read_bytes(), lambda _: GAME)]
    assert list(map(comparable, found)) == list(map(comparable, expected))
