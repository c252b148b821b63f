"""Deletes a user or a guild in pieces so small that others don't wait long for the writer.

The first piece saves that the deletion has begun, and deletes what others would see at once: names in standings, and
choices. Small data is deleted completely in that piece, large data piece by piece. After a stop the saved entry has
what is left, up to which game and table: later data is not part of this deletion.
"""

import json
from collections.abc import Iterable
from typing import Any

from bot.storage import blocks, daily, documents, results, shared_seeds
from bot.storage.connection import Connection
from bot.storage.personal_data import DELETED_USER, PEOPLE, IdColumn, last_game, notes_of

ROW_LIMIT = 50
"""Rows that are changed in one piece: some milliseconds."""
TABLE_LIMIT = 10
"""Tables of a user that are changed in one piece."""
GROWN = ("ratings", "tallies", "coached", "daily_tries", "daily_places")
"""A user's data that grows over the years: it is deleted piece by piece."""
GAME_OF = {"ratings": "number", "tallies": "number", "coached": "game"}
"""The column that has the game of such a row."""
AT_ONCE = ("anew", "house_rules", "digests", "daily_places", "winner_roles", "guilds")
"""A guild's data that is deleted at once."""
PIECEWISE = {"totals": "guild, person, game, options, season, year", "manager_actions": "id"}
"""A guild's data that is deleted piece by piece without its tables, with the columns that identify a row."""
APART = (*GROWN, "table_people", "seats", "results", "leavers", "tables", "players", "erasing_people")
"""Data with a separate procedure; all other data of a user is deleted at once."""
OF_GAMES = (
    ("boards", "game"),
    ("coached", "game"),
    ("log", "game"),
    ("players", "game"),
    ("promises", "game"),
    ("protests", "game"),
    ("ratings", "number"),
    ("results", "number"),
    ("tallies", "number"),
)
"""DB tables and columns that refer to a game, except `tables`."""

OF_TABLES = (
    ("daily_tries", "table_id"),
    ("deadlines", "table_id"),
    ("documents", "table_id"),
    ("games", "table_id"),
    ("leavers", "table_id"),
    ("notebook", "table_id"),
    ("promises", "table_id"),
    ("seats", "table_id"),
    ("table_people", "table_id"),
    ("tournament_masters", "table_id"),
    ("tournament_pairings", "table_id"),
    ("tracked_messages", "table_id"),
)
"""DB tables and columns that refer to a table."""


# Users


def begin_person(db: Connection, person: int) -> None:
    """Start to delete a user, who sits and waits nowhere any more; standings no longer show them.

    A repeated request during a deletion extends it to later data.
    """
    db.execute(
        "INSERT INTO erasing_people (person, game, table_id)"
        " VALUES (?, ?, (SELECT coalesce(max(id), 0) FROM tables))"
        " ON CONFLICT (person) DO UPDATE SET game = excluded.game, table_id = excluded.table_id",
        (person, last_game(db)),
    )
    # A change under way still contains the user: it is refused and made again.
    db.execute(
        "UPDATE tournaments SET revision = revision + 1 WHERE id IN (SELECT tournament FROM tournament_entrants"
        " WHERE person = :person UNION SELECT own.id FROM tournaments AS own WHERE own.host = :person)",
        {"person": person},
    )
    blocks.hide(db, person)
    daily.add_try_tombstones(db, person)
    shared_seeds.withdraw_words(db, person)
    for place in PEOPLE:
        if place.table not in APART:
            _take_out(db, place, person)
    shared_seeds.forget_words(db)


def is_being_deleted(db: Connection, person: int) -> bool:
    """Return whether a user's data is being deleted."""
    return db.execute("SELECT 1 FROM erasing_people WHERE person = ?", (person,)).fetchone() is not None


def people(db: Connection) -> list[int]:
    """Return the users whose data is being deleted."""
    return [row["person"] for row in db.execute("SELECT person FROM erasing_people ORDER BY person")]


