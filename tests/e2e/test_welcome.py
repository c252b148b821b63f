"""A server that asks the bot in is greeted once: where every user reads it, else with its first table."""

import asyncio
import sqlite3
from collections.abc import Collection
from contextlib import closing

import discord
import pytest

from bot.config import Settings
from bot.sandbox import RenderedMessage, Sandbox
from bot.storage import settings
from bot.tables.persistence.privacy import PrivacyService
from bot.ui import CardBot
from cogs.notices.cog import Notices
from tests import openapi
from tests.e2e.conftest import StartBot

TITLE = "A card table for this server"


def greeting(message: RenderedMessage) -> bool:
    return TITLE in message.text


async def test_a_server_that_asks_the_bot_in_is_greeted_once(sandbox: Sandbox, bot: CardBot) -> None:
    await bot.wait_until_ready()
    owner = sandbox.add_person("Greta")
    first, second = sandbox.add_guild("Stammtisch", owner, "hallo", "karten").channels
    async with sandbox.person("Greta") as greta:
        said = await greta.wait_message(greeting, first)
        for part in ("/play", "/settings", "30 days", "Bieten"):
            assert part in said.text
        assert not any(map(greeting, greta.messages(second)))
        lesson = (await greta.click(said, "Learn The Betel")).message
        assert lesson is not None
        assert lesson.ephemeral
        assert "Learn The Betel · part 1 of" in lesson.text
    if openapi.load() is not None:
        assert openapi.faults(sandbox.log) == []


async def test_who_asks_the_bot_in_again_is_not_greeted_again(sandbox: Sandbox, bot: CardBot) -> None:
    await bot.wait_until_ready()
    owner = sandbox.add_person("Greta")
    guild = sandbox.add_guild("Stammtisch", owner, "hallo")
    (channel,) = guild.channels
    async with sandbox.person("Greta") as greta:
        await greta.wait_message(greeting, channel)
        await greta.slash("play", channel, game="bieten")
        sandbox.kick_bot(guild)
        sandbox.invite_bot(guild)
        (other,) = sandbox.add_guild("Nachbarn", owner, "servus").channels
        await greta.refresh()
        await greta.wait_message(greeting, other)
        assert sum(map(greeting, greta.messages(channel))) == 1


async def test_a_server_that_asks_the_stopped_bot_in_again_keeps_its_data(
    sandbox: Sandbox, bot_settings: Settings, start_bot: StartBot
) -> None:
    back, gone = int(sandbox.guild.id), 4242

    def left() -> dict[int, str | None]:
        with closing(sqlite3.connect(bot_settings.database)) as db:
            return dict(db.execute("SELECT guild, left_at FROM guilds"))

    with closing(sqlite3.connect(bot_settings.database)) as db, db:
        for guild in (back, gone):
            settings.leave_guild(db, guild, "2026-01-01T12:00:00+00:00")
    assert {*left()} == {back, gone}
    await start_bot()
    async with asyncio.timeout(10):
        while gone in left() or left()[back]:  # noqa: ASYNC110  # a table changes in the background
            await asyncio.sleep(0.01)
    assert {*left()} == {back}


async def test_where_nothing_may_be_written_the_first_table_greets(sandbox: Sandbox, bot: CardBot) -> None:
    await bot.wait_until_ready()
    guild = sandbox.add_guild("Stammtisch", sandbox.add_person("Greta"), "hallo", closed=True)
    (channel,) = guild.channels
    async with sandbox.person("Greta") as greta:
        await greta.slash("play", channel, game="bieten")
        await greta.wait_message(greeting, channel)
        await greta.slash("play", channel, game="bieten")
        await greta.slash("help", channel)
        await greta.wait_message(lambda message: "How to play" in message.text, channel)
        assert sum(map(greeting, greta.messages(channel))) == 1


