"""Roles that managers have chosen are mentioned when a tournament opens, and when a table waits for players."""

import discord

from tests.cogs.test_settings import choose, keeper, open_settings
from tests.ui.club import Club, reply, seat, text_of
from tests.ui.forms import fields, preset, send
from tests.ui.test_winner_role import own_role

WAIT, INTERVAL = 31, 601


def pinged(here: Club) -> list[tuple[int, ...]]:
    """Return the roles that each message of the channel has notified, of those that notified any."""
    sent = [here.env.backend.get_message(here.channel.id, message.id) for message in here.channel.history()]
    return [tuple(message.ping_role_ids) for message in sent if message.ping_role_ids]


async def let_mention(here: Club, *, allowed: bool) -> None:
    """Give the bot's role the permission to mention all roles, or take it away."""
    role = here.bot.get_guild(here.guild.id).me.top_role
    rights = discord.Permissions(role.permissions.value)
    rights.update(mention_everyone=allowed)
    here.env.backend.edit_role(here.guild.id, role.id, {"permissions": rights.value})
    await here.env.settle()


async def test_a_role_is_mentioned_while_a_table_waits_for_players(club, make_bot) -> None:
    async with club() as here:
        olga = keeper(here)
        players = here.guild.create_role("players", mentionable=True)
        page = await open_settings(here, olga, "Messages")
        assert "Role mentioned when a table needs players: no role" in text_of(page)
        await send(olga, await olga.click(page, label="Mentions"), table=players)
        assert f"**Role mentioned when a table needs players: <@&{players.id}>** (before: no role)" in text_of(page)
        (anna,) = await seat(here, "Anna", start=False)
        assert pinged(here) == []
        await here.env.advance_time(WAIT)
        assert pinged(here) == [(players.id,)]
        assert "Table 1 (Bieten) is waiting for players: https://discord.com" in here.pings[-1].content
        await seat(here, "Ben", start=False)
        await here.env.advance_time(WAIT)
        assert len(pinged(here)) == 1, "two tables within ten minutes have one mention"
        await here.restart(make_bot())
        await anna.click(here.channel.history()[0], label="Start with 3 computers")
        assert pinged(here) == [], "it is deleted when the game starts, after a restart, too"
        await here.env.advance_time(INTERVAL)
        await seat(here, "Cilli", start=False)
        await here.env.advance_time(WAIT)
        assert pinged(here) == [(players.id,)]


async def test_a_mention_that_was_not_sent_does_not_count(club) -> None:
    async with club() as here:
        players = here.guild.create_role("players", mentionable=True)
        settings = here.bot.tree.context.service.settings
        await settings.change_guild(here.guild.id, table_role=players.id, evening_role=players.id)
        anna = here.person("Anna")
        for game in ("bieten", "betel"):
            assert pinged(here) == []
            if game == "bieten":
                here.env.inject_error("POST", f"/channels/{here.channel.id}/messages", status=400, code=50035)
            await anna.slash(here.channel, "evening open", game=game)
            await here.env.settle()
        assert pinged(here) == [(players.id,)]
        here.env.inject_error("POST", f"/channels/{here.channel.id}/messages", status=400, code=50035)
        await seat(here, "Ben", start=False)
        await here.env.advance_time(WAIT)
        assert len(pinged(here)) == 1
        await seat(here, "Cilli", start=False)
        await here.env.advance_time(WAIT)
        assert len(pinged(here)) == 2
        here.env.errors.clear()


async def test_a_table_in_a_thread_mentions_the_role_in_the_channel(club) -> None:
    async with club() as here:
        players = here.guild.create_role("players", mentionable=True)
        settings = here.bot.tree.context.service.settings
        await settings.change_guild(here.guild.id, threads=True, table_role=players.id)
        await here.person("Anna").slash(here.channel, "play", game="bieten")
        await here.env.advance_time(WAIT)
        [thread] = here.channel.threads
        assert pinged(here) == [(players.id,)]
        assert f"/{thread.id}/" in here.pings[-1].content, "the link leads to the thread"


async def test_a_table_that_starts_at_once_mentions_no_role(club) -> None:
    async with club() as here:
        olga = keeper(here)
        players = here.guild.create_role("players", mentionable=True)
        page = await open_settings(here, olga, "Messages")
        await send(olga, await olga.click(page, label="Mentions"), table=players)
        await seat(here, "Anna", "Ben")
        await here.env.advance_time(WAIT)
        assert pinged(here) == []


