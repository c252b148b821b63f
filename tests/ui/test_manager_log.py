"""The log of managers' actions: every command and button that asks for a manager logs, and managers read it."""

import ast
from collections.abc import Awaitable, Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any, get_args

from bot.games import all_games
from bot.i18n import Catalogs
from bot.storage import ActionKind
from bot.tables import ManagerLogEntry, ManagerLogPage, TableService
from bot.tables.manager_log import PAGE_SIZE
from bot.ui.layout import settings_texts
from cogs.manager_log.messages import log_page
from tests.cogs.test_lucky import give
from tests.cogs.test_protest import protest
from tests.cogs.test_settings import keeper, open_settings
from tests.ui.club import Club, buttons, components, raw_text_of, reply, seat, text_of
from tests.ui.forms import fields, send
from tests.ui.test_statistics import past  # noqa: F401  # a fixture
from tests.ui.test_tournaments import more, opened
from tests.ui.test_winner_role import choose as choose_role

ROOT = Path(__file__).parent.parent.parent
ASKS = {"is_manager", "manager_of", "moderates", "managed", "submitted"}
"""The functions that return whether a user is a manager."""
ASKED_IN_UI = {
    ("bot/ui/features/more_settings.py", "managed"),
    ("bot/ui/features/opening.py", "_check_user"),  # a manager can open tables anywhere, and does nothing to others
    ("bot/ui/live/reach.py", "moderates"),
}
CHANGES_NOTHING = {
    "leaderboard.close": "asks whether to close the season",
    "manager_log.show": "shows the log",
    "protest.look": "shows a protest",
    "settings.health": "shows whether the bot has its permissions",
    "settings.more": "shows the page of the settings that features fill",
    "settings.page": "shows a page of the settings",
    "settings.settings": "shows the first page of the settings",
}
"""Commands and buttons that managers alone can use, but which change nothing, with what they do."""


