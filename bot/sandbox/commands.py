"""Application commands by scope, in the form of Discord's responses, with the rules for who sees them."""

import re
from collections.abc import Iterable
from typing import Final

from bot.sandbox import permissions
from bot.sandbox.errors import ApiError, unknown
from bot.sandbox.json_helpers import Json, many, one
from bot.sandbox.validate import ValidationErrors
from bot.sandbox.world import Account, Channel, World

SUBCOMMAND, GROUP = 1, 2
_NAME: Final = re.compile(r"[-_'\w]{1,32}")
_LOCALIZED: Final = ("name_localizations", "description_localizations")
_DEFAULTS: Final[Json] = {"type": 1, "description": "", "default_member_permissions": None, "nsfw": False}


class Commands:
    """The commands by scope: None for global ones, else a guild's id."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._scopes: dict[str | None, dict[str, Json]] = {}

    def all(self, scope: str | None, *, localizations: bool = True) -> list[Json]:
        """Return the commands of one scope."""
        found = self._scopes.get(scope, {}).values()
        return list(found) if localizations else [_bare(command) for command in found]

    def get(self, scope: str | None, command_id: str) -> Json:
        """Return one command, or raise ApiError 10063."""
        try:
            return self._scopes[scope][command_id]
        except KeyError:
            raise unknown("application command") from None

    def replace(self, scope: str | None, bodies: list[Json]) -> list[Json]:
        """Set all commands of a scope; those with a known name keep their id."""
        seen: set[tuple[int, str]] = set()
        for body in bodies:
            _check(body)
            key = (body.get("type") or 1, body["name"])
            if key in seen:
                raise ApiError(400, 50035, "Invalid Form Body: Application command names must be unique")
            seen.add(key)
        new = [self._shape(scope, body, self._same(scope, body)) for body in bodies]
        self._scopes[scope] = {command["id"]: command for command in new}
        return new

    def upsert(self, scope: str | None, body: Json) -> tuple[Json, bool]:
        """Add a command, or replace the one with its name; return it and whether it is new."""
        _check(body)
        same = self._same(scope, body)
        command = self._shape(scope, body, same)
        self._scopes.setdefault(scope, {})[command["id"]] = command
        return command, same is None

    def patch(self, scope: str | None, command_id: str, body: Json) -> Json:
        """Change parts of a command."""
        old = self.get(scope, command_id)
        merged = old | body
        _check(merged)
        self._scopes[scope][command_id] = self._shape(scope, merged, old)
        return self._scopes[scope][command_id]

    def delete(self, scope: str | None, command_id: str) -> None:
        """Remove a command."""
        self.get(scope, command_id)
        del self._scopes[scope][command_id]

    def visible(self, account: Account, channel: Channel, *kinds: int) -> list[Json]:
        """Return the commands that a user can use in a channel; a guild's own ones come first.

        Args:
            kinds: 1 slash commands, the default; 2 user menus, 3 message menus.
        """
        scopes = [channel.guild.id, None] if channel.guild else [None]
        here = channel.has(self._world.bot)
        bits = permissions.in_channel(account.id, channel)
        found: dict[tuple[int, str], Json] = {}
        for scope in scopes:
            for command in self.all(scope):
                here_for = _installed(command, account, here) and _usable(command, channel, bits)
                if command["type"] in (kinds or (1,)) and here_for:
                    found.setdefault((command["type"], command["name"]), command)
        return sorted(found.values(), key=lambda command: command["name"])

    def _same(self, scope: str | None, body: Json) -> Json | None:
        kind = body.get("type") or 1
        for command in self._scopes.get(scope, {}).values():
            if command["name"] == body["name"] and command["type"] == kind:
                return command
        return None

    def _shape(self, scope: str | None, body: Json, old: Json | None) -> Json:
        command = _DEFAULTS | {key: value for key, value in body.items() if value is not None}
        command |= {
            "id": old["id"] if old else self._world.next_id(),
            "application_id": self._world.bot.id,
            "version": self._world.next_id(),
            "dm_permission": body.get("dm_permission") is not False,
        }
        command.setdefault("integration_types", [0])
        if scope is not None:
            command["guild_id"] = scope
        permission = command["default_member_permissions"]
        command["default_member_permissions"] = None if permission is None else str(permission)
        if "options" in command:
            command["options"] = [_option(option) for option in command["options"]]
        return command


def _option(source: Json) -> Json:
    shape = {key: value for key, value in source.items() if value is not None}
    if not shape.get("required", True):
        del shape["required"]
    if "options" in shape:
        shape["options"] = [_option(option) for option in shape["options"]]
    if not shape.get("choices", True):
        del shape["choices"]
    return shape


def _bare(shape: Json) -> Json:
    bare = {key: value for key, value in shape.items() if key not in _LOCALIZED}
    for key in ("options", "choices"):
        if key in bare:
            bare[key] = [_bare(entry) for entry in bare[key]]
    return bare


def context_of(channel: Channel) -> int:
    """Return Discord's context number: 0 in a guild, 1 in the bot's DM, 2 in other private channels."""
    return 0 if channel.guild else 2 if channel.group else 1


def by_person(commands: Commands, data: Json) -> bool:
    """Return whether the command of an interaction's data allows user installs."""
    command = next((each for each in commands.all(None, localizations=False) if each["id"] == data.get("id")), None)
    return command is not None and 1 in command["integration_types"]


