"""Tournaments: an evening of many tables."""

from cogs.tournament.cog import Tournaments
