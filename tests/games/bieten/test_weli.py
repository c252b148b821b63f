"""The rules page's sentences on the Weli and the wild sevens, and its worked examples."""

from itertools import permutations
from random import Random

import pytest

from bot.games.bieten.cards import figures_in
from bot.games.bieten.feasible_claims import figures_open, namings
from bot.rules.cards import bits
from tests.games.bieten.table import dealt

HEARTS = ["7h 8h 9h", "Ah Kh Oh", "9l Ab W"]


def test_it_stands_for_any_card_its_holder_does_not_hold():
    table = dealt(HEARTS, "1 play Ah")
    assert len(table.names(2)) == 30
    assert table.code("2 play W 9l") == table.code("2 play W Ab") == "weli_name_held"


def test_it_ranks_just_below_the_real_card():
    table = dealt(["Ah 8a 9a", "Kh 7b 8b", "W 9l Tb"], "1 play Kh", "2 play W Ah", "0 play Ah")
    assert table.state.turn == 0
    table = dealt(["Oh 8a 9a", "Kh 7b 8b", "W 9l Tb"], "1 play Kh", "2 play W Ah", "0 play Oh")
    assert table.state.turn == 2


def test_its_name_stays():
    table = dealt(["Oh 8a 9a", "Kh 7b 8b", "W 9l Tb"], "1 play Kh", "2 play W Ah", "0 play Oh")
    table.play_out("2:9l 0:8a 1:7b 2:Tb 0:9a 1:8b")
    assert table.figure("red") == (2, 1, "unbet")


def test_not_following_rules_out_the_whole_suit():
    """The worked example: you hold 9l, Ab, W; a heart is led, you throw 9l."""
    table = dealt(HEARTS, "1 play Ah")
    assert "bet red" in table.claims(2)
    table.play("2 play 9l", "0 play 7h")
    assert "bet red" not in table.claims(2)
    table.play("1 play Kh")
    assert not any(name.endswith("h") for name in table.names(2))
    assert len(table.names(2)) == 22
    assert table.code("2 play W Uh") == "weli_name_ruled_out"


def test_every_bet_must_be_borne_out():
    """The worked example: you hold W, Kb, Ob, bet green and gleich; a leaf is led in the end."""
    table = dealt(["Ah 7l 7a", "8l 9l Th", "W Kb Ob"], dealer=1)
    table.play("2 bet green", "0 good", "1 good")
    assert table.claims(2) == {"bet gleich", "bet hanger", "bet game"}
    assert table.code("2 bet red") == "figure_not_held"
    table.play("2 bet gleich", "0 good", "1 good")
    assert table.names(2) == {"Kl", "Ol"}
    table.play_out("2:Kb 0:Ah 1:8l 2:Ob 0:7l 1:Th")
    assert table.names(2) == {"Kl", "Ol"}


def test_after_such_bets_a_led_leaf_takes_the_weli():
    table = dealt(["Al 7l 7a", "8l 9l Th", "W Kb Ob"], dealer=2)
    table.play("2 bet green", "0 good", "1 good", "2 bet gleich", "0 good", "1 good", "0 play Al", "1 play 8l")
    assert table.cards(2) == {"W"}
    assert table.names(2) == {"Kl", "Ol"}
    assert table.code("2 play Kb") == "weli_must_follow"


def test_a_real_card_of_the_suit_led_forces_that_suit():
    table = dealt(["7h 8h 9h", "Ah Kh Oh", "Th Ab W"], "1 play Ah")
    assert table.cards(2) == {"Th", "W"}
    assert table.names(2) == {"Ah", "Kh", "Oh", "Uh", "9h", "8h", "7h"}
    code, params = table.refused("2 play Ab")
    assert code == "must_follow_suit"
    assert [face.code for face in params["cards"]] == ["Th"]
    assert table.code("2 play W Kb") == "must_follow_suit"


def test_without_a_real_card_of_it_anything_goes():
    table = dealt(HEARTS, "1 play Ah")
    assert table.cards(2) == {"9l", "Ab", "W"}


def test_a_holder_who_scores_nothing_loses_a_point():
    table = dealt(["Ah Al Tl", "Kh Kl Ka", "W 7b 9a"])
    table.play_out("1:Kh 2:W=7h 0:Ah 0:Al 1:Kl 2:7b 0:Tl 1:Ka 2:9a")
    assert table.state.deals[-1]["weli"] == {"seat": 2, "points": -1}
    assert table.state.scores == (3, 1, -1)


