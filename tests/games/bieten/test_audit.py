"""Sentences of the rules that are easily misread, each proved by a set-up deal."""

import pytest

from bot.rules.errors import IllegalAction
from tests.games.bieten.table import dealt

MIXED = ["Ah 8a Tl", "9h 9b 9a", "Kh Ol Ua"]
MIXED_PLAY = "1:9h 2:Kh 0:Ah 0:8a 1:9a 2:Ua 2:Ol 0:Tl 1:9b"


def sevens(hands, *texts, **settings):
    return dealt(hands, *texts, wild="weli-and-sevens", **settings)


@pytest.mark.parametrize(
    ("counting", "order"),
    [
        ("bets-first", ["game", "gleich", "red", "green", "hanger"]),
        ("conceded-first", ["gleich", "game", "red", "green", "hanger"]),
    ],
)
def test_conceded_figures_come_in_the_order_of_conceding_not_of_betting(counting, order):
    table = dealt(MIXED, "1 bet game", "2 hold", "1 bet gleich", "2 good", "0 good", counting=counting)
    table.play("0 raise game", "1 good", "2 good").play_out(MIXED_PLAY)
    assert list(table.state.deals[-1]["figures"]) == order
    assert table.figure("game") == (0, 2, "conceded")


def test_a_raise_is_answered_from_the_raisers_left_by_the_first_bettor_too():
    table = dealt([*MIXED, "7h 7l 7b"], "1 bet game", "2 hold", "3 raise game")
    for seat in (0, 1, 2):
        assert table.state.waiting_for == (seat,)
        table.play(f"{seat} good")
    assert table.state.needs == (11, 11, 11, 9)


def test_a_conceded_point_can_leave_one_who_may_bet_but_not_raise():
    table = dealt(MIXED, "2 bet game", "0 hold", "1 bet gleich", "2 good", "0 good", scores=[0, 8, 0])
    assert table.code("1 raise game") == "gespannt"
    assert table.claims(1) == {"bet red"}


def test_a_claim_of_spiel_before_the_last_trick_has_nothing_to_bear_out():
    hands, texts = ["Ah Oa Tl", "9h 9b W", "Kh Ol Ua"], ("1 bet game", "2 hold", "0 raise game", "1 hold")
    table = dealt(hands, *texts).play_out("1:9h 2:Kh 0:Ah 0:Oa 1:9b 2:Ua 0:Tl")
    assert len(table.names(1)) == 22
    table = dealt(hands, *texts, irregularities="minus-two").play_out(
        "1:9h 2:Kh 0:Ah 0:Oa 1:9b 2:Ua 0:Tl 1:W=8b 2:Ol"
    )
    assert table.state.deals[-1]["irregularities"] == []


def test_the_weli_may_be_a_card_that_lies_elsewhere():
    table = dealt(["Ah 8a 9a", "Kh 7b 8b", "W 9l Tb"], "1 play Kh", bottom="Al")
    assert {"Kh", "Ah", "Al"} < table.names(2)


def test_a_wild_card_led_asks_for_the_suit_it_is_named_in():
    table = dealt(["Ah 8a 9a", "Kh 7b 8l", "W 9l Tb"], "2 play W Kl", dealer=1)
    assert table.cards(0) == {"Ah", "8a", "9a"}
    assert table.play("0 play Ah").cards(1) == {"8l"}


def test_no_wild_card_is_a_seven_of_its_own_hand_even_one_that_was_named_otherwise():
    table = sevens(["Ah Kh 7l", "9h 9b 9a", "W 7b Kl"], dealer=1)
    assert "7b" in table.names(2, "7b") - table.names(2)
    table.play("2 play 7b Al", "0 play 7l", "1 play 9h")
    assert table.code("2 play W 7b") == "weli_name_held"


def test_not_following_with_one_wild_card_rules_the_suit_out_for_the_others():
    table = sevens(["7h 8h 9h", "Ah Kh Oh", "W 7b 7a"], "1 play Ah", "2 play 7b Al", "0 play 7h")
    assert "bet red" not in table.claims(2)
    table.play("1 play Kh")
    assert {name[1] for name in table.names(2) | table.names(2, "7a")} == {"l", "b", "a"}


def test_two_claims_are_shared_out_among_two_wild_cards():
    table = sevens(["7h 8h 9h", "8l Kh Oh", "W 7b Ka"], dealer=1)
    table.play("2 bet red", "0 good", "1 good", "2 bet green", "0 good", "1 good")
    assert {name[1] for name in table.names(2)} == {name[1] for name in table.names(2, "7b")} == {"h", "l"}
    assert "bet gleich" in table.claims(2)
    table.play("2 play W Uh", "0 play 7h", "1 play Kh", "1 play 8l")
    assert table.cards(2) == {"7b"}
    assert {name[1] for name in table.names(2, "7b")} == {"l"}


def test_between_equal_runs_the_better_wild_card_decides():
    table = sevens(["Kh W 9l", "Kl 7b 9a", "8h 7l Ta"], dealer=2)
    table.play_out("0:W=Oh 1:7b=Ol 2:8h 0:Kh 1:9a 2:Ta 0:9l 1:Kl 2:7l")
    assert table.figure("hanger") == (0, 1, "unbet")


def test_a_false_bet_that_was_conceded_scores_and_spares_the_weli_holder():
    table = dealt(
        ["Ah Al Tl", "Kh Kl Ka", "W 7b 9a"], "2 bet green", "0 good", "1 good", irregularities="minus-two"
    ).play_out("1:Kh 2:W=7h 0:Ah 0:Al 1:Kl 2:7b 0:Tl 1:Ka 2:9a")
    told = table.state.deals[-1]
    assert told["irregularities"] == [{"seat": 2, "kind": "unheld_figure", "points": -2}]
    assert (told["weli"], told["points"][2]) == ({"seat": 2, "points": 0}, -1)


@pytest.mark.parametrize("hands", [["8h 8l 8b", "9h 9b 9a", "Kh Ol Ua"], ["", "", "Kh Ol Ua"]])
def test_hands_are_for_the_seats_that_are_in_and_no_others(hands):
    table = dealt(MIXED, scores=[10, 0, 0], knockout=True).play_out(MIXED_PLAY)
    with pytest.raises(IllegalAction, match="bad_deck"):
        table.feed({"act": "deal", "hands": hands})


def test_a_game_lost_by_an_irregularity_is_won_by_those_who_had_reached_the_target():
    table = dealt(MIXED, scores=[10, 0, 0], knockout=True, irregularities="lose-game").play_out(MIXED_PLAY)
    table.feed({"act": "deal", "hands": ["", "9h 9b 9a", "Kh Ol Ua"]})
    table.play_out("2:Kh 1:9b 2:Ol 1:9a 2:Ua 1:9h")
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.losers, outcome.reason) == ((0,), (1,), "irregularity")


def test_a_knockout_lost_before_anybody_reached_the_target_is_won_by_the_best_of_the_others():
    table = dealt(MIXED, scores=[4, 7, 9], knockout=True, irregularities="lose-game")
    table.play_out("1:9h 2:Ol 0:Ah 0:8a 1:9a 2:Ua 2:Kh 0:Tl 1:9b")
    assert table.state.results[-1].irregularities
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.losers, outcome.reason) == ((1,), (2,), "irregularity")
