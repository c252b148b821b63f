"""The rules page's own examples, played by the naive Bieten: an oracle has to be known good itself."""

import random

import pytest

from .bieten import PACK, Illegal, Naive, chance
from .bieten_table import claims, figures, header, names_offered, play, refused, table
from .records import random_game

HEARTS = ["7h 8h 9h", "Ah Kh Oh", "9l Ab W"]


# The cut and the deal


def dealt(steals, packets="1+2", steal=True):
    game = Naive(header(3, packets=packets, steal=steal))
    game.apply({"act": "shuffle", "pack": " ".join(PACK)})
    assert game.waiting_for() == [2]
    assert [action["lift"] for action in game.legal()["2"]] == list(range(4, 33))
    game.apply({"seat": 2, "act": "cut", "lift": 10})
    for _ in range(steals):
        game.apply({"seat": 2, "act": "steal"})
    if steal and steals < 3:
        game.apply({"seat": 2, "act": "leave"})
    return game.hands


def test_the_pack_is_put_together_again_with_the_lifted_part_below():
    below = PACK[10:]
    expected = [[below[2], *below[7:9]], [below[0], *below[3:5]], [below[1], *below[5:7]]]
    assert dealt(0) == expected
    assert dealt(0, steal=False) == expected


def test_the_cutter_gets_correspondingly_fewer():
    below = PACK[10:]
    assert dealt(1)[2] == [PACK[9], below[1], below[5]]
    assert dealt(2)[2] == [PACK[9], PACK[8], below[1]]
    assert dealt(3)[2] == [PACK[9], PACK[8], PACK[7]]
    assert dealt(2, "2+1")[2] == [PACK[9], PACK[8], below[2]]
    assert dealt(1, "2+1")[2] == [PACK[9], below[2], below[3]]
    assert dealt(3)[0] == [below[1], *below[4:6]]


# The Weli


def test_not_following_rules_the_suit_out():
    game = table(HEARTS, "1 play Ah")
    assert "bet red" in claims(game, 2)
    play(game, "2 play 9l")
    assert "bet red" not in claims(game, 2)
    play(game, "0 play 7h", "1 play Kh")
    assert names_offered(game, 2)
    assert not any(name.endswith("h") for name in names_offered(game, 2))


def test_bets_narrow_the_weli_until_it_must_be_played():
    game = table(["Ah 7l 7a", "8l 9l Th", "W Kb Ob"], dealer=1, wild="weli")
    play(game, "2 bet green", "0 good", "1 good")
    assert claims(game, 2) == {"bet gleich", "bet hanger", "bet game"}
    play(game, "2 bet gleich", "0 good", "1 good")
    assert names_offered(game, 2) == {"Kl", "Ol"}
    play(game, "2 play Kb", "0 play Ah", "1 play 8l")
    assert names_offered(game, 2) == {"Kl", "Ol"}
    play(game, "2 play Ob", "0 play 7l", "1 play Th")
    assert game.legal()["2"] == [
        {"act": "bet", "figure": "hanger"},
        {"act": "bet", "figure": "game"},
        {"act": "play", "card": "W", "as": "Kl"},
        {"act": "play", "card": "W", "as": "Ol"},
    ]


def test_after_such_bets_the_weli_follows_to_a_leaf():
    game = table(["Al 7l 7a", "8l 9l Th", "W Kb Ob"], dealer=2)
    play(game, "2 bet green", "0 good", "1 good", "2 bet gleich", "0 good", "1 good", "0 play Al", "1 play 8l")
    assert [action for action in game.legal()["2"] if action["act"] == "play"] == [
        {"act": "play", "card": "W", "as": "Kl"},
        {"act": "play", "card": "W", "as": "Ol"},
    ]


def test_a_real_card_of_the_suit_led_forces_that_suit():
    game = table(["7h 8h 9h", "Ah Kh Oh", "Th Ab W"], "1 play Ah")
    assert refused(game, "2 play Ab", "2 play W Kb", "2 play W Th", "2 play W", "2 play Th Th")
    assert names_offered(game, 2) == {"Ah", "Kh", "Oh", "Uh", "9h", "8h", "7h"}


