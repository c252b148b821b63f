"""Everything the database knows of a person or a guild: where it is, how it is given out, how it is deleted.

`PEOPLE` lists all columns that hold a person's id, `GUILDS` those with a guild's; `tests/storage/test_privacy.py`
holds both against the schema. Two places have no column of their own: the first line of a game's log names its
players, and the notebook's keys name whose note it is.

A person who goes leaves a tombstone where others need to see that somebody was there: a computer player with a
negative number, counted from -1 at each table, so that neither two tables nor two people can be told to belong
together. It has no results, and `former player <seat>` in a record's header, which no proof of a shuffle covers.
"""

from dataclasses import dataclass
from typing import Any, Literal

from bot.storage.connection import Connection
from bot.storage.rows import LARGEST

ROWS = 500
"""So many rows are read at once."""
NOBODY = 0
"""Where there must be a person, and there is none any more."""


@dataclass(frozen=True, slots=True)
class IdColumn:
    """A column that holds ids.

    Args:
        table, column: its names.
        area: under which heading people read of it; "" for what concerns no person.
        end: what becomes of a row: it is deleted, its id becomes `NOBODY`, or a tombstone.
        told: whether the person gets the rows, which are about themselves then.
    """

    table: str
    column: str
    area: str = ""
    end: Literal["delete", "nobody", "tombstone"] = "delete"
    told: bool = True


PEOPLE = (
    IdColumn("people", "person", "preferences"),
    IdColumn("blocks", "person", "blocks"),
    # Whoever is blocked is not told by whom.
    IdColumn("blocks", "other", "blocks", told=False),
    IdColumn("queue", "person", "seats"),
    IdColumn("seats", "person", "seats", "tombstone"),
    IdColumn("deadlines", "person", "seats"),
    # That somebody has left the seat must stay known: others may take it over.
    IdColumn("leavers", "person", "seats", "nobody"),
    IdColumn("votes", "person", "seats"),
    IdColumn("wishes", "person", "seats"),
    IdColumn("lucky_words", "person", "seats"),
    IdColumn("again_wishes", "person", "seats"),
    IdColumn("protests", "person", "games"),
    # Whoever answered is not told what the other one wrote.
    IdColumn("protests", "other", "games", "nobody", told=False),
    IdColumn("said_ahead", "person", "seats"),
    # The word itself is emptied as soon as no luck is made of it any more.
    IdColumn("shared_words", "person", "seats", "nobody"),
    IdColumn("start_wishes", "person", "seats"),
    IdColumn("swap_wishes", "person", "seats"),
    IdColumn("swap_wishes", "other", "seats"),
    IdColumn("tables", "host", "tables", "nobody"),
    IdColumn("daily_tries", "person", "daily"),
    IdColumn("daily_places", "person", "daily"),
    IdColumn("results", "person", "results", "tombstone"),
    # The table of a closed season and the ratings of the others stay as they are, with nobody in this place.
    IdColumn("ratings", "person", "statistics", "nobody"),
    IdColumn("tallies", "person", "statistics"),
    IdColumn("totals", "person", "statistics"),
    IdColumn("season_standings", "person", "statistics", "nobody"),
    IdColumn("house_rules", "saved_by", "house", "nobody"),
    # In the tables of a tournament everybody has a number, which stays.
    IdColumn("tournaments", "host", "tournaments", "nobody"),
    IdColumn("tournament_entrants", "person", "tournaments", "nobody"),
    IdColumn("tournament_wishes", "person", "tournaments"),
    IdColumn("tournament_wishes", "other", "tournaments"),
    # Not told: with a token anybody could write into the message as the bot, for the minutes that it lives.
    IdColumn("hand_tokens", "person", "seats", told=False),
    # What the coach thinks of somebody's own decisions, for them alone.
    IdColumn("coached", "person", "statistics"),
    # The numbers of the games are told, finished ones and others apart.
    IdColumn("players", "person", "games", told=False),
    # That their data is being deleted.
    IdColumn("erasing_people", "person", "games", told=False),
)
"""Where people's ids stand."""

