"""What a deal of the naive Bieten comes to: figures, the Weli's point, knockout, irregularities."""

import pytest

from .bieten import Naive
from .bieten_table import claims, figures, header, last_deal, play, refused, table

TIED = ["Oh Ol 7a", "Ob Oa 8h", "9l 8l Th"]
TIED_PLAY = "1:8h 2:Th 0:Oh 0:7a 1:Oa 2:9l 1:Ob 2:8l 0:Ol"


def test_equal_gleich_without_wild_cards_is_a_tie():
    assert figures(last_deal(TIED, TIED_PLAY))["gleich"] == (None, 0, "tie")
    bet = last_deal(TIED, TIED_PLAY, "0 bet gleich", "1 hold")
    assert figures(bet)["gleich"] == (None, 0, "tie")


def test_between_equals_the_wild_card_decides():
    game = last_deal(["Oh Ol 7a", "W Oa 8h", "9l 8l Th"], "1:8h 2:Th 0:Oh 0:7a 1:Oa 2:9l 1:W=Ob 2:8l 0:Ol")
    assert figures(game)["gleich"] == (0, 1, "unbet")
    game = last_deal(
        ["Kh 7a Al", "W Oa Kl", "7b Kb 8a"],
        "1:Kl 2:8a 0:Al 0:Kh 1:Oa 2:Kb 0:7a=Kb 1:W=Kb 2:7b=Ka",
        wild="weli-and-sevens",
    )
    assert figures(game)["gleich"] == (1, 1, "unbet")


def test_an_equal_hanger_is_decided_by_the_wild_card_too():
    game = last_deal(["Oh Uh 7l", "W Ua 8h", "9l Tb 8l"], "1:8h 2:8l 0:Oh 0:7l 1:Ua 2:9l 2:Tb 0:Uh 1:W=Oa")
    assert figures(game)["hanger"] == (0, 1, "unbet")


def test_three_in_sequence_beat_two_and_three_of_a_kind_a_pair():
    game = last_deal(["7b 8b 9b", "Ah Kh Al", "7h 7l 7a"], "1:Ah 2:7h 0:7b 1:Kh 2:7a 0:8b 1:Al 2:7l 0:9b")
    assert figures(game)["hanger"] == (0, 1, "unbet")
    assert figures(game)["gleich"] == (2, 1, "unbet")


def test_a_weli_holder_who_scores_nothing_loses_one():
    game = last_deal(["Ah Kh Al", "Kl 7l 7h", "W 8b Ua"], "1:7h 2:8b 0:Ah 0:Kh 1:7l 2:Ua 0:Al 1:Kl 2:W=Tl")
    assert game.deals[-1]["weli"] == {"seat": 2, "points": -1}
    assert game.deals[-1]["points"] == game.scores == [5, 0, -1]


def test_a_figure_that_was_scored_spares_the_weli_holder():
    hands = ["Ah Kh Al", "W 8b 7a", "7h 7l Th"]
    game = last_deal(hands, "1:8b 2:7h 0:Ah 1:7a 2:7l 0:Al 1:W=9b 2:Th 0:Kh")
    assert figures(game)["game"] == (1, 1, "unbet")
    assert game.deals[-1]["weli"] == {"seat": 1, "points": 0}
    hands = ["Ah Kh Ab", "W 8b 7a", "7h 7l Th"]
    game = last_deal(hands, "1:8b 2:7h 0:Ab 0:Ah 1:7a 2:Th 0:Kh 1:W=9b 2:7l", "1 bet hanger", "2 good", "0 good")
    assert figures(game)["hanger"] == (1, 1, "conceded")
    assert game.deals[-1]["weli"] == {"seat": 1, "points": 0}
    assert game.scores[1] == 1


