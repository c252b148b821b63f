"""High card, about the smallest game there can be; see rules.py."""

from .game import GAME

__all__ = ["GAME"]