async def test_a_role_that_can_not_be_mentioned_is_reported_to_managers(club) -> None:
    async with club() as here:
        olga = keeper(here)
        players = here.guild.create_role("players")
        await let_mention(here, allowed=False)
        page = await open_settings(here, olga, "Messages")
        await send(olga, await olga.click(page, label="Mentions"), table=players)
        assert f"A mention of <@&{players.id}> notifies no one yet." in text_of(page)
        assert "permission **Mention @everyone, @here, and All Roles**" in text_of(page)
        await seat(here, "Anna", start=False)
        await here.env.advance_time(WAIT)
        assert here.pings == [], "a mention without a notification would be noise"
        await let_mention(here, allowed=True)
        await olga.click(page, label="Back")
        await olga.click(page, label="Messages")
        assert "notifies no one yet" not in text_of(page)
        await seat(here, "Ben", start=False)
        await here.env.advance_time(WAIT)
        assert pinged(here) == [(players.id,)]
        everyone = here.guild.roles["@everyone"]
        shown = await olga.click(page, label="Mentions")
        assert preset(fields(shown)["table"]) == [str(players.id)]
        assert "Everyone has this role" in reply(await send(olga, shown, table=everyone))


async def test_a_role_is_mentioned_when_a_tournament_opens(club) -> None:
    async with club() as here:
        olga = keeper(here)
        players = here.guild.create_role("players", mentionable=True)
        page = await open_settings(here, olga, "Messages")
        await send(olga, await olga.click(page, label="Mentions"), tournament=players)
        anna = here.person("Anna")
        await anna.slash(here.channel, "evening open", game="bieten")
        await here.env.settle()
        assert pinged(here) == [(players.id,)]
        assert f"is open: <@&{players.id}>" in here.pings[-1].content
        await anna.slash(here.channel, "evening open", game="betel")
        await here.env.settle()
        assert len(pinged(here)) == 1


async def test_tournaments_have_their_channel_and_organisers(club) -> None:
    async with club() as here:
        olga, anna = keeper(here), here.person("Anna")
        host = here.guild.create_role("hosts")
        ben = here.guild.add_member(here.env.create_user("ben"), roles=[host])
        hall = here.guild.create_text_channel("hall")
        page = await open_settings(here, olga, "More settings")
        shown = await olga.click(page, label="Tournaments")
        assert "choose the roles that can organise" in reply(await send(olga, shown, organisers="role"))
        shown = await olga.click(page, label="Tournaments")
        await send(olga, shown, channel=hall, organisers="role", role=host)
        assert f"**Channel for tournaments: <#{hall.id}>** (before: as for tables)" in text_of(page)
        assert f"**Who can organise tournaments: <@&{host.id}>**" in text_of(page)
        refused = reply(await ben.slash(here.channel, "evening open", game="bieten"))
        assert f"open tournaments in <#{hall.id}>." in refused
        refused = reply(await anna.slash(hall, "evening open", game="bieten"))
        assert f"Only members with the role <@&{host.id}> can organise tournaments here." in refused
        assert len(here.env.errors) == 2
        assert "Tournament 1" in reply(await ben.slash(hall, "evening open", game="bieten"))
        await anna.slash(here.channel, "play", game="bieten")
        assert "Bieten · 1 of 10 seats taken" in text_of(here.panel), "tables are still opened everywhere"
        await here.bot.get_channel(hall.id).delete()
        await olga.click(page, label="Back")
        await olga.click(page, label="More settings")
        assert "Channel for tournaments: as for tables" in text_of(page)


async def test_missing_permissions_in_a_chosen_channel_are_shown(club) -> None:
    async with club() as here:
        olga = keeper(here)
        quiet = here.guild.create_text_channel("quiet")
        me = here.bot.get_guild(here.guild.id).me
        await here.bot.get_channel(quiet.id).set_permissions(me, send_messages=False)
        answer = reply(await choose(here, olga, channel=[here.channel, quiet]))
        assert f"In <#{quiet.id}> I'm missing: **Send Messages**." in answer
        assert f"In <#{here.channel.id}>" not in answer


async def test_everyone_is_a_role_to_open_tables_and_the_bots_own_is_none(club) -> None:
    async with club() as here:
        olga, anna = keeper(here), here.person("Anna")
        own = own_role(here)
        assert "This role belongs to a bot." in reply(await choose(here, olga, openers="role", role=own))
        everyone = here.guild.roles["@everyone"]
        page = await open_settings(here, olga, "Messages")
        shown = await olga.click(page, label="Mentions")
        assert "This role belongs to a bot." in reply(await send(olga, shown, table=own))
        await choose(here, olga, openers="role", role=everyone)
        await anna.slash(here.channel, "play", game="bieten")
        assert "Bieten · 1 of 10 seats taken" in text_of(here.panel)