def test_with_nothing_wild_the_weli_is_the_six_of_bells():
    game = last_deal(["Ah Kl Al", "8b 9l 7h", "W 7b Ua"], "1:8b 2:W 0:Ah 1:7h 2:7b 0:Kl 1:9l 2:Ua 0:Al", wild="none")
    assert figures(game)["hanger"] == (0, 1, "unbet")
    assert game.deals[-1]["weli"] == {"seat": 2, "points": 1}
    game = table(["Ah Kl Al", "8b 9l 7h", "W 7b Ua"], "1 play 8b", wild="none")
    assert "bet hanger" in claims(game, 2)
    assert refused(game, "2 play Ua", "2 play W Ab")


RACE = ["Ah Oh Tl", "9a 9b 9l", "Kh Ol Ua"]
RACE_PLAY = "1:9a 2:Ua 0:Ah 2:Kh 0:Oh 1:9b 2:Ol 0:Tl 1:9l"


def test_bets_are_counted_first_or_conceded_ones():
    bets = ["1 bet gleich", "2 good", "0 good", "2 bet green", "0 hold", "2 bet game", "0 good", "1 good"]
    game = last_deal(RACE, RACE_PLAY, *bets, scores=[10, 9, 9])
    assert game.result["winners"] == [2]
    assert figures(game)["green"] == (2, 2, "contested")
    assert figures(game)["gleich"] == (1, 1, "conceded")
    assert figures(game)["red"] == (None, 0, "uncounted")
    assert game.result["losers"] == [0, 1]
    game = last_deal(RACE, RACE_PLAY, *bets, scores=[10, 9, 9], counting="conceded-first")
    assert figures(game)["game"] == (2, 1, "conceded")
    assert figures(game)["red"] == (0, 1, "unbet")
    assert game.result["winners"] == [0]
    assert game.scores == [11, 10, 10]


def test_the_target_is_nine_from_five_players_on():
    assert [Naive(header(players)).target for players in (2, 4, 5, 10)] == [11, 11, 9, 9]


# Knockout


def test_who_reaches_the_target_drops_out_and_the_rest_play_on():
    game = last_deal(RACE, RACE_PLAY, scores=[10, 0, 0], knockout=True)
    assert game.reached == [0]
    assert game.scores == [11, 1, 2]
    assert game.dealer == 1
    assert game.cutter() == 2
    game.apply({"act": "deal", "hands": ["", "Ah Kh Oh", "9l Ab W"]})
    assert game.waiting_for() == [2]
    play(game, "2 bet game")
    assert game.waiting_for() == [1]


def test_the_last_to_reach_it_loses_if_all_do():
    game = last_deal(RACE, RACE_PLAY, scores=[10, 10, 10], knockout=True)
    assert game.reached == [0, 2, 1]
    assert game.result == {"winners": [0, 2], "losers": [1], "reason": "knockout"}


# Irregularities

LOOSE = ["Ah Oh Tl", "9h 9b 9l", "Kh Ol Ua"]


@pytest.mark.parametrize(
    ("choice", "costs"), [("minus-two", [-2, -2, -2]), ("lose-score", [-5, 0, 0]), ("lose-game", [0, 0, 0])]
)
def test_what_irregularities_cost(choice, costs):
    game = last_deal(
        LOOSE,
        "1:9h 2:Ua 0:Ah 0:Tl 1:9b 2:Ol 2:Kh 0:Oh 1:9l",
        "2 bet gleich",
        "0 good",
        "1 good",
        irregularities=choice,
        scores=[10, 4, 5],
    )
    told = [(2, "unheld_figure"), (2, "revoke"), (1, "revoke")]
    expected = [costs[0], costs[1], {"minus-two": -2, "lose-score": -4, "lose-game": 0}[choice]]
    found = game.deals[-1]["irregularities"]
    assert [(offence["seat"], offence["kind"]) for offence in found] == told
    assert [offence["points"] for offence in found] == expected
    if choice == "lose-game":
        assert game.result["losers"] == [1, 2]
        assert game.result["winners"] == [0]
        assert set(figures(game).values()) == {(None, 0, "uncounted")}
        assert game.scores == [10, 4, 5]
    else:
        assert figures(game)["gleich"] == (2, 1, "conceded")


