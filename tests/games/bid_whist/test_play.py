"""The play: what may be played, who wins, jokers in and out of no trump, the kitty before it."""

import pytest

from bot.games.bid_whist import GAME

from .table import N, S, Table, W, answers, first_lead, winner

NT = {"trump": "nt"}


@pytest.mark.parametrize(
    ("hand", "lead", "legal"),
    [
        ("LJ Ah Kd", "7c", "LJ"),
        ("LJ Ah Kd", "4h", "Ah"),
        ("LJ Ah Kd", "9s", "LJ Ah Kd"),
        ("3c Ah", "BJ", "3c"),
        ("Ah Kd", "BJ", "Ah Kd"),
    ],
)
def test_suit_is_followed_and_jokers_are_trumps(hand, lead, legal):
    assert answers(hand, lead) == legal


@pytest.mark.parametrize(
    ("cards", "contract", "wins"),
    [
        ("5d 3d Ad Kd", {"bid": "3 down", "trump": "s"}, "E"),
        ("5d Kd 2d Ah", {"bid": "3 down", "trump": "s"}, "E"),
        ("5d 3d Ks 2s", {"bid": "3 down", "trump": "s"}, "S"),
        ("5d 3d Ks LJ", {"bid": "3 down", "trump": "s"}, "S"),
        ("2s As LJ BJ", {"bid": "3 down", "trump": "s"}, "S"),
        ("3s 2s Ks As", {"bid": "3 down", "trump": "s"}, "S"),
        ("Ks As 2s 3s", {"trump": "s", "spade2_high": True}, "E"),
        ("Ks As 2s 3s", {"trump": "s"}, "N"),
        ("Ks As 2s 3s", {"trump": "h", "spade2_high": True}, "E"),
        ("Ks As 2s 3s", {"bid": "3 down", "trump": "h", "spade2_high": True}, "E"),
        ("Ks As 2s 3s", {"bid": "3 down", "trump": "nt", "spade2_high": True}, "N"),
        ("2s LJ 3h BJ", {"trump": "h", "spade2_high": True}, "S"),
        ("2s Ah 3h 4h", {"trump": "h", "spade2_high": True}, "W"),
    ],
)
def test_who_wins_with_trumps(cards, contract, wins):
    assert winner(cards, **contract) == wins


@pytest.mark.parametrize(
    ("hand", "lead", "legal"), [("2s 9s 4h", "Ks", "9s"), ("2s 9s 4h", "9h", "2s 4h"), ("2s 9d", "Ks", "2s 9d")]
)
def test_the_high_two_of_spades_belongs_to_the_trumps(hand, lead, legal):
    assert answers(hand, lead, trump="h", spade2_high=True) == legal


@pytest.mark.parametrize(
    ("cards", "up", "down"),
    [("BJ 4h Kh As", "E", "N"), ("BJ LJ 7d 2d", "E", "S"), ("9h BJ Ah Kh", "E", "E"), ("9h BJ Qh Kh", "S", "W")],
)
def test_jokers_win_nothing_in_no_trump_and_the_next_card_sets_the_suit(cards, up, down):
    assert winner(cards, **NT) == up
    assert winner(cards, bid="3 down", **NT) == down


@pytest.mark.parametrize(
    ("option", "hearts", "clubs"),
    [("discard_when_void", "BJ 3c 8d", "3c"), ("play_anytime", "BJ 3c 8d", "BJ 3c"), ("must_throw", "BJ", "3c")],
)
def test_when_a_joker_may_be_thrown_in_no_trump(option, hearts, clubs):
    assert answers("BJ 3c 8d", "4h", nt_jokers=option, **NT) == hearts
    assert answers("BJ 3c 8d", "4c", nt_jokers=option, **NT) == clubs
    assert answers("BJ 3c 8d", "LJ", nt_jokers=option, **NT) == "BJ 3c 8d"


