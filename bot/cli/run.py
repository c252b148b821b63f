"""`bot run`: run the bot on Discord. Without a DISCORD_TOKEN, run it in the sandbox, a local stand-in for Discord."""

import argparse
import os
from collections.abc import Callable

from bot.imports import uncollected


def register(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add this subcommand."""
    parser = add_parser("run", help="run the bot (the default)", description=__doc__)
    parser.epilog = "Example: bot run"
    parser.set_defaults(run=run)


def run(_args: argparse.Namespace) -> int:
    """Run the bot until it is stopped; return the exit status."""
    # Only now: the other subcommands don't wait for discord.py to load.
    with uncollected():
        from bot.cli.event_loop import run_on_loop
        from bot.cli.runner import run_on_discord, run_on_sandbox
        from bot.cli.settings import read_settings
        from bot.cli.startup_errors import EXIT_NO_RESTART
        from bot.logging_setup import handle_unhandled_elsewhere

    settings = read_settings(serving=True)
    if settings is None:
        # The settings can't be read: this one is taken as it is.
        status = os.environ.get("BOT_FATAL_STATUS", "")
        return int(status) if status.isdecimal() else EXIT_NO_RESTART
    handle_unhandled_elsewhere()
    if settings.discord_token:
        status = run_on_loop(run_on_discord(settings), listens=settings.share is not None)
        return settings.fatal_status if status == EXIT_NO_RESTART else status
    return run_on_loop(run_on_sandbox(settings, settings.sandbox_host, settings.sandbox_port))