def open_tables_of(db: Connection, person: int) -> list[int]:
    """Return the open tables that name a user in their document or results, or as their host."""
    rows = db.execute(
        "SELECT id FROM tables WHERE status <> 'closed'"
        " AND id IN (SELECT table_id FROM table_people WHERE person = :person"
        " UNION SELECT table_id FROM games WHERE number IN (SELECT number FROM results WHERE person = :person)"
        " UNION SELECT own.id FROM tables AS own WHERE own.host = :person) ORDER BY id",
        {"person": person},
    )
    return [row["id"] for row in rows]


def tables_of(db: Connection, person: int) -> list[int]:
    """Return some of the tables that still contain a user whose deletion has begun.

    After an interruption at a table of many games it is this table alone, so that it resumes there.
    """
    at = db.execute("SELECT table_at FROM erasing_people WHERE person = ?", (person,)).fetchone()
    if at is not None and at["table_at"] is not None:
        return [at["table_at"]]
    rows = db.execute(
        "SELECT table_id FROM (SELECT table_id FROM table_people JOIN tables ON id = table_id"
        " WHERE person = :person AND status = 'closed' LIMIT :most) AS named"
        " UNION SELECT table_id FROM (SELECT table_id FROM table_people WHERE person = :person"
        " AND role NOT IN ('seats', 'queue') AND table_id <= :table"
        " AND (role = 'leavers' OR table_id NOT IN (SELECT table_id FROM table_people WHERE person = :person"
        " AND role IN ('seats', 'queue'))) LIMIT :most) AS naming"
        " UNION SELECT table_id FROM (SELECT table_id FROM seats WHERE person = :person LIMIT :most) AS sat"
        " UNION SELECT table_id FROM (SELECT table_id FROM leavers WHERE person = :person LIMIT :most) AS left_before"
        " UNION SELECT table_id FROM (SELECT table_id FROM results JOIN games ON games.number = results.number"
        " WHERE person = :person AND results.number <= :game LIMIT :most) AS playing"
        " UNION SELECT id FROM (SELECT id FROM tables WHERE host = :person AND id <= :table LIMIT :most) AS hosting"
        " LIMIT :most",
        {"person": person, "most": TABLE_LIMIT, **_until(db, person)},
    )
    return [row["table_id"] for row in rows]


def erase_tables(db: Connection, person: int, tables: Iterable[int], room: int) -> int:
    """Remove a user from locked tables; return how much of the row budget is left, none if tables remain.

    In documents and results a tombstone stays; a user's own table in direct messages is deleted.
    """
    for table in tables:
        if room <= 0:
            break
        # Its owner may be changing it from memory, which still contains the user: that change is refused.
        db.execute("UPDATE tables SET revision = revision + 1 WHERE id = ? AND status <> 'closed'", (table,))
        # In a group chat others have played, too.
        alone = "SELECT 1 FROM tables WHERE id = ? AND guild IS NULL AND abroad = 0 AND host = ?"
        own = db.execute(alone, (table, person))
        if own.fetchone() is not None:
            room -= drop_table(db, table, room)
            continue
        looked = _bury(db, table, person, room)
        if looked == room:
            return 0  # others may be left: the next piece resumes there
        room -= 1 + looked
        db.execute("UPDATE tables SET host = ? WHERE id = ? AND host = ?", (DELETED_USER, table, person))
    return room


def erase_more(db: Connection, person: int, room: int) -> bool:
    """Delete more data of a user who is in no table any more; return whether it was the last."""
    room -= _forget_games(db, person, room)
    for place in PEOPLE:
        if room > 0 and place.table in GROWN:
            room -= _take_some(db, place, person, room)
    if room <= 0:
        return False
    for note in notes_of(db, person):
        db.execute("DELETE FROM notebook WHERE key = ?", (note["key"],))
    db.execute("DELETE FROM erasing_people WHERE person = ?", (person,))
    return True


