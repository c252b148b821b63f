"""Help: the first steps, the list of commands, and the lines of /about."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from math import isfinite
from typing import Any

from discord import app_commands
from discord.utils import format_dt

from bot.i18n import Translations, message_id
from bot.tables import Hand, Table
from bot.ui.layout import Button, ProjectLinks, Reader, SimpleVerb

Command = app_commands.Command[Any, ..., Any] | app_commands.Group
COMMANDS: Mapping[str, tuple[str, ...]] = {
    "table": ("join", "leave", "start", "table", "hand", "slate", "back", "host", "kick", "end", "close"),
    "learn": ("tutorial", "rules", "replay", "coach", "verify"),
    "compete": ("daily", "evening", "season", "leaderboard", "stats"),
    "own": ("preferences", "privacy", "block", "unblock", "about"),
    "server": ("house", "settings"),
}
"""The commands that /help lists by what they are for; /play comes above, and /help is open."""


def menu(table: Table, reader: Reader) -> Iterator[Button]:
    """Yield the button that shows the rules of a table's game."""
    key = "button-how-to-play" if table.status == "lobby" else "button-rules"
    yield Button(SimpleVerb.RULES, reader.words(key))


def hand_menu(hand: Hand, reader: Reader) -> Iterator[Button]:
    """Yield the button in a hand that shows the rules of its game."""
    yield Button(SimpleVerb.RULES, reader.words("button-rules"))


def first_steps(words: Translations, commands: Iterable[Command], *, user_installed: bool) -> Iterator[str]:
    """Yield how a player begins, and all commands.

    Args:
        user_installed: whether a user has installed the bot for themselves. This adds a line, and leaves out the
            commands of servers.
    """
    yield from words("help-text").split("\n")
    yield words("tutorial-help")
    known = {command.name: command for command in commands}
    for use, names in COMMANDS.items():
        offered = [known[name] for name in names if name in known and not (user_installed and known[name].guild_only)]
        if offered:
            listed = words("column").join(name for command in offered for name in _names(command, words))
            label = words(f"help-commands-{use}")
            yield f"-# {words('labelled', label=label, text=listed)}"
    if user_installed:
        yield words("abroad-help")


def _names(command: Command, words: Translations) -> Iterator[str]:
    """Yield a command, or each of a group, as it is called in the reader's language; English has the code's names."""
    leaves = command.commands if isinstance(command, app_commands.Group) else [command]
    for leaf in leaves:
        path = leaf.qualified_name.split()
        keys = [message_id("command", *path[: depth + 1], "name") for depth in range(len(path))]
        name = " ".join(words(key) if words.has(key) else own for key, own in zip(keys, path, strict=True))
        yield f"**/{name}**" + (f" ({words('help-commands-managers')})" if leaf.default_permissions else "")


def about_lines(
    words: Translations, origin: ProjectLinks, latency: float, since: datetime, tables: int
) -> Iterator[str]:
    """Yield which program this is, its addresses, and how the bot is.

    Args:
        latency: seconds between a heartbeat and Discord's answer; not finite without a connection.
    """
    yield words("about-title", version=origin.release)
    yield words("about-games")
    yield words("about-source", address=origin.source) if origin.source else words("about-source-unknown")
    yield words("about-support", address=origin.support) if origin.support else words("about-support-unknown")
    yield words("about-privacy", address=origin.privacy) if origin.privacy else words("about-privacy-unknown")
    milliseconds = round(1000 * latency) if isfinite(latency) else 0
    yield words("about-health", since=format_dt(since, "R"), milliseconds=milliseconds, tables=tables)
