"""Computer players: they get a view as a person does, never a state."""

from bot.players.base import Graded, Hasty, Player
from bot.players.judge import JudgePlayer
from bot.players.levels import PLAYERS
from bot.players.pool import SECONDS, Pool
from bot.players.random import RandomPlayer
from bot.players.ratings import measured, rating_of

__all__ = [
    "PLAYERS",
    "SECONDS",
    "Graded",
    "Hasty",
    "JudgePlayer",
    "Player",
    "Pool",
    "RandomPlayer",
    "measured",
    "rating_of",
]
