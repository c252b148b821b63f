"""Running the bot until it is told to stop, on Discord or on the sandbox."""

import asyncio
import gc
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import discord
from pydantic import ValidationError

from bot import log
from bot.app import create_bot
from bot.config import Settings
from bot.sandbox import PortTaken, Sandbox
from bot.storage import NewerDatabase
from bot.ui import use_endpoint

HINT = (
    "Type /play, choose a game, then press “Add computer” and “Start”."
    " To play with others, open a tab as somebody else."
)


def read_settings() -> Settings | None:
    """Return the settings, or None after saying what is wrong with them."""
    try:
        settings = Settings()
    except ValidationError as error:
        for problem in error.errors(include_input=False, include_url=False):
            print(f"bot: setting {'.'.join(map(str, problem['loc']))}: {problem['msg']}", file=sys.stderr)
        return None
    try:
        log.configure(settings.log_level, as_json=settings.log_json, file=settings.log_file, days=settings.log_days)
    except OSError as error:
        print(f"bot: setting log_file: {settings.log_file}: {error.strerror}", file=sys.stderr)
        return None
    return settings


async def on_discord(settings: Settings) -> int:
    """Run the bot on Discord; return the exit status."""
    assert settings.discord_token is not None
    return await _serve(settings, settings.discord_token.get_secret_value())


async def on_sandbox(settings: Settings, host: str, port: int) -> int:
    """Run the bot on a local stand-in for Discord, with a database of its own that is gone afterwards.

    Args:
        settings: all but the address.
        host, port: where the page is; port 0 takes any free one.
    """
    with TemporaryDirectory(prefix="cardtable-") as folder:
        try:
            async with Sandbox(host, port, hint=HINT, suggestion="/play") as sandbox:
                restore = use_endpoint(sandbox.api, sandbox.gateway)
                print(f"The card table is open: {sandbox.url}\n{HINT}\nStop with Ctrl+C.", flush=True)
                try:
                    own = settings.model_copy(update={"data_dir": Path(folder)})
                    return await _serve(own, sandbox.token)
                finally:
                    restore()
        except PortTaken as taken:
            print(f"bot: {taken}", file=sys.stderr)
            return 1


async def _serve(settings: Settings, token: str) -> int:
    """Run the bot until SIGINT or SIGTERM."""
    bot = create_bot(settings)
    bot.opening.append(keep_for_good)
    running = asyncio.current_task()
    assert running is not None
    stopped = False

    def stop() -> None:
        # Once only: `uv run` passes on a Ctrl+C that the terminal has sent to us as well, and a second cancellation
        # would break off the closing, with the database's threads left to wait for.
        nonlocal stopped
        if not stopped:
            stopped = True
            running.cancel()

    with_signals(stop)
    try:
        async with bot:
            await bot.start(token)
    except discord.LoginFailure:
        print("bot: Discord does not accept this token; check DISCORD_TOKEN.", file=sys.stderr)
        return 1
    except (OSError, NewerDatabase) as error:
        print(f"bot: can't start: {error}", file=sys.stderr)
        return 1
    except asyncio.CancelledError:
        if not stopped:
            raise
        running.uncancel()
    return 0


async def keep_for_good() -> None:
    """Have the garbage collector leave alone what is there when the bot opens.

    All of it stays to the end (modules, catalogs, commands: some 180,000 objects), and looking through it takes 50 ms
    each time, in which no click is answered.
    """
    gc.collect()
    gc.freeze()


def with_signals(stop: Callable[[], None]) -> None:
    """Have both signals that end a program stop the bot gracefully."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop)
