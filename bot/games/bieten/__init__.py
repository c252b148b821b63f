"""Bieten, a Tyrolean game of betting on five figures (the rules in prose are on top of state.py)."""

from bot.games.bieten.game import GAME
