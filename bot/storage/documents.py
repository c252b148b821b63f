"""One JSON document per table: its state besides its row and its log.

The document never holds a card, a view, a seed or a deal. It is written only when it has changed. Keys that this
version does not know survive a rewrite: a newer version may add keys without raising `VERSION`. `table_people` has a
row for each person and each field of the document that names them.

Tables that were closed before documents existed keep their rows in `seats` and `leavers`. Such a table gets its
document from these rows when it is read, and loses them when it is written.
"""

import json
import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from hashlib import sha256
from typing import Any, Final, Literal, NewType

from pydantic import TypeAdapter, ValidationError

from bot.storage.connection import Connection
from bot.storage.row_models import USUAL, Level
from bot.storage.shard_filter import ShardFilter, rows_of

VERSION: Final = 1
"""The version of the documents that this program writes. A key whose meaning changes raises it."""
MAX_BYTES: Final = 16 * 1024
"""Bytes that a document can have: room for 40 waiting users, each with a premove."""
MOVED: Final = (
    *("seats", "leavers", "queue", "lucky_words", "held", "said_ahead", "hints_taken"),
    *("consents", "consent_people", "claims"),
)
"""The DB tables whose rows are in documents now; `seats` and `leavers` still have those of closed tables."""
DELETED_USER: Final = 0
"""The id in the place of a deleted user."""

ConsentKind = Literal["claim", "deal_again", "end", "start", "swap", "take_back"]
Kind = Literal["all", "none"]
ClaimEnd = Literal["", "refused", "fails", "granted"]
PersonId = NewType("PersonId", int)
"""A user id. `tests/storage/test_documents.py` finds every field of this type in the lists of this module."""


class DamagedDocument(Exception):
    """A table's document cannot be read."""


class NewerDocument(Exception):
    """A newer program has written a table's document."""


class LargeDocument(Exception):
    """A change would make a table's document larger than `MAX_BYTES`."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat or a place on the waiting list.

    Args:
        person: user id, or None.
        computer: the number of a computer player, or None.
        absent_since: since when a computer player substitutes for the person, in seconds since 1970.
        sat_in: how many turns in a row it has taken with every person away, up to two.
        level: the level of the computer player; meaningless for a person's seat.
        gone_since: since when the person is gone; None: they are not.
        gone_left: whether they have left the server; otherwise the game has waited for them since then.
    """

    person: PersonId | None = None
    computer: int | None = None
    absent_since: int | None = None
    sat_in: int = 0
    level: Level = USUAL
    gone_since: int | None = None
    gone_left: bool = False


@dataclass(frozen=True, slots=True)
class RequestRow:
    """A request for consent; if it is granted without an answer, `deadlines` has the time.

    Args:
        revision: clicks on messages of an older revision are about another request.
        agreed: those who agree, in the order of their answers; a computer player by a negative number.
        asked: those who are asked, where the kind does not imply it.
    """

    kind: ConsentKind
    revision: int
    agreed: tuple[PersonId, ...] = ()
    asked: tuple[PersonId, ...] = ()


@dataclass(frozen=True, slots=True)
class ClaimRow:
    """A claim of the rest of a deal, without the hand on show, which is in the log.

    Args:
        deal: the deal's number in the game, from 1.
        made: the seats that have claimed in it, the newest last.
        kind: the last claim.
        at: the revision at which it was made or decided.
        end: the result of the last claim; "" while it is open.
        by: the seat that refused it.
    """

    deal: int
    made: tuple[int, ...]
    kind: Kind
    at: int
    end: ClaimEnd = ""
    by: int | None = None


