"""All places of a user's or guild's data: where it is, and how it is exported and deleted.

`PEOPLE` lists all columns with a user's id, `GUILDS` those with a guild's; `tests/storage/test_personal_data.py`
compares both with the schema. `documents.PEOPLE_IN` lists the fields of a table's document that name users;
`table_people` is their index. Two places have no column: the first line of a game's log names its players, and keys
of the key-value store contain user ids.

A deleted user leaves a tombstone where others need to see that a player was there: a computer player with a negative
number, counted from -1 at each table, so that tombstones of two tables can't be linked. It has no results, and is
`former player <seat>` in a record's header, which no proof of a shuffle covers.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from bot.storage import documents
from bot.storage.connection import Connection
from bot.storage.row_models import MAX_INTEGER

BATCH_SIZE = 500
"""Rows that are read at once."""
DELETED_USER = 0
"""The id where a column needs one and the user is deleted."""
FEW_NOTES = ("key < 'dm:'", "key >= 'dm;' AND key < 'panel:'", "key >= 'panel;'")
"""All key-value entries except users' direct messages, and messages left behind, which name no user."""


@dataclass(frozen=True, slots=True)
class IdColumn:
    """A column that holds ids.

    Args:
        table: the DB table.
        area: the heading under which users read of it; "" for data about no user.
        end: the effect of a deletion: the row is deleted, the id becomes `DELETED_USER`, or a tombstone.
        exported: whether the export has the rows, which are about the user alone then.
        key: the columns that identify a row.
        order: the columns by which an index sorts a user's rows before the key; rows without a value in the first
            come first.
        secret: columns that the export leaves out.
        counted: columns that identify what users read a number of; equal ones of all places in an area count once.
            (): each row counts.
    """

    table: str
    column: str
    area: str = ""
    end: Literal["delete", "nobody", "tombstone"] = "delete"
    exported: bool = True
    key: tuple[str, ...] = ("id",)
    order: tuple[str, ...] = ()
    secret: tuple[str, ...] = ()
    counted: tuple[str, ...] = ()

    def mark(self, row: Mapping[str, object]) -> tuple[object, ...]:
        """Return the sort key of a row among its user's rows."""
        return tuple(row[column] for column in (*self.order, *self.key))


PEOPLE = (
    IdColumn("people", "person", "preferences", key=("person",)),
    IdColumn("blocks", "person", "blocks", key=("person", "other")),
    # A blocked user must not learn who blocked them. A hash of their id stays (`blocks.hide`), and so does the block.
    IdColumn("blocks", "other", "blocks", exported=False),
    # A user's part of each document that names them.
    IdColumn("table_people", "person", "seats", "tombstone", key=("person", "role", "table_id")),
    # Tables that were closed before there were documents.
    IdColumn("seats", "person", "seats", "tombstone", key=("table_id", "seat")),
    IdColumn("deadlines", "person", "seats", key=("table_id", "kind", "seat")),
    # A left seat must stay marked: others can take it over.
    IdColumn("leavers", "person", "seats", "nobody", key=("table_id", "seat", "person")),
    IdColumn("protests", "person", "games", counted=("game",)),
    # The answering user must not get the protester's text.
    IdColumn("protests", "other", "games", "nobody", exported=False, counted=("game",)),
    # The word itself is emptied once no randomness is derived from it any more.
    IdColumn("shared_words", "person", "seats", "nobody", key=("seed", "place")),
    IdColumn("tables", "host", "tables", "nobody"),
    IdColumn("daily_tries", "person", "daily", key=("day", "game", "person"), counted=("day", "game")),
    IdColumn("daily_places", "person", "daily", key=("day", "game", "person", "guild"), counted=("day", "game")),
    IdColumn(
        "results", "person", "results", "tombstone", key=("number", "seat"), order=("guild", "game", "finished_at")
    ),
    # The table of a closed season and the ratings of others stay, with this user replaced by 0.
    IdColumn("ratings", "person", "statistics", "nobody", order=("guild", "game")),
    IdColumn("tallies", "person", "statistics", key=("number", "seat", "name"), order=("guild", "game")),
    IdColumn("totals", "person", "statistics", key=("guild", "person", "game", "options", "season", "year")),
    IdColumn("season_standings", "person", "statistics", "nobody", key=("season", "player", "game", "options")),
    IdColumn("house_rules", "saved_by", "house", "nobody", key=("guild", "key")),
    # The entry stays for the other managers.
    IdColumn("manager_actions", "person", "managing", "nobody"),
    # What a user reads of themselves doesn't name who acted.
    IdColumn("manager_actions", "other", "managing", "nobody", exported=False),
    # The role itself is Discord's, and stays.
    IdColumn("winner_roles", "person", "statistics", key=("guild", "role", "person")),
    # Entrants of a tournament have numbers, which stay.
    IdColumn("tournaments", "host", "tournaments", "nobody", counted=("id",)),
    IdColumn(
        "tournament_entrants",
        "person",
        "tournaments",
        "nobody",
        key=("tournament", "number"),
        counted=("tournament",),
    ),
    IdColumn("tournament_wishes", "person", "tournaments", key=("tournament", "person"), counted=("tournament",)),
    IdColumn("tournament_wishes", "other", "tournaments", key=("tournament", "person"), counted=("tournament",)),
    # Reviews of the user's own decisions.
    IdColumn("coached", "person", "statistics", key=("game", "person")),
    # The numbers of games, finished ones separately.
    IdColumn("players", "person", "games", exported=False, counted=("game",)),
    # The entry that their data is being deleted.
    IdColumn("erasing_people", "person", "games", exported=False),
    # With a token anyone could edit the message as the bot while it is valid.
    IdColumn("tracked_messages", "person", "notes", key=("key",), secret=("token",)),
)
"""The columns with users' ids."""

