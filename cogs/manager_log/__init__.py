"""Log of managers' actions: a page of it, for the managers of a server."""

from cogs.manager_log.cog import ManagerLogs
