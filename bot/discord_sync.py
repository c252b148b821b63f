"""What one process does for the whole bot: telling Discord of commands and emojis; others learn what came of it."""

import asyncio
from collections.abc import Awaitable, Callable

import discord
import structlog

from bot.ui import AppContext, BotCommandTree, CardBot, CatalogTranslator

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)
JOB = "commands_and_emojis"
AGAIN = 60.0
"""Seconds until a process looks again what another one has told Discord."""


RECHECK = 600.0
"""Seconds between two checks of the emojis after refusals."""


class DiscordSync:
    """Commands and emojis.

    Args:
        bot: the connection.
        context: the tables, the words and the emojis.
    """

    def __init__(self, bot: CardBot, context: AppContext) -> None:
        self._bot = bot
        self._context = context
        self._scheduler = context.tasks
        self._left: list[Callable[[], Awaitable[bool]]] = []
        """What is not done yet."""
        self._check_after = 0.0
        """Before this moment of the loop's clock the emojis are not checked again."""
        context.pictures.emoji_refused = self.check_emojis

    async def commands(self) -> None:
        """Add the commands; tell Discord of them if they have changed and nobody else does."""
        await self._bot.tree.set_translator(CatalogTranslator(self._context.catalogs))
        await self._bot.add_groups()
        await self._register()

    async def _register(self) -> bool:
        """Return whether Discord knows the commands as they are."""
        tree, ours = self._bot.tree, self._context.service.is_leader
        assert isinstance(tree, BotCommandTree)
        try:
            changed = await tree.register(self._context.service, tell=ours)
        except (discord.HTTPException, discord.RateLimited) as error:
            # Discord still knows the commands of the last time; tables go on by their buttons.
            self._context.boundary.report(error, doing="register commands")
            return False
        if changed and ours:
            log.info("commands_registered")
        return ours or not changed

    async def emojis(self) -> None:
        """Upload the cards' emojis in the background, until all are there."""
        self._do(self._have_emojis)

    def check_emojis(self) -> None:
        """Check in the background which emojis are there, after Discord has refused one; rarely."""
        now = asyncio.get_running_loop().time()
        if now >= self._check_after:
            self._check_after = now + RECHECK
            self._do(self._have_emojis)

    async def _emojis(self) -> None:
        await self._context.emojis.sync(self._bot, change=self._context.service.is_leader)

    def begin(self) -> None:
        """Do it as the one who does, or look until it is done by another one."""
        self._do(self._register, self._have_emojis)

    async def stop(self) -> None:
        """Do it no more."""
        await self._scheduler.stop(JOB)

    def _do(self, *steps: Callable[[], Awaitable[bool]]) -> None:
        """Take some steps, with those that are left of earlier ones, again and again until each is done."""
        self._left = [*dict.fromkeys((*self._left, *steps))]
        self._scheduler.soon(JOB, self._take_steps)

    async def _take_steps(self) -> None:
        left = self._left
        for step in [*left]:
            if await self._succeeds(step):
                left.remove(step)
        if left:
            self._scheduler.after(JOB, AGAIN, self._take_steps)

    async def _succeeds(self, step: Callable[[], Awaitable[bool]]) -> bool:
        """Return whether a step is done; what fails, with the server or with Discord, is tried again."""
        try:
            return await step()
        except Exception as error:
            self._context.boundary.report(error, doing=JOB)
            return False

    async def _have_emojis(self) -> bool:
        """Return whether nothing is left to be learnt of emojis."""
        await self._emojis()
        return self._context.emojis.complete
