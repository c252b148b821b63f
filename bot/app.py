"""The composition root: the only module that builds the parts of the bot and joins them."""

from collections.abc import Callable
from datetime import UTC, datetime
from random import Random, SystemRandom

import discord
import structlog

from bot.config import Settings
from bot.games import look_also_in
from bot.i18n import Catalogs
from bot.players import Pool
from bot.premises import CannotStart, Premises
from bot.storage import Database
from bot.tables import Pace, TableService
from bot.ui import CardBot, CardEmojis, CatalogTranslator, Context, Router, Throttle, Tree, card_pictures
from bot.watch import Metrics, Watch
from cogs import all_cogs

log = structlog.get_logger(__name__)


def utc_now() -> datetime:
    """Return the time, in UTC."""
    return datetime.now(UTC)


def create_bot(
    settings: Settings,
    *,
    rng: Random | None = None,
    clock: Callable[[], datetime] = utc_now,
    catalogs: Catalogs | None = None,
) -> CardBot:
    """Return the whole bot, without touching the network or the disk; they are opened when it starts.

    Args:
        settings: what can be set from outside.
        rng: shuffles; the system's own unless a test wants known cards. A given one decides everything: computer
            players think in this process then.
        clock: tells the time of the log.
        catalogs: the words; strict ones in tests.
    """
    if settings.games_dir:
        look_also_in(settings.games_dir)
    database = Database(settings.database)
    metrics = Metrics(lambda: database.queue)
    bot = CardBot(metrics.requests())
    players = Pool(0 if rng else settings.thinkers, rng=rng)
    service = TableService(
        database,
        rng=rng or SystemRandom(),
        clock=clock,
        pace=Pace(settings.computer_pause),
        player=lambda game: metrics.timed(players.player(game), game.id),
        acted=metrics.acted,
    )
    service.subscribe(metrics.changed)
    words = catalogs or Catalogs.load()
    context = Context(
        bot,
        service,
        words,
        CardEmojis(card_pictures() if settings.card_emojis else {}),
        throttle=Throttle(settings.edit_interval, settings.requests_per_second),
        defer_after=settings.defer_after,
        turn_mentions=settings.turn_mentions,
        pictures=settings.pictures,
        meter=metrics,
    )
    tree = bot.tree
    assert isinstance(tree, Tree)
    tree.context = context

    watch = Watch(
        metrics,
        database=database.probe,
        tables=service.directory.count,
        connected=lambda: bot.connected,
        latency=lambda: bot.latency,
        names=settings.health_names.split(","),
    )

    premises = Premises(settings.database)

    async def open_watch() -> None:
        if settings.health_port is None:
            return
        try:
            await watch.start(settings.health_host, settings.health_port)
        except (OSError, ValueError) as error:
            where = f"{settings.health_host}, port {settings.health_port}"
            raise CannotStart(
                f"health and metrics can't be served on {where} ({error}); "
                "BOT_HEALTH_HOST and BOT_HEALTH_PORT take an address of this machine and a free port"
            ) from error

    async def add_commands() -> None:
        await tree.set_translator(CatalogTranslator(words))
        for cog in all_cogs(context):
            await bot.add_cog(cog)
        try:
            if await tree.register(service):
                log.info("commands registered")
        except discord.HTTPException as error:
            # Discord still knows the commands of the last time; tables go on by their buttons.
            context.boundary.report(error, doing="register commands")

    async def draw_emojis() -> None:
        context.tasks.start(context.emojis.sync(bot), "emoji sync")

    async def catch_up() -> None:
        # A bot that never got as far as this has nobody to take leave of.
        bot.closing.insert(0, context.restart_notice.say)
        context.tasks.start(context.catch_up(), "catching up")

    guilds = context.guilds
    for listener in (Router(context).on_interaction, guilds.on_ready, guilds.on_guild_join, guilds.on_guild_remove):
        bot.add_listener(listener)
    for listener in context.outages.listeners:
        bot.add_listener(listener)
    bot.add_listener(metrics.on_shard_ready)
    bot.add_listener(metrics.on_shard_resumed)
    bot.preparing += [open_watch, premises.open, database.open]
    bot.opening += [service.start, add_commands, draw_emojis, players.start, catch_up]
    bot.closing += [context.close, service.close, players.close, database.close, premises.close, watch.close]
    return bot
