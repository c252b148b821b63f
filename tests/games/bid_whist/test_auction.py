"""The auction: the worked examples, and each sentence of the rules about bidding."""

import pytest

from .table import Table

ALL_BIDS = [f"{number} {kind}" for number in range(3, 8) for kind in ("up", "down", "nt")]


@pytest.mark.parametrize(("order", "count"), [("nt_over_equal", 13), ("down_beats_up", 14), ("all_equal", 12)])
def test_what_outranks_three_up(order, count):
    table = Table(bid_order=order).shuffle().say("3 up")
    assert len(table.bids()) == count
    assert ("3 down" in table.bids()) == (order == "down_beats_up")
    assert ("3 nt" in table.bids()) == (order != "all_equal")


def test_downtown_is_not_outranked_by_uptown():
    assert "3 up" not in Table(bid_order="down_beats_up").shuffle().say("3 down").bids()


def test_everybody_speaks_once_and_the_highest_bid_declares():
    table = Table().shuffle().say("3 up", "3 nt", "4 down")
    assert table.refused({"seat": 3, "act": "bid", "bid": "4 up"}) == "bid_too_low"
    assert table.bids() == ["4 nt", *ALL_BIDS[6:]]
    table.say("pass")
    assert table.state.contract.seat == 2
    assert table.legal("name", "trump") == ["s", "h", "d", "c"]
    assert table.refused({"seat": 0, "act": "bid", "bid": "5 up"}) == "wrong_phase"


@pytest.mark.parametrize("order", ["nt_over_equal", "down_beats_up", "all_equal"])
def test_over_four_no_trump_and_over_seven_no_trump(order):
    assert len(Table(bid_order=order).shuffle().say("4 nt").bids()) == 9
    assert Table(bid_order=order).shuffle().say("7 nt").acts() == {"pass"}


@pytest.mark.parametrize(("least", "count"), [(3, 15), (4, 12)])
def test_the_dealer_may_not_pass_when_all_others_have(least, count):
    table = Table(min_bid=least).shuffle().say("pass", "pass", "pass")
    assert table.acts() == {"bid"}
    assert len(table.bids()) == count
    assert table.refused({"seat": 3, "act": "pass"}) == "dealer_must_bid"


def test_the_dealer_may_pass_when_anybody_has_bid():
    assert "pass" in Table().shuffle().say("3 up", "pass", "pass").acts()


def test_one_may_overcall_the_partner():
    assert "4 up" in Table().shuffle().say("3 up", "pass").bids()


def test_only_the_seat_whose_turn_it_is_speaks():
    table = Table().shuffle()
    assert table.refused({"seat": 2, "act": "pass"}) == "not_your_turn"
    assert table.state.waiting_for == (0,)


def test_a_bid_below_the_lowest_or_of_another_form_is_not_offered():
    table = Table(min_bid=4).shuffle()
    assert table.refused({"seat": 0, "act": "bid", "bid": "3 up"}) == "bid_not_offered"
    assert table.refused({"seat": 0, "act": "bid", "bid": "4"}) == "bid_not_offered"
    assert table.refused({"seat": 0, "act": "bid", "bid": "4 nt up"}) == "bid_not_offered"


def test_no_trump_may_be_bid_with_its_direction():
    table = Table(nt_direction_at="bid").shuffle()
    assert {"3 nt up", "3 nt down"} < set(table.bids())
    table.say("3 nt up")
    assert "3 nt down" not in table.bids()
    table.say("pass", "pass", "pass")
    assert table.acts() == {"bury"}


def test_cincinnati_ladder():
    table = Table(preset="cincinnati").shuffle()
    assert len(table.bids()) == 21
    table.say("2 up")
    assert len(table.bids()) == 17
    table.say("2 down")
    assert len(table.bids()) == 16
    assert "2 up" not in table.bids()


def test_parr_goes_in_rounds_and_who_has_passed_is_out():
    table = Table(preset="boston_parr").shuffle().say("1", "2", "pass", "pass", "3")
    assert table.state.turn == 1
    table.say("pass")
    assert table.state.contract.seat == 0
    assert table.state.phase_name == "playing"


def test_parr_forces_the_dealer_to_take_one():
    table = Table(preset="boston_parr").shuffle().say("pass", "pass", "pass")
    assert table.acts() == {"bid"}
    assert table.bids() == ["1"]
    assert table.refused({"seat": 3, "act": "bid", "bid": "2"}) == "forced_bid"
    assert table.refused({"seat": 3, "act": "pass"}) == "forced_bid"
    table.say("1")
    assert table.state.contract.seat == 3


