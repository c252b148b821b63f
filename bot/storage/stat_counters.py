"""Tallies: what a game counts of each seat, from the logs of finished games alone."""

from collections.abc import Mapping, Sequence

from bot.storage.connection import Connection
from bot.storage.games import UNSEALED


def next_game(db: Connection, version: int) -> tuple[int, str] | None:
    """Return number and game of a finished game that is still to be counted.

    Args:
        db: a connection.
        version: games counted in an older way are counted anew.
    """
    row = db.execute(
        "SELECT number, game FROM games WHERE finished_at IS NOT NULL AND tallied < ?"
        " ORDER BY tallied, number LIMIT 1",
        (version,),
    ).fetchone()
    return (row["number"], row["game"]) if row else None


def are_missing(db: Connection, version: int, few: int) -> bool:
    """Return whether more finished games than a few are still to be counted."""
    row = db.execute(
        "SELECT 1 FROM games WHERE finished_at IS NOT NULL AND tallied < ? ORDER BY tallied, number LIMIT 1 OFFSET ?",
        (version, few),
    ).fetchone()
    return row is not None


def keep(db: Connection, number: int, version: int, counts: Sequence[Mapping[str, int]]) -> None:
    """Keep what was counted of a game, for those who have a result in it.

    Args:
        db: the writing connection.
        number: the game's number.
        version: the way of counting.
        counts: by seat.
    """
    # First, so that of two processes which count the same game one waits for the other.
    db.execute("UPDATE games SET tallied = ? WHERE number = ?", (version, number))
    db.execute("DELETE FROM tallies WHERE number = ?", (number,))
    db.executemany(
        "INSERT INTO tallies (number, seat, name, guild, game, person, count)"
        " SELECT number, seat, ?, guild, game, person, ? FROM results WHERE number = ? AND seat = ?"
        " AND person IS NOT NULL AND role IN ('player', 'absent')",
        [(name, count, number, seat) for seat, names in enumerate(counts) for name, count in names.items() if count],
    )


def sums(db: Connection, guild: int, person: int) -> dict[tuple[str, bool], dict[str, int]]:
    """Return what was counted of a person in a guild, by game, whether they began alone, and name."""
    rows = db.execute(
        "SELECT tallies.game, alone, name, sum(count) AS count"  # noqa: S608  # our own words
        " FROM tallies JOIN results USING (number, seat)"
        f" WHERE tallies.guild = ? AND tallies.person = ? AND {UNSEALED} GROUP BY tallies.game, alone, name",
        (guild, person),
    )
    found: dict[tuple[str, bool], dict[str, int]] = {}
    for row in rows:
        found.setdefault((row["game"], bool(row["alone"])), {})[row["name"]] = row["count"]
    return found


def skip(db: Connection, number: int, version: int) -> None:
    """Keep that there is nothing to count in a game; what was counted of it before stays."""
    db.execute("UPDATE games SET tallied = ? WHERE number = ?", (version, number))


def recount(db: Connection, most: int) -> int:
    """Have so many finished games more counted and rated anew; return how many they were."""
    done = 0
    for column in ("tallied", "rated"):
        done += db.execute(
            f"UPDATE games SET {column} = 0 WHERE number IN"  # noqa: S608  # our own words
            f" (SELECT number FROM games WHERE finished_at IS NOT NULL AND {column} > 0 LIMIT ?)",
            (most,),
        ).rowcount
    return done
