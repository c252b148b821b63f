"""Finished games: records, slates, statistics, ratings, seasons, reviews and the weekly digest."""

from bot.tables.history.archive import Archive, record_in, with_names
from bot.tables.history.attendance import attendance
from bot.tables.history.digest import Digest, DigestService, DueDigest
from bot.tables.history.ratings import AVERAGE_POINTS, PROVISIONAL_GAMES, GuildRatings, RatedGame, Rating
from bot.tables.history.ratings import VERSION as RATING_VERSION
from bot.tables.history.reviews import LookBack, ReviewedDecision, ReviewProgress, ReviewService
from bot.tables.history.seasons import ALL_TIME, Season
from bot.tables.history.statistics import By, Leaderboard, PlayerStats, Standing, Statistics
from bot.tables.history.table_history import GameSlate, TableHistory, evening, start_points