async def test_a_command_waits_until_its_server_is_saved_and_a_table_until_it_is_greeted(
    sandbox: Sandbox, bot: CardBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot saves and greets joined servers in turn, so a command can be faster."""
    await bot.wait_until_ready()
    saving, greets = asyncio.Event(), asyncio.Event()
    guilds_joined, server_joined = PrivacyService.guilds_joined, Notices.server_joined

    async def save_late(self: PrivacyService, guilds: Collection[int]) -> set[int]:
        await saving.wait()
        return await guilds_joined(self, guilds)

    async def greet_late(self: Notices, guild: discord.Guild) -> None:
        await greets.wait()
        await server_joined(self, guild)

    monkeypatch.setattr(PrivacyService, "guilds_joined", save_late)
    monkeypatch.setattr(Notices, "server_joined", greet_late)
    (channel,) = sandbox.add_guild("Stammtisch", sandbox.add_person("Greta"), "hallo", closed=True).channels
    async with sandbox.person("Greta") as greta:
        opening = asyncio.create_task(greta.slash("play", channel, game="bieten"))
        await asyncio.sleep(0.2)
        assert not greta.messages(channel)
        saving.set()
        await opening
        await greta.slash("help", channel)
        assert not any(map(greeting, greta.messages(channel)))
        greets.set()
        await greta.wait_message(greeting, channel)


def labels(message: RenderedMessage) -> set[str]:
    return {button.label for button in message.buttons}


async def test_a_table_speaks_the_language_of_who_opens_it_until_a_manager_chooses(
    sandbox: Sandbox, bot: CardBot, start_bot: StartBot
) -> None:
    await bot.wait_until_ready()
    owner = sandbox.add_person("Greta", locale="de")
    guild = sandbox.add_guild("Stammtisch", owner, "hallo", "karten")
    sandbox.join(sandbox.add_person("Olga", locale="pl"), guild)
    german, polish = guild.channels
    async with sandbox.person("Greta") as greta, sandbox.person("Olga") as olga:
        said = await greta.wait_message(greeting, german)
        await greta.slash("play", german, game="bieten")
        await greta.wait_message(lambda message: "Mitspielen" in labels(message), german)
        await olga.slash("play", polish, game="bieten")
        await olga.wait_message(lambda message: "Dołącz" in labels(message), polish)
        await olga.click(
            await greta.wait_message(lambda message: "Mitspielen" in labels(message), german), "Mitspielen"
        )
        await greta.wait_message(lambda message: "Mitspielen" in labels(message) and "Olga" in message.text, german)
        bot = await start_bot()
        await bot.wait_until_ready()
        await olga.slash("leave", german)
        await greta.wait_message(
            lambda message: "Mitspielen" in labels(message) and "Olga" not in message.text, german
        )

        refused = await olga.click(said, "Polski")
        assert refused.message is not None
        assert refused.message.ephemeral
        await greta.click(said, "Svenska")
        said = await greta.wait_message(lambda message: "Ett kortbord för den här servern" in message.text, german)
        await greta.wait_message(lambda message: "Delta" in labels(message), german)
        await olga.wait_message(lambda message: "Delta" in labels(message), polish)
        assert {"Deutsch", "English", "Español", "Italiano", "Polski", "Svenska"} <= labels(said)


async def test_a_community_has_its_own_language(sandbox: Sandbox, bot: CardBot) -> None:
    await bot.wait_until_ready()
    owner = sandbox.add_person("Greta", locale="de")
    guild = sandbox.add_guild("Osteria", owner, "ciao", locale="it")
    (channel,) = guild.channels
    async with sandbox.person("Greta") as greta:
        said = await greta.wait_message(lambda message: "Bid Whist" in message.text, channel)
        assert {button.label for button in said.buttons} == {"Impara Betel", "Impara Bid Whist", "Impara Bieten"}
        await greta.slash("play", channel, game="bieten")
        await greta.wait_message(lambda message: "Partecipa" in labels(message), channel)


async def test_many_servers_at_once_are_all_greeted(sandbox: Sandbox, bot: CardBot) -> None:
    await bot.wait_until_ready()
    owner = sandbox.add_person("Greta")
    channels = [next(iter(sandbox.add_guild(f"Club {number}", owner, "hallo").channels)) for number in range(9)]
    async with sandbox.person("Greta") as greta:
        for channel in channels:
            await greta.wait_message(greeting, channel)
