"""A person's own preferences: the page and its forms, and everything that is drawn and sent by them."""

import re
import tomllib
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

import discord
import pytest

from bot.i18n.zones import CITIES, zones_of
from bot.ui.layout.message import EMOJI
from cogs.parameters import find_zone
from tests.cogs.test_settings import open_settings
from tests.ui.club import Club, buttons, components, move, moves, reply, text_of
from tests.ui.conftest import CATALOGS
from tests.ui.forms import fields, preset, send


async def change(here: Club, person, **changes: Any):
    """Change preferences with the first form; return the page."""
    page = (await person.slash(here.channel, "preferences")).response
    await send(person, await person.click(page, label="Change"), **changes)
    return page


def labels(message: Any) -> list[str]:
    """Return the words on everything that can be pressed or chosen."""
    every = components(message)
    return [c["label"] for c in every if "label" in c] + [o["label"] for c in every for o in c.get("options", ())]


def dms(person) -> list[Any]:
    """Return the messages that the bot has sent a user."""
    return person.user.dm_channel.history()


async def test_the_page_shows_what_was_chosen_and_keeps_it(club, make_bot) -> None:
    async with club() as here:
        anna = here.person("Anna")
        shown = await anna.slash(here.channel, "preferences")
        assert shown.ephemeral
        assert "Your cards: by direct message and by “My hand”" in reply(shown)
        assert "Card display: as pictures and emojis" in reply(shown)
        form = await anna.click(shown.response, label="Change")
        assert {name: preset(field) for name, field in fields(form).items()} == {
            "language": ["-"],
            "hand": ["both"],
            "told": ["mentions", "reminders", "invitations"],
            "cards": [],
            "colours": ["four"],
        }
        await send(anna, form, language="sv", hand="here", told=["reminders"], cards=["names"], colours="two")
        assert "Svenska" in text_of(shown.response)
        await here.restart(make_bot())
        form = await anna.click((await anna.slash(here.channel, "preferences")).response, custom_id="t1:0:0:@mine")
        assert {name: preset(field) for name, field in fields(form).items()} == {
            "language": ["sv"],
            "hand": ["here"],
            "told": ["reminders"],
            "cards": ["names"],
            "colours": ["two"],
        }


async def test_it_works_in_a_direct_message(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        page = (await anna.user.slash("preferences")).response
        form = await anna.user.click(page, label="Quiet hours")
        await anna.user.submit_modal(form, {"start": "22:00", "end": "7", "zone": "vienna"})
        assert "22:00 to 07:00, Europe/Vienna" in text_of(page)
        form = await anna.user.click(page, label="Quiet hours")
        assert [preset(field) for field in fields(form).values()] == [["22:00"], ["07:00"], ["Europe/Vienna"]]
        await anna.user.submit_modal(form, {"start": "", "end": ""})
        assert "Quiet hours: none" in text_of(page)


@pytest.mark.parametrize(
    ("city", "zone"),
    [
        ("europe/vienna", "Europe/Vienna"),
        ("new york", "America/New_York"),
        ("Bogotá", "America/Bogota"),
        ("Buenos Aires", "America/Argentina/Buenos_Aires"),
        ("Wien", "Europe/Vienna"),
        ("Innsbruck", "Europe/Vienna"),
        ("München", "Europe/Berlin"),
        ("Muenchen", "Europe/Berlin"),
        ("Hamburg", "Europe/Berlin"),
        ("Zürich", "Europe/Zurich"),
        ("Bozen", "Europe/Rome"),
        ("St Pölten", "Europe/Vienna"),
        ("Göteborg", "Europe/Stockholm"),
        ("Łódź", "Europe/Warsaw"),
        ("Ciudad de México", "America/Mexico_City"),
        ("Österreich", "Europe/Vienna"),
        ("Deutschland", "Europe/Berlin"),
    ],
)
def test_a_city_is_enough_as_its_people_write_it(city: str, zone: str) -> None:
    assert find_zone(city) == zone


def test_the_cities_of_the_list_are_in_zones_that_there_are() -> None:
    listed = tomllib.loads(CITIES.read_text(encoding="utf-8"))
    assert set(listed) <= available_timezones()
    assert set(zones_of("Spanien")) == {"Europe/Madrid", "Atlantic/Canary"}
    moments = [datetime(2026, month, 1, tzinfo=UTC) for month in (1, 7)]

    @cache
    def times(zone: str) -> list[timedelta | None]:
        return [moment.astimezone(ZoneInfo(zone)).utcoffset() for moment in moments]

    for zone, cities in listed.items():
        assert [city for city in cities if times(zone) not in map(times, zones_of(city))] == []


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (("25:00", "7:00", "Vienna"), "“25:00” is not a time of day. Write it as 22:00"),
        (("22:00", "", "Vienna"), "is not a time of day"),
        (("22:00", "22.00", "Vienna"), "a start and an end that differ"),
        (("22:00", "7:00", "Europe/Viena"), "Did you mean “Europe/Vienna”?"),
        (("22:00", "7:00", "Insbruck"), "Did you mean “Europe/Vienna”?"),
        (("22:00", "7:00", "nowhere at all"), "Write a city such as Vienna"),
        (("22:00", "7:00", "Valencia"), "Write one of these: Europe/Madrid, America/Caracas."),
    ],
)
async def test_what_cannot_be_read_is_refused_with_an_example(
    club, typed: tuple[str, str, str], sentence: str
) -> None:
    async with club() as here:
        anna = here.person("Anna")
        page = (await anna.slash(here.channel, "preferences")).response
        form = await anna.click(page, label="Quiet hours")
        answer = await anna.submit_modal(form, dict(zip(("start", "end", "zone"), typed, strict=True)))
        assert answer.ephemeral
        assert sentence in reply(answer)
        assert "Quiet hours: none" in text_of((await anna.slash(here.channel, "preferences")).response)


