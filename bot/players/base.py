"""What a computer player is."""

from typing import Protocol, runtime_checkable

from bot.players.styles import Manner
from bot.rules.actions import Action
from bot.rules.state import View


class Player(Protocol):
    """Somebody who chooses; one for a game, for any seat and any table."""

    async def choose(self, view: View) -> Action | None:
        """Return a legal action of the seat whose view this is.

        Args:
            view: what the seat may know; `view.legal` is not empty.

        Returns:
            None: nothing for now; taken as an answer only where the game can go on without this seat.
        """
        ...


@runtime_checkable
class SupportsLevels(Player, Protocol):
    """A player that plays as well as it is asked to."""

    def at(self, level: str) -> Player:
        """Return the same player at a level (`bot.players.levels`), before it chooses anything."""
        ...


@runtime_checkable
class SupportsStyles(Player, Protocol):
    """A player that can like one thing better than another among equals."""

    def of_manner(self, manner: Manner) -> Player:
        """Return the same player with a manner (`bot.players.styles`), before it chooses anything."""
        ...


@runtime_checkable
class SupportsImmediateMove(Protocol):
    """A player that has something to do as well when its time is up before it has chosen."""

    async def at_once(self, view: View) -> Action | None:
        """Return what it does by rule of thumb, while `choose` for the same view still thinks; None as there."""
        ...
