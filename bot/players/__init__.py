"""Computer players: they get a view as a person does, never a state."""

from bot.players.base import Player
from bot.players.pool import Pool
from bot.players.random import RandomPlayer
from bot.players.thumb import ThumbPlayer

__all__ = ["Player", "Pool", "RandomPlayer", "ThumbPlayer"]