def _installed(command: Json, account: Account, here: bool) -> bool:
    """Return whether a command is available in a channel, by the bot's membership or a user install."""
    return here or (account.installed and 1 in command["integration_types"])


def _usable(command: Json, channel: Channel, bits: int) -> bool:
    contexts = command.get("contexts")
    if contexts is not None and context_of(channel) not in contexts:
        return False
    if channel.guild is None:
        return command["dm_permission"] or contexts is not None
    needed = command["default_member_permissions"]
    return needed is None or (int(needed) != 0 and bits & int(needed) == int(needed)) or bits == permissions.ALL


def _check(body: Json) -> None:
    problems = ValidationErrors()
    _check_one(problems, "", body, (body.get("type") or 1) == 1)
    problems.done()


def _check_one(problems: ValidationErrors, base: str, body: Json, chat_input: bool) -> None:
    name = str(body.get("name") or "")
    if chat_input and (not _NAME.fullmatch(name) or name != name.lower()):
        problems.add(f"{base}name", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    if not chat_input:
        problems.length(f"{base}name", name, 32, 1)
    if chat_input:
        problems.length(f"{base}description", body.get("description"), 100, 1)
    for locale, text in one(body, "name_localizations").items():
        problems.length(f"{base}name_localizations.{locale}", text, 32, 1)
    for locale, text in one(body, "description_localizations").items():
        problems.length(f"{base}description_localizations.{locale}", text, 100, 1)
    options: list[Json] = many(body, "options")
    problems.count(f"{base}options", len(options), 25)
    _check_order(problems, base, options)
    for index, option in enumerate(options):
        here = f"{base}options.{index}."
        _check_one(problems, here, option, chat_input=True)
        choices: list[Json] = many(option, "choices")
        problems.count(f"{here}choices", len(choices), 25)
        for number, choice in enumerate(choices):
            problems.length(f"{here}choices.{number}.name", choice.get("name"), 100, 1)


def _check_order(problems: ValidationErrors, base: str, options: Iterable[Json]) -> None:
    optional_seen = False
    names: set[str] = set()
    for index, option in enumerate(options):
        if option.get("required") and optional_seen:
            sentence = "Required options must be placed before non-required options"
            problems.add(f"{base}options.{index}", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", sentence)
        optional_seen |= not option.get("required")
        if option.get("name") in names:
            problems.add(
                f"{base}options.{index}", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Name is used twice"
            )
        names.add(str(option.get("name")))
