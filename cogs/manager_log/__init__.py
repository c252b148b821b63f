"""The log of managers' actions, as a page for the managers of a server."""

from cogs.manager_log.cog import ManagerLogs
