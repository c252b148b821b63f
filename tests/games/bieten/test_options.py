"""The options: what each changes."""

import pytest

from bot.games.bieten import GAME
from bot.games.bieten.options import OPTIONS
from bot.rules.errors import ParseError
from tests.games.bieten.table import Table, dealt

MIXED = ["Ah 8a Tl", "9h 9b 9a", "Kh Ol Ua"]
MIXED_PLAY = "1:9h 2:Kh 0:Ah 0:8a 1:9a 2:Ua 2:Ol 0:Tl 1:9b"


@pytest.mark.parametrize(("seats", "target"), [(2, 11), (4, 11), (5, 9), (10, 9)])
def test_target_is_eleven_and_nine_from_five_players_on(seats, target):
    assert Table(seats).state.rules.target == target


@pytest.mark.parametrize("target", [4, 6, 33, 3, True, None, "11", 11.0])
def test_target_is_odd_from_five_to_thirty_one(target):
    with pytest.raises(ParseError, match="bad_options"):
        OPTIONS.validate({"target": target})


def test_house_codes():
    assert OPTIONS.code(OPTIONS.validate({})) == "BIE"
    assert OPTIONS.code(OPTIONS.validate({"target": 11, "knockout": True})) == "BIE-11-KO"
    assert OPTIONS.from_code("bie-11-ko") == OPTIONS.validate({"target": 11, "knockout": True})


def test_start_scores_are_below_the_target():
    Table(3, scores=[10, -4, 0])
    with pytest.raises(ParseError) as refused:
        Table(3, scores=[11, 0, 0])
    assert refused.value.params["reason"] == "start_scores"


@pytest.mark.parametrize("seats", [1, 11])
def test_two_to_ten_play(seats):
    with pytest.raises(ParseError):
        GAME.check_seats(OPTIONS.validate({}), seats)


# No wild card


def plain(hands, *texts, **settings):
    return dealt(hands, *texts, wild="none", **settings)


def test_without_wild_cards_the_weli_is_the_lowest_bell():
    table = plain(["7b 8a Tl", "9h 9b W", "Kh Ol Ua"], "1 play W")
    assert table.cards(2) == {"Kh", "Ol", "Ua"}
    table.play("2 play Ua")
    assert table.cards(0) == {"7b"}
    assert table.play("0 play 7b").state.turn == 0


def test_it_can_stand_in_a_run():
    assert "bet hanger" in plain(["7b W Tl", "9h 9b 9a", "Kh Ol Ua"]).claims(0)
    assert "bet gleich" not in plain(["7b W Tl", "9h 9b 9a", "Kh Ol Ua"]).claims(0)


def test_its_holder_gets_a_point_counted_last():
    table = plain(["Ah 8a Tl", "9h 9b W", "Kh Ol Ua"]).play_out("1:9h 2:Kh 0:Ah 0:8a 1:W 2:Ua 2:Ol 0:Tl 1:9b")
    assert table.state.deals[-1]["weli"] == {"seat": 1, "points": 1}
    assert table.state.scores[1] == 2  # the pair of nines, and the Weli


def test_that_point_can_win():
    table = plain(["Ah 8a Tl", "9h 8b W", "Kh Ol Ua"], scores=[0, 10, 0])
    table.play_out("1:9h 2:Kh 0:Ah 0:8a 1:W 2:Ua 2:Ol 0:Tl 1:8b")
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (1,)


# Knockout


def test_who_reaches_the_target_drops_out_and_the_rest_play_on():
    table = dealt(MIXED, scores=[10, 0, 0], knockout=True).play_out(MIXED_PLAY)
    assert table.state.outcome is None
    assert table.state.scores == (11, 1, 2)
    assert table.state.dealer == 1
    table.feed({"act": "deal", "hands": ["", "9h 9b 9a", "Kh Ol Ua"]})
    assert table.state.waiting_for == (2,)
    assert table.legal(0) == []
    assert table.code("0 bet red") == "out_of_the_game"


def test_cutter_and_dealer_skip_who_is_out():
    table = dealt(["Ah 8a Tl", "9h 9b 9a", "Kh Ol Ua", "7h 7l 7b"], scores=[0, 10, 0, 0], knockout=True)
    table.play_out("1:9h 2:Kh 3:7h 0:Ah 0:8a 1:9a 2:Ua 3:7b 2:Ol 3:7l 0:Tl 1:9b")
    assert (table.state.out, table.state.dealer, table.state.cutter) == ((1,), 2, 0)
    table = dealt(MIXED, dealer=2, scores=[10, 0, 0], knockout=True).play_out(
        "0:Ah 1:9h 2:Kh 0:8a 1:9a 2:Ua 2:Ol 0:Tl 1:9b"
    )
    assert (table.state.out, table.state.dealer, table.state.cutter) == ((0,), 1, 2)


def test_the_last_one_left_is_the_loser():
    table = dealt(MIXED, scores=[10, 0, 10], knockout=True).play_out(MIXED_PLAY)
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.losers, outcome.reason) == ((0, 2), (1,), "knockout")
    assert table.state.scores == (11, 1, 12)