def _until(db: Connection, person: int) -> dict[str, int]:
    """Return the last game and the last table that a deletion covers."""
    row = db.execute("SELECT game, table_id FROM erasing_people WHERE person = ?", (person,)).fetchone()
    return {"game": row["game"], "table": row["table_id"]} if row else {"game": 0, "table": 0}


def _take_out(db: Connection, place: IdColumn, person: int) -> None:
    """Remove a user from all rows of a DB table."""
    if place.end == "delete":
        db.execute(f"DELETE FROM {place.table} WHERE {place.column} = ?", (person,))  # noqa: S608  # our own words
    else:
        what = f"UPDATE {place.table} SET {place.column} = ? WHERE {place.column} = ?"  # noqa: S608  # our own words
        db.execute(what, (DELETED_USER, person))


def _take_some(db: Connection, place: IdColumn, person: int, room: int) -> int:
    """Remove a user from this many rows of a DB table; return how many they were."""
    keys = ", ".join(place.key)
    of_then = f" AND {GAME_OF[place.table]} <= :game" if place.table in GAME_OF else ""
    what = "DELETE FROM" if place.end == "delete" else "UPDATE"
    how = "" if place.end == "delete" else f" SET {place.column} = {DELETED_USER}"
    changed = db.execute(
        f"{what} {place.table}{how} WHERE ({keys}) IN"  # noqa: S608  # our own words
        f" (SELECT {keys} FROM {place.table} WHERE {place.column} = :person{of_then} LIMIT :room)",
        {"person": person, "room": room, **_until(db, person)},
    )
    return changed.rowcount


def _forget_games(db: Connection, person: int, room: int) -> int:
    """Remove a user from the headers of this many logs; return how many they were."""
    rows = db.execute(
        "SELECT game FROM players WHERE person = :person AND game <= :game ORDER BY game LIMIT :room",
        {"person": person, "room": room, **_until(db, person)},
    ).fetchall()
    for row in rows:
        _rename(db, row["game"], person)
        db.execute("DELETE FROM players WHERE person = ? AND game = ?", (person, row["game"]))
    return len(rows)


def _bury(db: Connection, table: int, person: int, room: int) -> int:
    """Replace a user by one tombstone, at a table and in the results of this many of its games.

    Returns:
        The number of games looked at; it equals the budget if others may be left.
    """
    stone, after = _stone(db, table, person)
    what = {"table": table, "person": person, "stone": stone}
    document = _document(db, table)
    left = documents.without_person(document, person, stone)
    documents.save(db, table, left)
    for kind in {each.kind for each in document.requests} - {each.kind for each in left.requests}:
        db.execute("DELETE FROM deadlines WHERE table_id = ? AND kind = ?", (table, kind))
    rows = db.execute(
        "SELECT number FROM games WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?", (table, after, room)
    )
    games = [row["number"] for row in rows]
    last = games[-1] if games else after
    # The plus makes SQLite search by the games of the table, not by all that the user has ever played.
    db.execute(
        "UPDATE results SET person = NULL, computer = :stone WHERE number IN (SELECT number FROM games"
        " WHERE table_id = :table AND number > :after AND number <= :last) AND +person = :person",
        {**what, "after": after, "last": last},
    )
    db.execute(
        "UPDATE erasing_people SET table_at = ?, stone = ?, buried = ? WHERE person = ?",
        (table if len(games) == room else None, stone, last, person),
    )
    return len(games)


def _stone(db: Connection, table: int, person: int) -> tuple[int, int]:
    """Return a user's tombstone at a table, and up to which game it has replaced the user."""
    begun = db.execute(
        "SELECT stone, buried FROM erasing_people WHERE person = ? AND table_at = ?", (person, table)
    ).fetchone()
    if begun is not None:
        return begun["stone"], begun["buried"]
    found = db.execute(
        "SELECT min(computer) FROM (SELECT computer FROM results WHERE number IN"
        " (SELECT number FROM games WHERE table_id = :table)"
        " UNION ALL SELECT stone FROM erasing_people WHERE table_at = :table) AS there",
        {"table": table},
    ).fetchone()[0]
    sitting = (seat.computer or 0 for seat in _document(db, table).seats)
    return min(found or 0, 0, *sitting) - 1, 0


