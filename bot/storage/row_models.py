"""Models of database rows: numbers and texts, validated when they are read, and immutable."""

from typing import Literal, Self

from pydantic import BaseModel, ConfigDict, Field

from bot.storage.connection import QueryResult

MAX_INTEGER = 2**63 - 1
"""The largest integer of SQLite; ids that users type can be larger."""
Level = Literal["novice", "club", "master"]
"""The level of a computer player."""
USUAL: Level = "club"
"""The default level, also of the columns."""


class RowModel(BaseModel):
    """Base class of rows: validated when read, immutable."""

    model_config = ConfigDict(frozen=True)

    @classmethod
    def read_one(cls, rows: QueryResult) -> Self | None:
        """Return the model of the first row, or None."""
        row = rows.fetchone()
        return cls.model_validate(dict(row)) if row else None

    @classmethod
    def read_all(cls, rows: QueryResult) -> tuple[Self, ...]:
        """Return the models of all rows."""
        return tuple(cls.model_validate(dict(row)) for row in rows)


class TableRow(RowModel):
    """A table.

    Args:
        id: 0 for one that is not saved yet.
        options: JSON, as in a record's header.
        room: the most players.
        number: the current or last game.
        waiting: whether the game waits for a computer player.
        opened_at: ISO 8601.
        changed_at: ISO 8601.
        level: the default level of the next computer player.
        hints: whether players can ask for hints.
        tournament: the tournament that owns it.
        day: the UTC date of a try of the deal of the day; None: any other table.
        abroad: it was opened through a user install.
        oldest_message: messages with a smaller id are about an earlier table of this number; 0: there is none.
        free_seats: how many more players can sit down.
    """

    id: int
    guild: int | None
    channel: int
    host: int
    game: str
    options: str
    room: int
    status: Literal["lobby", "playing", "over", "closed"]
    revision: int
    number: int | None
    waiting: bool
    opened_at: str
    changed_at: str
    level: Level = USUAL
    hints: bool = False
    tournament: int | None = None
    day: str | None = None
    abroad: bool = False
    oldest_message: int = 0
    free_seats: int = 0


class SeedCommitmentRow(RowModel):
    """The seed of a game and its published commitment.

    Args:
        promise: the commitment, 64 hexadecimal digits.
        previous: that of the game before; None for a table's first game.
        seed: 32 bytes, secret until the game's record is public; no error text contains it.
    """

    model_config = ConfigDict(frozen=True, hide_input_in_errors=True)

    promise: str
    previous: str | None
    seed: bytes = Field(repr=False)


class SharedSeedRow(RowModel):
    """A seed that many tables play with.

    Args:
        name: the tournament's number, or the UTC date.
        promise: the commitment, 64 hexadecimal digits.
        seed: 32 bytes, secret until it is opened; no error text contains it.
        opened: whether it is public.
        words: the lucky words in their order.
        words_deleted: the user of one was deleted, so none of them is shown.
    """

    model_config = ConfigDict(frozen=True, hide_input_in_errors=True)

    id: int
    game: str
    name: str
    promise: str
    seed: bytes = Field(repr=False)
    opened: bool
    words: tuple[str, ...]
    words_deleted: bool


class DailyDealRow(RowModel):
    """A deal of the day.

    Args:
        day: UTC date.
        promised_at: ISO 8601.
        masters: the version of the masters who played it; "" before.
        points: their result by seat; None: not played yet.
        also: other versions of them that players may have met.
    """

    day: str
    game: str
    promised_at: str
    masters: str
    points: tuple[int, ...] | None
    also: tuple[str, ...]


class DailyTryRow(RowModel):
    """A user's one try of a deal of the day.

    Args:
        number: the game's number; None before it began.
        points: None before its end.
    """

    day: str
    game: str
    person: int
    seat: int
    table_id: int
    number: int | None
    points: int | None


class GameRow(RowModel):
    """A game that was played to its end; `options`, `outcome` and `deals` are JSON."""

    number: int
    table_id: int
    game: str
    options: str
    outcome: str
    deals: str


