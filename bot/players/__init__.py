"""Computer players: they get a seat's view as a person does, never a game's state.

`bot/tables` calls them; `WorkerPool` runs their searches in separate processes.
"""

from bot.players.advice import Adviser, advise
from bot.players.base import Player, SupportsImmediateMove, SupportsLevels, SupportsStyles
from bot.players.daily_master import Master, deciding_files, master, version_of
from bot.players.explain import deciding_rule
from bot.players.heuristic_player import HeuristicPlayer
from bot.players.levels import LEVELS, Level
from bot.players.parent_watchdog import exit_with_parent
from bot.players.random import RandomPlayer, random_action
from bot.players.ratings import rating_of, ratings_of
from bot.players.review import DecisionPoint, DecisionReview, review_decision, turns
from bot.players.search import Decision, think
from bot.players.styles import Manner, manner_of
from bot.players.worker_pool import SEARCH_SECONDS, WorkerPool
