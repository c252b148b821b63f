"""Plays any game from any position: random legal actions, or those of the game's heuristic."""

from random import Random

from bot.rules.actions import Action, CardSelection
from bot.rules.game import AnyGame
from bot.rules.state import State


class NoActionError(Exception):
    """No seat acts, although the game waits for one."""


def random_action(game: AnyGame, state: State, rng: Random) -> Action:
    """Return a random legal action of a random seat that has one; or what chance does when it is due.

    Raises:
        NoActionError: no seat has a legal action.
    """
    if state.is_chance_node:
        return state.chance(rng)
    seats = [seat for seat in range(state.seats) if state.legal_actions(seat)]
    if not seats:
        raise NoActionError
    option = rng.choice(state.legal_actions(rng.choice(seats)))
    return _choose_within(game, state, option, rng) if isinstance(option, CardSelection) else option


def _choose_within(game: AnyGame, state: State, choice: CardSelection, rng: Random) -> Action:
    """Return a random action of a selection."""
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
    """Return the action of the computer players, or what chance does when it is due.

    Seats that the game does not wait for are asked first.

    Raises:
        NoActionError: the heuristic chooses no action for any seat.
    """
    if state.is_chance_node:
        return state.chance(rng)
    seats = rng.sample(range(state.seats), state.seats)
    for seat in sorted(seats, key=lambda seat: seat in state.waiting_for):
        if state.legal_actions(seat):
            action = game.heuristic.choose(state.view(seat), rng)
            if action is not None:
                return action
    raise NoActionError
