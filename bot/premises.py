"""What the bot needs on this machine before it speaks to Discord: a folder for itself alone."""

import asyncio
import contextlib
from pathlib import Path

import structlog

from bot import private
from bot.storage import claim

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class CannotStart(Exception):
    """Something on this machine is not as the bot needs it; the text says what would be right."""


class Premises:
    """The data folder: made when it isn't there, closed to others, and this bot's alone while it runs.

    Args:
        database: the database in it.
    """

    def __init__(self, database: Path) -> None:
        self._database = database
        self._held = contextlib.ExitStack()

    async def open(self) -> None:
        """Take the folder.

        Raises:
            CannotStart: it can't be made or written.
            Taken: another bot has it.
        """
        await asyncio.to_thread(self._open)

    def _open(self) -> None:
        folder = self._database.parent
        try:
            private.make_folder(folder)
            self._held.enter_context(claim(self._database))
        except OSError as error:
            raise CannotStart(
                f"{error.filename or folder}: {error.strerror}; BOT_DATA_DIR takes a folder "
                "that the user the bot runs as can make and write"
            ) from error
        backups = folder / "backups"
        ours = (folder, *folder.glob(f"{self._database.name}*"), backups, *backups.glob("*.sqlite"))
        for path in private.tighten(ours):
            log.warning("others_shut_out", path=str(path))

    async def close(self) -> None:
        """Give the folder back; harmless when it isn't taken."""
        self._held.close()
