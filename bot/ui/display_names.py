"""Write users' names in texts: cleaned, isolated and escaped; an unknown user is mentioned.

A mention in a message that pings no user is often unreadable, so it is only what is left where a name is missing.
"""

from functools import lru_cache
from typing import Protocol

from bot.render import isolated
from bot.ui.escaping import escaped


class NameSource(Protocol):
    """A source of users' names."""

    @property
    def version(self) -> int:
        """A number that changes when a name changes, arrives or is forgotten."""
        ...

    def name(self, user: int, server: int | None) -> str | None:
        """Return a person's clean name on a server, None if it is unknown; without a server that of the account."""
        ...


@lru_cache(1024)
def named(name: str) -> str:
    """Return a clean name for a text: no mark of it comes alive, and its direction stays its own."""
    return isolated(escaped(name))


class Called:
    """The names of users in one place, at any table.

    Args:
        server: where the text is shown; None: in a direct message, or anywhere outside the server.
    """

    def __init__(self, people: NameSource, server: int | None) -> None:
        self._people = people
        self._server = server

    def name(self, user: int) -> str:
        """Return the plain name, "" if it is unknown."""
        return self._people.name(user, self._server) or ""

    def text(self, user: int) -> str:
        """Return the name for text; a mention, which pings no user there, if it is unknown."""
        name = self.name(user)
        return named(name) if name else f"<@{user}>"
