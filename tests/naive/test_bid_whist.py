"""The worked examples of the rules, asserted of the naive game: an oracle has to be known good."""

import random

import pytest

from .bid_whist import Illegal, chance, random_options, rejected
from .bid_whist_deals import SEATS, can_play, contract, deal, play_out, plays, say, table, tricks
from .bid_whist_options import PRESETS


def bids(naive):
    return [action["bid"] for action in naive.legal()[str(naive.speaker)] if action["act"] == "bid"]


def speeches(naive):
    return [action["act"] for action in naive.legal()[str(naive.speaker)] if action["act"] != "bid"]


def spoken(options, *words):
    naive = deal(table(options), {})
    say(naive, *words)
    return naive


def winner(cards, options, bid, **named):
    """Who wins a trick led by W, without the duty to follow suit."""
    naive = table({"renege": "callable", **options})
    deal(naive, dict(zip("WNES", cards.split(), strict=True)))
    contract(naive, bid, **named)
    plays(naive, cards)
    return SEATS[naive.waiting_for()[0]]


def answers(lead, hand, options, fill, bid="3 up", **named):
    """Return what N can play of `hand`, filled up with suits that say nothing, when W has led."""
    naive = deal(table(options), {"W": lead, "N": hand}, fill={"N": fill})
    contract(naive, bid, **named)
    plays(naive, lead)
    return [card for card in can_play(naive) if card in hand.split()]


# E1, E2: the auction


@pytest.mark.parametrize(("order", "count"), [("nt_over_equal", 13), ("down_beats_up", 14), ("all_equal", 12)])
def test_e1_what_outranks_three_up(order, count):
    legal = bids(spoken({"bid_order": order}, "3 up"))
    assert len(legal) == count
    assert ("3 down" in legal) == (order == "down_beats_up")
    assert ("3 nt" in legal) == (order != "all_equal")
    assert len(bids(spoken({"bid_order": order}, "4 nt"))) == 9
    assert bids(spoken({"bid_order": order}, "7 nt")) == []
    assert "3 up" not in bids(spoken({"bid_order": order}, "3 down"))


def test_e1_an_auction():
    naive = spoken({}, "3 up", "3 nt", "4 down")
    assert "4 up" not in bids(naive)
    assert len(bids(naive)) == 10
    say(naive, "pass")
    assert naive.legal()["2"] == [{"act": "name", "trump": suit} for suit in "shdc"]
    assert (naive.declarer, naive.direction) == (2, "down")


def test_e2_the_dealer_is_forced():
    assert (len(bids(spoken({}, "pass", "pass", "pass"))), speeches(spoken({}, "pass", "pass", "pass"))) == (15, [])
    assert len(bids(spoken({"min_bid": 4}, "pass", "pass", "pass"))) == 12
    assert speeches(spoken({}, "3 up", "pass", "pass")) == ["pass"]


# E3 to E6: the play


@pytest.mark.parametrize(
    ("lead", "hand", "fill", "legal"),
    [
        ("7c", "LJ Ah Kd", "d", "LJ"),
        ("4h", "LJ Ah Kd", "d", "Ah"),
        ("9s", "LJ Ah Kd", "d", "LJ Ah Kd"),
        ("BJ", "3c Ah", "h", "3c"),
        ("BJ", "Ah Kd", "d", "Ah Kd"),
    ],
)
def test_e3_legal_cards_with_clubs_trumps(lead, hand, fill, legal):
    assert answers(lead, hand, {}, fill, trump="c") == legal.split()


@pytest.mark.parametrize(
    ("cards", "who"),
    [
        ("5d 3d Ad Kd", "E"),
        ("5d Kd 2d Ah", "E"),
        ("5d 3d Ks 2s", "S"),
        ("5d 3d Ks LJ", "S"),
        ("2s As LJ BJ", "S"),
        ("3s 2s Ks As", "S"),
    ],
)
def test_e4_winners_with_spades_trumps_downtown(cards, who):
    assert winner(cards, {}, "3 down", trump="s") == who


