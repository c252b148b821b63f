"""Results of finished games by seat, for slates and leaderboards; ids only, no names."""

from collections.abc import Sequence

from bot.storage import ratings
from bot.storage.connection import Connection, inserting
from bot.storage.games import UNSEALED
from bot.storage.row_models import ResultRow, StandingRow


def insert(
    db: Connection,
    number: int,
    guild: int | None,
    game: str,
    options: str,
    finished_at: str,
    rows: Sequence[ResultRow],
    season: int | None = None,
    *,
    alone: bool = False,
) -> None:
    """Save the results of a finished game.

    Args:
        guild: where it was played.
        options: its house rules, JSON without blanks as in a record's header.
        finished_at: ISO 8601.
        rows: a row for each seat, and one for each leaver.
        season: the season that runs in the guild.
        alone: fewer than two persons began it, or played half of it: it has no place in standings.
    """
    about = {
        "number": number,
        "guild": guild,
        "game": game,
        "options": options,
        "finished_at": finished_at,
        "season": season,
        "alone": alone,
    }
    columns = (*ResultRow.model_fields, *about)
    db.executemany(inserting("results", columns), [row.model_dump() | about for row in rows])
    if guild is not None and not alone:
        # Helpers have no result, and a game that one person began alone counts as a win over no person.
        counting = [row for row in rows if row.person is not None and row.role != "helper"]
        db.executemany(_ADD, [row.model_dump() | about | {"year": finished_at[:4]} for row in counting])


_ADD = (
    "INSERT INTO totals (guild, person, game, options, season, year, games, wins, losses, points)"
    " VALUES (:guild, :person, :game, :options, coalesce(:season, 0), :year, 1, :won, :lost, :score)"
    " ON CONFLICT (guild, person, game, options, season, year) DO UPDATE SET games = totals.games + 1,"
    " wins = totals.wins + excluded.wins, losses = totals.losses + excluded.losses,"
    " points = totals.points + excluded.points"
)


def rebuild_totals(db: Connection, guild: int) -> None:
    """Rebuild a guild's totals, without users whose deletion has begun."""
    db.execute("DELETE FROM totals WHERE guild = ?", (guild,))
    db.execute(
        "INSERT INTO totals (guild, person, game, options, season, year, games, wins, losses, points)"
        " SELECT guild, person, game, options, coalesce(season, 0), substr(finished_at, 1, 4), count(*), sum(won),"
        " sum(lost), sum(score) FROM results"
        " WHERE guild = ? AND person IS NOT NULL AND role <> 'helper' AND alone = 0 AND NOT EXISTS"
        " (SELECT 1 FROM erasing_people AS gone WHERE gone.person = results.person AND number <= gone.game)"
        " GROUP BY guild, person, game, options, coalesce(season, 0), substr(finished_at, 1, 4)",
        (guild,),
    )


def concerns(db: Connection, number: int, guild: int | None, person: int) -> bool:
    """Return whether a finished game was played in this guild or by this user.

    For a game closed without results its table and its first players decide.
    """
    row = db.execute(
        "SELECT 1 FROM results WHERE number = :number AND (guild = :guild OR person = :person)"
        " UNION ALL SELECT 1 FROM games JOIN tables ON tables.id = table_id"
        " WHERE games.number = :number AND closed_at IS NOT NULL AND (guild = :guild OR EXISTS ("
        "SELECT 1 FROM players WHERE players.game = games.number AND players.person = :person)) LIMIT 1",
        {"number": number, "guild": guild, "person": person},
    ).fetchone()
    return row is not None


def for_game(db: Connection, number: int) -> tuple[ResultRow, ...]:
    """Return the results of a game by seat, then those of leavers."""
    rows = db.execute(
        "SELECT seat, person, computer, score, won, lost, role FROM results WHERE number = ? ORDER BY seat", (number,)
    )
    return ResultRow.read_all(rows)


def games_finished(db: Connection, person: int, game: str, limit: int) -> int:
    """Return how many games of a kind a person has finished, up to a number."""
    row = db.execute(
        "SELECT count(*) AS games FROM (SELECT 1 FROM results WHERE person = ? AND game = ? AND role <> 'helper'"
        " LIMIT ?) AS finished",
        (person, game, limit),
    ).fetchone()
    return int(row["games"])


