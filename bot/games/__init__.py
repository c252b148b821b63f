"""The games, found by walking this folder: adding a game is adding one package with a `GAME`."""

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
