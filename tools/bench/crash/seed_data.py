"""Make a club's database with games, results and a season, and one player with every kind of data."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from random import Random

from bot.games import find_game
from bot.players import RandomPlayer
from bot.rules.game import AnyGame
from bot.scheduler import Scheduler
from bot.storage import Database, documents, scripts
from bot.tables import Limits, Pacing, TableService

GUILD, CHANNEL = 7, 70
HOST, PERSON, OTHER, FOURTH = (811234567890123400 + number for number in range(4))
"""Ids as long as Discord's: no other number contains them by chance."""
EVENING: tuple[tuple[str, tuple[int, ...], Mapping[str, object]], ...] = (
    ("bieten", (HOST, PERSON, OTHER), {"target": 5}),
    ("bid_whist", (HOST, PERSON, OTHER, FOURTH), {}),
)
BALLAST_ROWS = 24
"""So many notes of 100,000 bytes make the copying of a file take a while."""
UNLIMITED = Limits(10**6, 10**6, 10**6)


def service_on(path: Path, rng: Random) -> TableService:
    """Return a table service that plays at random, for tables without computer players."""
    return TableService(Database(path), rng=rng, scheduler=Scheduler(), pace=Pacing(), limits=UNLIMITED)


async def play_past(path: Path, rng: Random, rounds: int) -> None:
    """Have users play, with a season, and leave all sorts of traces; no user is waited for by a computer player."""
    service = service_on(path, rng)
    await service.start()
    try:
        await service.statistics.seasons.start(GUILD, "Winter", manager=1)
        for _ in range(rounds):
            for game, users, options in EVENING:
                await play(service, find_game(game), users, options, rng)
        await service.statistics.rebuild()
        await _leave_traces(service)
    finally:
        await service.close()
    with closing(sqlite3.connect(path)) as db, db:
        notes = [(f"ballast:{number}", "x" * 100_000) for number in range(BALLAST_ROWS)]
        db.executemany("INSERT INTO notebook (key, value) VALUES (?, ?)", notes)


async def play(
    service: TableService, game: AnyGame, users: tuple[int, ...], options: Mapping[str, object], rng: Random
) -> None:
    """Play one game to the end."""
    table = await service.open(guild=GUILD, channel=CHANNEL, host=users[0], game=game.id, options=options)
    for user in users[1:]:
        await service.join(table.id, user)
    table = await service.begin(table.id, users[0])
    player = RandomPlayer(game, rng)
    while table.status == "playing" and table.current_game:
        waiting = [user for seat in table.current_game.waiting_for if (user := table.seats[seat].user) is not None]
        hands = {user: await service.hand(table.id, user) for user in waiting}
        user = next(user for user, hand in hands.items() if hand.view.legal)
        action = (await player.choose(hands[user].view)).text()
        table = await service.act(table.id, user, action, table.revision)


async def _leave_traces(service: TableService) -> None:
    """Have the person do what isn't playing, and others sit at a table where a game goes on."""
    await service.settings.change_user(PERSON, language="de")
    await service.blocks.block(PERSON, 55)
    await service.blocks.block(56, PERSON)
    await service.house_rules.save(GUILD, "ours", game="bieten", options={"target": 15}, user=PERSON)
    await service.notebook.write(f"dm:{PERSON}", "900", table=None)
    lobby = await service.open(guild=GUILD, channel=CHANNEL, host=OTHER, game="bieten", options={})
    await service.join(lobby.id, PERSON)
    await service.open(guild=None, channel=77, host=PERSON, game="bieten", options={})
    table = await service.open(guild=GUILD, channel=CHANNEL, host=HOST, game="bieten", options={})
    await service.join(table.id, OTHER)
    await service.begin(table.id, HOST)


def age(path: Path, old: Path, version: int) -> None:
    """Make the database as a program of an earlier version would have written it."""
    with closing(sqlite3.connect(old, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL").close()
        for _, script in scripts()[:version]:
            db.executescript(script).close()
        db.execute(f"PRAGMA user_version = {version}").close()
        db.execute("ATTACH ? AS newer", (str(path),))
        db.execute("BEGIN")
        newer = columns_of(db, "newer")
        for table, columns in columns_of(db).items():
            if table not in newer:
                continue
            # By their places, since columns have been given other names, and new ones come last.
            both = [*zip(columns, newer[table], strict=False)]
            named, now = (", ".join(names) for names in zip(*both, strict=True))
            db.execute(f"INSERT INTO main.{table} ({named}) SELECT {now} FROM newer.{table}")  # noqa: S608  # names of the schema
        for table, text in db.execute("SELECT table_id, document FROM newer.documents").fetchall():
            for place, seat in enumerate(documents.parse(text).seats):
                row = (table, place, seat.person, seat.computer)
                db.execute(f"INSERT INTO seats ({', '.join(columns_of(db)['seats'][:4])}) VALUES (?, ?, ?, ?)", row)  # noqa: S608
        db.execute("COMMIT")


def columns_of(db: sqlite3.Connection, schema: str = "main") -> dict[str, list[str]]:
    """Return the columns of all tables of the bot, in the order in which they were made."""
    names = db.execute(f"SELECT name FROM {schema}.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")  # noqa: S608  # our own words
    return {
        name: [column for (column,) in db.execute("SELECT name FROM pragma_table_info(?, ?)", (name, schema))]
        for name in [row[0] for row in names]
    }