def test_a_claim_can_be_two_offences():
    game = last_deal(
        LOOSE,
        "1:9h 2:Kh 0:Ah 0:Tl 1:9l 2:Ol 2:Ua 0:Oh 1:9b",
        "2 bet gleich",
        "0 hold",
        irregularities="minus-two",
        scores=[0, 0, 10],
    )
    assert [(told["seat"], told["kind"]) for told in game.deals[-1]["irregularities"]] == [
        (2, "unheld_figure"),
        (2, "gespannt"),
        (0, "unheld_figure"),
    ]
    assert figures(game)["gleich"] == (1, 2, "contested")


def test_a_later_name_can_make_a_revoke():
    game = last_deal(
        ["Ah Oh Tl", "9l Ab W", "Kb Ol Ua"],
        "1:Ab 2:Kb 0:Tl 1:9l 2:Ol 0:Ah 2:Ua 0:Oh 1:W=Ah",
        irregularities="minus-two",
    )
    assert game.deals[-1]["irregularities"] == []
    game = last_deal(
        ["Ah Oh Tl", "9l Ab W", "Kb Ol Ua"],
        "0:Ah 1:9l 2:Kb 0:Oh 1:Ab 2:Ua 0:Tl 1:W=Kh 2:Ol",
        irregularities="minus-two",
        dealer=2,
    )
    assert [(told["seat"], told["kind"]) for told in game.deals[-1]["irregularities"]] == [
        (1, "revoke"),
        (1, "revoke"),
    ]


def test_a_name_its_holder_holds_stays_impossible():
    game = table(["7h 8h 9h", "Ah Kh Oh", "9l Ab W"], "1 play Ah", irregularities="minus-two")
    assert refused(game, "2 play W 9l", "2 play W Ab", "2 play W")
    assert not refused(game, "2 play W Kb", "2 play W Ah")


def test_game_claimed_without_the_suit_is_an_offence_only_in_the_last_trick():
    first = "1:9h 2:Kh 0:Ah 0:Tl 1:9l 2:Ol 2:Ua 0:Oh 1:9b"
    game = last_deal(LOOSE, first, "1 bet game", "2 hold", irregularities="minus-two")
    assert game.deals[-1]["irregularities"] == []
    game = table(LOOSE, irregularities="minus-two")
    play(game, "1 play 9h", "2 play Kh", "0 play Ah", "0 play Tl", "1 play 9l", "2 play Ol", "2 play Ua")
    play(game, "0 bet game", "1 hold", "0 play Oh", "1 play 9b")
    assert [(told["seat"], told["kind"]) for told in game.deals[-1]["irregularities"]] == [
        (0, "unheld_figure"),
        (1, "unheld_figure"),
    ]
    assert figures(game)["game"] == (2, 2, "contested")


def test_losing_the_score_leaves_a_negative_one_and_takes_one_only_once():
    game = last_deal(
        LOOSE,
        "1:9h 2:Ua 0:Ah 0:Tl 1:9b 2:Kh 0:Oh 1:9l 2:Ol",
        "2 bet gleich",
        "0 hold",
        irregularities="lose-score",
        scores=[-3, 4, 5],
    )
    told = [(told["seat"], told["kind"], told["points"]) for told in game.deals[-1]["irregularities"]]
    assert told == [
        (2, "unheld_figure", -5),
        (0, "unheld_figure", 0),
        (2, "revoke", 0),
        (1, "revoke", -4),
        (2, "revoke", 0),
    ]
    assert game.scores == [-3 + 2, 2, 1]
    assert game.deals[-1]["points"] == [2, -2, -4]


def test_nobody_wins_a_figure_nobody_turns_out_to_have():
    game = last_deal(
        LOOSE, "1:9h 2:Kh 0:Ah 0:Tl 1:9l 2:Ol 2:Ua 0:Oh 1:9b", "1 bet hanger", "2 hold", irregularities="minus-two"
    )
    assert figures(game)["hanger"] == (None, 0, "nobody")
