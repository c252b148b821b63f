"""Store the finished games of a run in a file next to its JSON, so that a resumed run plays none twice.

Its first line says which match it is, each other one is a game. A line that was cut off when the machine went down is
thrown away; its game is played again.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, TextIO, cast

from tools.arena.board import BoardGameResult
from tools.arena.match import Match


class MatchMismatch(Exception):
    """The file holds the games of another match."""

    def __init__(self, path: Path, what: str, there: object, here: object) -> None:
        super().__init__(path, what, there, here)
        self.path, self.what, self.there, self.here = path, what, there, here


class InvalidGameFile(Exception):
    """The file is no such file."""

    def __init__(self, path: Path, line: int) -> None:
        super().__init__(path, line)
        self.path, self.line = path, line


class FinishedGameFile:
    """The file of a run.

    Raises:
        MatchMismatch, InvalidGameFile: it can't be gone on with.
        OSError: it can't be read or written.
    """

    def __init__(self, path: Path, match: Match) -> None:
        self.games: dict[tuple[int, int], BoardGameResult] = {}
        head = match.json()
        whole = self._read(path, head) if path.exists() else 0
        self._file: TextIO = path.open("a", encoding="utf-8")
        self._file.truncate(whole)
        if not whole:
            self._write(head)

    def add(self, game: BoardGameResult) -> None:
        """Keep a game that has just been finished."""
        self.games[game.board, game.seating] = game
        self._write(asdict(game))

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _write(self, line: Mapping[str, object]) -> None:
        self._file.write(json.dumps(line) + "\n")
        self._file.flush()

    def _read(self, path: Path, head: Mapping[str, object]) -> int:
        """Read the games of a file; return how many of its bytes are whole lines."""
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        for number, raw in enumerate(whole.splitlines(), 1):
            line = _object(path, number, raw)
            if number == 1:
                _compare(path, line, head)
                continue
            try:
                game = BoardGameResult(**line)
            except TypeError:
                raise InvalidGameFile(path, number) from None
            self.games[game.board, game.seating] = game
        return len(whole)


def _object(path: Path, number: int, raw: bytes) -> dict[str, Any]:
    try:
        line: object = json.loads(raw)
    except ValueError:
        raise InvalidGameFile(path, number) from None
    if not isinstance(line, dict):
        raise InvalidGameFile(path, number)
    return cast("dict[str, Any]", line)


def _compare(path: Path, line: Mapping[str, object], head: Mapping[str, object]) -> None:
    """Raise `MatchMismatch` if a file was begun by another match, `InvalidGameFile` if by none."""
    if line.keys() != head.keys():
        raise InvalidGameFile(path, 1)
    for what, here in head.items():
        if line[what] != here:
            raise MatchMismatch(path, what, line[what], here)