def test_after_a_led_joker_the_first_other_card_is_followed():
    table = first_lead(hands=["BJ 6s", "4h 7s", "Kh As", "8s 9h"], **NT)
    table.play("BJ 4h")
    assert table.cards() == {"Kh"}
    assert table.refused({"seat": 2, "act": "play", "card": "As"}) == "must_follow_suit"


def test_two_jokers_leave_the_third_player_free():
    table = first_lead(hands=["BJ 6s", "LJ 7s", "Kh As", "8s 9h"], **NT)
    table.play("BJ LJ")
    assert table.cards() == {"Kh", "As"}


def test_a_joker_may_be_led_last_where_the_table_says_so():
    options = {"nt_joker_lead": "only_if_nothing_else", **NT}
    table = first_lead(hands=["BJ 6s", "7s", "8s", "9s"], **options)
    assert table.cards() == {"6s"}
    assert table.refused({"seat": 0, "act": "play", "card": "BJ"}) == "joker_leads_last"
    assert first_lead(hands=["BJ LJ", "7s", "8s", "9s"], **options).cards() == {"BJ", "LJ"}
    callable_too = first_lead(hands=["BJ 6s", "7s", "8s", "9s"], renege="callable", **options)
    assert callable_too.cards() == {"6s"}
    assert first_lead(hands=["BJ 6s", "7s", "8s", "9s"], trump="c", nt_joker_lead="only_if_nothing_else").cards() == {
        "BJ",
        "6s",
    }


def test_a_card_not_held_and_a_wrong_throw_are_refused_with_their_reasons():
    table = first_lead(hands=["4h 6s", "BJ 3c", "Kh As", "8s 9h"], nt_jokers="must_throw", **NT)
    table.play("4h")
    assert table.refused({"seat": 1, "act": "play", "card": "7s"}) == "card_not_held"
    assert table.refused({"seat": 1, "act": "play", "card": "3c"}) == "must_throw_joker"
    assert table.refused({"seat": 2, "act": "play", "card": "Kh"}) == "not_your_turn"


@pytest.mark.parametrize(
    ("cards", "direction", "wins"),
    [
        ("Ac Kc 5c 2c", "down-aces-bad", "S"),
        ("Ah Kh 2d 3h", "down-aces-bad", "S"),
        ("Ac Kc Ah 2c", "down-aces-bad", "E"),
        ("Ac Kc 5c 2c", "down", "W"),
    ],
)
def test_northeast_directions(cards, direction, wins):
    assert winner(cards, preset="northeast_52", trump="h", direction=direction) == wins


def test_declarer_leads_any_card_and_the_winner_leads_next():
    table = Table().deal(W="As BJ", fill={"W": "c", "N": "h"}).contract("3 up", trump="c").bury_kitty()
    assert table.state.turn == W
    assert len(table.cards()) == 12
    assert {"As", "BJ"} < table.cards()
    table.play("As")
    while table.state.trick:
        table.do(table.state.legal_actions(table.state.turn)[0].json())
    assert table.state.turn == table.state.tricks[0].winner


# Naming and the kitty


def test_an_up_bid_names_the_suit_and_a_no_trump_bid_the_direction():
    table = Table().shuffle().say("3 up", "pass", "pass", "pass")
    assert table.legal("name", "trump") == ["s", "h", "d", "c"]
    assert table.refused({"seat": 0, "act": "name", "trump": "s", "direction": "up"}) == "name_what_is_open"
    no_trump = Table().shuffle().say("3 nt", "pass", "pass", "pass")
    assert no_trump.legal("name", "direction") == ["up", "down"]
    assert no_trump.refused({"seat": 0, "act": "name", "trump": "s"}) == "name_what_is_open"


def test_a_bare_number_names_both_or_only_the_suit_uptown():
    assert len(Table(preset="northeast_52").shuffle().say("1", "pass", "pass", "pass").legal("name", "trump")) == 15
    hawaii = Table(preset="hawaii_trump").shuffle().say("3", "pass", "pass", "pass")
    assert hawaii.legal("name", "trump") == ["s", "h", "d", "c", "nt"]
    assert hawaii.legal("name", "direction") == [None] * 5


