"""What came of finished games: records, slates, statistics, ratings, seasons."""

from bot.tables.history.archive import Archive, people_in, record_in, with_names
from bot.tables.history.attendance import attendance
from bot.tables.history.coaching import Coaching, LookBack, Looked, Report
from bot.tables.history.digest import Digest, Digests, Due
from bot.tables.history.evening import Evening, GameSlate, evening
from bot.tables.history.ratings import AVERAGE, PROVISIONAL, Finished, Ladder, Rating
from bot.tables.history.ratings import VERSION as RATING_VERSION
from bot.tables.history.seasons import ALL_TIME, Season
from bot.tables.history.statistics import By, Leaderboard, OwnFigures, Standing, Statistics

__all__ = [
    "ALL_TIME",
    "AVERAGE",
    "PROVISIONAL",
    "RATING_VERSION",
    "Archive",
    "By",
    "Coaching",
    "Digest",
    "Digests",
    "Due",
    "Evening",
    "Finished",
    "GameSlate",
    "Ladder",
    "Leaderboard",
    "LookBack",
    "Looked",
    "OwnFigures",
    "Rating",
    "Report",
    "Season",
    "Standing",
    "Statistics",
    "attendance",
    "evening",
    "people_in",
    "record_in",
    "with_names",
]
