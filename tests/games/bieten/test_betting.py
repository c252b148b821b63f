"""The rules page's sentences on betting."""

import pytest

from bot.games.bieten import GAME
from tests.games.bieten.table import dealt, line

PLAIN = ["Ah Kh 7l", "9h 9b 9a", "Kl Ol Ua"]
MIXED = ["Ah 8a Tl", "9h 9b 9a", "Kh Ol Ua"]


def test_anybody_may_bet_at_any_time_in_turn_or_not():
    table = dealt(PLAIN)
    assert table.state.waiting_for == (1,)
    assert all(table.claims(seat) for seat in range(3))
    table.play("0 bet red", "1 hold", "1 play 9h")
    assert "bet green" in table.claims(0) & table.claims(2)


def test_a_figure_is_bet_once():
    table = dealt(PLAIN, "0 bet red", "1 hold")
    assert table.code("1 bet red") == "already_bet"
    assert "bet red" not in table.claims(0) | table.claims(1)


def test_play_pauses_and_nothing_but_answers_is_legal():
    table = dealt(PLAIN, "2 bet green")
    assert table.state.waiting_for == (0,)
    assert [table.legal(seat) for seat in (1, 2)] == [[], []]
    assert table.code("1 play 9h") == table.code("1 bet red") == table.code("0 bet red") == "must_answer"
    assert table.code("1 good") == "not_your_turn"


def test_answers_go_clockwise_from_the_bettors_left():
    table = dealt(PLAIN, "2 bet green", "0 good")
    assert table.state.waiting_for == (1,)


def test_the_first_hold_ends_the_answers_and_makes_it_two():
    table = dealt(PLAIN, "2 bet game", "0 hold")
    assert table.state.waiting_for == (1,)
    assert table.state.values[4] == 2
    assert table.code("1 good") == table.code("1 hold") == "no_open_bet"


def test_all_good_wins_a_point_at_once_whatever_the_cards_say():
    table = dealt(MIXED, "1 bet red", "2 good", "0 good")
    assert table.state.needs == (11, 10, 11)
    assert table.state.scores == (0, 0, 0)
    assert table.code("0 bet red") == table.code("0 raise red") == "figure_closed"
    table.play_out("1:9h 2:Kh 0:Ah 0:8a 1:9a 2:Ua 2:Ol 0:Tl 1:9b")
    assert table.figure("red") == (1, 1, "conceded")


def test_a_contested_figure_goes_to_the_best_cards_also_of_one_who_said_good():
    table = dealt(["8h 8a Tl", "9h 9b 9a", "Kh Ol Ua"], "1 bet red", "2 good", "0 hold")
    table.play_out("1:9h 2:Kh 0:8h 2:Ua 0:8a 1:9a 2:Ol 0:Tl 1:9b")
    assert table.figure("red") == (2, 2, "contested")
    assert table.state.scores == (0, 1, 4)


def test_one_who_was_not_asked_may_win_a_contested_figure():
    table = dealt(MIXED, "1 bet red", "2 hold")
    table.play_out("1:9h 2:Kh 0:Ah 0:8a 1:9a 2:Ua 2:Ol 0:Tl 1:9b")
    assert table.figure("red") == (0, 2, "contested")


def test_any_but_the_first_bettor_may_raise_a_held_figure_to_three():
    table = dealt(PLAIN, "2 bet game", "0 hold")
    assert "raise game" in table.claims(0)
    assert "raise game" in table.claims(1)
    assert table.code("2 raise game") == "own_bet"
    table.play("1 raise game", "2 hold")
    assert table.state.values[4] == 3


def test_one_cannot_raise_what_nobody_has_bet_or_held():
    assert dealt(PLAIN).code("0 raise red") == "not_bet_yet"


def test_no_figure_goes_beyond_three():
    table = dealt(PLAIN, "2 bet game", "0 hold", "1 raise game", "2 hold")
    assert table.code("0 raise game") == "no_further_raise"
    assert not any("game" in claim for seat in range(3) for claim in table.claims(seat))


def test_a_raise_all_good_wins_two_at_once():
    table = dealt(PLAIN, "2 bet game", "0 hold", "1 raise game", "2 good", "0 good")
    assert table.state.needs == (11, 9, 11)


def test_with_two_players_the_other_alone_answers():
    table = dealt(["Ah Kh 7l", "9h 9b 9a"], "0 bet red", "1 good")
    assert table.state.needs == (10, 11)


@pytest.mark.parametrize(
    ("seat", "has"),
    [(0, {"red", "green", "hanger", "game"}), (1, {"red", "gleich", "game"}), (2, {"green", "hanger", "game"})],
)
def test_one_bets_what_one_has(seat, has):
    table = dealt(PLAIN)
    assert table.claims(seat) == {f"bet {figure}" for figure in has}
    for figure in {"red", "green", "gleich", "hanger"} - has:
        code, params = table.refused(f"{seat} bet {figure}")
        assert (code, params["figure"]) == ("figure_not_held", figure)