def test_in_rounds_a_bid_that_nothing_outranks_ends_the_auction():
    table = Table(preset="boston_parr").shuffle().say("1", "7")
    assert table.state.contract.seat == 1
    in_turns = Table().shuffle().say("7 nt")
    assert in_turns.state.phase_name == "auction"
    up_is_not_the_top = Table(auction="until_one_left").shuffle().say("7 up")
    assert up_is_not_the_top.state.phase_name == "auction"


def test_northeast_dealer_alone_may_match():
    table = Table(preset="northeast_52").shuffle().say("2")
    assert table.bids() == ["3", "4", "5", "6", "7"]
    table.say("pass", "4")
    assert table.bids() == ["4", "5", "6", "7"]
    assert "pass" in table.acts()


def test_northeast_dealer_may_take_the_contract_from_the_partner():
    table = Table(preset="northeast_52").shuffle().say("pass", "3", "pass", "3")
    assert table.state.contract.seat == 3


def test_northeast_dealer_left_alone_bids_one_or_redeals():
    table = Table(preset="northeast_52").shuffle().say("pass", "pass", "pass")
    assert table.acts() == {"bid", "redeal"}
    assert table.bids() == ["1"]
    table.say("redeal")
    assert table.state.phase_name == "chance"
    assert (table.state.dealer, table.state.deals) == (3, ())


def test_one_of_any_kind_or_a_redeal_whatever_forced_bid_says():
    table = Table(min_bid=1, all_pass="dealer_bids_1_or_redeals").shuffle().say("pass", "pass", "pass")
    assert table.bids() == ["1 up", "1 down", "1 nt"]
    assert "redeal" in table.acts()


def test_exactly_the_minimum_fixes_the_number_and_not_the_kind():
    table = Table(forced_bid="exactly_min").shuffle().say("pass", "pass", "pass")
    assert table.bids() == ["3 up", "3 down", "3 nt"]


def test_a_hand_without_court_may_be_redealt_before_its_first_call():
    poor = "As 2s 3s 4s 5s 6s Ah 2h 3h 4h 5h 6h"
    table = Table(preset="northeast_52").deal(W=poor, S="7s 8s 9s Ts 7h 8h 9h Th Ad Ac 2c 3c")
    assert "redeal" in table.acts()
    table.say("2")
    assert "redeal" not in table.acts()
    assert table.refused({"seat": 1, "act": "redeal"}) == "no_redeal"
    table.say("pass", "pass")
    assert "redeal" in table.acts()
    table.say("redeal")
    assert table.state.dealer == 3


def test_the_right_to_a_redeal_is_gone_after_the_first_call():
    options = {"auction": "until_one_left", "no_court_redeal": True}
    table = Table(**options).deal(W="As 2s 3s 4s 5s 6s Ah 2h 3h 4h 5h 6h").say("3 up", "4 up", "5 up", "pass")
    assert table.state.turn == 0
    assert "redeal" not in table.acts()


def test_cutthroat_numbers_are_exact_and_end_when_one_is_left():
    table = Table(preset="cutthroat").shuffle().say("3", "3 nt")
    assert table.bids()[0] == "4"
    table.say("pass", "4")
    assert table.bids()[0] == "4 nt"
    table.say("pass", "5", "pass")
    assert table.state.contract.seat == 1


@pytest.mark.parametrize(("players", "kitty", "top"), [(3, 6, 17), (4, 6, 13), (5, 4, 11)])
def test_cutthroat_tops_are_all_tricks_and_the_kitty(players, kitty, top):
    table = Table(preset="cutthroat", players=players, kitty=kitty).shuffle()
    assert table.bids()[-1] == f"{top} nt"
    assert len(table.bids()) == 2 * top
    without_book = Table(preset="cutthroat", players=players, kitty=kitty, kitty_book="none").shuffle()
    assert without_book.bids()[-1] == f"{top - 1} nt"


def test_a_bare_number_in_cutthroat_names_suit_and_direction_and_no_trump_the_direction():
    table = Table(preset="cutthroat").shuffle().say("3", "pass", "pass", "pass")
    assert len(table.legal("name", "trump")) == 8
    assert "nt" not in table.legal("name", "trump")
    no_trump = Table(preset="cutthroat").shuffle().say("3 nt", "pass", "pass", "pass")
    assert no_trump.legal("name", "direction") == ["up", "down"]
    assert no_trump.legal("name", "trump") == [None, None]
