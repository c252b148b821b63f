"""What interactions tell about people: how they are called and which language they use.

Members are not cached (no privileged intents), so buttons, which can't show mentions, take the name
that was seen last.
"""

from dataclasses import dataclass

from discord import Interaction

MOST = 10_000


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody seen in an interaction."""

    name: str
    locale: str


class People:
    """The people seen since the start, the latest `MOST` of them."""

    def __init__(self) -> None:
        self._seen: dict[int, Person] = {}

    def see(self, interaction: Interaction) -> None:
        """Note who acts."""
        user = interaction.user
        self._seen.pop(user.id, None)
        self._seen[user.id] = Person(user.display_name, str(interaction.locale.value))
        if len(self._seen) > MOST:
            del self._seen[next(iter(self._seen))]

    def name(self, user: int) -> str | None:
        """Return how somebody was called when last seen."""
        person = self._seen.get(user)
        return person.name if person else None

    def locale(self, user: int, otherwise: str) -> str:
        """Return somebody's language."""
        person = self._seen.get(user)
        return person.locale if person else otherwise
