"""Names in everything that users read: whose they are, where they are known, and what hides in them."""

import asyncio
import json
import math
import time

import discord
import pytest

from bot.render import isolated
from bot.ui.discord.names import CACHE_SIZE, MAX_LOOKUPS, NameCache
from tests.ui.club import components, move, raw_text_of, reply, seat, text_of

OVERRIDE = "\u202e"


def people(club):
    return club.bot.tree.context.people


def keep_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep names for good: the simulated bot's clock starts at 0, a test's with the machine, maybe days ago."""
    monkeypatch.setattr("bot.ui.discord.names.DAY_SECONDS", math.inf)


async def test_a_panel_has_names_and_no_mention(club) -> None:
    async with club() as here:
        await seat(here, "Anna", "Ben", "Cilli")
        text = raw_text_of(here.panel)
        assert "<@" not in text
        assert all(isolated(name) in text for name in ("Anna", "Ben", "Cilli"))


async def test_a_nasty_name_changes_nothing_around_it(club) -> None:
    async with club() as here:
        await seat(here, f"{OVERRIDE}**Anna**", "אבג", "@everyone")
        text = raw_text_of(here.panel)
        assert OVERRIDE not in text
        assert isolated(r"\*\*Anna\*\*") in text
        assert isolated("אבג") in text
        assert "@everyone" not in text
        assert here.panel.mentions == []


async def test_two_of_one_name_are_told_apart_at_the_table_and_in_its_record(club) -> None:
    async with club() as here:
        one, other = here.person("Anna"), here.guild.add_member(here.env.create_user("anna2", global_name="anna"))
        await one.slash(here.channel, "play", game="bieten", target=5)
        await other.click(here.panel, label="Join")
        assert "Anna (1)" in text_of(here.panel)
        assert "anna (2)" in text_of(here.panel)
        await one.click(here.panel, label="Start")
        while await move(here, [one, other]):
            pass
        shown = await one.slash(here.channel, "replay", number=1)
        words = reply(await one.click(shown.response, label="In words"))
        assert "At the table: Anna (1) and anna (2)." in words


async def test_a_person_who_is_called_like_a_computer_stays_a_person(club) -> None:
    async with club() as here:
        person = here.person("computer 2")
        await person.slash(here.channel, "play", game="bieten", target=5)
        await here.choose(person, "Add computer")
        await person.click(here.panel, label="Start")
        while await move(here, [person]):
            pass
        shown = await person.slash(here.channel, "replay", number=1)
        assert "computer 2 (1)" in text_of(shown.response)
        words = await person.click(shown.response, label="In words")
        assert "computer 2 (1)" in reply(words)
        [file] = [file for file in words.response.attachments if file.filename.endswith(".jsonl")]
        header = json.loads((await file.read()).split(b"\n")[0])
        assert header["players"] == ["computer 2 (1)", "computer 1"]


async def test_the_name_of_one_server_stays_there(club, monkeypatch: pytest.MonkeyPatch) -> None:
    keep_names(monkeypatch)
    async with club() as here:
        anna, ben = await seat(here, "Anna", "Ben", start=False)
        known = people(here)
        known.names.put(anna.id, here.guild.id, "Nanni")
        known.names.put(ben.id, here.guild.id + 1, "Benjamin of elsewhere")
        await anna.click(here.panel, label="Start")
        known.names.put(anna.id, here.guild.id, "Nanni")
        assert known.name(anna.id, here.guild.id) == "Nanni"
        assert known.name(anna.id, None) == "Anna"
        assert known.name(ben.id, here.guild.id) == "Ben"
        sent = "\n".join(text_of(message) for person in (anna, ben) for message in person.user.dm_channel.history())
        assert "Nanni" not in sent
        assert "elsewhere" not in sent + text_of(here.panel)


async def test_after_a_restart_unknown_people_are_looked_up(club, make_bot) -> None:
    async with club() as here:
        anna, _ = await seat(here, "Anna", "Ben", start=False)
        await here.restart(make_bot())
        await anna.slash(here.channel, "table")
        assert "Ben" in text_of(here.panel)
        assert "<@" not in raw_text_of(here.panel)


async def test_a_panel_that_was_drawn_without_a_name_gets_it(club, make_bot) -> None:
    async with club() as here:
        anna, *_ = await seat(here, "Anna", "Ben", "Cilli", start=False)
        await here.restart(make_bot())
        await here.choose(anna, "Leave")
        await here.env.settle()
        assert "Cilli" in text_of(here.panel)
        assert "<@" not in raw_text_of(here.panel)


async def test_who_cannot_be_looked_up_is_mentioned_and_not_asked_for_again(club, monkeypatch) -> None:
    async with club() as here:
        context = here.bot.tree.context
        asked: list[int] = []

        async def nobody(user: int) -> discord.User:
            asked.append(user)
            raise TimeoutError

        monkeypatch.setattr(here.bot, "fetch_user", nobody)
        assert not await context.lookups.learn([77], None)
        assert not await context.lookups.learn([77], None)
        assert asked == [77]
        assert people(here).name(77, None) is None


class Page:
    """A message that counts as drawn again when it is asked to."""

    def __init__(self) -> None:
        self.redrawn = asyncio.Event()

    def redraw(self) -> None:
        self.redrawn.set()


async def test_a_name_found_just_after_a_message_was_drawn_is_edited_in(club) -> None:
    async with club() as here:
        context, page = here.bot.tree.context, Page()
        context.lookups.follow(page, [77], None)
        context.people.names.put(77, None, "Anna")  # by another look-up, before this one begins
        async with asyncio.timeout(5):
            await page.redrawn.wait()


async def test_ten_are_looked_up_for_a_message(club) -> None:
    async with club() as here:
        strangers = [here.person(f"Person {number}") for number in range(14)]
        context = here.bot.tree.context
        assert await context.lookups.learn([person.id for person in strangers], here.guild.id)
        known = [person for person in strangers if people(here).name(person.id, here.guild.id)]
        assert known == strangers[:MAX_LOOKUPS]


async def test_deleting_takes_the_names_and_so_does_leaving_a_server(club, monkeypatch: pytest.MonkeyPatch) -> None:
    keep_names(monkeypatch)
    async with club() as here:
        anna, ben = here.person("Anna"), here.person("Ben")
        await ben.slash(here.channel, "help")
        asked = await anna.slash(here.channel, "privacy delete")
        await anna.click(asked.response, label="Delete everything")
        known = people(here)
        assert known.name(anna.id, here.guild.id) is None
        assert known.name(ben.id, here.guild.id) == "Ben"
        known.names.forget_server(here.guild.id)
        assert not known.names.has(ben.id, here.guild.id)


def test_names_are_kept_for_a_day_and_never_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    names = NameCache()
    names.put(1, 5, "Anna")
    now[0] = 23 * 3600
    assert names.name(1, 5) == "Anna"
    now[0] = 25 * 3600
    assert names.name(1, 5) is None
    for user in range(CACHE_SIZE + 50):
        names.put(user, 5, "x")
    assert sum(names.has(user, 5) for user in range(CACHE_SIZE + 50)) == CACHE_SIZE


async def test_buttons_and_lists_have_isolated_names(club) -> None:
    async with club() as here:
        anna, _ = await seat(here, "Anna", "אבג", start=False)
        page = await here.choose(anna, "Seats")
        options = [o["label"] for c in components(page.response) for o in c.get("options", ())]
        assert any(isolated("אבג") in option for option in options)
