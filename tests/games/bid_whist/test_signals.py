"""The Northeast convention: computers show their hands with their first bids, and read what the partner shows."""

from random import Random

import pytest

from bot.games.bid_whist import GAME, hand_evaluation
from bot.games.bid_whist.actions import Bid
from bot.games.bid_whist.options import PRESETS
from bot.games.bid_whist.table_rules import terms_for
from bot.players.levels import LEVELS
from tools.arena.players import chooser

from .table import Table

HIGH = "As Ks Qs Js 9s Ah Kh Qh Ad Kd Ac 9c"
LOW = "2s 3s 4s 5s 7s 2h 3h 4h 2d 3d 2c Kc"
MIXED = "As Ks Qs Js Ts 9s 3h 2h 3d 2d Ac 2c"
LATER = "9s 8s 7s 6s 5s Ah 9h 8h Ad 7d 8c 6c"
"""About as good uptown as downtown."""
PLAYERS = ("rule", "novice", "master")
BOOKS = {None, "4", "5"}
"""What shows nothing: a pass, and bids that promise books."""


def bid(player, table):
    action = chooser(GAME, player)(table.state.view(table.state.turn), Random(1))
    return action.bid.words if isinstance(action, Bid) else None


@pytest.mark.parametrize(("hand", "number"), [(HIGH, "3"), (LOW, "2"), (MIXED, "1")])
def test_the_first_speaker_shows_a_hand(hand, number):
    assert bid("rule", Table(preset="northeast_52").deal(W=hand)) == number


@pytest.mark.parametrize("player", ["novice", "club", "master"])
@pytest.mark.parametrize(("hand", "number"), [(HIGH, "3"), (LOW, "2"), (MIXED, "1")])
def test_a_player_that_searches_shows_it_or_promises_books(player, hand, number):
    assert bid(player, Table(preset="northeast_52").deal(W=hand)) in {number, *BOOKS}


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize(
    ("first", "hand", "allowed"),
    [
        ("1", LOW, {"2", *BOOKS}),
        ("1", HIGH, {"3", *BOOKS}),
        ("2", LOW, BOOKS),
        ("3", HIGH, BOOKS),
        ("pass", MIXED, {"1", *BOOKS}),
    ],
)
def test_the_second_speaker_shows_no_other_hand(player, first, hand, allowed):
    assert bid(player, Table(preset="northeast_52").deal(N=hand).say(first)) in allowed


def test_no_computer_shows_a_hand_that_it_does_not_have():
    """For all hands, a low bid of the first two is the one that the rules page gives for them."""
    for seed in range(60):
        rng = Random(seed)
        state = GAME.start(GAME.options.validate({"preset": "northeast_52"}), 4, 3)
        state.play(state.chance(rng))
        while state.phase_name == "auction" and len(state.calls) < hand_evaluation.SPEAKERS:
            view = state.view(state.turn)
            action = GAME.heuristic.choose(view, rng)
            assert action is not None
            candidates = GAME.evaluator.candidates(view)
            assert action in candidates
            low = {
                one.bid.number
                for one in candidates
                if isinstance(one, Bid) and one.bid.number <= hand_evaluation.HIGH
            }
            assert len(low) <= 1
            state.play(action)


@pytest.mark.parametrize(("shown", "directions"), [("3", {"up"}), ("2", {"down", "down-aces-bad"})])
def test_a_partner_goes_by_what_was_shown(shown, directions):
    table = Table(preset="northeast_52").deal(E=LATER).say(shown, "pass", "4", "pass")
    action = GAME.heuristic.choose(table.state.view(table.state.turn), Random(1))
    assert action is not None
    assert action.direction in directions


def test_worlds_hold_the_hand_that_a_partner_has_shown():
    """In the worlds that are weighed after a signal, the partner's court cards are many or few."""

    def court(shown):
        table = Table(preset="northeast_52").deal(E=LATER).say(shown, "pass")
        worlds = GAME.evaluator.determinizations(table.state.view(table.state.turn), 200, Random(2))
        cards = [(world.hands[0] & COURT).bit_count() * weight for world, weight in worlds]
        return sum(cards) / sum(weight for _, weight in worlds)

    assert court("3") > court("1") > court("2")


COURT = sum(1 << suit * 13 + rank for suit in range(4) for rank in (9, 10, 11))


def test_only_the_northeast_table_has_the_convention():
    tables = {preset: terms_for(GAME.options.validate({"preset": preset})).signals for preset in PRESETS}
    assert [preset for preset, signals_there in tables.items() if signals_there] == ["northeast_52"]
    assert set(PLAYERS) <= {"rule", *LEVELS}
