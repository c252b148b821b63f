"""What guilds and people have chosen, kept in memory after the first look."""

from collections import OrderedDict
from typing import TypeVar

from bot.storage import Database, GuildSettings, Preferences, settings

T = TypeVar("T")

KEPT = 10_000
"""So many guilds, and as many people, stay in memory."""


class SettingsBook:
    """Guild settings and personal preferences.

    Args:
        database: where they are kept.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._guilds: OrderedDict[int, GuildSettings] = OrderedDict()
        self._people: OrderedDict[int, Preferences] = OrderedDict()

    async def of_guild(self, guild: int | None) -> GuildSettings:
        """Return what a guild has chosen, the standard for None (a direct message)."""
        if guild is None:
            return GuildSettings()
        found = self._guilds.get(guild)
        if found is None:
            found = _put(self._guilds, guild, await self._database.read(lambda db: settings.guild(db, guild)))
        return found

    async def of_user(self, user: int) -> Preferences:
        """Return what a person has chosen."""
        found = self._people.get(user)
        if found is None:
            found = _put(self._people, user, await self._database.read(lambda db: settings.person(db, user)))
        return found

    def seen_of_guild(self, guild: int | None) -> GuildSettings:
        """Return what is in memory of a guild's choices, the standard if nothing; for drawing, which can't wait."""
        return self._guilds.get(guild or 0) or GuildSettings()

    def seen_of_user(self, user: int) -> Preferences:
        """Return what is in memory of a person's choices, the standard if nothing; for drawing, which can't wait."""
        return self._people.get(user) or Preferences()

    async def keep_guild(self, guild: int, chosen: GuildSettings) -> None:
        """Keep a guild's choices instead of those it had."""
        await self._database.write(lambda db: settings.keep_guild(db, guild, chosen))
        _put(self._guilds, guild, chosen)

    async def keep_user(self, user: int, chosen: Preferences) -> None:
        """Keep a person's choices instead of those they had."""
        await self._database.write(lambda db: settings.keep_person(db, user, chosen))
        _put(self._people, user, chosen)

    def forget(self) -> None:
        """Forget what is in memory, after something was deleted."""
        self._guilds.clear()
        self._people.clear()


def _put(kept: OrderedDict[int, T], key: int, value: T) -> T:
    """Keep a value in memory; the one that came first may go."""
    kept[key] = value
    if len(kept) > KEPT:
        kept.popitem(last=False)
    return value
