"""Tournaments of many tables: registration, seating, clocks, results and standings."""

from bot.storage import Form
from bot.tables.tournaments.boards import BoardResult, board_ranges, board_results
from bot.tables.tournaments.fixtures import TournamentTables
from bot.tables.tournaments.league import League, LeagueService
from bot.tables.tournaments.models import Entrant, MastersResult, Pairing, Plan, TableResult, Tournament
from bot.tables.tournaments.results import TournamentRank, difference, handicap_of, met, places_by_axis, places_of
from bot.tables.tournaments.round_planning import next_round
from bot.tables.tournaments.service import Admission, TournamentEvent, TournamentService
from bot.tournaments import EveningResult, LeaguePlace, tie_break
