"""Where the bot is not, as far as the in-memory Discord can stand for it: a server of which the bot knows nothing."""

from bot.tables import TableService
from tests.ui.club import Club, buttons, reply, text_of


def leave(here: Club) -> None:
    """Have the bot know nothing of its server, as of one to which a user has brought it along."""
    here.bot._connection._remove_guild(here.bot.get_guild(here.guild.id))


def service(here: Club) -> TableService:
    return here.bot.tree.context.service


async def test_a_table_there_belongs_to_no_guild_and_is_played_by_its_presses(club) -> None:
    async with club() as here:
        leave(here)
        anna, ben = here.person("Anna"), here.person("Ben")
        opened = await anna.slash(here.channel, "play", game="bieten")
        table = await service(here).table(1)
        assert (table.guild, table.is_user_installed) == (None, True)
        await ben.click(opened.response, label="Join")
        await anna.click(opened.response, label="Start")
        assert "deal 1" in text_of(opened.response)
        shown = await ben.click(opened.response, label="My hand")
        assert shown.ephemeral
        assert "Your hand" in reply(shown)
        assert "Protest" in buttons(await here.more(ben, opened.response))


async def test_nothing_of_the_server_is_kept(club) -> None:
    async with club() as here:
        leave(here)
        await here.person("Anna").slash(here.channel, "play", game="bieten")
        assert await service(here).privacy.guilds_joined([here.guild.id]), "nothing is known of it"
