"""The deal of the day: the same cards for all players, one try each."""

from cogs.daily.cog import Daily
