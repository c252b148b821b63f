"""Reading the settings, and saying in a sentence each what is wrong with them."""

import sys
from collections.abc import Iterator
from pathlib import Path

from pydantic import ValidationError

from bot import log
from bot.cli.games import games_in
from bot.config import Settings, environment_name

ENV = Path(".env")


class Unreadable(Exception):
    """Settings that can't be used.

    Args:
        problems: a sentence for each, the name of the setting first where there is one.
    """

    def __init__(self, *problems: str) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


def load() -> Settings:
    """Return the settings of the environment and `.env`; raises Unreadable."""
    try:
        if ENV.exists() and not ENV.is_file():
            raise Unreadable(".env: it is no file; put a file in its place (.env.example), or nothing")
        return Settings()
    except ValidationError as error:
        raise Unreadable(*_sentences(error)) from None
    except UnicodeDecodeError:
        raise Unreadable(".env: it is not UTF-8; save it as UTF-8 text") from None
    except OSError as error:
        raise Unreadable(f".env: {error.strerror}; the user the bot runs as must be able to read it") from None


def _sentences(error: ValidationError) -> Iterator[str]:
    """Yield a sentence for each wrong setting; its value is left out, since it may be a secret."""
    by_name = {environment_name(name): name for name in Settings.model_fields}
    for problem in error.errors(include_input=False, include_url=False):
        said = ".".join(map(str, problem["loc"]))
        name = by_name.get(said, said)
        what = problem["msg"].removeprefix("Value error, ")
        yield f"setting {said}: {what} ({environment_name(name)}; {_default(name)})"


def _default(name: str) -> str:
    """Return in words what a setting is when it isn't set."""
    default = Settings.model_fields[name].default if name in Settings.model_fields else None
    if default is None or default == "":
        return "nothing by default"
    return f"{str(default).lower() if isinstance(default, bool) else default} by default"


def read_settings(*, serving: bool = False) -> Settings | None:
    """Return the settings, the log set up by them, or None after saying what is wrong with them.

    Args:
        serving: whether the log file is this process's: two would put it away at midnight one after the other.
    """
    try:
        settings = load()
    except Unreadable as error:
        for problem in error.problems:
            print(f"bot: {problem}", file=sys.stderr)
        return None
    file = settings.log_file if serving else None
    try:
        log.configure(settings.log_level, as_json=settings.log_json, file=file, days=settings.log_days)
    except OSError as error:
        print(
            f"bot: setting log_file: {settings.log_file}: {error.strerror}; BOT_LOG_FILE takes a file"
            " that the user the bot runs as can write",
            file=sys.stderr,
        )
        return None
    return settings if games_in(settings.games_dir) else None
