"""How those who take part in a tournament are called: in text and in pictures, no two alike."""

from collections.abc import Callable, Sequence
from functools import cached_property

from bot.i18n import Words
from bot.render import distinct, drawn, isolated
from bot.tables import Pairing, Tournament
from bot.ui.display_names import Acquaintances, Called, named


class TournamentNames:
    """The names in one tournament in one language.

    Args:
        tournament: whose.
        words: for whoever has no name.
        people: knows names.
    """

    def __init__(self, tournament: Tournament, words: Words, people: Acquaintances) -> None:
        self._tournament = tournament
        self._words = words
        self._called = Called(people, tournament.guild)

    def of(self, number: int) -> str:
        """Return an entrant's name for text."""
        entrant = self._tournament.entrant(number)
        if entrant is None or (entrant.user is None and not entrant.deleted):
            return self._words("tournament-computer")
        if entrant.user is None:
            return self._words("tournament-deleted", number=str(number))
        name = self.user(entrant.user)
        return self._words("tournament-gone", name=name) if entrant.gone else name

    def user(self, user: int) -> str:
        """Return a person's name for text; a mention, which pings nobody there, if it is unknown."""
        name = self._names.get(user)
        return named(name) if name else self._called.text(user)

    def at(self, pairing: Pairing, seat: int) -> str:
        """Return the name for text of whoever sits at a table."""
        return self.of(pairing.entrants[seat])

    def unit(self, unit: int) -> str:
        """Return the name for text of a pair, or of one who plays for themselves."""
        return self.joined([self.of(each.number) for each in self._tournament.members(unit)])

    def size(self, unit: int) -> int:
        """Return how many names `unit` joins: a verb agrees with them."""
        return max(1, len(self._tournament.members(unit)))

    def drawn(self, unit: int) -> str:
        """Return the name of a pair, or of one, for a picture; an entrant's number replaces one that isn't drawn."""
        return self.joined([self._drawn(each.number) for each in self._tournament.members(unit)])

    def told(self, unit: int) -> str:
        """Return the plain name of a pair, or of one, where a picture is told in words."""
        return self.joined([self._told(each.number) for each in self._tournament.members(unit)])

    def numbers(self) -> str:
        """Return in full the names that numbers replace in pictures; "" if none are."""
        pairs = [
            self._words("picture-name", mark=str(each.number), name=self.user(each.user))
            for each in self._tournament.entrants
            if each.user is not None and each.user not in self._pictured
        ]
        return self._words("picture-names", names=self._words("column").join(pairs)) if pairs else ""

    def joined(self, names: Sequence[str]) -> str:
        """Return the names of those who play together."""
        joined = names[0] if names else self._words("tournament-computer")
        for name in names[1:]:
            joined = self._words("side-name", first=joined, second=name)
        return joined

    def _drawn(self, number: int) -> str:
        entrant = self._tournament.entrant(number)
        if entrant is None or (entrant.user is None and not entrant.deleted):
            return self._words("tournament-computer")
        if entrant.user is None:
            return self._words("tournament-deleted", number=str(number))
        return self._pictured.get(entrant.user) or str(number)

    def _told(self, number: int) -> str:
        entrant = self._tournament.entrant(number)
        name = self._names.get(entrant.user) if entrant is not None and entrant.user is not None else None
        return isolated(name) if name else self._drawn(number)

    @cached_property
    def _names(self) -> dict[int, str]:
        """The known names, by user: different ones for different people."""
        return self._apart(self._called.name)

    @cached_property
    def _pictured(self) -> dict[int, str]:
        """The names that a picture can show."""
        return self._apart(lambda user: drawn(self._names.get(user, "")))

    def _apart(self, name: Callable[[int], str]) -> dict[int, str]:
        """Return names by user, without "", so that no two in the tournament read alike."""
        entrants = self._tournament.entrants
        most = max((each.number for each in entrants), default=0)
        users = {each.number: each.user for each in entrants}
        shown = distinct([name(user) if (user := users.get(number)) else "" for number in range(1, most + 1)])
        return {user: shown[number - 1] for number, user in users.items() if user and shown[number - 1]}


def entrants_of(tournament: Tournament) -> list[int]:
    """Return the users whom the message of a tournament names: those who play now before those who have left."""
    playing = sorted(tournament.entrants, key=lambda each: each.gone)
    return [
        *(each.user for each in playing if each.user is not None),
        *([tournament.host] if tournament.host else []),
    ]
