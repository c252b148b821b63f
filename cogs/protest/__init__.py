"""Protests: a player says that a deal went wrong; a judge or all players decide what becomes of it."""

from cogs.protest.cog import Protests
