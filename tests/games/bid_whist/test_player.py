"""The computer player's heuristics, each in a position made for it."""

from random import Random

import pytest

from bot.contract import random_action, sensible_action
from bot.games.bid_whist import GAME
from bot.games.bid_whist.actions import Bid, Bury, CallRenege, Pass, Redeal
from bot.games.bid_whist.position import Trick
from bot.rules.cards import FRENCH, bits

from .table import E, N, S, Table, W, first_lead

STRONG = "BJ LJ As Ks Qs Js Ts Ah Kh Ad Kd 4c"
WEAK = "9s 8s 5s 9h 8h 5h 9d 8d 5d 9c 8c 5c"
NT = {"trump": "nt"}


def choice(table, seat=None):
    seat = table.state.turn if seat is None else seat
    return GAME.heuristic.choose(table.state.view(seat), Random(1))


def card(table, seat=None):
    return FRENCH.codes[choice(table, seat).card]


def passed(table, seat, *codes):
    """Let a trick lie behind the players in which this seat threw away what proves it void."""
    table.state.tricks += (Trick(seat, FRENCH.parse(" ".join(codes)), seat),)
    return table


def test_a_strong_hand_bids_and_a_weak_one_passes():
    assert isinstance(choice(Table().deal(W=STRONG)), Bid)
    assert isinstance(choice(Table().deal(W=WEAK)), Pass)


def test_the_kind_of_bid_fits_the_hand():
    high = choice(Table().deal(W="As Ks Qs Js Ts Ah Kh Qh Ad Kd Ac Kc"))
    low = choice(Table().deal(W="BJ LJ 2s 3s 4s 5s 7s 2h 3h Ad 2d 8c"))
    assert "down" not in high.bid.words
    assert low.bid.words == "3 down"


def test_the_dealer_who_must_bid_makes_the_lowest_bid_of_the_best_kind():
    table = Table().deal(S="LJ 3s 5s 6s 9h 8h 9d 8d 7d 9c 8c 7c").say("pass", "pass", "pass")
    assert choice(table).bid.words == "3 down"


def test_a_partner_who_has_bid_is_left_alone():
    hand = "BJ As Ks 9s 8s 7s Ah 9h 5d 4d 9c 3c"
    alone = Table().deal(E=hand).say("pass", "pass")
    assert isinstance(choice(alone), Bid)
    assert isinstance(choice(Table().deal(E=hand).say("4 up", "pass")), Pass)


@pytest.mark.parametrize(("hand", "act"), [(STRONG.replace("BJ LJ", "Qh Qd"), Bid), (WEAK, Redeal)])
def test_a_northeast_dealer_left_alone_bids_one_or_redeals_by_the_hand(hand, act):
    table = Table(preset="northeast_52").deal(S=hand).say("pass", "pass", "pass")
    assert isinstance(choice(table), act)


def test_the_longest_and_strongest_suit_becomes_trump():
    table = Table().deal(W="BJ Ah Kh Qh 9h 8h 7h 2s 3s 4d 5d 6c").say("4 up", "pass", "pass", "pass")
    assert choice(table).trump == "h"
    parr = Table(preset="boston_parr").deal(W="Ah Kh Qh 9h 8h 7h 3h 2s 3s 4d 5d 6c 7c").contract("3")
    assert card(parr) == "Ah"


def test_trumps_and_aces_are_kept_and_a_short_suit_is_buried():
    table = Table().deal(W="BJ As Ks Qs Js 9s Ah 9h 8h 4d 3d 5c", bottom="Ad 7h 6h 2d 8s 4c")
    table.contract("3 up", trump="s")
    bury = choice(table)
    assert isinstance(bury, Bury)
    buried = FRENCH.show(bury.cards).split()
    assert not {"BJ", "As", "Ks", "Qs", "Js", "9s", "8s", "Ah", "Ad"} & set(buried)
    assert {"5c", "4c"} < set(buried)


