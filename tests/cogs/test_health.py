"""Health in the settings: the bot's permissions, waiting changes, the last backup and the version."""

from datetime import UTC, datetime
from pathlib import Path

from bot.storage import record_backup
from bot.version import release
from tests.cogs.test_settings import choose, keeper, open_settings
from tests.ui.club import buttons, reply, text_of
from tests.ui.forms import send

MADE = datetime(2026, 11, 26, 4, 0, 7, tzinfo=UTC)


async def test_health_shows_permissions_and_figures(club, tmp_path: Path) -> None:
    async with club() as here:
        olga = keeper(here)
        quiet = here.guild.create_text_channel("quiet")
        me = here.bot.get_guild(here.guild.id).me
        await here.bot.get_channel(quiet.id).set_permissions(me, attach_files=False, create_public_threads=False)
        page = (await choose(here, olga, channel=[here.channel, quiet])).response
        await olga.click(page, label="More settings")
        await olga.click(page, label="Health")
        assert f"Permissions to play: complete in <#{here.channel.id}>\n" in text_of(page)
        assert f"In <#{quiet.id}> I'm missing: **Attach Files**." in text_of(page)
        assert "Changes waiting to be saved: 0" in text_of(page)
        assert "Last backup: none known" in text_of(page)
        assert f"Version: {release()}" in text_of(page)
        record_backup(tmp_path, MADE)
        await olga.click(page, label="Refresh")
        assert f"Last backup: <t:{int(MADE.timestamp())}:f>" in text_of(page)
        await olga.click(page, label="Back")
        await send(olga, await olga.click(page, label="Tournaments"), channel=quiet)
        await olga.click(page, label="Health")
        lacking = "**Attach Files, Create Public Threads**"
        assert f"In <#{quiet.id}> I'm missing: {lacking}." in text_of(page), "tables of tournaments get threads"
        await olga.click(page, label="Back")
        assert "Health" in buttons(page)
        here.env.backend.remove_member_role(here.guild.id, olga.id, here.guild.roles["keepers"].id)
        assert "Only people who can manage this server" in reply(await olga.click(page, label="Health"))


async def test_health_names_permissions_that_the_bot_lacks_on_the_server(club) -> None:
    async with club() as here:
        olga = keeper(here)
        role = here.bot.get_guild(here.guild.id).me.top_role
        rights = role.permissions
        rights.update(create_events=False, manage_roles=False)
        here.env.backend.edit_role(here.guild.id, role.id, {"permissions": rights.value})
        champion = here.guild.create_role("champion")
        await here.bot.tree.context.service.settings.change_guild(here.guild.id, winner_role=champion.id)
        page = await open_settings(here, olga, "More settings", "Health")
        assert "Role for the winner of a season: I'm missing **Manage Roles**." in text_of(page)
        assert "Missing, but not needed to play:\n" in text_of(page)
        assert "tournaments appear among the server's events: Create Events." in text_of(page)
