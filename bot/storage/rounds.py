"""Beside the log of the game being played: who left a seat, who agrees to end it or to take something back."""

import sqlite3
from collections.abc import Iterable


def keep_leavers(db: sqlite3.Connection, table: int, leavers: Iterable[tuple[int, int]]) -> None:
    """Keep who left which seat, instead of what was kept; pairs of seat and user id."""
    db.execute("DELETE FROM leavers WHERE table_id = ?", (table,))
    db.executemany(
        "INSERT INTO leavers (table_id, seat, user) VALUES (?, ?, ?)", [(table, seat, user) for seat, user in leavers]
    )


def leavers(db: sqlite3.Connection, table: int) -> tuple[tuple[int, int], ...]:
    """Return who left which seat: pairs of seat and user id, ascending."""
    rows = db.execute("SELECT seat, user FROM leavers WHERE table_id = ? ORDER BY seat, user", (table,))
    return tuple((row["seat"], row["user"]) for row in rows)


def keep_vote(db: sqlite3.Connection, table: int, vote: Iterable[int]) -> None:
    """Keep who agrees to end the game, who asked first, instead of who did; nobody: there is no vote."""
    db.execute("DELETE FROM votes WHERE table_id = ?", (table,))
    db.executemany(
        "INSERT INTO votes (table_id, place, user) VALUES (?, ?, ?)",
        [(table, place, user) for place, user in enumerate(vote)],
    )


def vote(db: sqlite3.Connection, table: int) -> tuple[int, ...]:
    """Return who agrees to end the game, who asked first."""
    return tuple(
        row["user"] for row in db.execute("SELECT user FROM votes WHERE table_id = ? ORDER BY place", (table,))
    )


def keep_wish(db: sqlite3.Connection, table: int, wish: Iterable[int]) -> None:
    """Keep who agrees that the last action is taken back, who asked first, instead of who did."""
    db.execute("DELETE FROM wishes WHERE table_id = ?", (table,))
    db.executemany(
        "INSERT INTO wishes (table_id, place, user) VALUES (?, ?, ?)",
        [(table, place, user) for place, user in enumerate(wish)],
    )


def wish(db: sqlite3.Connection, table: int) -> tuple[int, ...]:
    """Return who agrees that the last action is taken back, who asked first."""
    rows = db.execute("SELECT user FROM wishes WHERE table_id = ? ORDER BY place", (table,))
    return tuple(row["user"] for row in rows)
