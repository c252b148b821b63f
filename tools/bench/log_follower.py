"""Follow a table by its rows and its log, for simulated users in another process than the bot.

An answered click is on disk, so a reader of the log knows what the next click is about, at no cost for the bot. Edits
of hands, which inform real players, are a second apart and would set the pace.
"""

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from bot.games import find_game
from bot.rules.game import AnyGame
from bot.rules.record import Replay
from bot.rules.state import State
from bot.storage import event_log


@dataclass(frozen=True, slots=True)
class TableSnapshot:
    """A table at one moment.

    Args:
        waiting: by user id, the seats that are waited for; nobody where no game goes on.
        game: what is played; None before the first game.
    """

    revision: int
    host: int
    waiting: dict[int, int]
    game: AnyGame | None = None
    state: State | None = None


class LogFollower:
    """A table whose log is played along, line by line."""

    def __init__(self, db: sqlite3.Connection, table: int) -> None:
        self._db = db
        self._table = table
        self._game = self._read = 0
        self._record = Replay(find_game)

    def snapshot(self) -> TableSnapshot:
        """Return the table as it is on disk now."""
        self._db.execute("BEGIN")
        try:
            row = self._db.execute(
                "SELECT revision, host, status, number FROM tables WHERE id = ?", (self._table,)
            ).fetchone()
            if row["status"] != "playing" or row["number"] is None:
                return TableSnapshot(row["revision"], row["host"], {})
            self._catch_up(row["number"])
        finally:
            self._db.execute("COMMIT")
        header, state = self._record.header, self._record.state
        assert header is not None
        assert state is not None
        waiting = {int(header.players[seat]): seat for seat in state.waiting_for}
        return TableSnapshot(row["revision"], row["host"], waiting, header.game, state)

    def _catch_up(self, game: int) -> None:
        """Read what has come to the log of a game; all of it where something was taken back."""
        rows = self._db.execute(
            "SELECT revision, line, drops FROM log WHERE game = ? AND revision > ? ORDER BY revision",
            (game, self._read if game == self._game else 0),
        ).fetchall()
        if game != self._game or any(row["drops"] is not None for row in rows):
            self._record = Replay(find_game)
            self._feed(row.line for row in event_log.lines(self._db, game))
        else:
            self._feed(row["line"] for row in rows)
        self._game = game
        self._read = rows[-1]["revision"] if rows else self._read

    def _feed(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._record.feed(line.encode())


def reading(path: Path) -> sqlite3.Connection:
    """Return a connection that reads a database in use."""
    db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
    db.row_factory = sqlite3.Row
    return db
