"""The data folder: creates it, restricts its permissions, and locks it for this bot."""

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path

import structlog

from bot import file_permissions
from bot.storage import files_of_database, lock_database

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class StartupError(Exception):
    """A precondition of the start is missing; the text has the cause and the remedy."""


class CannotGoOn(Exception):
    """The running bot must end; the text has the cause and the remedy."""


class DataDirectory:
    """The data folder, locked while the bot runs.

    If the database is in another folder, that folder stays as it is, and only the database's own files in it are
    restricted.
    """

    def __init__(self, database: Path, folder: Path) -> None:
        self._database = database
        self._data = folder
        self._held = contextlib.ExitStack()

    async def open(self) -> None:
        """Create, restrict and lock the folder.

        Raises:
            StartupError: it can't be made or written.
            DatabaseLocked: another bot has it.
        """
        await asyncio.to_thread(self._open)

    def _open(self) -> None:
        folder = self._database.parent
        try:
            file_permissions.make_private_dir(folder)
            self._held.enter_context(lock_database(self._database))
        except OSError as error:
            takes = "BOT_DATA_DIR takes a folder" if self._at_home() else "BOT_DATABASE takes a file in a folder"
            raise StartupError(
                f"{error.filename or folder}: {error.strerror}; {takes} "
                "that the user the bot runs as can make and write"
            ) from error
        for path in file_permissions.restrict_permissions(self._ours()):
            log.warning("permissions_tightened", path=str(path))

    def _at_home(self) -> bool:
        return self._database.parent.resolve() == self._data.resolve()

    def _ours(self) -> Iterator[Path]:
        """Yield the files and folders that other users must not read."""
        backups = self._data / "backups"
        if not self._at_home():
            yield from files_of_database(self._database)
        yield self._data
        if self._at_home():
            yield from self._data.glob(f"{self._database.name}*")
        yield from (backups, *backups.glob("*.sqlite"), *backups.glob("*.dump"))

    async def close(self) -> None:
        """Release the folder; do nothing if it isn't locked."""
        self._held.close()
