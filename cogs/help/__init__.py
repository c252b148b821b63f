"""Help: the first steps, the rules of the games, and facts about this bot."""

from cogs.help.cog import Help