def test_one_holds_what_one_has():
    table = dealt(PLAIN, "0 bet red", "1 good")
    assert table.legal(2) == [{"act": "good"}]
    assert table.code("2 hold") == "figure_not_held"


def test_played_cards_still_count_for_betting():
    table = dealt(PLAIN, "1 play 9h")
    assert {"bet red", "bet gleich"} <= table.claims(1)


def test_the_weli_serves_for_a_figure_while_it_can_be_named_so():
    table = dealt(["Ah 8a 9a", "9h 9b 8l", "W Kb Ta"])
    assert table.claims(2) == {f"bet {figure}" for figure in ("red", "green", "gleich", "hanger", "game")}
    table.play("2 bet red", "0 good", "1 good", "2 bet gleich", "0 good", "1 good")
    assert table.claims(2) == {"bet game"}


def test_game_is_anybodys_until_the_last_trick_is_led_to_then_of_the_suit_led():
    table = dealt(MIXED).play_out("1:9h 2:Kh 0:Ah 0:8a 1:9a 2:Ua")
    assert all("bet game" in table.claims(seat) for seat in range(3))
    table.play("2 play Ol")
    assert ["bet game" in table.claims(seat) for seat in range(3)] == [True, False, True]
    assert table.code("1 bet game") == "figure_not_held"
    table.play("0 play Tl")
    assert ["bet game" in table.claims(seat) for seat in range(3)] == [True, False, True]
    assert table.play("0 bet game").legal(1) == [{"act": "good"}]


def test_a_claim_of_game_in_the_last_trick_binds_the_weli_to_the_suit_led():
    table = dealt(["Ah Oa Tl", "9h 9b W", "Kh Ol Ua"]).play_out("1:9h 2:Kh 0:Ah 0:Oa 1:9b 2:Ua 0:Tl")
    assert len(table.names(1)) == 22
    table.play("1 bet game", "2 good", "0 good")
    assert table.names(1) == {"Al", "Kl", "Ol", "Ul", "Tl", "9l", "8l", "7l"}


def test_bets_are_possible_until_the_last_card_of_the_last_trick():
    table = dealt(MIXED).play_out("1:9h 2:Kh 0:Ah 0:8a 1:9a 2:Ua 2:Ol 0:Tl")
    assert table.claims(0) == {"bet red", "bet green", "bet game"}
    table.play("1 play 9b")
    assert table.state.is_chance_node


# Gespannt


@pytest.mark.parametrize(("score", "allowed"), [(10, set()), (9, {"bet gleich"}), (8, {"bet gleich", "raise red"})])
def test_needing_one_no_bet_nor_raise_needing_two_no_raise(score, allowed):
    table = dealt(PLAIN, "0 bet red", "1 hold", scores=[0, score, 0])
    assert table.claims(1) - {"bet game"} == allowed
    assert ("bet game" in table.claims(1)) is (score < 10)
    if score > 8:
        code, params = table.refused("1 raise red")
        assert (code, params["needs"]) == ("gespannt", 11 - score)


def test_conceded_bets_count_at_once_so_it_happens_in_mid_deal():
    table = dealt(PLAIN, "1 bet gleich", "2 good", "0 good", scores=[0, 9, 0])
    assert table.claims(1) == set()
    assert table.code("1 bet game") == "gespannt"


def test_holding_is_always_allowed():
    table = dealt(PLAIN, "0 bet red", scores=[0, 10, 0])
    assert {"act": "hold"} in table.legal(1)


# Refusals


def test_who_is_not_to_play_hears_whose_turn_it_is():
    code, params = dealt(PLAIN).refused("0 play Ah")
    assert (code, params["player"].seat) == ("not_your_turn", 1)


def test_cards_not_held_and_cards_already_played():
    table = dealt(PLAIN)
    assert table.code("1 play Ah") == "card_not_held"
    table.play_out("1:9b 2:Ua 0:Ah")
    assert table.code("1 play 9b") == "card_already_played"


def test_must_follow_suit_says_with_what():
    table = dealt(PLAIN, "1 play 9h")
    assert table.cards(2) == {"Kl", "Ol", "Ua"}
    table.play("2 play Ua")
    code, params = table.refused("0 play 7l")
    assert code == "must_follow_suit"
    assert {face.code for face in params["cards"]} == {"Ah", "Kh"}


def test_an_old_button_is_stale_when_what_it_refers_to_has_changed():
    def context(table, text):
        return table.state.context(GAME.codec.read(line(text), 3))

    open_table, bet_table = dealt(PLAIN), dealt(PLAIN, "0 bet red", "1 hold")
    assert context(open_table, "2 bet red") != context(bet_table, "2 bet red")
    assert context(open_table, "2 bet green") == context(bet_table, "2 bet green")
    first, second = dealt(PLAIN, "2 bet game"), dealt(PLAIN, "2 bet game", "0 hold", "1 raise game")
    assert context(first, "0 hold") != context(second, "0 hold")
    assert context(open_table, "1 play 9h") != context(dealt(PLAIN).play_out("1:9h 2:Ua 0:Ah"), "1 play 9b")
