"""The random player: for tests, and as a fallback for faulty players."""

from random import Random

from bot.rules.actions import Action, CardSelection
from bot.rules.game import AnyGame
from bot.rules.state import View


class RandomPlayer:
    """A player of one game that takes a random legal action."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._game = game
        self._rng = rng

    async def choose(self, view: View) -> Action:
        """Return a random legal action."""
        return random_action(self._game, view, self._rng)


def random_action(game: AnyGame, view: View, rng: Random) -> Action:
    """Return a random legal action of a view's seat.

    Args:
        view: the seat's view; `view.legal` is not empty.
    """
    option = rng.choice(view.legal)
    return _within(game, view, option, rng) if isinstance(option, CardSelection) else option


def _within(game: AnyGame, view: View, choice: CardSelection, rng: Random) -> Action:
    """Return a random action of a selection.

    Its form, and where the selection has no count its legality, come from a state with the hidden cards dealt again:
    what is legal for a seat does not depend on hidden cards.
    """
    state = game.determinize(view, rng)
    if choice.count:
        rest = [card for card in choice.cards if card not in choice.must]
        cards = (*choice.must, *rng.sample(rest, choice.count - len(choice.must)))
        line = {"seat": choice.seat, "act": choice.act, "cards": game.deck.show(cards)}
        action: Action = game.codec.read(line, state.seats)
        if state.allows(action):
            return action
    fitting = (a for a in game.all_actions(state) if a.seat == choice.seat and a.act == choice.act)
    return rng.choice([action for action in fitting if state.allows(action)])