@pytest.mark.parametrize("deck", [{"jokers": 2, "kitty": 6}, {"jokers": 1, "kitty": 5}])
def test_e4_the_two_of_spades_high(deck):
    high = {"spade2_high": True, **deck}
    assert winner("Ks As 2s 3s", high, "3 up", trump="s") == "E"
    assert winner("Ks As 2s 3s", deck, "3 up", trump="s") == "N"
    assert winner("Ks As 2s 3s", high, "3 up", trump="h") == "E"
    assert winner("Ks As 2s 3s", high, "3 down", trump="h") == "E"
    assert winner("Ks As 2s 3s", high, "3 nt", direction="down") == "N"
    assert winner("Ks BJ 2s 3s", high, "3 up", trump="s") == "N"
    assert answers("Ks", "2s 9s 4h", high, "c", trump="h") == ["9s"]
    assert answers("9h", "2s 9s 4h", high, "c", trump="h") == ["2s", "4h"]
    assert answers("Ks", "2s 9d", high, "d", trump="h") == ["2s", "9d"]


@pytest.mark.parametrize(
    ("cards", "direction", "who"),
    [
        ("BJ 4h Kh As", "up", "E"),
        ("BJ 4h Kh As", "down", "N"),
        ("BJ LJ 7d 2d", "up", "E"),
        ("BJ LJ 7d 2d", "down", "S"),
        ("9h BJ Ah Kh", "up", "E"),
        ("9h BJ Qh Kh", "down", "W"),
    ],
)
def test_e5_jokers_without_trumps(cards, direction, who):
    assert winner(cards, {}, "3 nt", direction=direction) == who


def test_e5_a_third_player_is_free_after_two_jokers():
    naive = deal(table(), {"W": "BJ", "N": "LJ", "S": "2d 2h"})
    contract(naive, "3 nt", direction="up")
    plays(naive, "BJ LJ")
    assert len(can_play(naive)) == 12
    plays(naive, next(card for card in naive.hands[2] if card[1] == "d"))
    assert [card[1] for card in can_play(naive)] == ["d"] * len(can_play(naive))


@pytest.mark.parametrize("jokers", ["discard_when_void", "play_anytime", "must_throw"])
def test_e6_jokers_without_trumps(jokers):
    def legal(lead):
        return answers(lead, "BJ 3c 8d", {"nt_jokers": jokers}, "d", "3 nt", direction="up")

    assert legal("4h") == (["BJ"] if jokers == "must_throw" else ["BJ", "3c", "8d"])
    assert sorted(legal("4c")) == (["3c", "BJ"] if jokers == "play_anytime" else ["3c"])
    assert legal("LJ") == ["BJ", "3c", "8d"]


def test_e6_the_exchange():
    naive = deal(table({"nt_jokers": "exchange"}), {"S": "BJ", "E": "LJ"})
    contract_line = {"seat": 3, "act": "name", "direction": "up"}
    say(naive, "pass", "pass", "pass", "4 nt")
    naive.apply(contract_line)
    assert naive.refuses({"seat": 3, "act": "bury", "cards": " ".join(naive.kitty)})
    naive.apply({"seat": 3, "act": "bury", "cards": " ".join(["BJ", *naive.kitty[1:]])})
    assert naive.chance_due()
    assert (naive.waiting_for(), naive.legal()["2"]) == ([], [])
    drawn = naive.kitty[3]
    assert naive.refuses({"seat": 2, "act": "draw", "cards": "BJ"})
    assert naive.refuses({"seat": 1, "act": "draw", "cards": drawn})
    naive.apply({"seat": 2, "act": "draw", "cards": drawn})
    assert [len(hand) for hand in naive.hands] == [12] * 4
    assert drawn in naive.hands[2]
    assert (len(naive.pile), {"BJ", "LJ"} <= set(naive.pile)) == (6, True)
    assert naive.waiting_for() == [3]


