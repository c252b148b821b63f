"""Players who are gone, on Discord: Wake, computers, votes without them, and what ending their game costs."""

from functools import partial

import pytest

from tests.cogs.test_settings import keeper, open_settings
from tests.ui.club import Club, buttons, move, moves, press, reply, seat, text_of
from tests.ui.forms import fields, preset, send
from tests.ui.test_time import service, table_of, waited
from tests.ui.test_user_install import leave as brought_along

TEN, TWO = 600, 120


@pytest.fixture
def timed(clocked):
    """Return what opens a club without a turn time; its computer players take their time."""
    return partial(clocked, computer_pause=600)


async def begun(here: Club, *names: str):
    """Begin a game; return the person it waits for, and the others."""
    people = await seat(here, *names)
    person = waited(people, await table_of(here))
    return person, [other for other in people if other is not person]


async def gone(here: Club, *names: str):
    """Begin a game and have the person gone whom it waits for; return them, and the others."""
    person, others = await begun(here, *names)
    await here.env.advance_time(TEN + 10)
    await others[0].click(here.panel, label="Wake")
    await here.env.advance_time(TWO + 10)
    return person, others


async def test_wake_comes_after_ten_minutes_and_asks_in_a_message_of_its_own(timed) -> None:
    async with timed() as here:
        person, (other,) = await begun(here, "Anna", "Ben")
        await here.env.advance_time(TEN - 30)
        assert "Wake" not in buttons(here.panel)
        await here.env.advance_time(60)
        assert "Wake" in buttons(here.panel), "drawn again without any press"
        assert "The game is waiting for you" in await here.answer(person, here.panel, label="Wake")
        await other.click(here.panel, label="Wake")
        [ping] = [m for m in here.pings if "are you still there" in m.content]
        assert [user.id for user in ping.mentions] == [person.id]
        assert {"I'm here", "My hand"} <= set(buttons(ping))
        assert "are you still there" in text_of(here.panel)
        assert "Wake" not in buttons(here.panel)
        await person.click(ping, label="I'm here")
        assert not [m for m in here.pings if "are you still there" in m.content]
        assert "are you still there" not in text_of(here.panel)
        await here.env.advance_time(TWO + 10)
        assert "Let a computer play" not in buttons(here.panel)


async def test_wake_comes_after_a_restart_too(timed, make_bot) -> None:
    async with timed() as here:
        _, (other,) = await begun(here, "Anna", "Ben")
        await here.env.advance_time(60)
        await here.restart(make_bot(clock=here.env.now, computer_pause=600))
        assert "Wake" not in buttons(here.panel)
        await here.env.advance_time(TEN + 60)
        assert "Wake" in buttons(here.panel)
        await other.click(here.panel, label="Wake")
        assert "are you still there" in text_of(here.panel)


async def test_who_does_not_answer_is_taken_over_and_comes_back(timed) -> None:
    async with timed() as here:
        person, (other,) = await gone(here, "Anna", "Ben")
        assert f"{person.display_name} doesn't answer" in text_of(here.panel)
        await other.click(here.panel, label="Let a computer play")
        assert f"{person.display_name} (🤖 fills in)" in text_of(here.panel)
        assert "Let a computer play" not in buttons(here.panel)
        await person.click(here.panel, label="I'm back")
        assert "fills in" not in text_of(here.panel)
        assert moves(here.dm(person))


@pytest.mark.parametrize("where", ["hand", "table"])
async def test_any_press_of_theirs_ends_it(timed, where: str) -> None:
    async with timed() as here:
        person, _ = await gone(here, "Anna", "Ben")
        if where == "table":
            await here.choose(person, "Slate")
        else:
            assert await move(here, [person])
        assert "doesn't answer" not in text_of(here.panel)


async def test_a_person_who_was_woken_reads_it_in_the_hand(timed) -> None:
    async with timed() as here:
        person, (other,) = await begun(here, "Anna", "Ben")
        await here.env.advance_time(TEN + 10)
        await other.click(here.panel, label="Wake")
        dm = here.dm(person)
        assert "are asking whether you're still there" in text_of(dm)
        await press(person, dm, buttons(dm)["I'm here"])
        assert "are asking whether you're still there" not in text_of(here.dm(person))
        assert moves(here.dm(person))


async def test_ending_a_game_behind_somebodys_back_says_what_it_costs(timed) -> None:
    async with timed() as here:
        person, (one, other) = await gone(here, "Anna", "Ben", "Cilli")
        left = here.panel
        asked = await one.slash(here.channel, "end")
        assert f"{person.display_name} is away but can come back" in text_of(asked.response)
        await one.click(asked.response, label="Yes")
        assert f"{person.display_name} is away but can come back" in text_of(here.panel)
        assert f"Waiting for: {other.display_name}" in text_of(here.panel)
        await other.click(here.panel, label="Agree")
        old = next(m for m in here.channel.history() if m.id == left.id)
        assert "ended the game while a player was away" in text_of(old)
        assert one.display_name in text_of(old)


