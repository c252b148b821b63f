"""A rule of the contract: a function that checks a game, with the place in the game's files that it is about."""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from traceback import extract_tb
from typing import Any, Generic, TypeVar, cast

from bot.contract.cases import Case
from bot.contract.errors import BrokenRule, ContractError
from bot.rules.game import AnyGame, Game
from bot.rules.state import State

T = TypeVar("T", Case, AnyGame)


@dataclass(frozen=True)
class Rule(Generic[T]):
    """One rule.

    Args:
        about: the method of the game's class or its State that it checks, such as "State.view"; or a file.
        check: raises BrokenRule; the first line of its docstring is the rule in one sentence.
    """

    about: str
    check: Callable[[T], None]

    @property
    def name(self) -> str:
        """The name of the rule: that of the function, with dashes."""
        return self.check.__name__.replace("_", "-")

    @property
    def sentence(self) -> str:
        """The rule in one sentence."""
        return inspect.cleandoc(self.check.__doc__ or "").partition("\n\n")[0].replace("\n", " ")

    def __call__(self, subject: T) -> None:
        """Check a game; raises ContractError: the game breaks the rule, or its code raises an exception."""
        game, case = (subject.game, str(subject)) if isinstance(subject, Case) else (subject, "")
        try:
            self.check(subject)
        except BrokenRule as broken:
            place = _place(game, broken.at or _method(game, self.about))
            raise ContractError(self.name, self.sentence, place, broken.advice, case) from broken
        except (Exception, SystemExit) as error:
            place = raised_at(error, folder_of(game)) or _place(game, _method(game, self.about))
            raise ContractError(self.name, self.sentence, place, described(error), case) from error


def described(error: BaseException) -> str:
    """Return class and text of an exception in one line."""
    return " ".join(f"{type(error).__name__}: {error}".removesuffix(": ").split())


def folder_of(game: AnyGame) -> Path:
    """Return the folder with the files of a game."""
    return Path(inspect.getfile(type(game))).parent


def overrides(game: AnyGame, name: str) -> bool:
    """Return whether a game has its own implementation of a method of `Game`."""
    own: object = getattr(type(cast("object", game)), name)
    return own is not getattr(Game, name)


def _method(game: AnyGame, about: str) -> object:
    """Return the method that a rule is about; or a file, such as "text/en/game.ftl"."""
    owner, _, name = about.partition(".")
    if owner == "Game":
        return getattr(type(cast("object", game)), name)
    if owner == "State":
        try:
            options = game.options.validate({})
            state: State = game.start(options, game.recommended_seats(options), 0)
        except Exception:
            return folder_of(game)
        return getattr(type(state), name)
    return folder_of(game) / about


def _place(game: AnyGame, code: object) -> str:
    """Return file and line of a method; of one that the game inherits from the kit, the file of the game's class."""
    if isinstance(code, Path):
        return str(code)
    function: Any = getattr(code, "fget", None) or getattr(code, "__func__", code)
    file, line = function.__code__.co_filename, function.__code__.co_firstlineno
    return f"{file}:{line}" if Path(file).is_relative_to(folder_of(game)) else inspect.getfile(type(game))


def raised_at(error: BaseException, folder: Path) -> str | None:
    """Return file and line of the last code in a folder that an exception came through; None: of none."""
    frames = [frame for frame in extract_tb(error.__traceback__) if Path(frame.filename).is_relative_to(folder)]
    return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else None
