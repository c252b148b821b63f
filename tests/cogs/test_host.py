"""Hosts, votes and closing on Discord: questions before, buttons for every user, and who may do what."""

import discord

from tests.ui.club import Club, buttons, components, moves, reply, seat, text_of


async def refused(here: Club, person, name: str, **options: object) -> str:
    """Give a command that is refused; return why."""
    before = len(here.env.errors)
    result = await person.slash(here.channel, name, **options)
    assert len(here.env.errors) == before + 1
    return reply(result)


async def test_a_game_ends_when_everybody_agrees(club) -> None:
    async with club() as here:
        anna, ben, cilli = await seat(here, "Anna", "Ben", "Cilli")
        game = here.panel
        asked = await anna.slash(here.channel, "end")
        assert "Ask everyone at table" in text_of(asked.response)
        assert "Agree" not in buttons(here.panel), "nothing has happened yet"
        await anna.click(asked.response, label="Yes")
        text = text_of(here.panel)
        assert f"{anna.display_name} asks to end this game" in text
        assert f"{ben.display_name} and {cilli.display_name}" in text
        assert "already agreed" in await here.answer(anna, here.panel, label="Agree")
        eve = here.person("Eve")
        assert "You're not at this table" in await here.answer(eve, here.panel, label="Agree")
        await ben.click(here.panel, label="Agree")
        await cilli.click(here.panel, label="Agree")
        assert here.panel.id != game.id
        assert {"Start", "More"} <= set(buttons(here.panel))
        left = next(m for m in here.channel.history() if m.id == game.id)
        assert not buttons(left, enabled=False)
        assert "All players agreed to end the game, so it has no result." in text_of(left)
        assert not any(moves(here.dm(person)) for person in (anna, ben, cilli))
        assert "no finished game" in await refused(here, anna, "replay", number=1)


async def test_one_who_wants_to_play_on_is_enough(club) -> None:
    async with club() as here:
        anna, ben = await seat(here, "Anna", "Ben")
        asked = await anna.slash(here.channel, "end")
        await anna.click(asked.response, label="Yes")
        old = here.panel
        await ben.click(here.panel, label="Refuse")
        assert "Play on" not in buttons(here.panel)
        assert here.panel.id == old.id
        assert "asks to end" not in text_of(here.panel)


async def test_the_only_person_ends_the_game_at_once(club) -> None:
    async with club(computer_pause=600) as here:
        (anna,) = await seat(here, "Anna", computers=2)
        asked = await anna.slash(here.channel, "end")
        assert "has ended without a result" in reply(await anna.click(asked.response, label="Yes"))
        assert "Start" in buttons(here.panel)


async def test_the_host_hands_over_and_sends_away(club) -> None:
    async with club() as here:
        anna, ben, cilli = await seat(here, "Anna", "Ben", "Cilli", start=False)
        assert "Only the host" in await refused(here, ben, "kick", player=cilli)
        assert "use /leave" in await refused(here, anna, "kick", player=anna)
        await anna.slash(here.channel, "host", player=ben)
        assert f"{ben.display_name} 👑" in text_of(here.panel)
        await ben.slash(here.channel, "kick", player=cilli)
        assert cilli.display_name not in text_of(here.panel)
        assert "not at this table" in await refused(here, ben, "host", player=cilli)
        await ben.click(here.panel, label="Start")
        assert "during a game" in await refused(here, ben, "kick", player=anna)
        assert "/end" in await refused(here, ben, "close")


async def test_the_host_closes_a_lobby(club) -> None:
    async with club() as here:
        anna, ben = await seat(here, "Anna", "Ben", start=False)
        assert "Only the host" in await refused(here, ben, "close")
        assert "Table 1 is closed" in reply(await anna.slash(here.channel, "close"))
        assert "This table is closed" in text_of(here.panel)


async def test_who_moderates_closes_a_game_in_play_after_a_question(club) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben")
        assert "You're not at this table" in await refused(here, here.person("Emil"), "close", table=1)
        role = here.guild.create_role("Moderators", permissions=discord.Permissions(manage_messages=True))
        eve = here.guild.add_member(here.env.create_user("eve", global_name="Eve"), roles=[role])
        asked = await eve.slash(here.channel, "close", table=1)
        assert "Close the table anyway?" in text_of(asked.response)
        assert buttons(here.panel), "nothing has happened yet"
        assert "Table 1 is closed" in reply(await eve.click(asked.response, label="Yes"))
        assert not any(moves(here.dm(person)) for person in people)
        panel = next(m for m in reversed(here.channel.history()) if components(m))
        assert not buttons(panel)
        assert "no finished game" in await refused(here, people[0], "replay", number=1)
