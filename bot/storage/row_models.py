"""Rows as they are kept: numbers and texts, checked when they are read, never changed once made."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

LARGEST = 2**63 - 1
"""The largest integer SQLite keeps; ids that people send may be larger."""
Level = Literal["novice", "club", "master"]
"""How well a computer player plays."""
USUAL: Level = "club"
"""How well one plays where nobody has chosen; the standard of the columns."""


class RowModel(BaseModel):
    """Any row: checked when it is read, and not changed afterwards."""

    model_config = ConfigDict(frozen=True)


class TableRow(RowModel):
    """A table.

    Args:
        id: 0 for one that is not kept yet.
        options: JSON, as in a record's header.
        room: how many may sit down.
        number: the game being played or just over.
        waiting: whether the game waits for a computer player.
        opened_at, changed_at: ISO 8601.
        level: how well the next computer player there plays, if nobody says otherwise.
        hints: whether people may ask for hints there.
        tournament: the tournament it is a table of.
        day: of whose deal of the day this is somebody's try, as UTC date; None: any other table.
        abroad: it is in a place where the bot is not.
        oldest_message: messages with a smaller id are about an earlier table of this number; 0: none is.
        free_seats: how many more may sit down.
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
    """The seed of a game and what everybody was shown of it.

    Args:
        promise, previous: 64 hexadecimal digits; previous is None for a table's first game.
        seed: 32 bytes, secret until the game's record may be seen; no error of a row tells what is in it.
    """

    model_config = ConfigDict(frozen=True, hide_input_in_errors=True)

    promise: str
    previous: str | None
    seed: bytes = Field(repr=False)


class SharedSeedRow(RowModel):
    """A seed that many tables play with.

    Args:
        game: the game's id.
        name: the evening's number, or the UTC date.
        promise: 64 hexadecimal digits.
        seed: 32 bytes, secret until it is opened; no error of a row tells what is in it.
        opened: it may be seen.
        words: the lucky words in their order.
        words_deleted: somebody who gave one had their data deleted: nobody is shown any of them.
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
        points: what they reach, by seat; None: they have not played yet.
        also: other versions of them that people may have met at it.
    """

    day: str
    game: str
    promised_at: str
    masters: str
    points: tuple[int, ...] | None
    also: tuple[str, ...]


class DailyTryRow(RowModel):
    """Somebody's one try of a deal of the day.

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
    """When something is due at a table; all moments in seconds since 1970.

    Args:
        table_id: 0 for one that is not kept yet.
        kind: turn: a computer player substitutes then; pause: the table is closed then; wake: a person who was woken
            is gone then; else the kind of a request, which is granted then.
        seat: 0 where it is about no seat.
        person: 0 where it is about nobody alone.
        started_at: when the game began to wait; 0 for a request.
        remind_at: None as soon as the person has been reminded.
        due_at: when.
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
    """One line of a game's record, and the table's revision it made."""

    revision: int
    line: str


class ProtestRow(RowModel):
    """A protest in a game.

    Args:
        deal: which deal it is about, from 1.
        revision: of the table, as the person saw it.
        person: who protests.
        sentence: what they wrote; for whoever judges it alone.
        made_at: ISO 8601.
        answer: stands, again or void; None: there is none yet.
        other: who answered.
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
    """A row of a log that drops a deal: its revision, the first and last it drops, which deal it was, its labels."""

    revision: int
    first: int
    last: int
    deal: int
    labels: tuple[str, ...]


class UndoRow(RowModel):
    """A row of a log that takes another one back: its revision, that of the other, and whose action that was."""

    revision: int
    drops: int
    seat: int


class ResultRow(RowModel):
    """What a finished game brought one seat, or somebody who left theirs.

    Args:
        seat: for a leaver a number after the last seat's.
        won: how many victories it counts for; two where the house rules say so.
        role: player; helper: took over the seat, and has nothing of it; leaver: left in mid-game, and has lost;
            absent: somebody sat in for them in more than half of the deals, and only what they lost counts; ender:
            ended the game behind the back of somebody who was away, and has lost.
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
    """The sum of one person's results in a guild.

    Args:
        person: user id; 0 in the table of a closed season: somebody whose data was deleted.
        points: None where games of different kinds are meant, whose points can't be added.
        mu, sigma, rated: the rating, and of how many games it is made; None: none.
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
    """A season of a guild; moments are ISO 8601, `closed_at` is None while it runs."""

    id: int
    guild: int
    name: str
    started_at: str
    closed_at: str | None


class RatingRow(RowModel):
    """Somebody's rating after a game, and of how many games it is made."""

    number: int
    seat: int
    person: int
    mu: float
    sigma: float
    games: int


class FinishedGameRow(RowModel):
    """A finished game with its results; `options` and `outcome` are JSON, `alone`: fewer than two people played it.

    Args:
        outcome: None: it was ended early, and those who ended it have lost.
        hints: whether people could ask for hints there.
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
    """A person's look back at a finished game.

    Args:
        game: its number.
        person: whose.
        seat: where they sat.
        total: how many decisions there are.
        looked: JSON: what is thought of those that were looked at.
        done: whether that is all of them.
    """

    game: int
    person: int
    seat: int
    total: int
    looked: str
    done: bool = False
