"""The table service: who sits where, one lock a table, an event log that is the truth."""

from bot.storage import GuildSettings, Preferences, QuietHours
from bot.tables.clock.deadlines import Reminder
from bot.tables.history.archive import people_in, record_in, with_names
from bot.tables.history.evening import Evening, GameSheet, evening
from bot.tables.history.ratings import PROVISIONAL, Rating
from bot.tables.history.seasons import ALL_TIME, Season
from bot.tables.history.statistics import Board, By, OwnFigures, Standing
from bot.tables.house_rules import HouseBook, HouseRules
from bot.tables.kept.privacy import AREAS
from bot.tables.limits import Limits, Pace
from bot.tables.models import Changed, Clock, GameEnd, Hand, Round, Seat, Table
from bot.tables.seats.absence import left_seats
from bot.tables.seats.hosting import check_may_close
from bot.tables.service import TableService
from bot.tables.settings import SettingsBook

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
    "Round",
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
