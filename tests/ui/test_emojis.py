"""Cards' emojis: text until they are there, replaced when a picture changes, others' left alone."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
import simcord

from bot.rules.panel import Face
from bot.ui import CardBot, Emojis
from bot.ui.emojis import hashed_name

ACE, WELI = Face("german", "Ah"), Face("german", "W")
PICTURES = {"german_Ah": b"\x89PNG\r\n\x1a\n ace", "german_W": b"\x89PNG\r\n\x1a\n weli"}


@asynccontextmanager
async def connected() -> AsyncIterator[discord.Client]:
    client = CardBot()
    async with simcord.run(client, shard_count=1):
        yield client
        await client.close()


async def names(bot: discord.Client) -> set[str]:
    return {emoji.name for emoji in await bot.fetch_application_emojis()}


async def test_text_until_they_are_synced() -> None:
    async with connected() as bot:
        emojis = Emojis(PICTURES)
        assert emojis.text(ACE, "A❤️") == "A❤️"
        await emojis.sync(bot)
        known = emojis.get(ACE)
        assert known is not None
        assert emojis.text(ACE, "A❤️") == f"{known} A❤️"
        assert emojis.get(Face("german", "")) is None


async def test_a_second_start_changes_nothing() -> None:
    async with connected() as bot:
        await Emojis(PICTURES).sync(bot)
        before = {emoji.id for emoji in await bot.fetch_application_emojis()}
        again = Emojis(PICTURES)
        await again.sync(bot)
        assert {emoji.id for emoji in await bot.fetch_application_emojis()} == before
        assert again.get(WELI) is not None


async def test_a_new_picture_replaces_the_old_one_only() -> None:
    async with connected() as bot:
        await bot.create_application_emoji(name="somebody_elses", image=PICTURES["german_W"])
        await Emojis(PICTURES).sync(bot)
        repainted = PICTURES | {"german_Ah": PICTURES["german_Ah"] + b" repainted"}
        await Emojis(repainted).sync(bot)
        assert await names(bot) == {"somebody_elses", *(hashed_name(name, data) for name, data in repainted.items())}
