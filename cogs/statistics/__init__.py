"""Statistics: a player's results and counts in the games of a server."""

from cogs.statistics.cog import Statistics
