"""A server's settings: the forms, and what follows from them for every user there."""

import asyncio
from typing import Any

import discord
import pytest

from bot.errors import PermissionDenied
from bot.tables import SettingsService
from bot.ui import CardBot
from tests.ui.club import Club, buttons, components, reply, seat, text_of
from tests.ui.forms import fields, preset, send

NONE = "-"


def keeper(here: Club, name: str = "Olga"):
    """Return a user who manages the server."""
    role = here.guild.create_role("keepers", permissions=discord.Permissions(manage_guild=True))
    return here.guild.add_member(here.env.create_user(name.lower(), global_name=name), roles=[role])


async def open_settings(here: Club, person, *labels: str):
    """Open the settings, and press some buttons; return the page."""
    page = (await person.slash(here.channel, "settings")).response
    for label in labels:
        await person.click(page, label=label)
    return page


async def choose(here: Club, person, **changes: Any):
    """Change something in the form of the main settings, and return the answer."""
    page = await open_settings(here, person)
    return await send(person, await person.click(page, label="Change"), **changes)


async def test_the_page_comes_first_and_its_form_shows_what_is(club) -> None:
    async with club() as here:
        olga = keeper(here)
        role = here.guild.create_role("players")
        page = await open_settings(here, olga)
        assert "Channels for tables: all channels\n" in text_of(page)
        shown = await olga.click(page, label="Change")
        assert {name: preset(field) for name, field in fields(shown).items()} == {
            "channel": [],
            "language": [NONE],
            "time": ["0"],
            "openers": ["everyone"],
            "role": [],
        }
        chosen = {"channel": here.channel, "language": "sv", "time": "300", "openers": "role", "role": role}
        answer = await send(olga, shown, **chosen)
        text = reply(answer)
        assert f"**Channels for tables: <#{here.channel.id}>** (before: all channels)" in text
        assert "**Language: Svenska** (before: as in Discord)" in text
        assert "**Turn time limit: 5 minutes** (before: no limit)" in text
        assert f"**Who can open tables: <@&{role.id}>** (before: everyone)" in text
        assert "\nHouse rules of Bieten: Standard" in text
        again = await olga.click(page, label="Change")
        assert {name: preset(field) for name, field in fields(again).items()} == {
            "channel": [str(here.channel.id)],
            "language": ["sv"],
            "time": ["300"],
            "openers": ["role"],
            "role": [str(role.id)],
        }
        unchanged = await send(olga, again, **chosen)
        assert "No changes" in reply(unchanged)


async def test_the_summary_leads_on_to_the_forms(club) -> None:
    async with club() as here:
        olga = keeper(here)
        page = await open_settings(here, olga)
        shown = await olga.click(page, label="Change")
        await send(olga, shown, time="3600")
        assert "Turn time limit: 1 hour" in text_of(page), "the same message, drawn anew"
        assert fields(await olga.click(page, label="House rules")).keys() == {"bieten", "bid_whist", "betel"}


async def test_every_page_leads_back_and_is_for_managers(club) -> None:
    async with club() as here:
        olga = keeper(here)
        page = await open_settings(here, olga)
        for other in ("Tables", "Messages", "More settings"):
            await olga.click(page, label=other)
            assert f"### {other}\n" in text_of(page)
            assert "Change" not in buttons(page)
            await olga.click(page, label="Back")
            assert "Change" in buttons(page)
        here.env.backend.remove_member_role(here.guild.id, olga.id, here.guild.roles["keepers"].id)
        assert "Only people who can manage this server" in reply(await olga.click(page, label="More settings"))


async def test_tables_are_pictures_or_words(club) -> None:
    async with club() as here:
        olga = keeper(here)
        page = await open_settings(here, olga, "Tables")
        assert "Table display: as a picture, with few words" in text_of(page)
        await olga.click(page, label="Show the table in words")
        assert "**Table display: in words** (before: as a picture, with few words)" in text_of(page)
        assert not (await here.bot.tree.context.service.settings.for_guild(here.guild.id)).pictures
        await olga.click(page, label="Show the table as a picture")
        assert "**Table display: as a picture, with few words** (before: in words)" in text_of(page)


async def test_who_does_not_manage_the_server_changes_nothing(club, make_bot) -> None:
    async with club() as here:
        anna, olga = here.person("Anna"), keeper(here)
        page = await open_settings(here, olga)
        shown = await olga.click(page, label="Change")
        here.env.backend.remove_member_role(here.guild.id, olga.id, here.guild.roles["keepers"].id)
        assert "Only people who can manage this server" in reply(await send(olga, shown, time="60"))
        assert "Only people who can manage this server" in reply(await olga.click(page, label="House rules"))
        assert (await here.bot.tree.context.service.settings.for_guild(here.guild.id)).turn_time is None
        assert "settings" not in anna.available_commands(here.channel)
        assert "preferences" in anna.available_commands(here.channel)


