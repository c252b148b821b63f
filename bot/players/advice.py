"""What the strongest player thinks of a view, for people who ask: the same answer for the same luck."""

from dataclasses import replace
from random import Random
from typing import Protocol

from bot.players.levels import LEVELS
from bot.players.search import Decision, think
from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.state import View

ADVISER = LEVELS["master"]
"""Who is asked."""
SECONDS = 4.0
"""Seconds after which the rule of thumb's choice stands; on an idle machine a tenth of a second is enough."""


class Adviser(Protocol):
    """Takes what `counsel` takes, and answers beside the event loop."""

    async def __call__(
        self, game: AnyGame, view: View, luck: str, also: Action | None = None, level: str | None = None
    ) -> Decision:
        """Return what `counsel` returns."""
        ...


def advise(game: AnyGame, view: View, luck: str, also: Action | None = None, level: str | None = None) -> Decision:
    """Return what the strongest player would do, and what everything that is worth weighing is worth.

    Args:
        game: what is played.
        view: what the seat may know; `view.legal` is not empty.
        luck: what its luck begins with.
        also: an action to be weighed as well; None: nothing more.
        level: who is asked instead, the choice without what a weaker level may spoil; None: the strongest.
    """
    asked = ADVISER if level is None else replace(LEVELS[level], regret=0.0)
    return think(game, view, Random(luck), asked, seconds=SECONDS, also=also)
