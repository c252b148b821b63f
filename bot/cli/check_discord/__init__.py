"""`bot check-discord`: test on Discord what the bot assumes of it."""

import argparse
import logging
import sys
from collections.abc import Callable
from pathlib import Path

from bot.cli.complaint import complain


def register(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add this subcommand."""
    parser = add_parser("check-discord", help="test the bot's assumptions on Discord", description=__doc__)
    parser.add_argument("--channel", type=int, required=True, help="id of the text channel to write in")
    parser.add_argument("--report", type=Path, default=Path("check-discord.md"), help="file (default: %(default)s)")
    parser.add_argument("--steps", action="store_true", help="run the guided steps, which need a person")
    parser.add_argument("--hour", action="store_true", help="also run tests that take more than an hour")
    parser.epilog = (
        "Example: bot check-discord --channel 123456789012345678. "
        "It deletes what it has written. Exit status: 0 all hold, 1 something differs, 2 it could not run."
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check, print a line for each assumption, and write the report; return the exit status."""
    # Only now: the other subcommands don't wait for discord.py to load.
    import asyncio

    from bot.cli.check_discord.whole import Options, check
    from bot.cli.settings import read_settings

    settings = read_settings()
    if settings is None:
        return 2
    if settings.discord_token is None:
        return complain("bot check-discord", "there is no token; set DISCORD_TOKEN in .env", 2)
    # The report counts discord.py's warnings.
    logging.getLogger("discord").setLevel(logging.ERROR)
    options = Options(args.channel, args.report, steps=args.steps, hour=args.hour)
    return asyncio.run(check(settings, settings.discord_token.get_secret_value(), options))
