"""High card, about the smallest game there can be; see state.py."""

from .game import GAME

__all__ = ["GAME"]
