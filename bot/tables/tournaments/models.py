"""Public values of tournaments; all are immutable."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from bot.rules.options import Value
from bot.storage import Form, TournamentStatus

IN_PAIRS: frozenset[Form] = frozenset({"duplicate", "knockout"})
PAIR = 2
FOUR = 4
FIELD = 3
"""The tables that are enough to compare results; with fewer, masters play the board too."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A participant.

    Args:
        number: from 1, in the order of registration; it never changes.
        user: user id; None: a computer player who completes a pair, or a deleted user.
        pair: the number of their pair, which is that of its first member; the own number in single play; 0 before the
            start.
        since: the first round that they can play in.
        handicap: their start points at every table, or the percent that their pair gets.
        sat_out: the rounds that began with them here and without a table for them.
    """

    number: int
    user: int | None
    pair: int = 0
    since: int = 1
    gone: bool = False
    deleted: bool = False
    handicap: int = 0
    sat_out: tuple[int, ...] = ()

    @property
    def here(self) -> bool:
        """Whether this is a person who has not left."""
        return self.user is not None and not self.gone


@dataclass(frozen=True, slots=True)
class TableResult:
    """The result of a table.

    Args:
        places: the places by seat, 1 is best; equals share one. (): the table was closed without a result.
        points: the scores by seat; partners have the same.
        marks: by seat, 1 for a loser: a ● on the slate.
        apart: the seats that a computer player has played for most of the time, whose result counts for no user.
        game: the game's number, as in `/replay`.
    """

    places: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    marks: tuple[int, ...] = ()
    apart: tuple[int, ...] = ()
    game: int | None = None

    @property
    def counts(self) -> bool:
        """Whether the table was played to the end."""
        return bool(self.places)


@dataclass(frozen=True, slots=True)
class Pairing:
    """A table of a round.

    Args:
        place: the table's number in the round, from 1.
        entrants: their numbers by seat; 0: a computer player.
        board: the board of the tournament's seed that is played; 0: the table has a separate seed.
        table: its number, None before it is opened.
    """

    round: int
    place: int
    entrants: tuple[int, ...]
    board: int = 0
    table: int | None = None
    result: TableResult | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """When the list of a tournament opens by itself.

    Args:
        start: the date and the time of day in the zone.
        zone: a place of the tz database, such as Europe/Vienna.
        weekly: whether the tournament of the next week is planned when this one opens.
        remind: how many minutes before those on the list are reminded; None: they aren't.
    """

    start: datetime
    zone: str
    weekly: bool = False
    remind: int | None = None


@dataclass(frozen=True, slots=True)
class MastersResult:
    """The result of masters who have played a board, by seat; all seats are apart."""

    board: int
    seats: int
    table: int
    version: str
    result: TableResult


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament at one revision.

    Args:
        host: user id of the organiser; 0: there is none.
        form: single players who meet evenly, or of whom equals meet; pairs over the same boards, or in a knockout.
        rounds: the planned number.
        seats: the preferred number at a table.
        minutes: the time limit of a round.
        round: the current or last one; 0 before the start.
        due: the end of the round's time, in seconds since 1970; None: it has none, or stands still.
        left: the seconds that are left while the tournament pauses; None: it doesn't.
        warned: whether players were warned that the time is nearly over.
        oldest_message: messages with a smaller id are about an earlier tournament of this number; 0: there is none.
        pairings: the tables of all rounds so far.
        wishes: before the start, the preferred partners.
        plan: when its list opens by itself; None: a person opened it.
        opens_at: when its list opens, in seconds since 1970; None: it has no plan.
        remind_at: when those on the list are reminded; None: never, or they were.
        places: how many players have a place; later ones wait for one; None: all have.
        with_masters: whether masters play the boards that few tables play.
        masters: their results so far, also of boards that are still played.
        handicap: whether entrants get a handicap from their ratings at the start.
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
    plan: Plan | None = None
    opens_at: int | None = None
    remind_at: int | None = None
    places: int | None = None
    with_masters: bool = False
    masters: tuple[MastersResult, ...] = ()
    handicap: bool = False

    @property
    def paused(self) -> bool:
        """Whether no new round begins and no time runs."""
        return self.left is not None

    @property
    def in_pairs(self) -> bool:
        """Whether two play together."""
        return self.form in IN_PAIRS

    @property
    def listed(self) -> bool:
        """Whether it has a list and no tables yet."""
        return self.status in {"planned", "open"}

    @property
    def waiting(self) -> tuple[Entrant, ...]:
        """Those on the list who have no place, in the order in which they get one."""
        return self.people[self.places :] if self.places and self.listed else ()

    @property
    def shares_boards(self) -> bool:
        """Whether all tables of a round play the same cards."""
        return self.form == "duplicate" or self.with_masters

    @property
    def has_seed(self) -> bool:
        """Whether all cards come from one seed; not in tournaments from before every list had one."""
        return all(pairing.board for pairing in self.pairings)

    @property
    def opened_boards(self) -> int:
        """The number of the last board that no table plays any more."""
        return self.round if self.status not in {"open", "playing"} else self.round - 1

    @property
    def people(self) -> tuple[Entrant, ...]:
        """The persons who take part and have not left."""
        return tuple(entrant for entrant in self.entrants if entrant.here)

    @property
    def tables(self) -> tuple[Pairing, ...]:
        """The tables of the current or last round."""
        return self.pairings_in(self.round)

    def pairings_in(self, number: int) -> tuple[Pairing, ...]:
        """Return the tables of a round."""
        return tuple(pairing for pairing in self.pairings if pairing.round == number)

    @property
    def awaits_masters(self) -> bool:
        """Whether masters still have to play a board."""
        played = {(each.board, each.seats) for each in self.masters}
        return self.with_masters and not played.issuperset(self.played_by_few())

    def played_by_few(self) -> tuple[tuple[int, int], ...]:
        """Return the boards that fewer than three tables play, each with the number of players."""
        count = Counter((each.board, len(each.entrants)) for each in self.pairings if each.board)
        return tuple(board for board, tables in count.items() if tables < FIELD)

    def entrant(self, number: int) -> Entrant | None:
        """Return an entrant by number, or None for a computer player without one."""
        return self.entrants[number - 1] if 0 < number <= len(self.entrants) else None

    def for_user(self, user: int) -> Entrant | None:
        """Return the entrant of a user, who may have left, or None."""
        return next((entrant for entrant in self.entrants if entrant.user == user), None)

    def members(self, pair: int) -> tuple[Entrant, ...]:
        """Return the entrants with a number: a pair, or one player."""
        return tuple(entrant for entrant in self.entrants if entrant.pair == pair)

    @property
    def units(self) -> tuple[int, ...]:
        """The numbers of all who have a place in the standings: pairs, or single players."""
        return tuple(dict.fromkeys(entrant.pair for entrant in self.entrants if entrant.pair))

    @property
    def idle(self) -> tuple[int, ...]:
        """The numbers of present entrants without a table in the current round."""
        sit = {number for pairing in self.tables for number in pairing.entrants}
        return tuple(each.number for each in self.people if each.since <= self.round and each.number not in sit)
