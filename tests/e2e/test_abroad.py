"""Tables where the bot is not, brought there by a user who has installed it for themselves: a group chat, a server.

Over real HTTP and WebSocket. Nothing there is asked for with the bot's own token, and a press gets one message beside
its answer at most.
"""

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from bot.sandbox import Channel, Sandbox, SimulatedUser
from bot.ui import CardBot
from tests import openapi
from tests.e2e.aged import Aged
from tests.e2e.conftest import StartBot
from tests.e2e.evening import LONG, Evening, Onlooker, is_hand, labels, leaks, panel, verb
from tests.storage.former_notes import upgraded
from tests.tables.test_privacy import holds

ASLEEP = "Press Refresh to see the current state"
SCRUTINY = 20
"""How many answers are held against Discord's description of them; one is like the other."""


@dataclass
class Guests(Evening):
    """Users at a table where the bot is not: every user plays from the hand that "My hand" has shown."""

    async def nothing_secret_is_public(self) -> None:
        """Hold what can be pressed in public against names of cards; the one message there shows every deal."""
        for seen in self.new_in_public():
            assert not seen.ephemeral
            assert not leaks(seen), f"public controls name cards: {leaks(seen)}"

    async def start(self, **options: object) -> None:
        """Play to the first deal, with every user's hand on the screen."""
        await self.sit_down(**options)
        for person in self.people:
            await self.has_hand(person)

    async def has_hand(self, person: SimulatedUser) -> None:
        """See a hand on the screen: the user who has pressed Start has one already."""
        if person is self.people[0]:
            shown = await person.wait_message(lambda m: m.ephemeral and is_hand(m))
            self.by_panel[person.id] = shown
        else:
            await self.open_hand(person)


Gather = Callable[..., Awaitable[Guests]]


@pytest.fixture
def group(sandbox: Sandbox) -> Channel:
    """Return a group chat; Anna has the bot with her."""
    people = sandbox.people
    people["Anna"].installed = True
    return sandbox.add_group("Card night", *(people[name] for name in ("Anna", "Ben", "Cilli", "Franz")))


@pytest.fixture
def abroad(sandbox: Sandbox) -> Channel:
    """Return a channel of a server where the bot is not; Anna has it with her."""
    people = sandbox.people
    people["Anna"].installed = True
    guild = sandbox.add_guild("Far away", people["Detlef"], "parlour", bot=False)
    for name in ("Anna", "Ben", "Cilli", "Franz"):
        sandbox.join(people[name], guild)
    return next(iter(guild.channels.values()))


@pytest.fixture
async def gather(sandbox: Sandbox) -> AsyncIterator[Gather]:
    """Provide a function that makes users join a channel; at the end every request in it must have been allowed."""
    async with AsyncExitStack() as stack:
        places: set[str] = set()

        async def gather(channel: Channel, *names: str, seed: int = 1) -> Guests:
            places.add(channel.id)
            onlooker = await stack.enter_async_context(Onlooker(sandbox.url, "Franz"))
            people = [await stack.enter_async_context(sandbox.person(name, channels=[channel])) for name in names]
            return Guests(people, onlooker, Random(seed))

        yield gather
        assert [call.path for call in sandbox.log for place in places if f"/channels/{place}" in call.path] == []
        assert max([0, *follow_ups(sandbox).values()]) <= 1, "more than one message beside an answer"
        if openapi.load() is not None:
            answers = [call for call in sandbox.log if call.path.startswith(("/interactions", "/webhooks"))]
            assert openapi.faults(answers[:SCRUTINY]) == []


def follow_ups(sandbox: Sandbox) -> Counter[str]:
    """Return how many messages beside the answer each press and command has got."""
    return Counter(call.path for call in sandbox.log if call.method == "POST" and "/webhooks/" in call.path)


def written_to(sandbox: Sandbox) -> Iterator[str]:
    """Yield to whom the bot has written directly, as the numbers of channels."""
    for call in sandbox.log:
        if call.method == "POST" and (found := re.fullmatch(r"/channels/(\d+)/messages", call.path)):
            yield found[1]


