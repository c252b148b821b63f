"""Lucky words: asked for in a form, shown as they were typed, taken away by host and managers."""

import re

import discord

from tests.ui.club import Club, buttons, leave, move, reply, seat, text_of
from tests.ui.forms import fields, send


async def give(here: Club, person, word: str):
    """Give a word for the game to come at the newest table."""
    return await send(person, await here.choose(person, "Lucky word"), word=word)


async def lucky(here: Club) -> str:
    """Return the line with every user's words on the page of details; "" if there is none."""
    details = await here.details(here.person("Franz"))
    return next((line for line in details.split("\n") if "Lucky words" in line), "")


async def promised(here: Club, which: str = "Promise of the shuffle") -> str:
    """Return the whole promise of the game, from the page of details."""
    found = re.search(rf"{which}: `(\w{{64}})`", await here.details(here.person("Franz")))
    assert found
    return found[1]


async def test_a_word_is_shown_as_it_was_typed_and_is_no_mention_link_or_emoji(club) -> None:
    async with club() as here:
        anna, ben = await seat(here, "Anna", "Ben", start=False)
        await give(here, anna, "@everyone <@1> <#2> <:a:3>")
        await give(here, ben, "[x](https://example.org) **")
        line = await lucky(here)
        assert "@everyone" not in line
        assert "\\<@" in line.replace("\u200b", "")
        assert "\\<#2>" in line
        assert "\\<:a:3>" in line
        assert "://" not in line.replace("\\://", "")
        assert "\\*\\*" in line
        await give(here, ben, "")
        assert ben.display_name not in await lucky(here), "an empty form takes it back"


async def test_what_nobody_can_type_is_left_out_of_a_word(club) -> None:
    """One of the databases refuses it, the other one keeps it."""
    async with club() as here:
        (anna,) = await seat(here, "Anna", start=False)
        await give(here, anna, "glu\0eck")
        assert "glueck" in await lucky(here)


async def test_a_word_that_can_be_none_is_refused_in_words(club) -> None:
    async with club() as here:
        (anna,) = await seat(here, "Anna", start=False)
        assert "1 to 32 characters" in reply(await give(here, anna, "x" * 33))
        assert "hidden characters" in reply(await give(here, anna, "a\u200bb"))
        assert not await lucky(here)


async def test_the_word_stays_that_of_whoever_gave_it_when_somebody_else_sits_there(club) -> None:
    async with club() as here:
        anna, ben, _ = people = await seat(here, "Anna", "Ben", "Cilli", start=False)
        await give(here, ben, "Mond")
        await anna.click(here.panel, label="Start")
        assert f"{ben.display_name} “Mond”" in text_of(here.panel)
        await leave(here, ben)
        dora = here.person("Dora")
        await dora.click(here.panel, label="Take over a seat")
        assert f"{ben.display_name} “Mond”" in await lucky(here)
        assert dora.display_name not in await lucky(here)
        assert len(people) == 3


async def test_words_go_with_who_leaves_the_lobby_and_with_the_game(club) -> None:
    async with club() as here:
        anna, ben = people = await seat(here, "Anna", "Ben", start=False, target=5)
        await give(here, ben, "Mond")
        await here.choose(ben, "Leave")
        assert not await lucky(here)
        await ben.click(here.panel, label="Join")
        assert not await lucky(here)
        await give(here, ben, "Stern")
        await anna.click(here.panel, label="Start")
        assert "“Stern”" in await lucky(here)
        while await move(here, people):
            pass
        following = await promised(here, "Promise of the next game")
        assert (await here.details(ben)).count("“Stern”") == 1, (
            "shown with the game that is over, not with the next one"
        )
        await give(here, anna, "Sonne")
        await ben.click(here.panel, label="Rematch")
        assert following == await promised(here)
        assert following[:20] in text_of(here.panel)
        assert "“Sonne”" in await lucky(here)
        assert "“Stern”" not in await lucky(here)


async def test_the_host_takes_a_word_away_and_others_are_not_asked(club) -> None:
    async with club() as here:
        anna, ben = await seat(here, "Anna", "Ben", start=False)
        await give(here, ben, "pfui")
        assert "remove" not in fields(await here.choose(ben, "Lucky word"))
        await send(anna, await here.choose(anna, "Lucky word"), remove=str(ben.id), word="schön")
        assert "pfui" not in await lucky(here)
        assert f"{anna.display_name} “schön”" in await lucky(here)


async def test_who_manages_the_server_needs_no_seat_to_take_a_word_away(club) -> None:
    async with club() as here:
        (anna,) = await seat(here, "Anna", start=False)
        role = here.guild.create_role("keepers", permissions=discord.Permissions(manage_guild=True))
        olga = here.guild.add_member(here.env.create_user("olga", global_name="Olga"), roles=[role])
        assert "Lucky word" not in buttons(await here.more(olga)), "there is no word to take away, and no seat"
        await give(here, anna, "pfui")
        await send(olga, await here.choose(olga, "Lucky word"), remove=str(anna.id))
        assert not await lucky(here)
        emil = here.person("Emil")
        assert "Lucky word" not in buttons(await here.more(emil))


async def test_a_form_that_was_open_at_the_start_comes_too_late(club) -> None:
    async with club() as here:
        anna, ben = await seat(here, "Anna", "Ben", start=False)
        form = await here.choose(ben, "Lucky word")
        await anna.click(here.panel, label="Start")
        await send(ben, form, word="spät")
        assert "spät" not in text_of(here.panel)
        table = await here.bot.tree.context.service.table(1)
        assert table.lucky_words == ()


async def test_start_is_one_press_and_no_word_is_needed(club) -> None:
    async with club() as here:
        (anna,) = await seat(here, "Anna", computers=1, start=False)
        promise = await promised(here)
        assert f"`{promise[:20]}…`" in text_of(here.panel)
        await anna.click(here.panel, label="Start")
        assert "My hand" in buttons(here.panel)
        assert f"`{promise[:20]}…`" in text_of(here.panel)
        assert not await lucky(here)


async def test_a_promise_that_is_not_whole_is_refused_instead_of_called_wrong(club) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben", target=5)
        promise = await promised(here)
        while await move(here, people):
            pass
        short = reply(await people[0].slash(here.channel, "verify", number=1, promise=promise[:12] + "…"))
        assert "A promise has 64 characters" in short
        assert "NOT" not in short
        assert len(here.env.errors) == 1
        whole = reply(await people[0].slash(here.channel, "verify", number=1, promise=f" {promise.upper()} "))
        assert "it holds" in whole
