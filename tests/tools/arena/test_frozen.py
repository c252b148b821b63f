"""`rule-0.1`, which computer players are measured against, decides for ever as it did when it was frozen."""

import json
from collections.abc import Iterator
from hashlib import sha256
from random import Random

import pytest

from bot.contract import random_action
from bot.games import find_game
from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.options import Values
from bot.rules.state import State
from tools.arena.frozen import FROZEN

# Another hash means that a frozen player decides otherwise, or that the rules it plays by have changed. Revert the
# first change. After the second, such as another order of legal actions, compute the hash again, and say in the pull
# request why the decisions are as good as they were.
PINNED = {
    "betel": "d92a21b17d626409ec65bea57e6da198bcb7a8d17cf2b56d7be151cab74a221a",
    "bid_whist": "114785047706eb51b8dc22a163c243ad5703a184c43163ff26ce69c16b069384",
    "bieten": "048a94d23b2fa30da67db3a0876beec08ccf11e6d02671762a959e7ec2107431",
}
VIEWS = 120
"""Decisions for each way to play."""
WANDERS = 0.1
"""How often a game goes on by anything legal, so that hands and tricks come up to which judgement never leads."""


def ways(game: AnyGame) -> Iterator[tuple[Values, int]]:
    """Yield options and a number of seats: every preset, and every number that it can be played with."""
    for preset in game.options.presets or ("",):
        options = game.options.validate({"preset": preset} if preset else {})
        for seats in [game.recommended_seats(options)] if preset else game.seat_range:
            yield options, seats


def decisions(game: AnyGame, options: Values, seats: int) -> Iterator[Action | None]:
    """Yield what the frozen player decides in games that wander."""
    rng, left = Random(f"{game.id}/{game.options.code(options)}/{seats}"), VIEWS
    while True:
        state = game.start(options, seats, rng.randrange(seats))
        while state.outcome is None:
            if not state.is_chance_node:
                asked = [seat for seat in range(seats) if state.legal_actions(seat)]
                chosen = [FROZEN[game.id].choose(state.view(seat), rng) for seat in asked]
                yield from chosen
                left -= len(chosen)
                if left <= 0:
                    return
            state = state.apply(_next(game, state, rng)).state


def _next(game: AnyGame, state: State, rng: Random) -> Action:
    if state.is_chance_node or rng.random() < WANDERS:
        return random_action(game, state, rng)
    chosen = [FROZEN[game.id].choose(state.view(seat), rng) for seat in state.waiting_for]
    return next(action for action in chosen if action is not None)


@pytest.mark.parametrize("game_id", PINNED)
def test_frozen_players_decide_as_they_always_did(game_id: str) -> None:
    game, told = find_game(game_id), sha256()
    for options, seats in ways(game):
        for action in decisions(game, options, seats):
            told.update(json.dumps(action and action.json()).encode() + b"\n")
    assert told.hexdigest() == PINNED[game_id]


def test_every_frozen_player_is_pinned() -> None:
    assert FROZEN.keys() == PINNED.keys()
