"""Playing: the actions of the game, in the table's message and in the hand."""

from cogs.play.cog import Play
