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
WORDS = frozenset({"text", "lesson.jsonl", "ratings.json", "__pycache__"})
"""Files and folders that no player decides by: texts, tutorials, ratings, compiled modules."""

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
    """Return a fingerprint of the masters of a game: digits that change with any file that they decide by.

    Args:
        package: where the game's files are.
    """
    made = hashlib.sha256()
    for each in ("bot.rules", "bot.players", package):
        for path in deciding_files(files(each)):
            made.update(path.name.encode() + b"\n" + path.read_bytes())
    return made.hexdigest()[:DIGITS]


def deciding_files(folder: Traversable) -> list[Traversable]:
    """Return the files below a folder that players decide by, in the order of their names: code, weights, tables.

    Args:
        folder: a package of rules, players or one game.
    """
    found: list[Traversable] = []
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if path.name in WORDS or path.name.startswith("."):
            continue
        found += deciding_files(path) if path.is_dir() else [path]
    return found
