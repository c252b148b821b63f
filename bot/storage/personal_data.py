"""Everything the database knows of a person or a guild: where it is, how it is given out, how it is deleted.

`PEOPLE` lists all columns that hold a person's id, `GUILDS` those with a guild's;
`tests/storage/test_personal_data.py` compares both with the schema. `documents.PEOPLE_IN` lists the fields of a
table's document that name people: by `table_people` a person finds them. Two places have no column of their own: the
first line of a game's log names its players, and the notebook's keys name whose note it is.

A person who goes leaves a tombstone where others need to see that somebody was there: a computer player with a
negative number, counted from -1 at each table, so that neither two tables nor two people can be told to belong
together. It has no results, and `former player <seat>` in a record's header, which no proof of a shuffle covers.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from bot.storage import documents
from bot.storage.connection import Connection
from bot.storage.row_models import LARGEST

ROWS = 500
"""So many rows are read at once."""
NOBODY = 0
"""Where there must be a person, and there is none any more."""
FEW_NOTES = ("key < 'dm:'", "key >= 'dm;' AND key < 'panel:'", "key >= 'panel;'")
"""All notes but those of each person's direct messages, and of each message left behind, which names nobody."""


@dataclass(frozen=True, slots=True)
class IdColumn:
    """A column that holds ids.

    Args:
        table, column: its names.
        area: under which heading people read of it; "" for what concerns no person.
        end: what becomes of a row: it is deleted, its id becomes `NOBODY`, or a tombstone.
        told: whether the person gets the rows, which are about themselves then.
        key: by which columns one row is told from all others of its table.
        order: by which columns an index has a person's rows before it has them by their key; what has no value in the
            first of them comes first.
        secret: columns that the person does not get.
    """

    table: str
    column: str
    area: str = ""
    end: Literal["delete", "nobody", "tombstone"] = "delete"
    told: bool = True
    key: tuple[str, ...] = ("id",)
    order: tuple[str, ...] = ()
    secret: tuple[str, ...] = ()

    def mark(self, row: Mapping[str, object]) -> tuple[object, ...]:
        """Return where a row stands among those of its person."""
        return tuple(row[column] for column in (*self.order, *self.key))


