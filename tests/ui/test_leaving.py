"""Leaving in mid-game is asked first, who takes over helps out, and a server may let nobody new in."""

from tests.cogs.test_settings import keeper, open_settings
from tests.ui.club import buttons, leave, move, reply, seat, text_of


async def test_who_leaves_in_mid_game_is_asked_first(club) -> None:
    async with club() as here:
        anna, ben, cilli = await seat(here, "Anna", "Ben", "Cilli", start=False, target=5)
        await anna.click(here.panel, label="Start")
        asked = await ben.slash(here.channel, "leave")
        assert asked.ephemeral, "nobody else sees it"
        assert "and you lose the game" in reply(asked)
        assert ben.display_name in text_of(here.panel), "nothing has happened yet"
        await ben.click(asked.response, label="Yes")
        assert "You have left table 1" in text_of(asked.response)
        assert "🤖" in text_of(here.panel)
        while await move(here, [anna, cilli]):
            pass
        board = reply(await anna.slash(here.channel, "leaderboard", game="bieten"))
        assert f"{ben.display_name} · one game · won 0 · lost 1" in board
        assert board.count("one game") == 3


async def test_a_game_whose_second_person_left_at_once_is_on_no_leaderboard(club) -> None:
    async with club() as here:
        anna, ben = await seat(here, "Anna", "Ben", start=False, target=5)
        await anna.click(here.panel, label="Start")
        await leave(here, ben)
        while await move(here, [anna]):
            pass
        assert "one game" not in reply(await anna.slash(here.channel, "leaderboard", game="bieten"))


async def test_who_helps_out_is_told_and_leaves_without_loss(club) -> None:
    async with club(computer_pause=600) as here:
        _, ben, _ = await seat(here, "Anna", "Ben", "Cilli")
        emil = here.person("Emil")
        await leave(here, ben)
        assert "help out" in reply(await emil.slash(here.channel, "join", table=1))
        asked = await emil.slash(here.channel, "leave")
        assert "doesn't count for you" in reply(asked)


async def test_the_last_person_is_told_that_the_table_closes(club) -> None:
    async with club(computer_pause=600) as here:
        (anna,) = await seat(here, "Anna", computers=2)
        asked = await anna.slash(here.channel, "leave")
        assert "the table is closed" in reply(asked)
        await anna.click(asked.response, label="Yes")
        assert not buttons(here.panel, enabled=False)


async def test_a_server_may_let_nobody_new_into_running_games(club) -> None:
    async with club(computer_pause=600) as here:
        _, ben, _ = await seat(here, "Anna", "Ben", "Cilli")
        olga, emil = keeper(here), here.person("Emil")
        page = await open_settings(here, olga, "Tables")
        assert "New players in running games: can take over a seat" in text_of(page)
        await olga.click(page, label="Keep new players out")
        assert "**New players in running games: have to wait** (before: can take over a seat)" in text_of(page)
        await leave(here, ben)
        assert "new players can't take over" in await here.answer(emil, here.panel, label="Take over a seat")
        assert emil.display_name not in text_of(here.panel)
        await ben.click(here.panel, label="Take over a seat")
        assert ben.display_name in text_of(here.panel), "who has left it is not new"
        await leave(here, ben)
        await olga.click(page, label="Let new players in")
        assert "Keep new players out" in buttons(page)
        await emil.click(here.panel, label="Take over a seat")
        assert emil.display_name in text_of(here.panel)
