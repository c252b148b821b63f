"""Where the bot is not, as far as the in-memory Discord can stand for it: a server of which the bot knows nothing."""

import pytest
from simcord import interactions

from bot.tables import TableService
from tests.ui.club import Club, buttons, reply, text_of


def leave(here: Club) -> None:
    """Have the bot know nothing of its server, as of one to which a user has brought it along."""
    assert here.bot.is_ready()
    here.bot._connection._remove_guild(here.bot.get_guild(here.guild.id))


def service(here: Club) -> TableService:
    return here.bot.tree.context.service


async def begun_outside(here: Club):
    """Begin a game of two on a server without the bot; return the answer with the table, and the second player."""
    leave(here)
    anna, ben = here.person("Anna"), here.person("Ben")
    opened = await anna.slash(here.channel, "play", game="bieten")
    table = await service(here).table(1)
    assert (table.guild, table.is_user_installed) == (None, True)
    await ben.click(opened.response, label="Join")
    await anna.click(opened.response, label="Start")
    return opened, ben


async def test_a_table_there_belongs_to_no_guild_and_is_played_by_its_presses(club) -> None:
    async with club() as here:
        opened, ben = await begun_outside(here)
        assert "deal 1" in text_of(opened.response)
        shown = await ben.click(opened.response, label="My hand")
        assert shown.ephemeral
        assert "your hand" in reply(shown)
        assert "Protest" in buttons(await here.more(ben, opened.response))


async def test_nothing_of_the_server_is_kept(club) -> None:
    async with club() as here:
        leave(here)
        await here.person("Anna").slash(here.channel, "play", game="bieten")
        assert await service(here).privacy.guilds_joined([here.guild.id]), "nothing is known of it"


@pytest.fixture
def commands_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the app installed on every server by the scope `applications.commands`."""
    usual = interactions.base_payload

    def payload(*args, **how):
        record, made = usual(*args, **how)
        return record, made | {"authorizing_integration_owners": {"0": made["guild_id"]}}

    monkeypatch.setattr(interactions, "base_payload", payload)


@pytest.mark.usefixtures("commands_only")
async def test_a_server_with_the_commands_alone_is_one_without_the_bot(clocked) -> None:
    async with clocked() as here:
        opened, ben = await begun_outside(here)
        await here.env.advance_time(14 * 60 + 5)
        assert "Press Refresh" in text_of(opened.response), "players can see that it is out of date"
        await ben.click(opened.response, label="Refresh")
        assert "Press Refresh" not in text_of(opened.response)


@pytest.mark.usefixtures("commands_only")
@pytest.mark.parametrize("state", ["there", "in an outage", "starting"])
async def test_a_server_of_the_bot_is_one_whatever_its_state(club, state: str) -> None:
    async with club() as here:
        if state == "in an outage":
            here.bot.get_guild(here.guild.id).unavailable = True
        elif state == "starting":
            leave(here)
            here.bot._ready.clear()
        await here.person("Anna").slash(here.channel, "play", game="bieten")
        table = await service(here).table(1)
        assert (table.guild, table.is_user_installed) == (here.guild.id, False)