def _document(db: Connection, table: int) -> documents.Document:
    """Return the document of a table for a deletion; an empty one if it is damaged."""
    try:
        return documents.for_table(db, table)
    except documents.DamagedDocument:
        return documents.Document()


def _rename(db: Connection, game: int, person: int) -> None:
    """Remove a user from the header of a game's log."""
    row = db.execute("SELECT revision, line FROM log WHERE game = ? ORDER BY revision LIMIT 1", (game,)).fetchone()
    if row is None:
        return
    header = json.loads(row["line"])
    take_out_of(header, person)
    line = json.dumps(header, ensure_ascii=False)
    db.execute("UPDATE log SET line = ? WHERE game = ? AND revision = ?", (line, game, row["revision"]))


def take_out_of(header: dict[str, Any], person: int) -> None:
    """Remove a user from a header."""
    seats = [seat for seat, player in enumerate(header["players"]) if player == str(person)]
    header["players"] = [
        f"former player {seat}" if player == str(person) else player
        for seat, player in enumerate(header["players"], 1)
    ]
    _forget_word(header, seats)


def _forget_word(header: dict[str, Any], seats: Iterable[int]) -> None:
    """Remove all lucky words from a header if one of these seats gave one: the others prove nothing alone.

    The header of a board has none: they are saved with the seed, for all its tables.
    """
    proof = header.get("proof")
    if proof and proof.get("words") and any(proof["words"][seat] for seat in seats):
        proof["words"] = None


# Guilds


def begin_guild(db: Connection, guild: int) -> None:
    """Start to delete a guild: its settings are deleted at once."""
    db.execute(
        "INSERT INTO erasing_guilds (guild, table_id, season, tournament) VALUES (?,"
        " (SELECT coalesce(max(id), 0) FROM tables), (SELECT coalesce(max(id), 0) FROM seasons),"
        " (SELECT coalesce(max(id), 0) FROM tournaments)) ON CONFLICT (guild) DO UPDATE SET"
        " table_id = excluded.table_id, season = excluded.season, tournament = excluded.tournament",
        (guild,),
    )
    for table in AT_ONCE:
        db.execute(f"DELETE FROM {table} WHERE guild = ?", (guild,))  # noqa: S608  # our own words


def guilds(db: Connection) -> list[int]:
    """Return the guilds that are being deleted."""
    return [row["guild"] for row in db.execute("SELECT guild FROM erasing_guilds ORDER BY guild")]


def erase_guild(db: Connection, guild: int, room: int) -> list[int] | None:
    """Delete more of a guild; return the tables deleted or closed, or None once it is complete.

    Args:
        guild: one whose deletion has begun.
        room: the row budget.
    """
    bounds = db.execute("SELECT * FROM erasing_guilds WHERE guild = ?", (guild,)).fetchone()
    if bounds is None:
        return None
    for table, keys in PIECEWISE.items():
        room -= _delete_guild_rows(db, table, keys, guild, room)
    rows = db.execute(
        "SELECT id FROM tables WHERE guild = ? AND id <= ? ORDER BY id LIMIT ?",
        (guild, bounds["table_id"], TABLE_LIMIT),
    )
    touched: list[int] = []
    for table in [row["id"] for row in rows]:
        if room <= 0:
            break
        touched.append(table)
        room -= drop_table(db, table, room)
    if room <= 0 or len(touched) == TABLE_LIMIT:
        return touched
    _end_guild(db, guild, bounds)
    return touched