GUILDS = (
    IdColumn("tables", "guild"),
    IdColumn("tournament_pairings", "guild"),
    IdColumn("tournament_entrants", "guild"),
    IdColumn("tournament_wishes", "guild"),
    IdColumn("tournaments", "guild"),
    IdColumn("results", "guild"),
    IdColumn("ratings", "guild"),
    IdColumn("tallies", "guild"),
    IdColumn("season_standings", "guild"),
    IdColumn("totals", "guild"),
    IdColumn("seasons", "guild"),
    IdColumn("house_rules", "guild"),
    IdColumn("daily_places", "guild"),
    IdColumn("digests", "guild"),
    IdColumn("guilds", "guild"),
    # That its ratings are being worked out anew, and that it is being forgotten.
    IdColumn("anew", "guild"),
    IdColumn("erasing_guilds", "guild"),
)
"""Where guilds' ids stand, what refers to others of them first; a table goes with its games and all of theirs."""
ROOTS = tuple(
    place
    for place in GUILDS
    if place.table in {"tables", "tournaments", "seasons", "house_rules", "daily_places", "digests", "guilds"}
)
"""Where something is kept of every guild of which anything is kept: all else refers to one of these."""


def count(db: Connection, place: IdColumn, person: int) -> int:
    """Return how many rows of a place are about a person."""
    found = db.execute(f"SELECT count(*) FROM {place.table} WHERE {place.column} = ?", (person,))  # noqa: S608  # our own words
    return int(found.fetchone()[0])


def rows_of(db: Connection, place: IdColumn, person: int, first: int) -> list[dict[str, object]]:
    """Return the rows of a place that are about a person, so many at once that nobody else waits long for them.

    Args:
        db: a connection.
        place: where.
        person: user id.
        first: how many were returned before.
    """
    found = db.execute(
        f"SELECT * FROM {place.table} WHERE {place.column} = ? LIMIT ? OFFSET ?",  # noqa: S608  # our own words
        (person, ROWS, first),
    )
    return [dict(row) for row in found]


def notes_of(db: Connection, person: int) -> list[dict[str, object]]:
    """Return the notebook's entries about a person: their direct messages."""
    rows = db.execute("SELECT key, value FROM notebook WHERE key LIKE ? ORDER BY key", (f"%{person}%",))
    return [dict(row) for row in rows if _names(row, person)]


def games_of(db: Connection, person: int, after: int = 0, most: int | None = None) -> list[tuple[int, bool]]:
    """Return the games that a person began to play, and whether each has no secrets left, oldest first.

    Args:
        db: a connection.
        person: user id.
        after: only games with a larger number.
        most: only so many; None: all.
    """
    rows = db.execute(
        "SELECT number, coalesce(finished_at, closed_at) IS NOT NULL AND sealed = 0 AS open FROM players"
        " JOIN games ON number = players.game WHERE person = ? AND players.game > ? ORDER BY players.game LIMIT ?",
        (person, after, LARGEST if most is None else most),
    )
    return [(row["number"], bool(row["open"])) for row in rows]


def last_game(db: Connection) -> int:
    """Return the newest game's number; 0 if there is none."""
    return int(db.execute("SELECT coalesce(max(number), 0) FROM games").fetchone()[0])


def here(db: Connection, person: int) -> list[tuple[int, str]]:
    """Return the tables not closed where a person sits or waits, with their status; nobody else is at their tries."""
    rows = db.execute(
        "SELECT id, status FROM tables WHERE status <> 'closed' AND day IS NULL AND id IN"
        " (SELECT table_id FROM seats WHERE person = :person UNION SELECT table_id FROM queue WHERE person = :person)"
        " ORDER BY id",
        {"person": person},
    )
    return [(row["id"], row["status"]) for row in rows]


def known_guilds(db: Connection, place: IdColumn, after: int = 0) -> list[int]:
    """Return some of the guilds that a place has rows of, ascending, each found by one look into the index.

    Args:
        db: a connection.
        place: one of `ROOTS`.
        after: only larger ids.
    """
    table = place.table
    rows = db.execute(
        f"WITH RECURSIVE found (guild, place) AS (SELECT (SELECT min(guild) FROM {table} WHERE guild > :after), 1"  # noqa: S608  # our own words
        f" UNION ALL SELECT (SELECT min(guild) FROM {table} WHERE {table}.guild > found.guild), place + 1 FROM found"
        " WHERE found.guild IS NOT NULL AND place < :most) SELECT guild FROM found WHERE guild IS NOT NULL",
        {"after": after, "most": ROWS},
    )
    return [row["guild"] for row in rows]


def knows_guild(db: Connection, guild: int) -> bool:
    """Return whether anything is kept of a guild."""
    return any(
        db.execute(f"SELECT 1 FROM {place.table} WHERE guild = ? LIMIT 1", (guild,)).fetchone()  # noqa: S608  # our own words
        for place in ROOTS
    )


def _names(note: Any, person: int) -> bool:
    """Return whether a note's key has a person's id between its colons."""
    return str(person) in str(note["key"]).split(":")
