"""Whole bots on one sandbox and one database, in one program."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

from pydantic import SecretStr

from bot.app import create_bot
from bot.config import Settings
from bot.i18n import Catalogs
from bot.sandbox import Guild, Sandbox
from bot.sandbox.sharding import shard_of
from bot.ui import CardBot

SHARDS = 4
CATALOGS = Catalogs.load(strict=True)
NUMBERS = count()


def in_shard(sandbox: Sandbox, shard: int) -> Guild:
    """Return a new guild of a shard, with a channel; guilds of others are made on the way to it."""
    owner = sandbox.people["Anna"]
    made = (sandbox.add_guild(f"Club {number}", owner, "parlour") for number in NUMBERS)
    return next(guild for guild in made if shard_of(guild.id, SHARDS) == shard)


def make(url: SecretStr, folder: Path, shards: str, *, emojis: bool = False) -> CardBot:
    """Return a bot for some shards of four, with a separate folder."""
    return create_bot(
        Settings(
            _env_file=None,
            data_dir=folder,
            BOT_DATABASE=url.get_secret_value(),
            shards=shards,
            cluster_secret="a secret of sixteen",
            computer_pause=0,
            workers=0,
            edit_interval=0,
            card_emojis=emojis,
            pictures=False,
        ),
        catalogs=CATALOGS,
    )


@asynccontextmanager
async def online(sandbox: Sandbox, bot: CardBot, *shards: int) -> AsyncIterator[CardBot]:
    """Provide a bot that has these shards."""
    async with bot:
        task = asyncio.create_task(bot.start(sandbox.token))
        async with asyncio.timeout(60):
            while not all(bot._holds(shard) for shard in shards):  # another process's doing
                assert not task.done(), task.exception()
                await asyncio.sleep(0.02)
            while 0 in shards and not sandbox._hub.commands.all(None):  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        yield bot
        await bot.close()
        await task