def _delete_guild_rows(db: Connection, table: str, keys: str, guild: int, room: int) -> int:
    """Delete up to `room` rows of a guild; return how many they were."""
    return db.execute(
        f"DELETE FROM {table} WHERE ({keys}) IN (SELECT {keys} FROM {table} WHERE guild = ? LIMIT ?)",  # noqa: S608  # our own words
        (guild, room),
    ).rowcount


def _end_guild(db: Connection, guild: int, bounds: Any) -> None:
    """Delete the seasons and tournaments of a guild."""
    seasons, evenings = (guild, bounds["season"]), (guild, bounds["tournament"])
    of_seasons = "season IN (SELECT id FROM seasons WHERE guild = ? AND id <= ?)"
    db.execute(f"DELETE FROM season_standings WHERE {of_seasons}", seasons)  # noqa: S608  # our own words
    db.execute("DELETE FROM seasons WHERE guild = ? AND id <= ?", seasons)
    for table in ("tournament_pairings", "tournament_masters", "tournament_entrants", "tournament_wishes"):
        of_evenings = "tournament IN (SELECT id FROM tournaments WHERE guild = ? AND id <= ?)"
        db.execute(f"DELETE FROM {table} WHERE {of_evenings}", evenings)  # noqa: S608  # our own words
    for table, kind in (("tracked_messages", "tournament"), ("notebook", "tournament-event")):
        keys = f"SELECT '{kind}:' || CAST(id AS TEXT) FROM tournaments WHERE guild = ? AND id <= ?"  # noqa: S608
        db.execute(f"DELETE FROM {table} WHERE key IN ({keys})", evenings)  # noqa: S608  # our own words
    shared_seeds.delete_of_guild(db, *evenings)
    db.execute("DELETE FROM tournaments WHERE guild = ? AND id <= ?", evenings)
    db.execute("DELETE FROM guilds WHERE guild = ? AND left_at IS NOT NULL", (guild,))
    # If the bot has come back, games played since stay, while each piece deleted all totals.
    results.rebuild_totals(db, guild)
    db.execute("DELETE FROM erasing_guilds WHERE guild = ?", (guild,))


# Tables


def drop_table(db: Connection, table: int, room: int) -> int:
    """Delete a table with all rows that refer to it or to its games, within the row budget.

    A remaining table is closed, and its games are no longer shown.

    Args:
        table: its id.
        room: the row budget.

    Returns:
        The number of deleted rows; less than `room` when the table is deleted.
    """
    db.execute("UPDATE tables SET number = NULL, status = 'closed', waiting = 0 WHERE id = ?", (table,))
    games = db.execute("SELECT number FROM games WHERE table_id = ? ORDER BY number LIMIT ?", (table, room))
    done = 0
    for game in [row["number"] for row in games]:
        done += _drop_game(db, game, room - done)
        if done >= room:
            return done
    for child, column in OF_TABLES:
        done += db.execute(f"DELETE FROM {child} WHERE {column} = ?", (table,)).rowcount  # noqa: S608  # names of the schema
    db.execute("DELETE FROM tables WHERE id = ?", (table,))
    return min(done + 1, room - 1)


def _drop_game(db: Connection, game: int, room: int) -> int:
    """Delete a game, or as many lines of its log as the budget allows; return the number of rows."""
    done = db.execute(
        "DELETE FROM log WHERE game = :game AND revision IN"
        " (SELECT revision FROM log WHERE game = :game ORDER BY revision LIMIT :room)",
        {"game": game, "room": room},
    ).rowcount
    if done >= room:
        # Without its first lines it is no record, so it is not shown.
        db.execute("UPDATE games SET finished_at = NULL, closed_at = NULL WHERE number = ?", (game,))
        return done
    for child, column in OF_GAMES:
        done += db.execute(f"DELETE FROM {child} WHERE {column} = ?", (game,)).rowcount  # noqa: S608  # names of the schema
    db.execute("DELETE FROM games WHERE number = ?", (game,))
    return done + 1