# E11, E12: the other presets

NORTHEAST = {"preset": "northeast_52"}


def test_e11_the_auction():
    naive = spoken(NORTHEAST, "2")
    assert bids(naive) == ["3", "4", "5", "6", "7"]
    say(naive, "pass", "4")
    assert (bids(naive), speeches(naive)[0]) == (["4", "5", "6", "7"], "pass")
    naive = spoken(NORTHEAST, "pass", "3", "pass", "3")
    assert (naive.declarer, naive.phase) == (3, "name")
    naive = spoken(NORTHEAST, "pass", "pass", "pass")
    assert (bids(naive), speeches(naive)) == (["1"], ["redeal"])
    say(naive, "redeal")
    assert (naive.status()["deals"], naive.chance_due(), naive.dealer) == ([], True, 3)


def test_e11_no_court_cards():
    naive = deal(table(NORTHEAST), {"W": "As Ah Ad Ac Ts 9s 8s 7s 6s 5s 4s 3s"})
    assert speeches(naive) == ["pass", "redeal"]
    say(naive, "pass")
    assert naive.refuses({"seat": 0, "act": "redeal"})
    assert naive.refuses({"seat": 1, "act": "redeal"}) == any(card[0] in "KQJ" for card in naive.hands[1])


def test_e11_points():
    assert tricks(table(NORTHEAST), "4", 9).deals[0]["books"] == [10, 3]
    assert tricks(table(NORTHEAST), "4", 9).deals[0]["points"] == [4, 0]
    assert tricks(table(NORTHEAST), "4", 10).deals[0]["points"] == [5, 0]
    naive = table(NORTHEAST, [0, 18])
    west = "2h Ac Kc Qc Jc Tc 9c 8c 7c 6c 3h 4h"
    north = "As Ks Qs Js Ts 9s 8s 7s 6s Ah Kh Qh"
    deal(naive, {"W": west, "N": north}, "5c 4c 3c 2c")
    contract(naive, "4", trump="c", direction="up")
    play_out(naive, [west, north, " ".join(naive.hands[2]), " ".join(naive.hands[3])])
    assert (naive.deals[0]["books"], naive.scores, naive.result["winners"]) == ([9, 4], [0, 22], [1])


@pytest.mark.parametrize(
    ("cards", "direction", "who"),
    [
        ("Ac Kc 5c 2c", "down-aces-bad", "S"),
        ("Ah Kh 2d 3h", "down-aces-bad", "S"),
        ("Ac Kc Ah 2c", "down-aces-bad", "E"),
        ("Ac Kc 5c 2c", "down", "W"),
    ],
)
def test_e11_aces_bad(cards, direction, who):
    assert winner(cards, NORTHEAST, "1", trump="h", direction=direction) == who


PARR = {"preset": "boston_parr"}


def test_e12_parr_auction_and_lead():
    naive = deal(table(PARR), {"W": "Qd", "N": "2d", "E": "3d", "S": "4d"})
    say(naive, "1", "2", "pass", "pass", "3", "pass")
    assert (naive.declarer, naive.phase) == (0, "play")
    assert {"act": "play", "card": "Qd", "nt": True} in naive.legal()["0"]
    plays(naive, "Qd")
    assert naive.trump == "d"


@pytest.mark.parametrize(
    ("setters", "k", "points"),
    [("every_trick", 9, [3, 4]), ("odd_books", 9, [3, 0]), ("every_trick", 8, [-3, 5]), ("odd_books", 8, [-3, 0])],
)
def test_e12_parr_points(setters, k, points):
    # k top clubs and hearts win, no matter which of the two is led first.
    assert tricks(table({**PARR, "setters": setters}), "3", k).deals[0]["points"] == points


def test_e12_parr_both_reach_eleven():
    naive = tricks(table(PARR, [9, 8]), "3", 9)
    assert naive.deals[0]["points"] == [3, 4]
    assert (naive.games, naive.scores, naive.status()["over"]) == ([1, 0], [0, 0], False)


