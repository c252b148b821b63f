"""The bot as one of several processes that share Discord's shards and one database: what only they need is joined."""

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
    """This process among others.

    Args:
        settings: what can be set from outside.
        share: which shards it is to hold.
        database: which they have in common.
    """

    def __init__(self, settings: Settings, share: ShardAssignment, database: Database) -> None:
        assert settings.server is not None
        assert settings.cluster_secret is not None
        self.ownership = database.ownership = ShardOwnership(1, database.fence, draw)
        """What is at home here; how many shards there are is agreed on with the others."""
        self.turns = IdentifyLock(settings.server.get_secret_value())
        self._settings = settings
        self._share = share
        self._database = database
        self._members: ClusterMembership | None = None
        self._ear = NotificationListener(settings.server, self._heard, self._deaf)
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
        """Have the parts of the bot do what there is to do where several share its work.

        Args:
            bot: the connection.
            service: the tables.
            interface: the parts on Discord.
            metrics: figures.
            common: what one of them does for all.
        """
        assert bot.sessions is not None
        self._bot, self._service, self._interface, self._metrics = bot, service, interface, metrics
        self._sessions, self._common = bot.sessions, common
        self._gate = InteractionGate(self.holds, self._asked, interface.context.tasks, metrics)
        interface.context.hand_on = self._hand_on
        bot.budget.share = lambda: len(self.ownership.owned_shards) / self.ownership.count
        metrics.shards(
            lambda: self.ownership.owned_shards, lambda: self._members.pending_shards if self._members else 0
        )
        # Others leave shards to whoever has joined them: what takes long comes before that.
        bot.opening.remove(common.commands)
        bot.opening.remove(common.emojis)  # with what else others tell Discord (`_begin`)
        bot.opening[:0] = [common.commands, self._open]
        bot.opening.append(self._begin)
        bot.closing.insert(0, self._go)
        bot.closing.append(self._close)

    def holds(self, shard: int) -> bool:
        """Return whether this process is the home of a shard."""
        return self.ownership.owns(shard << 22)  # as it is of the guilds there

    @property
    def arrived(self) -> bool:
        """Whether this process has had its share of the shards."""
        return self._members is not None and self._members.is_ready

    async def address_of(self, shard: int, *, again: bool = False) -> str | None:
        """Return the home of a shard as host:port, None while there is none; `again` looks anew."""
        if self._members is None:
            return None
        try:
            return await self._members.address_of(shard, again=again)
        except (StorageError, DatabaseClosed):
            return None  # the server is away, or this process is at its end

    # Beginning and end

    async def _open(self) -> None:
        """Be found by the others, and agree with them on how many shards there are; raises StartupError."""
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
        """Go for shards."""
        assert self._members is not None
        self._members.start()
        self._common.begin()  # what others do, or have not done yet, is to be learnt

    async def _go(self) -> None:
        """Give all to whoever comes for it."""
        await self._common.stop()
        if self._members is not None:
            await self._members.stop()

    async def _close(self) -> None:
        await self._ear.stop()
        await self._post.close()
        await self.turns.close()

    def _outdated(self) -> None:
        """End the process: the others use another number of shards. A restart uses theirs."""
        log.error("shard_count_mismatch", action="stop")
        self._bot.ended_by = CannotGoOn(
            f"the other processes of this bot use another number of shards than {self.ownership.count}; "
            "start this one again, and set BOT_SHARDS alike for all of them"
        )
        self._interface.context.tasks.start(self._bot.close(), "end")

    # Shards that come and go

    async def _adopt(self, shard: int) -> None:
        await self._service.adopt(shard)
        await self._interface.adopt(shard)
        if shard == 0:
            self._common.begin()  # as the one who does it

    async def _leave(self, shard: int) -> None:
        await self._service.leave_shard(shard)
        self._interface.leave(shard)

    # What people press

    def _asked(self, shard: int) -> bool:
        return self._members is not None and self._members.is_requested(shard)

    async def _hand_on(self, shard: int, arrival: InteractionOrigin) -> bool:
        return await self._post.forward(ForwardedInteraction(shard, arrival.payload, arrival.answered))

    def _take(self, handed: ForwardedInteraction, *, again: bool) -> None:
        """Answer what was handed on to us, or has come to be ours meanwhile."""
        self._gate.dispatch(
            InteractionOrigin(handed.payload, doubtful=not again, answered=handed.answered), again=again
        )

    # What others say

    def _heard(self, news: str) -> None:
        if self._members is not None and not self._members.on_notify(news):
            self._interface.context.tasks.start(self._service.heard(news), "news")

    def _deaf(self) -> None:
        """Look at everything anew: something may have been missed."""
        self._heard(NEWS)
        self._interface.context.tasks.start(self._service.missed(), "news that were missed")