def test_winners_are_in_the_order_of_reaching_the_target():
    table = dealt(MIXED, "2 bet green", "0 good", "1 good", scores=[10, 0, 9], knockout=True).play_out(MIXED_PLAY)
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.winners == (0, 2)  # green brought seat 2 to ten only; Rot came before Spiel
    table = dealt(MIXED, "1 bet game", "2 hold", scores=[10, 0, 9], knockout=True).play_out(MIXED_PLAY)
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (2, 0)


def test_if_all_reach_it_in_one_deal_the_last_to_reach_it_loses():
    outcome = dealt(MIXED, scores=[10, 10, 10], knockout=True).play_out(MIXED_PLAY).state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.losers) == ((0, 2), (1,))


# Irregularities


def loose(hands, *texts, rule="minus-two", **settings):
    return dealt(hands, *texts, irregularities=rule, **settings)


def offences(table):
    return [(told["seat"], told["kind"], told["points"]) for told in table.state.deals[-1]["irregularities"]]


REVOKE = "1:9h 2:Ua 0:Ah 0:8a 1:9a 2:Kh 1:9b 2:Ol 0:Tl"


def test_failing_to_follow_suit_is_possible_and_costs_two_points():
    table = loose(MIXED).play_out(REVOKE)
    assert offences(table) == [(2, "revoke", -2)]
    assert table.state.scores[2] == -2 + 1


def test_claiming_a_figure_one_has_not_got_is_found_at_the_end():
    table = loose(MIXED, "1 bet green", "2 hold", "0 bet hanger", "1 hold").play_out(MIXED_PLAY)
    assert offences(table) == [(1, "unheld_figure", -2), (0, "unheld_figure", -2), (1, "unheld_figure", -2)]
    assert table.figure("hanger") == (None, 0, "nobody")


def test_claiming_spiel_in_the_last_trick_without_the_suit():
    table = loose(MIXED).play_out("1:9h 2:Kh 0:Ah 0:8a 1:9a 2:Ua 2:Ol").play("1 bet game", "2 good", "0 good")
    table.play_out("0:Tl 1:9b")
    assert offences(table) == [(1, "unheld_figure", -2)]
    assert table.figure("game") == (1, 1, "conceded")


def test_betting_while_gespannt_is_an_offence_of_its_own():
    table = loose(MIXED, "1 bet green", "2 good", "0 good", scores=[0, 10, 0]).play_out(MIXED_PLAY)
    assert offences(table) == [(1, "unheld_figure", -2), (1, "gespannt", -2)]


def test_raising_while_needing_two_is_an_offence():
    table = loose(MIXED, "2 bet red", "0 hold", "0 raise red", "1 good", "2 good", scores=[9, 0, 0])
    assert offences(table.play_out(MIXED_PLAY)) == [(0, "gespannt", -2)]


def test_the_weli_later_named_in_a_suit_not_followed_to_is_a_revoke():
    table = loose(["7h 8h 9h", "Ah Kh Oh", "9l Ab W"])
    table.play_out("1:Ah 2:9l 0:7h 1:Kh 2:W=Uh 0:8h 1:Oh 2:Ab 0:9h")
    assert offences(table) == [(2, "revoke", -2)]


def test_the_whole_score_is_lost_once_and_a_negative_one_stays():
    table = loose(MIXED, "1 bet green", "2 hold", rule="lose-score", scores=[0, 6, 0]).play_out(REVOKE)
    assert offences(table) == [(1, "unheld_figure", -6), (2, "revoke", 0)]
    assert loose(MIXED, rule="lose-score", scores=[0, 0, -3]).play_out(REVOKE).state.scores[2] == -3 + 1


def test_the_whole_game_is_lost():
    table = loose(MIXED, rule="lose-game", scores=[4, 7, 9]).play_out(REVOKE)
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.losers, outcome.reason) == ((1,), (2,), "irregularity")
    assert table.state.scores == (4, 7, 9)
    assert {told["how"] for told in table.state.deals[-1]["figures"].values()} == {"uncounted"}


def test_if_all_offended_nobody_wins():
    table = loose(MIXED, "1 bet green", "2 hold", "0 bet hanger", "1 good", "2 good", rule="lose-game").play_out(
        REVOKE
    )
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.losers) == ((), (0, 1, 2))


def test_out_of_turn_and_impossible_names_stay_impossible():
    table = loose(["7h 8h 9h", "Ah Kh Oh", "9l Ab W"])
    assert table.code("2 play Ab") == "not_your_turn"
    table.play("1 play Ah")
    assert table.code("2 play W 9l") == "weli_name_held"


def test_nothing_tells_of_an_irregularity_before_the_end():
    """What any player may do looks the same whether the claims are true or not."""
    table = loose(MIXED, "1 bet green", "2 good", "0 good")
    assert table.claims(1) == {"bet red", "bet gleich", "bet hanger", "bet game"}
