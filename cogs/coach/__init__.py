"""The coach: a player's own decisions in a finished game, compared with the strongest player's."""

from cogs.coach.cog import Coach
