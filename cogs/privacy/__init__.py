"""Privacy: a player sees, exports and deletes their data, and blocks other players."""

from cogs.privacy.cog import Privacy
