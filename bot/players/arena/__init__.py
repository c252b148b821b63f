"""The arena: two players over the same cards, until the boards say which of them is better."""

from bot.players.arena.board import Asked, Played, Table
from bot.players.arena.figures import Figures, Share, figures
from bot.players.arena.kept import Differs, Kept, Unreadable
from bot.players.arena.match import Match
from bot.players.arena.mine import Nugget, mine
from bot.players.arena.position import Position, played, without_seat
from bot.players.arena.run import play_all, tasks, work_all
from bot.players.arena.sprt import Sprt, Tested

__all__ = [
    "Asked",
    "Differs",
    "Figures",
    "Kept",
    "Match",
    "Nugget",
    "Played",
    "Position",
    "Share",
    "Sprt",
    "Table",
    "Tested",
    "Unreadable",
    "figures",
    "mine",
    "play_all",
    "played",
    "tasks",
    "without_seat",
    "work_all",
]
