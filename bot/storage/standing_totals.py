"""The sums of results by which people stand in a guild, made anew: what is told by them meanwhile is whole.

They grow with every finished game (`results.insert`); here they are worked out from all results, person by person.
"""

from collections.abc import Iterable

from bot.storage.connection import Connection


def people(db: Connection, guild: int, after: tuple[str, int], most: int) -> tuple[list[int], tuple[str, int] | None]:
    """Return who has some of the next results of a guild, and up to which game they were looked at; None: to the end.

    Args:
        db: a connection.
        guild: guild id.
        after: moment (ISO 8601) and number of the game before.
        most: so many results.
    """
    rows = db.execute(
        "SELECT person, finished_at, number FROM results WHERE guild = ? AND (finished_at, number) > (?, ?)"
        " ORDER BY finished_at, number LIMIT ?",
        (guild, *after, most),
    ).fetchall()
    found = sorted({row["person"] for row in rows if row["person"] is not None})
    if len(rows) < most:
        return found, None
    # Of the last game some results may be left: it is looked at again, unless it is all there was room for.
    last = (rows[-1]["finished_at"], rows[-1]["number"])
    before = [row for row in rows if row["number"] != last[1]]
    return found, (before[-1]["finished_at"], before[-1]["number"]) if before else last


def summed(db: Connection, guild: int, after: int, most: int) -> list[int]:
    """Return the next people of whom a guild has sums, ascending."""
    rows = db.execute(
        "SELECT DISTINCT person FROM totals WHERE guild = ? AND person > ? ORDER BY person LIMIT ?",
        (guild, after, most),
    )
    return [row["person"] for row in rows]


def sum_anew(db: Connection, guild: int, persons: Iterable[int]) -> None:
    """Sum up the results of some people in a guild anew."""
    for person in persons:
        db.execute("DELETE FROM totals WHERE guild = ? AND person = ?", (guild, person))
        # Who helps out has no result of their own, and a game that one person began alone is won over nobody. What is
        # being deleted of somebody is told no more.
        db.execute(
            "INSERT INTO totals (guild, person, game, options, season, year, games, wins, losses, points)"
            " SELECT guild, person, game, options, coalesce(season, 0), substr(finished_at, 1, 4), count(*),"
            " sum(won), sum(lost), sum(score) FROM results"
            " WHERE guild = ? AND person = ? AND role <> 'helper' AND alone = 0 AND number > coalesce("
            "(SELECT erasing.game FROM erasing_people AS erasing WHERE erasing.person = results.person), 0)"
            " GROUP BY guild, person, game, options, coalesce(season, 0), substr(finished_at, 1, 4)",
            (guild, person),
        )
