"""The entries of menus on users and messages: what they do, and what is said where they don't apply."""

from typing import Any

import pytest

from tests.ui.club import Club, buttons, components, move, reply, seat, text_of
from tests.ui.forms import fields

USER_SELECT = 5
INVITE, REPLAY, PROTEST = "Invite to my table", "Replay from here", "Protest"


def refused(here: Club, result: Any) -> str:
    """Return the private answer to a user; the refusal is no fault of the test's."""
    here.env.errors.clear()
    assert result.ephemeral
    return reply(result)


async def test_somebody_is_invited_and_comes(club) -> None:
    async with club() as here:
        [anna] = await seat(here, "Anna", start=False)
        ben, cilli = here.person("Ben"), here.person("Cilli")
        assert "is invited to table 1" in reply(await anna.context_menu(here.channel, INVITE, ben))
        [ping] = here.pings
        assert f"{ben.mention}, Anna invites you to a table of Bieten" in text_of(ping)
        assert [user.id for user in ping.mentions] == [ben.id]
        assert "for someone else" in await here.answer(cilli, ping, label="Join")
        assert "already have an invitation to this table" in refused(
            here, await anna.context_menu(here.channel, INVITE, ben)
        )
        assert "at table 1" in await here.answer(ben, ping, label="Join")
        assert here.pings == []
        assert ben.display_name in text_of(here.panel)
        assert "already sit at this table" in refused(here, await anna.context_menu(here.channel, INVITE, ben))


async def test_players_are_invited_behind_more(club) -> None:
    async with club() as here:
        [anna] = await seat(here, "Anna", start=False, seats=4)
        ben, cilli, emil = map(here.person, ("Ben", "Cilli", "Emil"))
        [users] = [each for each in components(await here.more(anna)) if each["type"] == USER_SELECT]
        assert users["max_values"] == 3, "the free seats"
        said = reply(await anna.select(await here.more(anna), [ben], custom_id=users["custom_id"]))
        assert said.startswith("Ben is invited to table 1: https://")
        [ping] = here.pings
        assert [user.id for user in ping.mentions] == [ben.id]
        menu = await here.more(anna)
        said = reply(await anna.select(menu, [ben, cilli], custom_id=users["custom_id"])).split("\n")
        assert said[0] == "Ben: They already have an invitation to this table."
        assert said[1].startswith("Cilli is invited to table 1: ")
        again = refused(here, await anna.select(menu, [anna], custom_id=users["custom_id"]))
        assert again == "You are already at your table."
        assert "at table 1" in await here.answer(cilli, here.pings[-1], label="Join")
        [users] = [each for each in components(await here.more(cilli)) if each["type"] == USER_SELECT]
        assert users["max_values"] == 2
        for stranger in (await here.more(emil), await here.more(ben)):
            assert not [each for each in components(stranger) if each["type"] == USER_SELECT]


async def test_who_declines_is_not_asked_again(club) -> None:
    async with club() as here:
        [anna] = await seat(here, "Anna", start=False)
        ben = here.person("Ben")
        await anna.context_menu(here.channel, INVITE, ben)
        assert "you won't be invited" in await here.answer(ben, here.pings[0], label="No, thanks")
        assert here.pings == []
        assert "said no" in refused(here, await anna.context_menu(here.channel, INVITE, ben))


async def test_a_no_lasts_across_games_until_the_table_is_closed(club) -> None:
    async with club() as here:
        anna, ben, emil = *(await seat(here, "Anna", "Ben", start=False)), here.person("Emil")
        await anna.context_menu(here.channel, INVITE, emil)
        await emil.click(here.pings[-1], label="No, thanks")
        await anna.click(here.panel, label="Start")
        for person in (anna, ben):
            asked = await person.slash(here.channel, "end")
            await person.click(asked.response, label="Yes")
        assert "Start" in buttons(here.panel)
        assert "said no" in refused(here, await anna.context_menu(here.channel, INVITE, emil))
        tracked = here.bot.tree.context.service.tracked_messages
        assert await tracked.for_table(1, "invitation")
        await anna.slash(here.channel, "close")
        await here.env.settle()
        assert not await tracked.for_table(1, "invitation")


async def test_one_person_pings_others_so_often_and_no_more(club) -> None:
    """By invitations to one table after the other; another person's are a separate budget."""
    async with club() as here:
        anna, dora, emil = here.person("Anna"), here.person("Dora"), here.person("Emil")
        for _ in range(3):
            await anna.slash(here.channel, "play", game="bieten")
            assert "is invited" in reply(await anna.context_menu(here.channel, INVITE, emil))
        await anna.slash(here.channel, "play", game="bieten")
        assert "mentioned people often enough" in refused(here, await anna.context_menu(here.channel, INVITE, emil))
        await dora.slash(here.channel, "play", game="bieten")
        assert "is invited" in reply(await dora.context_menu(here.channel, INVITE, emil))


