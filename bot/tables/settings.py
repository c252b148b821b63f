"""What guilds and people have chosen, kept in memory after the first look."""

from collections import OrderedDict
from typing import TypeVar

from bot.storage import Connection, Database, GuildSettings, Preferences, settings
from bot.tables.door import Door

T = TypeVar("T")

KEPT = 10_000
"""So many guilds, and as many people, stay in memory."""
STANDARD, NOTHING_CHOSEN = GuildSettings(), Preferences()
"""What holds where a guild, or a person, has chosen nothing."""


class SettingsBook:
    """Guild settings and personal preferences.

    Args:
        database: where they are kept.
        door: what every change passes.
    """

    def __init__(self, database: Database, door: Door) -> None:
        self._database = database
        self._door = door
        self._guilds: OrderedDict[int, GuildSettings] = OrderedDict()
        self._people: OrderedDict[int, Preferences] = OrderedDict()

    async def of_guild(self, guild: int | None) -> GuildSettings:
        """Return what a guild has chosen, the standard for None (a direct message)."""
        if guild is None:
            return STANDARD
        found = self._guilds.get(guild)
        if found is None:
            read = await self._database.read(lambda db: settings.guild(db, guild))
            # What was kept meanwhile is newer than what was read.
            found = self._guilds.get(guild) or _put(self._guilds, guild, read)
        return found

    async def of_user(self, user: int) -> Preferences:
        """Return what a person has chosen."""
        found = self._people.get(user)
        if found is None:
            read = await self._database.read(lambda db: settings.person(db, user))
            found = self._people.get(user) or _put(self._people, user, read)
        return found

    async def asked_for_evenings(self, guild: int, most: int) -> tuple[int, ...]:
        """Return who wants to be mentioned when the list for an evening opens in a guild, so many at the most."""
        return tuple(await self._database.read(lambda db: settings.asked_for_evenings(db, guild, most)))

    def seen_of_guild(self, guild: int | None) -> GuildSettings:
        """Return what is in memory of a guild's choices, the standard if nothing; for drawing, which can't wait."""
        return self._guilds.get(guild or 0) or STANDARD

    def seen_of_user(self, user: int) -> Preferences:
        """Return what is in memory of a person's choices, the standard if nothing; for drawing, which can't wait."""
        return self._people.get(user) or NOTHING_CHOSEN

    async def change_guild(self, guild: int, **choices: object) -> GuildSettings:
        """Change some of a guild's choices, by their names; return all of them."""

        def write(db: Connection) -> GuildSettings:
            chosen = GuildSettings.model_validate({**settings.guild(db, guild).model_dump(), **choices})
            settings.keep_guild(db, guild, chosen)
            return chosen

        return _put(self._guilds, guild, await self._door.write(write))

    async def change_user(self, user: int, **choices: object) -> Preferences:
        """Change some of a person's choices, by their names; return all of them."""

        def write(db: Connection) -> Preferences:
            chosen = Preferences.model_validate({**settings.person(db, user).model_dump(), **choices})
            settings.keep_person(db, user, chosen)
            return chosen

        return _put(self._people, user, await self._door.write(write))

    async def see_language(self, user: int, language: str) -> Preferences:
        """Remember which language somebody's Discord speaks, for messages they get unasked; return their choices."""
        known = await self.of_user(user)
        if known.language is not None or known.seen_language == language:
            return known
        return await self.change_user(user, seen_language=language)

    def forget(self, *, guild: int | None = None, user: int | None = None) -> None:
        """Forget what is in memory of a guild or of a person, after it was deleted."""
        self._guilds.pop(guild or 0, None)
        self._people.pop(user or 0, None)


def _put(kept: OrderedDict[int, T], key: int, value: T) -> T:
    """Keep a value in memory; the one that came first may go."""
    kept[key] = value
    if len(kept) > KEPT:
        kept.popitem(last=False)
    return value
