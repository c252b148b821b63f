"""Traveller: what all tables of a tournament have made of a board, once it is open."""

from cogs.traveller.cog import Traveller
