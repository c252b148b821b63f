"""Many users sit down at once: the bot opens DM channels at a pace that Discord takes, and the game goes on."""

from contextlib import AsyncExitStack
from random import Random

from bot.sandbox import Sandbox
from bot.ui import CardBot
from tests.e2e.evening import Evening, Onlooker, is_hand

BOT = {"edit_interval": 0.01}
"""A bot with an interval between edits spaces the openings."""
CLUB = [f"Guest {number}" for number in range(12)]
"""More users than Discord takes new DM channels of within ten seconds."""


async def test_two_full_tables_start_without_a_refused_dm_channel(bot: CardBot, sandbox: Sandbox) -> None:
    async with AsyncExitStack() as stack:
        tables: list[Evening] = []
        for number, channel in enumerate([*sandbox.guild.channels.values()][:2]):
            names = CLUB[number * 6 : number * 6 + 6]
            for name in names:
                sandbox.add_person(name)
            people = [await stack.enter_async_context(sandbox.person(name, channels=[channel])) for name in names]
            onlooker = await stack.enter_async_context(Onlooker(sandbox.url, "Franz"))
            tables.append(Evening(people, onlooker, Random(1)))
            await tables[-1].sit_down(start=False)
        for table in tables:
            await table.begin()
        for table in tables:
            for person in table.people:
                hand = await table.open_hand(person)
                assert is_hand(hand)
        opened = [each for each in sandbox.log if each.path == "/users/@me/channels"]
        assert opened, "hands come by direct message too"
        assert [each.answer for each in opened if each.status >= 400] == []
        assert not sandbox.quarantined
