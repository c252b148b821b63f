"""`bot sandbox`: run the bot on a local stand-in for Discord, with or without a token."""

import argparse
from collections.abc import Callable
from typing import Final

from bot.imports import uncollected

MAX_SHARDS: Final = 1000
"""The most shards: Discord allows 1,000 new sessions a day."""


def register(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add this subcommand."""
    parser = add_parser("sandbox", help="run the bot on a local stand-in for Discord", description=__doc__)
    parser.add_argument("--host", help="the address to listen on (default: BOT_SANDBOX_HOST)")
    parser.add_argument("--port", type=int, help="the port, 0 for any free one (default: BOT_SANDBOX_PORT)")
    parser.add_argument(
        "--shards", type=shards, default=1, help="number of sessions that the stand-in offers (default: 1)"
    )
    parser.epilog = "Example: bot sandbox"
    parser.set_defaults(run=run)


def shards(text: str) -> int:
    """Return a number of shards, 1 to 1000; raises ValueError."""
    number = int(text)
    if not 1 <= number <= MAX_SHARDS:
        raise ValueError(f"{number} is not from 1 to {MAX_SHARDS}")
    return number


def run(args: argparse.Namespace) -> int:
    """Run the bot until it is stopped; return the exit status."""
    # Only now: the other subcommands don't wait for discord.py to load.
    with uncollected():
        from bot.cli.event_loop import run_on_loop
        from bot.cli.runner import run_on_sandbox
        from bot.cli.settings import read_settings

    # Its lines go to standard error: the log file is that of the bot on Discord, which may run at the same time.
    settings = read_settings()
    if settings is None:
        return 2
    port = settings.sandbox_port if args.port is None else args.port
    return run_on_loop(run_on_sandbox(settings, args.host or settings.sandbox_host, port, args.shards))
