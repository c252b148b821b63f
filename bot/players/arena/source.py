"""Which version of the players is playing: a night's run must not be gone on with by others of the same name."""

import sys
from functools import cache
from hashlib import sha256
from pathlib import Path

from bot.rules.game import AnyGame
from bot.version import release

PARTS = ("bot.rules", "bot.players")
"""What players go by besides their game."""
TOLD = "ratings.json"
"""What is told of players: they don't go by it, and it changes with every run that is counted."""


@cache
def version_of(game: AnyGame) -> str:
    """Return the release and a fingerprint of all code and data that a game's players decide by."""
    told = sha256()
    folders = [_folder(name) for name in PARTS]
    folders.append(_folder(type(game).__module__))
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            inside = path.relative_to(folder)
            decides = "__pycache__" not in inside.parts and inside.parts[0] != "text" and path.name != TOLD
            if path.is_file() and decides:
                told.update(inside.as_posix().encode() + b"\n" + path.read_bytes())
    return f"{release()}+{told.hexdigest()[:12]}"


def _folder(module: str) -> Path:
    return Path(str(sys.modules[module].__file__)).parent
