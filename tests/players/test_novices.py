"""Novices play legally, make no dominated bets, and lose to club players."""

from random import Random

import pytest

from bot.games import all_games, find_game
from bot.games.bid_whist import GAME
from bot.games.bid_whist.novice import BidWhistNovice
from bot.games.bid_whist.position import PLAY
from bot.games.bid_whist.state import State
from bot.rules.heuristic import misjudgement
from tools.arena import BoardGame, Match


def test_a_hand_is_misjudged_the_same_way_each_time_and_as_much_as_asked() -> None:
    assert misjudgement(7, 0.0, 1.0) == misjudgement(7, 0.0, 1.0)
    errors = [misjudgement(hand, 0.5, 2.0) for hand in range(500)]
    mean = sum(errors) / len(errors)
    assert mean == pytest.approx(0.5, abs=0.3)
    assert sum((one - mean) ** 2 for one in errors) / len(errors) == pytest.approx(4.0, rel=0.25)


@pytest.mark.parametrize("game", all_games())
def test_novices_play_to_the_end_of_a_game(game: str) -> None:
    rules = find_game(game)
    options = rules.options.validate({"target": 5} if game == "bieten" else {})
    match = Match(game, options, rules.recommended_seats(options), "novice", "novice", 1)
    assert BoardGame(match, 0, 0).play().decisions > 5


def test_a_novice_at_bid_whist_remembers_the_last_book_only() -> None:
    novice, rng = BidWhistNovice(), Random(1)
    state: State = GAME.start(GAME.options.validate({}), 4, 0)
    while state.phase != PLAY or len(state.tricks) < 3:
        action = state.chance(rng) if state.is_chance_node else novice.choose(state.view(state.turn), rng)
        assert action is not None
        state.play(action)
    seat, order = state.turn, state.order
    assert order is not None
    scene = novice.context(state.view(seat), seat, order)
    owners = [
        (card, (trick.leader + place) % 4) for trick in state.tricks[:2] for place, card in enumerate(trick.cards)
    ]
    assert all(scene.unseen >> card & 1 for card, owner in owners if owner != seat and card < 52)
    assert not any(scene.unseen >> card & 1 for card, owner in owners if owner == seat)
    assert not any(scene.unseen >> card & 1 for card in state.tricks[2].cards)
