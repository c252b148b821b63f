"""Compute the version of the players of a match: results of different versions must not be added up."""

from functools import cache
from hashlib import sha256
from importlib.resources import files

from bot.players import deciding_files
from bot.rules.game import AnyGame
from bot.version import release

PARTS = ("bot.rules", "bot.players", "tools.arena.frozen")
"""The packages that players decide by, besides the game's own."""


@cache
def version_of(game: AnyGame) -> str:
    """Return the release, and a fingerprint of all code and data that a game's players decide by."""
    found = sha256()
    for package in (*PARTS, type(game).__module__.rpartition(".")[0]):
        for path in deciding_files(files(package)):
            found.update(path.name.encode() + b"\n" + path.read_bytes())
    return f"{release()}+{found.hexdigest()[:12]}"
