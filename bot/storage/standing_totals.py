"""Rebuilds the running totals behind the standings, one user at a time, so that readers never see partial sums.

The totals grow with every finished game (`results.insert`); here they are computed from all results.
"""

from collections.abc import Iterable

from bot.storage.connection import Connection


def people(
    db: Connection, guild: int, after: tuple[str, int], limit: int
) -> tuple[list[int], tuple[str, int] | None]:
    """Return the users of the next results of a guild, and the position after them; None: there are no more.

    Args:
        after: time (ISO 8601) and number of the game before.
        limit: at most this number of results.
    """
    rows = db.execute(
        "SELECT person, finished_at, number FROM results WHERE guild = ? AND (finished_at, number) > (?, ?)"
        " ORDER BY finished_at, number LIMIT ?",
        (guild, *after, limit),
    ).fetchall()
    found = sorted({row["person"] for row in rows if row["person"] is not None})
    if len(rows) < limit:
        return found, None
    # The last game may have more results, so it is read again, unless it alone fills the limit.
    last = (rows[-1]["finished_at"], rows[-1]["number"])
    before = [row for row in rows if row["number"] != last[1]]
    return found, (before[-1]["finished_at"], before[-1]["number"]) if before else last


def summed(db: Connection, guild: int, after: int, limit: int) -> list[int]:
    """Return the next users who have totals in a guild, ascending."""
    rows = db.execute(
        "SELECT DISTINCT person FROM totals WHERE guild = ? AND person > ? ORDER BY person LIMIT ?",
        (guild, after, limit),
    )
    return [row["person"] for row in rows]


def rebuild_totals(db: Connection, guild: int, persons: Iterable[int]) -> None:
    """Rebuild the totals of some users in a guild."""
    for person in persons:
        db.execute("DELETE FROM totals WHERE guild = ? AND person = ?", (guild, person))
        # Helpers have no result, and a game that one person began alone counts as a win over no person. Results of
        # users under deletion don't count.
        db.execute(
            "INSERT INTO totals (guild, person, game, options, season, year, games, wins, losses, points)"
            " SELECT guild, person, game, options, coalesce(season, 0), substr(finished_at, 1, 4), count(*),"
            " sum(won), sum(lost), sum(score) FROM results"
            " WHERE guild = ? AND person = ? AND role <> 'helper' AND alone = 0 AND number > coalesce("
            "(SELECT erasing.game FROM erasing_people AS erasing WHERE erasing.person = results.person), 0)"
            " GROUP BY guild, person, game, options, coalesce(season, 0), substr(finished_at, 1, 4)",
            (guild, person),
        )
