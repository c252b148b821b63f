"""Results: what every finished game brought its seats, for slates and leaderboards; ids only, no names."""

import sqlite3
from collections.abc import Sequence

from bot.storage.rows import ResultRow, StandingRow


def insert(
    db: sqlite3.Connection, number: int, guild: int | None, game: str, finished_at: str, rows: Sequence[ResultRow]
) -> None:
    """Keep the results of a finished game."""
    db.executemany(
        "INSERT INTO results (number, seat, guild, game, user, computer, score, won, lost, finished_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [(number, r.seat, guild, game, r.user, r.computer, r.score, r.won, r.lost, finished_at) for r in rows],
    )


def of_game(db: sqlite3.Connection, number: int) -> tuple[ResultRow, ...]:
    """Return the results of a game, seat 0 first."""
    rows = db.execute(
        "SELECT seat, user, computer, score, won, lost FROM results WHERE number = ? ORDER BY seat", (number,)
    )
    return tuple(ResultRow.model_validate(dict(row)) for row in rows)


def standings(db: sqlite3.Connection, guild: int, game: str | None) -> tuple[StandingRow, ...]:
    """Return the sums of everybody who finished a game in a guild, most wins first."""
    rows = db.execute(
        "SELECT user, count(*) AS games, sum(won) AS wins, sum(lost) AS losses, sum(score) AS points FROM results"
        " WHERE guild = :guild AND user IS NOT NULL AND (:game IS NULL OR game = :game)"
        " GROUP BY user ORDER BY wins DESC, losses, points DESC, user",
        {"guild": guild, "game": game},
    )
    return tuple(StandingRow.model_validate(dict(row)) for row in rows)