@dataclass(frozen=True, slots=True)
class Document:
    """The players' choices at a table that neither its row nor its log has.

    Args:
        version: the version of the program's documents.
        seats: the seats, from 0.
        places: the chosen places of the seats in the lobby, ascending; (): side by side from 0.
        queue: the waiting list, longest first; each party sits down together.
        requests: the open requests for consent.
        claim: the claims in the deal.
        words: the lucky words for the next game, by user.
        leavers: the seats of the game that players have left, with the player.
        held: seats left by deleted users: seat, salt and salted hash of each.
        ahead: premoves, by user.
        hinted: the seats that have taken a hint and not acted since.
        unknown: the keys that a newer program has added.
    """

    version: int = VERSION
    seats: tuple[SeatRow, ...] = ()
    places: tuple[int, ...] = ()
    queue: tuple[tuple[SeatRow, ...], ...] = ()
    requests: tuple[RequestRow, ...] = ()
    claim: ClaimRow | None = None
    words: tuple[tuple[PersonId, str], ...] = ()
    leavers: tuple[tuple[int, PersonId], ...] = ()
    held: tuple[tuple[int, str, str], ...] = ()
    ahead: tuple[tuple[PersonId, str], ...] = field(default=(), repr=False)
    hinted: tuple[int, ...] = ()
    unknown: Mapping[str, Any] = field(default_factory=dict[str, Any], repr=False, hash=False)


_ADAPTER: Final = TypeAdapter(Document)
_KNOWN: Final = frozenset(each.name for each in fields(Document)) - {"unknown"}


def parse(text: str) -> Document:
    """Return the document of a text.

    Raises:
        DamagedDocument: it is invalid.
        NewerDocument: a newer program has written it.
    """
    try:
        raw: Any = json.loads(text)
        version = raw["version"]
        if version > VERSION:
            raise NewerDocument
        document = _ADAPTER.validate_python({key: value for key, value in raw.items() if key in _KNOWN})
    except (ValueError, TypeError, KeyError, ValidationError, AttributeError):
        raise DamagedDocument from None  # the error's text would contain what players wrote
    return replace(document, unknown={key: value for key, value in raw.items() if key not in _KNOWN})


def text_of(document: Document) -> str:
    """Return the text of a document."""
    known = _ADAPTER.dump_python(document, mode="json", exclude_defaults=True, exclude={"unknown"})
    return json.dumps({"version": VERSION, **known, **document.unknown}, ensure_ascii=False, separators=(",", ":"))


# Users

PEOPLE_IN: Final[Mapping[str, Callable[[Any], Iterable[PersonId | None]]]] = {
    "seats": lambda seats: (seat.person for seat in seats),
    "queue": lambda parties: (seat.person for party in parties for seat in party),
    "requests": lambda requests: (person for each in requests for person in (*each.agreed, *each.asked)),
    "words": lambda words: (person for person, _ in words),
    "leavers": lambda leavers: (person for _, person in leavers),
    "ahead": lambda said: (person for person, _ in said),
}
"""The fields of a document that name users, with functions that return the users."""


def people_of(document: Document) -> frozenset[tuple[int, str]]:
    """Return the users named in a document, each with the field."""
    return frozenset(
        (person, name)
        for name, people in PEOPLE_IN.items()
        for person in people(getattr(document, name))
        if person is not None and person > DELETED_USER  # neither a computer player nor a deleted user
    )


def about(document: Document, person: int, role: str) -> object:
    """Return a field's values about a user, as plain data."""
    whole = _ADAPTER.dump_python(document, mode="json", include={role})[role]
    if role == "seats":
        return [{"seat": seat, **each} for seat, each in enumerate(whole) if each["person"] == person]
    if role == "queue":
        return [
            {"party": party, **each} for party, row in enumerate(whole) for each in row if each["person"] == person
        ]
    if role == "requests":
        there = [each for each in whole if person in (*each["agreed"], *each["asked"])]
        return [{"kind": each["kind"], "agreed": person in each["agreed"]} for each in there]
    return [each for each in whole if person in each]


