"""Ratings: everybody's after each of their games, in one guild and one game."""

from collections.abc import Sequence

from bot.storage.connection import Connection
from bot.storage.games import UNSEALED
from bot.storage.rows import FinishedRow, RatingRow, ResultRow


def newest(db: Connection, guild: int, game: str, person: int) -> RatingRow | None:
    """Return somebody's rating, or None before their first rated game."""
    row = db.execute(
        "SELECT number, seat, person, mu, sigma, games FROM ratings WHERE person = ? AND guild = ? AND game = ?"
        " ORDER BY id DESC LIMIT 1",
        (person, guild, game),
    ).fetchone()
    return RatingRow.model_validate(dict(row)) if row else None


def told(db: Connection, guild: int, game: str, person: int) -> RatingRow | None:
    """Return somebody's rating as it may be shown: games don't count yet whose cards others still play."""
    found = history(db, guild, game, person, 1)
    return found[0] if found else None


def history(db: Connection, guild: int, game: str, person: int, most: int) -> tuple[RatingRow, ...]:
    """Return somebody's ratings after their last games that may be told of, oldest first."""
    rows = db.execute(
        "SELECT number, seat, person, mu, sigma, games FROM ratings"  # noqa: S608  # our own words
        f" WHERE person = ? AND guild = ? AND game = ? AND {UNSEALED} ORDER BY id DESC LIMIT ?",
        (person, guild, game, most),
    )
    return tuple(RatingRow.model_validate(dict(row)) for row in rows)[::-1]


def insert(db: Connection, guild: int, game: str, rows: Sequence[RatingRow]) -> None:
    """Keep ratings after a game."""
    db.executemany(
        "INSERT INTO ratings (number, seat, guild, game, person, mu, sigma, games)"
        " VALUES (:number, :seat, :guild, :game, :person, :mu, :sigma, :games)",
        [row.model_dump() | {"guild": guild, "game": game} for row in rows],
    )


def done(db: Connection, number: int, version: int) -> None:
    """Keep that a game's ratings are worked out."""
    db.execute("UPDATE games SET rated = ? WHERE number = ?", (version, number))


def guilds_to_rate(db: Connection, version: int) -> tuple[int, ...]:
    """Return the guilds with finished games whose ratings were worked out in another way or not at all."""
    rows = db.execute(
        "SELECT DISTINCT results.guild FROM games JOIN results USING (number)"
        " WHERE games.rated < ? AND games.finished_at IS NOT NULL AND results.guild IS NOT NULL",
        (version,),
    )
    return tuple(row["guild"] for row in rows)


def clear(db: Connection, guild: int) -> None:
    """Forget all ratings of a guild."""
    db.execute("DELETE FROM ratings WHERE guild = ?", (guild,))


def finished_in(db: Connection, guild: int) -> tuple[FinishedRow, ...]:
    """Return all finished games of a guild with their results, in the order in which they were finished."""
    rows = db.execute(
        "SELECT results.number, table_id, results.game, options, outcome, alone, games.hints, seat, person, computer,"
        " score, won, lost, role"
        " FROM results JOIN games USING (number) WHERE guild = ? AND games.finished_at IS NOT NULL"
        " ORDER BY results.finished_at, results.number, seat",
        (guild,),
    )
    found: dict[int, FinishedRow] = {}
    for row in rows:
        told = dict(row)
        seat = ResultRow.model_validate(told)
        game = found.get(told["number"]) or FinishedRow.model_validate({**told, "results": ()})
        found[game.number] = game.model_copy(update={"results": (*game.results, seat)})
    return tuple(found.values())