async def test_what_one_reads_alone_is_in_ones_language_even_after_a_restart(club, make_bot) -> None:
    async with club() as here:
        anna, ben = here.person("Anna"), here.person("Ben")
        await change(here, anna, language="sv")
        # A server without a separate language reads the language of the person who opens the table.
        await ben.slash(here.channel, "play", game="bieten")
        await anna.click(here.panel, label="Join")
        await ben.click(here.panel, label="Start")
        assert "Join" not in labels(here.panel)
        assert "Till bordet" in labels(here.dm(anna))
        assert "To the table" in labels(here.dm(ben))
        shown = await anna.click(here.panel, label="My hand")
        assert "Till bordet" in labels(shown.response)
        assert "redan börjat" in reply(await anna.slash(here.channel, "start"))
        assert len(here.env.errors) == 1
        await here.restart(make_bot(2))
        # Anna hasn't been seen since: what she is sent unasked is in her language all the same.
        await ben.slash(here.channel, "table")
        context = here.bot.tree.context
        await context.service.settings.for_user(anna.id)
        assert context.people.stored_locale(anna.id, "of the channel") == "sv"
        assert context.people.stored_locale(ben.id, "of the channel") == "en-US"


async def test_the_language_of_discord_is_remembered_for_those_who_chose_none(club, make_bot) -> None:
    async with club() as here:
        anna = here.person("Anna")
        await anna.slash(here.channel, "help")
        await here.restart(make_bot())
        known = await here.bot.tree.context.service.settings.for_user(anna.id)
        assert (known.language, known.seen_language) == (None, "en-US")


async def test_hands_come_where_they_are_wanted(club) -> None:
    async with club() as here:
        anna, ben, cilli = here.person("Anna"), here.person("Ben"), here.person("Cilli")
        await change(here, anna, hand="here")
        await change(here, ben, hand="dm")
        await anna.slash(here.channel, "play", game="bieten")
        for person in (ben, cilli):
            await person.click(here.panel, label="Join")
        await anna.click(here.panel, label="Start")
        assert [len(dms(person)) for person in (anna, ben, cilli)] == [0, 1, 1]
        assert "your hand" in text_of((await anna.click(here.panel, label="My hand")).response)
        link = f"https://discord.com/channels/@me/{ben.user.dm_channel.id}/{here.dm(ben).id}"
        assert link in reply(await ben.click(here.panel, label="My hand"))
        assert "your hand" in text_of((await cilli.click(here.panel, label="My hand")).response)


async def test_who_no_longer_wants_direct_messages_gets_none_from_the_next_deal_on(club) -> None:
    async with club() as here:
        people = anna, ben = [here.person("Anna"), here.person("Ben")]
        await anna.slash(here.channel, "play", game="bieten")
        await ben.click(here.panel, label="Join")
        await anna.click(here.panel, label="Start")
        await change(here, anna, hand="here")
        while "deal 2" not in text_of(here.panel):
            assert await move(here, people)
        assert [len(dms(person)) for person in people] == [1, 1]
        assert "This deal brought you" in text_of(here.dm(anna))
        assert "Rematch" not in buttons(here.dm(anna)), "the game goes on"
        edits = here.dm(anna).edited_at
        shown = (await anna.click(here.panel, label="My hand")).response
        for person, message in ((ben, here.dm(ben)), (anna, shown)):
            if moves(message):
                await (person.user if person is ben else person).click(message, custom_id=moves(message)[0])
        assert here.dm(anna).edited_at == edits, "it is left alone"


