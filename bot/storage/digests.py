"""Weekly digests: which guilds want one, which were posted, and the results and logs of a week."""

from bot.storage.connection import Connection
from bot.storage.settings import GuildSettings

Played = tuple[tuple[int, int], ...]
"""Users with a count."""

# Helpers have no result, and a game that one person began alone counts as a win over no person. A game that ended
# early has results of those who lost by that, and a sealed one reveals cards that others still play.
_OF_WEEK = (
    " FROM results WHERE guild = :guild AND finished_at >= :since AND finished_at < :until"
    " AND role <> 'helper' AND alone = 0 AND EXISTS (SELECT 1 FROM games"
    " WHERE games.number = results.number AND games.finished_at IS NOT NULL AND sealed = 0)"
)


def wanted(db: Connection, week: str) -> tuple[tuple[int, int, str | None], ...]:
    """Return the guilds that want a digest and have not got that of a week.

    Returns:
        Guild, channel, and since when its digest is claimed (ISO 8601), if it is.
    """
    rows = db.execute(
        "SELECT guilds.guild, settings, claimed_at FROM guilds"
        " LEFT JOIN digests ON digests.guild = guilds.guild AND week = ?"
        " WHERE left_at IS NULL AND posted_at IS NULL"
        # As the model of the settings writes it: most guilds want none, and need not be read.
        """ AND settings LIKE '%"digest":%' AND settings NOT LIKE '%"digest":null%' ORDER BY guilds.guild""",
        (week,),
    )
    found = ((row, GuildSettings.model_validate_json(row["settings"]).digest) for row in rows)
    return tuple((row["guild"], channel, row["claimed_at"]) for row, channel in found if channel is not None)


def claim(db: Connection, guild: int, week: str, now: str) -> None:
    """Save that a digest is about to be posted."""
    db.execute(
        "INSERT INTO digests (guild, week, claimed_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (guild, week, now)
    )


def release(db: Connection, guild: int, week: str) -> None:
    """Save that it was not posted."""
    db.execute("DELETE FROM digests WHERE guild = ? AND week = ? AND posted_at IS NULL", (guild, week))


def done(db: Connection, guild: int, week: str, now: str) -> None:
    """Save that a digest was posted, or had no content."""
    claim(db, guild, week, now)
    db.execute("UPDATE digests SET posted_at = ? WHERE guild = ? AND week = ?", (now, guild, week))


def played(db: Connection, guild: int, since: str, until: str) -> Played:
    """Return the users who finished games between two dates with their number, the busiest first."""
    rows = db.execute(
        f"SELECT person, count(*) AS games{_OF_WEEK} AND person IS NOT NULL"  # the text is a constant of this module
        " GROUP BY person ORDER BY games DESC, person",
        {"guild": guild, "since": since, "until": until},
    )
    return tuple((row["person"], row["games"]) for row in rows)


def losses(db: Connection, guild: int, game: str, since: str, until: str) -> Played:
    """Return the users who lost games of a kind between two dates with their number, most losses first."""
    rows = db.execute(
        f"SELECT person, sum(lost) AS lost{_OF_WEEK} AND person IS NOT NULL AND game = :game"  # a constant text
        " GROUP BY person HAVING sum(lost) > 0 ORDER BY lost DESC, person",
        {"guild": guild, "game": game, "since": since, "until": until},
    )
    return tuple((row["person"], row["lost"]) for row in rows)


def games(db: Connection, guild: int, since: str, until: str) -> tuple[tuple[int, str], ...]:
    """Return the games finished between two dates, with their kinds, oldest first."""
    rows = db.execute(
        f"SELECT DISTINCT number, game{_OF_WEEK} ORDER BY number",  # a constant text
        {"guild": guild, "since": since, "until": until},
    )
    return tuple((row["number"], row["game"]) for row in rows)


def players(db: Connection, number: int) -> dict[int, int]:
    """Return the users who played a game, by seat, without those who took over or left a seat."""
    rows = db.execute(
        "SELECT seat, person FROM results WHERE number = ? AND person IS NOT NULL AND role IN ('player', 'absent')",
        (number,),
    )
    return {row["seat"]: row["person"] for row in rows}