# Games that must stay secret, since others still play the same cards, are subtracted: they are few, so they come
# first.
LIVE = (
    "SELECT person AS player, person, game, options, games, wins, losses, points,"
    " NULL AS mu, NULL AS sigma, NULL AS rated"
    " FROM totals WHERE guild = :guild AND year >= :since AND year < :until"
)
HIDDEN = (
    "SELECT person, person, results.game, options, -1, -won, -lost, -score, NULL, NULL, NULL"
    " FROM games AS hidden CROSS JOIN results WHERE hidden.sealed = 1 AND results.number = hidden.number"
    " AND guild = :guild AND person IS NOT NULL AND role <> 'helper' AND alone = 0"
    " AND results.finished_at >= :since AND results.finished_at < :until"
)
_FROZEN = (
    "SELECT player, person, game, options, games, wins, losses, points, mu, sigma, rated"
    " FROM season_standings WHERE season = :season AND guild = :guild"
)
# Points and ratings of different games are never added.
_SUMS = "sum(points) AS points, max(mu) AS mu, max(sigma) AS sigma, max(rated) AS rated"
_NO_SUMS = "NULL AS points, NULL AS mu, NULL AS sigma, NULL AS rated"
NEVER = "~"
"""A text after all dates."""


def standings(
    db: Connection,
    guild: int,
    game: str | None,
    options: str | None = None,
    *,
    season: int | None = None,
    frozen: bool = False,
    rated: bool = False,
    year: int | None = None,
) -> tuple[StandingRow, ...]:
    """Return the totals of all users with finished games in a guild, most wins first.

    Args:
        game: only this game.
        options: only these house rules, JSON as in a record's header.
        season: only this season.
        frozen: the season is closed: its saved table is read.
        rated: with the ratings in the game, for a closed season those of its end.
        year: only games that ended in this year, by UTC.
    """
    for_season = "" if season is None else " AND season = :season"
    live = f"{LIVE}{for_season} UNION ALL {HIDDEN}{for_season}"
    where = [f"{column} = :{column}" for column, value in (("game", game), ("options", options)) if value is not None]
    rows = db.execute(
        "SELECT person, sum(games) AS games, sum(wins) AS wins, sum(losses) AS losses,"  # noqa: S608  # our own words
        f" {_NO_SUMS if game is None else _SUMS} FROM ({_FROZEN if frozen else live}) AS one"
        f"{' WHERE ' if where else ''}{' AND '.join(where)}"
        " GROUP BY player, person HAVING sum(games) > 0 ORDER BY wins DESC, losses, points DESC, person",
        {
            "guild": guild,
            "game": game,
            "options": options,
            "season": season,
            "since": "" if year is None else f"{year:04}",
            "until": NEVER if year is None else f"{year + 1:04}",
        },
    )
    found = StandingRow.read_all(rows)
    return found if frozen or not rated or game is None else tuple(_rated(db, guild, game, row) for row in found)


def _rated(db: Connection, guild: int, game: str, row: StandingRow) -> StandingRow:
    """Return a standing with the user's present rating."""
    rating = ratings.visible_rating(db, guild, game, row.person)
    if rating is None:
        return row
    return row.model_copy(update={"mu": rating.mu, "sigma": rating.sigma, "rated": rating.games})


def rules_played(db: Connection, guild: int) -> tuple[tuple[str, str], ...]:
    """Return the games and house rules that a guild has standings of."""
    rows = db.execute(
        "SELECT DISTINCT game, options FROM totals WHERE guild = :guild"
        " UNION SELECT DISTINCT game, options FROM season_standings"
        " WHERE season IN (SELECT id FROM seasons WHERE guild = :guild) ORDER BY 1, 2",
        {"guild": guild},
    )
    return tuple((row["game"], row["options"]) for row in rows)


def points_of(db: Connection, guild: int, game: str, person: int, *, alone: bool) -> tuple[int, ...]:
    """Return a user's points in each finished game, begun alone or not, oldest first."""
    rows = db.execute(
        "SELECT score FROM results WHERE guild = ? AND game = ?"  # noqa: S608  # our own words
        " AND person = ? AND role <> 'helper' AND alone = ?"
        f" AND {UNSEALED} ORDER BY finished_at, number",
        (guild, game, person, alone),
    )
    return tuple(row["score"] for row in rows)


def games_of(db: Connection, guild: int, person: int) -> tuple[tuple[str, bool, StandingRow], ...]:
    """Return the totals of one user's results in a guild by game, most played first.

    Games that they began alone are summed separately, and without a rating.
    """
    rows = db.execute(
        "SELECT game, alone, person, count(*) AS games,"  # noqa: S608  # our own words
        " sum(won) AS wins, sum(lost) AS losses, sum(score) AS points"
        f" FROM results WHERE guild = ? AND person = ? AND role <> 'helper' AND {UNSEALED}"
        " GROUP BY game, alone, person ORDER BY alone, games DESC, game",
        (guild, person),
    )
    sums = [(row["game"], bool(row["alone"]), StandingRow.model_validate(dict(row))) for row in rows]
    return tuple((game, alone, row if alone else _rated(db, guild, game, row)) for game, alone, row in sums)
