"""Commands in texts: clickable wherever Discord reads Markdown, plain everywhere else."""

import json
import re
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from bot.app import create_bot
from bot.config import Settings
from bot.games import text_folders
from bot.i18n import message_id
from bot.i18n.catalogs import COMMON
from bot.ui.discord.command_mentions import CommandMentions, leaves
from bot.ui.escaping import escaped
from tests.ui.club import CLICKABLE, Club, components, raw_text_of, seat
from tests.ui.conftest import CATALOGS

NAMED = re.compile(r"(?<![\w/.:~<>\-])/(?P<words>[^\W\d][\w-]*(?: [^\W\d][\w-]*)?)")


def names(command: Any) -> set[str]:
    """Return what a command is called, with its group before it, in any language."""
    path = command.qualified_name.split(" ")
    found = {command.qualified_name}
    for locale in CATALOGS.locales:
        words = CATALOGS.words(locale)
        keys = [message_id("command", *path[: depth + 1], "name") for depth in range(len(path))]
        found.add(" ".join(words(key) if words.has(key) else own for key, own in zip(keys, path, strict=True)))
    return found


@pytest.fixture
async def commands(tmp_path: Path) -> list[Any]:
    """All commands, as registered at Discord."""
    bot = create_bot(Settings(_env_file=None, data_dir=tmp_path), catalogs=CATALOGS)
    await bot.add_groups()
    return list(bot.tree.get_commands())


@pytest.fixture
def clickable(commands: list[Any]) -> CommandMentions:
    found = CommandMentions()
    found.learn(commands, {command.name: number for number, command in enumerate(commands, 1)})
    return found


async def test_texts_name_commands_that_exist_and_no_group_that_cannot_be_given(commands: list[Any]) -> None:
    known = {name for command in leaves(commands) for name in names(command)}
    strays: list[str] = []
    folders = [COMMON, *(folder / "text" for folder in text_folders().values())]
    for path in chain.from_iterable(folder.glob("*/*") for folder in folders):
        text = path.read_text(encoding="utf-8")
        for match in NAMED.finditer(text):
            words = match["words"].split(" ")
            if not {match["words"], words[0]} & known:
                strays.append(f"{path.parent.name}/{path.name}: {match[0]}")
    assert strays == []


def test_names_of_no_language_stand_for_two_commands(commands: list[Any]) -> None:
    seen = dict[str, str]()
    for command in leaves(commands):
        for name in names(command):
            assert seen.setdefault(name, command.qualified_name) == command.qualified_name


@pytest.mark.parametrize(
    ("written", "sent"),
    [
        ("**/play** opens one, /play too.", "</play:N> opens one, </play:N> too."),
        ("**/spielen** und /turnier öffnen", "**/spielen** und /turnier öffnen"),
        ("(/evening open), “/rules”: /help", "(</evening open:N>), “</rules:N>”: </help:N>"),
        ("**A /play B** *and /play*", "**A </play:N> B** *and </play:N>*"),
        ("`/play` ```\n/play\n``` ``/play``", "`/play` ```\n/play\n``` ``/play``"),
        ("and/play a.b/play /plays /play-x https://a.b/play", "and/play a.b/play /plays /play-x https://a.b/play"),
        ("</play:9> <https://a.b/play> /play", "</play:N> <https://a.b/play> </play:N>"),
        ("/evening", "/evening"),
        ("/nonsense", "/nonsense"),
    ],
)
def test_a_name_becomes_a_mention_where_it_is_one(clickable: CommandMentions, written: str, sent: str) -> None:
    assert re.sub(r":\d+>", ":N>", clickable.text(written)) == sent


@pytest.mark.parametrize(
    "name", ["/play", "**/play**", "(/play)", "x /evening open", "/spielen", r"\/play", "</play:7>"]
)
def test_a_person_with_a_command_for_a_name_is_no_mention(clickable: CommandMentions, name: str) -> None:
    for text in (escaped(name), f"**{escaped(name)}** (host)", f"“{escaped(name)}”"):
        assert clickable.text(text) == text


def test_nothing_is_clickable_before_the_ids_are_known(commands: list[Any]) -> None:
    clickable = CommandMentions()
    assert clickable.text("/play") == "/play"
    clickable.learn(commands, {"help": 7})
    assert clickable.text("/play and /help") == "/play and </help:7>"


def test_what_would_be_too_long_stays_plain(clickable: CommandMentions) -> None:
    assert clickable.text("/play" + "x " * 997) == "/play" + "x " * 997
    long = "/play " + "x" * 1994
    assert clickable.text(long) == long


async def test_people_are_shown_mentions_and_buttons_are_not(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        for command in ("help", "about"):
            said = raw_text_of((await anna.slash(here.channel, command)).response)
            assert CLICKABLE.search(said)
            assert not NAMED.search(CLICKABLE.sub("", said)), said
        await seat(here, "Berta", start=False)
        raw = json.dumps([each for each in components(here.panel) if each["type"] != 10])
        assert "</" not in raw


def asked(here: Club, method: str) -> int:
    """Return how often the bot has asked for its commands, or registered them."""
    return sum(each.method == method and each.path.endswith("/commands") for each in here.env.http_requests)


async def test_ids_are_kept_and_commands_are_checked_once_a_start(club, make_bot) -> None:
    async with club() as here:
        assert (asked(here, "PUT"), asked(here, "GET")) == (1, 0)
        await here.restart(make_bot())
        anna = here.person("Anna")
        assert CLICKABLE.search(raw_text_of((await anna.slash(here.channel, "help")).response))
        assert (asked(here, "PUT"), asked(here, "GET")) == (1, 1)
        notebook = here.bot.tree.context.service.notebook
        await notebook.write(f"command-ids:{here.bot.application_id}", None)
        await here.restart(make_bot())
        await here.env.settle()
        assert (asked(here, "PUT"), asked(here, "GET")) == (1, 2), "the database of a release without ids"
        assert CLICKABLE.search(raw_text_of((await anna.slash(here.channel, "help")).response))


async def test_commands_that_discord_has_lost_are_registered_by_the_next_start(club, make_bot) -> None:
    async with club() as here:
        app, http = here.bot.application_id, here.bot.http
        before = await http.get_global_commands(app)
        await http.bulk_upsert_global_commands(app, [{"name": "other", "description": "of another program"}])
        await here.restart(make_bot())
        await here.env.settle()
        after = {each["name"]: each["id"] for each in await here.bot.http.get_global_commands(app)}
        assert after.keys() == {each["name"] for each in before}
        said = raw_text_of((await here.person("Anna").slash(here.channel, "help")).response)
        assert f"</play:{after['play']}>" in said


async def test_refusals_are_clickable_too(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        for command in ("hand", "leave"):
            refused = await anna.slash(here.channel, command)
            assert CLICKABLE.findall(raw_text_of(refused.response)) == ["join", "play"], command
        here.env.errors.clear()
