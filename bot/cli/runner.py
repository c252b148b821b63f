"""Runs the bot until SIGINT or SIGTERM, on Discord or on the sandbox."""

import asyncio
import contextlib
import gc
import signal
from collections.abc import Generator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import structlog

from bot.app import create_bot
from bot.cli.complaint import complain
from bot.cli.event_loop import in_use, take_short_turns
from bot.cli.huge_pages import join_pages
from bot.cli.startup_errors import describe_startup_error
from bot.cli.stopping import Stop
from bot.config import Settings, environment_name
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
UNUSED = ("data_dir", "database_place", "shards")
"""Settings that the sandbox ignores: its messages and users live in memory, so its database is temporary."""
MANY_GUILDS = 500
"""Guilds from which those of an earlier session are collected at once; fewer wait for the day's collection."""
YOUNG_PER_MIDDLE_COLLECTION = 5
"""Collections of the youngest objects before one of the middle generation: so one takes 20 ms at most."""
DAY_SECONDS = 24 * 3600.0


async def run_on_discord(settings: Settings) -> int:
    """Run the bot on Discord; return the exit status."""
    assert settings.discord_token is not None
    if settings.server is not None:
        take_short_turns()
    with Stop() as stop:
        return await _serve(settings, settings.discord_token.get_secret_value(), stop)


async def run_on_sandbox(settings: Settings, host: str, port: int, shards: int = 1) -> int:
    """Run the bot on the local sandbox in place of Discord, with a temporary database; return the exit status.

    The settings in `UNUSED` are ignored: the sandbox must never write to the database of the bot on Discord.

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
            unused = [environment_name(name) for name in UNUSED if name in settings.model_fields_set]
            despite = f" It doesn't use {', '.join(unused)}: only the bot on Discord does." if unused else ""
            print(f"The card table is open: {sandbox.url}\n{HINT}\n{FORGETS}{despite}\nStop with Ctrl+C.", flush=True)
            own = {**dict.fromkeys(UNUSED), "data_dir": Path(folder)}
            return await _serve(settings.model_copy(update=own), sandbox.token, stop)


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
    opened = False
    stack = contextlib.ExitStack()
    collecting = asyncio.create_task(collect_daily(), name="garbage collection")

    async def open_for_good() -> None:
        nonlocal opened
        stack.enter_context(frozen_gc())
        opened = True

    try:
        bot = create_bot(settings)
        log.info("starting", **in_use())
        bot.opening.append(open_for_good)
        collect_old_guilds(bot)
        with stack:
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


@contextlib.contextmanager
def frozen_gc() -> Generator[None]:
    """Freeze existing objects for the garbage collector, and move them to huge pages; enter it when the bot opens.

    All of them stay to the end (modules, catalogs, commands: some 180,000 objects). A collection through them takes
    50 ms, in which no click is answered. Later collections freeze what survives them. After the block, collections
    are as before; frozen objects stay frozen.
    """
    gc.collect()
    gc.freeze()
    young, _, full = before = gc.get_threshold()
    gc.set_threshold(young, YOUNG_PER_MIDDLE_COLLECTION, full)
    gc.callbacks.append(freeze_survivors)
    join_pages()
    try:
        yield
    finally:
        gc.callbacks.remove(freeze_survivors)
        gc.set_threshold(*before)


def freeze_survivors(phase: str, info: Mapping[str, int]) -> None:
    """Leave what survives a collection of the middle generation out of later ones: each visits new objects only.

    A frozen object is freed as soon as no reference to it is left. Only frozen cycles stay until the next day.
    """
    if phase == "stop" and info["generation"] > 0:
        gc.freeze()


async def collect_daily(seconds: float = DAY_SECONDS) -> None:
    """Collect all garbage once a day at an idle moment, until it is cancelled."""
    while True:
        await asyncio.sleep(seconds)
        await idle(limit=seconds)
        gc.unfreeze()
        gc.collect()


def collect_old_guilds(bot: CardBot) -> None:
    """Collect the guilds of a shard's earlier session when a new one has replaced them."""
    seen = set[int]()

    async def on_shard_ready(shard: int) -> None:
        if shard in seen and len(bot.guilds) >= MANY_GUILDS:
            gc.unfreeze()
            gc.collect()
        seen.add(shard)

    bot.add_listener(on_shard_ready)
