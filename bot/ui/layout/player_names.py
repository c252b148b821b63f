"""Write the players of a table by name: in texts, on buttons and in images."""

from collections.abc import Iterable, Sequence

from bot.i18n import Translations
from bot.render import computer_name, distinct, drawn, isolated, listed
from bot.tables import Seat, Table
from bot.ui.display_names import Called, NameSource, named
from bot.ui.layout.message import without_emojis


class PlayerNames:
    """The distinct names at one table in one language.

    Args:
        outside: whether they are shown outside of the table's server, where its names stay unknown.
        plain: whether its reader wants words alone, where a small image can't say that a computer plays.
    """

    def __init__(
        self, table: Table, words: Translations, people: NameSource, *, outside: bool = False, plain: bool = False
    ) -> None:
        self._table = table
        self._words = words
        self.outside = outside
        self._called = Called(people, None if outside else table.guild)
        self._plain = plain
        self._texts: dict[int, str] = {}
        self._labels: dict[int, str] = {}
        users, self._computers = _people_of(table)
        sitting = [seat.user for seat in table.seats]
        self._users = (*sitting, *[user for user in users if user not in sitting])
        """Who sits here, seat 0 first, None for computers; then all others who have to do with the table."""
        self._found: dict[int, str] | None = None
        self._drawable: dict[int, str] | None = None

    def text(self, seat: int) -> str:
        """Return a seat's name for text."""
        found = self._texts.get(seat)
        if found is None:
            found = self._texts[seat] = self.name_of(self._table.seats[seat])
        return found

    def name_of(self, seat: Seat) -> str:
        """Return the name for texts of a seat's present or former player."""
        if seat.user is None:
            return self._computer(seat)
        name = self.user(seat.user)
        return name if seat.absent_since is None else self._words("sits-in", name=name)

    def user(self, user: int) -> str:
        """Return a person's name for text."""
        name = self._names.get(user)
        if name is None:
            return self._called.text(user)
        # Of emojis alone nothing would be left where no emojis are shown.
        return named(name) if not self._plain or without_emojis(name).strip() else isolated(self._numbered(user))

    def users(self, users: Sequence[int]) -> str:
        """Return the names of several people for text."""
        return self._listed(map(self.user, users))

    def seats(self, seats: Sequence[int]) -> str:
        """Return the names of several seats for text."""
        return self._listed(map(self.text, seats))

    def _listed(self, names: Iterable[str]) -> str:
        """Return names as a sentence lists them."""
        return listed([*names], self._words)

    def label(self, seat: int) -> str:
        """Return a seat's name for buttons and lists."""
        found = self._labels.get(seat)
        if found is None:
            found = self._labels[seat] = self._label(self._table.seats[seat])
        return found

    def _label(self, who: Seat) -> str:
        if who.user is None:
            return self._computer(who)
        name = isolated(self._names.get(who.user) or self._numbered(who.user))
        return name if who.absent_since is None else self._words("sits-in-short", name=name)

    def drawn(self, seat: int) -> str:
        """Return a seat's name for an image that marks computers otherwise; "" if it can't be drawn."""
        who = self._table.seats[seat]
        if who.user is None:
            return without_emojis(self._computer(who, "computer-name")).strip()
        return self._pictured.get(who.user, "")

    def short(self, seat: Seat) -> str:
        """Return the name for images of a seat's present or former player; a computer's in its shortest form.

        A number replaces a name that can't be drawn; `numbers` has its meaning.
        """
        if seat.user is None:
            return self._computer(seat, "computer-short")
        return self._pictured.get(seat.user) or str(self._place(seat.user))

    def numbers(self, seats: Sequence[Seat]) -> str:
        """Return in full the names that `short` replaces by numbers; "" if it replaces none."""
        pairs = [
            self._words("picture-name", mark=str(self._place(seat.user)), name=self.user(seat.user))
            for seat in seats
            if seat.user is not None and not self._pictured.get(seat.user)
        ]
        return self._words("picture-names", names=self._words("column").join(pairs)) if pairs else ""

    def plain(self, seat: Seat) -> str:
        """Return the plain name of a seat's present or former player; a computer's in its shortest form."""
        if seat.user is None:
            return self._computer(seat, "computer-short")
        return self._names.get(seat.user) or ""

    def side(self, side: int, sides: int) -> str:
        """Return the names of a side: with as many sides as seats a seat, otherwise partners sit evenly apart."""
        return self.joined([self.text(seat) for seat in range(len(self._table.seats)) if seat % sides == side])

    def joined(self, names: Sequence[str]) -> str:
        """Return the names of people who belong together."""
        joined = names[0]
        for name in names[1:]:
            joined = self._words("side-name", first=joined, second=name)
        return joined

    @property
    def _names(self) -> dict[int, str]:
        """The known names, by user: different ones for different people."""
        if self._found is None:
            self._found = self._apart([self._called.name(user) if user else "" for user in self._users])
        return self._found

    @property
    def _pictured(self) -> dict[int, str]:
        if self._drawable is None:
            names = self._names
            self._drawable = self._apart([drawn(names.get(user, "")) if user else "" for user in self._users])
        return self._drawable

    def _apart(self, names: Sequence[str]) -> dict[int, str]:
        """Return names by user, without "", so that no two at the table read alike."""
        shown = distinct(names, [self._computer(seat, key) for seat in self._computers for key in COMPUTERS])
        return {user: name for user, name in zip(self._users, shown, strict=True) if user and name}

    def _place(self, user: int) -> int:
        """Return the number that stands for a person: of their seat, or one after all seats."""
        return 1 + self._users.index(user) if user in self._users else 0

    def _numbered(self, user: int) -> str:
        """Return what a person is called whose name is unknown."""
        return self._words("person-name", number=self._place(user))

    def _computer(self, seat: Seat, key: str = "") -> str:
        number = seat.computer or 0
        if number < 0:
            return self._words("former-player", number=str(-number))
        key = key or ("computer-in-words" if self._plain else "computer-name")
        return self._words(key, name=computer_name(self._table.game, self._table.id, number))


COMPUTERS = "computer-in-words", "computer-name", "computer-short"


def sealed_line(seats: Sequence[int], words: Translations, names: PlayerNames) -> str:
    """Return whom a table waits for, without what for; "" if it waits for no seat."""
    return f"**{words('sealed-waiting', names=names.seats(seats))}**" if seats else ""


def named_at(table: Table) -> tuple[object, ...]:
    """Return all of a table that `PlayerNames` reads, but for its id and its server."""
    game = table.current_game
    left = (game.starters, game.protest and game.protest.user) if game else ()
    return table.seats, table.queue, table.past, table.host, table.lucky_words, left


def people_of(table: Table) -> list[int]:
    """Return the users whose names the messages of a table may show, those who sit there first."""
    return _people_of(table)[0]


def _people_of(table: Table) -> tuple[list[int], list[Seat]]:
    """Return the same, and the seats of the computer players among them, each once."""
    game = table.current_game
    # Who sits at the table, waits there, has played there, or has left the game that is on.
    groups = [table.seats, *table.queue, *[end.seats for end in reversed(table.past)]]
    if game is not None:
        groups.append(game.starters)
    users: dict[int, None] = {}
    computers: dict[Seat, None] = {}
    for seats in groups:
        for seat in seats:
            if seat.user is not None:
                users[seat.user] = None
            else:
                computers[seat.owner] = None
    if table.host:
        users[table.host] = None
    users.update(dict.fromkeys([user for user, _ in table.lucky_words]))
    if game is not None and game.protest is not None:
        users[game.protest.user] = None
    return [*users], [*computers]
