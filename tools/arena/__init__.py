"""The arena: two players over the same cards, until the boards say which of them is better."""

from tools.arena.board import Asked, Played, Table
from tools.arena.figures import Figures, Share, figures
from tools.arena.kept import Differs, Kept, Unreadable
from tools.arena.match import Match
from tools.arena.mine import Nugget, mine
from tools.arena.position import Position, played, without_seat
from tools.arena.run import play_all, tasks, work_all
from tools.arena.sprt import Sprt, Tested

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
