"""Who sits where, by name: as mentions in text, as plain names where Discord shows no mentions."""

from collections.abc import Sequence
from typing import Protocol

from bot.i18n import Words
from bot.render import computer_name
from bot.tables import Seat, Table
from bot.ui.layout.message import without_emojis


class Acquaintances(Protocol):
    """Whoever knows how people are called."""

    def name(self, user: int) -> str | None:
        """Return how somebody was called when last seen."""
        ...


class Names:
    """The names at one table in one language.

    Args:
        table: whose seats.
        words: for computer players and people never seen.
        people: for plain names.
        plain: whether its reader wants words alone, where a small picture can't say that a computer plays.
    """

    def __init__(self, table: Table, words: Words, people: Acquaintances, *, plain: bool = False) -> None:
        self._table = table
        self._words = words
        self._people = people
        self._plain = plain

    def text(self, seat: int) -> str:
        """Return a seat's name for text; a mention there pings nobody."""
        return self.of(self._table.seats[seat])

    def of(self, seat: Seat) -> str:
        """Return the name for text of whoever sits or sat on this seat."""
        if seat.user is None:
            return self._computer(seat)
        name = f"<@{seat.user}>"
        return name if seat.absent_since is None else self._words("sits-in", name=name)

    def label(self, seat: int) -> str:
        """Return a seat's plain name for buttons and lists."""
        who = self._table.seats[seat]
        if who.user is None:
            return self._computer(who)
        name = self._people.name(who.user) or self._words("person-name", number=seat + 1)
        return name if who.absent_since is None else self._words("sits-in-short", name=name)

    def drawn(self, seat: int) -> str:
        """Return a seat's name for a picture, which shows otherwise that a computer plays there."""
        who = self._table.seats[seat]
        if who.user is None:
            return without_emojis(self._computer(who, "computer-name")).strip()
        return self._people.name(who.user) or self._words("person-name", number=seat + 1)

    def plain(self, seat: Seat) -> str:
        """Return the plain name of whoever sits or sat on this seat, as short as it gets for a computer player."""
        if seat.user is None:
            return self._computer(seat, "computer-short")
        return self._people.name(seat.user) or ""

    def side(self, side: int, sides: int) -> str:
        """Return the names of a side: with as many sides as seats a seat, otherwise partners sit evenly apart."""
        return self.joined([self.text(seat) for seat in range(len(self._table.seats)) if seat % sides == side])

    def joined(self, names: Sequence[str]) -> str:
        """Return the names of people who belong together."""
        joined = names[0]
        for name in names[1:]:
            joined = self._words("side-name", first=joined, second=name)
        return joined

    def _computer(self, seat: Seat, key: str = "") -> str:
        number = seat.computer or 0
        if number < 0:
            return self._words("former-player", number=str(-number))
        key = key or ("computer-in-words" if self._plain else "computer-name")
        return self._words(key, name=computer_name(self._table.id, number))
