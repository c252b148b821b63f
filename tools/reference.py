"""Write the reference pages of docs/ from the program: settings, command line, commands in Discord, rules for games.

python -m tools.reference            # writes the pages
python -m tools.reference --check    # exit status 1 if a page is not up to date
"""

import argparse
import asyncio
import re
import sys
from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import discord

from bot.cli import COMMANDS, module_of
from bot.cli.commands import wanted_commands
from bot.config import Settings
from bot.contract import CASE_RULES, GAME_RULES, LOADED, LOADED_SENTENCE
from bot.version import settings_reference

DOCS = Path(__file__).parent.parent / "docs"
NOTE = "<!-- Written by python -m tools.reference. Do not edit. -->"
SUBCOMMAND, GROUP = 1, 2
"""Types of options that Discord's API defines for commands below a command."""
CONFIGURATION = """\
# Configuration reference

The bot reads settings from the environment and from `.env` in the working directory. The environment has priority.
`bot env --out .env` writes a file with every setting. Commands that read settings print misspelt names and unreadable
lines of `.env` on standard error, without their values.
"""
_HELP_OPTION = re.compile(r"\n\noptions:\n  -h, --help.*(?=\n\n|\Z)|  -h, --help.*\n")
"""The help option of a command, with its heading if it is the only option."""
COMMAND_LINE = """\
# Command line reference

`bot` without a command runs the bot. `bot COMMAND --help` prints the same as below. Each command has this option.
"""
CONTRACT = """\
# The contract of a game

Tables, records, computer players and proofs rely on these rules. `bot check-game` checks them with random games,
random house rules and games of computer players ([add a game](add-a-game.md)). The project's tests check the same
rules for its own games.
"""
COMMANDS_IN_DISCORD = """\
# All commands

Type them in a channel, or in a direct message to the bot where the last column says so. Parameters in brackets are
optional.
"""


def configuration() -> str:
    """Return the page of settings: a table row for each setting of `.env.example`."""
    rows = ["| setting | default | meaning |", "|---|---|---|"]
    for block in re.split(r"\n\n+", settings_reference().strip()):
        comment = " ".join(line.removeprefix("#").strip() for line in block.splitlines() if line.startswith("#"))
        names = [line.partition("=") for line in block.splitlines() if not line.startswith("#")]
        for index, (name, _, default) in enumerate(names):
            shown = f"`{default}`" if default else "none"
            rows.append(f"| `{name}` | {shown} | {_cell(comment) if index == 0 else '(as above)'} |")
    return _page(CONFIGURATION, "\n".join(rows))


def command_line() -> str:
    """Return the page of the command line: the help of each command of `bot`."""
    parser = argparse.ArgumentParser(prog="bot")
    subparsers = parser.add_subparsers()
    for command in COMMANDS:
        module_of(command).register(partial(subparsers.add_parser, formatter_class=_Plain))
    sections = list[str]()
    for name, each in subparsers.choices.items():
        lines = _HELP_OPTION.sub("", each.format_help()).strip().splitlines()
        help_text = "\n".join(f"    {line}".rstrip() for line in lines)
        sections.append(f"## bot {name}\n\n{help_text}")
    return _page(COMMAND_LINE, "\n\n".join(sections))


def commands() -> str:
    """Return the page of the commands in Discord, with parameters, and who can use them where."""
    payloads = asyncio.run(wanted_commands(Settings.model_construct()))
    typed = sorted((each for each in payloads if each.get("description")), key=lambda each: each["name"])
    entries = sorted((each for each in payloads if not each.get("description")), key=lambda each: each["name"])
    rows = ["| command | what it does | who | where |", "|---|---|---|---|"]
    for payload in typed:
        for path, leaf in _leaves(payload):
            usage = " ".join([f"/{path}", *map(_parameter, leaf.get("options", ()))])
            rows.append(f"| `{usage}` | {_cell(leaf['description'])} | {_who(payload)} | {_where(payload)} |")
    menu = "\n".join(
        f"- **{each['name']}**, on a {'person' if each['type'] == discord.AppCommandType.user.value else 'message'}"
        for each in entries
    )
    return _page(COMMANDS_IN_DISCORD, "\n".join(rows) + f"\n\n## In menus\n\nUnder **Apps**:\n\n{menu}")


def contract() -> str:
    """Return the page of the contract: the rules that `bot check-game` checks, in its order."""
    rows = ["| rule | it is about | what must be true |", "|---|---|---|"]
    rows.append(f"| `{LOADED}` | `__init__.py` | {_cell(LOADED_SENTENCE)} |")
    rows += [f"| `{rule.name}` | `{rule.about}` | {_cell(rule.sentence)} |" for rule in (*GAME_RULES, *CASE_RULES)]
    return _page(CONTRACT, "\n".join(rows))


class _Plain(argparse.HelpFormatter):
    """Format help at one width, independent of the terminal's."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=100, max_help_position=32)


def _page(top: str, body: str) -> str:
    title, _, rest = top.partition("\n")
    return f"{title}\n\n{NOTE}\n{rest}\n{body}\n"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _leaves(payload: Mapping[str, Any], path: str = "") -> Iterable[tuple[str, Mapping[str, Any]]]:
    """Yield the commands that can be typed, with their paths."""
    path = f"{path} {payload['name']}".strip()
    below = [each for each in payload.get("options", ()) if each["type"] in (SUBCOMMAND, GROUP)]
    if not below:
        yield path, payload
    for each in below:
        yield from _leaves(each, path)


def _parameter(option: Mapping[str, Any]) -> str:
    return option["name"] if option.get("required") else f"[{option['name']}]"


def _who(payload: Mapping[str, Any]) -> str:
    wanted = payload.get("default_member_permissions")
    if wanted is None:
        return "everyone"
    names = [name.replace("_", " ").title() for name, on in discord.Permissions(int(wanted)) if on]
    return f"members with {', '.join(names)}"


def _where(payload: Mapping[str, Any]) -> str:
    """Return in words where Discord offers a command, by its contexts: 0 is a server, 1 the bot's direct messages."""
    return "anywhere" if set(payload.get("contexts") or ()) > {0} else "on servers"


PAGES = {
    "game-contract.md": contract,
    "operate/configuration.md": configuration,
    "operate/command-line.md": command_line,
    "commands.md": commands,
}
"""The pages by their paths in docs/."""


def main() -> int:
    """Write the pages, or compare them with `--check`; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare and write nothing")
    check = parser.parse_args().check
    outdated = False
    for name, make in PAGES.items():
        text, path = make(), DOCS / name
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        outdated = True
        if check:
            print(f"docs/{name} is not up to date; run python -m tools.reference", file=sys.stderr)
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"docs/{name}")
    return int(check and outdated)


if __name__ == "__main__":
    sys.exit(main())
