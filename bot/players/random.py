"""The player that does anything legal: for tests, and for when judgement fails."""

from random import Random

from bot.rules.actions import Action, CardSelection
from bot.rules.game import AnyGame
from bot.rules.state import View


class RandomPlayer:
    """A player for one game that takes one of its legal actions at random.

    Args:
        game: what is played.
        rng: what decides.
    """

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._game = game
        self._rng = rng

    async def choose(self, view: View) -> Action:
        """Return a random legal action."""
        return random_action(self._game, view, self._rng)


def random_action(game: AnyGame, view: View, rng: Random) -> Action:
    """Return a random legal action of a view's seat.

    Args:
        game: what is played.
        view: what the seat may know; `view.legal` is not empty.
        rng: what decides.
    """
    option = rng.choice(view.legal)
    return _within(game, view, option, rng) if isinstance(option, CardSelection) else option


def _within(game: AnyGame, view: View, choice: CardSelection, rng: Random) -> Action:
    """Return a random action that a choice stands for.

    Its form and, where the choice has no count, the game's word for it are asked of a state with the hidden cards
    dealt anew: what is legal for a seat depends on nothing that it doesn't see.
    """
    state = game.determinize(view, rng)
    if choice.count:
        rest = [card for card in choice.cards if card not in choice.must]
        cards = (*choice.must, *rng.sample(rest, choice.count - len(choice.must)))
        line = {"seat": choice.seat, "act": choice.act, "cards": game.deck.show(cards)}
        action: Action = game.codec.read(line, state.seats)
        if state.allows(action):
            return action
    fitting = (a for a in game.universe(state) if a.seat == choice.seat and a.act == choice.act)
    return rng.choice([action for action in fitting if state.allows(action)])
