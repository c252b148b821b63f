"""Planned tournaments as players see them: /evening plan, the list, and what opens or cancels it."""

from datetime import UTC, datetime, timedelta

from tests.cogs.test_host import refused
from tests.cogs.test_settings import keeper, open_settings
from tests.tables.watch import Watch
from tests.ui.club import Club, buttons, reply, text_of
from tests.ui.forms import send
from tests.ui.test_tournaments import comes, evening, more, service_of, shown

NOON = datetime(2026, 10, 20, 12, tzinfo=UTC)
OPENS = int(datetime(2026, 10, 21, 18, tzinfo=UTC).timestamp())
"""Eight in the evening in Vienna."""


async def until(here: Club, clock: Watch, moment: int) -> None:
    """Turn the clock on, and wait for all that is due."""
    clock.time = datetime.fromtimestamp(moment, UTC)
    await service_of(here).tournaments.run_due()
    await here.env.settle()


async def plan(here: Club, person, **options: object):
    """Plan an evening of Bieten for tomorrow at eight."""
    given = {"game": "bieten", "date": "2026-10-21", "time": "20:00"} | options
    return await person.slash(here.channel, "evening plan", **given)


async def in_vienna(here: Club) -> None:
    """Choose the server's time zone by a city."""
    manager = keeper(here)
    page = await open_settings(here, manager, "More settings")
    changed = await send(manager, await manager.click(page, label="Time zone"), zone="Wien")
    assert "Time zone: Europe/Vienna" in reply(changed)


async def test_from_the_plan_to_the_open_list(club) -> None:
    clock = Watch(NOON)
    async with club(clock=clock, mention_after=0) as here:
        anna, ben, cilli, dora = (here.person(name) for name in ("Anna", "Ben", "Cilli", "Dora"))
        assert "A server manager can choose one in /settings" in await refused(
            here, anna, "evening plan", game="bieten", date="2026-10-21", time="20:00"
        )
        await in_vienna(here)
        days = await anna.autocomplete(here.channel, "evening plan", "date", "oct 21", game="bieten")
        assert [(each["name"], each["value"]) for each in days] == [("Wed, Oct 21 · 2026-10-21", "2026-10-21")]
        await plan(here, anna, weekly=True, remind=60, places=3)
        text = shown(here)
        assert f"Planned for <t:{OPENS}:F>, <t:{OPENS}:R>" in text
        assert "You can join now." in text
        assert "Every week at this time" in text
        rules = text_of(await more(here, anna))
        assert "3 places" in rules
        assert f"Reminder at <t:{OPENS - 3600}:t>" in rules
        assert list(buttons(evening(here))) == ["Join", "Leave", "More"]
        [event] = await here.bot.get_guild(here.guild.id).fetch_scheduled_events()
        assert int(event.start_time.timestamp()) == OPENS
        for person in (ben, cilli):
            await person.click(evening(here), label="Join")
        assert "number 1 on the waiting list" in await here.answer(dora, evening(here), label="Join")
        assert f"Waiting for a place: {dora.display_name}" in shown(here)
        await ben.click(evening(here), label="Leave")
        await comes(here, lambda: here.pings[-1:] != [])
        assert here.pings[-1].content == f"Tournament 1: {dora.mention} has a place now."
        await until(here, clock, OPENS - 3600)
        await comes(here, lambda: len(here.pings) == 2)
        reminder = here.pings[-1].content
        assert reminder.startswith(f"Tournament 1 opens <t:{OPENS}:R>.")
        assert all(person.mention in reminder for person in (anna, cilli, dora))
        await until(here, clock, OPENS)
        await comes(here, lambda: len(here.pings) == 3)
        assert "The list is open: 3 people so far" in shown(here)
        assert list(buttons(evening(here))) == ["Join", "Leave", "Start", "More"]
        assert "The list for a tournament of Bieten is open" in here.pings[-1].content
        next_week = next(m for m in here.channel.history() if "### Tournament 2" in text_of(m))
        assert f"Planned for <t:{OPENS + 7 * 24 * 3600 + 3600}:F>" in text_of(next_week), "the clocks have changed"
        await anna.slash(here.channel, "evening show")
        assert "Tournament 1" in shown(here), "the open one comes before the planned one"
        page = (await anna.click(next_week, label="More")).response
        asked = await anna.click(page, label="Cancel tournament")
        assert list(buttons(asked.response)) == ["Only this one", "Cancel all"]
        assert "Only this tournament" in await here.answer(anna, asked.response, label="Only this one")
        await comes(here, lambda: "### Tournament 3" in shown(here))


async def test_a_plan_without_a_channel_is_cancelled_and_the_organiser_reads_why(club) -> None:
    clock = Watch(NOON)
    async with club(clock=clock) as here:
        anna = here.person("Anna")
        page = (await anna.slash(here.channel, "preferences")).response
        await send(anna, await anna.click(page, label="Quiet hours"), start="23:00", end="7:00", zone="Vienna")
        assert "The day" not in reply(await plan(here, anna, date="21.10.", time="20"))
        assert f"<t:{OPENS}:F>" in shown(here), "the organiser's own time zone"
        here.env.backend.delete_channel(here.channel.id)
        await until(here, clock, OPENS)
        await comes(here, lambda: here.dm(anna) is not None)
        assert "its channel was deleted" in here.dm(anna).content
        assert (await service_of(here).tournaments.get(1)).status == "closed"


async def test_a_missed_plan_is_cancelled_with_a_notice_after_a_restart(club, make_bot) -> None:
    clock = Watch(NOON)
    async with club(clock=clock) as here:
        anna = here.person("Anna")
        await in_vienna(here)
        await plan(here, anna, weekly=True)
        clock.time += timedelta(days=2)
        await here.restart(make_bot(clock=clock))
        await until(here, clock, clock.now)
        await comes(here, lambda: here.pings != [])
        notice = here.pings[-1].content
        assert notice.startswith(f"Tournament 1 was planned for <t:{OPENS}:F>, but I couldn't open its list in time.")
        assert f"The next one is tournament 2, <t:{OPENS + 7 * 24 * 3600 + 3600}:F>." in notice


async def test_days_and_times_that_nobody_can_read(club) -> None:
    async with club(clock=Watch(NOON)) as here:
        anna = here.person("Anna")
        await in_vienna(here)
        wrong = {
            "31.2.": "is not a day. Write it as 2026-10-20",
            "2026-10-19": f"<t:{OPENS - 2 * 24 * 3600}:F> is in the past",
        }
        for day, why in wrong.items():
            answer = await refused(here, anna, "evening plan", game="bieten", date=day, time="20:00")
            assert why in answer
            assert "\\<" not in answer, "Discord shows an escaped moment as typed"
        answer = await refused(here, anna, "evening plan", game="bieten", date="2026-10-21", time="8 pm")
        assert "is not a time of day" in answer


async def test_one_tournament_too_many_is_refused_with_a_list_of_the_others(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        for _ in range(5):
            await anna.slash(here.channel, "evening open", game="bieten")
        answer = await refused(here, anna, "evening open", game="bieten")
        assert f"tournaments: 5 (<#{here.channel.id}>), 4 (<#{here.channel.id}>)" in answer