GUILDS = (
    IdColumn("tables", "guild"),
    IdColumn("tournament_pairings", "guild"),
    IdColumn("tournament_masters", "guild"),
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
    IdColumn("manager_actions", "guild"),
    IdColumn("winner_roles", "guild"),
    IdColumn("daily_places", "guild"),
    IdColumn("digests", "guild"),
    IdColumn("guilds", "guild"),
    # The entries that its ratings are being rebuilt, and that it is being deleted.
    IdColumn("anew", "guild"),
    IdColumn("erasing_guilds", "guild"),
)
"""The columns with guilds' ids, referring tables first; a table is deleted with its games and their rows."""
ROOTS = tuple(
    place
    for place in GUILDS
    if place.table
    in {
        "tables",
        "tournaments",
        "seasons",
        "house_rules",
        "manager_actions",
        "daily_places",
        "digests",
        "guilds",
    }
)
"""The columns that have every guild with data: all other data refers to one of these."""


def count(db: Connection, place: IdColumn, person: int) -> int:
    """Return how many rows of a place are about a user."""
    found = db.execute(f"SELECT count(*) FROM {place.table} WHERE {place.column} = ?", (person,))  # noqa: S608  # our own words
    return int(found.fetchone()[0])


def counts(db: Connection, person: int) -> Counter[str]:
    """Return the number of a user's entries by area; what several places of an area have counts once."""
    found = Counter[str]()
    shared: dict[str, list[IdColumn]] = {}
    for place in PEOPLE:
        if not place.exported and place.area != "games":
            continue
        if place.counted:
            shared.setdefault(place.area, []).append(place)
        else:
            found[place.area] += count(db, place, person)
    for area, places in shared.items():
        rows = " UNION ".join(
            f"SELECT {', '.join(place.counted)} FROM {place.table} WHERE {place.column} = ?"  # noqa: S608  # our own words
            for place in places
        )
        answer = db.execute(f"SELECT count(*) FROM ({rows}) AS found", (person,) * len(places))  # noqa: S608
        found[area] += int(answer.fetchone()[0])
    found["notes"] += len(notes_of(db, person))
    return found


def rows_of(
    db: Connection, place: IdColumn, person: int, after: Sequence[object] | None = None
) -> list[dict[str, object]]:
    """Return the next rows of a place about a user, few enough not to delay others.

    Each call is as quick as the first: an index leads to where the last one ended.

    Args:
        place: the place; one that the export has.
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
    if len(found) < BATCH_SIZE:
        found += _page(db, place, person, f" AND {first} IS NOT NULL", columns, after or ())
    return found[:BATCH_SIZE]


def _with_document(db: Connection, row: Any) -> dict[str, object]:
    """Return a row of `table_people` with the document's values about that user."""
    try:
        document = documents.for_table(db, row["table_id"])
    except (documents.DamagedDocument, documents.NewerDocument):
        return {**row, "held": None}
    return {**row, "held": documents.about(document, row["person"], row["role"])}


