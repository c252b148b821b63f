"""Hints: the strongest player's evaluation of a view; the same seed gives the same answer."""

from random import Random
from typing import Protocol

from bot.players.levels import LEVELS
from bot.players.search import Decision, think
from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.state import View

ADVISER = LEVELS["master"]
"""The level that is asked."""
TIMEOUT_SECONDS = 4.0
"""Seconds after which the heuristic's choice is returned; an idle machine needs a tenth of a second."""


class Adviser(Protocol):
    """A function with the arguments of `advise` that runs beside the event loop."""

    async def __call__(
        self, game: AnyGame, view: View, luck: str, also: Action | None = None, level: str | None = None
    ) -> Decision:
        """Return the result of `advise`."""
        ...


def advise(game: AnyGame, view: View, luck: str, also: Action | None = None, level: str | None = None) -> Decision:
    """Return the strongest player's choice, with the value of every option worth comparing.

    Args:
        view: the seat's view; `view.legal` is not empty.
        luck: the prefix of the seed.
        also: an action to compare as well; None: none.
        level: another level to ask; None: the strongest.
    """
    asked = ADVISER if level is None else LEVELS[level]
    return think(game, view, Random(luck), asked, seconds=TIMEOUT_SECONDS, also=also)
