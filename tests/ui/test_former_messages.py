"""Messages that the bot posted before an update are edited after it, from what the bot before had stored of them."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.ui import CardBot
from tests.postgres.conftest import path  # noqa: F401
from tests.storage.former_notes import upgraded
from tests.ui.club import Club, buttons, move, moves, seat, text_of
from tests.ui.test_living_hand import bets_come, open_hand
from tests.ui.test_mention_messages import bet
from tests.ui.test_menus import INVITE, refused
from tests.ui.test_tournaments import evening, opened, shown

Update = Callable[..., Awaitable[None]]


@pytest.fixture
def update(make_bot: Callable[..., CardBot], tmp_path: Path) -> Update:
    """Return what stops the bot, has its messages stored as the bot before did, and starts the new one."""

    async def update(here: Club, **settings: object) -> None:
        await here.bot.close()
        await asyncio.to_thread(upgraded, tmp_path / "bot.sqlite")
        await here.restart(make_bot(**settings))

    return update


async def played_on(here: Club, people: list) -> None:
    """Play a move of a game whose messages were posted before an update: they are edited, and none is posted."""
    panel, sent = here.panel, len(here.channel.history())
    dms = {person: (here.dm(person).id, len(person.user.dm_channel.history())) for person in people}
    before = text_of(panel)
    assert await move(here, people)
    await here.env.settle()
    assert (here.panel.id, len(here.channel.history())) == (panel.id, sent)
    assert text_of(here.panel) != before
    for person in people:
        assert (here.dm(person).id, len(person.user.dm_channel.history())) == dms[person]


async def test_a_table_and_hands(club, update: Update) -> None:
    async with club() as here:
        anna, ben = people = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        hand = await open_hand(here, anna)
        await update(here)
        assert "back in a moment" not in text_of(here.panel), "the notice of the stop is removed"
        await ben.click(here.panel, label="Bet Spiel")
        assert any(i.endswith(":good") for i in moves(hand)), "an ephemeral hand"
        await played_on(here, people)


async def test_a_table_and_hands_on_a_server(club, make_bot, path: SecretStr) -> None:  # noqa: F811
    settings = {"BOT_DATABASE": path.get_secret_value()}
    async with club(**settings) as here:
        anna, ben = people = await seat(here, "Anna", "Ben")
        await bets_come(here, people)
        hand = await open_hand(here, anna)
        await here.bot.close()
        await asyncio.to_thread(upgraded, path)
        await here.restart(make_bot(**settings))
        await ben.click(here.panel, label="Bet Spiel")
        assert any(i.endswith(":good") for i in moves(hand)), "an ephemeral hand"
        await played_on(here, people)


async def test_a_copy_in_a_direct_message(club, update: Update) -> None:
    async with club() as here:
        [anna] = await seat(here, "Anna", start=False)
        copy = (await anna.user.slash("table", table=1)).response
        await update(here)
        ben = here.person("Ben")
        await ben.click(here.panel, label="Join")
        assert ben.display_name in text_of(copy)


async def test_an_evening(club, update: Update) -> None:
    async with club() as here:
        await opened(here, "Anna")
        message, sent = evening(here), len(here.channel.history())
        await update(here)
        emil = here.person("Emil")
        await emil.click(message, label="Join")
        assert "2 people so far" in shown(here)
        assert (evening(here).id, len(here.channel.history())) == (message.id, sent)


async def test_a_ping_goes_with_the_answer(club, update: Update) -> None:
    async with club(mention_after=0) as here:
        leader, _, ping = await bet(here)
        await update(here, mention_after=0)
        assert ping.id in [m.id for m in here.pings]
        await leader.click(here.panel, label="Good")
        [same] = here.pings
        assert same.id == ping.id, "it asks the next question"
        assert "hold or good" not in same.content
        await move(here, [leader])
        assert ping.id not in [m.id for m in here.pings]


async def test_invitations(club, update: Update) -> None:
    async with club() as here:
        [anna] = await seat(here, "Anna", start=False)
        ben, cilli = here.person("Ben"), here.person("Cilli")
        for person in (ben, cilli):
            await anna.context_menu(here.channel, INVITE, person)
        await cilli.click(here.pings[-1], label="No, thanks")
        await update(here)
        assert "said no" in refused(here, await anna.context_menu(here.channel, INVITE, cilli))
        [ping] = here.pings
        await ben.click(ping, label="Join")
        assert here.pings == []
        assert ben.display_name in text_of(here.panel)
        assert "Start" in buttons(here.panel)
