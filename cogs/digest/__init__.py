"""The weekly digest: who played on a server in a week, and the best bluff."""

from cogs.digest.cog import WeeklyDigests