async def test_a_whole_game_and_its_rematch_in_a_group_chat(
    sandbox: Sandbox, bot: CardBot, group: Channel, gather: Gather
) -> None:
    here = await gather(group, "Anna", "Ben", "Cilli")
    await here.start(target=5)
    text = panel(here.people[1]).text
    assert "<@" not in text
    assert "Anna" in text
    assert not await here.play_on()
    over = panel(here["Ben"])
    assert "Rematch" in labels(over)
    await here.press(here["Ben"], over, "Rematch")
    await here.reads(here["Anna"], "Ready to start|deal 1")
    assert len([m for m in here["Cilli"].messages() if not m.ephemeral]) == 1, "one message all the time"
    assert [*written_to(sandbox)] == [], "no hand comes by direct message"


async def test_a_game_against_computers_on_a_server_without_the_bot(
    sandbox: Sandbox, bot: CardBot, abroad: Channel, gather: Gather
) -> None:
    here = await gather(abroad, "Anna", "Ben")
    await here.start(computers=1, target=5)
    assert not await here.play_on()
    await here.press(here["Anna"], panel(here["Anna"]), "Rematch")
    await here.reads(here["Ben"], "Ready to start|deal 1")


async def test_whoever_may_not_bring_apps_is_told_why_they_alone_see_the_table(
    sandbox: Sandbox, bot: CardBot, abroad: Channel, gather: Gather
) -> None:
    abroad.guild.roles[abroad.guild.id].permissions &= ~(1 << 50)
    here = await gather(abroad, "Anna", "Ben")
    anna, ben = here.people
    answer = await anna.slash("play", game="bieten", target=5)
    assert answer.message.ephemeral
    told = await anna.wait_message(lambda message: "Use External Apps" in message.text)
    assert told.ephemeral
    assert ben.messages() == []
    assert "Learn it in 3 minutes" in labels(told), "one message has all that is said beside the table"
    menu = (await here.press(anna, answer.message, "More")).message
    assert menu.id != answer.message.id, "the table stays"
    menu = (await here.press(anna, menu, "Add computer")).message
    await anna.wait_for(lambda: "Ready to start" in anna.message(answer.message.id).text)
    rules = await here.press(anna, menu, "House rules")
    assert rules.message.id != answer.message.id, "the table stays"
    await here.press(anna, anna.message(answer.message.id), "Start")
    hand = await anna.wait_message(lambda message: message.ephemeral and is_hand(message))
    assert hand.id != answer.message.id
    assert "deal 1" in anna.message(answer.message.id).text


async def test_a_table_goes_on_after_a_restart(
    sandbox: Sandbox, start_bot: StartBot, group: Channel, gather: Gather
) -> None:
    await start_bot()
    here = await gather(group, "Anna", "Ben")
    await here.start(target=5)
    await here.play_on("Trick 2: .* to lead")
    await start_bot()
    await here.settle()
    assert not await here.play_on()


async def test_a_table_of_before_an_update_is_edited_after_it(
    sandbox: Sandbox, start_bot: StartBot, group: Channel, gather: Gather, tmp_path: Path
) -> None:
    bot = await start_bot()
    here = await gather(group, "Anna", "Ben")
    await here.start(target=LONG)
    assert await here.play_on("Trick 2: .* to lead")
    await here.settle()
    await bot.close()
    await asyncio.to_thread(upgraded, tmp_path / "bot.sqlite")
    bot = await start_bot()
    ben = here["Ben"]
    table, hand = panel(ben), here.hand(ben)
    bet = next(button for button in table.buttons if button.label == "Bet Spiel")
    service = bot.tree.context.service
    await service.act(1, int(ben.id), verb(bet), (await service.table(1)).revision)
    await ben.wait_for(lambda: "bets Spiel" in ben.message(table.id).text)
    await ben.wait_for(lambda: ben.message(hand.id).text != hand.text)
    assert panel(ben).id == table.id