async def test_tables_are_opened_in_the_chosen_channels(club) -> None:
    async with club() as here:
        olga, anna = keeper(here), here.person("Anna")
        elsewhere, second = (here.guild.create_text_channel(name) for name in ("chat", "cards-2"))
        answer = await choose(here, olga, channel=[here.channel, second])
        assert f"**Channels for tables: <#{here.channel.id}>, <#{second.id}>** (before: all channels)" in reply(
            answer
        )
        for person in (anna, olga):
            refused = await person.slash(elsewhere, "play", game="bieten")
            assert refused.ephemeral
            assert f"open tables in <#{here.channel.id}> and <#{second.id}>." in reply(refused)
        assert [type(error.__cause__) for error in here.env.errors] == [PermissionDenied, PermissionDenied]
        for channel in (here.channel, second):
            assert "Bieten · 1 of 10 seats taken" in reply(await anna.slash(channel, "play", game="bieten"))


async def test_deleted_channels_are_dropped(club) -> None:
    async with club() as here:
        olga, anna = keeper(here), here.person("Anna")
        first, second = (here.guild.create_text_channel(name) for name in ("cards", "cards-2"))
        page = (await choose(here, olga, channel=[first, second])).response
        await here.bot.get_channel(first.id).delete()
        refused = reply(await anna.slash(here.channel, "play", game="bieten"))
        assert f"open tables in <#{second.id}>." in refused
        assert [type(error.__cause__) for error in here.env.errors] == [PermissionDenied]
        assert preset(fields(await olga.click(page, label="Change"))["channel"]) == [str(second.id)]
        await here.bot.get_channel(second.id).delete()
        await anna.slash(here.channel, "play", game="bieten")
        assert "Bieten · 1 of 10 seats taken" in text_of(here.panel)
        await olga.click(page, label="More settings")
        await olga.click(page, label="Back")
        assert "Channels for tables: all channels" in text_of(page)


@pytest.mark.parametrize("openers", ["role", "managers"])
async def test_who_may_not_open_tables_is_told_who_may(club, openers: str) -> None:
    async with club() as here:
        olga, anna = keeper(here), here.person("Anna")
        roles = [here.guild.create_role(name) for name in ("players", "guests")]
        ben, cilli = (
            here.guild.add_member(here.env.create_user(name), roles=[role])
            for name, role in zip(("ben", "cilli"), roles, strict=True)
        )
        await choose(here, olga, openers=openers, role=roles)
        names = " and ".join(f"<@&{role.id}>" for role in roles)
        who = (
            f"one of these roles can open tables here: {names}." if openers == "role" else "Only server managers can"
        )
        assert who in reply(await anna.slash(here.channel, "play", game="bieten"))
        for person in (ben, cilli):
            opened = "Bieten · 1 of 10 seats taken" in reply(await person.slash(here.channel, "play", game="bieten"))
            assert opened == (openers == "role")
        assert "Bieten · 1 of 10 seats taken" in reply(await olga.slash(here.channel, "play", game="bieten"))
        assert len(here.env.errors) == (1 if openers == "role" else 3)


async def test_a_role_has_to_be_chosen_before_it_may_open_tables(club) -> None:
    async with club() as here:
        olga = keeper(here)
        assert "choose the roles" in reply(await choose(here, olga, openers="role"))
        assert preset(fields(await olga.click(await open_settings(here, olga), label="Change"))["openers"]) == [
            "everyone"
        ]


async def test_a_table_gets_the_servers_house_rules_unless_others_are_named(club) -> None:
    async with club() as here:
        olga, anna = keeper(here), here.person("Anna")
        await anna.slash(here.channel, "house save", name="Sunday", code="BIE-15-KO")
        page = await open_settings(here, olga)
        shown = await olga.click(page, label="House rules")
        assert "Sunday" in [option["value"] for option in fields(shown)["bieten"]["options"]]
        await send(olga, shown, bieten="Sunday", bid_whist="cincinnati")
        assert "**House rules of Bieten: Sunday** (before: Standard)" in text_of(page)
        for given, code in (({}, "BIE-15-KO"), ({"target": 7}, "BIE-7-KO"), ({"preset": "BIE"}, "House rules BIE\n")):
            await anna.slash(here.channel, "play", game="bieten", **given)
            assert code in await here.details(anna)
        await anna.slash(here.channel, "play", game="bid_whist")
        assert "BID-CIN" in await here.details(anna)
        await anna.slash(here.channel, "evening open", game="bieten", target=7)
        tournament = await here.bot.tree.context.service.tournaments.get(1)
        assert (tournament.options["target"], tournament.options["knockout"]) == (7, True)
        await olga.slash(here.channel, "house delete", name="Sunday")
        await anna.slash(here.channel, "play", game="bieten")
        assert "House rules BIE\n" in await here.details(anna), "what is no longer there is the standard"


