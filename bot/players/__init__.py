"""Computer players: they get a view as a person does, never a state."""

from bot.players.base import Graded, Hasty, Player
from bot.players.judge import JudgePlayer
from bot.players.pool import Pool
from bot.players.random import RandomPlayer

__all__ = ["Graded", "Hasty", "JudgePlayer", "Player", "Pool", "RandomPlayer"]
