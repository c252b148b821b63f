"""Masters of tests: the heuristic, quicker than any search."""

from random import Random

from bot.games.bieten import state
from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.state import View


def by_rule(game: AnyGame, view: View, luck: str) -> Action | None:
    """Return the action of the heuristic for a seat that must act, the same for the same prefix.

    In Bieten it could bet at any other moment, too, which a person who waits for their turn would not have done.
    """
    if isinstance(view, state.View) and view.seat not in view.waiting_for:
        return None
    return game.heuristic.choose(view, Random(luck))


async def at_once(game: AnyGame, view: View, luck: str) -> Action | None:
    """Return the same as `by_rule`."""
    return by_rule(game, view, luck)
