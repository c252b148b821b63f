"""Test a seat's knowledge, and deals of the hidden cards that contradict none of it."""

import pickle
from random import Random

import pytest

from bot.contract import random_action
from bot.games.bid_whist import GAME
from bot.games.bid_whist.play import seat_at
from bot.rules.cards import FRENCH, bits, cards_in
from tests.naive.bid_whist import random_options

from .table import E, N, S, Table, W


def guesses(table, seat, count=30):
    view = table.state.view(seat)
    for seed in range(count):
        state = GAME.determinize(view, Random(seed))
        assert state.view(seat) == view
        yield state


def suit(letter):
    return FRENCH.suit_masks[FRENCH.suits.index(letter)]


def test_the_kitty_and_the_discards_are_declarers_secret():
    table = Table().deal(bottom="BJ LJ As Ks 2d 3d").contract("3 up", trump="c")
    kitty = table.state.kitty
    assert table.state.view(W).kitty == kitty
    assert (table.state.view(N).kitty, table.state.view(None).kitty) == (0, 0)
    table.bury("BJ LJ As Ks 2d 3d")
    assert table.state.view(W).buried == kitty
    assert (table.state.view(E).buried, table.state.view(None).buried) == (0, 0)


@pytest.mark.parametrize(
    ("sport", "bid", "named", "seen"),
    [
        ("never", "3 up", {"trump": "c"}, False),
        ("trump_only", "3 up", {"trump": "c"}, True),
        ("trump_only", "3 nt", {"direction": "up"}, False),
        ("always", "3 nt", {"direction": "up"}, True),
    ],
)
def test_a_sported_kitty_is_seen_by_all_after_the_naming(sport, bid, named, seen):
    table = Table(sport=sport).shuffle().say(bid, "pass", "pass", "pass")
    assert table.state.view(N).kitty == 0
    events = table.do({"seat": W, "act": "name", **named})
    assert (table.state.view(N).kitty == table.state.kitty) == seen
    assert ("event-kitty" in [event.key for event in events]) == seen


def test_naming_after_the_kitty_shows_it_to_declarer_first():
    table = Table(naming="after_kitty").shuffle().say("3 up", "pass", "pass", "pass")
    assert table.state.view(W).hand.bit_count() == 18
    assert table.state.view(N).kitty == 0


def test_a_sported_kitty_stays_with_declarer_or_the_discards():
    table = Table(sport="always").deal(bottom="2s 3s 4s 5s 6s 7s").contract("3 up", trump="c")
    for state in guesses(table, N):
        assert state.hands[W] & table.state.kitty == table.state.kitty
    table.bury_kitty()
    for state in guesses(table, N):
        assert (state.hands[W] | state.buried) & state.kitty == state.kitty == table.state.kitty


def test_who_did_not_follow_holds_none_of_the_suit():
    table = Table().deal(W="Ac", fill={"W": "s", "N": "hd"}).contract("3 up", trump="d").bury_kitty()
    table.play("Ac")
    table.do(table.state.legal_actions(N)[0].json())
    assert not table.state.hands[N] & suit("c")
    assert not any(state.hands[N] & suit("c") for state in guesses(table, E))


def test_where_reneges_can_be_called_it_proves_nothing():
    table = Table(renege="callable").deal(W="Ac", fill={"W": "s", "N": "hd"}).contract("3 up", trump="d").bury_kitty()
    table.play("Ac")
    heart = next(card for card in table.cards() if card.endswith("h"))
    table.play(heart)
    assert any(state.hands[N] & suit("c") for state in guesses(table, E))


def test_a_call_proves_a_renege_or_that_there_was_none():
    for clubs, right in (("Kc 2h 3s", True), ("2h 3s", False)):
        table = Table(renege="callable").deal(W="Ac As", N=clubs, fill={"W": "d", "N": "hs"})
        table.contract("3 up", trump="d").bury_kitty()
        table.play("Ac 2h")
        table.do(next(a for a in table.state.legal_actions(E) if a.act == "play").json())
        table.do({"seat": E, "act": "call_renege", "book": 1})
        assert table.state.claims[-1].right == right
        assert all(bool(state.hands[N] & suit("c")) == right for state in guesses(table, S))


def test_drawn_cards_are_the_drawers_secret():
    table = Table(nt_jokers="exchange").deal(bottom="2s 3s 4s 5s 6s 7s", S="BJ", E="LJ")
    table.contract("4 nt", seat=S, direction="up").bury("BJ 2s 3s 4s 5s 6s")
    table.do({"act": "draw", "seat": E, "cards": "5s"})
    five = 1 << FRENCH.card("5s")
    assert table.state.view(E).drawn == five
    assert [table.state.view(seat).drawn for seat in (W, N, S)] == [0, 0, 0]
    assert {state.drawn[0] for state in guesses(table, S)} <= {1 << card for card in cards_in(bits(range(5)))}
    assert len({state.drawn[0] for state in guesses(table, S)}) > 1
    for state in guesses(table, W):
        assert not any(hand >> 52 for hand in state.hands)


def test_hidden_cards_can_always_be_dealt_anew():
    """Random play over random options, reneges and calls among them."""
    compared = 0
    for seed in range(40):
        rng = Random(seed)
        options = GAME.options.validate({**random_options(rng), **({"renege": "callable"} if seed % 3 == 0 else {})})
        state = GAME.start(options, options["players"], 0)
        for step in range(110):
            if state.outcome:
                break
            state = state.apply(random_action(GAME, state, rng)).state
            if step % 5:
                continue
            for seat in (None, *range(state.seats)):
                view = state.view(seat)
                guess = GAME.determinize(view, rng)
                assert pickle.dumps(guess.view(seat)) == pickle.dumps(view)
                assert [hand.bit_count() for hand in guess.hands] == [hand.bit_count() for hand in state.hands]
                proven = [number for claim in view.claims for number in claim.proven]
                assert set(proven) <= set(guess.faults)
                assert [f for f in guess.faults if seat_at(guess, f) == seat] == [
                    f for f in state.faults if seat_at(state, f) == seat
                ]
                compared += 1
    assert compared > 1500


def test_a_click_is_stale_when_what_it_refers_to_has_passed():
    table = Table().shuffle()
    bid = table.state.legal_actions(W)[0]
    seen = table.state.context(bid)
    table.say("pass")
    assert table.state.context(bid) != seen
    northeast = Table(preset="northeast_52").shuffle().say("pass", "pass", "pass")
    before = northeast.state.context(northeast.state.legal_actions(3)[0])
    northeast.say("redeal").shuffle(1).say("pass", "pass", "pass")
    assert northeast.state.context(northeast.state.legal_actions(3)[0]) != before
