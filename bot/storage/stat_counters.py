"""Game statistics by seat, counted from the logs of finished games."""

from collections.abc import Mapping, Sequence

from bot.storage.connection import Connection
from bot.storage.games import UNSEALED


def next_game(db: Connection, version: int) -> tuple[int, str] | None:
    """Return number and kind of a finished game that is not counted yet.

    Args:
        version: games counted by an older version are counted again.
    """
    row = db.execute(
        "SELECT number, game FROM games WHERE finished_at IS NOT NULL AND tallied < ?"
        " ORDER BY tallied, number LIMIT 1",
        (version,),
    ).fetchone()
    return (row["number"], row["game"]) if row else None


def are_missing(db: Connection, version: int, few: int) -> bool:
    """Return whether more than `few` finished games are not counted yet."""
    row = db.execute(
        "SELECT 1 FROM games WHERE finished_at IS NOT NULL AND tallied < ? ORDER BY tallied, number LIMIT 1 OFFSET ?",
        (version, few),
    ).fetchone()
    return row is not None


def save(db: Connection, number: int, version: int, counts: Sequence[Mapping[str, int]]) -> None:
    """Save the counts of a game, for users who have a result in it.

    Args:
        version: of the counting.
        counts: by seat.
    """
    # First, so that one of two processes that count the same game waits for the other.
    db.execute("UPDATE games SET tallied = ? WHERE number = ?", (version, number))
    db.execute("DELETE FROM tallies WHERE number = ?", (number,))
    db.executemany(
        "INSERT INTO tallies (number, seat, name, guild, game, person, count)"
        " SELECT number, seat, ?, guild, game, person, ? FROM results WHERE number = ? AND seat = ?"
        " AND person IS NOT NULL AND role IN ('player', 'absent')",
        [(name, count, number, seat) for seat, names in enumerate(counts) for name, count in names.items() if count],
    )


def sums(db: Connection, guild: int, person: int) -> dict[tuple[str, bool], dict[str, int]]:
    """Return a user's counts in a guild, by game, whether begun alone, and name."""
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
    """Save that a game can't be counted; its earlier counts stay."""
    db.execute("UPDATE games SET tallied = ? WHERE number = ?", (version, number))


def recount(db: Connection, limit: int) -> int:
    """Mark up to `limit` finished games for counting and rating; return how many they were."""
    done = 0
    for column in ("tallied", "rated"):
        done += db.execute(
            f"UPDATE games SET {column} = 0 WHERE number IN"  # noqa: S608  # our own words
            f" (SELECT number FROM games WHERE finished_at IS NOT NULL AND {column} > 0 LIMIT ?)",
            (limit,),
        ).rowcount
    return done
