"""Computer players: they get a view as a person does, never a state."""

from bot.players.base import Graded, Hasty, Mannered, Player
from bot.players.coach import Turn, Verdict, look_back, turns
from bot.players.counsel import Adviser, counsel
from bot.players.judge import JudgePlayer
from bot.players.levels import LEVELS, Level
from bot.players.manners import MANNERS, Manner, manner_of
from bot.players.masters import Master, deciding_files, master, version_of
from bot.players.orphans import end_with_parent
from bot.players.pool import SECONDS, Pool
from bot.players.random import RandomPlayer, random_action
from bot.players.ratings import rating_of, ratings_of
from bot.players.search import Decision, think
from bot.players.why import Stood, stood, worth

__all__ = [
    "LEVELS",
    "MANNERS",
    "SECONDS",
    "Adviser",
    "Decision",
    "Graded",
    "Hasty",
    "JudgePlayer",
    "Level",
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
    "deciding_files",
    "end_with_parent",
    "look_back",
    "manner_of",
    "master",
    "random_action",
    "rating_of",
    "ratings_of",
    "stood",
    "think",
    "turns",
    "version_of",
    "worth",
]