def test_without_one_the_weli_may_be_named_in_any_suit():
    game = table(HEARTS, "1 play Ah")
    assert len(names_offered(game, 2)) == 30
    assert refused(game, "2 play W 9l", "2 play W Ab")


def test_the_weli_ranks_just_below_the_card_it_stands_for():
    hands = ["Ah 8a 9a", "Kh 7b 8b", "W 9l Tb"]
    game = table(hands, "1 play Kh", "2 play W Ah", "0 play Ah")
    assert game.leader == 0
    hands = ["Oh 8a 9a", "Kh 7b 8b", "W 9l Tb"]
    assert table(hands, "1 play Kh", "2 play W Ah", "0 play Oh").leader == 2


def test_two_wild_cards_are_never_the_same_card():
    hands = ["Ah 8a 9a", "W 7b 7a", "Kh 9l Tb"]
    game = table(hands, wild="weli-and-sevens")
    assert refused(game, "1 play W 7b", "1 play W 7a", "1 play 7b 7a")
    play(game, "1 play W Oh")
    assert not any(naming["7b"] == "Oh" or naming["7a"] == "Oh" for naming in game.names[1])


def test_a_wild_seven_may_be_itself_and_is_then_real():
    hands = ["W 8a 9a", "7b Kh Ah", "8b 9l Tb"]
    game = table(hands, "1 play Kh", "2 play 9l", "0 play W Oh", wild="weli-and-sevens")
    assert "7b" in names_offered(game, 1, "7b")
    play(game, "1 play 7b 7b")
    assert game.quality(1, "7b") == 3


def test_an_unnamed_seven_is_no_real_bell():
    game = table(["7b Ah Kl", "Ab Kb Ob"], "1 play Ab", wild="weli-and-sevens")
    play(game, "0 play Ah", "1 play Kb")
    assert not any(name.endswith("b") for name in names_offered(game, 0, "7b"))
    assert refused(game, "0 play 7b 7b")


def test_several_wilds_for_one_card_rank_weli_first():
    game = table(["W 8a 9a", "7b 8h 9h", "7a 9l Tb", "Kh 8l Tl"], wild="weli-and-sevens", dealer=3)
    play(game, "0 play W Ah", "1 play 8h", "2 play 7a Ah", "3 play Kh")
    assert game.leader == 0
    game = table(["7a 8a 9a", "7b Ub Ua", "Th 9l Tb"], wild="weli-and-sevens", dealer=2)
    play(game, "0 play 7a Ah", "1 play 7b Ah", "2 play Th")
    assert game.leader == 1


# Betting

PLAIN = ["Ah Kh 7l", "9h 9b 9a", "Kl Ol Ua"]


def test_all_good_wins_one_point_at_once():
    game = table(PLAIN, "1 bet gleich")
    assert game.waiting_for() == [2]
    assert game.legal() == {"0": [], "1": [], "2": [{"act": "good"}]}
    play(game, "2 good", "0 good")
    assert game.needs(1) == 10
    assert game.status()["scores"] == [0, 0, 0]
    assert refused(game, "0 bet gleich", "2 raise gleich")


def test_the_first_hold_ends_the_answers():
    game = table(PLAIN, "2 bet game", "0 hold")
    assert refused(game, "1 good", "1 hold", "0 bet game", "2 raise game")
    assert "raise game" in claims(game, 0)
    assert "raise game" in claims(game, 1)


def test_a_raise_is_answered_alike_and_goes_no_further():
    game = table(PLAIN, "2 bet game", "0 hold", "1 raise game", "2 hold")
    assert not any("game" in claim for seat in range(3) for claim in claims(game, seat))
    game = table(PLAIN, "2 bet game", "0 hold", "1 raise game", "2 good", "0 good")
    assert game.needs(1) == 9
    assert not any("game" in claim for seat in range(3) for claim in claims(game, seat))


def test_holding_and_betting_need_the_figure():
    game = table(PLAIN)
    assert claims(game, 0) == {"bet red", "bet green", "bet hanger", "bet game"}
    assert claims(game, 1) == {"bet red", "bet gleich", "bet game"}
    assert claims(game, 2) == {"bet green", "bet hanger", "bet game"}
    assert refused(play(game, "0 bet red", "1 hold", "2 bet hanger", "0 good"), "1 hold")


