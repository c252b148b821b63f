"""Random play for tests: any state, any game."""

from random import Random

from bot.rules.actions import Action, CardSelection
from bot.rules.game import AnyGame
from bot.rules.state import State


def random_action(game: AnyGame, state: State, rng: Random) -> Action:
    """Return a random legal action of a random seat that has one; or what chance does when it is due."""
    if state.is_chance_node:
        return state.chance(rng)
    seats = [seat for seat in range(state.seats) if state.legal_actions(seat)]
    option = rng.choice(state.legal_actions(rng.choice(seats)))
    return choose_within(game, state, option, rng) if isinstance(option, CardSelection) else option


def choose_within(game: AnyGame, state: State, choice: CardSelection, rng: Random) -> Action:
    """Return a random action that a choice stands for."""
    if choice.count:
        rest = [card for card in choice.cards if card not in choice.must]
        cards = (*choice.must, *rng.sample(rest, choice.count - len(choice.must)))
        line = {"seat": choice.seat, "act": choice.act, "cards": game.deck.show(cards)}
        return game.codec.read(line, state.seats)
    fitting = [
        action
        for action in game.all_actions(state)
        if action.seat == choice.seat and action.act == choice.act and state.allows(action)
    ]
    return rng.choice(fitting)


def sensible_action(game: AnyGame, state: State, rng: Random) -> Action:
    """Return what the computer players do, those who needn't act asked first; or what chance does when it is due."""
    if state.is_chance_node:
        return state.chance(rng)
    seats = rng.sample(range(state.seats), state.seats)
    for seat in sorted(seats, key=lambda seat: seat in state.waiting_for):
        if state.legal_actions(seat):
            action = game.heuristic.choose(state.view(seat), rng)
            if action is not None:
                return action
    raise AssertionError("nobody acts, although somebody is waited for")
