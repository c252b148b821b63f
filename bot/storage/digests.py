"""Weekly digests: who wants one, which were posted, and what results and logs there are of a week."""

from bot.storage.connection import Connection
from bot.storage.games import UNSEALED
from bot.storage.settings import GuildSettings

Played = tuple[tuple[int, int], ...]
"""People with how often."""

# Who helps out has no result of their own, and games that one person began alone are won over nobody.
_OF_WEEK = (
    " FROM results WHERE guild = :guild AND finished_at >= :since AND finished_at < :until"
    f" AND role <> 'helper' AND alone = 0 AND {UNSEALED}"
)


def wanted(db: Connection, week: str) -> tuple[tuple[int, int, str | None], ...]:
    """Return the guilds that want a digest and have not had that of a week.

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
    """Keep that a digest is about to be posted."""
    db.execute(
        "INSERT INTO digests (guild, week, claimed_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (guild, week, now)
    )


def release(db: Connection, guild: int, week: str) -> None:
    """Keep that it was not posted."""
    db.execute("DELETE FROM digests WHERE guild = ? AND week = ? AND posted_at IS NULL", (guild, week))


def done(db: Connection, guild: int, week: str, now: str) -> None:
    """Keep that a digest was posted, or that there was nothing to tell."""
    claim(db, guild, week, now)
    db.execute("UPDATE digests SET posted_at = ? WHERE guild = ? AND week = ?", (now, guild, week))


def played(db: Connection, guild: int, since: str, until: str) -> Played:
    """Return who has finished how many games from one date up to another, the busiest first."""
    rows = db.execute(
        f"SELECT person, count(*) AS games{_OF_WEEK} AND person IS NOT NULL"  # our own words
        " GROUP BY person ORDER BY games DESC, person",
        {"guild": guild, "since": since, "until": until},
    )
    return tuple((row["person"], row["games"]) for row in rows)


def losses(db: Connection, guild: int, game: str, since: str, until: str) -> Played:
    """Return who has lost how many games of a kind, whoever lost most first."""
    rows = db.execute(
        f"SELECT person, sum(lost) AS lost{_OF_WEEK} AND person IS NOT NULL AND game = :game"  # our own words
        " GROUP BY person HAVING sum(lost) > 0 ORDER BY lost DESC, person",
        {"guild": guild, "game": game, "since": since, "until": until},
    )
    return tuple((row["person"], row["lost"]) for row in rows)


def games(db: Connection, guild: int, since: str, until: str) -> tuple[tuple[int, str], ...]:
    """Return the games finished in that time, with their kinds, oldest first; none that was ended early."""
    rows = db.execute(
        f"SELECT DISTINCT number, game{_OF_WEEK} AND role IN ('player', 'absent') ORDER BY number",  # our own words
        {"guild": guild, "since": since, "until": until},
    )
    return tuple((row["number"], row["game"]) for row in rows)


def players(db: Connection, number: int) -> dict[int, int]:
    """Return the people who played a game, by seat; who took over a seat or left it is none."""
    rows = db.execute(
        "SELECT seat, person FROM results WHERE number = ? AND person IS NOT NULL AND role IN ('player', 'absent')",
        (number,),
    )
    return {row["seat"]: row["person"] for row in rows}