def test_whole_suits_are_buried_where_trumps_are_to_ruff_them_with():
    table = Table().deal(W="BJ As Ks Qs Js 9s 8s Ah Kh Qh Jh 8d", bottom="5h 5d 9c 7c 6c 4c")
    table.contract("4 up", trump="s")
    assert set(FRENCH.show(choice(table).cards).split()) == {"8d", "5d", "9c", "7c", "6c", "4c"}


def test_jokers_are_buried_in_no_trump():
    table = Table().deal(W=STRONG).contract("3 nt", direction="up")
    assert {FRENCH.card("BJ"), FRENCH.card("LJ")} < set(choice(table).cards)


@pytest.mark.parametrize("option", ["discard_when_void", "play_anytime"])
def test_no_joker_is_led_in_no_trump(option):
    table = first_lead(hands=["BJ LJ 3h", "7s", "8s", "9s"], nt_jokers=option, **NT)
    assert card(table) == "3h"


def test_the_long_suit_is_led_before_side_aces_in_no_trump():
    table = first_lead(hands=["Ks Qs Js 9s 8s Ah Ad 4c", "7s", "6s", "As"], **NT)
    assert card(table) == "Ks"


def test_a_high_card_alone_waits_and_the_long_suit_is_led_low_in_no_trump():
    table = first_lead(hands=["Ks 9s 8s 7s 3s Ah Ad 4c", "Qs", "Js", "As"], **NT)
    assert card(table) == "3s"


def test_the_partners_suit_is_led_back_from_the_top_in_no_trump():
    table = first_lead(hands=["5h 2s", "7s", "Jh 4h Ad 4c 9c Tc", "Ks"], **NT)
    passed(table, W, "6h", "7h", "8h", "9h")
    table.state.turn = table.state.leader = E
    assert card(table) == "Jh"


def test_a_suit_that_opponents_lack_goes_on_in_no_trump():
    table = first_lead(hands=["3h Ad Kd Qd Jd", "7s", "6s", "8s"], **NT)
    passed(table, W, "Ah", "2s", "4h", "3s")
    assert card(table) == "3h"


def test_a_defender_takes_the_sure_books_of_no_trump():
    table = first_lead(hands=["6s", "As Ks Qs 9h 8h 7h 6h", "7s", "8s"], **NT)
    table.state.turn = table.state.leader = N
    assert card(table) == "As"


def test_bids_risk_more_the_more_the_opponents_would_get():
    weak, fair = "LJ Js 9s 8s 7s Qh 9h 6d 5d 9c 8c 6c", "BJ Ks 9s 8s 7s Kh 9h 5d 4d 9c 3c 2c"

    def speaks(hand, scores=None, **options):
        return isinstance(choice(Table(scores=scores, **options).deal(N=hand).say("3 up")), Bid)

    assert not speaks(weak)
    assert speaks(weak, [5, 0])  # they win the game by it
    assert speaks(fair)
    assert not speaks(fair, setters="every_trick")  # a set is worth as much to them
    assert not speaks(fair, [5, 0], setters="every_trick")


def test_a_joker_goes_at_the_first_void_in_no_trump():
    table = first_lead(hands=["Ah 6s", "BJ 3c As", "8s", "9s"], **NT)
    table.play("Ah")
    assert card(table) == "BJ"


def test_a_joker_guards_a_suit_where_it_may_be_thrown_at_any_time():
    table = first_lead(hands=["Ah 6s", "BJ Kh 3h", "8s", "9s"], nt_jokers="play_anytime", **NT)
    table.play("Ah")
    assert card(table) == "BJ"


def test_a_partner_leads_trumps_back_to_declarer():
    table = first_lead(hands=["6s", "7s", "Qc 4c Ah 3d", "9s"], trump="c")
    table.state.turn = table.state.leader = E
    assert card(table) == "Qc"


def test_declarer_draws_trumps():
    table = first_lead(hands=["BJ Ac Kc 4c 3h", "7s", "8s", "9s"], trump="c")
    assert card(table) == "BJ"


