"""The masters of the deal of the day: the same position and the same seed always give the same move.

They search as many sampled deals as they need, without a time limit, so that a busy machine plays the same game.
Their moves depend on the program: `version_of` changes with every file that could change a move.
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
FINGERPRINT_DIGITS = 8
WORDS = frozenset({"text", "lesson.jsonl", "ratings.json", "__pycache__"})
"""Files and folders that no move depends on: texts, tutorials, ratings, compiled modules."""

Master = Callable[[AnyGame, View, str], Awaitable[Action | None]]
"""A function with the arguments of `master` that runs beside the event loop."""


def master(game: AnyGame, view: View, luck: str) -> Action | None:
    """Return a master's action; None: nothing for now.

    Args:
        view: the seat's view; `view.legal` is not empty.
        luck: the prefix of the seed.
    """
    return think(game, view, Random(luck), LEVELS[LEVEL]).action


@cache
def version_of(package: str) -> str:
    """Return a fingerprint of a game's masters: digits that change with any file that a move depends on.

    Args:
        package: the game's package.
    """
    made = hashlib.sha256()
    for each in ("bot.rules", "bot.players", package):
        for path in deciding_files(files(each)):
            made.update(path.name.encode() + b"\n" + path.read_bytes())
    return made.hexdigest()[:FINGERPRINT_DIGITS]


def deciding_files(folder: Traversable) -> list[Traversable]:
    """Return the files in a folder that moves depend on, sorted by name: code, weights, tables.

    Args:
        folder: a package of rules, players or one game.
    """
    found: list[Traversable] = []
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if path.name in WORDS or path.name.startswith("."):
            continue
        found += deciding_files(path) if path.is_dir() else [path]
    return found
