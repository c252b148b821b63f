"""Make a database with years of many clubs: finished games by the million, copied from a few real ones.

A template game of each kind is played through the table service; its rows are copied by SQL, each copy with a table,
users and a separate moment. Guilds are of very different size: guild 1 has three of a hundred tables, the others
fewer the higher their number. Most users play in one guild, some in many, and one person everywhere. Every game
keeps the first line of its log, and the games of every sixteenth table all lines.
"""

import asyncio
import json
import os
import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random

from bot.games import find_game
from bot.storage import Database, scripts
from tools.bench.crash import play, service_on
from tools.bench.load_generator import data_dir

GUILD, CHANNEL = 1, 1
"""The largest guild, and its channel."""
GUILDS = 10_000
SHARE = 33
"""Every so many-th table is the largest guild's: 100,000 of the results of a million games."""
AT_A_TABLE = 3
"""N games were played at each table."""
OPEN = 10_000
"""So many of the newest tables are not closed."""
WHOLE = 16
"""Every so many-th table keeps whole logs."""
FIRST = 811_234_567_890_000_000
"""Ids of users are as long as Discord's."""
EVERYWHERE = FIRST + 1
"""The users at every eightieth table, in any guild."""
TEMPLATES: tuple[tuple[str, int, Mapping[str, object]], ...] = (
    ("bieten", 3, {"target": 5}),
    ("bid_whist", 4, {}),
    ("betel", 3, {}),
)
"""Game, users and house rules of each game that is copied."""


@dataclass(frozen=True, slots=True)
class Past:
    """A database with a past."""

    path: Path
    games: int


def folder() -> Path:
    """Return where such databases are kept for the next run: beside the bot's data, whose disk is measured."""
    return data_dir() / "bench-growth"


def cached_database(games: int) -> Past:
    """Return a database of n games, made now unless one of this schema was made before."""
    sources = "\n".join(text for _, text in scripts()) + Path(__file__).read_text(encoding="utf-8")
    path = folder() / f"{games}-{sha256(sources.encode()).hexdigest()[:12]}.sqlite"
    if not path.exists():
        for older in folder().glob(f"{games}-*"):
            older.unlink()
        make(path, games)
    return Past(path, games)


def make(path: Path, games: int) -> None:
    """Make a database of n games; only a whole one gets this name."""
    path.parent.mkdir(parents=True, exist_ok=True)
    model, partial = path.with_suffix(".model"), path.with_suffix(".partial")
    for left in path.parent.glob(f"{path.stem}.*"):
        left.unlink()
    asyncio.run(_play_templates(model))
    asyncio.run(_empty(partial))
    with closing(sqlite3.connect(partial, isolation_level=None)) as db:
        for setting in ("journal_mode = OFF", "synchronous = OFF", "cache_size = -400000", "temp_store = MEMORY"):
            db.execute(f"PRAGMA {setting}").close()
        db.execute("ATTACH ? AS model", (str(model),))
        _fill(db, games)
        db.execute("DETACH model")
        db.execute("PRAGMA journal_mode = WAL").close()
    model.unlink()
    partial.rename(path)


def copy(past: Past, target: Path) -> Past:
    """Return a copy on the disk that may be changed: the first syncs of its log don't wait for it."""
    shutil.copyfile(past.path, target)
    with target.open("rb") as file:
        os.fsync(file.fileno())
    return Past(target, past.games)


async def _play_templates(path: Path) -> None:
    """Play the games that are copied, each at a separate table, its users 1, 2, 3 ..."""
    service = service_on(path, Random(1))
    await service.start()
    try:
        for game, people, options in TEMPLATES:
            await play(service, find_game(game), tuple(range(1, people + 1)), options, Random(2))
        service.statistics.counting.trigger()  # the news of the last game may not have come yet
        await service.statistics.counting.finish()
    finally:
        await service.close()


async def _empty(path: Path) -> None:
    database = Database(path)
    await database.open()
    await database.close()


