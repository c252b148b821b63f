"""Protests: a player reports that a deal went wrong; a moderator or all players decide."""

from cogs.protest.cog import Protests