PEOPLE = (
    IdColumn("people", "person", "preferences", key=("person",)),
    IdColumn("blocks", "person", "blocks", key=("person", "other")),
    # Whoever is blocked is not told by whom.
    IdColumn("blocks", "other", "blocks", told=False),
    # A person's part of each document they are named in.
    IdColumn("table_people", "person", "seats", "tombstone", key=("person", "role", "table_id")),
    # Of tables that were closed before there were documents.
    IdColumn("seats", "person", "seats", "tombstone", key=("table_id", "seat")),
    IdColumn("deadlines", "person", "seats", key=("table_id", "kind", "seat")),
    # That somebody has left the seat must stay known: others may take it over.
    IdColumn("leavers", "person", "seats", "nobody", key=("table_id", "seat", "person")),
    IdColumn("protests", "person", "games"),
    # Whoever answered is not told what the other one wrote.
    IdColumn("protests", "other", "games", "nobody", told=False),
    # The word itself is emptied as soon as no luck is made of it any more.
    IdColumn("shared_words", "person", "seats", "nobody", key=("seed", "place")),
    IdColumn("tables", "host", "tables", "nobody"),
    IdColumn("daily_tries", "person", "daily", key=("day", "game", "person")),
    IdColumn("daily_places", "person", "daily", key=("day", "game", "person", "guild")),
    IdColumn(
        "results", "person", "results", "tombstone", key=("number", "seat"), order=("guild", "game", "finished_at")
    ),
    # The table of a closed season and the ratings of the others stay as they are, with nobody in this place.
    IdColumn("ratings", "person", "statistics", "nobody", order=("guild", "game")),
    IdColumn("tallies", "person", "statistics", key=("number", "seat", "name"), order=("guild", "game")),
    IdColumn("totals", "person", "statistics", key=("guild", "person", "game", "options", "season", "year")),
    IdColumn("season_standings", "person", "statistics", "nobody", key=("season", "player", "game", "options")),
    IdColumn("house_rules", "saved_by", "house", "nobody", key=("guild", "key")),
    # In the tables of a tournament everybody has a number, which stays.
    IdColumn("tournaments", "host", "tournaments", "nobody"),
    IdColumn("tournament_entrants", "person", "tournaments", "nobody", key=("tournament", "number")),
    IdColumn("tournament_wishes", "person", "tournaments", key=("tournament", "person")),
    IdColumn("tournament_wishes", "other", "tournaments", key=("tournament", "person")),
    # What the coach thinks of somebody's own decisions, for them alone.
    IdColumn("coached", "person", "statistics", key=("game", "person")),
    # The numbers of the games are told, finished ones and others apart.
    IdColumn("players", "person", "games", told=False),
    # That their data is being deleted.
    IdColumn("erasing_people", "person", "games", told=False),
    # With a token anybody could write into the message as the bot, for the minutes that it lives.
    IdColumn("tracked_messages", "person", "notes", key=("key",), secret=("token",)),
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


def counts(db: Connection, person: int) -> Counter[str]:
    """Return how many things are known of a person, by area."""
    found = Counter[str]()
    for place in PEOPLE:
        if place.told or place.area == "games":
            found[place.area] += count(db, place, person)
    found["notes"] += len(notes_of(db, person))
    return found


def rows_of(
    db: Connection, place: IdColumn, person: int, after: Sequence[object] | None = None
) -> list[dict[str, object]]:
    """Return the rows of a place that are about a person, so many at once that nobody else waits long for them.

    Each time is as quick as the first: an index leads to where the last one ended.

    Args:
        db: a connection.
        place: where; one that is told.
        person: user id.
        after: the mark of the last row that was returned before; None: from the first on.
    """
    found: list[dict[str, object]] = []
    columns = (*place.order, *place.key)
    if place.table == "table_people":
        return [_with_document(db, row) for row in _page(db, place, person, "", columns, after or ())]
    if not place.order:
        return _page(db, place, person, "", columns, after or ())
    first = place.order[0]
    if after is None or after[0] is None:
        found += _page(db, place, person, f" AND {first} IS NULL", columns[1:], (after or ())[1:])
        after = None
    if len(found) < ROWS:
        found += _page(db, place, person, f" AND {first} IS NOT NULL", columns, after or ())
    return found[:ROWS]


def _with_document(db: Connection, row: Any) -> dict[str, object]:
    """Return a row of `table_people` with what the document holds of that person."""
    try:
        document = documents.of_table(db, row["table_id"])
    except (documents.DamagedDocument, documents.NewerDocument):
        return {**row, "held": None}
    return {**row, "held": documents.about(document, row["person"], row["role"])}


def _page(
    db: Connection, place: IdColumn, person: int, only: str, columns: Sequence[str], after: Sequence[object]
) -> list[dict[str, object]]:
    """Return so many of a person's rows in a place, in the order of these columns, behind these values of theirs."""
    key, order = ", ".join(place.key), ", ".join(columns)
    marks = {f"mark{number}": value for number, value in enumerate(after)}
    behind = f" AND ({order}) > ({', '.join(f':{name}' for name in marks)})" if marks else ""
    # Which rows they are is read from the index alone, and only these are looked up.
    rows = db.execute(
        f"SELECT {place.table}.* FROM (SELECT {key} FROM {place.table} WHERE {place.column} = :person{only}{behind}"  # noqa: S608  # our own words
        f" ORDER BY {order} LIMIT :most) AS page JOIN {place.table} USING ({key})"
        f" ORDER BY {', '.join(f'{place.table}.{column}' for column in columns)}",
        {"person": person, "most": ROWS, **marks},
    )
    return [{name: value for name, value in dict(row).items() if name not in place.secret} for row in rows]


def notes_of(db: Connection, person: int) -> list[dict[str, object]]:
    """Return the notebook's entries about a person: their direct messages."""
    named, found = {"own": f"dm:{person}", "like": f"%{person}%"}, list[dict[str, object]]()
    for where in ("key = :own", *FEW_NOTES):
        rows = db.execute(f"SELECT key, value FROM notebook WHERE {where} AND key LIKE :like ORDER BY key", named)  # noqa: S608
        found += [dict(row) for row in rows if _names(row, person)]
    return found


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
        " (SELECT table_id FROM table_people WHERE person = :person AND role IN ('seats', 'queue')) ORDER BY id",
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
