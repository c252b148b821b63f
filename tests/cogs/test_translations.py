"""The commands in users' languages, as they are sent to Discord: whole, within its limits, no name twice."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from discord import Locale, app_commands, ui

from bot.games import find_game, text_folders
from bot.i18n import FALLBACK, message_id
from bot.i18n.catalogs import COMMON
from bot.rules.options import ChoiceOption
from bot.tables import GuildSettings, Table
from bot.ui import CardBot, CatalogTranslator
from cogs.house_rules import messages as house_rules
from cogs.preferences import messages as preferences
from cogs.protest import messages as protest
from cogs.settings import messages as server
from tests.ui.conftest import CATALOGS

NAME = re.compile(r"[-_'\w]{1,32}")
KEY = re.compile(r"^(command-[\w-]+) =", re.MULTILINE)
MENTIONED = re.compile(r"(?:^|[\s*`“„”\"(])/([a-ząćęłńóśźżäöüåßáéíúñ-]+)")
LONGEST, LONGEST_NAME = 100, 32
GAMES = "bieten", "bid_whist", "betel"
"""In the order of the descriptions that name their numbers."""
LANGUAGES = [locale for locale in CATALOGS.locales if locale != FALLBACK]


def keys(bot: CardBot) -> Iterator[str]:
    """Yield what the catalogs should have for the commands there are."""
    for command in bot.tree.walk_commands():
        path = command.qualified_name.split(" ")
        parameters = [each.name for each in command.parameters] if isinstance(command, app_commands.Command) else []
        for way in (path, *([*path, name] for name in parameters)):
            yield message_id("command", *way, "name")
            yield message_id("command", *way, "description")


def is_menu(payload: dict[str, Any]) -> bool:
    """Return whether that is an entry of a menu on users or messages, which nobody types."""
    return "description" not in payload or payload["description"] == ""


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_every_entry_of_a_menu_is_translated_and_nothing_else(club, locale: str) -> None:
    text = (COMMON / locale / "commands.ftl").read_text(encoding="utf-8")
    async with club() as here:
        menus = {menu.name for menu in here.bot.menus}
    assert {message_id("menu", name.lower()) for name in menus} == set(
        re.findall(r"^(menu-[\w-]+) =", text, re.MULTILINE)
    )


def levels(side_by_side: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """Yield all that stands side by side: the commands, the commands of a group, the parameters of a command."""
    yield side_by_side
    for each in side_by_side:
        if each.get("options"):
            yield from levels(each["options"])


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_every_command_is_translated_and_nothing_else(club, locale: str) -> None:
    files = COMMON.glob(f"{locale}/*.ftl")
    there = {key for path in files for key in KEY.findall(path.read_text(encoding="utf-8"))}
    async with club() as here:
        wanted = set(keys(here.bot))
    assert sorted(wanted - there) == [], "not translated"
    assert sorted(there - wanted) == [], "no such command"


async def test_translated_commands_are_within_the_limits_and_unlike_each_other(club) -> None:
    translator = CatalogTranslator(CATALOGS)
    async with club() as here:
        tree = here.bot.tree
        payloads = [await each.get_translated_payload(tree, translator) for each in tree.get_commands()]
    for locale in (each.value for each in Locale if each.value.partition("-")[0] in LANGUAGES):
        for level in levels(payloads):
            names = [each.get("name_localizations", {}).get(locale, each["name"]) for each in level]
            kinds = [(is_menu(each), name) for name, each in zip(names, level, strict=True)]
            assert len(set(kinds)) == len(names), f"{locale}: {names}"
            typed = [name for name, each in zip(names, level, strict=True) if not is_menu(each)]
            assert [name for name in typed if not NAME.fullmatch(name) or name != name.lower()] == []
            assert [name for name in names if len(name) > LONGEST_NAME] == []
            texts = [each.get("description_localizations", {}).get(locale, "") for each in level]
            texts += [
                choice.get("name_localizations", {}).get(locale, "")
                for each in level
                for choice in each.get("choices", [])
            ]
            assert [text for text in texts if len(text) > LONGEST] == []
    [play] = [each for each in payloads if each["name"] == "play"]
    for option in play["options"]:
        for text in (option["description"], *option["description_localizations"].values()):
            if option["name"] == "target":
                assert re.findall(r"\d+", text) == [str(number) for game in GAMES for number in targets(game)]
            if option["name"] == "seats":
                assert re.findall(r"\d+", text) == [str(number) for game in GAMES for number in seats(game)]
    assert play["name_localizations"]["de"] == "spielen"
    assert play["name_localizations"]["es-ES"] == play["name_localizations"]["es-419"] == "jugar"
    [game] = [option for option in play["options"] if option["name"] == "game"]
    betel = next(choice for choice in game["choices"] if choice["value"] == "betel")
    assert (betel["name_localizations"]["en-US"], betel["name_localizations"]["pl"]) == ("The Betel", "Betel")


def targets(game: str) -> list[int]:
    """Return the numbers that the description of a target names: all of a list, or the limits of a range."""
    option = find_game(game).options.find("target")
    if isinstance(option, ChoiceOption):
        return [value for value in option.values if isinstance(value, int)]
    return [option.low, option.high] if option.is_bounded else [option.low]


def seats(game: str) -> list[int]:
    """Return the fewest and the most players of a game."""
    found = find_game(game).seat_range
    return sorted({found[0], found[-1]})


@pytest.mark.parametrize("locale", CATALOGS.locales)
async def test_commands_that_messages_speak_of_are_there(club, locale: str) -> None:
    """A command named in a text exists under that name."""
    async with club() as here:
        called = {called_in(locale, command) for command in here.bot.tree.walk_commands()}
    files = [
        path
        for folder in (COMMON, *(path / "text" for path in text_folders().values()))
        for path in (folder / locale).iterdir()
    ]
    mentioned = {(path.name, name) for path in files for name in MENTIONED.findall(path.read_text(encoding="utf-8"))}
    assert mentioned
    assert sorted((file, name) for file, name in mentioned if name not in called) == []


def called_in(locale: str, command: Any) -> str:
    """Return the whole name of a command in a language."""
    words, path = CATALOGS.words(locale), command.qualified_name.split(" ")
    keys = [message_id("command", *path[: depth + 1], "name") for depth in range(len(path))]
    return " ".join(words(key) if words.has(key) else name for key, name in zip(keys, path, strict=True))


@pytest.mark.parametrize("locale", CATALOGS.locales)
def test_no_hint_of_a_form_is_cut(locale: str) -> None:
    words, settings = CATALOGS.words(locale), GuildSettings()
    table = Table(1, 5, 6, 1, "bieten", {}, "BIE", 2, 5, (), "lobby", 1)
    forms = (
        protest.form(table, words).modal(),
        house_rules.code_form(table, words),
        preferences.quiet_form(None, words).modal(),
        server.form(settings, words, {}).modal(),
        server.pause_form(settings, words).modal(),
        server.digest_form(settings, words).modal(),
        server.zone_form(settings, words).modal(),
        server.tournament_form(settings, words).modal(),
        server.mention_form(settings, words).modal(),
    )
    hints = [field.description or "" for form in forms for field in form.children if isinstance(field, ui.Label)]
    assert any(hints)
    assert [hint for hint in hints if hint.endswith("…")] == []
