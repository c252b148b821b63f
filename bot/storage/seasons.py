"""Seasons: the games of a guild between two days, and the saved tables of closed ones."""

from collections.abc import Iterable

from bot.storage import ratings
from bot.storage.connection import Connection
from bot.storage.personal_data import DELETED_USER
from bot.storage.results import HIDDEN, LIVE, NEVER
from bot.storage.row_models import RatingRow, SeasonRow

COLUMNS = "id, guild, name, started_at, closed_at, best_evenings"


def key_of(name: str) -> str:
    """Return the form of a name that ignores capitals."""
    return name.casefold()


def start(db: Connection, guild: int, name: str, now: str, best_evenings: int | None = None) -> int:
    """Start a season and return its id.

    Args:
        db: the writing connection.
        guild: where.
        name: as typed.
        now: ISO 8601.
        best_evenings: how many of a player's evenings count; 0: all; None: it counts no evenings.

    Raises:
        ConstraintViolation: one is running, or had this name.
    """
    row = db.execute(
        "INSERT INTO seasons (guild, key, name, started_at, best_evenings) VALUES (?, ?, ?, ?, ?) RETURNING id",
        (guild, key_of(name), name, now, best_evenings),
    ).fetchone()
    return int(row["id"])


def for_guild(db: Connection, guild: int) -> tuple[SeasonRow, ...]:
    """Return the seasons of a guild, the newest first."""
    return SeasonRow.read_all(db.execute(f"SELECT {COLUMNS} FROM seasons WHERE guild = ? ORDER BY id DESC", (guild,)))  # noqa: S608  # our own words


def running(db: Connection, guild: int | None) -> SeasonRow | None:
    """Return the running season of a guild, or None."""
    sql = f"SELECT {COLUMNS} FROM seasons WHERE guild = ? AND closed_at IS NULL"  # noqa: S608  # our own words
    return SeasonRow.read_one(db.execute(sql, (guild,)))


def close(db: Connection, season: int, now: str) -> None:
    """Close a season and save its table, with the present ratings.

    Games whose cards others still play are left out; `complete` adds them.

    Args:
        season: its id.
        now: ISO 8601.
    """
    db.execute("UPDATE seasons SET closed_at = ? WHERE id = ?", (now, season))
    guild = db.execute("SELECT guild FROM seasons WHERE id = ?", (season,)).fetchone()["guild"]
    played = f"{LIVE} AND season = :season UNION ALL {HIDDEN} AND season = :season"
    rows = db.execute(
        "SELECT person, game, options, sum(games) AS games, sum(wins) AS wins, sum(losses) AS losses,"  # noqa: S608  # our own words
        f" sum(points) AS points FROM ({played}) AS one GROUP BY person, game, options HAVING sum(games) > 0"
        " ORDER BY person, game, options",
        {"guild": guild, "season": season, "since": "", "until": NEVER},
    ).fetchall()
    players = {person: number for number, person in enumerate(dict.fromkeys(row["person"] for row in rows), 1)}
    for row in rows:
        found = dict(row) | {"season": season, "guild": guild, "player": players[row["person"]]}
        db.execute(_KEEP, found | _rating(ratings.visible_rating(db, guild, row["game"], row["person"])))


def complete(db: Connection, numbers: Iterable[int]) -> None:
    """Add games to the tables of seasons that were closed while others still played the same cards.

    Args:
        db: the writing connection; the games are no longer sealed.
    """
    changed = dict[tuple[int, str], None]()
    for number in numbers:
        rows = db.execute(
            "SELECT season, seasons.guild, game, options, person, won AS wins, lost AS losses, score AS points"
            " FROM results JOIN seasons ON seasons.id = season"
            " WHERE number = ? AND closed_at IS NOT NULL AND person IS NOT NULL AND role <> 'helper' AND alone = 0"
            " AND NOT EXISTS (SELECT 1 FROM erasing_people AS gone"
            " WHERE gone.person = results.person AND number <= gone.game)",
            (number,),
        ).fetchall()
        for row in rows:
            player = _player(db, row["season"], row["person"])
            db.execute(_KEEP, dict(row) | {"games": 1, "player": player} | _rating(None))
            changed[row["season"], row["game"]] = None
    for season, game in changed:
        _rate(db, season, game)