async def test_nobody_shows_a_group_a_table_from_elsewhere(
    sandbox: Sandbox, bot: CardBot, group: Channel, gather: Gather
) -> None:
    here = await gather(group, "Anna", "Ben")
    anna = here["Anna"]
    await anna.slash("play", anna.dm, game="bieten", target=5)
    for command in ("table", "hand", "start", "leave"):
        refused = await anna.slash(command)
        assert refused.message.ephemeral
        assert "to take a seat" in refused.message.text
    refused = await anna.slash("table", table=1)
    assert "There is no table 1" in refused.message.text


async def test_the_commands_of_a_person_work_where_the_bot_is_not(
    sandbox: Sandbox, bot: CardBot, group: Channel, abroad: Channel, gather: Gather, tmp_path: Path
) -> None:
    for channel in (group, abroad):
        here = await gather(channel, "Anna", "Ben")
        anna, ben = here.people
        assert await ben.commands() == []
        offered = {command["name"] for command in await anna.commands()}
        assert {"play", "daily", "tutorial", "rules", "replay", "verify", "preferences", "privacy"} <= offered
        assert not offered & {"settings", "leaderboard", "season", "evening", "stats", "house"}
        for command in ("help", "about", "daily", "preferences", "privacy show"):
            assert (await anna.slash(command)).message.ephemeral, command
        for command in ("tutorial", "rules"):
            assert (await anna.slash(command, game="bieten")).message.ephemeral, command
        told = (await anna.slash("help")).message.text
        assert "someone uses me through their own account" in told
    game = (await anna.slash("daily")).message
    assert (await anna.click(game, "Play Bieten")).message.ephemeral
    assert abroad.guild is not None
    assert holds(tmp_path / "bot.sqlite", int(abroad.guild.id)) == [], "of the server nothing is kept"


async def quiet_table(turned: Aged, *names: str) -> Guests:
    """Have users come to the second trick of a game in a group chat, with their hands on their screens."""
    people = turned.sandbox.people
    people["Anna"].installed = True
    group = turned.sandbox.add_group("Card night", *people.values())
    onlooker = await turned.onlooker()
    come = [await turned.stack.enter_async_context(turned.sandbox.person(name, channels=[group])) for name in names]
    here = Guests(come, onlooker, turned.rng, eager=0.0)
    await here.start(target=LONG)
    assert await here.play_on("Trick 2: .* to lead")
    await here.settle()
    return here


async def test_after_fourteen_minutes_it_says_refresh_and_a_press_shows_how_it_stands(turned: Aged) -> None:
    here = await quiet_table(turned, "Anna", "Ben")
    anna, ben = here.people
    await turned.pass_by(13)
    assert ASLEEP not in panel(ben).text
    await turned.pass_by(1)
    for person in here.people:
        await here.reads(person, ASLEEP)
    assert "Refresh" in labels(panel(ben))
    await ben.wait_for(lambda: "Refresh" in labels(here.hand(ben)))
    await turned.pass_by(2)
    # No way to the message is left: what is done now is shown with the next press on it.
    hand = await here.press(ben, here.hand(ben), "Refresh")
    assert hand.message.ephemeral
    before = panel(ben).text
    bet = next(button for button in panel(ben).buttons if button.label == "Bet Spiel")
    await turned.service.act(1, int(ben.id), verb(bet), (await turned.service.table(1)).revision)
    assert panel(anna).text == before
    answer = await here.press(anna, panel(anna), "Refresh")
    assert answer.kind == "update"
    assert "bets Spiel" in answer.message.text
    assert ASLEEP not in answer.message.text
    await ben.wait_for(lambda: ASLEEP not in panel(ben).text)
    await turned.pass_by(13)
    assert ASLEEP not in panel(ben).text


async def test_any_press_wakes_a_table_even_if_it_is_answered_otherwise(turned: Aged) -> None:
    here = await quiet_table(turned, "Anna", "Ben")
    anna, ben = here.people
    await turned.pass_by(16)
    assert ASLEEP not in panel(anna).text, "nothing could tell it"
    assert (await here.choose(ben, "Rules")).message.ephemeral
    await ben.wait_for(lambda: ASLEEP not in panel(ben).text)
    await turned.pass_by(13)
    assert ASLEEP not in panel(ben).text
    await turned.pass_by(1)
    await here.reads(ben, ASLEEP)