def _fill(db: sqlite3.Connection, games: int) -> None:
    """Fill an empty database; what finds rows is made at the end, which is quicker than row by row."""
    indexes = [row[0] for row in db.execute("SELECT sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")]
    for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL").fetchall():
        db.execute(f"DROP INDEX {name}")
    db.execute("BEGIN")
    _number(db, games)
    _lines(db)
    for table, changes in COPIES.items():
        columns = [str(row[1]) for row in db.execute(f"PRAGMA main.table_info({table})")]
        values = ", ".join(changes.get(column, f"{table}.{column}") for column in columns)
        db.execute(
            f"INSERT INTO {table} SELECT {values} FROM {SOURCES[table]} CROSS JOIN {MODELS[table]} AS {table}"  # noqa: S608  # our own words
            f" ON {table}.{TEMPLATE_OF[table]} = template ORDER BY {ORDER.get(table, 'n')}"
        )
    _fill_guilds(db)
    for statement in indexes:
        db.execute(statement)
    db.execute("COMMIT")


def _number(db: sqlite3.Connection, games: int) -> None:
    """Make the lists of copies: tables with their users, and games."""
    columns = "t INTEGER PRIMARY KEY, template, its_guild, size, base, one, two, three, four, open"
    db.execute(f"CREATE TEMP TABLE rooms ({columns})")
    db.execute(
        "WITH RECURSIVE numbers (t) AS (SELECT 1 UNION ALL SELECT t + 1 FROM numbers WHERE t < :tables),"
        # Numbers that look like chance, and are the same every time.
        " mixed AS (SELECT t, t * 2654435761 % 4294967296 AS h FROM numbers),"
        " placed AS (SELECT t, h, CASE WHEN t % :share = 0 THEN 1"
        " ELSE 2 + CAST((:guilds - 2) * (h / 4294967296.0) * (h / 4294967296.0) AS INTEGER) END"
        " AS its_guild FROM mixed),"
        " sized AS (SELECT *, 10 + 400 / (1 + its_guild / 20) AS size, :first + 1000 * its_guild AS base FROM placed)"
        " INSERT INTO rooms SELECT t, 1 + t % :kinds, its_guild, size, base,"
        " CASE WHEN t % 80 = 0 THEN :everywhere WHEN t % 20 = 0 THEN :first + 2 + h / 64 % 900"
        " ELSE base + h / 64 % size END, base + (h / 64 + 1) % size, base + (h / 64 + 2) % size,"
        " base + (h / 64 + 3) % size, t > :tables - :open FROM sized",
        {
            "tables": -(-games // AT_A_TABLE),
            "share": SHARE,
            "guilds": GUILDS,
            "first": FIRST,
            "kinds": len(TEMPLATES),
            "everywhere": EVERYWHERE,
            "open": OPEN,
        },
    )
    db.execute("CREATE TEMP TABLE copies (n INTEGER PRIMARY KEY, t, template, its_guild, one, two, three, four, at)")
    db.execute(
        "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < :games)"
        " INSERT INTO copies SELECT n, t, template, its_guild, one, two, three, four,"
        " strftime('%Y-%m-%dT%H:%M:%S+00:00', 1704067200 + 60 * n, 'unixepoch')"
        " FROM numbers JOIN rooms ON t = (n + :each - 1) / :each",
        {"games": games, "each": AT_A_TABLE},
    )


def _lines(db: sqlite3.Connection) -> None:
    """Make the lists of lines that are copied of each template: all, or the first alone, which names users."""
    db.execute(
        "CREATE TEMP TABLE lines (game, whole, revision, line, drops, drops_to, names,"
        " PRIMARY KEY (game, whole, revision)) WITHOUT ROWID"
    )
    rows = db.execute(
        "SELECT game, revision, line, drops, drops_to FROM model.log ORDER BY game, revision"
    ).fetchall()
    seen = set[int]()
    for game, revision, line, *dropped in rows:
        first = game not in seen
        seen.add(game)
        row = (revision, _header(line) if first else line, *dropped, first)
        kinds = (0, 1) if first else (1,)
        db.executemany("INSERT INTO lines VALUES (?, ?, ?, ?, ?, ?, ?)", [(game, whole, *row) for whole in kinds])


def _header(line: str) -> str:
    """Return the first line of a log as a format of `printf`: what differs comes before its users.

    Parsed once: to set its parts as JSON in every copy would take half of all the time.
    """
    header = json.loads(line)
    people = ["%lld"] * len(header.pop("players"))
    record, *rest = header.items()
    own = {"table": TABLE_MARK, "played_at": "%s", "players": people}
    escaped = {key: value for key, value in rest if key not in own}
    text = json.dumps(dict([record]) | escaped, ensure_ascii=False).replace("%", "%%")
    return f"{text[:-1]}, {json.dumps(own)[1:]}".replace(json.dumps(TABLE_MARK), "%lld")


def _who(column: str) -> str:
    """Return whose copy's id stands in the place of a template's."""
    return f"CASE {column} WHEN 1 THEN one WHEN 2 THEN two WHEN 3 THEN three WHEN 4 THEN four END"


def _with_people(column: str) -> str:
    """Return a document in which the copy's users stand in the places of a template's."""
    for number, name in enumerate(("one", "two", "three", "four"), 1):
        column = f"""replace({column}, '"person":{number}}}', '"person":' || {name} || '}}')"""
    return column


TABLE_MARK = "the table's number"
HEADER = "CASE WHEN log.names THEN printf(log.line, t, at, one, two, three, four) ELSE log.line END"
COPIES: dict[str, dict[str, str]] = {
    "tables": {
        "id": "t",
        "guild": "its_guild",
        "channel": "its_guild",
        "host": "one",
        "status": "CASE WHEN open THEN tables.status ELSE 'closed' END",
        "number": f"CASE WHEN open THEN min(t * {AT_A_TABLE}, (SELECT max(n) FROM copies)) END",  # noqa: S608  # our own words
        "changed_at": f"strftime('%Y-%m-%dT%H:%M:%S+00:00', 1704067200 + 60 * t * {AT_A_TABLE}, 'unixepoch')",
    },
    "documents": {"table_id": "t", "document": _with_people("documents.document")},
    "table_people": {"table_id": "t", "person": _who("table_people.person")},
    "games": {"number": "n", "table_id": "t", "started_at": "at", "finished_at": "at"},
    "log": {"game": "n", "line": HEADER},
    "results": {"number": "n", "guild": "its_guild", "person": _who("results.person"), "finished_at": "at"},
    "ratings": {"id": "NULL", "number": "n", "guild": "its_guild", "person": _who("ratings.person")},
    "tallies": {"number": "n", "guild": "its_guild", "person": _who("tallies.person")},
    "players": {"game": "n", "person": _who("players.person")},
    "promises": {"table_id": "t", "place": f"1 + (n - 1) % {AT_A_TABLE}", "game": "n"},
}
"""What differs in the copies of each row."""
SOURCES = dict.fromkeys(COPIES, "copies") | dict.fromkeys(("tables", "documents", "table_people"), "rooms")
MODELS = {table: f"model.{table}" for table in COPIES} | {"log": "lines"}
TEMPLATE_OF = {
    "tables": "id",
    "documents": "table_id",
    "table_people": "table_id",
    "games": "number",
    "log": f"whole = (t % {WHOLE} = 0) AND log.game",
    "results": "number",
    "ratings": "number",
    "tallies": "number",
    "players": "game",
    "promises": "game",
}
"""By which column of a template's row its game or its table is found."""
ORDER = {
    "tables": "t",
    "documents": "t",
    "table_people": "1, 2, 3",
    "log": "n, log.revision",
    "results": "n, results.seat",
    "tallies": "n, tallies.seat, tallies.name",
    "players": "1, 2",
}
"""In which order rows are kept: that of their key."""


def _fill_guilds(db: sqlite3.Connection) -> None:
    """Have guilds and users who have chosen something, and the seasons of the largest guild."""
    db.execute("INSERT INTO guilds (guild, settings) SELECT DISTINCT its_guild, '{}' FROM rooms")
    db.execute(
        "INSERT INTO people (person, preferences) SELECT DISTINCT person, '{}' FROM results WHERE number % 5 = 0"
    )
    db.execute(
        "INSERT INTO seasons (guild, key, name, started_at) SELECT guild, 'spring', 'Spring', '2024-01-01'"
        " FROM guilds WHERE guild <= 100"
    )
    db.execute("UPDATE results SET season = (SELECT id FROM seasons WHERE seasons.guild = 1) WHERE guild = 1")
    db.execute(
        "INSERT INTO totals SELECT guild, person, game, options, coalesce(season, 0), substr(finished_at, 1, 4),"
        " count(*), sum(won), sum(lost), sum(score) FROM results GROUP BY 1, 2, 3, 4, 5, 6"
    )
    db.execute(
        "INSERT INTO tracked_messages (key, channel, message, table_id, person, game, deal)"
        " SELECT 'hand:' || t || ':' || one, 900, 901, t, one, 1, 1 FROM rooms WHERE open"
    )
