"""Name the players of a recorded game; ids decide between persons and computers, never names."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.i18n import Translations
from bot.render import computer_of, distinct, drawn, isolated, person_or_computer
from bot.rules.record import Header
from bot.ui.display_names import Called, named


@dataclass(frozen=True, slots=True)
class RecordNames:
    """The distinct names of a recorded game's players.

    Args:
        header: of the record as it is kept, with ids in the place of names.
    """

    header: Header
    words: Translations
    called: Called
    _names: tuple[str, ...] = field(init=False)
    """The clean names by seat, "" for unknown ones and for computers."""
    _drawn: tuple[str, ...] = field(init=False)
    """The names that an image can show, by seat; "" for others."""

    def __post_init__(self) -> None:
        """Make equal names distinct."""
        names = ["" if user is None else self.called.name(user) for user in self.users]
        apart = [seat for seat, user in enumerate(self.users) if user is None]
        others = [*(self.header.players[seat] for seat in apart), *map(self._other, apart)]
        object.__setattr__(self, "_names", distinct(names, others))
        object.__setattr__(self, "_drawn", distinct([drawn(name) for name in self._names], others))

    @property
    def users(self) -> list[int | None]:
        """The users by seat, None for a computer and for a person who had their data deleted."""
        return [int(player) if player.isdecimal() else None for player in self.header.players]

    def is_computer(self, seat: int) -> bool:
        """Return whether a computer played at a seat."""
        return self._computer(seat) is not None

    def text(self, seat: int) -> str:
        """Return the name for text; a mention, which pings no user there, if it is unknown."""
        user, name = self.users[seat], self._names[seat]
        if user is None:
            return self._other(seat)
        return named(name) if name else self.called.text(user)

    def label(self, seat: int) -> str:
        """Return the name for buttons, lists and files."""
        if self.users[seat] is None:
            return self._other(seat)
        return isolated(self._names[seat] or self.words("person-name", number=seat + 1))

    def drawn(self, seat: int) -> str:
        """Return the name for an image that marks computers otherwise; "" if it can't be drawn."""
        player = self.header.players[seat]
        return self._computer(seat) or (player if self.users[seat] is None else self._drawn[seat])

    def lettered(self, seat: int) -> str:
        """Return the name for the lines of an image; the seat's number replaces a name that can't be drawn."""
        return self._other(seat) if self.users[seat] is None else self._drawn[seat] or str(seat + 1)

    def numbers(self) -> str:
        """Return in full the names that the numbers of seats replace in an image; "" if they replace none."""
        pairs = [
            self.words("picture-name", mark=str(seat + 1), name=self.text(seat))
            for seat in range(len(self.header.players))
            if not self.drawn(seat)
        ]
        return self.words("picture-names", names=self.words("column").join(pairs)) if pairs else ""

    def in_file(self) -> dict[int, str]:
        """Return the names for the record's file, by user; none reads like a computer's."""
        pairs: Sequence[tuple[int | None, str]] = list(zip(self.users, self._names, strict=True))
        return {user: name for user, name in pairs if user is not None and name}

    def _other(self, seat: int) -> str:
        """Return what a computer is called, or a person who had their data deleted."""
        return person_or_computer(self.header.players[seat], self.header.game.id, self.header.table)

    def _computer(self, seat: int) -> str | None:
        return computer_of(self.header.players[seat], self.header.game.id, self.header.table)


def users_of(header: Header) -> list[int]:
    """Return the users who played a game, by the header of its record as it is kept."""
    return [int(player) for player in header.players if player.isdecimal()]
