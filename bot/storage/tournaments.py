"""Tournaments: entrants, the seats of each round, and results."""

import json
from collections.abc import Iterable
from typing import Literal

from bot.storage.connection import Connection, change_one, inserting
from bot.storage.row_models import MAX_INTEGER, RowModel
from bot.storage.shard_filter import ShardFilter, tables_of
from bot.storage.tables import ConcurrentUpdate

Form = Literal["everybody", "swiss", "duplicate", "knockout"]
"""Single players who meet evenly, or of whom equals meet; pairs over the same boards; pairs in a knockout."""
TournamentStatus = Literal["planned", "open", "playing", "over", "closed"]


class TournamentRow(RowModel):
    """A tournament.

    Args:
        id: 0 for one that is not saved yet.
        host: the organiser.
        options: JSON, as in a record's header.
        rounds: the planned number.
        seats: the preferred number at a table.
        minutes: the time limit of a round.
        round: the current or last one; 0 before the start.
        due_at: the end of the round's time, in seconds since 1970; None: it has none, or stands still.
        time_left: the seconds that are left while the tournament pauses; None: it doesn't.
        warned: whether players were warned that the time is nearly over.
        revision: grows by one with every change.
        opened_at: ISO 8601.
        oldest_message: messages with a smaller id are about an earlier tournament of this number; 0: there is none.
        plan: JSON of when its list opens by itself; None: a person opened it.
        opens_at: when its list opens, in seconds since 1970.
        remind_at: when those on the list are reminded; None: never, or they were.
        places: how many can play; later ones wait; None: all.
        masters: whether masters play the boards that few tables play.
        season: the season whose league it counts for; None: none.
        handicap: whether entrants get a handicap from their ratings.
    """

    id: int
    guild: int
    channel: int
    host: int
    game: str
    options: str
    form: Form
    rounds: int
    seats: int
    minutes: int
    status: TournamentStatus = "open"
    round: int = 0
    due_at: int | None = None
    time_left: int | None = None
    warned: bool = False
    revision: int = 0
    opened_at: str
    oldest_message: int = 0
    plan: str | None = None
    opens_at: int | None = None
    remind_at: int | None = None
    places: int | None = None
    masters: bool = False
    season: int | None = None
    handicap: bool = False


class EntrantRow(RowModel):
    """A participant.

    Args:
        number: from 1, in the order of registration; it never changes.
        person: user id; None: a computer player who completes a pair; 0: a deleted user.
        pair: the number of their pair, or their own; 0 before the start.
        since: the first round that they can play in.
        gone: whether they have left.
        handicap: start points at every table, or the percent that their pair gets.
        sat_out: JSON: the rounds that began with them here and without a table for them.
    """

    number: int
    person: int | None
    pair: int = 0
    since: int = 1
    gone: bool = False
    handicap: int = 0
    sat_out: str = "[]"


class PairingRow(RowModel):
    """A table of a round.

    Args:
        entrants: JSON: their numbers by seat; 0: a computer player without a number.
        board: the board that is played; 0: separate cards.
        table_id: the table, None before it is opened.
        result: JSON, None before there is one.
    """

    round: int
    place: int
    entrants: str
    board: int = 0
    table_id: int | None = None
    result: str | None = None


class MastersRow(RowModel):
    """The masters' game of a board.

    Args:
        table_id: the table without persons that has the game.
        result: JSON.
    """

    board: int
    seats: int
    table_id: int
    version: str
    result: str


def insert(db: Connection, row: TournamentRow) -> int:
    """Return the number of a new tournament."""
    made = db.execute(
        "INSERT INTO tournaments (guild, channel, host, game, options, form, rounds, seats, minutes, status, round,"
        " due_at, time_left, warned, revision, opened_at, oldest_message, plan, opens_at, remind_at, places,"
        " masters, handicap)"
        " VALUES (:guild, :channel, :host, :game, :options, :form, :rounds, :seats, :minutes, :status, :round,"
        " :due_at, :time_left, :warned, :revision, :opened_at, :oldest_message, :plan, :opens_at, :remind_at,"
        " :places, :masters, :handicap) RETURNING id",
        row.model_dump(),
    ).fetchone()
    return int(made["id"])


