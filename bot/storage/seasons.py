"""Seasons: a guild's games from one day to another, and the tables that closed ones leave."""

from bot.storage.connection import Connection
from bot.storage.rows import SeasonRow

COLUMNS = "id, guild, name, started_at, closed_at"


def key_of(name: str) -> str:
    """Return the text by which a name is found."""
    return name.casefold()


def start(db: Connection, guild: int, name: str, now: str) -> int:
    """Return the id of a new season that runs from now on.

    Raises:
        Duplicate: one is running, or had this name.
    """
    row = db.execute(
        "INSERT INTO seasons (guild, key, name, started_at) VALUES (?, ?, ?, ?) RETURNING id",
        (guild, key_of(name), name, now),
    ).fetchone()
    return int(row["id"])


def of_guild(db: Connection, guild: int) -> tuple[SeasonRow, ...]:
    """Return the seasons of a guild, the newest first."""
    rows = db.execute(f"SELECT {COLUMNS} FROM seasons WHERE guild = ? ORDER BY id DESC", (guild,))  # noqa: S608  # our own words
    return tuple(SeasonRow.model_validate(dict(row)) for row in rows)


def running(db: Connection, guild: int | None) -> SeasonRow | None:
    """Return the running season of a guild, or None."""
    row = db.execute(f"SELECT {COLUMNS} FROM seasons WHERE guild = ? AND closed_at IS NULL", (guild,)).fetchone()  # noqa: S608  # our own words
    return SeasonRow.model_validate(dict(row)) if row else None


def close(db: Connection, season: int, now: str) -> None:
    """Close a season and keep its table for good, with the ratings of that moment.

    Args:
        db: the writing connection.
        season: its id.
        now: ISO 8601.
    """
    db.execute("UPDATE seasons SET closed_at = ? WHERE id = ?", (now, season))
    db.execute(
        "INSERT INTO season_standings"
        " (season, player, game, options, guild, person, games, wins, losses, points, mu, sigma, rated)"
        " SELECT season, dense_rank() OVER (ORDER BY sums.person), sums.game, options, sums.guild, sums.person,"
        " sums.games, wins, losses, points, mu, sigma, ratings.games FROM"
        " (SELECT season, guild, game, options, person, sum(games) AS games, sum(wins) AS wins,"
        " sum(losses) AS losses, sum(points) AS points FROM totals"
        " WHERE guild = (SELECT guild FROM seasons WHERE id = :season) AND season = :season"
        " GROUP BY season, guild, person, game, options) AS sums"
        " LEFT JOIN ratings ON ratings.id = (SELECT max(id) FROM ratings AS newest"
        " WHERE newest.person = sums.person AND newest.guild = sums.guild AND newest.game = sums.game)",
        {"season": season},
    )
