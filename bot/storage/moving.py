"""Moves rows of small DB tables into the documents of tables, between two migrations.

Every open table gets its document, in batches that are each one transaction. A table with a document is done, so an
interrupted move resumes after the next start.
"""

import json
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, Final

from bot.storage import documents
from bot.storage.connection import Connection
from bot.storage.documents import ClaimRow, Document, PersonId, RequestRow, SeatRow

BATCH_SIZE: Final = 1000
"""Tables whose documents are written in one transaction."""
SMALL: Final = ("queue", "lucky_words", "held", "said_ahead", "hints_taken")
"""The DB tables that are empty afterwards."""
OLD: Final = ("seats", "leavers", *SMALL)

Transaction = Callable[[Callable[[Connection], None]], object]
Rows = Mapping[str, Mapping[int, Sequence[Mapping[str, Any]]]]
"""The rows of old DB tables, by DB table and by the card table they are about."""


def move(db: Connection, transaction: Transaction) -> None:
    """Give a document to every table that is open or has rows in a small DB table.

    Args:
        db: the writing connection, outside of a transaction.
        transaction: runs a function in a transaction.
    """
    small = " UNION ".join(f"SELECT table_id AS id FROM {name}" for name in SMALL)  # noqa: S608  # our own words
    found = db.execute(
        f"SELECT id FROM tables WHERE status <> 'closed' UNION {small} ORDER BY id"  # noqa: S608  # our own words
    )
    tables = [row["id"] for row in found]
    for first in range(0, len(tables), BATCH_SIZE):
        batch = tables[first : first + BATCH_SIZE]
        transaction(lambda db, batch=batch: _move(db, batch))


def _move(db: Connection, tables: Sequence[int]) -> None:
    """Write the documents of some tables, and delete the rows they come from."""
    these = f"IN ({', '.join(map(str, tables))})"
    done = {
        row["table_id"]
        for row in db.execute(f"SELECT table_id FROM documents WHERE table_id {these}")  # noqa: S608  # numbers
    }
    rows = {name: _by_table(db, name, these) for name in OLD}
    rooms = {row["id"]: row["room"] for row in db.execute(f"SELECT id, room FROM tables WHERE id {these}")}  # noqa: S608
    for table in (table for table in tables if table not in done):
        document = _document(rows, table)
        documents.save(db, table, document, Document())
        free = max(0, rooms[table] - len(document.seats))
        db.execute("UPDATE tables SET free_seats = ? WHERE id = ?", (free, table))
    for name in OLD:
        db.execute(f"DELETE FROM {name} WHERE table_id {these}")  # noqa: S608  # our own words


def _by_table(db: Connection, name: str, these: str) -> dict[int, list[Mapping[str, Any]]]:
    """Return the rows of an old DB table, by the card table they are about."""
    found = defaultdict[int, list[Mapping[str, Any]]](list)
    for row in db.execute(f"SELECT * FROM {name} WHERE table_id {these}"):  # noqa: S608  # our own words
        found[row["table_id"]].append(dict(row))
    return found


def _document(rows: Rows, table: int) -> Document:
    """Return the document of a table from its old rows."""

    def of(name: str, *order: str) -> list[Mapping[str, Any]]:
        return sorted(rows[name].get(table, ()), key=lambda row: tuple(row[column] for column in order))

    parties = groupby(of("queue", "place"), key=lambda row: row["party"])
    return replace(
        documents.document_from_rows(of("seats"), of("leavers")),
        queue=tuple(
            tuple(SeatRow(row["person"], row["computer"], level=row["level"]) for row in party)
            for _, party in parties
        ),
        words=tuple((PersonId(row["person"]), row["word"]) for row in of("lucky_words", "person")),
        held=tuple((row["seat"], row["salt"], row["hash"]) for row in of("held", "seat", "salt")),
        ahead=tuple((PersonId(row["person"]), row["said"]) for row in of("said_ahead", "person")),
        hinted=tuple(row["seat"] for row in of("hints_taken", "seat")),
    )


def move_requests(db: Connection, transaction: Transaction) -> None:
    """Move requests and claims into the documents of tables.

    Args:
        db: the writing connection, outside of a transaction.
        transaction: runs a function in a transaction.
    """
    found = db.execute("SELECT table_id FROM consents UNION SELECT table_id FROM claims ORDER BY table_id")
    tables = [row["table_id"] for row in found]
    for first in range(0, len(tables), BATCH_SIZE):
        batch = tables[first : first + BATCH_SIZE]
        transaction(lambda db, batch=batch: _move_requests(db, batch))


def _move_requests(db: Connection, tables: Sequence[int]) -> None:
    these = f"IN ({', '.join(map(str, tables))})"
    rows = {name: _by_table(db, name, these) for name in ("consents", "consent_people", "claims")}
    for table in tables:
        people = sorted(rows["consent_people"].get(table, ()), key=lambda row: row["place"])
        requests = tuple(
            RequestRow(
                kind=row["kind"],
                revision=row["revision"],
                agreed=tuple(
                    PersonId(each["person"]) for each in people if each["kind"] == row["kind"] and each["agreed"]
                ),
                asked=tuple(
                    PersonId(each["person"]) for each in people if each["kind"] == row["kind"] and not each["agreed"]
                ),
            )
            for row in sorted(rows["consents"].get(table, ()), key=lambda row: row["kind"])
        )
        claim = next((_claim(row["claim"]) for row in rows["claims"].get(table, ())), None)
        document = replace(documents.for_table(db, table), requests=requests, claim=claim)
        documents.save(db, table, document)
    for name in rows:
        db.execute(f"DELETE FROM {name} WHERE table_id {these}")  # noqa: S608  # our own words


def _claim(text: str) -> ClaimRow:
    """Return the claim that was saved as JSON."""
    kept: dict[str, Any] = json.loads(text)
    return ClaimRow(kept["deal"], tuple(kept["made"]), kept["kind"], kept["at"], kept.get("end", ""), kept.get("by"))


STEPS: Final[Mapping[int, Callable[[Connection, Transaction], None]]] = {39: move, 41: move_requests}
"""The moves before a migration, by its number."""