def save(db: Connection, row: TournamentRow, before: int) -> None:
    """Save the changed columns of a tournament.

    Args:
        row: the tournament after the change.
        before: the revision before the change.

    Raises:
        ConcurrentUpdate: the saved tournament is at another revision: the data of an entrant was deleted.
    """
    change_one(
        db,
        "UPDATE tournaments SET host = :host, rounds = :rounds, status = :status, round = :round, due_at = :due_at,"
        " time_left = :time_left, warned = :warned, revision = :revision, opened_at = :opened_at,"
        " remind_at = :remind_at WHERE id = :id AND revision = :before",
        row.model_dump() | {"before": before},
        ConcurrentUpdate,
    )


def find(db: Connection, tournament: int) -> TournamentRow | None:
    """Return a tournament, or None if it never existed."""
    if not 0 < tournament <= MAX_INTEGER:
        return None
    row = db.execute("SELECT * FROM tournaments WHERE id = ?", (tournament,)).fetchone()
    return TournamentRow.model_validate(dict(row)) if row else None


def entrants(db: Connection, tournament: int) -> tuple[EntrantRow, ...]:
    """Return all entrants, also those who left, in the order of registration."""
    rows = db.execute(
        "SELECT number, person, pair, since, gone, handicap, sat_out FROM tournament_entrants WHERE tournament = ?"
        " ORDER BY number",
        (tournament,),
    )
    return tuple(EntrantRow.model_validate(dict(row)) for row in rows)


def lists_of(db: Connection, person: int) -> list[int]:
    """Return the tournaments that have not begun and have a user on their list."""
    rows = db.execute(
        "SELECT DISTINCT tournament FROM tournament_entrants JOIN tournaments ON tournaments.id = tournament"
        " WHERE person = ? AND status IN ('planned', 'open') ORDER BY tournament",
        (person,),
    )
    return [int(row["tournament"]) for row in rows]


def save_entrants(db: Connection, tournament: int, guild: int, rows: Iterable[EntrantRow]) -> None:
    """Save the entrants in place of the earlier ones."""
    db.execute("DELETE FROM tournament_entrants WHERE tournament = ?", (tournament,))
    place = {"tournament": tournament, "guild": guild}
    columns = (*EntrantRow.model_fields, *place)
    db.executemany(inserting("tournament_entrants", columns), [row.model_dump() | place for row in rows])


def wishes(db: Connection, tournament: int) -> tuple[tuple[int, int], ...]:
    """Return the preferred partners."""
    rows = db.execute(
        "SELECT person, other FROM tournament_wishes WHERE tournament = ? ORDER BY person", (tournament,)
    )
    return tuple((row["person"], row["other"]) for row in rows)


def save_partner_wishes(db: Connection, tournament: int, guild: int, pairs: Iterable[tuple[int, int]]) -> None:
    """Save the preferred partners in place of the earlier ones."""
    db.execute("DELETE FROM tournament_wishes WHERE tournament = ?", (tournament,))
    db.executemany(
        "INSERT INTO tournament_wishes (tournament, guild, person, other) VALUES (?, ?, ?, ?)",
        [(tournament, guild, person, other) for person, other in pairs],
    )


def pairings(db: Connection, tournament: int) -> tuple[PairingRow, ...]:
    """Return the tables of all rounds so far, the first round's first."""
    rows = db.execute(
        "SELECT round, place, entrants, board, table_id, result FROM tournament_pairings WHERE tournament = ?"
        " ORDER BY round, place",
        (tournament,),
    )
    return tuple(PairingRow.model_validate(dict(row)) for row in rows)


def add_pairings(db: Connection, tournament: int, guild: int, rows: Iterable[PairingRow]) -> None:
    """Save the tables of one more round."""
    db.executemany(
        "INSERT INTO tournament_pairings (tournament, round, place, guild, entrants, board)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        [(tournament, row.round, row.place, guild, row.entrants, row.board) for row in rows],
    )


def seat(db: Connection, tournament: int, revision: int, round_: int, place: int, table: int) -> None:
    """Save the table that was opened for a place of a round; raise ConcurrentUpdate as `save`."""
    sql = (
        "UPDATE tournament_pairings SET table_id = ? WHERE tournament = ? AND round = ? AND place = ?"
        " AND (SELECT revision FROM tournaments WHERE id = tournament) = ?"
    )
    change_one(db, sql, (table, tournament, round_, place, revision), ConcurrentUpdate)


def enter(db: Connection, tournament: int, round_: int, place: int, result: dict[str, object]) -> None:
    """Save the result of a table."""
    where = (json.dumps(result), tournament, round_, place)
    db.execute("UPDATE tournament_pairings SET result = ? WHERE tournament = ? AND round = ? AND place = ?", where)


