"""Computer players: they get a view as a person does, never a state."""

from bot.players.base import Graded, Hasty, Mannered, Player
from bot.players.coach import Turn, Verdict, look_back, turns
from bot.players.counsel import Adviser, counsel
from bot.players.judge import JudgePlayer
from bot.players.levels import PLAYERS
from bot.players.manners import MANNERS, Manner, manner_of
from bot.players.masters import Master, master, version_of
from bot.players.orphans import end_with_parent
from bot.players.pool import SECONDS, Pool
from bot.players.random import RandomPlayer
from bot.players.ratings import measured, rating_of
from bot.players.search import Decision
from bot.players.why import Stood, stood, worth

__all__ = [
    "MANNERS",
    "PLAYERS",
    "SECONDS",
    "Adviser",
    "Decision",
    "Graded",
    "Hasty",
    "JudgePlayer",
    "Manner",
    "Mannered",
    "Master",
    "Player",
    "Pool",
    "RandomPlayer",
    "Stood",
    "Turn",
    "Verdict",
    "counsel",
    "end_with_parent",
    "look_back",
    "manner_of",
    "master",
    "measured",
    "rating_of",
    "stood",
    "turns",
    "version_of",
    "worth",
]
