"""Cache the users seen in interactions, with their language and preferences."""

import time
from dataclasses import dataclass

from discord import Interaction

from bot.tables import Preferences, SettingsService
from bot.ui.discord.names import NameCache
from bot.ui.discord.user_install import member_guild_id

CACHE_SIZE = 10_000


@dataclass(frozen=True, slots=True)
class UserInfo:
    """The language of a user's Discord at their last click or command."""

    locale: str
    at: float


class UserCache:
    """The users seen since the start, the latest `CACHE_SIZE` of them."""

    def __init__(self, settings: SettingsService | None = None) -> None:
        self._settings = settings
        self.names = NameCache()
        self._seen: dict[int, UserInfo] = {}
        self._started = time.monotonic()

    def record(self, interaction: Interaction) -> None:
        """Record an interaction's actor; evict the user seen longest ago if the cache is full."""
        user = interaction.user.id
        self._seen.pop(user, None)
        self._seen[user] = UserInfo(str(interaction.locale.value), time.monotonic())
        if len(self._seen) > CACHE_SIZE:
            del self._seen[next(iter(self._seen))]
        self.names.record(interaction)

    async def preload(self, interaction: Interaction) -> None:
        """Record the actor, and load their and their guild's choices for rendering."""
        self.record(interaction)
        if self._settings is not None:
            await self._settings.save_language(interaction.user.id, str(interaction.locale.value))
            await self._settings.for_guild(member_guild_id(interaction))

    def forget(self, user: int) -> None:
        """Forget the language of a person who had their data deleted; their names go by `NameLookups.forget`."""
        self._seen.pop(user, None)

    def preferences(self, user: int) -> Preferences:
        """Return a user's preferences, as far as they are loaded."""
        return self._settings.cached_for_user(user) if self._settings else Preferences()

    def actor_locale(self, interaction: Interaction) -> str:
        """Return the actor's language: the chosen one, or that of their Discord."""
        return self.preferences(interaction.user.id).language or str(interaction.locale.value)

    def name(self, user: int, server: int | None) -> str | None:
        """Return a person's clean name on a server; outside of it, and where it is unknown, that of the account."""
        return self.names.name(user, server)

    @property
    def version(self) -> int:
        """A number that changes when a name changes, arrives or is forgotten."""
        return self.names.version

    def idle(self, user: int) -> float:
        """Return for how many seconds a user has pressed nothing, as far as this process can know."""
        person = self._seen.get(user)
        return time.monotonic() - (person.at if person else self._started)

    def stored_locale(self, user: int, otherwise: str) -> str:
        """Return a user's language: chosen, or seen, or remembered from before a restart, or the one given."""
        chosen, person = self.preferences(user), self._seen.get(user)
        return chosen.language or (person.locale if person else chosen.seen_language) or otherwise
