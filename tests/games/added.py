"""Games outside the project, for as long as a test runs."""

import sys
from pathlib import Path

from bot import games
from bot.games import all_games


def forget(folder: Path) -> None:
    """Undo `add_game` and `look_also_in`: forget the games in a folder."""
    path = str(folder.resolve())
    games._chosen.pop(path, None)
    if path in games.__path__:
        games.__path__.remove(path)
    for name, module in list(sys.modules.items()):
        if name.startswith("bot.games.") and Path(getattr(module, "__file__", None) or "").is_relative_to(path):
            del sys.modules[name]
    all_games.cache_clear()
