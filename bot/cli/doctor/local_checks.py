"""Checks on this machine: Python, settings, data folder, database."""

import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import discord
from pydantic import SecretStr

from bot.cli.doctor.findings import Finding, bad, note, ok
from bot.cli.event_loop import in_use
from bot.cli.settings import ENV, InvalidSettings, load, misread
from bot.config import Settings
from bot.games import add_game_folders, find_game, left_out
from bot.storage import (
    MAX_WAL_BYTES,
    DatabaseInspection,
    NewerDatabase,
    StorageError,
    UnusableDatabase,
    inspect_server,
    is_strange,
    log_size,
    read_only,
    read_server,
    redact_password,
    scripts,
    version_of,
)
from bot.tables import OpenTableReport, check_tables
from bot.version import install_extra

MIN_FREE_BYTES = 200_000_000
"""Bytes that should be free: a database, its backup, and SQLite's log."""


def python() -> Finding:
    """Report the interpreter and the libraries in use."""
    version = ".".join(map(str, sys.version_info[:3]))
    text = f"{version}, SQLite {sqlite3.sqlite_version}, discord.py {discord.__version__}"
    return ok("Python", text)


def speed() -> Finding:
    """Report the event loop and the JSON library in use; the bot runs with any."""
    used = in_use()
    text = f"{used['loop']}, {used['json']}"
    if used["loop"] == "uvloop" and used["json"] == "orjson":
        return ok("speed", text)
    return ok("speed", f"{text}; uvloop and orjson are faster, and are not installed here")


def settings() -> tuple[Settings | None, list[Finding]]:
    """Check the environment and `.env`; return the settings if they are valid."""
    found = [note("settings", problem) for problem in misread()]
    try:
        read = load()
    except InvalidSettings as error:
        advice = "Correct it in .env or the environment; `bot env` prints all settings with their defaults."
        found += [bad("settings", problem.removeprefix("setting "), advice) for problem in error.problems]
        return None, found
    source = ".env and the environment" if ENV.is_file() else "the environment; there is no .env"
    return read, [ok("settings", f"from {source}"), *found, *_games(read.games_dir)]


def _games(folder: Path | None) -> Iterator[Finding]:
    """Check that the entries of the games folder are games."""
    try:
        add_game_folders(*([folder] if folder else []))
    except OSError as error:
        yield bad(
            "games", f"{folder}: {error.strerror}", "BOT_GAMES_DIR takes a folder with a package for each game."
        )
    for name, reason in left_out().items():
        advice = f"Correct it (bot check-game {name}) or move it away; its tables can't be played on without it."
        yield bad("games", f"{name} is left out: {reason}", advice)


def folder(path: Path) -> Finding:
    """Check that the data folder is writable and has space."""
    try:
        if not path.exists():
            return note("data folder", f"{path} is not there yet", "The bot makes it when it starts.")
        with tempfile.TemporaryFile(dir=path):
            pass
    except OSError as error:
        advice = (
            f"Give the user the bot runs as the right to write there, or set BOT_DATA_DIR (chown, chmod: {path})."
        )
        return bad("data folder", f"{path}: {error.strerror}", advice)
    free = shutil.disk_usage(path).free
    if free < MIN_FREE_BYTES:
        return bad("data folder", f"{path}: {free:,} bytes free", "Make room: a full disk stops every game.")
    return ok("data folder", f"{path}, {free // 1_000_000:,} MB free")


def database(path: Path) -> tuple[OpenTableReport | None, list[Finding]]:
    """Check the database and the tables in it; return the report on the tables."""
    try:
        if not path.exists():
            return None, [note("database", f"{path} is not there yet", "The bot makes it when it starts.")]
        with closing(read_only(path)) as db:
            found = list(_file(db, path))
            if version_of(db) < scripts()[-1][0] or any(finding.mark == "bad" for finding in found):
                return None, found
            seen = check_tables(db, find_game)
            return seen, [*found, _tables(seen)]
    except NewerDatabase as error:
        advice = "Install the newer program, or restore a backup from before the update."
        return None, [bad("database", str(error), advice)]
    except UnusableDatabase as error:
        return None, [bad("database", str(error), "The bot makes a new one, or takes a backup put there.")]
    except (sqlite3.Error, OSError) as error:
        advice = "Is it the bot's file, and can this user read it? If it is damaged, restore a backup."
        return None, [bad("database", f"{path}: {error}", advice)]