@pytest.mark.parametrize(("default", "told_", "mentioned"), [(True, [], False), (False, ["mentions"], True)])
async def test_mentions_obey_the_person_whatever_the_bot_is_set_to(
    club, default: bool, told_: list[str], mentioned: bool
) -> None:
    async with club(turn_mentions=default, mention_after=0, seed=4) as here:
        people = [here.person(name) for name in ("Anna", "Ben")]
        for person in people:
            await change(here, person, told=told_)
        await people[0].slash(here.channel, "play", game="bieten")
        await people[1].click(here.panel, label="Join")
        await people[0].click(here.panel, label="Start")
        for _ in range(3):
            due = next(p for p in people if moves(here.dm(p)))
            await due.user.click(here.dm(due), custom_id=moves(here.dm(due))[0])
        assert any("your turn" in m.content for m in here.channel.history()) == mentioned


async def test_cards_stand_with_their_names(club) -> None:
    async with club() as here:
        anna, ben = here.person("Anna"), here.person("Ben")
        await change(here, anna, cards=["names"])
        await anna.slash(here.channel, "play", game="bieten")
        await ben.click(here.panel, label="Join")
        await anna.click(here.panel, label="Start")
        while "-# Your cards" not in text_of(here.dm(anna)):
            assert await move(here, [anna, ben])
        hand = text_of(here.dm(anna)).split("\n")
        row = next(number for number, line in enumerate(hand) if line == "-# Your cards") + 1
        assert re.fullmatch(r"-# \w+ of \w+.*", hand[row + 1]) or "Weli" in hand[row + 1]
        assert not any(re.match(r"-# \w+ of ", line) for line in text_of(here.dm(ben)).split("\n"))


async def test_text_only_has_no_emojis_and_everything_else(club) -> None:
    async with club(seed=1) as here:
        people = anna, ben = [here.person("Anna"), here.person("Ben")]
        await change(here, anna, cards=["text"])
        await anna.slash(here.channel, "play", game="bieten")
        await ben.click(here.panel, label="Join")
        await here.choose(anna, "Add computer")
        await anna.click(here.panel, label="Start")
        seen = 0
        for _ in range(12):
            hand, other = here.dm(anna), here.dm(ben)
            said = "\n".join([text_of(hand), *labels(hand)])
            assert not EMOJI.search(said), said
            if "Your cards" in text_of(other):  # before, they may have to cut
                assert EMOJI.search(text_of(other)), "the others see signs"
                seen += 1
            due = next((p for p in people if moves(here.dm(p))), None)
            if due is None:
                break
            await due.user.click(here.dm(due), custom_id=moves(here.dm(due))[0])
        assert seen > 3
        assert not EMOJI.search(text_of((await anna.slash(here.channel, "slate")).response))


async def test_whom_one_has_blocked_stands_on_the_page_and_they_are_not_told(club) -> None:
    async with club() as here:
        anna, ben = here.person("Anna"), here.person("Ben")
        blocked = await anna.slash(here.channel, "block", player=ben)
        assert blocked.ephemeral
        assert "only you know" in reply(blocked)
        assert ben.display_name in reply(await anna.slash(here.channel, "preferences"))
        assert anna.display_name not in reply(await ben.slash(here.channel, "preferences"))
        await anna.slash(here.channel, "play", game="bieten")
        refused = await ben.click(here.panel, label="Join")
        assert reply(refused) == "You can't sit at this table."
        assert "can't sit" in reply(await ben.slash(here.channel, "join"))
        await anna.slash(here.channel, "unblock", player=ben)
        await ben.click(here.panel, label="Join")
        assert ben.display_name in text_of(here.panel)
        assert "block yourself" in reply(await ben.slash(here.channel, "block", player=ben))
        assert "not blocked" in reply(await ben.slash(here.channel, "unblock", player=anna))
        assert len(here.env.errors) == 3


@pytest.mark.parametrize("language", CATALOGS.locales)
async def test_no_form_is_cut_short_in_any_language(club, language: str) -> None:
    async with club() as here:
        keepers = here.guild.create_role("keepers", permissions=discord.Permissions(manage_guild=True))
        olga = here.guild.add_member(here.env.create_user("olga"), roles=[keepers])
        page = await change(here, olga, language=language)
        shown = [await olga.click(page, custom_id=f"t1:0:0:{verb}") for verb in ("@mine", "@quiet")]
        settings = await open_settings(here, olga)
        shown += [await olga.click(settings, custom_id=f"t1:0:0:{verb}") for verb in ("@guild", "@houses.0")]
        for form in shown:
            every = [form.modal["title"], *(each["label"] for each in form.modal["components"])]
            every += [each["description"] for each in form.modal["components"] if "description" in each]
            every += [option["label"] for field in fields(form).values() for option in field.get("options", ())]
            assert [text for text in every if text.endswith("…")] == []
