"""What users can do at tables of channels they can't view: nothing, by any command, press or forged request."""

from typing import Any

import discord
import pytest
from simcord.actors import _component_interaction, _visible_message

from tests.ui.club import Club, buttons, leave, reply, seat, text_of


async def secret(here: Club):
    """Open a table in a channel that one person can't view; return that person, who has a table elsewhere."""
    anna, eve = here.person("Anna"), here.person("Eve")
    hidden = {eve: discord.PermissionOverwrite(view_channel=False)}
    backroom = here.guild.create_text_channel("backroom", overwrites=hidden)
    await anna.slash(backroom, "play", game="bieten")
    await eve.slash(here.channel, "play", game="bieten")
    return eve


async def refused(here: Club, person: Any, channel: Any, name: str) -> str:
    """Give a command about table 1 that is refused; return why."""
    before = len(here.env.errors)
    result = await person.slash(channel, name, table=1)
    assert len(here.env.errors) == before + 1
    return reply(result)


async def forged(person: Any, message: Any, custom_id: str):
    """Press a button that the message does not have."""
    data = {"component_type": 2, "custom_id": custom_id}
    return await _component_interaction(person, _visible_message(person, message), data)


@pytest.mark.parametrize("verb", ["!slate", "!house", "!rules", "!join", "!start", "!computer", "!hand", "!wake"])
async def test_a_forged_press_reaches_no_table_of_a_hidden_channel(club, verb: str) -> None:
    async with club() as here:
        eve = await secret(here)
        before = await here.bot.tree.context.service.table(1)
        result = await forged(eve, here.panel, f"t1:1:0:{verb}")
        assert "no table 1" in reply(result).lower()
        assert await here.bot.tree.context.service.table(1) == before


async def test_a_command_reaches_none_either(club) -> None:
    async with club() as here:
        eve = await secret(here)
        for name in ("table", "slate", "join", "hand", "close"):
            assert "no table 1" in (await refused(here, eve, here.channel, name)).lower()


async def test_a_stranger_gets_a_private_copy_and_moves_nothing(club) -> None:
    async with club() as here:
        anna, ben = await seat(here, "Anna", "Ben")
        panel = here.panel
        other = here.guild.create_text_channel("other")
        eve = here.person("Eve")
        for channel in (other, here.channel):
            shown = await eve.slash(channel, "table", table=1)
            assert shown.ephemeral
            assert "Bieten" in text_of(shown.response)
            assert "My hand" not in buttons(shown.response)
        assert not other.history()
        assert here.panel.id == panel.id
        assert buttons(here.panel)
        shown = await ben.slash(other, "table", table=1)
        assert not shown.ephemeral, "players take their table along"
        await leave(here, anna)


async def test_managing_messages_elsewhere_closes_no_table(club) -> None:
    """It counts in the channel of the table, wherever a user presses."""
    async with club() as here:
        await seat(here, "Anna", "Ben")
        eve = here.person("Eve")
        role = here.guild.create_role("Elsewhere", permissions=discord.Permissions.none())
        fay = here.guild.add_member(here.env.create_user("fay", global_name="Fay"), roles=[role])
        other = here.guild.create_text_channel(
            "other", overwrites={role: discord.PermissionOverwrite(manage_messages=True)}
        )
        for person in (eve, fay):
            assert "You're not at this table" in await refused(here, person, other, "close")
        mods = here.guild.create_role("Mods", permissions=discord.Permissions(manage_messages=True))
        gil = here.guild.add_member(here.env.create_user("gil", global_name="Gil"), roles=[mods])
        asked = await gil.slash(other, "close", table=1)
        assert "Close the table anyway?" in text_of(asked.response)
        await gil.click(asked.response, label="Yes")
        assert (await here.bot.tree.context.service.table(1)).status == "closed"
