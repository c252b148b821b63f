"""The masters of the deal of the day: the same position and the same luck always make the same move.

They look at as many worlds as they need, whatever time that takes, so that no busy machine plays another game. What
they do hangs on the program: `version_of` changes with every file that could change it.
"""

import hashlib
from collections.abc import Awaitable, Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from random import Random

from bot.players.levels import LEVELS
from bot.players.search import think
from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.state import View

LEVEL = "master"
DIGITS = 8
PLAYED_BY = (".py", ".bin")
"""The endings of the files that say how one plays: programs and weights; words are none of them."""

Master = Callable[[AnyGame, View, str], Awaitable[Action | None]]
"""Takes what `master` takes, and answers beside the event loop."""


def master(game: AnyGame, view: View, luck: str) -> Action | None:
    """Return what a master does; None: nothing for now.

    Args:
        game: what is played.
        view: what the seat may know; `view.legal` is not empty.
        luck: what its luck begins with.
    """
    return think(game, view, Random(luck), LEVELS[LEVEL]).action


@cache
def version_of(package: str) -> str:
    """Return by what the masters of a game are known: digits that change with any file that says how they play.

    Args:
        package: where the game's files are.
    """
    made = hashlib.sha256()
    for each in ("bot.rules", "bot.players", package):
        for path in _files(files(each)):
            made.update(path.name.encode() + b"\n" + path.read_bytes())
    return made.hexdigest()[:DIGITS]


def _files(folder: Traversable) -> list[Traversable]:
    """Return the files of a folder that say how one plays, in the order of their names."""
    found: list[Traversable] = []
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if path.is_dir():
            found += _files(path)
        elif path.name.endswith(PLAYED_BY):
            found.append(path)
    return found
