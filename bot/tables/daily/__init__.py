"""The deal of the day: one per game, the same cards for everyone, one try each (docs/daily.md).

Days are UTC dates in ISO 8601.
"""

from bot.tables.daily.calendar import later, number_of, seat_for, streak
from bot.tables.daily.service import NEWS, DailyDealService
from bot.tables.daily.standings import DailyDeal, RankingRow