def server(address: SecretStr) -> tuple[OpenTableReport | None, list[Finding]]:
    """Check a server, its database and the tables in it; return the report on the tables."""
    url = address.get_secret_value()
    where = redact_password(url)
    try:
        seen = inspect_server(url)
        found = list(_server(seen, where))
        if seen.version != seen.newest or any(finding.mark == "bad" for finding in found):
            return None, found
        tables = read_server(url, lambda db: check_tables(db, find_game))
    except ImportError:
        return None, [bad("database", f"{where}: the extra is missing", f"Install it: {install_extra('postgres')}")]
    except UnusableDatabase as error:
        return None, [bad("database", str(error), "Correct BOT_DATABASE; `bot env` shows its form.")]
    except StorageError as error:
        advice = "Is the server running, and can this role read and write there? BOT_DATABASE names it."
        return None, [bad("database", f"{where}: {error}", advice)]
    return tables, [*found, _tables(tables)]


def _server(seen: DatabaseInspection, where: str) -> Iterator[Finding]:
    text = f"{where}, connected, PostgreSQL {seen.server}, version {seen.version} of {seen.newest}"
    if seen.version > seen.newest:
        yield bad("database", text, "Install the newer program.")
    elif not seen.version:
        yield note("database", f"{text}, empty", "The bot makes its tables when it starts; bot copy-to fills it.")
    elif seen.version < seen.newest:
        yield note("database", text, "The next start brings it up to date; make a backup before: bot backup.")
    elif not seen.not_allowed:
        yield ok("database", f"{text}, takes what is written")
    if seen.too_old:
        yield bad("server", f"PostgreSQL {seen.server} is too old", "Install PostgreSQL 14 or newer.")
    for what in seen.not_allowed:
        advice = "Make it the owner: ALTER DATABASE … OWNER TO …, and REASSIGN OWNED for tables that are there."
        yield bad("database", f"{where}: this role may not {what}", advice)
    if seen.pooled:
        advice = "Connect directly, or set pool_mode = session: the lock of the one bot that writes is a session's."
        yield bad("server", "the connection goes through a pool by transaction", advice)
    for setting in seen.unsafe:
        advice = "Turn it on: what people were answered must outlive a loss of power."
        yield note("server", f"{setting}: what was answered can be lost", advice)


def _file(db: sqlite3.Connection, path: Path) -> Iterator[Finding]:
    problem = db.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if problem != "ok":
        advice = "Stop the bot, keep a copy of the file, restore the last backup."
        yield bad("database", f"{path}: damaged: {problem}", advice)
        return
    version, newest = version_of(db), scripts()[-1][0]
    if is_strange(db):
        yield bad("database", f"{path} is another program's", "Move it away, or set BOT_DATA_DIR to another folder.")
        return
    text = f"{path}, {path.stat().st_size:,} bytes, sound, version {version} of {newest}"
    if version < newest:
        yield note("database", text, "The next start brings it up to date; make a backup before: bot backup.")
    else:
        yield ok("database", text)
    mode = db.execute("PRAGMA journal_mode").fetchone()[0]
    if mode != "wal":
        yield note("database", f"journal mode {mode}", "The bot changes it to WAL when it starts.")
    size = log_size(path)
    if size > MAX_WAL_BYTES:
        text = f"the write-ahead log has {size // 1_000_000:,} MB: a program reads the database without end"
        yield note("database", text, f"Find it by `fuser {path}` and end it, or restart the bot.")


def _tables(seen: OpenTableReport) -> Finding:
    counts = ", ".join(f"{count} {status}" for status, count in sorted(seen.by_status.items()))
    text = f"{sum(seen.by_status.values())} open ({counts})" if counts else "none open"
    if seen.unreadable:
        numbers = ", ".join(map(str, seen.unreadable[:10]))
        advice = "This version can't read their rules: install the version that opened them, or close them."
        return bad("tables", f"{text}; {len(seen.unreadable)} can't be read: {numbers}", advice)
    return ok("tables", f"{text}, all of them readable")
