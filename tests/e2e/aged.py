"""A sandbox and a bot that go by one clock, which is turned by hand."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

from bot.app import create_bot
from bot.config import Settings
from bot.i18n import Catalogs
from bot.sandbox import Sandbox, SimulatedUser
from bot.scheduler import utc_now
from bot.tables import TableService
from bot.ui import CardBot, UiComponents, use_endpoint
from tests.e2e.evening import Evening, Onlooker
from tests.fresh import new_database
from tests.tables.watch import Watch, look

CATALOGS = Catalogs.load(strict=True)


@dataclass
class Aged:
    """Users in a sandbox, and what time it is there."""

    sandbox: Sandbox
    bot: CardBot
    stack: AsyncExitStack
    watch: Watch

    @property
    def rng(self) -> Random:
        """Chances that are the same every time."""
        return Random(1)

    @property
    def service(self) -> TableService:
        """The tables."""
        return self.bot.tree.context.service

    @property
    def interface(self) -> UiComponents:
        """The bot's parts on Discord."""
        close = next(stop for stop in self.bot.closing if stop.__qualname__ == UiComponents.close.__qualname__)
        return close.__self__

    async def evening(self, *names: str, **options: object) -> Evening:
        """Have users sit down at Bieten, the first as the host; no user bets of themselves."""
        here = Evening(await self.people(*names), await self.onlooker(), self.rng, eager=0.0)
        await here.sit_down(**options)
        return here

    async def people(self, *names: str) -> list[SimulatedUser]:
        """Have users come."""
        return [await self.stack.enter_async_context(self.sandbox.person(name)) for name in names]

    async def onlooker(self) -> Onlooker:
        """Have a user come who only sees what is public."""
        return await self.stack.enter_async_context(Onlooker(self.sandbox.url, "Franz"))

    async def pass_by(self, minutes: float) -> None:
        """Let so much time pass, and have what is due then done."""
        self.watch.pass_by(minutes * 60)
        self.service.scheduler.run_due()
        await look(self.service)


def usual_settings(folder: Path, **chosen: Any) -> Settings:
    """Return the settings of a bot that answers at once and sends no images, with those that are chosen."""
    usual = {"computer_pause": 0, "edit_interval": 0, "card_emojis": False, "pictures": False}
    return Settings(_env_file=None, data_dir=folder, **(usual | chosen))


@asynccontextmanager
async def online(sandbox: Sandbox, bot: CardBot) -> AsyncIterator[CardBot]:
    """Provide the bot, connected to the sandbox."""
    bot._connection.guild_ready_timeout = 0.1  # there are no more guilds that could come
    async with bot:
        task = asyncio.create_task(bot.start(sandbox.token))
        await sandbox.wait_online()
        yield bot
        await bot.close()
        await task


@asynccontextmanager
async def playing(
    sandbox: Sandbox, folder: Path, *, seed: int = 1, clock: Callable[[], datetime] = utc_now, **chosen: Any
) -> AsyncIterator[CardBot]:
    """Provide a bot with known cards, and with `usual_settings`."""
    settings = usual_settings(folder, **chosen)
    new_database(settings.database)
    async with online(sandbox, create_bot(settings, rng=Random(seed), clock=clock, catalogs=CATALOGS)) as bot:
        yield bot


@asynccontextmanager
async def aged(folder: Path) -> AsyncIterator[Aged]:
    """Open the sandbox and start the bot in it."""
    watch = Watch()
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox(clock=lambda: watch.time.timestamp(), keep_log=True))
        stack.callback(use_endpoint(sandbox.api, sandbox.gateway))
        bot = await stack.enter_async_context(playing(sandbox, folder, clock=watch, mention_after=0))
        here = await stack.enter_async_context(AsyncExitStack())
        yield Aged(sandbox, bot, here, watch)
