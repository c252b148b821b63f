"""A target that must not be exceeded: points that would go over it are deducted."""

import pytest

from bot.games.bieten import GAME
from bot.games.bieten.events import count_lines
from bot.games.bieten.scoring import RunningScores
from bot.i18n import Catalogs
from bot.render import PanelFormatter
from bot.rules.record import Replay

SPEECH = PanelFormatter(Catalogs.load(strict=True).words("en", "bieten"), lambda seat: "AB"[seat], str)


@pytest.mark.parametrize(
    ("before", "points", "entered", "reached"),
    [(10, 1, 1, True), (10, 2, -2, False), (9, 2, 2, True), (9, 3, -3, False), (8, 2, 2, False), (10, -2, -2, False)],
)
def test_only_the_exact_target_is_reached(before, points, entered, reached):
    scores = RunningScores((before, 0), 11, knockout=False, exact=True)
    assert scores.enter(0, points) == entered
    assert scores.scores[0] == before + entered
    assert (scores.reached == [0]) is reached is scores.stopped


def test_who_is_out_in_this_deal_gets_no_more():
    scores = RunningScores((10, 0), 11, knockout=True, exact=True)
    assert [scores.enter(0, 1), scores.enter(0, 1)] == [1, 0]
    assert scores.scores[0] == 11


def finished(exact, scores):
    """Return a deal in which A has the ace of hearts for Rot, which A bet and B held, so that it counts 2."""
    replay = Replay(lambda _: GAME)
    for line in (
        (
            f'{{"record": 1, "game": "bieten", "options": {{"exact_target": {exact}, "wild": "none"}}, '
            f'"players": ["A", "B"], "dealer": 1, "scores": {scores}}}'
        ),
        '{"act": "deal", "hands": ["Ah 9l 7a", "Kh Tl 8a"]}',
        '{"seat": 1, "act": "bet", "figure": "red"}',
        '{"seat": 0, "act": "hold"}',
        '{"seat": 0, "act": "play", "card": "Ah"}',
        '{"seat": 1, "act": "play", "card": "Kh"}',
        '{"seat": 0, "act": "play", "card": "9l"}',
        '{"seat": 1, "act": "play", "card": "Tl"}',
        '{"seat": 1, "act": "play", "card": "8a"}',
        '{"seat": 0, "act": "play", "card": "7a"}',
    ):
        replay.feed(line.encode())
    return replay.state


def test_a_figure_that_goes_over_the_target_costs_its_points():
    state = finished("true", "[10, 0]")
    assert state.outcome is None
    assert state.scores == (8, 2)  # B has Grün and Spiel
    deal = state.deals[-1]
    assert deal["figures"]["red"] == {"winner": 0, "points": -2, "how": "contested"}
    assert deal["points"] == [-2, 2]
    assert "Rot: A goes over the target, −2" in [SPEECH.text(line) for line in count_lines(state)]


def test_without_the_option_it_wins():
    state = finished("false", "[10, 0]")
    assert state.outcome.winners == (0,)
    assert state.scores[0] == 12


def test_the_code():
    assert GAME.options.from_code("BIE-EXACT")["exact_target"] is True
    assert GAME.options.code(GAME.options.validate({"exact_target": True, "target": 9})) == "BIE-9-EXACT"
