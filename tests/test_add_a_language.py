"""docs/add-a-language.md is true: a language is a folder of words, and its first line is enough to choose it."""

import shutil
from pathlib import Path

import pytest
import simcord
from fluent.syntax import FluentParser, ast

from bot.app import create_bot
from bot.config import Settings
from bot.i18n import SHARED, Catalogs
from bot.i18n.catalogs import COMMON
from bot.i18n.checking import reference
from tests.cogs.test_preferences import change
from tests.pages import BLOCK, carry_out, commands, copied, run, text_of
from tests.ui.club import SETTLED, Club
from tests.ui.club import text_of as shown

PAGE = text_of("add-a-language.md")


@pytest.fixture
def words(tmp_path: Path) -> Path:
    """Return a copy of the common words with the page's first line."""
    common = tmp_path / COMMON.relative_to(COMMON.parents[2])
    shutil.copytree(COMMON, common)
    assert carry_out(PAGE, tmp_path) == ["bot/i18n/text/nl/settings.ftl"]
    return common


async def test_one_line_is_enough_to_choose_it(words: Path, tmp_path: Path) -> None:
    (words / "nl" / "common.ftl").write_text("table-closed = Deze tafel is gesloten\n", encoding="utf-8")
    settings = Settings(_env_file=None, data_dir=tmp_path, card_emojis=False, pictures=False, edit_interval=0)
    catalogs = Catalogs.load(common=words, strict=True)
    bot = create_bot(settings, catalogs=catalogs)
    async with simcord.run(bot, shard_count=1, settle_timeout=SETTLED) as env:
        here = Club(env, env.bot)
        anna = here.person("Anna")
        page = await change(here, anna, language="nl")
        assert "Nederlands" in shown(page)
        said = here.bot.tree.context.catalogs.words("nl")
        assert (said("table-closed"), said("cards-none")) == ("Deze tafel is gesloten", "no cards")
        await here.bot.close()


def test_a_whole_one_begins_as_a_template_and_is_held_by_the_command(tmp_path: Path) -> None:
    project = copied(tmp_path)
    [begin, check, move] = commands(PAGE)
    run(begin, project, PYTHONWARNINGS="error,ignore::DeprecationWarning:discord.player")
    assert run(check, project).endswith("nl: no faults\n")
    run(move, project)
    assert "language-name = Nederlands" in (project / "bot/i18n/text/nl/settings.ftl").read_text(encoding="utf-8")
    run("""python -c 'from bot.i18n import zones_of; assert zones_of("Oostenrijk") == ("Europe/Vienna",)'""", project)
    page = project / "bot/games/bieten/text/nl/rules.md"
    page.write_text(page.read_text(encoding="utf-8").replace("## The cards", "## De kaarten"), encoding="utf-8")
    with pytest.raises(AssertionError, match=r"points at the section “The cards”"):
        run("uv run bot check-texts nl", project)
    (project / "bot/games/betel/text/nl/rules.md").unlink()
    with pytest.raises(AssertionError, match=r"nl: betel/rules\.md: the rules page is missing"):
        run("uv run bot check-texts nl", project)


def test_the_message_shown_is_one() -> None:
    [block] = [line for line in PAGE.split("\n\n") if line.startswith("    button-start-with")]
    [message] = FluentParser().parse(block.replace("\n    ", "\n").removeprefix("    ") + "\n").body
    assert isinstance(message, ast.Message)
    assert message.id.name in reference()[SHARED]
    assert len(BLOCK.findall(PAGE)) == 1
