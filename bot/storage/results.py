"""Results: what every finished game brought its seats, for slates and leaderboards; ids only, no names."""

import sqlite3
from collections.abc import Sequence

from bot.storage.rows import ResultRow, StandingRow


def insert(
    db: sqlite3.Connection,
    number: int,
    guild: int | None,
    game: str,
    options: str,
    finished_at: str,
    rows: Sequence[ResultRow],
) -> None:
    """Keep the results of a finished game.

    Args:
        db: the writing connection.
        number: the game's number.
        guild: where it was played.
        game: its id.
        options: its house rules, JSON without blanks as in a record's header.
        finished_at: ISO 8601.
        rows: a row a seat.
    """
    about = {"number": number, "guild": guild, "game": game, "options": options, "finished_at": finished_at}
    db.executemany(
        "INSERT INTO results (number, seat, guild, game, options, user, computer, score, won, lost, finished_at)"
        " VALUES (:number, :seat, :guild, :game, :options, :user, :computer, :score, :won, :lost, :finished_at)",
        [row.model_dump() | about for row in rows],
    )


def concerns(db: sqlite3.Connection, number: int, guild: int | None, user: int) -> bool:
    """Return whether a finished game was played in this guild or by this person.

    A game closed without results tells it by its table and by its log's header, where people stand as their ids.
    """
    row = db.execute(
        "SELECT 1 FROM results WHERE number = :number AND (guild = :guild OR user = :user)"
        " UNION ALL SELECT 1 FROM games JOIN tables ON tables.id = table_id"
        " WHERE games.number = :number AND closed_at IS NOT NULL AND (guild = :guild OR EXISTS ("
        "SELECT 1 FROM json_each((SELECT line FROM log WHERE log.game = games.number ORDER BY revision LIMIT 1),"
        " '$.players') WHERE value = CAST(:user AS TEXT))) LIMIT 1",
        {"number": number, "guild": guild, "user": user},
    ).fetchone()
    return row is not None


def of_game(db: sqlite3.Connection, number: int) -> tuple[ResultRow, ...]:
    """Return the results of a game, seat 0 first."""
    rows = db.execute(
        "SELECT seat, user, computer, score, won, lost FROM results WHERE number = ? ORDER BY seat", (number,)
    )
    return tuple(ResultRow.model_validate(dict(row)) for row in rows)


def standings(
    db: sqlite3.Connection, guild: int, game: str | None, options: str | None = None
) -> tuple[StandingRow, ...]:
    """Return the sums of everybody who finished a game in a guild, most wins first; of one game or house, or all."""
    rows = db.execute(
        "SELECT user, count(*) AS games, sum(won) AS wins, sum(lost) AS losses, sum(score) AS points FROM results"
        " WHERE guild = :guild AND user IS NOT NULL AND (:game IS NULL OR game = :game)"
        " AND (:options IS NULL OR options = :options)"
        " GROUP BY user ORDER BY wins DESC, losses, points DESC, user",
        {"guild": guild, "game": game, "options": options},
    )
    return tuple(StandingRow.model_validate(dict(row)) for row in rows)
