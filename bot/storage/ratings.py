"""Ratings of users after each of their games, by guild and game."""

from collections.abc import Sequence

from bot.storage.connection import Connection, inserting
from bot.storage.row_models import MAX_INTEGER, FinishedGameRow, RatingRow, ResultRow, SeasonRow

SHOWN = (
    "ratings.id < coalesce((SELECT min(sealing.id) FROM games AS hidden CROSS JOIN ratings AS sealing"
    " WHERE hidden.sealed = 1 AND sealing.number = hidden.number"
    " AND sealing.guild = :guild AND sealing.game = :game), :largest)"
)
"""The condition for ratings from before the first board of a guild that others still play.

Later ones are hidden from everyone: each is computed from those before it and would reveal the board's result.
"""


def newest(db: Connection, guild: int, game: str, person: int) -> RatingRow | None:
    """Return a user's rating, or None before their first rated game."""
    rows = db.execute(
        "SELECT number, seat, person, mu, sigma, games FROM ratings WHERE person = ? AND guild = ? AND game = ?"
        " ORDER BY id DESC LIMIT 1",
        (person, guild, game),
    )
    return RatingRow.read_one(rows)


def visible_rating(db: Connection, guild: int, game: str, person: int) -> RatingRow | None:
    """Return a user's visible rating: it reveals nothing of cards that others still play."""
    found = history(db, guild, game, person, 1)
    return found[0] if found else None


def history(db: Connection, guild: int, game: str, person: int, limit: int) -> tuple[RatingRow, ...]:
    """Return a user's visible ratings after their last games, oldest first."""
    rows = db.execute(
        "SELECT number, seat, person, mu, sigma, games FROM ratings"  # noqa: S608  # our own words
        f" WHERE person = :person AND guild = :guild AND game = :game AND {SHOWN} ORDER BY id DESC LIMIT :most",
        {"person": person, "guild": guild, "game": game, "most": limit, "largest": MAX_INTEGER},
    )
    return RatingRow.read_all(rows)[::-1]


def insert(db: Connection, guild: int, game: str, rows: Sequence[RatingRow]) -> None:
    """Save ratings after a game."""
    columns = (*RatingRow.model_fields, "guild", "game")
    values = [row.model_dump() | {"guild": guild, "game": game} for row in rows]
    db.executemany(inserting("ratings", columns), values)


def in_season(db: Connection, game: str, person: int, season: SeasonRow) -> RatingRow | None:
    """Return a user's visible rating after their last game in a season, or before it."""
    rows = db.execute(
        "SELECT ratings.number, ratings.seat, ratings.person, mu, sigma, games"  # noqa: S608  # our own words
        " FROM ratings JOIN results ON results.number = ratings.number AND results.seat = ratings.seat"
        " WHERE ratings.person = :person AND ratings.guild = :guild AND ratings.game = :game"
        f" AND (season = :season OR finished_at < :started_at) AND {SHOWN} ORDER BY id DESC LIMIT 1",
        {
            "person": person,
            "guild": season.guild,
            "game": game,
            "season": season.id,
            "started_at": season.started_at,
            "largest": MAX_INTEGER,
        },
    )
    return RatingRow.read_one(rows)


def done(db: Connection, number: int, version: int) -> None:
    """Save that a game's ratings are computed."""
    db.execute("UPDATE games SET rated = ? WHERE number = ?", (version, number))


def outdated(db: Connection, version: int, limit: int) -> list[tuple[int, int | None]]:
    """Return finished games whose ratings are missing or of another version, each with its guild.

    Args:
        version: the present version.
        limit: at most this number.
    """
    rows = db.execute(
        "SELECT games.number, guild FROM games JOIN tables ON tables.id = games.table_id"
        " WHERE games.rated < ? AND games.finished_at IS NOT NULL LIMIT ?",
        (version, limit),
    )
    return [(row["number"], row["guild"]) for row in rows]


def mark_rebuilding(db: Connection, guild: int) -> None:
    """Save that a guild's ratings are being rebuilt; games that end during it are rated in order."""
    db.execute("INSERT INTO anew (guild) VALUES (?) ON CONFLICT DO NOTHING", (guild,))


def mark_rebuilt(db: Connection, guild: int) -> None:
    """Save that the rebuild of a guild's ratings is complete."""
    db.execute("DELETE FROM anew WHERE guild = ?", (guild,))


def is_rebuilding(db: Connection, guild: int) -> bool:
    """Return whether a guild's ratings are being rebuilt."""
    return db.execute("SELECT 1 FROM anew WHERE guild = ?", (guild,)).fetchone() is not None


def rebuilding_guilds(db: Connection) -> list[int]:
    """Return the guilds whose ratings are being rebuilt."""
    return [row["guild"] for row in db.execute("SELECT guild FROM anew ORDER BY guild")]


def clear(db: Connection, guild: int, limit: int) -> int:
    """Delete up to `limit` ratings of a guild; return how many there were."""
    return db.execute(
        "DELETE FROM ratings WHERE id IN (SELECT id FROM ratings WHERE guild = ? LIMIT ?)", (guild, limit)
    ).rowcount


def finished_in(
    db: Connection, guild: int, after: tuple[str, int], limit: int
) -> tuple[tuple[tuple[str, int], FinishedGameRow], ...]:
    """Return the next finished games of a guild in the order in which they ended, each with its position.

    Args:
        after: time (ISO 8601) and number of the game before.
        limit: at most this number of games.
    """
    numbers = db.execute(
        "SELECT DISTINCT finished_at, number FROM results WHERE guild = ? AND (finished_at, number) > (?, ?)"
        " ORDER BY finished_at, number LIMIT ?",
        (guild, *after, limit),
    ).fetchall()
    return tuple(((row["finished_at"], row["number"]), _finished(db, row["number"])) for row in numbers)


def _finished(db: Connection, number: int) -> FinishedGameRow:
    """Return a finished game with its results."""
    rows = db.execute(
        "SELECT results.number, table_id, results.game, options, outcome, alone, games.hints, seat, person, computer,"
        " score, won, lost, role FROM results JOIN games ON games.number = results.number"
        " WHERE results.number = ? ORDER BY seat",
        (number,),
    )
    visible_rating = [dict(row) for row in rows]
    return FinishedGameRow.model_validate(
        {**visible_rating[0], "results": tuple(ResultRow.model_validate(row) for row in visible_rating)}
    )
