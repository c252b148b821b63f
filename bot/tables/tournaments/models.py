"""A tournament as everybody may know it; values that never change once made."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.rules.options import Value
from bot.storage import Form, TournamentStatus

PAIR = 2
"""So many play together where pairs play."""
FOUR = 4


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who takes part.

    Args:
        number: from 1, in the order of coming; it never changes.
        user: user id; None: a computer player who completes a pair, or somebody whose data was deleted.
        pair: the number of their pair, which is that of its first member; their own where everybody plays for
            themselves; 0 before the start.
        since: the first round that they can play in.
        gone: whether they have left.
        deleted: whether it is somebody whose data was deleted.
    """

    number: int
    user: int | None
    pair: int = 0
    since: int = 1
    gone: bool = False
    deleted: bool = False

    @property
    def here(self) -> bool:
        """Whether a person takes part who has not left."""
        return self.user is not None and not self.gone


@dataclass(frozen=True, slots=True)
class TableResult:
    """What came of a table.

    Args:
        places: everybody's place by seat, 1 is best; equals share one. (): the table was closed without a result.
        points: everybody's score by seat; partners have the same.
        marks: by seat, 1 for whoever has lost the game: a ● on the slate.
        apart: the seats that a computer player has played for most of the time: what they got is nobody's.
        game: the number of the game, the one `/replay` takes.
    """

    places: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    marks: tuple[int, ...] = ()
    apart: tuple[int, ...] = ()
    game: int | None = None

    @property
    def counts(self) -> bool:
        """Whether the table was played to its end."""
        return bool(self.places)


@dataclass(frozen=True, slots=True)
class Pairing:
    """A table of a round.

    Args:
        round, place: which round, and the how manieth table of it, from 1.
        entrants: their numbers by seat; 0: a computer player.
        board: which board is played; 0: the table has cards of its own.
        table: its number, None before it is opened.
        result: None before there is one.
    """

    round: int
    place: int
    entrants: tuple[int, ...]
    board: int = 0
    table: int | None = None
    result: TableResult | None = None


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament at one revision.

    Args:
        id: the number people see.
        guild, channel: where.
        host: user id of who organises it; 0 for nobody.
        game: the game's id.
        options: checked values.
        form: everybody for themselves; pairs over the same boards; pairs of which the loser is out.
        rounds: how many there are to be.
        seats: how many should sit at a table.
        minutes: how long a round may take.
        status: open, playing, over or closed.
        round: the one that is on, or was the last; 0 before the start.
        due: when its time is over, in seconds since 1970; None: it has none, or stands still.
        left: how many seconds are left while the tournament pauses; None: it doesn't.
        warned: whether people were told that the time is nearly over.
        revision: grows by one with every change.
        opened_at: ISO 8601.
        oldest_message: messages with a smaller id are about an earlier tournament of this number; 0: none is.
        entrants: in the order of coming.
        pairings: the tables of all rounds so far.
        wishes: before the start: who would like to play with whom.
    """

    id: int
    guild: int
    channel: int
    host: int
    game: str
    options: Mapping[str, Value]
    form: Form
    rounds: int
    seats: int
    minutes: int
    status: TournamentStatus = "open"
    round: int = 0
    due: int | None = None
    left: int | None = None
    warned: bool = False
    revision: int = 0
    opened_at: str = ""
    oldest_message: int = 0
    entrants: tuple[Entrant, ...] = ()
    pairings: tuple[Pairing, ...] = ()
    wishes: tuple[tuple[int, int], ...] = ()

    @property
    def paused(self) -> bool:
        """Whether no new round begins and no time runs."""
        return self.left is not None

    @property
    def in_pairs(self) -> bool:
        """Whether two play together."""
        return self.form != "everybody"

    @property
    def people(self) -> tuple[Entrant, ...]:
        """The people who take part and have not left."""
        return tuple(entrant for entrant in self.entrants if entrant.here)

    @property
    def tables(self) -> tuple[Pairing, ...]:
        """The tables of the round that is on, or was the last."""
        return self.of_round(self.round)

    def of_round(self, number: int) -> tuple[Pairing, ...]:
        """Return the tables of a round."""
        return tuple(pairing for pairing in self.pairings if pairing.round == number)

    def entrant(self, number: int) -> Entrant | None:
        """Return an entrant by their number; None for a computer player without one."""
        return self.entrants[number - 1] if 0 < number <= len(self.entrants) else None

    def of_user(self, user: int) -> Entrant | None:
        """Return the entrant that a person is, whether they have left or not."""
        return next((entrant for entrant in self.entrants if entrant.user == user), None)

    def members(self, pair: int) -> tuple[Entrant, ...]:
        """Return who plays under a number: a pair, or one."""
        return tuple(entrant for entrant in self.entrants if entrant.pair == pair)

    @property
    def units(self) -> tuple[int, ...]:
        """All who have a place in the standings, by number: pairs, or people."""
        return tuple(dict.fromkeys(entrant.pair for entrant in self.entrants if entrant.pair))

    @property
    def idle(self) -> tuple[int, ...]:
        """Those who are here and have no table in the round that is on, by number."""
        sit = {number for pairing in self.tables for number in pairing.entrants}
        return tuple(each.number for each in self.people if each.since <= self.round and each.number not in sit)