def without_person(document: Document, person: int, stone: int) -> Document:
    """Return a document that no longer names a user.

    At a seat a tombstone replaces them. A seat that they left stays marked as left, and a salted hash keeps them from
    other seats of that game. Their requests are dropped.

    Args:
        stone: the number of the tombstone, negative.
    """
    parties = (tuple(seat for seat in party if seat.person != person) for party in document.queue)
    left = [seat for seat, who in document.leavers if who == person]
    leavers = {(seat, PersonId(DELETED_USER) if who == person else who) for seat, who in document.leavers}
    salts = [(seat, secrets.token_hex(16)) for seat in left]
    return replace(
        document,
        seats=tuple(
            replace(seat, person=None, computer=stone) if seat.person == person else seat for seat in document.seats
        ),
        queue=tuple(party for party in parties if party),
        requests=tuple(
            replace(
                each,
                agreed=tuple(who for who in each.agreed if who != person),
                asked=tuple(who for who in each.asked if who != person),
            )
            for each in document.requests
            if each.agreed[:1] != (person,)
        ),
        words=tuple(each for each in document.words if each[0] != person),
        leavers=tuple(sorted(leavers)),
        held=tuple(sorted((*document.held, *((seat, salt, mark(salt, person)) for seat, salt in salts)))),
        ahead=tuple(each for each in document.ahead if each[0] != person),
    )


def mark(salt: str, person: int) -> str:
    """Return a salted hash that recognizes a deleted user."""
    return sha256(f"{salt}:{person}".encode()).hexdigest()


# Rows


def for_table(db: Connection, table: int) -> Document:
    """Return the document of a table; raises DamagedDocument, NewerDocument."""
    row = db.execute("SELECT document FROM documents WHERE table_id = ?", (table,)).fetchone()
    return _closed_document(db, table) if row is None else parse(row["document"])


def check_size(document: Document, before: Document) -> None:
    """Raise LargeDocument if a change makes a document larger than `MAX_BYTES`; shrinking is always allowed."""
    size = len(text_of(document).encode())
    if size > MAX_BYTES and size >= len(text_of(before).encode()):
        raise LargeDocument


def save(db: Connection, table: int, document: Document, before: Document | None = None) -> None:
    """Write a table's document.

    Args:
        document: the new one.
        before: the one that it replaces; None: unknown.
    """
    db.execute(
        "INSERT INTO documents (table_id, document) VALUES (?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET document = excluded.document",
        (table, text_of(document)),
    )
    after = people_of(document)
    if before is None:
        rows = db.execute("SELECT person, role FROM table_people WHERE table_id = ?", (table,))
        known = frozenset((row["person"], row["role"]) for row in rows)
        for old in ("seats", "leavers"):
            db.execute(f"DELETE FROM {old} WHERE table_id = ?", (table,))  # noqa: S608  # our own words
    else:
        known = people_of(before)
    db.executemany(
        "DELETE FROM table_people WHERE table_id = ? AND person = ? AND role = ?",
        [(table, *each) for each in sorted(known - after)],
    )
    db.executemany(
        "INSERT INTO table_people (table_id, person, role) VALUES (?, ?, ?)",
        [(table, *each) for each in sorted(after - known)],
    )


def with_premoves(db: Connection, shards: ShardFilter | None = None) -> tuple[int, ...]:
    """Return the tables that have premoves."""
    sql = f"SELECT DISTINCT table_id FROM table_people WHERE role = 'ahead'{rows_of(shards)} ORDER BY table_id"  # noqa: S608
    return tuple(row["table_id"] for row in db.execute(sql))


def _closed_document(db: Connection, table: int) -> Document:
    """Return the document of a table that was closed before documents existed."""
    seats = db.execute("SELECT * FROM seats WHERE table_id = ?", (table,))
    leavers = db.execute("SELECT * FROM leavers WHERE table_id = ?", (table,))
    return document_from_rows(seats, leavers)


def document_from_rows(seats: Iterable[Any], leavers: Iterable[Any]) -> Document:
    """Return a document made from the rows of a table's seats and leavers."""
    sitting = sorted(seats, key=lambda row: row["seat"])
    places = tuple(row["seat"] for row in sitting)
    return Document(
        seats=tuple(
            SeatRow(
                person=row["person"],
                computer=row["computer"],
                absent_since=row["absent_since"],
                sat_in=row["sat_in"],
                level=row["level"],
                gone_since=row["gone_since"],
                gone_left=bool(row["gone_left"]),
            )
            for row in sitting
        ),
        places=() if places == tuple(range(len(places))) else places,
        leavers=tuple(sorted((row["seat"], PersonId(row["person"])) for row in leavers)),
    )
