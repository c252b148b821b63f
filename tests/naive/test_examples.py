"""The published examples of records, played by the naive games."""

import importlib
from pathlib import Path

import pytest

from .records import load

EXAMPLES = Path(__file__).parents[3] / "shared" / "design" / "examples"
GAMES = ["bieten", "bid_whist", "betel"]
KINDS = ["over", "part", "invalid"]


def comparable(status):
    """Return a status without what is not compared: the reason of the end, the order inside legal."""
    result = status["result"] and {key: value for key, value in status["result"].items() if key != "reason"}
    legal = {
        seat: sorted(repr(sorted(action.items())) for action in actions) for seat, actions in status["legal"].items()
    }
    return {**status, "result": result, "legal": legal}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_the_naive_game_agrees_with_the_example(game, kind):
    if not EXAMPLES.is_dir():
        pytest.skip("the folder of examples is not there")
    module = importlib.import_module(f"{__package__}.{game}")
    lines = load(EXAMPLES / f"{game}-{kind}.jsonl")
    expected = load(EXAMPLES / f"{game}-{kind}.expected.jsonl")
    if len(expected) == 1 and not expected[0]["valid"]:
        # The header itself is wrong, and the naive games are only given valid ones: the engine's tests refuse it.
        assert lines[0]["dealer"] not in range(len(lines[0]["players"]))
        return
    naive = module.Naive(lines[0])
    assert comparable(naive.status()) == comparable(expected[0])
    for number, (line, status) in enumerate(zip(lines[1:], expected[1:], strict=True), start=2):
        if not status["valid"]:
            assert number == len(lines)
            assert naive.refuses(line)
        else:
            assert not naive.refuses(line), f"line {number}"
            naive.apply(line)
            assert comparable(naive.status()) == comparable(status), f"line {number}"