def is_complete(db: Connection, season: int) -> bool:
    """Return whether a season's table has all its games: no other table plays the cards of one any more."""
    hidden = db.execute(
        "SELECT 1 FROM games AS hidden CROSS JOIN results"
        " WHERE hidden.sealed = 1 AND results.number = hidden.number AND season = ? LIMIT 1",
        (season,),
    )
    return hidden.fetchone() is None


def role_holders(db: Connection, guild: int) -> tuple[tuple[int, int], ...]:
    """Return who has got a role as the winner of a season: the role, and the user."""
    rows = db.execute("SELECT role, person FROM winner_roles WHERE guild = ? ORDER BY role, person", (guild,))
    return tuple((row["role"], row["person"]) for row in rows)


def note_role(db: Connection, guild: int, role: int, person: int) -> None:
    """Save that a user gets a role."""
    db.execute(
        "INSERT INTO winner_roles (guild, role, person) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (guild, role, person),
    )


def forget_role(db: Connection, guild: int, role: int, person: int) -> None:
    """Save that a user doesn't have a role any more."""
    db.execute("DELETE FROM winner_roles WHERE guild = ? AND role = ? AND person = ?", (guild, role, person))


_KEEP = (
    "INSERT INTO season_standings"
    " (season, player, game, options, guild, person, games, wins, losses, points, mu, sigma, rated)"
    " VALUES (:season, :player, :game, :options, :guild, :person, :games, :wins, :losses, :points,"
    " :mu, :sigma, :rated)"
    " ON CONFLICT (season, player, game, options) DO UPDATE SET games = season_standings.games + excluded.games,"
    " wins = season_standings.wins + excluded.wins, losses = season_standings.losses + excluded.losses,"
    " points = season_standings.points + excluded.points"
)


def _rating(found: RatingRow | None) -> dict[str, float | int | None]:
    """Return the columns of a rating."""
    if found is None:
        return {"mu": None, "sigma": None, "rated": None}
    return {"mu": found.mu, "sigma": found.sigma, "rated": found.games}


def _player(db: Connection, season: int, person: int) -> int:
    """Return the number of a user in the table of a season, a new one if needed."""
    row = db.execute(
        "SELECT player FROM season_standings WHERE season = ? AND person = ? LIMIT 1", (season, person)
    ).fetchone()
    if row is not None:
        return int(row["player"])
    last = db.execute("SELECT coalesce(max(player), 0) AS last FROM season_standings WHERE season = ?", (season,))
    return int(last.fetchone()["last"]) + 1


def _rate(db: Connection, season: int, game: str) -> None:
    """Write the ratings after a season's last games into its table; not during a rebuild."""
    row = db.execute(f"SELECT {COLUMNS} FROM seasons WHERE id = ?", (season,)).fetchone()  # noqa: S608  # our own words
    closed = SeasonRow.model_validate(dict(row))
    if ratings.is_rebuilding(db, closed.guild):
        return
    # Deleted users share an id, and keep the ratings that they had.
    people = db.execute(
        "SELECT DISTINCT person FROM season_standings WHERE season = ? AND game = ? AND person <> ?",
        (season, game, DELETED_USER),
    )
    for each in people.fetchall():
        found = ratings.in_season(db, game, each["person"], closed)
        if found is not None:
            db.execute(
                "UPDATE season_standings SET mu = :mu, sigma = :sigma, rated = :rated"
                " WHERE season = :season AND game = :game AND person = :person",
                _rating(found) | {"season": season, "game": game, "person": each["person"]},
            )
