"""Refusals of the same kind replace each other, and the next successful press removes them."""

from bot.errors import Conflict
from tests.ui.club import reply, seat


def deleted(here) -> int:
    return sum(r.method == "DELETE" for r in here.env.http_requests)


def refusals(here, person):
    """Return the private texts that a person can still read; the text of a menu is in its components."""
    return [m.content for m in here.channel.history(viewer=person) if m.flags.ephemeral and m.content]


async def test_five_times_the_same_leave_one_refusal(club) -> None:
    async with club() as here:
        await seat(here, "Anna", "Ben", target=31)
        cilli = here.person("Cilli")
        answers = [await cilli.click(here.panel, label="My hand") for _ in range(5)]
        texts = [reply(answer) for answer in answers]
        assert texts[-1]
        assert refusals(here, cilli) == [texts[-1]]
        assert deleted(here) == 4


async def test_the_next_press_that_succeeds_removes_the_presser_s_refusals_only(club) -> None:
    async with club() as here:
        await seat(here, "Anna", "Ben", target=31)
        cilli, dora = here.person("Cilli"), here.person("Dora")
        for person in (cilli, dora):
            await person.click(here.panel, label="My hand")
        assert deleted(here) == 0
        await cilli.click(here.panel, label="More")
        assert deleted(here) == 1
        assert [len(refusals(here, person)) for person in (cilli, dora)] == [0, 1]
        await cilli.click(here.panel, label="More")
        assert deleted(here) == 1


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
