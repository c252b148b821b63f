"""Requests at tables that need the consent of others: this module alone reads and writes them."""

from collections.abc import Iterable

from bot.storage.connection import Connection
from bot.storage.rows import ConsentRow
from bot.storage.shards import Shards, rows_of


def keep(db: Connection, table: int, rows: Iterable[ConsentRow]) -> None:
    """Keep the requests at a table instead of what was kept; `table_id` is taken from `table`."""
    kept = [*rows]
    db.execute("DELETE FROM consents WHERE table_id = ?", (table,))
    db.execute("DELETE FROM consent_people WHERE table_id = ?", (table,))
    db.executemany(
        "INSERT INTO consents (table_id, kind, revision, lapses_at) VALUES (?, ?, ?, ?)",
        [(table, row.kind, row.revision, row.lapses_at) for row in kept],
    )
    db.executemany(
        "INSERT INTO consent_people (table_id, kind, place, person, agreed) VALUES (?, ?, ?, ?, ?)",
        [
            (table, row.kind, place, person, int(place < len(row.agreed)))
            for row in kept
            for place, person in enumerate((*row.agreed, *row.asked))
        ],
    )


def of_table(db: Connection, table: int) -> tuple[ConsentRow, ...]:
    """Return the requests at a table, by kind."""
    return _rows(db, "table_id = ?", (table,), "kind")


def due(db: Connection, now: int, of: Shards | None = None) -> tuple[ConsentRow, ...]:
    """Return the requests that are granted without an answer at a moment, the oldest first."""
    return _rows(db, f"lapses_at <= ?{rows_of(of)}", (now,), "lapses_at, table_id, kind")


def put_off(db: Connection, earliest: int, of: Shards | None = None) -> None:
    """Have no request granted without an answer before a moment: the bot was down, and nobody could answer."""
    db.execute(f"UPDATE consents SET lapses_at = ? WHERE lapses_at < ?{rows_of(of)}", (earliest, earliest))  # noqa: S608


def put_off_one(db: Connection, row: ConsentRow, lapses_at: int) -> None:
    """Keep a later moment for a request, if it is still the same one."""
    db.execute(
        "UPDATE consents SET lapses_at = ? WHERE table_id = ? AND kind = ? AND revision = ?",
        (lapses_at, row.table_id, row.kind, row.revision),
    )


def _rows(db: Connection, where: str, values: tuple[int, ...], order: str) -> tuple[ConsentRow, ...]:
    """Return the requests that meet a condition, each with its people."""
    found = db.execute(
        "SELECT table_id, kind, revision, lapses_at, person, agreed"  # noqa: S608  # our own words
        f" FROM (SELECT * FROM consents WHERE {where}) AS open LEFT JOIN consent_people USING (table_id, kind)"
        f" ORDER BY {order}, place",
        values,
    )
    rows: dict[tuple[int, str], ConsentRow] = {}
    for row in found:
        key = (row["table_id"], row["kind"])
        request = rows.get(key) or ConsentRow(
            table_id=key[0], kind=key[1], revision=row["revision"], lapses_at=row["lapses_at"], agreed=(), asked=()
        )
        if row["person"] is not None:
            place = "agreed" if row["agreed"] else "asked"
            request = request.model_copy(update={place: (*getattr(request, place), row["person"])})
        rows[key] = request
    return tuple(rows.values())
