"""Statistics: what a player has done in the games of a server."""

from cogs.statistics.cog import Statistics
