"""What the strongest player thinks of a view, for people who ask: the same answer for the same luck."""

from collections.abc import Awaitable, Callable
from random import Random

from bot.players.levels import LEVELS
from bot.players.search import Decision, think
from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.state import View

ADVISER = LEVELS["master"]
"""Who is asked."""
SECONDS = 4.0
"""Seconds after which the worlds looked at so far have to do; on an idle machine a tenth of a second is enough."""

Adviser = Callable[[AnyGame, View, str, Action | None], Awaitable[Decision]]
"""Takes what `counsel` takes, and answers beside the event loop."""


def counsel(game: AnyGame, view: View, luck: str, also: Action | None = None) -> Decision:
    """Return what the strongest player would do, and what everything that is worth weighing is worth.

    Args:
        game: what is played.
        view: what the seat may know; `view.legal` is not empty.
        luck: what its luck begins with.
        also: an action to be weighed as well; None: nothing more.
    """
    return think(game, view, Random(luck), ADVISER, seconds=SECONDS, also=also)
