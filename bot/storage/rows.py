"""Rows as they are kept: numbers and texts, checked when they are read, never changed once made."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

LARGEST = 2**63 - 1
"""The largest integer SQLite keeps; ids that people send may be larger."""


class Row(BaseModel):
    """A row of the database."""

    model_config = ConfigDict(frozen=True)


class SeatRow(Row):
    """Who sits at one place: a user id, or the number of a computer player."""

    user: int | None
    computer: int | None


class TableRow(Row):
    """A table.

    Args:
        id: 0 for one that is not kept yet.
        options: JSON, as in a record's header.
        room: how many may sit down.
        number: the game being played or just over.
        waiting: whether the game waits for a computer player.
        opened_at, changed_at: ISO 8601.
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


class GameRow(Row):
    """A game that was played to its end; `options`, `outcome` and `deals` are JSON."""

    number: int
    table_id: int
    game: str
    options: str
    outcome: str
    deals: str


class LogRow(Row):
    """One line of a game's record, and the table's revision it made."""

    revision: int
    line: str


class ResultRow(Row):
    """What a finished game brought one seat."""

    seat: int
    user: int | None
    computer: int | None
    score: int
    won: bool
    lost: bool


class HouseRow(Row):
    """House rules under a name; `options` is JSON as in a record's header, `saved_at` ISO 8601."""

    guild: int
    name: str
    game: str
    options: str
    saved_by: int
    saved_at: str


class StandingRow(Row):
    """The sum of one person's results in a guild."""

    user: int
    games: int
    wins: int
    losses: int
    points: int