def test_declarer_takes_the_kitty_and_buries_as_many_of_any_cards():
    table = Table().deal(bottom="BJ LJ As Ks 2d 3d").contract("3 up", trump="c")
    choice = table.state.legal_actions(W)[0]
    assert (len(choice.cards), choice.count, choice.must) == (18, 6, ())
    assert table.refused({"seat": 0, "act": "bury", "cards": "BJ LJ As Ks 2d"}) == "must_bury_count"
    theirs = table.state.hands[N]
    card = GAME.deck.codes[theirs.bit_length() - 1]
    assert table.refused({"seat": 0, "act": "bury", "cards": f"BJ LJ As Ks 2d {card}"}) == "card_not_held"
    table.bury("BJ LJ As Ks 2d 3d")
    assert table.state.phase_name == "playing"
    assert [hand.bit_count() for hand in table.state.hands] == [12] * 4


def test_the_joker_exchange():
    table = Table(nt_jokers="exchange").deal(bottom="2s 3s 4s 5s 6s 7s", S="BJ", E="LJ")
    table.contract("4 nt", seat=S, direction="up")
    assert table.refused({"seat": 3, "act": "bury", "cards": "2s 3s 4s 5s 6s 7s"}) == "must_bury_jokers"
    table.bury("BJ 2s 3s 4s 5s 6s")
    assert table.state.waiting_for == ()
    assert table.state.swaps == ((2, 1),)
    assert table.refused({"act": "draw", "seat": 1, "cards": "2s"}) == "not_your_turn"
    assert table.refused({"act": "draw", "seat": 2, "cards": "BJ"}) == "bad_draw"
    table.do({"act": "draw", "seat": 2, "cards": "5s"})
    jokers = sum(hand >> 52 for hand in table.state.hands)
    assert (jokers, [hand.bit_count() for hand in table.state.hands]) == (0, [12] * 4)
    assert table.state.turn == S
    table.play_out()
    assert sum(table.last["books"]) == 13


def test_trump_contracts_know_no_exchange():
    table = Table(nt_jokers="exchange").deal(W="BJ", E="LJ").contract("3 up", trump="c").bury_kitty()
    assert table.state.phase_name == "playing"


def test_parr_names_trumps_by_the_first_lead():
    table = Table(preset="boston_parr").shuffle().contract("3")
    led = next(iter(table.cards()))
    table.do({"seat": 0, "act": "play", "card": led})
    assert table.state.contract.trump == "shdc".index(led[1])
    no_trump = Table(preset="boston_parr").shuffle().contract("3")
    assert no_trump.legal("play", "nt").count(True) == 13
    no_trump.do({"seat": 0, "act": "play", "card": led, "nt": True})
    assert no_trump.state.contract.trump == 4
    second = no_trump.state.legal_actions(1)[0].json()
    assert no_trump.refused({**second, "nt": True}) == "no_trump_is_named"


def test_the_shuffle_is_dealt_from_the_dealers_left_and_the_kitty_gets_every_fifth_card_from_the_ninth():
    table = Table()
    codes = GAME.deck.codes
    table.do({"act": "shuffle", "pack": " ".join(codes)})
    kitty = [card for card in range(54) if table.state.kitty >> card & 1]
    assert kitty == [8, 13, 18, 23, 28, 33]
    assert [hand & 15 for hand in table.state.hands] == [1, 2, 4, 8]


def test_a_pack_that_is_not_this_tables_is_refused():
    codes = GAME.deck.codes
    assert Table().refused({"act": "shuffle", "pack": " ".join(codes[:53])}) == "bad_deck"
    assert Table(jokers=1, kitty=5).refused({"act": "shuffle", "pack": " ".join((*codes[:52], "LJ"))}) == "bad_deck"
    assert Table().shuffle().refused({"act": "shuffle", "pack": " ".join(codes)}) == "wrong_phase"
