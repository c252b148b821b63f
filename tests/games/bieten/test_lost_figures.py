"""Players don't add points to a figure that open cards of another seat have decided against them."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.contract.random_play import random_action
from bot.games.bieten import GAME
from bot.games.bieten.actions import Bet, Good, Hold, Raise
from bot.games.bieten.cards import FIGURES, GLEICH
from bot.games.bieten.heuristic import JUDGE
from bot.games.bieten.lost_figures import lost_figures
from bot.games.bieten.position import PLAY
from bot.games.bieten.scoring import winners_by_cards
from bot.players import LEVELS, think
from tests.games.bieten.table import dealt
from tests.games.bieten.test_thumb import middle


def lost(table, seat):
    view = table.state.view(seat)
    return {FIGURES[figure] for figure in range(5) if lost_figures(view, seat, view.hand) >> figure & 1}


def masters_choices(view, tries=8):
    return {think(GAME, view, Random(seed), LEVELS["master"]).action for seed in range(tries)}


def test_an_open_ace_beats_a_king_and_any_weli():
    table = dealt(["Ah 8b 9a", "Kh 7h W"], "1 play Kh", "0 play Ah")
    assert lost(table, 1) == {"red"}
    assert lost(table, 0) == set()


def test_a_weli_can_still_become_the_ace_above_an_open_king():
    table = dealt(["Kh 8b 9a", "9h 7b W"], "1 play 9h", "0 play Kh")
    assert lost(table, 1) == set()


def test_a_weli_that_did_not_follow_can_not_become_the_suit():
    table = dealt(["Kh 8b 9a", "9l 7b W"], "1 play 9l", "0 play Kh", "1 play 7b", "0 play 8b", "0 play 9a")
    assert "red" not in lost(table, 1)
    table = dealt(["Kh 8b 9a", "9l 7b W"], dealer=1).play("0 play Kh", "1 play 7b")
    assert lost(table, 1) == {"red"}


def test_the_same_rank_without_a_wild_card_is_a_tie_and_not_lost():
    table = dealt(["Kh Ka 8b", "Kb Kl 9a"], dealer=1).play("0 play Kh", "1 play Kl", "0 play Ka")
    assert "gleich" not in lost(table, 1)


def test_a_card_of_the_last_trick_that_is_beaten_has_lost_spiel():
    table = dealt(["Ah 8b Ka", "9h 7b 9a"], dealer=1)
    table.play("0 play Ah", "1 play 9h", "0 play 8b", "1 play 7b")
    assert "game" not in lost(table, 1)
    table.play("0 play Ka")
    assert "game" in lost(table, 1)


@given(seed=st.integers(0, 2**32 - 1), steps=st.integers(0, 60))
@settings(max_examples=40, deadline=None, derandomize=True)
def test_no_lost_figure_is_won(seed: int, steps: int) -> None:
    """The seat never has the figure in the end, for any later plays."""
    state, rng = middle(seed, steps), Random(seed)
    hands, marked = state.hands, [0] * state.seats
    position = state.copy()
    while position.phase == PLAY:
        for seat in position.players:
            marked[seat] |= lost_figures(position, seat, hands[seat])
        before = position.copy()
        action = random_action(GAME, position, rng)
        position.play(action)
        if position.phase != PLAY:
            before.plays += (action,)
            before.taker = position.taker
            if before.named != position.named:
                before.named = position.named
            winners = winners_by_cards(before, hands)
            assert not any(winner >= 0 and marked[winner] >> figure & 1 for figure, winner in enumerate(winners))


def test_the_master_does_not_hold_a_king_against_the_open_ace_of_the_bettor():
    table = dealt(["Ah 8b 9a", "Kh Tb Ua"], "1 play Kh", "0 play Ah", "0 bet red", scores=(4, 8))
    view = table.state.view(1)
    assert Hold(1) in view.legal.actions
    assert masters_choices(view) == {Good(1)}
    assert {JUDGE.choose(view, Random(seed)) for seed in range(20)} == {Good(1)}


def test_the_master_does_not_bet_or_raise_a_lower_pair_against_a_higher_open_one():
    table = dealt(["Ka Kb 9a", "Tb Ta 8h"], dealer=1).play("0 play Ka", "1 play Ta", "0 play Kb")
    view = table.state.view(1)
    assert Bet(1, GLEICH) in view.legal.actions
    assert Bet(1, GLEICH) not in GAME.evaluator.candidates(view)
    assert Bet(1, GLEICH) not in masters_choices(view) | {JUDGE.choose(view, Random(seed)) for seed in range(60)}
    table = dealt(["Ka Kb 9a", "Tb Ta 8h"], "0 bet gleich", "1 hold", dealer=1)
    table.play("0 play Ka", "1 play Ta", "0 play Kb")
    view = table.state.view(1)
    assert Raise(1, GLEICH) in view.legal.actions
    assert Raise(1, GLEICH) not in masters_choices(view) | {JUDGE.choose(view, Random(seed)) for seed in range(20)}


def test_a_lost_bet_of_a_person_is_never_shown_as_a_gain():
    table = dealt(["Ka Kb 9a", "Tb Ta 8h"], dealer=1).play("0 play Ka", "1 play Ta", "0 play Kb")
    view = table.state.view(1)
    found = GAME.evaluator.compare(view, (None, Bet(1, GLEICH), *view.legal.actions[-1:]), None, 12, Random(1))
    assert found[1].margin <= 0


@pytest.mark.parametrize("scores", [(0, 9, 0)])
def test_a_lost_figure_is_held_where_another_seat_should_have_the_points(scores):
    """The bettor needs 2 points; the third seat's ace lies open, and gets the points instead of the bettor."""
    table = dealt(["9h 8l 7a", "Kh Tl 9l", "Ah 7b 8b"], dealer=2, scores=scores)
    table.play("0 play 9h", "1 play Kh", "2 play Ah", "1 bet red", "2 good")
    view = table.state.view(0)
    assert lost(table, 0) >= {"red"}
    assert masters_choices(view) == {Hold(0)}


def test_where_points_beyond_the_target_are_deducted_players_may_bet_lost_figures():
    table = dealt(["Ka Kb 9a", "Tb Ta 8h"], dealer=1, exact_target=True)
    table.play("0 play Ka", "1 play Ta", "0 play Kb")
    assert Bet(1, GLEICH) in GAME.evaluator.candidates(table.state.view(1))


@pytest.mark.parametrize("seats", range(2, 7))
def test_no_computer_player_bets_or_raises_a_lost_figure(seats: int) -> None:
    """Heuristic, novice and the master's options, in random games of two to six players, until it could happen."""
    rng, met = Random(seats), 0
    state = GAME.start(GAME.options.validate({}), seats, 0)
    while met < 3:
        for seat in state.players if state.phase == PLAY else ():
            view = state.view(seat)
            lost = lost_figures(view, seat, view.hand)
            claims = {a for a in view.legal.actions if isinstance(a, Bet | Raise) and lost >> a.figure & 1}
            if claims:
                met += 1
                chosen = {judge.choose(view, rng) for judge in (GAME.heuristic, GAME.novice)}
                assert not claims & {*chosen, *GAME.evaluator.candidates(view)}
        if state.outcome:
            state = GAME.start(GAME.options.validate({}), seats, 0)
        state.play(state.chance(rng) if state.is_chance_node else random_action(GAME, state, rng))
