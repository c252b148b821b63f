"""`/about`: which program this is, whom to ask, and how it is."""

import pytest
from pydantic import ValidationError

from bot.cli import main
from bot.config import Settings
from bot.version import release
from tests.ui.club import reply


async def test_about_names_version_help_and_health(club) -> None:
    async with club(support_url="https://example.org/help") as here:
        said = reply(await here.person("Anna").slash(here.channel, "about"))
        assert release() in said
        assert "Help: https://example.org/help" in said
        assert "Source: the operator has given no address." in said
        assert "/privacy show" in said
        assert "0 open tables" in said


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