async def test_votes_ping_so_often_and_no_more(club) -> None:
    async with club(mention_after=0) as here:
        anna, ben, _ = await seat(here, "Anna", "Ben", "Cilli")
        pinged = 0
        for _ in range(6):
            asked = await anna.slash(here.channel, "end")
            await anna.click(asked.response, label="Yes")
            await here.env.settle()
            pinged += bool([ping for ping in here.pings if "asks to end" in ping.content])
            assert "asks to end" in text_of(here.panel), "the question itself is always there"
            await ben.click(here.panel, label="Refuse")
            await here.env.settle()
        assert pinged == 3


async def test_an_invitation_goes_when_the_game_begins_or_the_bot_was_away(club, make_bot) -> None:
    async with club() as here:
        [anna] = await seat(here, "Anna", computers=1, start=False)
        ben = here.person("Ben")
        await anna.context_menu(here.channel, INVITE, ben)
        await here.restart(make_bot())
        assert "at table 1" in await here.answer(ben, here.pings[0], label="Join")
        await anna.context_menu(here.channel, INVITE, here.person("Cilli"))
        assert len(here.pings) == 1
        await anna.click(here.panel, label="Start")
        assert not [ping for ping in here.pings if "invites" in ping.content]


async def test_who_wants_no_mentions_is_invited_directly(club) -> None:
    async with club() as here:
        [anna] = await seat(here, "Anna", start=False)
        ben = here.person("Ben")
        await here.bot.tree.context.service.settings.change_user(ben.id, invitations=False)
        await anna.context_menu(here.channel, INVITE, ben)
        assert here.pings == []
        [sent] = ben.user.dm_channel.history()
        assert "Anna invites you" in text_of(sent)
        await ben.user.click(sent, label="Join")
        assert ben.display_name in text_of(here.panel)
        assert ben.user.dm_channel.history() == []


async def test_invitations_that_make_no_sense_are_refused(club) -> None:
    async with club() as here:
        anna, ben = here.person("Anna"), here.person("Ben")
        assert "Use /play to open one" in refused(here, await anna.context_menu(here.channel, INVITE, ben))
        await anna.slash(here.channel, "play", game="bieten")
        assert "already at your table" in refused(here, await anna.context_menu(here.channel, INVITE, anna))
        app = here.guild.add_member(here.env.create_user("robot", bot=True))
        assert "invite a bot" in refused(here, await anna.context_menu(here.channel, INVITE, app))
        for one, other in ((ben, anna), (anna, here.person("Cilli"))):
            await one.slash(here.channel, "block", player=other)
            apart = ben if one is ben else other
            said = refused(here, await anna.context_menu(here.channel, INVITE, apart))
            assert said == "They can't be invited to this table.", "nobody learns who has blocked whom"
        assert here.pings == []


@pytest.mark.parametrize("language", ["en", "de"])
async def test_figures_are_shown_to_the_asker_alone(club, language: str) -> None:
    async with club() as here:
        anna, ben = here.person("Anna"), here.person("Ben")
        await here.bot.tree.context.service.settings.change_user(anna.id, language=language)
        shown = await anna.context_menu(here.channel, "Statistics", ben)
        assert shown.ephemeral
        assert ("Statistik von" if language == "de" else "Statistics of") in reply(shown)
        app = here.guild.add_member(here.env.create_user("robot", bot=True))
        assert ("ein Bot" if language == "de" else "That is a bot") in refused(
            here, await anna.context_menu(here.channel, "Statistics", app)
        )


async def test_never_sit_with_is_a_block(club) -> None:
    async with club() as here:
        anna, ben = await seat(here, "Anna", start=False), here.person("Ben")
        assert "only you know" in reply(await anna[0].context_menu(here.channel, "Never sit with", ben))
        await ben.click(here.panel, label="Join")
        assert ben.display_name not in text_of(here.panel)
        assert "block yourself" in refused(here, await ben.context_menu(here.channel, "Never sit with", ben))


async def test_a_game_is_looked_at_from_the_deal_of_a_message(club, make_bot) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben", start=False, target=5)
        [anna, ben] = people
        lobby = here.panel
        assert "has not played a game yet" in refused(here, await anna.context_menu(here.channel, REPLAY, lobby))
        await anna.click(lobby, label="Start")
        first = here.panel
        assert "not over yet" in refused(here, await ben.context_menu(here.channel, REPLAY, first))
        while here.panel.id == first.id:
            assert await move(here, people)
        second = here.panel
        while here.panel.id == second.id and "Rematch" not in str(here.panel.components):
            assert await move(here, people)
        await here.bot.tree.context.service.hosting.close(1, anna.id, moderates=here.guild.id)
        await here.restart(make_bot())
        for message, deal in ((first, 1), (second, 2)):
            shown = reply(await anna.context_menu(here.channel, REPLAY, message))
            assert f"deal {deal}" in shown.lower()


async def test_a_protest_is_made_from_the_menu(club) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben")
        [anna, ben] = people
        form = await ben.context_menu(here.channel, PROTEST, here.panel)
        assert form.modal is not None
        await ben.submit_modal(form, {next(iter(fields(form))): "He looked."})
        assert f"{ben.display_name} protests against deal 1" in text_of(here.panel)
        said = await anna.send(here.channel, "hello")
        for menu in (REPLAY, PROTEST):
            assert "not a table's message" in refused(here, await ben.context_menu(here.channel, menu, said))
