"""A decision tried again, from the coach: a table of one's own against computers, which counts nowhere."""

import re

from tests.cogs.test_coach import played, whole
from tests.ui.club import buttons, moves, reply, text_of


async def test_one_plays_on_from_there_against_computers(club) -> None:
    async with club() as here:
        anna, _ = await played(here)
        page = await whole(here, anna)
        await anna.click(page, label="Decision 1")
        moment = re.search(r"[Dd]eal (\d+), move (\d+)", text_of(page))
        assert moment
        opened = await anna.click(page, label="Try again")
        said = f"Your practice table: game 1 from move {moment[2]}, you against computers."
        assert said in reply(opened)
        assert "It is not rated and has no result." in reply(opened)
        panel = text_of(here.panel)
        assert f"practice from game 1, move {moment[2]}: not rated, no result" in await here.details(anna)
        assert "🤖" in panel
        assert "Ben" not in panel
        assert moves(here.dm(anna)) or "Rematch" in buttons(here.panel), "it is her turn to decide"


async def test_the_reason_is_a_sentence(club) -> None:
    async with club() as here:
        anna, _ = await played(here)
        page = await whole(here, anna)
        await anna.click(page, label="Decision 1")
        assert re.search(r"^💬 .+\.$", text_of(page), re.MULTILINE)