def masters(db: Connection, tournament: int) -> tuple[MastersRow, ...]:
    """Return the masters' games of all boards so far, sealed ones included."""
    rows = db.execute(
        "SELECT board, seats, table_id, version, result FROM tournament_masters WHERE tournament = ?"
        " ORDER BY board, seats",
        (tournament,),
    )
    return tuple(MastersRow.model_validate(dict(row)) for row in rows)


def add_masters(db: Connection, tournament: int, guild: int, row: MastersRow) -> None:
    """Save the masters' game of a board."""
    db.execute(
        "INSERT INTO tournament_masters (tournament, board, seats, guild, table_id, version, result)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (tournament, row.board, row.seats, guild, row.table_id, row.version, row.result),
    )


def with_masters(db: Connection, since: str, of: ShardFilter | None = None) -> list[int]:
    """Return the tournaments opened since then (ISO 8601) whose boards masters play too, oldest first."""
    sql = f"SELECT id FROM tournaments WHERE masters = 1 AND status IN ('playing', 'over') AND opened_at >= ?{tables_of(of)} ORDER BY id"  # noqa: E501, S608  # our own words
    return [row["id"] for row in db.execute(sql, (since,))]


def organiser(db: Connection, tournament: int) -> int | None:
    """Return the user id of a tournament's organiser, or None."""
    row = db.execute("SELECT host FROM tournaments WHERE id = ?", (tournament,)).fetchone()
    return row["host"] or None if row else None


def for_channel(db: Connection, channel: int) -> list[int]:
    """Return the tournaments of a channel: open and played ones, then planned ones by time, then the others."""
    rows = db.execute(
        "SELECT id FROM tournaments WHERE channel = ? ORDER BY CASE status WHEN 'open' THEN 0 WHEN 'playing' THEN 0"
        " WHEN 'planned' THEN 1 ELSE 2 END, CASE status WHEN 'planned' THEN opens_at END, id DESC",
        (channel,),
    )
    return [row["id"] for row in rows]


def for_guild(db: Connection, guild: int) -> dict[int, int]:
    """Return the channels of a guild's tournaments that are open or played, by number, newest first."""
    rows = db.execute(
        "SELECT id, channel FROM tournaments WHERE guild = ? AND status IN ('open', 'playing') ORDER BY id DESC",
        (guild,),
    )
    return {row["id"]: row["channel"] for row in rows}


def playing(db: Connection, shards: ShardFilter | None = None) -> list[int]:
    """Return the tournaments that are being played, oldest first."""
    sql = f"SELECT id FROM tournaments WHERE status = 'playing'{tables_of(shards)} ORDER BY id"  # noqa: S608  # our own words
    return [row["id"] for row in db.execute(sql)]


def lists(db: Connection, shards: ShardFilter | None = None) -> list[int]:
    """Return the tournaments that have not begun yet, oldest first."""
    sql = f"SELECT id FROM tournaments WHERE status = 'open'{tables_of(shards)} ORDER BY id"  # noqa: S608  # our own words
    return [row["id"] for row in db.execute(sql)]


def planned(db: Connection, shards: ShardFilter | None = None) -> list[int]:
    """Return the tournaments whose list will open by itself, the next one first."""
    sql = f"SELECT id FROM tournaments WHERE status = 'planned'{tables_of(shards)} ORDER BY opens_at, id"  # noqa: S608  # our own words
    return [row["id"] for row in db.execute(sql)]


def count_planned(db: Connection, guild: int) -> int:
    """Return how many tournaments a guild has planned."""
    row = db.execute("SELECT count(*) FROM tournaments WHERE guild = ? AND status = 'planned'", (guild,)).fetchone()
    return int(row[0])


def count_for_season(db: Connection, tournament: int, guild: int) -> None:
    """Save that a tournament which has ended counts for the running season, if that counts evenings."""
    db.execute(
        "UPDATE tournaments SET season = (SELECT id FROM seasons WHERE guild = ? AND closed_at IS NULL"
        " AND best_evenings IS NOT NULL) WHERE id = ?",
        (guild, tournament),
    )


def for_season(db: Connection, season: int) -> list[int]:
    """Return the tournaments that count for a season's league, oldest first."""
    rows = db.execute("SELECT id FROM tournaments WHERE season = ? AND status = 'over' ORDER BY id", (season,))
    return [row["id"] for row in rows]


def paused(db: Connection, tournament: int) -> bool:
    """Return whether a tournament pauses."""
    row = db.execute("SELECT time_left FROM tournaments WHERE id = ?", (tournament,)).fetchone()
    return row is not None and row["time_left"] is not None
