"""Tables are found by their number from where one can see them, and from nowhere else."""

import discord

from tests.ui.club import buttons, reply, seat, text_of

COMMANDS = ("join", "table", "slate")


async def refused(here, person, channel) -> None:
    """See that a user finds no table 1 by any command."""
    for command in COMMANDS:
        assert "There is no table 1." in reply(await person.slash(channel, command, table=1)), command
    assert {str(error.__cause__) for error in here.env.errors} == {"no_table"}


async def test_nobody_joins_or_looks_from_another_server(club) -> None:
    async with club() as here:
        await seat(here, "Anna", "Ben", computers=1)
        other = here.env.create_guild(name="Elsewhere")
        channel = other.create_text_channel("tables")
        eva = other.add_member(here.env.create_user("eva", global_name="Eva"))
        await refused(here, eva, channel)
        assert "Eva" not in text_of(here.panel)


async def test_nobody_joins_or_looks_who_cannot_read_the_channel(club) -> None:
    async with club() as here:
        anna, ben, eva = (here.person(name) for name in ("Anna", "Ben", "Eva"))
        hidden = {eva: discord.PermissionOverwrite(view_channel=False)}
        backroom = here.guild.create_text_channel("backroom", overwrites=hidden)
        await anna.slash(backroom, "play", game="bieten")
        await refused(here, eva, here.channel)
        assert "table 1" in reply(await ben.slash(here.channel, "join", table=1)), "who can read it may"


async def test_who_practises_in_direct_messages_is_alone(club) -> None:
    async with club() as here:
        anna, ben = here.person("Anna"), here.person("Ben")
        await anna.user.slash("play", game="bieten")
        assert "There is no table 1." in reply(await ben.user.slash("table", table=1))
        await refused(here, ben, here.channel)
        assert "Start with 3 computers" in buttons((await anna.user.slash("table", table=1)).response)


async def test_who_sits_there_finds_it_from_direct_messages(club) -> None:
    async with club() as here:
        anna, _ = await seat(here, "Anna", "Ben")
        assert "deal 1" in text_of((await anna.user.slash("table", table=1)).response)
        assert "slate" in reply(await anna.user.slash("slate", table=1))
