"""The command line: `bot [SUBCOMMAND]`, a file for each subcommand; `run` if none is named."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from types import ModuleType

from bot.cli.external_games import games_in
from bot.interrupts import INTERRUPTED, raise_again
from bot.version import release

COMMANDS = (
    "run",
    "sandbox",
    "replay",
    "verify",
    "export",
    "simulate",
    "ratings",
    "backup",
    "copy-to",
    "copy-from",
    "doctor",
    "check-discord",
    "sync",
    "env",
    "check-texts",
    "new-game",
    "check-game",
    "status",
)
SERVING = {"bot.cli.run", "bot.cli.sandbox", "bot.cli.check_discord"}
"""Modules that install signal handlers (`bot.cli.stopping`)."""

CLOSED_PIPE = 141
"""A shell's exit status for a closed pipe: 128 + SIGPIPE."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a subcommand and return its exit status."""
    given = list(sys.argv[1:] if argv is None else argv)
    given = given or ["run"]
    _write_utf8()
    return execute(lambda: _parser(given[0]), given)


def _write_utf8() -> None:
    """Write UTF-8 with plain line ends into files and pipes on Windows, too, as on other systems.

    Its usual encoding has neither suits nor check marks.
    """
    for stream in (sys.stdout, sys.stderr):
        if sys.platform == "win32" and isinstance(stream, TextIOWrapper) and not stream.isatty():
            stream.reconfigure(encoding="utf-8", newline="\n")


def _parser(first: str = "") -> argparse.ArgumentParser:
    """Return a parser of all subcommands, or of the one that the first argument names: the others stay unloaded."""
    parser = argparse.ArgumentParser(prog="bot", description="Card games on Discord.")
    parser.add_argument("--version", action="version", version=release())
    subparsers = parser.add_subparsers(metavar="SUBCOMMAND")
    for command in [first] if first in COMMANDS else COMMANDS:
        module_of(command).register(subparsers.add_parser)
    return parser


def module_of(command: str) -> ModuleType:
    """Load and return the module of a subcommand; its `register` adds the parser."""
    return import_module(f"bot.cli.{command.replace('-', '_')}")


def execute(make_parser: Callable[[], argparse.ArgumentParser], argv: Sequence[str] | None = None) -> int:
    """Load the games of `BOT_GAMES_DIR`, run the command that the arguments name, and return its exit status."""
    if not games_in(_games_dir()):
        return 2
    args = make_parser().parse_args(argv)
    if args.run.__module__ not in SERVING:
        raise_again()
    try:
        status = args.run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has closed the pipe (`bot replay … | head`); the exit must not try to write the rest.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _games_dir() -> Path | None:
    """Return the folder with more games from the environment; most subcommands need no other setting."""
    named = os.environ.get("BOT_GAMES_DIR")
    return Path(named) if named else None
