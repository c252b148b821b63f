"""Why a computer player did what it did: asked in the replay of a finished game, the same whenever it is asked."""

import re

from tests.cogs.test_replay import play_out
from tests.ui.club import Club, buttons, seat, text_of

ROW = re.compile(r"^` *\d+%` ` *(0\.0|[+\N{MINUS SIGN}]\d+\.\d)` .+$", re.MULTILINE)
CHOICE = re.compile(r"^` *\d+%` `[^`]+` \*\*.+\*\*$", re.MULTILINE)


async def asked_of_the_first(here: Club, anna, number: int = 1):
    """Return a replay at the first move of which one may ask."""
    page = (await anna.slash(here.channel, "replay", number=number)).response
    while "Why?" not in buttons(page):
        await anna.click(page, label="Next")
    return page


async def test_a_computers_move_is_explained_and_a_persons_is_not(club) -> None:
    async with club() as here:
        (anna,) = await seat(here, "Anna", computers=1, target=5)
        await play_out(here, [anna])
        page = (await anna.slash(here.channel, "replay", number=1)).response
        asked = weighed = 0
        while "Next" in buttons(page) and weighed < 3:
            await anna.click(page, label="Next")
            if "Why?" not in buttons(page):
                continue
            before = text_of(page)
            assert "**🤖 " in before
            await anna.click(page, label="Why?")
            why = text_of(page)
            assert (
                "Reconstructed: calculated again from what that seat could know then, by a computer of its level"
                in why
            )
            assert "(club player)" in why
            assert "Why?" not in buttons(page)
            asked += 1
            if rows := ROW.findall(why):
                weighed += 1
                assert "0.0" in rows, "the rule of thumb's choice has no margin over itself"
                assert len(CHOICE.findall(why)) == 1, "what was done stands out"
            await anna.click(page, label="Previous")
            await anna.click(page, label="Next")
            assert text_of(page) == before
            await anna.click(page, label="Why?")
            assert text_of(page) == why, "the same whenever it is asked"
        assert asked >= weighed == 3


async def test_who_sits_in_has_played_as_well_as_it_can(club) -> None:
    async with club() as here:
        anna, ben = await seat(here, "Anna", "Ben", target=5)
        asked = await ben.slash(here.channel, "leave")
        await ben.click(asked.response, label="Yes")
        await play_out(here, [anna])
        page = await asked_of_the_first(here, anna)
        await anna.click(page, label="Why?")
        assert "by a computer of its level (master)" in text_of(page)


async def test_of_a_game_whose_levels_nobody_kept_the_strongest_is_asked(club) -> None:
    async with club() as here:
        (anna,) = await seat(here, "Anna", computers=1, target=5)
        await play_out(here, [anna])
        database = here.bot.tree.context.service._database
        await database.write(lambda db: db.execute("UPDATE games SET levels = NULL").rowcount)
        page = await asked_of_the_first(here, anna)
        await anna.click(page, label="Why?")
        assert "its level (unknown, so the strongest)" in text_of(page)
