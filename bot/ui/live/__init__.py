"""What stays in a channel and is kept up to date: panels, hands, mentions, notices."""

from bot.ui.live.board import Board
from bot.ui.live.direct_messages import DirectMessages
from bot.ui.live.hands import Hands
from bot.ui.live.kept import Keeper, Kept
from bot.ui.live.late_pictures import LatePictures
from bot.ui.live.mentions import Mentions
from bot.ui.live.outages import Outages
from bot.ui.live.restart_notice import RestartNotice

__all__ = [
    "Board",
    "DirectMessages",
    "Hands",
    "Keeper",
    "Kept",
    "LatePictures",
    "Mentions",
    "Outages",
    "RestartNotice",
]
