"""Cluster mode: connects the components that only a multi-process bot needs."""

import structlog

from bot.cluster import ClusterMembership, ForwardedInteraction, InteractionForwarder, ShardCallbacks, ShardPreference
from bot.config import Settings, ShardAssignment
from bot.data_dir import CannotGoOn, StartupError
from bot.discord_sync import DiscordSync
from bot.monitoring import Metrics
from bot.storage import Database, DatabaseClosed, ShardOwnership, StorageError
from bot.storage.postgres import NEWS, ClusterRegistry, IdentifyLock, NotificationListener, draw
from bot.tables import TableService
from bot.ui import CardBot, InteractionGate, InteractionOrigin, UiComponents
from bot.version import release

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class ClusterNode:
    """This process as one node of a cluster."""

    def __init__(self, settings: Settings, share: ShardAssignment, database: Database) -> None:
        assert settings.server is not None
        assert settings.cluster_secret is not None
        self.ownership = database.ownership = ShardOwnership(1, database.fence, draw)
        """The shards that this process owns; the shard count is agreed with the other processes."""
        self.turns = IdentifyLock(settings.server.get_secret_value())
        self._settings = settings
        self._share = share
        self._database = database
        self._members: ClusterMembership | None = None
        self._ear = NotificationListener(settings.server, self._on_notification, self._deaf)
        self._post = InteractionForwarder(
            settings.cluster_secret.get_secret_value(),
            addresses=self,
            holds=self.holds,
            take=self._take,
            count=lambda: self._metrics.clicks("handed_on"),
        )

    def join(
        self, bot: CardBot, service: TableService, interface: UiComponents, metrics: Metrics, common: DiscordSync
    ) -> None:
        """Connect the components of the bot to the cluster."""
        assert bot.sessions is not None
        self._bot, self._service, self._interface, self._metrics = bot, service, interface, metrics
        self._sessions, self._common = bot.sessions, common
        self._gate = InteractionGate(self.holds, self._asked, interface.context.tasks, metrics)
        interface.context.hand_on = self._hand_on
        bot.budget.share = lambda: len(self.ownership.owned_shards) / self.ownership.count
        metrics.shards(
            lambda: self.ownership.owned_shards, lambda: self._members.pending_shards if self._members else 0
        )
        # Other processes leave shards to one that has registered, so slow steps come before that.
        bot.opening.remove(common.commands)
        bot.opening.remove(common.emojis)  # together with the other shared tasks (`_begin`)
        bot.opening[:0] = [common.commands, self._open]
        bot.opening.append(self._begin)
        bot.closing.insert(0, self._release_all)
        bot.closing.append(self._close)

    def holds(self, shard: int) -> bool:
        """Return whether this process owns a shard."""
        return self.ownership.owns(shard << 22)  # as with the guilds there

    @property
    def arrived(self) -> bool:
        """Whether this process has got its share of the shards."""
        return self._members is not None and self._members.is_ready

    async def address_of(self, shard: int, *, again: bool = False) -> str | None:
        """Return the owner of a shard as host:port, None while there is none; `again` reads the registry."""
        if self._members is None:
            return None
        try:
            return await self._members.address_of(shard, again=again)
        except (StorageError, DatabaseClosed):
            return None  # the server is unreachable, or this process is ending

    # Start and stop

    async def _open(self) -> None:
        """Listen for other processes, and agree with them on the shard count; raise StartupError."""
        host, port = self._settings.cluster_host, self._settings.cluster_port
        try:
            port = await self._post.start(host, port)
        except OSError as error:
            raise StartupError(
                f"what others hand on can't be listened for on {host}, port {port} ({error.strerror}); "
                "BOT_CLUSTER_HOST and BOT_CLUSTER_PORT take an address of this machine and a free port"
            ) from error
        recommended = await self._sessions.recommended()

        async def usual() -> int:
            return recommended

        members = self._members = ClusterMembership(
            ClusterRegistry(self._database),
            self.ownership,
            ShardPreference(self._share.wanted),
            address=self._settings.reached_at(port),
            release=release(),
            parts=ShardCallbacks(
                self._sessions.connect, self._sessions.disconnect, self._adopt, self._service.settle, self._leave
            ),
            outdated=self._outdated,
        )
        count = await members.agree_shard_count(self._share.count, usual)
        log.info("cluster_joined", shards=count, recommended=recommended)
        self._sessions.count(count)
        self._gate.guard(self._sessions.parsers)
        await self._ear.start()

    async def _begin(self) -> None:
        assert self._members is not None
        self._members.start()
        self._common.begin()  # what other processes did, or still have to do, must be read

    async def _release_all(self) -> None:
        await self._common.stop()
        if self._members is not None:
            await self._members.stop()

    async def _close(self) -> None:
        await self._ear.stop()
        await self._post.close()
        await self.turns.close()

    def _outdated(self) -> None:
        """End the process: the cluster uses another shard count. A restart uses that one."""
        log.error("shard_count_mismatch", action="stop")
        self._bot.ended_by = CannotGoOn(
            f"the other processes of this bot use another number of shards than {self.ownership.count}; "
            "start this one again, and set BOT_SHARDS alike for all of them"
        )
        self._interface.context.tasks.start(self._bot.close(), "end")

    # Shards gained and lost

    async def _adopt(self, shard: int) -> None:
        await self._service.adopt(shard)
        await self._interface.adopt(shard)
        if shard == 0:
            self._common.begin()  # as the process that does it

    async def _leave(self, shard: int) -> None:
        await self._service.release_shard(shard)
        self._interface.leave(shard)

    # Interactions

    def _asked(self, shard: int) -> bool:
        return self._members is not None and self._members.is_requested(shard)

    async def _hand_on(self, shard: int, arrival: InteractionOrigin) -> bool:
        return await self._post.forward(
            ForwardedInteraction(shard, arrival.payload, arrival.answered, arrival.arrived)
        )

    def _take(self, handed: ForwardedInteraction, *, again: bool) -> None:
        """Handle an interaction that was forwarded to this process, or whose table it owns by now."""
        self._gate.dispatch(
            InteractionOrigin(handed.payload, doubtful=not again, answered=handed.answered, arrived=handed.arrived),
            again=again,
        )

    # Notifications

    def _on_notification(self, news: str) -> None:
        if self._members is not None and not self._members.on_notify(news):
            self._interface.context.tasks.start(self._service.on_notification(news), "news")

    def _deaf(self) -> None:
        """Reload everything: notifications may have been lost."""
        self._on_notification(NEWS)
        self._interface.context.tasks.start(self._service.missed(), "news that were missed")
