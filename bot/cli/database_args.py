"""Parses databases in arguments: a file's path, or a server's URL, whose password is never printed."""

import sqlite3
from pathlib import Path

from pydantic import SecretStr

from bot.cli.settings import read_settings
from bot.config import Settings, file_or_server, is_address, is_server
from bot.storage import NewerDatabase, StorageError, UnusableDatabase, explained, redact_password
from bot.version import install_extra

NO_EXTRA = f"the extra for PostgreSQL is missing: {install_extra('postgres')}"
TAKES = "--database takes the bot's database"


class InvalidDatabaseArgument(Exception):
    """The argument is no database; the text has the remedy, and not the argument."""


def resolve_database(given: str | None, settings: Settings) -> Path | SecretStr:
    """Return the database for a command, or raise InvalidDatabaseArgument."""
    return parse_database(given, "--database") if given else settings.server or settings.database


def parse_database(given: str, option: str) -> Path | SecretStr:
    """Return the database that an argument names, or raise InvalidDatabaseArgument."""
    try:
        text = file_or_server(given)
    except ValueError as error:
        raise InvalidDatabaseArgument(f"{option}: {error}") from None
    return SecretStr(text) if is_server(text) else Path(text)


def parse_file(given: str, option: str) -> Path:
    """Return the file path of an argument, or raise InvalidDatabaseArgument for a URL."""
    if is_address(given):
        raise InvalidDatabaseArgument(f"{option} takes the path of a file, not an address")
    return Path(given)


def settings_and_place(given: str | None) -> tuple[Settings, Path | SecretStr] | None:
    """Return the settings and the database for a command, or None after printing errors in the settings.

    Raises:
        InvalidDatabaseArgument: `--database` is no database.
    """
    settings = read_settings()
    return (settings, resolve_database(given, settings)) if settings else None


def database_problem(error: Exception, place: Path | SecretStr) -> str | None:
    """Return the reason why a database can't be used, in a sentence with the remedy, or None for a bug."""
    where = redact_password(place.get_secret_value()) if isinstance(place, SecretStr) else str(place)
    match error:
        case UnusableDatabase():
            return str(error)
        case NewerDatabase():
            return f"{where}: {error}"
        case StorageError():
            return f"{where}: {error}; see that the server is well (bot doctor), then try again"
        case ImportError() if isinstance(place, SecretStr):
            return f"{where}: {NO_EXTRA}"
        case FileNotFoundError():
            return f"{where}: there is no such file; {TAKES}"
        case sqlite3.Error() if isinstance(place, Path):
            return f"{explained(place, error)}; {TAKES}"
        case OSError():
            return f"{where}: {error.strerror}; {TAKES}"
        case _:
            return None
