"""What interactions tell about people: how they are called and which language they use.

Members are not cached (no privileged intents), so buttons, which can't show mentions, take the name
that was seen last.
"""

import time
from dataclasses import dataclass

from discord import Interaction

from bot.tables import Preferences, SettingsBook
from bot.ui.discord.abroad import home_of

MOST = 10_000


@dataclass(frozen=True, slots=True)
class LastSeen:
    """How somebody was called, and the language of their Discord, at their last click or command.

    Args:
        name: how they were called.
        locale: the language of their Discord.
        at: when that was, by `time.monotonic`.
    """

    name: str
    locale: str
    at: float = 0.0


class People:
    """The people seen since the start, the latest `MOST` of them.

    Args:
        settings: what they have chosen; None: nobody has chosen anything.
    """

    def __init__(self, settings: SettingsBook | None = None) -> None:
        self._settings = settings
        self._seen: dict[int, LastSeen] = {}
        self._started = time.monotonic()

    def see(self, interaction: Interaction) -> None:
        """Note who acts, and drop whoever was not seen for the longest time where there are too many."""
        user = interaction.user
        self._seen.pop(user.id, None)
        self._seen[user.id] = LastSeen(user.display_name, str(interaction.locale.value), time.monotonic())
        if len(self._seen) > MOST:
            del self._seen[next(iter(self._seen))]

    async def meet(self, interaction: Interaction) -> None:
        """Learn what whoever acts has chosen, and what their guild has, so that everything can be drawn by it."""
        if self._settings is not None:
            await self._settings.see_language(interaction.user.id, str(interaction.locale.value))
            await self._settings.of_guild(home_of(interaction))

    def forget(self, user: int) -> None:
        """Forget somebody who has had what was known of them deleted."""
        self._seen.pop(user, None)

    def preferences(self, user: int) -> Preferences:
        """Return what somebody has chosen, as far as it has been looked up."""
        return self._settings.seen_of_user(user) if self._settings else Preferences()

    def language(self, interaction: Interaction) -> str:
        """Return the language of whoever acts: the one they chose, or that of their Discord."""
        return self.preferences(interaction.user.id).language or str(interaction.locale.value)

    def name(self, user: int) -> str | None:
        """Return how somebody was called when last seen."""
        person = self._seen.get(user)
        return person.name if person else None

    def idle(self, user: int) -> float:
        """Return for how many seconds somebody has pressed nothing, as far as this process can know."""
        person = self._seen.get(user)
        return time.monotonic() - (person.at if person else self._started)

    def locale(self, user: int, otherwise: str) -> str:
        """Return somebody's language: chosen, or seen, or remembered from before a restart, or the one given."""
        chosen, person = self.preferences(user), self._seen.get(user)
        return chosen.language or (person.locale if person else chosen.seen_language) or otherwise
