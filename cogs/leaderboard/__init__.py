"""Leaderboards and seasons of a server."""

from cogs.leaderboard.cog import Leaderboards
