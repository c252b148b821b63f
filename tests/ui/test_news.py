"""News after an update: shown once, to managers of a server only, unless disabled."""

from bot.version import changelog as text
from cogs.notices import messages as changelog
from tests.cogs.test_settings import keeper
from tests.ui.club import Club, text_of

TEXT = """# Changelog

## 0.2.0

- The newest: see [the docs](docs/x.md), in
  two lines.
- Another.

## 0.1.0

- The first.
"""
TITLE = "New in version"


def known() -> tuple[str, int]:
    """How far this program's changelog goes."""
    return changelog.mark(changelog.sections(text()))


async def last_seen(here: Club, entries: int) -> None:
    """Mark all entries but the newest as posted on the server."""
    version, count = known()
    settings = here.bot.tree.context.service.settings
    await settings.change_guild(here.guild.id, seen_news=(version, count - entries))


async def told(here: Club, person, command: str = "about", **options: object) -> list[str]:
    """Return all texts with which a command answers a user."""
    answer = await person.slash(here.channel, command, **options)
    return [text_of(message) for message in (answer.response, *answer.followups) if message is not None]


def test_releases_are_read_with_their_entries() -> None:
    found = changelog.sections(TEXT)
    assert [section.version for section in found] == ["0.2.0", "0.1.0"]
    assert found[0].entries == ("The newest: see the docs, in two lines.", "Another.")
    assert changelog.mark(found) == ("0.2.0", 2)
    assert changelog.since(found, ("0.2.0", 2)) == ()
    assert changelog.since(found, ("0.2.0", 1)) == ("Another.",)
    assert changelog.since(found, ("0.1.0", 1)) == ("Another.", "The newest: see the docs, in two lines.")
    assert changelog.sections("") == ()


def test_this_program_has_one() -> None:
    version, count = known()
    assert version[0].isdigit()
    assert count > 0


async def test_it_is_told_once_to_who_manages_the_server(club) -> None:
    async with club() as here:
        olga, anna = keeper(here), here.person("Anna")
        await last_seen(here, 7)
        assert not any(TITLE in text for text in await told(here, anna)), "Anna manages nothing"
        texts = await told(here, olga)
        [news] = [text for text in texts if TITLE in text]
        assert len([line for line in news.split("\n") if line.startswith("- ")]) == 5
        assert "and 2 more things" in news
        assert not any(TITLE in text for text in await told(here, olga)), "once"


async def test_opening_a_table_tells_it_too(club) -> None:
    async with club() as here:
        await last_seen(here, 1)
        texts = await told(here, keeper(here), "play", game="bieten")
        assert any(TITLE in text for text in texts)
        assert TITLE not in text_of(here.panel), "to them alone"


async def test_a_server_that_is_new_begins_with_what_there_is(club) -> None:
    async with club() as here:
        assert not any(TITLE in text for text in await told(here, keeper(here)))
        settings = await here.bot.tree.context.service.settings.for_guild(here.guild.id)
        assert settings.seen_news == known()


async def test_it_can_be_switched_off(club) -> None:
    async with club() as here:
        olga = keeper(here)
        settings = here.bot.tree.context.service.settings
        await settings.change_guild(here.guild.id, news=False)
        await last_seen(here, 3)
        assert not any(TITLE in text for text in await told(here, olga))
        assert (await settings.for_guild(here.guild.id)).seen_news == known()