def test_a_partners_trumps_are_not_pulled_when_the_opponents_are_out():
    table = first_lead(hands=["BJ Ac Kc 3h", "7s", "8s", "9s"], trump="c")
    passed(table, W, "2c", "2d", "3c", "3d")
    assert card(table) == "3h"
    partner = first_lead(hands=["6s", "7s", "Qc 4c 3h", "9s"], trump="c")
    passed(partner, W, "2c", "2d", "3c", "3d")
    partner.state.turn = partner.state.leader = E
    assert card(partner) == "3h"


def test_aces_are_shown_early():
    table = first_lead(hands=["6s", "Ah 9h 4d 3d 8c", "8s", "9s"], trump="c")
    table.state.turn = table.state.leader = N
    assert card(table) == "Ah"


def test_a_card_that_has_become_the_best_is_led_like_an_ace():
    table = first_lead(hands=["6s", "Kh 9h 4d 3d", "8s", "9s"], trump="c")
    passed(table, N, "5h", "6h", "7h", "Ah")
    table.state.turn = table.state.leader = N
    assert card(table) == "Kh"


def test_the_last_hand_takes_as_cheaply_as_it_can():
    table = first_lead(hands=["9h 6s", "Th 7s", "2h 8s", "Ah Jh Kh 3h"], trump="c")
    table.play("9h 2h" if table.state.turn == S else "9h Th 2h")
    assert card(table) == "3h"
    table = first_lead(hands=["9h 6s", "2h 7s", "3h 8s", "Ah Jh Kh 4h"], trump="c")
    table.play("9h 2h 3h")
    assert card(table) == "Jh"


def test_no_trump_is_wasted_on_a_partners_trick():
    table = first_lead(hands=["Ah 6s", "2h 7s", "3c 4d", "9s"], trump="c")
    table.state.hands[E] = bits(FRENCH.parse("3c 4d"))
    table.play("Ah 2h")
    assert card(table) == "4d"


def test_a_void_opponent_trumps_low():
    table = first_lead(hands=["Kh 6s", "3c Jc 4d", "8s", "9s"], trump="c")
    table.play("Kh")
    assert card(table) == "3c"


def test_nobody_reneges_where_any_card_may_be_played():
    table = first_lead(hands=["Ah 6s", "2h As BJ", "8s", "9s"], trump="c", renege="callable")
    table.play("Ah")
    assert len(table.cards()) == 3
    assert card(table) == "2h"


def test_only_a_certain_renege_is_called():
    table = Table(renege="callable").deal(W="Ac As", N="Kc 2h 3s", fill={"W": "d", "N": "hs"})
    table.contract("3 up", trump="d").bury_kitty()
    table.play("Ac 2h")
    for _ in range(2):
        table.do(next(a for a in table.state.legal_actions(table.state.turn) if a.act == "play").json())
    assert choice(table, E if table.state.turn != E else W) is None
    while table.state.turn != N:
        table.do(next(a for a in table.state.legal_actions(table.state.turn) if a.act == "play").json())
    table.play("Kc")
    table.do(next(a for a in table.state.legal_actions(table.state.turn) if a.act == "play").json())
    assert choice(table, W) == CallRenege(W, 1)


@pytest.mark.parametrize("preset", GAME.options.presets)
def test_every_preset_is_played_sensibly_to_its_end(preset):
    rng = Random(4)
    options = GAME.options.validate({"preset": preset})
    state = GAME.start(options, options["players"], 0)
    while not state.outcome:
        action = sensible_action(GAME, state, rng)
        assert action.by_chance or state.allows(action)
        state.play(action)
    made = [deal["made"] for deal in state.deals]
    assert sum(made) * 2 >= len(made)


def test_sense_beats_chance():
    """Two who follow the heuristics win nearly every deal against two who play at random."""
    rng = Random(9)
    options = GAME.options.validate({})
    ahead = 0
    for _ in range(30):
        state = GAME.start(options, 4, 0)
        while not state.deals:
            if state.is_chance_node:
                state.play(state.chance(rng))
            elif state.turn % 2:
                state.play(random_action(GAME, state, rng))
            else:
                state.play(GAME.heuristic.choose(state.view(state.turn), rng))
        points = state.deals[0]["points"]
        ahead += points[0] > points[1]
    assert ahead >= 26
