"""Discord's REST interface: a module for each resource, all in one table of routes."""

from bot.sandbox.rest import applications, callbacks, channels, events, guilds, messages, threads, users
from bot.sandbox.rest.routing import LoggedRequest, Rest, Routes

__all__ = ["LoggedRequest", "Rest", "Routes", "routes"]


def routes() -> Routes:
    """Return a new table with the routes of every resource."""
    table = Routes()
    for module in (users, guilds, events, channels, threads, messages, applications, callbacks):
        table.include(module.routes)
    return table
