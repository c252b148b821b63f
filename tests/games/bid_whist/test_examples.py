"""The published examples of records."""

import json
from pathlib import Path

import pytest

from bot.games.bid_whist import GAME
from bot.rules.record import replay

from .test_against_naive import comparable

EXAMPLES = Path(__file__).parents[4] / "shared" / "design" / "examples"


@pytest.mark.parametrize("kind", ["over", "part", "invalid"])
def test_replay_prints_what_the_example_expects(kind):
    if not EXAMPLES.is_dir():
        pytest.skip("the folder of examples is not there")
    record = (EXAMPLES / f"bid_whist-{kind}.jsonl").read_bytes()
    lines = (EXAMPLES / f"bid_whist-{kind}.expected.jsonl").read_text(encoding="utf-8").splitlines()
    expected = [json.loads(line) for line in lines]
    found = [status for status, _ in replay(record, lambda _: GAME)]
    assert len(found) == len(expected)
    for status, wanted in zip(found, expected, strict=True):
        if wanted["valid"]:
            assert comparable(status) == comparable(wanted)
        else:
            assert (status["valid"], status["line"]) == (False, wanted["line"])