def test_e12_cincinnati():
    assert len(bids(spoken({"preset": "cincinnati"}, "2 up"))) == 17
    assert len(bids(spoken({"preset": "cincinnati"}, "2 down"))) == 16


@pytest.mark.parametrize(
    ("scores", "k", "after", "winners"),
    [
        ([0, 0], 9, [0, 2], None),
        ([0, 6], 9, [0, 8], [1]),
        ([1, 6], 9, [1, 8], None),
        ([11, 1], 10, [12, 1], [0]),
        ([20, 20], 10, [21, 20], None),
        ([21, 20], 10, [22, 20], [0]),
    ],
)
def test_e12_hawaii(scores, k, after, winners):
    naive = tricks(table({"preset": "hawaii_trump"}, scores), "5", k)
    assert (naive.scores, naive.result and naive.result["winners"]) == (after, winners)


@pytest.mark.parametrize("book", ["declarer", "none"])
def test_e12_cutthroat(book):
    naive = table({"preset": "cutthroat", "kitty_book": book})
    hands = {
        "W": "9c 8c 7c 2d 3h 4h 5h 3d 4d As Ks Qs",
        "N": "BJ LJ Ac Kc 2h Th 6d 9s 7d 5s Js Ts",
        "E": "6c Td 9d 8d Ah Kh Qh Jh 5d 6s 7s 8s",
        "S": "5c Jd Qd Kd 6h 7h 8h 9h Ad 2s 3s 4s",
    }
    deal(naive, hands, "Qc Jc Tc 4c 3c 2c")
    say(naive, "3", "3 nt")
    assert bids(naive)[0] == "4"
    say(naive, "pass", "4")
    assert bids(naive)[:2] == ["4 nt", "5"]
    say(naive, "pass", "5", "pass")
    naive.apply({"seat": 1, "act": "name", "trump": "c", "direction": "up"})
    naive.apply({"seat": 1, "act": "bury", "cards": " ".join(naive.kitty)})
    play_out(naive, list(hands.values()))
    if book == "declarer":
        assert (naive.deals[0]["books"], naive.scores) == ([3, 5, 4, 1], [3, 5, 4, 1])
    else:
        assert (naive.deals[0]["books"], naive.scores) == ([3, 4, 4, 1], [3, -5, 4, 1])


# Conventions


def test_the_kitty_takes_its_cards_where_the_record_says():
    naive = table()
    naive.apply({"act": "shuffle", "pack": " ".join(naive.pack)})
    assert naive.kitty == [naive.pack[n - 1] for n in (9, 14, 19, 24, 29, 34)]
    assert [hand[0] for hand in naive.hands] == naive.pack[:4]


@pytest.mark.parametrize(("players", "kitty", "top"), [(3, 6, 17), (4, 6, 13), (5, 4, 11)])
def test_the_highest_bid_of_cutthroat(players, kitty, top):
    naive = table({"preset": "cutthroat", "players": players, "kitty": kitty}, players=players)
    naive.apply(chance(naive, random.Random(1)))
    assert bids(naive)[-1] == f"{top} nt"
    say(naive, f"{top} nt")
    assert naive.phase == "name"


def test_presets_are_not_rejected_and_some_combinations_are():
    assert not any(rejected({"preset": preset}) for preset in PRESETS)
    assert not any(rejected(random_options(random.Random(seed))) for seed in range(50))
    assert rejected({"players": 3})
    assert rejected({"preset": "cutthroat", "players": 5})
    assert rejected({"preset": "cincinnati", "sport": "always"})
    assert rejected({"boston_two_wins": True})


def test_an_illegal_line_is_not_applied():
    naive = spoken({}, "4 nt")
    with pytest.raises(Illegal):
        say(naive, "4 up")
    assert naive.waiting_for() == [1]
