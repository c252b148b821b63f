"""The composition root: the only module that builds the bot's components and connects them."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from random import Random, SystemRandom
from time import monotonic
from typing import TYPE_CHECKING

from bot.config import Settings
from bot.data_dir import DataDirectory, StartupError
from bot.discord_sync import DiscordSync
from bot.games import add_game_folders
from bot.i18n import Catalogs
from bot.monitoring import Metrics
from bot.players import SEARCH_SECONDS, WorkerPool
from bot.scheduler import Scheduler, utc_now
from bot.storage import Database, IntegrityChecker, WalWatch, last_backup
from bot.tables import Pacing, TableService
from bot.ui import (
    INVALID_NOTE,
    BotCommandTree,
    CardBot,
    CardEmojis,
    EditThrottle,
    InvalidRequests,
    ProcessHealth,
    ProjectLinks,
    RequestBudget,
    UiComponents,
    card_pictures,
    watch_requests,
)
from bot.version import changelog, release
from cogs import FEATURES

if TYPE_CHECKING:
    from bot.cluster_node import ClusterNode
    from bot.monitoring.server import MonitoringServer


def create_bot(
    settings: Settings,
    *,
    rng: Random | None = None,
    clock: Callable[[], datetime] = utc_now,
    catalogs: Catalogs | None = None,
) -> CardBot:
    """Return the whole bot; network and disk are first used when it starts.

    Args:
        rng: shuffles; the system's own unless a test wants fixed cards. With a given one computer players search in
            this process, so that it decides everything.
        clock: the time for the log.
    """
    if settings.games_dir:
        add_game_folders(settings.games_dir)
    scheduler = Scheduler(clock, monotonic if clock is utc_now else None)
    database = Database(settings.server or settings.database, shared=settings.share is not None)
    among = _among(settings, database)
    metrics = Metrics(lambda: database.queue)
    # A standalone service, as in tests, needs no shared limits.
    budget = RequestBudget(settings.requests_per_second if settings.edit_interval else 0)
    metrics.budgeted(lambda: budget.per_second)
    invalid = InvalidRequests(metrics.invalid, scheduler)
    metrics.invalid_recently(lambda: invalid.recent)
    trace = watch_requests(budget, metrics.requested, metrics.responded, invalid)
    bot = CardBot(trace, budget, among.turns, among.holds) if among else CardBot(trace, budget)
    # A search that is not done by then is useless.
    seconds = min(SEARCH_SECONDS, settings.computer_pause or SEARCH_SECONDS)
    players = WorkerPool(0 if rng else settings.workers, rng=rng, seconds=seconds, hurried=metrics.hurried)
    service = TableService(
        database,
        rng=rng or SystemRandom(),
        scheduler=scheduler,
        pace=Pacing(settings.computer_pause),
        player=lambda game: metrics.timed(players.player(game), game.id),
        adviser=players.advise,
        master=players.master,
        patient_master=partial(players.master, patient=True),
        looks_back=players.review_decision,
        acted=metrics.acted,
    )
    invalid.save = partial(service.notebook.write, INVALID_NOTE)
    service.privacy.is_outside = bot.is_outside
    # Statistics count a change before it is shown.
    service.subscribe(metrics.changed)
    health = ProcessHealth(lambda: database.queue, partial(last_backup, settings.data_dir))
    interface = _interface(bot, service, catalogs or Catalogs.load(), metrics, settings, health)
    metrics.direct_messages(lambda: interface.upkeep.direct.closed_for)
    if settings.health_port is not None:
        from bot.monitoring.server import MonitoringServer

        watch = MonitoringServer(
            metrics,
            scheduler,
            database=database.probe,
            tables=service.directory.count,
            gateway=lambda: _amiss(bot, among),
            latency=lambda: bot.latency,
            direct_messages=lambda: interface.upkeep.direct.closed_for,
            names=settings.health_allowed_hosts.split(","),
        )
        bot.preparing.append(partial(_watch, watch, settings.health_host, settings.health_port))
        bot.closing.append(watch.close)
    premises, checkup, wal = (
        DataDirectory(settings.database, settings.data_dir),
        IntegrityChecker(database, settings.database, scheduler),
        WalWatch(database, scheduler),
    )
    start, common = StartupHooks(settings, bot, interface), DiscordSync(bot, interface.context)
    bot.preparing += [premises.open, database.open]
    bot.opening += [
        service.start,
        interface.upkeep.direct.recall,
        checkup.start,
        wal.start,
        common.commands,
        common.emojis,
        start.catching_up,
    ]
    bot.closing[:0] = [interface.close, invalid.close, service.close, players.close, database.close, premises.close]
    if among:
        among.join(bot, service, interface, metrics, common)
    return bot


def _among(settings: Settings, database: Database) -> "ClusterNode | None":
    """Return the cluster node of this process, or None if it has all shards."""
    if settings.share is None:
        return None
    from bot.cluster_node import ClusterNode  # it needs the extra `postgres`

    return ClusterNode(settings, settings.share, database)


def _amiss(bot: CardBot, among: "ClusterNode | None") -> str | None:
    """Return the error of the connections to Discord, or None."""
    if not bot.connected:
        return "not connected"
    return None if among is None or among.arrived else "waiting for its share of the shards and their connections"


def _interface(
    bot: CardBot,
    service: TableService,
    catalogs: Catalogs,
    metrics: Metrics,
    settings: Settings,
    health: ProcessHealth,
) -> UiComponents:
    """Return the Discord components, connected to the bot: its commands and event listeners."""
    interface = UiComponents(
        bot,
        service,
        catalogs,
        CardEmojis(card_pictures() if settings.card_emojis else {}),
        FEATURES,
        throttle=EditThrottle(settings.edit_interval, bot.budget),
        defer_after=settings.defer_after,
        turn_mentions=settings.turn_mentions,
        mention_after=settings.mention_after,
        pictures=settings.pictures,
        meter=metrics,
        origin=ProjectLinks(release(), settings.source_url, settings.support_url, settings.privacy_url, changelog()),
        health=health,
    )
    assert isinstance(bot.tree, BotCommandTree)
    bot.tree.context = interface.context
    bot.groups += interface.cogs
    bot.menus += [menu for cog in interface.cogs for menu in cog.menus]
    for listener in (*interface.listeners, metrics.on_shard_ready, metrics.on_shard_resumed):
        bot.add_listener(listener)
    return interface


async def _watch(server: "MonitoringServer", host: str, port: int) -> None:
    """Start the monitoring server; raise StartupError."""
    try:
        await server.start(host, port)
    except (OSError, ValueError) as error:
        raise StartupError(
            f"health and metrics can't be served on {host}, port {port} ({error}); "
            "BOT_HEALTH_HOST and BOT_HEALTH_PORT take an address of this machine and a free port"
        ) from error


class StartupHooks:
    """The bot's start-up steps, one per component."""

    def __init__(self, settings: Settings, bot: CardBot, interface: UiComponents) -> None:
        self._settings = settings
        self._bot = bot
        self._interface = interface
        self._context = interface.context

    async def catching_up(self) -> None:
        """Redraw in the background what the last stop left pending; show restart notices at the end.

        In a cluster each process does this for a shard when it adopts it, and shows no restart notices.
        """
        upkeep = self._interface.upkeep
        if self._settings.share is not None:
            return
        # A bot whose start failed has shown no table, so it needs no restart notices.
        self._bot.closing.insert(0, upkeep.restart_notice.show)
        self._context.tasks.start(upkeep.redraw_pending(await upkeep.pending_redraws()), "catching up")
