"""The arena: compares two computer players over the same cards (docs/dev/arena.md)."""

from tools.arena.arena_position import ArenaPosition
from tools.arena.blunders import CostlyDecision, mine
from tools.arena.board import BoardGame, BoardGameResult
from tools.arena.game_store import FinishedGameFile, InvalidGameFile, MatchMismatch
from tools.arena.match import Match
from tools.arena.runner import play_all, tasks, work_all
from tools.arena.sprt import Sprt, SprtResult
from tools.arena.statistics import Interval, MatchStatistics, figures
