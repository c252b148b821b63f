"""The protocols of computer players."""

from typing import Protocol, runtime_checkable

from bot.players.styles import Manner
from bot.rules.actions import Action
from bot.rules.state import View


class Player(Protocol):
    """A computer player of one game, for any seat and any table."""

    async def choose(self, view: View) -> Action | None:
        """Return a legal action of the seat with this view.

        Args:
            view: the seat's view; `view.legal` is not empty.

        Returns:
            None: nothing for now; valid only where the game can go on without this seat.
        """
        ...


@runtime_checkable
class SupportsLevels(Player, Protocol):
    """A player with a selectable strength."""

    def at(self, level: str) -> Player:
        """Return the same player at a level (`bot.players.levels`), before its first choice."""
        ...


@runtime_checkable
class SupportsStyles(Player, Protocol):
    """A player with a selectable style."""

    def with_style(self, manner: Manner) -> Player:
        """Return the same player with a style (`bot.players.styles`), before its first choice."""
        ...


@runtime_checkable
class SupportsImmediateMove(Protocol):
    """A player that can move immediately when its time is up."""

    async def at_once(self, view: View) -> Action | None:
        """Return the heuristic's move while `choose` for the same view still searches; None as there."""
        ...
