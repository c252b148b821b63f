"""Reads the settings; describes each error in a sentence without the value, since it may be a secret."""

import logging
import os
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path

from dotenv.parser import parse_stream
from pydantic import ValidationError

from bot import logging_setup
from bot.cli.complaint import complain
from bot.cli.external_games import games_in
from bot.config import Settings, environment_name, former_names

ENV = Path(".env")
PREFIXES = ("BOT_", "DISCORD_")
MIN_SIMILARITY = 0.8
"""Similarity, from 0 to 1, from which on another program's setting is taken for a misspelt one of ours."""
USUAL = {"TOKEN": "DISCORD_TOKEN", "BOT_TOKEN": "DISCORD_TOKEN", "DISCORD_BOT_TOKEN": "DISCORD_TOKEN"}
"""What other bots call our settings."""

# It logs lines that it can't read before the log is set up; `misread` reports them in our words.
logging.getLogger("dotenv.main").disabled = True


class InvalidSettings(Exception):
    """Settings that can't be used.

    Args:
        problems: a sentence for each, the name of the setting first where there is one.
    """

    def __init__(self, *problems: str) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


def load() -> Settings:
    """Return the settings of the environment and `.env`; raises InvalidSettings."""
    try:
        if ENV.exists() and not ENV.is_file():
            raise InvalidSettings(".env: it is no file; remove it, or put a file in its place: bot env --out .env")
        return Settings()
    except ValidationError as error:
        raise InvalidSettings(*_sentences(error)) from None
    except UnicodeDecodeError:
        raise InvalidSettings(".env: it is not UTF-8; save it as UTF-8 text") from None
    except OSError as error:
        raise InvalidSettings(f".env: {error.strerror}; the user the bot runs as must be able to read it") from None


def misread() -> list[str]:
    """Return a sentence for each unreadable line of `.env`, and for each former, misspelt or unknown setting."""
    found: list[str] = []
    # Other programs have variables, too: only names that begin like ours are looked at.
    given = dict.fromkeys((name for name in os.environ if name.upper().startswith(PREFIXES)), "")
    try:
        with ENV.open(encoding="utf-8", errors="replace") as file:
            for binding in parse_stream(file):
                text = binding.original.string
                # Blank lines before a statement are part of it.
                line = binding.original.line + text[: len(text) - len(text.lstrip())].count("\n")
                if binding.error or (binding.key is not None and binding.value is None):
                    found.append(f".env, line {line}: it is ignored; a line has the form NAME=value or begins with #")
                elif binding.key is not None:
                    given[binding.key] = f".env, line {line}: "
    except OSError:  # load() reports it
        pass
    known = sorted(environment_name(name) for name in Settings.model_fields)
    former = former_names()
    for name, place in given.items():
        if (today := former.get(name.upper())) is not None:
            found.append(f"{place}setting {name} is called {today} now; the next release ignores the old name")
            continue
        near = _meant(name.upper(), known)
        if name.upper() in known or (near is None and not name.upper().startswith("BOT_")):
            continue
        advice = f"did you mean {near}?" if near else "bot env prints all settings"
        found.append(f"{place}setting {name} is unknown and ignored; {advice}")
    return found


def _meant(name: str, known: list[str]) -> str | None:
    """Return the setting that an unknown name in capitals probably means, or None."""
    if name in USUAL:
        return USUAL[name]
    close = get_close_matches(name, known, n=1, cutoff=MIN_SIMILARITY)
    return close[0] if close else None


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
    except InvalidSettings as error:
        for problem in error.problems:
            complain("bot", problem)
        return None
    finally:
        for problem in misread():
            complain("bot", problem)
    file = settings.log_file if serving else None
    try:
        logging_setup.configure(settings.log_level, as_json=settings.log_json, file=file, days=settings.log_days)
    except OSError as error:
        advice = "BOT_LOG_FILE takes a file that the user the bot runs as can write"
        complain("bot", f"setting log_file: {settings.log_file}: {error.strerror}; {advice}")
        return None
    return settings if games_in(settings.games_dir) else None
