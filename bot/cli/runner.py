"""Runs the bot until SIGINT or SIGTERM, on Discord or on the sandbox."""

import asyncio
import contextlib
import gc
import signal
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import discord
import structlog

from bot.app import create_bot
from bot.cli.complaint import complain
from bot.cli.event_loop import in_use, take_short_turns
from bot.cli.huge_pages import join_pages
from bot.cli.startup_errors import describe_startup_error
from bot.cli.stopping import Stop
from bot.config import Settings
from bot.idle import idle
from bot.imports import uncollected
from bot.interrupts import INTERRUPTED
from bot.logging_setup import handle_unhandled
from bot.ui import INVITED, CardBot, names_of, use_endpoint

if TYPE_CHECKING:
    from bot.sandbox import Sandbox

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)

HINT = (
    "Type /play, choose a game, then press the button that starts with computers."
    " To play with others, open a tab as somebody else."
)
FORGETS = "The sandbox keeps nothing: tables, games and statistics are gone when it stops."
FORGETS_DESPITE = f"{FORGETS} It doesn't use BOT_DATA_DIR; that is for the bot on Discord."
GUILDS_PER_FREEZE = 500
"""Guilds whose objects are frozen at once."""
MAX_GARBAGE = 500_000
"""Objects by which the program grows before a collection that doesn't wait until clicks leave time: some 50 MB."""
COLLECTION_SECONDS = 300.0
"""Seconds between two collections at an idle moment."""


async def run_on_discord(settings: Settings) -> int:
    """Run the bot on Discord; return the exit status."""
    assert settings.discord_token is not None
    if settings.server is not None:
        take_short_turns()
    with Stop() as stop:
        return await _serve(settings, settings.discord_token.get_secret_value(), stop)


async def run_on_sandbox(settings: Settings, host: str, port: int, shards: int = 1) -> int:
    """Run the bot on the local sandbox in place of Discord, with a temporary database; return the exit status.

    `BOT_DATA_DIR` is ignored: messages and users of the sandbox live in memory, so their tables need no lasting
    database.

    Args:
        port: the page's port; 0 takes any free one.
        shards: the number of gateway sessions of the bot.
    """
    with uncollected():
        from bot.sandbox import PortTaken, Sandbox  # a bot on Discord does without them

    with Stop() as stop, TemporaryDirectory(prefix="cardtable-") as folder:
        async with contextlib.AsyncExitStack() as stack:
            try:
                sandbox = Sandbox(host, port, hint=HINT, suggestion="/play", shards=shards)
                await stack.enter_async_context(sandbox)
            except PortTaken as taken:
                return complain("bot", taken)
            except (OSError, ValueError, OverflowError) as error:
                advice = "BOT_SANDBOX_HOST and --host take an address of this machine, ports are from 0 to 65535"
                return complain("bot", f"the sandbox can't be opened on {host}, port {port} ({error}); {advice}")
            stack.callback(use_endpoint(sandbox.api, sandbox.gateway))
            _furnish(sandbox)
            forgets = FORGETS_DESPITE if "data_dir" in settings.model_fields_set else FORGETS
            print(f"The card table is open: {sandbox.url}\n{HINT}\n{forgets}\nStop with Ctrl+C.", flush=True)
            return await _serve(settings.model_copy(update={"data_dir": Path(folder)}), sandbox.token, stop)


def _furnish(sandbox: "Sandbox") -> None:
    """Add a group chat and a server without the bot, and give the bot the permissions of its invitation.

    Anna has installed the bot for herself and can use it in both.
    """
    sandbox.allow(sandbox.guild, *names_of(*INVITED))
    anna, ben, cilli, detlef, *_ = sandbox.people.values()
    anna.installed = True
    sandbox.add_group("Card night", anna, ben, cilli)
    elsewhere = sandbox.add_guild("Without the bot", detlef, "parlour", bot=False)
    for person in (anna, ben, cilli):
        sandbox.join(person, elsewhere)


async def _serve(settings: Settings, token: str, stop: Stop) -> int:
    """Run the bot until a signal stops it; return the exit status."""
    handle_unhandled(asyncio.get_running_loop())
    bot = create_bot(settings)
    log.info("starting", **in_use())
    opened = False

    async def open_for_good() -> None:
        nonlocal opened
        await freeze_gc()
        opened = True

    bot.opening.append(open_for_good)
    freeze_guilds(bot)
    collecting = asyncio.create_task(collect_when_idle(), name="garbage collection")
    try:
        async with bot:
            await stop.run(bot.start(token))
        if bot.ended_by is not None:
            raise bot.ended_by  # noqa: TRY301  # it ends as anything else that keeps the bot from going on
    except Exception as error:
        problem = describe_startup_error(error, settings)
        if problem is None:
            raise
        return complain("bot", problem.sentence, problem.status)
    finally:
        collecting.cancel()
    return INTERRUPTED if stop.number == signal.SIGINT and not opened else 0


async def freeze_gc() -> None:
    """Freeze existing objects for the garbage collector when the bot opens, and move them to huge pages.

    All of them stay to the end (modules, catalogs, commands: some 180,000 objects). Clicks leave hardly any garbage,
    but a collection stops them for 20 to 200 ms. So Python starts one only if the program has grown much;
    `collect_when_idle` chooses its own moments.
    """
    gc.collect()
    gc.freeze()
    _, middle, full = gc.get_threshold()
    gc.set_threshold(MAX_GARBAGE, middle, full)
    join_pages()


async def collect_when_idle(seconds: float = COLLECTION_SECONDS) -> None:
    """Collect garbage every few minutes at an idle moment, until it is cancelled."""
    while True:
        await asyncio.sleep(seconds)
        await idle(limit=seconds)
        gc.collect()


def freeze_guilds(bot: CardBot) -> None:
    """Leave guilds out of garbage collections: one through 10,000 of them takes 0.3 s, in which no click is answered.

    A new session replaces all guilds, so the old ones are collected then.
    """
    joined = 0

    async def on_ready() -> None:
        if len(bot.guilds) >= GUILDS_PER_FREEZE:
            gc.unfreeze()
            gc.collect()
            gc.freeze()

    async def on_guild_join(_: discord.Guild) -> None:
        nonlocal joined
        joined += 1
        if joined % GUILDS_PER_FREEZE == 0:
            gc.freeze()

    bot.add_listener(on_ready)
    bot.add_listener(on_guild_join)
