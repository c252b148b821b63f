"""How those who take part in a tournament are called: as mentions in text, by plain names in pictures."""

from collections.abc import Sequence

from bot.i18n import Words
from bot.tables import Pairing, Tournament
from bot.ui.layout.seats import Acquaintances


class TournamentNames:
    """The names in one tournament in one language.

    Args:
        tournament: whose.
        words: for whoever has no name.
        people: for plain names.
    """

    def __init__(self, tournament: Tournament, words: Words, people: Acquaintances) -> None:
        self._tournament = tournament
        self._words = words
        self._people = people

    def of(self, number: int) -> str:
        """Return an entrant's name for text; a mention there pings nobody."""
        entrant = self._tournament.entrant(number)
        if entrant is None or (entrant.user is None and not entrant.deleted):
            return self._words("tournament-computer")
        if entrant.user is None:
            return self._words("tournament-deleted", number=str(number))
        name = f"<@{entrant.user}>"
        return self._words("tournament-gone", name=name) if entrant.gone else name

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
        """Return the plain name of a pair, or of one, for a picture."""
        return self.joined([self._plain(each.number) for each in self._tournament.members(unit)])

    def joined(self, names: Sequence[str]) -> str:
        """Return the names of those who play together."""
        joined = names[0] if names else self._words("tournament-computer")
        for name in names[1:]:
            joined = self._words("side-name", first=joined, second=name)
        return joined

    def _plain(self, number: int) -> str:
        entrant = self._tournament.entrant(number)
        if entrant is None or (entrant.user is None and not entrant.deleted):
            return self._words("tournament-computer")
        if entrant.user is None:
            return self._words("tournament-deleted", number=str(number))
        return self._people.name(entrant.user) or self._words("person-name", number=number)