def _page(
    db: Connection, place: IdColumn, person: int, only: str, columns: Sequence[str], after: Sequence[object]
) -> list[dict[str, object]]:
    """Return the next rows of a user in a place, in the order of these columns, after these values."""
    key, order = ", ".join(place.key), ", ".join(columns)
    marks = {f"mark{number}": value for number, value in enumerate(after)}
    behind = f" AND ({order}) > ({', '.join(f':{name}' for name in marks)})" if marks else ""
    # Only the index is read to find the rows, and only these are looked up.
    rows = db.execute(
        f"SELECT {place.table}.* FROM (SELECT {key} FROM {place.table} WHERE {place.column} = :person{only}{behind}"  # noqa: S608  # our own words
        f" ORDER BY {order} LIMIT :most) AS page JOIN {place.table} USING ({key})"
        f" ORDER BY {', '.join(f'{place.table}.{column}' for column in columns)}",
        {"person": person, "most": BATCH_SIZE, **marks},
    )
    return [{name: value for name, value in dict(row).items() if name not in place.secret} for row in rows]


def notes_of(db: Connection, person: int) -> list[dict[str, object]]:
    """Return the key-value entries about a user: their direct messages."""
    named, found = {"own": f"dm:{person}", "like": f"%{person}%"}, list[dict[str, object]]()
    for where in ("key = :own", *FEW_NOTES):
        rows = db.execute(f"SELECT key, value FROM notebook WHERE {where} AND key LIKE :like ORDER BY key", named)  # noqa: S608
        found += [dict(row) for row in rows if _names(row, person)]
    return found


def games_of(db: Connection, person: int, after: int = 0, limit: int | None = None) -> list[tuple[int, bool]]:
    """Return the games that a user started in, and whether each has no secrets left, oldest first.

    Args:
        after: only games with a larger number.
        limit: at most this number; None: all.
    """
    rows = db.execute(
        "SELECT number, coalesce(finished_at, closed_at) IS NOT NULL AND sealed = 0 AS open FROM players"
        " JOIN games ON number = players.game WHERE person = ? AND players.game > ? ORDER BY players.game LIMIT ?",
        (person, after, MAX_INTEGER if limit is None else limit),
    )
    return [(row["number"], bool(row["open"])) for row in rows]


def last_game(db: Connection) -> int:
    """Return the newest game's number; 0 if there is none."""
    return int(db.execute("SELECT coalesce(max(number), 0) FROM games").fetchone()[0])


def open_tables_of(db: Connection, person: int) -> list[tuple[int, str]]:
    """Return the open tables where a user sits or waits, with their status, except tries of a deal of the day."""
    rows = db.execute(
        "SELECT id, status FROM tables WHERE status <> 'closed' AND day IS NULL AND id IN"
        " (SELECT table_id FROM table_people WHERE person = :person AND role IN ('seats', 'queue')) ORDER BY id",
        {"person": person},
    )
    return [(row["id"], row["status"]) for row in rows]


def guilds_with_rows(db: Connection, place: IdColumn, after: int = 0) -> list[int]:
    """Return some of the guilds that a place has rows of, ascending, each by one index search.

    Args:
        place: one of `ROOTS`.
        after: only larger ids.
    """
    table = place.table
    rows = db.execute(
        f"WITH RECURSIVE found (guild, place) AS (SELECT (SELECT min(guild) FROM {table} WHERE guild > :after), 1"  # noqa: S608  # our own words
        f" UNION ALL SELECT (SELECT min(guild) FROM {table} WHERE {table}.guild > found.guild), place + 1 FROM found"
        " WHERE found.guild IS NOT NULL AND place < :most) SELECT guild FROM found WHERE guild IS NOT NULL",
        {"after": after, "most": BATCH_SIZE},
    )
    return [row["guild"] for row in rows]


def has_guild_data(db: Connection, guild: int) -> bool:
    """Return whether a guild has any data."""
    return any(
        db.execute(f"SELECT 1 FROM {place.table} WHERE guild = ? LIMIT 1", (guild,)).fetchone()  # noqa: S608  # our own words
        for place in ROOTS
    )


def _names(note: Any, person: int) -> bool:
    """Return whether a key contains a user's id between its colons."""
    return str(person) in str(note["key"]).split(":")
