"""The arena: two players over the same cards, until the boards say which of them is better."""

from bot.players.arena.board import Asked, Played, Table
from bot.players.arena.figures import Figures, Share, figures
from bot.players.arena.kept import Differs, Kept, Unreadable
from bot.players.arena.match import Match
from bot.players.arena.run import play_all, tasks
from bot.players.arena.sprt import Sprt, Tested

__all__ = [
    "Asked",
    "Differs",
    "Figures",
    "Kept",
    "Match",
    "Played",
    "Share",
    "Sprt",
    "Table",
    "Tested",
    "Unreadable",
    "figures",
    "play_all",
    "tasks",
]
