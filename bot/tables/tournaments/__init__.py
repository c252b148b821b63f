"""Tournaments: an evening of many tables, seated and counted by themselves."""

from bot.tables.tournaments.fixtures import Fixtures
from bot.tables.tournaments.models import Entrant, Pairing, Result, Tournament
from bot.tables.tournaments.planning import next_round
from bot.tables.tournaments.results import Place, places_of
from bot.tables.tournaments.service import TournamentNews, Tournaments, forms, usual_form

__all__ = [
    "Entrant",
    "Fixtures",
    "Pairing",
    "Place",
    "Result",
    "Tournament",
    "TournamentNews",
    "Tournaments",
    "forms",
    "next_round",
    "places_of",
    "usual_form",
]
