"""What stays in a channel and is kept up to date: panels, hands, mentions, notices."""

from bot.ui.live.board import Board
from bot.ui.live.direct_messages import CLOSED_NOTE
from bot.ui.live.kind_messages import KindMessage
from bot.ui.live.lapsed import LAPSED, LapsedMessages
from bot.ui.live.late_pictures import LatePictures
from bot.ui.live.reach import Reach
from bot.ui.live.superseded_messages import SupersededMessage
from bot.ui.live.threads import A_WEEK
from bot.ui.live.upkeep import Upkeep

__all__ = [
    "A_WEEK",
    "CLOSED_NOTE",
    "LAPSED",
    "Board",
    "KindMessage",
    "LapsedMessages",
    "LatePictures",
    "Reach",
    "SupersededMessage",
    "Upkeep",
]
