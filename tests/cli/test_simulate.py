"""`bot simulate`: computer players fill a table of results, the same for the same seed; bad input gets a sentence."""

import pytest

from bot.cli import main

QUICK = ("--games", "2", "--jobs", "1")


@pytest.mark.parametrize(
    ("game", "options", "told"),
    [
        ("bieten", "BIE-5-KO", "Rot"),
        ("bieten", "target=5,wild=none", "conceded"),
        ("betel", "target=null,deal_cap=2", "deals and"),
    ],
)
def test_a_table_tells_how_it_went(game: str, options: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", game, "--options", options, *QUICK]) == 0
    out = capsys.readouterr().out
    assert "2 games" in out
    assert told in out


def test_equal_seeds_play_equal_games(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for seed in ("7", "7", "8"):
        assert main(["simulate", "betel", "--options", "target=null,deal_cap=2", "--seed", seed, *QUICK]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert told[0] != told[2]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["biten"], "Choose one of betel, bid_whist, bieten"),
        (["bieten", "--options", "targt=9"], "Did you mean “target”?"),
        (["bieten", "--options", "target=4"], "from 5 to 31"),
        (["bieten", "--options", "wild=welli"], "Did you mean “weli”?"),
        (["bieten", "--options", "BIE-K0"], "Did you mean “KO”?"),
        (["bieten", "--seats", "11"], "2 to 10 players can play"),
        (["bid_whist", "--options", "preset=wikipdia"], "Did you mean “wikipedia”?"),
        (["bieten", "--games", "0"], "from 1 on"),
    ],
)
def test_what_cannot_be_played_gets_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("bot simulate: ")
    assert sentence in err
