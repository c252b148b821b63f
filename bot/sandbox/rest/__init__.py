"""Discord's REST interface: one module per resource, all told to one table of routes."""

from bot.sandbox.rest import applications, callbacks, channels, guilds, messages, users
from bot.sandbox.rest.routing import LoggedRequest, Rest, Routes

__all__ = ["LoggedRequest", "Rest", "Routes", "routes"]


def routes() -> Routes:
    """Return the table of all routes."""
    table = Routes()
    for module in (users, guilds, channels, messages, applications, callbacks):
        table.include(module.routes)
    return table