async def test_a_form_keeps_house_rules_saved_in_other_capitals_and_those_beyond_its_list(club) -> None:
    async with club() as here:
        olga, anna = keeper(here), here.person("Anna")
        await anna.slash(here.channel, "house save", name="Sunday", code="BIE-15")
        page = await open_settings(here, olga)
        await send(olga, await olga.click(page, label="House rules"), bieten="Sunday")
        await anna.slash(here.channel, "house save", name="SUNDAY", code="BIE-15-KO")
        for number in range(25):
            await anna.slash(here.channel, "house save", name=f"Evening {number}", code="BIE-7")
        shown = await olga.click(page, label="House rules")
        assert preset(fields(shown)["bieten"]) == ["SUNDAY"]
        await send(olga, shown, bid_whist="cincinnati")
        await anna.slash(here.channel, "play", game="bieten")
        assert "BIE-15-KO" in await here.details(anna)


async def test_a_target_that_does_not_fit_the_servers_house_rules_changes_the_standard(club) -> None:
    async with club() as here:
        olga, anna = keeper(here), here.person("Anna")
        page = await open_settings(here, olga)
        await send(olga, await olga.click(page, label="House rules"), bid_whist="cutthroat")
        fitting = await anna.slash(here.channel, "play", game="bid_whist", target=21)
        assert "Also changed" not in reply(fitting)
        assert "BID-CUT-21" in await here.details(anna)
        opened = await anna.slash(here.channel, "play", game="bid_whist", target=7)
        assert "House rules BID\n" in await here.details(anna)
        assert "Also changed, so that the rules fit together: Preset: Standard, 54 cards." in reply(opened)


async def test_what_everybody_reads_is_in_the_servers_language_and_ones_own_is_not(club, make_bot) -> None:
    async with club(seed=4) as here:
        olga = keeper(here)
        (anna,) = await seat(here, "Anna", start=False)
        assert "Join" in buttons(here.panel)
        await choose(here, olga, language="sv")
        assert "Delta" in buttons(here.panel), "drawn anew at once"
        await anna.click(here.panel, label="Starta med 3 datorer")
        assert "Mina kort" in buttons(here.panel)
        assert "Your cards" in text_of(here.dm(anna))
        await here.restart(make_bot())
        await anna.slash(here.channel, "table")
        assert "Mina kort" in buttons(here.panel)
        assert "To the table" in [c.get("label") for c in components(here.dm(anna))]


async def test_a_server_that_sent_the_bot_away_is_noted_and_so_is_its_return(club, make_bot) -> None:
    async with club() as here:
        await seat(here, "Anna", start=False)
        service = here.bot.tree.context.service
        other = here.env.create_guild(name="Elsewhere")
        channel = other.create_text_channel("cards")
        dora = other.add_member(here.env.create_user("dora"))
        await dora.slash(channel, "play", game="bieten")
        await leave(here.bot, other.id)
        await here.env.settle()
        assert await left(service) == {other.id}
        await here.restart(make_bot())
        assert await left(here.bot.tree.context.service) == {other.id}


async def leave(bot: CardBot, guild: int) -> None:
    there = bot.get_guild(guild)
    assert there is not None
    await there.leave()


async def left(service: Any) -> set[int]:
    """Return the guilds the bot is known to have left."""
    rows = await service._database.read(
        lambda db: db.execute("SELECT guild FROM guilds WHERE left_at IS NOT NULL").fetchall()
    )
    return {row["guild"] for row in rows}


async def test_a_dialect_is_a_language_to_choose(club) -> None:
    async with club() as here:
        olga = keeper(here)
        shown = await olga.click(await open_settings(here, olga), label="Change")
        offered = {option["label"]: option["value"] for option in fields(shown)["language"]["options"]}
        await send(olga, shown, language=offered["Deutsch, beim Bieten Tirolerisch"])
        await seat(here, "Anna", start=False)
        assert "I tua mit" in buttons(here.panel)
        assert "Mehr" in buttons(here.panel), "what the dialect doesn't say is said in German"


async def test_a_slow_answer_to_the_form_comes_all_the_same(club, monkeypatch: pytest.MonkeyPatch) -> None:
    change = SettingsService.change_guild

    async def slow(self, guild: int, **choices: object):
        await asyncio.sleep(0.2)
        return await change(self, guild, **choices)

    monkeypatch.setattr(SettingsService, "change_guild", slow)
    async with club(defer_after=0.05) as here:
        answer = await choose(here, keeper(here), time="60")
        assert "Turn time limit: 1 minute" in reply(answer)
        last = here.env.http_requests[-1]
        assert (last.method, last.path.rpartition("/")[2]) == ("PATCH", "@original"), "acknowledged before"


async def test_how_long_a_deserted_game_pauses_can_be_chosen(club) -> None:
    async with club() as here:
        olga = keeper(here)
        page = await open_settings(here, olga, "Tables")
        assert "Close abandoned games after: 7 days" in text_of(page)
        shown = await olga.click(page, label="Waiting times")
        assert preset(fields(shown)["days"]) == ["7"]
        await send(olga, shown, days="30")
        assert "**Close abandoned games after: 30 days** (before: 7 days)" in text_of(page)
        for bad in ("0", "31", "soon", "-1", "1.5", ""):
            shown = await olga.click(page, label="Waiting times")
            assert "from 1 to 30" in reply(await send(olga, shown, days=bad))
        assert (await here.bot.tree.context.service.settings.for_guild(here.guild.id)).pause_days == 30