class DeadlineRow(RowModel):
    """A deadline at a table; times in seconds since 1970.

    Args:
        table_id: 0 for one that is not saved yet.
        kind: turn: a computer player substitutes then; pause: the table is closed then; wake: a woken player counts
            as gone then; else the kind of a request, which is granted then.
        seat: 0 where it is about no seat.
        person: 0 where it is about no single user.
        started_at: when the game began to wait; 0 for a request.
        remind_at: None as soon as the player has been reminded.
        turn_time: seconds, as it was when the wait began; 0 where it is no turn.
    """

    table_id: int = 0
    kind: str
    seat: int = 0
    person: int = 0
    started_at: int = 0
    remind_at: int | None = None
    due_at: int
    turn_time: int = 0


class LogRow(RowModel):
    """One line of a game's record, and the table's revision that it made."""

    revision: int
    line: str


class ProtestRow(RowModel):
    """A protest in a game.

    Args:
        deal: the deal it is about, from 1.
        revision: of the table, as the protester saw it.
        person: the protester.
        sentence: its text; for its moderators only.
        made_at: ISO 8601.
        answer: stands, again or void; None: there is none yet.
        other: the user who answered.
    """

    game: int
    deal: int
    revision: int
    person: int
    sentence: str = Field(repr=False)
    made_at: str
    answer: Literal["stands", "again", "void"] | None = None
    other: int | None = None


class RedealRow(RowModel):
    """A log's row that drops a deal: its revision, the first and last dropped one, the deal, its random labels."""

    revision: int
    first: int
    last: int
    deal: int
    labels: tuple[str, ...]


class UndoRow(RowModel):
    """A log's row that undoes another one: its revision, that of the other, and the seat that acted."""

    revision: int
    drops: int
    seat: int


class ResultRow(RowModel):
    """The result of a finished game for one seat, or for a leaver.

    Args:
        seat: for a leaver a number after the last seat's.
        won: the victories it counts for; two where the house rules allow it.
        role: player; helper: took over the seat, and gets nothing; leaver: left in mid-game, and has lost; absent:
            others have played more than half of the deals, so that only a defeat counts; ender: ended the game
            without an absent player, and has lost.
    """

    seat: int
    person: int | None
    computer: int | None
    score: int
    won: int
    lost: bool
    role: Literal["player", "helper", "leaver", "absent", "ender"] = "player"


class HouseRulesRow(RowModel):
    """House rules under a name; `options` is JSON as in a record's header, `saved_at` ISO 8601."""

    guild: int
    name: str
    game: str
    options: str
    saved_by: int
    saved_at: str


class StandingRow(RowModel):
    """The totals of one user's results in a guild.

    Args:
        person: user id; 0 in the table of a closed season: a deleted user.
        points: None for several games, whose points can't be added.
        mu: the rating's estimate; None: there is no rating.
        sigma: the rating's uncertainty.
        rated: the number of rated games.
    """

    person: int
    games: int
    wins: int
    losses: int
    points: int | None
    mu: float | None = None
    sigma: float | None = None
    rated: int | None = None


class SeasonRow(RowModel):
    """A season of a guild; times are ISO 8601, `closed_at` is None while it runs.

    `best_evenings` is how many evenings of a player count, 0 for all, None if it counts none.
    """

    id: int
    guild: int
    name: str
    started_at: str
    closed_at: str | None
    best_evenings: int | None = None


class ManagerActionRow(RowModel):
    """An action of a manager in a guild: `at` is in seconds since 1970, `details` is JSON.

    `person` is who acted, `other` whom it is about; 0: their data was deleted.
    """

    id: int
    guild: int
    at: int
    person: int
    kind: str
    other: int | None
    details: str


class RatingRow(RowModel):
    """A user's rating after a game, and the number of games it comes from."""

    number: int
    seat: int
    person: int
    mu: float
    sigma: float
    games: int


class FinishedGameRow(RowModel):
    """A finished game with its results; `options` and `outcome` are JSON.

    Args:
        alone: fewer than two persons played it.
        outcome: None: it ended early, and those who ended it have lost.
        hints: whether players could ask for hints.
    """

    number: int
    table_id: int
    game: str
    options: str
    outcome: str | None
    alone: bool
    hints: bool
    results: tuple[ResultRow, ...]


class GameReviewRow(RowModel):
    """A user's review of a finished game.

    Args:
        person: the user.
        seat: the user's seat.
        total: the number of decisions.
        looked: JSON: the results so far.
        done: whether they are complete.
    """

    game: int
    person: int
    seat: int
    total: int
    looked: str
    done: bool = False
