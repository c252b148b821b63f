"""The coach: a player's own decisions in a finished game, and what the strongest player would have done."""

from cogs.coach.cog import Coach
