"""Turn times on Discord: until when a move is due, the reminder, who sits in, and coming back."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.storage import QuietHours
from bot.tables import Table
from tests.ui.club import Club, buttons, leave, move, moves, press, reply, seat, text_of

TURN = 600


@pytest.fixture
def timed(clocked):
    """Return what opens a club with a turn time; its computer players take their time."""

    @asynccontextmanager
    async def open_club(**settings: object) -> AsyncIterator[Club]:
        async with clocked(computer_pause=600, **settings) as here:
            await service(here).settings.change_guild(here.guild.id, turn_time=TURN)
            yield here

    return open_club


def service(here: Club):
    return here.bot.tree.context.service


async def table_of(here: Club) -> Table:
    [number] = await service(here).directory.not_closed()
    return await service(here).table(number)


def waited(people: list, table: Table):
    """Return the person whom the game waits for."""
    return next(person for person in people if person.id == table.seats[table.current_game.waiting_for[0]].user)


def mentions(here: Club) -> list[str]:
    return [m.content for m in here.channel.history() if m.content]


async def test_the_panel_says_until_when_and_discord_counts(timed) -> None:
    async with timed() as here:
        people = await seat(here, "Anna", "Ben")
        table = await table_of(here)
        due = int(here.env.now().timestamp()) + TURN
        assert abs(table.current_game.clocks[0].due - due) <= 5
        assert (
            f"⏳ {waited(people, table).display_name}'s turn ends <t:{table.current_game.clocks[0].due}:R>"
            in text_of(here.panel)
        )
        edits = [request for request in here.env.http_requests if request.method == "PATCH"]
        await here.env.advance_time(200)
        after = [request for request in here.env.http_requests if request.method == "PATCH"]
        assert after == edits, "no edit is needed for the time to pass"


async def test_the_reminder_comes_once_and_goes_with_the_move(timed) -> None:
    async with timed() as here:
        people = await seat(here, "Anna", "Ben")
        person = waited(people, await table_of(here))
        await here.env.advance_time(TURN / 2 - 20)
        assert not any("half of your turn time" in text for text in mentions(here))
        await here.env.advance_time(40)
        [reminder] = [m for m in here.channel.history() if "half of your turn time" in m.content]
        assert person.mention in reminder.content
        assert [user.id for user in reminder.mentions] == [person.id]
        assert f"/{here.panel.id}" in reminder.content, "a link to the table"
        await here.env.advance_time(100)
        assert len([text for text in mentions(here) if "half of your turn time" in text]) == 1
        while waited(people, await table_of(here)) is person:
            assert await move(here, people)
        assert not any("half of your turn time" in text for text in mentions(here))


async def test_who_does_not_come_is_sat_in_for_and_comes_back_by_the_panel(timed) -> None:
    async with timed() as here:
        people = await seat(here, "Anna", "Ben")
        person = waited(people, await table_of(here))
        other = next(each for each in people if each is not person)
        assert "I'm back" not in buttons(here.panel)
        await here.env.advance_time(TURN + 20)
        assert f"{person.display_name} (🤖 fills in)" in text_of(here.panel)
        assert "A computer player fills in for you" in text_of(here.dm(person))
        assert "No computer player is filling in for you" in await here.answer(other, here.panel, label="I'm back")
        await person.click(here.panel, label="I'm back")
        assert "fills in" not in text_of(here.panel)
        assert "I'm back" not in buttons(here.panel)
        assert "fills in for you" not in text_of(here.dm(person))
        assert moves(here.dm(person))


async def test_coming_back_from_the_hand(timed) -> None:
    async with timed() as here:
        people = await seat(here, "Anna", "Ben")
        person = waited(people, await table_of(here))
        await here.env.advance_time(TURN + 20)
        dm = here.dm(person)
        await press(person, dm, buttons(dm)["I'm back"])
        assert "your hand" in text_of(here.dm(person)), "the message stays a hand"
        assert "fills in" not in text_of(here.dm(person))
        assert "fills in" not in text_of(here.panel)
        await here.env.advance_time(TURN + 20)
        shown = await person.click(here.panel, label="My hand")
        await person.click(shown.response, label="I'm back")
        assert "fills in" not in text_of(here.panel)


async def test_coming_back_by_command_or_by_playing(timed) -> None:
    async with timed() as here:
        people = await seat(here, "Anna", "Ben")
        person = waited(people, await table_of(here))
        assert "No computer player is filling in for you" in reply(await person.slash(here.channel, "back"))
        assert len(here.env.errors) == 1
        await here.env.advance_time(TURN + 20)
        assert "You're playing for yourself again" in reply(await person.slash(here.channel, "back"))
        assert "fills in" not in text_of(here.panel)
        await here.env.advance_time(TURN + 20)
        assert f"{person.display_name} (🤖 fills in)" in text_of(here.panel)
        assert await move(here, [person])
        assert "fills in" not in text_of(here.panel)


async def test_a_wait_goes_on_after_a_restart(timed, make_bot) -> None:
    async with timed() as here:
        people = await seat(here, "Anna", "Ben")
        person = waited(people, await table_of(here))
        await here.env.advance_time(TURN / 2 + 20)
        await here.restart(make_bot(clock=here.env.now, computer_pause=600))
        await here.env.advance_time(TURN / 2 - 100)
        assert "fills in" not in text_of(here.panel)
        assert len([text for text in mentions(here) if "half of your turn time" in text]) == 1
        await here.env.advance_time(120)
        assert f"{person.display_name} (🤖 fills in)" in text_of(here.panel)
        assert [text for text in mentions(here) if "half of your turn time" in text] == [], "it goes with the wait"


async def test_in_quiet_hours_a_mention_makes_no_sound(timed) -> None:
    async with timed(mention_after=0) as here:
        people = await seat(here, "Anna", "Ben", start=False)
        minute = here.env.now().hour * 60 + here.env.now().minute
        quiet = QuietHours(start=minute, end=(minute + 120) % (24 * 60))
        await service(here).settings.change_user(people[0].id, quiet=quiet)
        await people[0].click(here.panel, label="Start")
        rings = set()
        for _ in range(12):
            for message in here.channel.history():
                rings |= {(user.id, not message.flags.silent) for user in message.mentions if message.content}
            await move(here, people)
        assert rings == {(people[0].id, False), (people[1].id, True)}


async def test_one_can_come_back_between_two_games(timed) -> None:
    async with timed() as here:
        people = await seat(here, "Anna", "Ben", "Cilli")
        gone = waited(people, await table_of(here))
        await here.env.advance_time(TURN + 5)
        first, second = (person for person in people if person is not gone)
        await first.click((await first.slash(here.channel, "end")).response, label="Yes")
        await second.click(here.panel, label="Agree")
        assert f"{gone.display_name} (🤖 fills in)" in text_of(here.panel)
        await gone.click(here.panel, label="I'm back")
        assert "fills in" not in text_of(here.panel)
        assert "I'm back" not in buttons(here.panel)
        assert "Start" in buttons(here.panel)


async def test_a_seat_that_was_left_can_be_taken_over(club) -> None:
    async with club(computer_pause=600) as here:
        _, ben = await seat(here, "Anna", "Ben")
        emil = here.person("Emil")
        assert "Take over a seat" not in buttons(here.panel)
        await leave(here, ben)
        await emil.click(here.panel, label="Take over a seat")
        assert emil.display_name in text_of(here.panel)
        assert "Take over a seat" not in buttons(here.panel)
        assert "your hand" in text_of(here.dm(emil))
        refused = await here.answer(ben, here.panel, label="My hand")
        assert "You're not at this table" in refused


async def deserted(here: Club) -> list:
    """Begin a game to which nobody comes, and let it pause."""
    people = await seat(here, "Anna", "Ben")
    for _ in range(12):
        await here.env.advance_time(TURN + 20)
    return people


async def test_a_game_that_nobody_comes_to_says_that_it_pauses(timed) -> None:
    async with timed() as here:
        people = await deserted(here)
        due = (await table_of(here)).current_game.pause.due
        assert "The game is paused because all players are away" in text_of(here.panel)
        assert f"<t:{due}:R>" in text_of(here.panel), "Discord counts by itself"
        assert "The game is paused" in text_of(here.dm(people[0]))
        assert "I'm back" in buttons(here.panel)
        before = await table_of(here)
        await here.env.advance_time(24 * 3600)
        assert await table_of(here) == before


@pytest.mark.parametrize("label", ["My hand", "More", "I'm back"])
async def test_any_press_goes_on_with_a_game_that_pauses(timed, label: str) -> None:
    async with timed() as here:
        _, ben = await deserted(here)
        stranger = here.person("Emil")
        await here.choose(stranger, "Slate")
        assert "The game is paused" in text_of(here.panel), "only those who sit there"
        await ben.click(here.panel, label=label)
        assert "The game is paused" not in text_of(here.panel)
        assert f"{ben.display_name} (🤖 fills in)" not in text_of(here.panel)
        assert (await table_of(here)).current_game.pause is None


async def test_a_command_goes_on_with_it_too(timed) -> None:
    async with timed() as here:
        _, ben = await deserted(here)
        await ben.slash(here.channel, "hand")
        assert "The game is paused" not in text_of(here.panel)


async def test_nobody_came_back_and_the_table_is_closed_also_after_a_restart(timed, make_bot) -> None:
    async with timed() as here:
        await service(here).settings.change_guild(here.guild.id, pause_days=1)
        await deserted(here)
        await here.restart(make_bot(clock=here.env.now, computer_pause=600))
        assert "The game is paused" in text_of(here.panel)
        await here.env.advance_time(24 * 3600)
        assert "The players stayed away too long, so the game has no result." in text_of(here.panel)
        assert buttons(here.panel) == {}
        assert not await service(here).directory.not_closed()
