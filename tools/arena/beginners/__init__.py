"""Beginners: players that follow the advice of the tutorial."""

from collections.abc import Mapping
from typing import Any

from bot.rules.heuristic import Heuristic
from tools.arena.beginners.bid_whist import BidWhistBeginner

BEGINNERS: Mapping[str, Heuristic[Any]] = {"bid_whist": BidWhistBeginner()}
"""By the game's id."""
