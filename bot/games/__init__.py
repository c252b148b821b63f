"""Finds the games of this folder and of external folders; a game is a package with a `GAME`."""

import errno
import importlib
import pkgutil
from collections.abc import Collection
from functools import cache
from pathlib import Path
from traceback import extract_tb
from typing import cast

from bot.rules import former_names
from bot.rules.errors import ParseError
from bot.rules.game import AnyGame, Game


@cache
def all_games() -> dict[str, AnyGame]:
    """Return every game by its id, in alphabetical order; of external folders those that can be used."""
    _left_out.clear()
    games: dict[str, AnyGame] = {}
    for name in _packages(__path__[0]):
        game: AnyGame = importlib.import_module(f"{__name__}.{name}").GAME
        games[game.id] = game
    taken = set(_packages(__path__[0]))
    for folder in list(__path__)[1:]:
        for name in _packages(folder):
            try:
                game = _game_of(name, folder, taken, games)
            except (Exception, SystemExit) as error:
                _left_out[f"{folder}/{name}"] = _reason(error, folder)
            else:
                games[game.id] = game
            taken.add(name)
    return dict(sorted(games.items()))


def left_out() -> dict[str, str]:
    """Return the packages of external folders that can't be used as a game, each with the reason."""
    all_games()
    return dict(_left_out)


_left_out: dict[str, str] = {}


_chosen: dict[str, set[str]] = {}
"""The packages of folders of which only these are games; of other folders all packages are."""


def _packages(folder: str) -> list[str]:
    names = sorted(module.name for module in pkgutil.iter_modules([folder]) if module.ispkg)
    return [name for name in names if name in _chosen.get(folder, names)]


def _game_of(name: str, folder: str, taken: Collection[str], games: Collection[str]) -> AnyGame:
    """Return the game of a package in an external folder, whose name and id are new, or raise the reason."""
    if name in taken:
        raise ImportError("there is a game of this name already; give the folder another name")
    found: object = importlib.import_module(f"{__name__}.{name}").GAME
    if not isinstance(found, Game):
        raise TypeError("its GAME is no Game")
    game = cast("AnyGame", found)
    if game.id in games:
        raise ValueError(f"there is a game with the id {game.id!r} already; give it another id")
    game.options.validate({})
    for text in Path(folder, name, "text").rglob("*.*"):
        text.read_text(encoding="utf-8")
    return game


def _reason(error: BaseException, folder: str) -> str:
    """Return in one line the error and its place in the folder."""
    here = [frame for frame in extract_tb(error.__traceback__) if frame.filename.startswith(folder)]
    place = f" ({Path(here[-1].filename).name}, line {here[-1].lineno})" if here else ""
    return f"{type(error).__name__}: {' '.join(str(error).split())}{place}"


def add_game_folders(*folders: Path) -> None:
    """Add external folders with a package per game; raise NotADirectoryError."""
    former_names.install()
    for folder in folders:
        if not folder.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, "no such folder", str(folder))
        if str(folder.resolve()) not in __path__:
            __path__.append(str(folder.resolve()))
            all_games.cache_clear()


def add_game(folder: Path) -> AnyGame:
    """Add the game of one package outside the project, and return it; raise what its code raises, or the reason."""
    folder = folder.resolve()
    parent, known = str(folder.parent), all_games()
    found = next((game for game in known if text_folders()[game] == folder), None)
    if found is not None:
        return known[found]
    taken = {name for path in __path__ if path != parent for name in _packages(path)}
    if parent not in __path__:
        former_names.install()
        _chosen[parent] = set()
        __path__.append(parent)
    game = _game_of(folder.name, parent, taken, known)
    if parent in _chosen:
        _chosen[parent].add(folder.name)
    all_games.cache_clear()
    return game


def other_folders() -> tuple[Path, ...]:
    """Return the external folders in which games are found."""
    return tuple(Path(path) for path in list(__path__)[1:])


def find_game(game_id: object) -> AnyGame:
    """Return the game with this id, or raise ParseError `unknown_game` with the ids there are."""
    games = all_games()
    if not isinstance(game_id, str) or game_id not in games:
        raise ParseError("unknown_game", known=", ".join(games))
    return games[game_id]


def text_folders() -> dict[str, Path]:
    """Return for every game the folder that holds its catalogs and rules pages."""
    return {game_id: _folder(game) for game_id, game in all_games().items()}


def _folder(game: AnyGame) -> Path:
    return Path(str(importlib.import_module(type(game).__module__).__file__)).parent


def lesson_file(game_id: str) -> Path | None:
    """Return the file of a game's lesson; None if the game has none; raise ParseError `unknown_game`."""
    path = _folder(find_game(game_id)) / "lesson.jsonl"
    return path if path.exists() else None
