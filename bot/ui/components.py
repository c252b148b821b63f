"""Build and connect the components of the user interface."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import discord

from bot.i18n import Catalogs
from bot.tables import TableService
from bot.ui.discord import AppContext, CardEmojis, EditThrottle, ErrorMetrics
from bot.ui.features import FeatureCog, ProcessHealth, Shared, slots_of
from bot.ui.layout import MessageRenderer, ProjectLinks
from bot.ui.live import MessageSync
from bot.ui.router import Router

Listener = Callable[..., Coroutine[Any, Any, None]]


class UiComponents:
    """Builds and connects the components that draw, edit and answer.

    Args:
        defer_after: seconds after which an interaction is acknowledged before its answer is ready.
        turn_mentions: whether people who have not chosen are mentioned when it is their turn.
        mention_after: seconds that a turn waits for its answer before the bot mentions the player.
    """

    def __init__(
        self,
        client: discord.Client,
        service: TableService,
        catalogs: Catalogs,
        emojis: CardEmojis,
        features: Sequence[type[FeatureCog]],
        *,
        throttle: EditThrottle,
        defer_after: float,
        turn_mentions: bool,
        mention_after: float,
        pictures: bool,
        meter: ErrorMetrics,
        origin: ProjectLinks,
        health: ProcessHealth,
    ) -> None:
        self.context = context = AppContext(
            client,
            service,
            catalogs,
            emojis,
            self._server_joined,
            defer_after=defer_after,
            pictures=pictures,
            meter=meter,
        )
        screens = MessageRenderer(catalogs, context.people, emojis, slots_of(features), service.waking.now)
        self.upkeep = MessageSync(
            client, context, screens, throttle, mentions=turn_mentions, mention_after=mention_after
        )
        self.shared = Shared(context, screens, self.upkeep, mentions=turn_mentions, origin=origin, health=health)
        self.shared.features = self.cogs = [feature(context, self.shared) for feature in features]
        router = Router(
            context,
            {verb: handler for cog in self.cogs for verb, handler in cog.handlers.items()},
            redraw=self.shared.clicked.redraw,
            note=self.upkeep.after_click,
            lapsed=self.upkeep.lapsed,
            reach=self.shared.tables.reach.check,
            watchers=(self.upkeep.members.record, self.upkeep.access.learn_thread),
        )
        self.listeners: tuple[Listener, ...] = (
            router.on_interaction,
            router.on_app_command_completion,
            *context.guilds.listeners,
        )

    async def _server_joined(self, guild: discord.Guild) -> None:
        for cog in self.cogs:
            await cog.server_joined(guild)

    async def adopt(self, shard: int) -> None:
        """See from now on to the tables of a shard that has become this process's."""
        self.upkeep.acquire(shard)
        self.context.guilds.on_shard_acquired(shard)
        undrawn = await self.upkeep.pending_redraws(shard)
        self.context.tasks.start(self.upkeep.redraw_pending(undrawn, shard), "catching up")

    def leave(self, shard: int) -> None:
        """See no longer to the tables of a shard that another process has, or may have soon."""
        self.upkeep.release(shard)

    async def close(self) -> None:
        """Let the edits that are under way end, or stop them."""
        await self.context.tasks.close()
