"""Weekly digests: who wants one, which were posted, and what results and logs there are of a week."""

import sqlite3

from bot.storage.games import UNSEALED

Played = tuple[tuple[int, int], ...]
"""People with how often."""

# Who helps out has no result of their own, and games that one person began alone are won over nobody.
_OF_WEEK = (
    " FROM results WHERE guild = :guild AND finished_at >= :since AND finished_at < :until"
    f" AND role <> 'helper' AND NOT alone AND {UNSEALED}"
)


def wanted(db: sqlite3.Connection, week: str) -> tuple[tuple[int, int, str | None], ...]:
    """Return the guilds that want a digest and have not had that of a week.

    Returns:
        Guild, channel, and since when its digest is claimed (ISO 8601), if it is.
    """
    rows = db.execute(
        "SELECT guilds.guild, json_extract(settings, '$.digest') AS channel, claimed_at FROM guilds"
        " LEFT JOIN digests ON digests.guild = guilds.guild AND week = ?"
        " WHERE left_at IS NULL AND channel IS NOT NULL AND posted_at IS NULL ORDER BY guilds.guild",
        (week,),
    )
    return tuple((row["guild"], int(row["channel"]), row["claimed_at"]) for row in rows)


def claim(db: sqlite3.Connection, guild: int, week: str, now: str) -> None:
    """Keep that a digest is about to be posted."""
    db.execute("INSERT OR IGNORE INTO digests (guild, week, claimed_at) VALUES (?, ?, ?)", (guild, week, now))


def release(db: sqlite3.Connection, guild: int, week: str) -> None:
    """Keep that it was not posted."""
    db.execute("DELETE FROM digests WHERE guild = ? AND week = ? AND posted_at IS NULL", (guild, week))


def done(db: sqlite3.Connection, guild: int, week: str, now: str) -> None:
    """Keep that a digest was posted, or that there was nothing to tell."""
    claim(db, guild, week, now)
    db.execute("UPDATE digests SET posted_at = ? WHERE guild = ? AND week = ?", (now, guild, week))


def played(db: sqlite3.Connection, guild: int, since: str, until: str) -> Played:
    """Return who has finished how many games from one date up to another, the busiest first."""
    rows = db.execute(
        f"SELECT person, count(*) AS games{_OF_WEEK} AND person IS NOT NULL"  # our own words
        " GROUP BY person ORDER BY games DESC, person",
        {"guild": guild, "since": since, "until": until},
    )
    return tuple((row["person"], row["games"]) for row in rows)


def losses(db: sqlite3.Connection, guild: int, game: str, since: str, until: str) -> Played:
    """Return who has lost how many games of a kind, whoever lost most first."""
    rows = db.execute(
        f"SELECT person, sum(lost) AS lost{_OF_WEEK} AND person IS NOT NULL AND game = :game"  # our own words
        " GROUP BY person HAVING sum(lost) > 0 ORDER BY lost DESC, person",
        {"guild": guild, "game": game, "since": since, "until": until},
    )
    return tuple((row["person"], row["lost"]) for row in rows)


def games(db: sqlite3.Connection, guild: int, since: str, until: str) -> tuple[tuple[int, str], ...]:
    """Return the games finished in that time, with their kinds, oldest first."""
    rows = db.execute(
        f"SELECT DISTINCT number, game{_OF_WEEK} ORDER BY number",  # our own words
        {"guild": guild, "since": since, "until": until},
    )
    return tuple((row["number"], row["game"]) for row in rows)


def players(db: sqlite3.Connection, number: int) -> dict[int, int]:
    """Return the people who played a game, by seat; who took over a seat or left it is none."""
    rows = db.execute(
        "SELECT seat, person FROM results WHERE number = ? AND person IS NOT NULL AND role IN ('player', 'absent')",
        (number,),
    )
    return {row["seat"]: row["person"] for row in rows}
