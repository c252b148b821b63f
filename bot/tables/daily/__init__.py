"""The deal of the day: one of each game, the same cards for everybody, one try each (docs/daily.md)."""

from bot.tables.daily.days import day_of, later, number_of, seat_for, streak
from bot.tables.daily.service import NEWS, Daily
from bot.tables.daily.standings import DealOfDay, Ranked, Try

__all__ = ["NEWS", "Daily", "DealOfDay", "Ranked", "Try", "day_of", "later", "number_of", "seat_for", "streak"]
