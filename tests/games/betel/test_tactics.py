"""The heuristics for cards: what they do in single positions, and what they bring over many deals."""

import random
from collections.abc import Sequence

from bot.games.betel import GAME
from bot.games.betel.contracts import NO_CONTRACT
from bot.games.betel.fast_playout import play_out
from bot.games.betel.holdings import card_of
from bot.games.betel.playout_state import layout_in, layout_seen
from bot.games.betel.position import AUCTION, PLAY
from bot.games.betel.scoring import contract_points
from bot.games.betel.state import State, View
from bot.rules.actions import Action
from bot.rules.cards import FRENCH
from bot.rules.heuristic import Heuristic
from tests.games.betel.table import in_play, start
from tools.arena.frozen import FROZEN


def bid_deals(count: int) -> list[State]:
    """Deals whose auction is over, bid by the frozen heuristic, the same for ever."""
    rng = random.Random(3)
    found: list[State] = []
    while len(found) < count:
        state = start()
        state.play(state.chance(rng))
        while state.phase == AUCTION:
            state.play(chosen(state, FROZEN["betel"]))
        if state.contract is not NO_CONTRACT:
            found.append(state)
    return found


def chosen(state: State, judge: Heuristic[View]) -> Action:
    action = judge.choose(state.view(state.turn), random.Random(0))
    assert action is not None
    return action


def gain(deals: Sequence[State], declarer: Heuristic[View], defender: Heuristic[View]) -> float:
    """Return what a deal brings the declarer over a defender on average."""
    total = 0
    for deal in deals:
        state = deal.copy()
        while state.phase == PLAY and state.turn >= 0:
            state.play(chosen(state, declarer if state.turn == deal.declarer else defender))
        own, each = contract_points(deal.contract, state.taken[deal.declarer])
        total += own - each
    return total / len(deals)


def test_both_sides_play_better_than_in_the_first_release() -> None:
    deals = bid_deals(150)
    then = gain(deals, FROZEN["betel"], FROZEN["betel"])
    assert gain(deals, GAME.heuristic, FROZEN["betel"]) > then + 10
    assert gain(deals, FROZEN["betel"], GAME.heuristic) < then - 30


def test_a_betels_defender_leads_no_suit_of_which_the_declarer_has_none() -> None:
    state = in_play("sb", ("9d 8d Th", "7s 7h Kd", "Ts 9h Ad"))
    state.turn = 1
    before = layout_seen(state.view(1), 1)
    led = play_out(before, cards=1)
    again = layout_seen(state.view(1), 1)
    again.void[led >> 3] = 1
    assert play_out(again, cards=1) >> 3 != led >> 3


def test_playing_out_keeps_the_rules() -> None:
    for deal in bid_deals(60):
        layout = layout_in(deal)
        state = deal.copy()
        while state.phase == PLAY and state.turn >= 0:
            suit, rank = divmod(play_out(layout_in(state), cards=1), 8)
            play = next(
                a
                for a in state.legal_actions(state.turn).actions
                if a.text() == f"play:{FRENCH.codes[card_of(suit, rank)]}"
            )
            state.play(play)
        play_out(layout)
        assert tuple(layout.taken) == state.taken


def test_a_card_needs_no_hand_but_its_players() -> None:
    for deal in bid_deals(20):
        state = deal.copy()
        while state.phase == PLAY and state.turn >= 0:
            known = play_out(layout_in(state), cards=1)
            assert play_out(layout_seen(state.view(state.turn), state.turn), cards=1) == known
            state.play(chosen(state, GAME.heuristic))
