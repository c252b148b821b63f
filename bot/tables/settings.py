"""What guilds and people have chosen, kept in memory after the first look."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import TypeVar

from bot.storage import Connection, Database, GuildSettings, Preferences, Serializable, settings
from bot.tables.shutdown_gate import ShutdownGate

T = TypeVar("T")

KEPT = 10_000
"""So many guilds, and as many people, stay in memory: those that were asked for last."""
STANDARD, NOTHING_CHOSEN = GuildSettings(), Preferences()
"""What holds where a guild, or a person, has chosen nothing."""
GUILD, PERSON = "guild", "person"
"""Of whom other processes are told that they have chosen something."""


class SettingsService:
    """Guild settings and personal preferences.

    Args:
        database: where they are kept.
        door: what every change passes.
    """

    def __init__(self, database: Database, door: ShutdownGate) -> None:
        self._database = database
        self._door = door
        self._guilds: OrderedDict[int, GuildSettings] = OrderedDict()
        self._people: OrderedDict[int, Preferences] = OrderedDict()

    async def of_guild(self, guild: int | None) -> GuildSettings:
        """Return what a guild has chosen, the standard for None (a direct message)."""
        if guild is None:
            return STANDARD
        found = _get(self._guilds, guild)
        if found is None:
            read = await self._database.read(lambda db: settings.guild(db, guild))
            # What was kept meanwhile is newer than what was read.
            found = self._guilds.get(guild) or _put(self._guilds, guild, read)
        return found

    async def of_user(self, user: int) -> Preferences:
        """Return what a person has chosen."""
        found = _get(self._people, user)
        if found is None:
            read = await self._database.read(lambda db: settings.person(db, user))
            found = self._people.get(user) or _put(self._people, user, read)
        return found

    async def remember(self, guild: int | None, users: Iterable[int]) -> None:
        """Read the choices of a guild and of people that are not in memory, for drawing, which can't wait."""
        if guild is not None and guild not in self._guilds:
            await self.of_guild(guild)
        for user in users:
            if user not in self._people:
                await self.of_user(user)

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
            self._database.tell(db, f"{GUILD} {guild}")
            return chosen

        return _put(self._guilds, guild, await self._door.write(write))

    async def change_user(self, user: int, **choices: object) -> Preferences:
        """Change some of a person's choices, by their names; return all of them."""

        def write(db: Connection) -> Preferences:
            chosen = Preferences.model_validate({**settings.person(db, user).model_dump(), **choices})
            settings.keep_person(db, user, chosen)
            self._database.tell(db, f"{PERSON} {user}")
            return chosen

        return _put(self._people, user, await self._door.write(Serializable(write)))

    async def see_language(self, user: int, language: str) -> Preferences:
        """Remember which language somebody's Discord speaks, for messages they get unasked; return their choices."""
        known = await self.of_user(user)
        if known.language is not None or known.seen_language == language:
            return known
        return await self.change_user(user, seen_language=language)

    async def heard(self, what: str, number: int) -> None:
        """Read anew what another process has changed, if it is in memory."""
        if what == GUILD and number in self._guilds:
            _put(self._guilds, number, await self._database.read(lambda db: settings.guild(db, number)))
        elif what == PERSON and number in self._people:
            _put(self._people, number, await self._database.read(lambda db: settings.person(db, number)))

    async def missed(self) -> None:
        """Read all anew that is in memory, after something may have been missed."""
        for guild in [*self._guilds]:
            await self.heard(GUILD, guild)
        for user in [*self._people]:
            await self.heard(PERSON, user)

    def forget(self, *, guild: int | None = None, user: int | None = None) -> None:
        """Forget what is in memory of a guild or of a person, after it was deleted."""
        self._guilds.pop(guild or 0, None)
        self._people.pop(user or 0, None)


def _get(kept: OrderedDict[int, T], key: int) -> T | None:
    """Return a value that is in memory, as the one that was asked for last."""
    found = kept.get(key)
    if found is not None:
        kept.move_to_end(key)
    return found


def _put(kept: OrderedDict[int, T], key: int, value: T) -> T:
    """Keep a value in memory; the one that was asked for longest ago may go."""
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > KEPT:
        kept.popitem(last=False)
    return value
