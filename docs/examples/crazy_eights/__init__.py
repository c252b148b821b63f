"""Crazy Eights: the package of the game. The bot finds it by its `GAME`."""

from .game import GAME

__all__ = ["GAME"]
