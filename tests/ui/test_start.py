"""Who starts a game: the host, another user with the host's yes, or time if the host has long been silent."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.ui.club import Club, buttons, leave, reply, seat, text_of

ASKED = "wants to start"


@pytest.fixture
def lobby(clocked):
    """Return what opens a club whose bot has its clock, with Anna, the host, and Ben at a table."""

    @asynccontextmanager
    async def open_club(*more: str, **settings: object) -> AsyncIterator[tuple]:
        async with clocked(**settings) as here:
            yield (here, *await seat(here, "Anna", "Ben", *more, start=False))

    return open_club


async def status(here: Club) -> str:
    service = here.bot.tree.context.service
    [number] = await service.directory.not_closed()
    return (await service.table(number)).status


async def test_the_hosts_press_starts_at_once(lobby) -> None:
    async with lobby() as (here, anna, _):
        await anna.click(here.panel, label="Start")
        assert await status(here) == "playing"


async def test_somebody_elses_press_asks_the_host(lobby) -> None:
    async with lobby() as (here, anna, ben):
        await ben.click(here.panel, label="Start")
        assert await status(here) == "lobby"
        assert f"{ben.display_name} {ASKED}. {anna.display_name}, start now?" in text_of(here.panel)
        assert "has already been asked" in await here.answer(ben, here.panel, label="Agree")
        assert await status(here) == "lobby"
        await anna.click(here.panel, label="Agree")
        assert await status(here) == "playing"
        assert ASKED not in text_of(here.panel)


async def test_who_does_not_sit_there_starts_and_asks_nothing(lobby) -> None:
    async with lobby() as (here, *_):
        emil = here.person("Emil")
        assert "You're not at this table" in await here.answer(emil, here.panel, label="Start")
        assert ASKED not in text_of(here.panel)


async def test_the_host_may_say_not_yet(lobby) -> None:
    async with lobby() as (here, anna, ben):
        await ben.click(here.panel, label="Start")
        assert "host" in (await here.answer(ben, here.panel, label="Refuse")).lower()
        await anna.click(here.panel, label="Refuse")
        assert ASKED not in text_of(here.panel)
        await here.env.advance_time(600)
        assert await status(here) == "lobby"


async def test_three_minutes_of_silence_and_twenty_seconds_later_it_starts(lobby) -> None:
    async with lobby() as (here, _, ben):
        await here.env.advance_time(60)
        await ben.click(here.panel, label="Start")
        assert "Otherwise the game starts <t:" in text_of(here.panel)
        await here.env.advance_time(125)
        assert await status(here) == "lobby", "the host has been silent for three minutes only now"
        await here.env.advance_time(25)
        assert await status(here) == "playing"


async def test_after_a_longer_silence_it_starts_after_twenty_seconds(lobby) -> None:
    async with lobby() as (here, _, ben):
        await here.env.advance_time(300)
        await ben.click(here.panel, label="Start")
        await here.env.advance_time(12)
        assert await status(here) == "lobby"
        await here.env.advance_time(15)
        assert await status(here) == "playing"


@pytest.mark.parametrize("label", ["How to play", "House rules", "Add computer"])
async def test_any_press_of_the_host_stops_it(lobby, label: str) -> None:
    async with lobby() as (here, anna, ben):
        await here.env.advance_time(300)
        await ben.click(here.panel, label="Start")
        await here.choose(anna, label)
        assert "the game starts <t:" not in text_of(here.panel)
        assert ASKED in text_of(here.panel), "the host is still asked"
        await here.env.advance_time(600)
        assert await status(here) == "lobby"
        await ben.click(here.panel, label="Start")
        assert "the game starts <t:" in text_of(here.panel), "asked once more after a new silence"
        await here.env.advance_time(30)
        assert await status(here) == "playing"


async def test_a_host_or_an_asker_who_leaves_stops_it(lobby) -> None:
    async with lobby("Cilli", "Dora") as (here, anna, ben, cilli, dora):
        await here.env.advance_time(300)
        await ben.click(here.panel, label="Start")
        await here.choose(ben, "Leave")
        assert ASKED not in text_of(here.panel)
        await cilli.click(here.panel, label="Start")
        await here.choose(anna, "Leave")
        assert ASKED not in text_of(here.panel)
        await here.env.advance_time(600)
        assert await status(here) == "lobby"
        assert dora.display_name in text_of(here.panel)


async def test_with_too_few_left_nothing_starts(lobby) -> None:
    async with lobby("Cilli") as (here, anna, ben, cilli):
        await here.env.advance_time(300)
        await ben.click(here.panel, label="Start")
        await here.choose(cilli, "Leave")
        assert ASKED in text_of(here.panel), "two are enough"
        assert await status(here) == "lobby"
        await anna.click(here.panel, label="Agree")
        assert await status(here) == "playing"


async def test_the_countdown_goes_on_after_a_restart_with_twenty_seconds_at_least(lobby, make_bot) -> None:
    async with lobby() as (here, _, ben):
        await here.env.advance_time(300)
        await ben.click(here.panel, label="Start")
        await here.env.advance_time(10)
        await here.restart(make_bot(clock=here.env.now))
        assert ASKED in text_of(here.panel)
        await here.env.advance_time(14)
        assert await status(here) == "lobby"
        await here.env.advance_time(10)
        assert await status(here) == "playing"


async def test_the_command_asks_too(lobby) -> None:
    async with lobby() as (here, anna, ben):
        assert "I asked the host" in reply(await ben.slash(here.channel, "start"))
        assert await status(here) == "lobby"
        assert "has started" in reply(await anna.slash(here.channel, "start"))
        assert await status(here) == "playing"


# Coming to a game going on


async def test_join_offers_a_computers_seat_where_no_table_waits(club) -> None:
    async with club(computer_pause=600) as here:
        await seat(here, "Anna", computers=1)
        emil = here.person("Emil")
        offered = await emil.slash(here.channel, "join")
        assert offered.ephemeral
        assert "a computer player's seat at table 1" in reply(offered)
        assert emil.display_name not in text_of(here.panel), "nothing is taken over unasked"
        await emil.click(offered.response, label="Take over a seat")
        assert "help out" in text_of(offered.response)
        assert emil.display_name in text_of(here.panel)


async def test_join_offers_nothing_where_there_is_nothing_to_take(club) -> None:
    async with club(computer_pause=600) as here:
        anna, _ = await seat(here, "Anna", "Ben")
        emil = here.person("Emil")
        assert "Take over" not in str(buttons((await emil.slash(here.channel, "join")).response))
        await leave(here, anna)
        service = here.bot.tree.context.service
        await service.settings.change_guild(here.guild.id, newcomers=False)
        refused = await emil.slash(here.channel, "join")
        assert "Take over" not in str(buttons(refused.response))
        assert len(here.env.errors) == 2, "both are refusals"