def test_a_contested_figure_is_open_to_all_even_who_said_good():
    game = table(["Ah 8a Tl", "9h 9b 9a", "Kh Ol Ua"], "1 bet red", "2 good", "0 hold")
    play(game, "1 play 9h", "2 play Kh", "0 play Ah", "0 play 8a", "1 play 9a", "2 play Ua")
    play(game, "2 play Ol", "0 play Tl", "1 play 9b")
    assert figures(game) == {
        "red": (0, 2, "contested"),
        "green": (2, 1, "unbet"),
        "gleich": (1, 1, "unbet"),
        "hanger": (None, 0, "nobody"),
        "game": (2, 1, "unbet"),
    }
    game = table(["8h 8a Tl", "9h 9b 9a", "Kh Ol Ua"], "1 bet red", "2 good", "0 hold")
    play(game, "1 play 9h", "2 play Kh", "0 play 8h", "2 play Ua", "0 play 8a", "1 play 9a")
    play(game, "2 play Ol", "0 play Tl", "1 play 9b")
    assert figures(game)["red"] == (2, 2, "contested")
    assert game.scores == [0, 1, 4]


def test_game_in_the_last_trick_needs_the_suit_led():
    game = table(["Ah 8a Tl", "9h 9b 9a", "Kh Ol Ua"], dealer=0)
    play(game, "1 play 9h", "2 play Kh", "0 play Ah", "0 play 8a", "1 play 9a", "2 play Ua")
    assert all("bet game" in claims(game, seat) for seat in range(3))
    play(game, "2 play Ol")
    assert ["bet game" in claims(game, seat) for seat in range(3)] == [True, False, True]
    play(game, "0 play Tl")
    assert ["bet game" in claims(game, seat) for seat in range(3)] == [True, False, True]


def test_betting_game_in_the_last_trick_binds_the_weli():
    game = table(["Ah Oa Tl", "9h 9b W", "Kh Ol Ua"], dealer=0)
    play(game, "1 play 9h", "2 play Kh", "0 play Ah", "0 play Oa", "1 play 9b", "2 play Ua", "0 play Tl")
    assert not any(name.endswith("a") for name in names_offered(game, 1))
    assert len(names_offered(game, 1)) == 22
    play(game, "1 bet game", "2 good", "0 good")
    assert names_offered(game, 1) == {"Al", "Kl", "Ol", "Ul", "Tl", "9l", "8l", "7l"}


@pytest.mark.parametrize(("score", "allowed"), [(10, set()), (9, {"bet gleich"}), (8, {"bet gleich", "raise red"})])
def test_gespannt(score, allowed):
    game = table(PLAIN, "0 bet red", "1 hold", scores=[0, score, 0])
    assert claims(game, 1) - {"bet game"} == allowed
    assert ("bet game" in claims(game, 1)) is (score < 10)


def test_gespannt_in_mid_deal():
    game = table(PLAIN, "1 bet gleich", "2 good", "0 good", scores=[0, 9, 0])
    assert claims(game, 1) == set()
    play(game, "0 bet red")
    assert {"act": "hold"} in game.legal()["1"]


# The referee itself


def test_what_is_not_allowed_is_not_played():
    game = table(PLAIN)
    with pytest.raises(Illegal):
        play(game, "0 play Ah")
    assert game.waiting_for() == [1]


@pytest.mark.parametrize("seed", range(12))
def test_random_games_never_get_stuck_and_add_up(seed):
    rng = random.Random(seed)
    options = {
        "target": 7,
        "wild": rng.choice(["weli", "weli-and-sevens", "none"]),
        "knockout": rng.random() < 0.5,
        "irregularities": rng.choice(["prevented", "minus-two", "lose-score", "lose-game"]),
    }
    game = Naive(header(rng.randint(2, 6), **options))
    first, *lines = random_game(Naive, header(game.players, **options), rng, chance, limit=200)
    for text in lines:
        game.apply(text)
        assert game.chance_due() or game.status()["over"] or game.legal()[str(game.waiting_for()[0])]
    assert first["game"] == "bieten"
    assert game.scores == [sum(deal["points"][seat] for deal in game.deals) for seat in range(game.players)]