def names_in(node: ast.AST) -> set[str]:
    """Return the names and attributes that a function uses."""
    found = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    return found | {each.attr for each in ast.walk(node) if isinstance(each, ast.Attribute)}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def modules(*words: str) -> Iterator[tuple[str, ast.Module]]:
    """Yield the modules that talk to Discord and have one of these words in them, by their paths."""
    for folder in ("bot/ui", "cogs"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            if any(word in text for word in words):
                yield path.relative_to(ROOT).as_posix(), tree(path)


def functions(module: ast.Module) -> Iterator[ast.AsyncFunctionDef | ast.FunctionDef]:
    """Yield the functions of a module."""
    yield from (each for each in ast.walk(module) if isinstance(each, ast.AsyncFunctionDef | ast.FunctionDef))


def is_entrance(function: ast.AsyncFunctionDef | ast.FunctionDef) -> bool:
    """Return whether a method is a command or a button, by its decorators, or the callback of a menu entry."""
    named = {name for each in function.decorator_list for name in names_in(each)}
    return bool(named & {"handles", "command"}) or function.name.startswith("for_message")


def asking() -> set[str]:
    """Return all commands and buttons that ask whether a user is a manager, as feature and method."""
    found = set[str]()
    for path in sorted((ROOT / "cogs").glob("*/cog.py")):
        methods = list(functions(tree(path)))
        asks = {each.name for each in methods if names_in(each) & ASKS}
        while more := {each.name for each in methods if names_in(each) & asks} - asks:
            asks |= more
        found |= {f"{path.parent.name}.{each.name}" for each in methods if each.name in asks and is_entrance(each)}
    return found


def service_of(here: Club) -> TableService:
    return here.bot.tree.context.service


def test_one_module_asks_discord_who_manages_a_server() -> None:
    asked = {
        (path, attribute.attr)
        for path, module in modules("manage_guild", "manage_messages")
        for attribute in ast.walk(module)
        if isinstance(attribute, ast.Attribute) and attribute.attr in {"manage_guild", "manage_messages"}
    }
    assert asked == {
        ("bot/ui/discord/managers.py", "manage_guild"),
        ("bot/ui/live/reach.py", "manage_messages"),
    }, "use bot.ui.discord.is_manager or manager_of"
    users = {
        (path, function.name)
        for path, module in modules("is_manager", "manager_of")
        if path.startswith("bot/ui") and not path.endswith("/managers.py")
        for function in functions(module)
        if names_in(function) & {"is_manager", "manager_of"}
    }
    assert users == ASKED_IN_UI


def test_who_chose_a_setting_is_given_to_the_service() -> None:
    """`change_guild` logs only what has `by`; without it are the notes of the bot itself."""
    notes = {"greet", "seen_news", "spoken"}
    without = [
        f"{path}:{call.lineno}"
        for path, module in modules("change_guild", "digests.choose")
        for call in ast.walk(module)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and (call.func.attr == "change_guild" or ast.unparse(call.func).endswith("digests.choose"))
        and "by" not in (given := {each.arg for each in call.keywords})
        and not (given and given <= notes)
    ]
    assert without == [], "give by=, the user who chose it"


async def test_every_command_and_button_of_managers_logs(club, past) -> None:  # noqa: F811
    async with club() as here:
        olga, service = keeper(here), service_of(here)
        done = set[str]()

        async def logs(name: str, kind: str, acts: Awaitable[Any]) -> Any:
            """Check that an action of the manager's makes one entry, and return the answer."""
            before = (await service.privacy.show(olga.id))["managing"]
            answer = await acts
            assert (await service.privacy.show(olga.id))["managing"] == before + 1, (name, reply(answer))
            entry = (await service.manager_log.page(here.guild.id, 0)).entries[0]
            assert (entry.user, entry.kind) == (olga.id, kind), name
            done.add(name)
            return answer

        await everything_in_the_settings(here, olga, logs)
        await everything_with_seasons(here, olga, logs, past)
        await everything_else(here, olga, logs)
        assert asking() - CHANGES_NOTHING.keys() == done, "add what is new here, and see that it logs"
        assert CHANGES_NOTHING.keys() <= asking()


def number(here: Club) -> int:
    """Return the number of the newest table."""
    return int(buttons(here.panel)["More"].split(":")[1])


Logs = Callable[[str, str, Awaitable[Any]], Awaitable[Any]]


async def everything_in_the_settings(here: Club, olga: Any, logs: Logs) -> None:
    """Change all settings of the server."""

    async def form(label: str, **changes: Any) -> Any:
        return await send(olga, await olga.click(page, label=label), **changes)

    async def choose_level() -> Any:
        menu = next(each for each in components(page) if each.get("type") == 3)
        return await olga.select(page, [menu["options"][0]["value"]], custom_id=menu["custom_id"])

    kind = "settings_changed"
    page = await open_settings(here, olga)
    await logs("settings.change", kind, form("Change", time="900"))
    await logs("settings.level", kind, choose_level())
    houses = await olga.click(page, label="House rules")
    other = {game: field["options"][-1]["value"] for game, field in fields(houses).items()}
    await logs("settings.house_rules", kind, send(olga, houses, **other))
    await olga.click(page, label="Tables")
    await logs("settings.switch", kind, olga.click(page, label="Show the table in words"))
    await logs("settings.pause", kind, form("Waiting times", days="5"))
    await olga.click(page, label="Back")
    await olga.click(page, label="Messages")
    await logs("settings.mentions", kind, form("Mentions", table=here.guild.create_role("Players")))
    await logs("settings.digest", kind, form("Weekly digest", digest=here.channel))
    await olga.click(page, label="Back")
    await olga.click(page, label="More settings")
    await logs("settings.tournaments", kind, form("Tournaments", channel=here.channel))
    await logs("settings.time_zone", kind, form("Time zone", zone="Wien"))


async def everything_with_seasons(here: Club, olga: Any, logs: Logs, play: Any) -> None:
    """Start and close a season whose winner gets a role only at the second try."""
    chosen = [here.guild.create_role(name) for name in ("Champion", "Winner")]
    await logs("leaderboard.choose_role", "settings_changed", choose_role(here, olga, chosen[0]))
    await logs("leaderboard.start", "season_started", olga.slash(here.channel, "season start", name="Winter"))
    play(here, (here.person("Ida"), olga), 11, 5)
    here.env.backend.delete_role(here.guild.id, chosen[0].id)
    asked = await olga.slash(here.channel, "season close")
    sure = olga.click(asked.response, label="Close the season")
    closed = await logs("leaderboard.close_for_good", "season_closed", sure)
    await choose_role(here, olga, chosen[1])
    again = olga.click(closed.followups[-1], label="Try again")
    await logs("leaderboard.give_role", "winner_role_given", again)


async def everything_else(here: Club, olga: Any, logs: Logs) -> None:
    """Do all that managers can do outside the settings."""
    anna, ben = map(here.person, ("Anna", "Ben"))
    await service_of(here).settings.change_guild(here.guild.id, greet=True)
    greeted = await olga.slash(here.channel, "play", game="bieten")
    greeting = next(each for each in greeted.followups if "Svenska" in buttons(each))
    await logs("notices.speak", "settings_changed", olga.click(greeting, label="English"))
    await anna.click(here.panel, label="Join")
    await give(here, anna, "rude")
    lucky, menu = await here.choose(olga, "Lucky word"), await here.more(olga)
    await olga.slash(here.channel, "host", player=anna)
    await logs("verify.word", "word_removed", send(olga, lucky, remove=str(anna.id)))
    await logs("host.close_by_button", "table_closed", olga.click(menu, label="Close the table"))
    for name in ("first", "second"):
        await anna.slash(here.channel, "house save", name=name, code="BTL")
    saves = olga.slash(here.channel, "house save", name="first", code="BIE")
    await logs("house_rules.save", "house_rules_replaced", saves)
    deletes = olga.slash(here.channel, "house delete", name="second")
    await logs("house_rules.delete", "house_rules_deleted", deletes)
    people = await seat(here, "Dora", "Emil", "Franz", target=5)
    await protest(here, people[1])
    page = (await olga.click(here.panel, label="View protest")).response
    await logs("protest.rule", "protest_ruled", olga.click(page, label="Let it stand"))
    asked = await olga.slash(here.channel, "close", table=number(here))
    await logs("host.close_now", "game_ended", olga.click(asked.response, label="Yes"))
    await ben.slash(here.channel, "play", game="bieten")
    await logs("host.close", "table_closed", olga.slash(here.channel, "close", table=number(here)))
    await opened(here, "Gerda", "Hans")
    asked = await olga.click(await more(here, olga), label="Cancel tournament")
    await logs("tournament.press", "tournament_ended", olga.click(asked.response, label="Yes, cancel it"))


async def test_managers_read_it_page_by_page(club) -> None:
    async with club() as here:
        olga, anna, service = keeper(here), here.person("Anna"), service_of(here)
        page = await open_settings(here, olga, "More settings", "Managers' log")
        assert "There are no entries yet" in text_of(page)
        await olga.slash(here.channel, "season start", name="*Winter*")
        for seconds in range(60, 600, 60):
            await service.settings.change_guild(here.guild.id, by=anna.id, turn_time=seconds, openers="managers")
        await service.privacy.delete(anna.id)
        await olga.click(page, label="Back")
        await olga.click(page, label="Managers' log")
        text = raw_text_of(page)
        assert text.count("**Settings changed** · a person whose data was deleted · <t:") == PAGE_SIZE
        assert "  - Turn time limit: 8 minutes → 9 minutes" in text
        assert "Page 1 of 2" in text
        assert page.flags.ephemeral
        await olga.click(page, label="Next ▶")
        text = raw_text_of(page)
        assert f"**Season “\\*Winter\\*” started** · <@{olga.id}> · <t:" in text
        assert "  - Who can open tables: everyone → server managers" in text
        assert [user.id for user in page.message.mentions] == [olga.id], (
            "clients show the name of whom they don't know"
        )
        assert buttons(page).keys() == {"◀ Previous", "Back"}
        here.env.backend.remove_member_role(here.guild.id, olga.id, here.guild.roles["keepers"].id)
        assert "Only people who can manage this server" in reply(await olga.click(page, label="◀ Previous"))


def test_each_kind_of_action_has_a_text_in_every_language() -> None:
    catalogs = Catalogs.load(strict=True)
    many = dict.fromkeys(("season", "name"), "*" * 40)
    for locale in catalogs.names:
        words = catalogs.words(locale)
        for kind in get_args(ActionKind):
            details = {**many, "table": 7, "tournament": 7, "deal": 2, "ruling": "void", "game": "bieten", "role": 5}
            details |= {"old": {}, "new": {"house_rules": dict.fromkeys(all_games(), "x" * 40), "turn_time": 60}}
            entries = tuple(ManagerLogEntry(1, 2**63 - 1, kind, 2**63 - 1, details) for _ in range(PAGE_SIZE))
            texts = partial(settings_texts, words=words, words_of=partial(catalogs.words, locale), languages={})
            view = log_page(
                ManagerLogPage(entries, 0, 2), 90, words, partial(catalogs.words, locale), texts, plain=False
            )
            assert str(view.to_components()).count(f"<@{2**63 - 1}> · <t:1:f>") == PAGE_SIZE, (locale, kind)
