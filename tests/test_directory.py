"""The texts for Discord's app directory: there in every language, and as short as it takes them."""

import re
import tomllib
from pathlib import Path

import pytest

from bot.i18n import Catalogs

FOLDER = Path(__file__).parent.parent / "docs" / "directory"
MOST = {"description": 400, "short": 80, "long": 2000}
MOST_TAGS, TAG = 5, 20
LOCALES = Catalogs.load().locales


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_its_text_and_none_is_too_long(locale: str) -> None:
    told = tomllib.loads((FOLDER / f"{locale}.toml").read_text(encoding="utf-8"))
    assert told.keys() == MOST.keys()
    for field, most in MOST.items():
        assert 0 < len(told[field].strip()) <= most, (field, len(told[field]))
        assert "\n" not in told["short"]


def test_no_text_is_of_a_language_that_the_bot_does_not_speak() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.toml")) == sorted(LOCALES)


def test_commands_are_called_what_they_are_called_in_that_language() -> None:
    for locale in LOCALES:
        text = (FOLDER / f"{locale}.toml").read_text(encoding="utf-8")
        words = Catalogs.load().words(locale)
        for command in ("play", "tutorial"):
            key = f"command-{command}-name"
            assert f"/{words(key) if locale != 'en' else command}" in text, (locale, command)


def test_the_tags_are_as_few_and_as_short_as_discord_takes_them() -> None:
    page = (FOLDER / "README.md").read_text(encoding="utf-8")
    line = page[page.index("Tags (") : page.index("Pictures,")]
    tags = re.findall("`(.+?)`", line)
    assert 0 < len(tags) <= MOST_TAGS
    assert all(0 < len(tag) <= TAG for tag in tags)


def test_the_pictures_are_there() -> None:
    pictures = re.findall(r"\]\((\S+\.png)\)", (FOLDER / "README.md").read_text(encoding="utf-8"))
    assert len(pictures) == len({*pictures}) >= 5
    assert all((FOLDER / picture).resolve().is_file() for picture in pictures)
