"""A server that asks the bot in is greeted once: where everybody reads it, else with its first table."""

from bot.sandbox import Sandbox, Seen
from bot.ui import CardBot
from tests import openapi

TITLE = "A card table for this server"


def greeting(message: Seen) -> bool:
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
