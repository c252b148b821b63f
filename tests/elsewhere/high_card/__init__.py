"""High card, about the smallest game there can be; see rules.py."""

from bot.games.high_card.game import GAME

__all__ = ["GAME"]
