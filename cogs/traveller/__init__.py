"""Traveller: the results of all tables of a tournament on a board, once it is open."""

from cogs.traveller.cog import Traveller
