"""Registers slash commands and uploads emojis: one process writes to Discord, the others poll the result."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from bot.ui import REQUEST_ERRORS, AppContext, BotCommandTree, CardBot, CatalogTranslator

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)
JOB = "commands_and_emojis"
POLL_SECONDS = 60.0
"""Seconds between two polls of what another process has written to Discord."""


RECHECK_SECONDS = 600.0
"""Seconds between two checks of the emojis after Discord refused one."""


class DiscordSync:
    """Registers commands and uploads emojis."""

    def __init__(self, bot: CardBot, context: AppContext) -> None:
        self._bot = bot
        self._context = context
        self._scheduler = context.tasks
        self._left: list[Callable[[], Awaitable[bool]]] = []
        """The steps that are not done yet."""
        self._checked = False
        """Whether this process has checked which commands Discord has."""
        self._check_after = 0.0
        """The loop's time before which the emojis are not checked again."""
        context.pictures.emoji_refused = self.check_emojis

    async def commands(self) -> None:
        """Add the commands; register them with Discord if they have changed and this process does it."""
        await self._bot.tree.set_translator(CatalogTranslator(self._context.catalogs))
        await self._bot.add_groups()
        registered = await self._register()
        self._do(*(() if registered else (self._register,)), self._have_commands)

    async def _register(self) -> bool:
        """Register the commands; return whether Discord has them."""
        tree, ours = self._bot.tree, self._context.service.is_leader
        assert isinstance(tree, BotCommandTree)
        try:
            changed = await tree.register(self._context.service, tell=ours)
        except REQUEST_ERRORS as error:
            # Discord still has the commands of the last run, and buttons of tables work.
            self._context.boundary.report(error, doing="register commands")
            return False
        if changed and ours:
            self._checked = True
            log.info("commands_registered")
        return ours or not changed

    async def _have_commands(self) -> bool:
        """Register the commands again if Discord has lost one since the last run."""
        tree, service = self._bot.tree, self._context.service
        assert isinstance(tree, BotCommandTree)
        if service.is_leader and not self._checked:
            missing = await tree.restore(service)
            self._checked = True
            if missing:
                log.warning("commands_restored", missing=missing)
        return True

    async def emojis(self) -> None:
        """Upload the cards' emojis in the background, until all are there."""
        self._do(self._have_emojis)

    def check_emojis(self) -> None:
        """Check the uploaded emojis in the background after Discord has refused one; rarely."""
        now = asyncio.get_running_loop().time()
        if now >= self._check_after:
            self._check_after = now + RECHECK_SECONDS
            self._do(self._have_emojis)

    async def _emojis(self) -> None:
        await self._context.emojis.sync(self._bot, change=self._context.service.is_leader)

    def begin(self) -> None:
        """Sync commands and emojis if this process is the leader; otherwise poll until the leader has."""
        self._do(self._register, self._have_commands, self._have_emojis)

    async def stop(self) -> None:
        """Stop syncing."""
        await self._scheduler.stop(JOB)

    def _do(self, *steps: Callable[[], Awaitable[bool]]) -> None:
        """Run some steps, and those left of earlier calls, until each succeeds."""
        self._left = [*dict.fromkeys((*self._left, *steps))]
        self._scheduler.soon(JOB, self._take_steps)

    async def _take_steps(self) -> None:
        left = self._left
        for step in [*left]:
            if await self._succeeds(step):
                left.remove(step)
        if left:
            self._scheduler.after(JOB, POLL_SECONDS, self._take_steps)

    async def _succeeds(self, step: Callable[[], Awaitable[bool]]) -> bool:
        """Return whether a step succeeded; failures of the database or Discord are retried."""
        try:
            return await step()
        except Exception as error:
            self._context.boundary.report(error, doing=JOB)
            return False

    async def _have_emojis(self) -> bool:
        await self._emojis()
        return self._context.emojis.complete
