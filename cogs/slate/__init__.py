"""The slate: the score sheet of an evening at a table."""

from cogs.slate.cog import Slate
