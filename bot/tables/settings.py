"""Choices of guilds and users, cached in memory after the first read."""

from collections.abc import Iterable

from bot.storage import Connection, Database, GuildSettings, ManagerAction, Preferences, Serializable, settings
from bot.tables.lru_cache import LruCache
from bot.tables.manager_log import ManagerLog
from bot.tables.shutdown_gate import ShutdownGate

CACHE_SIZE = 10_000
"""The size of each cache: the guilds, and the users, whose choices were read last."""
STANDARD, NOTHING_CHOSEN = GuildSettings(), Preferences()
"""The defaults for a guild, and for a user, without choices."""
NOTES = {"greet", "seen_news", "spoken"}
"""What the bot notes in a guild's settings by itself; no manager chooses it."""
GUILD, PERSON = "guild", "person"
"""The kinds of notifications to other processes about changed choices."""


class SettingsService:
    """Loads, caches and changes guild settings and personal preferences."""

    def __init__(self, database: Database, door: ShutdownGate, managers: ManagerLog) -> None:
        self._database = database
        self._door = door
        self._managers = managers
        self._guilds = LruCache[int, GuildSettings](CACHE_SIZE)
        self._people = LruCache[int, Preferences](CACHE_SIZE)

    async def for_guild(self, guild: int | None) -> GuildSettings:
        """Return a guild's settings; the defaults for None (a direct message)."""
        if guild is None:
            return STANDARD
        found = self._guilds.use(guild)
        if found is None:
            read = await self._database.read(lambda db: settings.guild(db, guild))
            # A value that was cached during the read is newer.
            found = self._guilds.get(guild) or self._guilds.put(guild, read)
        return found

    async def for_user(self, user: int) -> Preferences:
        """Return a user's preferences."""
        found = self._people.use(user)
        if found is None:
            read = await self._database.read(lambda db: settings.person(db, user))
            found = self._people.get(user) or self._people.put(user, read)
        return found

    async def remember(self, guild: int | None, users: Iterable[int]) -> None:
        """Load the choices of a guild and of users into memory, for rendering, which can't wait."""
        if guild is not None and guild not in self._guilds:
            await self.for_guild(guild)
        for user in users:
            if user not in self._people:
                await self.for_user(user)

    async def asked_for_evenings(self, guild: int, limit: int) -> tuple[int, ...]:
        """Return up to `limit` users who want a mention when a tournament opens in a guild."""
        return tuple(await self._database.read(lambda db: settings.asked_for_evenings(db, guild, limit)))

    def cached_for_guild(self, guild: int | None) -> GuildSettings:
        """Return the cached settings of a guild, else the defaults; for rendering, which can't wait."""
        return self._guilds.get(guild or 0) or STANDARD

    def cached_for_user(self, user: int) -> Preferences:
        """Return the cached preferences of a user, else the defaults; for rendering, which can't wait."""
        return self._people.get(user) or NOTHING_CHOSEN

    async def change_guild(self, guild: int, *, by: int | None = None, **choices: object) -> GuildSettings:
        """Change a guild's settings by their names; return all. `by` None: the bot notes something itself."""

        def write(db: Connection) -> GuildSettings:
            before = settings.guild(db, guild)
            chosen = GuildSettings.model_validate({**before.model_dump(), **choices})
            saved = settings.save_guild(db, guild, chosen)
            if by is not None and chosen != before:
                details = {"old": _chosen(before), "new": _chosen(chosen)}
                self._managers.record(db, guild, ManagerAction(by, "settings_changed", details=details))
            self._database.notify_on_commit(db, f"{GUILD} {guild}")
            return saved

        return self._guilds.put(guild, await self._door.write(write))

    async def change_user(self, user: int, **choices: object) -> Preferences:
        """Change some of a user's preferences, by their names; return all of them."""

        def write(db: Connection) -> Preferences:
            chosen = Preferences.model_validate({**settings.person(db, user).model_dump(), **choices})
            saved = settings.save_person(db, user, chosen)
            self._database.notify_on_commit(db, f"{PERSON} {user}")
            return saved

        return self._people.put(user, await self._door.write(Serializable(write)))

    async def save_language(self, user: int, language: str) -> Preferences:
        """Save the language of a user's Discord, for unprompted messages; return their preferences."""
        known = await self.for_user(user)
        if known.language is not None or known.seen_language == language:
            return known
        return await self.change_user(user, seen_language=language)

    async def on_notification(self, what: str, number: int) -> None:
        """Reload what another process has changed, if it is in memory."""
        if what == GUILD and number in self._guilds:
            self._guilds.put(number, await self._database.read(lambda db: settings.guild(db, number)))
        elif what == PERSON and number in self._people:
            self._people.put(number, await self._database.read(lambda db: settings.person(db, number)))

    async def missed(self) -> None:
        """Reload everything in memory after notifications may have been lost."""
        for guild in [*self._guilds]:
            await self.on_notification(GUILD, guild)
        for user in [*self._people]:
            await self.on_notification(PERSON, user)

    def forget(self, *, guild: int | None = None, user: int | None = None) -> None:
        """Drop a guild or a user from memory after its data was deleted."""
        self._guilds.pop(guild or 0, None)
        self._people.pop(user or 0, None)


def _chosen(now: GuildSettings) -> dict[str, object]:
    """Return what managers have chosen, without defaults."""
    return now.model_dump(mode="json", exclude_defaults=True, exclude=NOTES)
