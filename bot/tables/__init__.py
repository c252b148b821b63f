"""The table service: who sits where, one lock a table, an event log that is the truth."""

from bot.storage import GuildSettings, Preferences, QuietHours
from bot.tables.absence import left_seats
from bot.tables.archive import people_in, record_in, with_names
from bot.tables.deadlines import Reminder
from bot.tables.evening import Evening, GameSheet, evening
from bot.tables.house_rules import HouseBook, HouseRules
from bot.tables.models import Changed, Clock, GameEnd, Hand, Seat, Standing, Table
from bot.tables.order import check_may_close
from bot.tables.pace import Limits, Pace
from bot.tables.privacy import AREAS
from bot.tables.ratings import PROVISIONAL, Rating
from bot.tables.seasons import ALL_TIME, Season
from bot.tables.service import TableService
from bot.tables.settings import SettingsBook
from bot.tables.statistics import Board, By, OwnFigures

__all__ = [
    "ALL_TIME",
    "AREAS",
    "PROVISIONAL",
    "Board",
    "By",
    "Changed",
    "Clock",
    "Evening",
    "GameEnd",
    "GameSheet",
    "GuildSettings",
    "Hand",
    "HouseBook",
    "HouseRules",
    "Limits",
    "OwnFigures",
    "Pace",
    "Preferences",
    "QuietHours",
    "Rating",
    "Reminder",
    "Season",
    "Seat",
    "SettingsBook",
    "Standing",
    "Table",
    "TableService",
    "check_may_close",
    "evening",
    "left_seats",
    "people_in",
    "record_in",
    "with_names",
]
