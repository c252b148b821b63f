"""Refusals of the same kind replace each other: who presses a wrong thing five times reads one sentence."""

from bot.errors import Conflict
from tests.ui.club import reply, seat


def deleted(here) -> int:
    return sum(r.method == "DELETE" for r in here.env.http_requests)


async def test_five_times_the_same_leave_one_refusal(club) -> None:
    async with club() as here:
        await seat(here, "Anna", "Ben", target=31)
        cilli = here.person("Cilli")
        answers = [await cilli.click(here.panel, label="My hand") for _ in range(5)]
        texts = [reply(answer) for answer in answers]
        assert texts[-1]
        left = [m for m in here.channel.history(viewer=cilli) if m.flags.ephemeral]
        assert [message.content for message in left] == [texts[-1]]
        assert deleted(here) == 4


async def test_another_kind_or_another_person_stands_beside_it(club) -> None:
    async with club() as here:
        anna, _ = await seat(here, "Anna", "Ben", target=31)
        cilli, dora = here.person("Cilli"), here.person("Dora")
        await cilli.click(here.panel, label="My hand")
        await dora.click(here.panel, label="My hand")
        await anna.slash(here.channel, "start")
        assert [type(error.__cause__) for error in here.env.errors] == [Conflict]
        assert deleted(here) == 0


async def test_long_after_nothing_is_tried(club) -> None:
    async with club() as here:
        await seat(here, "Anna", "Ben", target=31)
        cilli = here.person("Cilli")
        await cilli.click(here.panel, label="My hand")
        await here.env.advance_time(15 * 60)
        await cilli.click(here.panel, label="My hand")
        assert deleted(here) == 0
