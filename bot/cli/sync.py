"""`bot sync`: register all commands at Discord again."""

import argparse
import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bot.cli.complaint import complain

if TYPE_CHECKING:
    from bot.config import Settings


def register(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add this subcommand."""
    parser = add_parser("sync", help="register the commands at Discord again", description=__doc__)
    parser.epilog = "Example: bot sync. The bot can keep running. Discord accepts 200 new commands a day."
    parser.set_defaults(run=run)


def run(_args: argparse.Namespace) -> int:
    """Register and print how many; return 1 if Discord refuses, 2 for wrong settings."""
    # Only now: the other subcommands don't wait for discord.py to load.
    from bot.cli.settings import read_settings
    from bot.cli.startup_errors import describe_startup_error

    settings = read_settings()
    if settings is None:
        return 2
    if settings.discord_token is None:
        return complain("bot sync", "there is no token; set DISCORD_TOKEN in .env", 2)
    try:
        count = asyncio.run(_sync(settings.discord_token.get_secret_value(), settings))
    except Exception as error:
        problem = describe_startup_error(error, settings)
        if problem is None:
            raise
        return complain("bot sync", problem.sentence, problem.status)
    print(f"{count} commands are registered. Discord's clients show them after a restart.")
    return 0


async def _sync(token: str, settings: "Settings") -> int:
    """Log in without the gateway and replace all commands; return how many there are."""
    import discord

    from bot.cli.commands import wanted_commands

    client = discord.Client(intents=discord.Intents.none())
    async with client:
        await client.login(token)
        assert client.application_id is not None
        wanted: Any = await wanted_commands(settings)
        return len(await client.http.bulk_upsert_global_commands(client.application_id, wanted))
