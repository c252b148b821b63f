"""What a database of any version holds, read by its own names, to compare with what the bot of today makes of it."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Ask = Callable[[str], list[Mapping[str, Any]]]
"""Returns the rows of a statement."""


@dataclass(frozen=True)
class Held:
    """What an old database holds.

    Args:
        tables: the rows of all tables by id.
        seats: place, person and computer player of each seat, by table.
        lines: every line of every log, by game and revision.
        lists: votes, undo requests, leavers and so on, each by table.
        clocks: seat, person and end of each turn time, by table.
        counts: how many rows tables have that only grow.
        settings: the settings of each guild, as they are stored.
    """

    tables: Mapping[int, Mapping[str, Any]]
    seats: Mapping[int, tuple[tuple[int, int | None, int | None], ...]]
    lines: Mapping[tuple[int, int], str]
    lists: Mapping[str, Mapping[int, tuple[Any, ...]]]
    clocks: Mapping[int, tuple[tuple[int, int, int], ...]]
    counts: Mapping[str, int]
    settings: Mapping[int, Mapping[str, Any]]


KINDS = {
    "end": "vote",
    "take_back": "wish",
    "deal_again": "again",
    "swap": "swap",
    "start": "start",
    "claim": "claim",
}
"""What requests are called here, by their kind."""
COUNTED = (
    "games", "log", "results", "promises", "protests", "daily_tries", "daily_deals", "shared_seeds", "boards",
    "tournaments", "tournament_entrants", "tournament_pairings", "players", "guilds",
)  # fmt: skip


def read(ask: Ask, names: Sequence[str]) -> Held:
    """Read a database.

    Args:
        ask: runs a statement.
        names: the tables that it has.
    """
    person = "user" if any("user" in row for row in ask("SELECT * FROM seats LIMIT 1")) else "person"

    def lists(table: str, columns: str, order: str) -> dict[int, tuple[Any, ...]]:
        found: dict[int, list[Any]] = {}
        if table in names:
            for row in ask(f"SELECT * FROM {table} ORDER BY table_id, {order}"):  # our own words
                if row.get("kind", "turn") != "turn":
                    continue  # a deadline of another kind
                values = tuple(row[column] for column in columns.split())
                found.setdefault(row["table_id"], []).append(values[0] if len(values) == 1 else values)
        return {table: tuple(values) for table, values in found.items()}

    def requests(kind: str, old: str) -> dict[int, tuple[Any, ...]]:
        if "consent_people" not in names:
            return lists(old, "person" if old == "again_wishes" else person, "place") if old else {}
        found: dict[int, list[Any]] = {}
        for row in ask(f"SELECT * FROM consent_people WHERE kind = '{kind}' ORDER BY table_id, place"):
            found.setdefault(row["table_id"], []).append(row["person"])
        pairs = kind == "swap"
        return {table: (tuple(people),) if pairs else tuple(people) for table, people in found.items()}

    def documented() -> dict[str, dict[int, tuple[Any, ...]]]:
        """Return what is in documents, by the names used here; nothing where there are none."""
        found: dict[str, dict[int, tuple[Any, ...]]] = {}
        for row in ask("SELECT * FROM documents") if "documents" in names else ():
            document, table = json.loads(row["document"]), row["table_id"]
            places = document.get("places") or range(10)
            plain = {
                "seats": tuple(
                    (place, seat.get("person"), seat.get("computer"))
                    for place, seat in zip(places, document.get("seats", ()), strict=False)
                ),
                "queue": tuple(seat.get("person") for party in document.get("queue", ()) for seat in party),
                "leavers": tuple(map(tuple, document.get("leavers", ()))),
                "words": tuple(map(tuple, document.get("words", ()))),
                "said": tuple(person for person, _ in document.get("ahead", ())),
                "hinted": tuple(document.get("hinted", ())),
            }
            for each in document.get("requests", ()):
                people = tuple(each["agreed"]) + tuple(each.get("asked", ()))
                plain[KINDS[each["kind"]]] = (people,) if each["kind"] == "swap" else people
            for name, value in plain.items():
                if value:
                    found.setdefault(name, {})[table] = value
        return found

    kept = documented()
    rows = {
        "vote": requests("end", "votes"),
        "wish": requests("take_back", "wishes"),
        "again": requests("deal_again", "again_wishes"),
        "leavers": lists("leavers", f"seat {person}", "seat"),
        "queue": lists("queue", person, "place"),
        "said": lists("said_ahead", "person", "person"),
        "hinted": lists("hints_taken", "seat", "seat"),
        "words": lists("lucky_words", "person word", "person"),
        "swap": lists("swap_wishes", "person other", "person") or requests("swap", ""),
        "start": lists("start_wishes", "person", "person") or requests("start", ""),
    }
    return Held(
        tables={row["id"]: row for row in ask("SELECT * FROM tables")},
        seats=lists("seats", f"seat {person} computer", "seat") | kept.get("seats", {}),
        lines={(row["game"], row["revision"]): row["line"] for row in ask("SELECT * FROM log")},
        lists={name: found | kept.get(name, {}) for name, found in rows.items()},
        clocks=lists("deadlines", f"seat {person} due_at", "seat"),
        counts={name: ask(f"SELECT count(*) AS n FROM {name}")[0]["n"] for name in COUNTED if name in names},
        settings={row["guild"]: json.loads(row["settings"]) for row in ask("SELECT * FROM guilds")}
        if "guilds" in names
        else {},
    )
