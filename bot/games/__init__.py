"""The games, found by walking this folder: adding a game is adding one package with a `GAME`.

A package of the same form may also lie in a folder of its own, outside this project.
"""

import errno
import importlib
import pkgutil
from functools import cache
from pathlib import Path

from bot.rules.errors import FormError
from bot.rules.game import Game


@cache
def all_games() -> dict[str, Game]:
    """Return every game by its id, in alphabetical order."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    games = [importlib.import_module(f"{__name__}.{name}").GAME for name in names]
    return {game.id: game for game in games}


def look_also_in(*folders: Path) -> None:
    """Find the games of further folders from now on.

    Args:
        folders: each holds a package for each game, as this one does.

    Raises:
        NotADirectoryError: one is no folder.
    """
    for folder in folders:
        if not folder.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, "no such folder", str(folder))
        if str(folder.resolve()) not in __path__:
            __path__.append(str(folder.resolve()))
            all_games.cache_clear()


def other_folders() -> tuple[Path, ...]:
    """Return the folders besides this one in which games are found."""
    return tuple(Path(path) for path in list(__path__)[1:])


def find_game(game_id: object) -> Game:
    """Return the game with this id.

    Raises:
        FormError: `unknown_game`, with the ids there are.
    """
    games = all_games()
    if not isinstance(game_id, str) or game_id not in games:
        raise FormError("unknown_game", known=", ".join(games))
    return games[game_id]


def text_folders() -> dict[str, Path]:
    """Return for every game the folder that holds its catalogs and rules pages."""
    return {
        game_id: Path(str(importlib.import_module(type(game).__module__).__file__)).parent
        for game_id, game in all_games().items()
    }
