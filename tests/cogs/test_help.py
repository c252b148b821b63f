"""`/about`: which program this is, whom to ask, and how it is."""

import pytest
from pydantic import ValidationError

from bot.cli import main
from bot.config import Settings
from bot.ui.discord.command_mentions import leaves
from bot.version import release
from cogs.help.messages import first_steps
from tests.ui.club import reply
from tests.ui.conftest import CATALOGS
from tests.ui.test_command_mentions import names


async def test_about_names_version_help_and_health(club) -> None:
    async with club(support_url="https://example.org/help") as here:
        said = reply(await here.person("Anna").slash(here.channel, "about"))
        assert release() in said
        assert "Help: https://example.org/help" in said
        assert "Source: the operator has given no address." in said
        assert "/privacy show" in said
        assert "0 open tables" in said


async def test_help_names_every_command_in_each_language(club) -> None:
    async with club() as here:
        said = reply(await here.person("Anna").slash(here.channel, "help"))
        commands = [each for cog in here.bot.cogs.values() for each in cog.get_app_commands()]
        wanted = [each for each in leaves(commands) if each.name != "help"]
        assert {each.qualified_name for each in wanted if f"/{each.qualified_name}" not in said} == set()
        for locale in CATALOGS.locales:
            lines = "\n".join(first_steps(CATALOGS.words(locale), commands, user_installed=False))
            missing = {
                each.qualified_name for each in wanted if not any(f"/{name}*" in lines for name in names(each))
            }
            assert missing == set(), locale
        alone = "\n".join(first_steps(CATALOGS.words("en"), commands, user_installed=True))
        assert "/evening show" not in alone, "servers only"


async def test_about_is_for_the_asker_alone(club) -> None:
    async with club() as here:
        assert (await here.person("Anna").slash(here.channel, "about")).ephemeral


@pytest.mark.parametrize("address", ["example.org", "javascript:alert(1)", "https://a b", "https://<@1>"])
def test_an_address_that_nobody_can_press_is_refused_at_start(address: str) -> None:
    with pytest.raises(ValidationError, match="begins with https://"):
        Settings(_env_file=None, support_url=address)


def test_the_command_line_tells_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"{release()}\n"