async def test_a_question_from_before_a_player_was_away_is_asked_again(timed) -> None:
    async with timed() as here:
        person, (other,) = await begun(here, "Anna", "Ben")
        asked = await other.slash(here.channel, "end")
        assert "is away but can come back" not in text_of(asked.response)
        await here.env.advance_time(TEN + 10)
        await other.click(here.panel, label="Wake")
        await here.env.advance_time(TWO + 10)
        await other.click(asked.response, label="Yes")
        assert f"{person.display_name} is away but can come back" in text_of(asked.response)
        assert "Start" not in buttons(here.panel)
        await other.click(asked.response, label="Yes")
        assert "Start" in buttons(here.panel)


async def test_ending_a_game_costs_nothing_if_the_absent_player_asked_for_it(timed) -> None:
    async with timed() as here:
        person, others = await begun(here, "Anna", "Ben", "Cilli")
        asked = await person.slash(here.channel, "end")
        await person.click(asked.response, label="Yes")
        await here.env.advance_time(TEN + 10)
        await others[0].click(here.panel, label="Wake")
        await here.env.advance_time(TWO + 10)
        assert f"{person.display_name} doesn't answer" in text_of(here.panel)
        assert "is away but can come back" not in text_of(here.panel)
        await others[0].click(here.panel, label="Agree")
        left = here.panel
        await others[1].click(here.panel, label="Agree")
        old = next(m for m in here.channel.history() if m.id == left.id)
        assert "ended the game while a player was away" not in text_of(old)


async def test_a_player_who_left_the_server_is_asked_nothing(timed) -> None:
    """Discord is asked about them when the request falls due; the bot gets no event before."""
    async with timed() as here:
        anna, ben, cilli = await seat(here, "Anna", "Ben", "Cilli")
        await here.env.advance_time(TEN + 10)
        here.guild.remove_member(cilli)
        asked = await anna.slash(here.channel, "end")
        await anna.click(asked.response, label="Yes")
        await here.env.advance_time(1)
        assert "has left this server" in text_of(here.panel)
        assert f"Waiting for: {ben.display_name}" in text_of(here.panel)
        assert "is away but can come back" not in text_of(here.panel)
        await ben.click(here.panel, label="Agree")
        assert "Start" in buttons(here.panel)


async def test_discord_is_asked_once_in_ten_minutes_about_whoever_is_asked_and_silent(timed) -> None:
    async with timed() as here:
        anna, ben, cilli = await seat(here, "Anna", "Ben", "Cilli")

        def looks() -> list[str]:
            paths = [str(request.path) for request in here.env.http_requests if request.method == "GET"]
            return [path for path in paths if "/members/" in path]

        async def vote() -> None:
            asked = await anna.slash(here.channel, "end")
            await anna.click(asked.response, label="Yes")
            await here.env.advance_time(1)
            await ben.click(here.panel, label="Refuse")

        await vote()
        assert looks() == [], "all have pressed something just now"
        await here.env.advance_time(TEN + 10)
        await vote()
        await vote()
        assert len([path for path in looks() if str(cilli.id) in path]) == 1


async def test_where_the_bot_is_not_wake_asks_by_itself_and_the_host_closes(timed) -> None:
    async with timed() as here:
        brought_along(here)
        anna, ben = here.person("Anna"), here.person("Ben")
        opened = (await anna.slash(here.channel, "play", game="bieten")).response
        await ben.click(opened, label="Join")
        await anna.click(opened, label="Start")
        table = await service(here).table(1)
        person = waited([anna, ben], table)
        other = ben if person is anna else anna
        await here.env.advance_time(TEN + 10)
        woken = await other.click(opened, label="Wake")
        [question] = [m for m in woken.followups if "are you still there" in m.content]
        assert not question.flags.ephemeral
        assert person.mention in question.content
        await here.env.advance_time(TWO + 10)
        await other.click(opened, label="Let a computer play")
        assert "fills in" in text_of(opened)
        host = {anna.id: anna, ben.id: ben}[(await service(here).table(1)).host]
        assert host is other, "a host who is gone hands over"
        asked = await host.slash(here.channel, "close")
        assert "Close the table anyway?" in reply(asked)
        await host.click(asked.response, label="Yes")
        assert (await service(here).table(1)).status == "closed"


async def test_how_long_a_game_waits_can_be_chosen(club) -> None:
    async with club() as here:
        olga = keeper(here)
        page = await open_settings(here, olga, "Tables")
        assert "Wait before players can wake someone: 10 minutes" in text_of(page)
        shown = await olga.click(page, label="Waiting times")
        assert preset(fields(shown)["patience"]) == ["600"]
        await send(olga, shown, patience="3600")
        assert "Wait before players can wake someone: 1 hour" in text_of(page)
        assert (await service(here).settings.for_guild(here.guild.id)).patience == 3600