def test_a_holder_who_scores_a_figure_loses_none():
    table = dealt(["Ah Ol Tl", "Kh 8l 9b", "W 7b 9a"])
    table.play_out("1:Kh 2:W=7l 0:Ah 0:Ol 1:8l 2:7b 0:Tl 1:9b 2:9a")
    assert table.figure("gleich") == (2, 1, "unbet")
    assert table.state.deals[-1]["weli"] == {"seat": 2, "points": 0}


def test_a_play_of_a_wild_card_carries_a_name_and_no_other_does():
    table = dealt(HEARTS, "1 play Ah")
    assert table.code("2 play W") == "wild_needs_name"
    assert table.code("2 play 9l 9l") == "not_a_wild_card"


# The sevens of bells and acorns


def sevens(hands, *texts, **settings):
    return dealt(hands, *texts, wild="weli-and-sevens", **settings)


def test_a_wild_seven_may_be_itself_and_is_then_the_real_card():
    table = sevens(["Ab Ub 9a", "7b Kh Ah", "W 9l Tb"], dealer=1)
    table.play("2 play W 7b", "0 play Ub", "1 play 7b 7b")
    assert table.state.turn == 0
    table = sevens(["Aa Ua 9a", "7b Kh Ah", "W 9l Tl"], dealer=1)
    assert table.play("2 play W 7b", "0 play Ua", "1 play 7b 7b").state.turn == 1


def test_several_wild_cards_named_alike_rank_weli_then_bells_then_acorns():
    table = sevens(["W 8a 9a", "7b 8h 9h", "7a 9l Tb", "Kh 8l Tl"], dealer=3)
    assert table.play("0 play W Ah", "1 play 8h", "2 play 7a Ah", "3 play Kh").state.turn == 0
    table = sevens(["7a 8a 9a", "7b Ub Ua", "Th 9l Tb"], dealer=2)
    assert table.play("0 play 7a Ah", "1 play 7b Ah", "2 play Th").state.turn == 1


def test_an_unnamed_wild_seven_is_no_real_bell_for_following():
    table = sevens(["7b Ah Kl", "Ab Kb Ob"], "1 play Ab")
    assert table.cards(0) == {"7b", "Ah", "Kl"}
    table.play("0 play Ah", "1 play Kb")
    assert not any(name.endswith("b") for name in table.names(0, "7b"))


def test_no_two_wild_cards_of_a_hand_are_the_same_card():
    table = sevens(["Ah 8a 9a", "W 7b 7a", "Kh 9l Tb"], "1 play W Oh", "2 play Kh", "0 play Ah")
    table.play("0 play 8a")
    assert "Oh" not in table.names(1, "7b") | table.names(1, "7a")
    assert table.code("1 play 7b Oh") == "weli_name_held"


def test_minus_one_is_for_a_weli_holder_only():
    table = sevens(["Ah Al Tl", "Kh Kl 8a", "7b Ub 9a"])
    table.play_out("1:Kh 2:Ub 0:Ah 0:Al 1:Kl 2:9a 0:Tl 1:8a 2:7b=8b")
    assert table.state.deals[-1]["weli"] is None
    assert table.state.scores[2] == 0


def brute_force(real, masks, claims):
    """Yield every way to name the wild cards, by trying all."""
    found = [0] * len(masks)
    for names in permutations(range(32), len(masks)):
        if not all(mask >> name & 1 for mask, name in zip(masks, names, strict=True)):
            continue
        hand = real | bits(names)
        if any(real >> name & 1 for name in names) or figures_in(hand) & claims != claims:
            continue
        for place, name in enumerate(names):
            found[place] |= 1 << name
    return tuple(found) if any(found) else ()


@pytest.mark.parametrize("wilds", [1, 2, 3])
def test_names_are_those_of_a_brute_force(wilds):
    rng = Random(wilds)
    for _ in range({1: 150, 2: 40, 3: 3}[wilds]):
        real = bits(rng.sample(range(32), 3 - wilds))
        masks = tuple(bits(rng.sample(range(32), rng.choice([1, 4, 12, 30]))) for _ in range(wilds))
        claims = rng.choice([0, 1, 2, 4, 8, 5, 6, 10, 12, 15, rng.randrange(16)])
        assert namings(real, masks, claims) == brute_force(real, masks, claims)
        held = sum(1 << f for f in range(4) if namings(real, masks, claims | 1 << f))
        assert figures_open(real, masks, claims) == held


def test_the_set_of_names_never_becomes_empty():
    table = dealt(["Ah Kh Oh", "Al Kl Ol", "W Aa 9b"], dealer=2)
    table.play("2 bet red", "0 good", "1 good", "0 play Ah", "1 play Al")
    assert table.cards(2) == {"W"}
