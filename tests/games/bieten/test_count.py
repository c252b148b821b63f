"""The rules page's sentences on figures, score, end and loser."""

import pytest

from tests.games.bieten.table import dealt

MIXED = ["Ah 8a Tl", "9h 9b 9a", "Kh Ol Ua"]
MIXED_PLAY = "1:9h 2:Kh 0:Ah 0:8a 1:9a 2:Ua 2:Ol 0:Tl 1:9b"


def best(hands, **settings):
    """Return the table after the hands are played in order, each seat its first legal card."""
    table = dealt(hands, **settings)
    while table.state.waiting_for:
        seat = table.state.waiting_for[0]
        action = next(action for action in table.state.legal_actions(seat) if action.act == "play")
        table.play(f"{seat} play {action.json()['card']}")
    return table


@pytest.mark.parametrize(
    ("figure", "hands", "winner"),
    [
        ("red", ["Kh 7b 8a", "Ah 7a 9l", "Oh 9b Tl"], 1),
        ("green", ["Kl 7b 8a", "9l 7a 9h", "Al 9b Th"], 2),
        ("gleich", ["Ah Al 7b", "9h 9b 9a", "Kh Kl Ol"], 1),
        ("gleich", ["9h 9l 7b", "8h 8b 7a", "Kh Kl Ol"], 2),
        ("hanger", ["Ah Kh 7a", "7b 8b 9b", "Kl Ol 9a"], 1),
        ("hanger", ["9h 8h 7l", "Ob Ub 7a", "Kl Ol 9a"], 2),
        ("hanger", ["Ah Kl 7b", "Ub Ob 7a", "Kb Oh 9a"], 1),
    ],
)
def test_who_wins_a_figure(figure, hands, winner):
    assert best(hands).figure(figure)[0] == winner


def test_all_three_cards_count_played_or_not_and_one_serves_several():
    table = best(["Ah Al 7b", "8h 9b 9a", "7l 8b Ua"])
    assert [table.figure(name)[0] for name in ("red", "green", "gleich")] == [0, 0, 0]


def test_the_last_trick_wins_spiel():
    assert dealt(MIXED).play_out(MIXED_PLAY).figure("game") == (2, 1, "unbet")


def test_nobody_has_it_nobody_scores_it():
    assert dealt(MIXED).play_out(MIXED_PLAY).figure("hanger") == (None, 0, "nobody")


def test_equal_figures_without_a_wild_card_are_a_tie():
    table = best(["Ah Al 7b", "Ab Aa 8h", "Ul 9b Ta"])
    assert table.figure("gleich") == (None, 0, "tie")
    assert best(["Ah Kh 7b", "Al Kl 8a", "9b Ta Ub"]).figure("hanger") == (None, 0, "tie")


def test_a_contested_tie_scores_nothing():
    table = dealt(["Ah Al 7b", "Ab Aa 8h", "Ul 9b Ta"], "0 bet gleich", "1 hold")
    table.play_out("1:8h 2:Ul 0:Ah 0:Al 1:Aa 2:Ta 0:7b 1:Ab 2:9b")
    assert table.figure("gleich") == (None, 0, "tie")


def test_between_equals_a_real_card_beats_the_weli():
    table = dealt(["Ah Al 7b", "Ab W 8h", "Ul 9b Ta"])
    table.play_out("1:8h 2:Ul 0:Ah 0:Al 1:Ab 2:Ta 0:7b 1:W=Aa 2:9b")
    assert table.figure("gleich") == (0, 1, "unbet")


def test_between_equals_qualities_decide_from_the_best_down():
    """Two aces each: real and seven of bells beat real and seven of acorns."""
    table = dealt(["Ah 7b 8l", "Al 7a 9l", "Ul 9b Ta"], wild="weli-and-sevens")
    table.play_out("1:Al 2:Ul 0:8l 1:9l 2:Ta 0:7b=Ab 1:7a=Aa 2:9b 0:Ah")
    assert table.figure("gleich") == (0, 1, "unbet")


@pytest.mark.parametrize(
    ("counting", "order", "winner"),
    [
        ("bets-first", ["game", "gleich", "red", "green", "hanger"], 2),
        ("conceded-first", ["gleich", "red", "green", "hanger", "game"], 0),
    ],
)
def test_the_order_of_counting_decides_the_last_deal(counting, order, winner):
    table = dealt(
        MIXED, "1 bet game", "2 hold", "1 bet gleich", "2 good", "0 good", counting=counting, scores=[10, 0, 9]
    )
    table.play_out(MIXED_PLAY)
    assert list(table.state.deals[-1]["figures"]) == order
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (winner,)


def test_figures_that_were_not_bet_are_counted_last_from_rot_to_spiel():
    table = dealt(MIXED, "1 bet gleich", "2 good", "0 good").play_out(MIXED_PLAY)
    assert list(table.state.deals[-1]["figures"]) == ["gleich", "red", "green", "hanger", "game"]


def test_the_first_to_reach_the_target_wins_and_the_count_stops():
    table = dealt(MIXED, scores=[10, 10, 3]).play_out(MIXED_PLAY)
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.losers, outcome.reason) == ((0,), (2,), "target")
    assert table.state.scores == (11, 10, 3)
    assert table.figure("green") == (None, 0, "uncounted")
    assert table.figure("game") == (None, 0, "uncounted")
    assert table.code("0 bet red") == "game_over"


def test_the_count_stops_before_the_welis_minus_one():
    table = dealt(["Ah Al Tl", "Kh Kl Ka", "W 7b 9a"], scores=[10, 0, 0])
    table.play_out("1:Kh 2:W=7h 0:Ah 0:Al 1:Kl 2:7b 0:Tl 1:Ka 2:9a")
    assert table.state.deals[-1]["weli"] == {"seat": 2, "points": 0}
    assert table.state.scores == (11, 0, 0)


def test_several_lowest_are_all_losers():
    outcome = dealt(MIXED, scores=[10, 0, 0]).play_out(MIXED_PLAY).state.outcome
    assert outcome is not None
    assert outcome.losers == (1, 2)


def test_nobody_reaches_the_target_in_mid_deal():
    table = dealt(MIXED, "1 bet gleich", "2 good", "0 good", scores=[0, 9, 0])
    assert table.state.outcome is None
    assert table.state.needs[1] == 1


def test_scores_on_the_sheet_change_at_the_end_of_the_deal():
    table = dealt(MIXED, "1 bet gleich", "2 good", "0 good")
    assert table.state.scores == (0, 0, 0)
    assert table.play_out(MIXED_PLAY).state.scores == (1, 1, 2)
