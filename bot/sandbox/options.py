"""Converts a user's typed command arguments to the typed options of an interaction."""

import base64
import mimetypes
from typing import Any, Final

from bot.sandbox import serializers
from bot.sandbox.app_state import SandboxState
from bot.sandbox.commands import GROUP, SUBCOMMAND
from bot.sandbox.errors import PageError
from bot.sandbox.json_helpers import Json, one
from bot.sandbox.world import Account, Channel, StoredFile

ON_PERSON, ON_MESSAGE = 2, 3
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = 3, 4, 5, 6, 7, 8, 9, 10, 11
_YES: Final = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


class OptionResolver:
    """Resolves names to objects, and collects them for an interaction's `resolved` data."""

    def __init__(self, hub: SandboxState, account: Account, channel: Channel) -> None:
        self._hub = hub
        self._account = account
        self._channel = channel
        self.resolved: dict[str, dict[str, Json]] = {}

    def user(self, wanted: str) -> str | None:
        """Return the id of the user, or the bot, with this name or id."""
        account = self._hub.world.find_person(wanted) or self._hub.world.accounts.get(wanted)
        if account is None:
            return None
        self._add("users", account.id, serializers.user(account))
        member = self._channel.guild and self._channel.guild.members.get(account.id)
        if member:
            shape = serializers.member(member, with_user=False) | {"permissions": "0"}
            self._add("members", account.id, shape)
        return account.id

    def role(self, wanted: str) -> str | None:
        """Return the id of the guild's role with this name or id."""
        for role in self._channel.guild.roles.values() if self._channel.guild else ():
            if wanted.removeprefix("@") in (role.id, role.name):
                self._add("roles", role.id, serializers.role(role))
                return role.id
        return None

    def channel(self, wanted: str) -> str | None:
        """Return the id of the guild's channel with this name or id."""
        for channel in self._channel.guild.channels.values() if self._channel.guild else ():
            if wanted.removeprefix("#") in (channel.id, channel.name):
                self._add("channels", channel.id, serializers.partial_channel(channel, self._account.id))
                return channel.id
        return None

    def mentionable(self, wanted: str) -> str | None:
        """Return the id of a user or role."""
        return self.user(wanted) or self.role(wanted)

    def attachment(self, given: Json) -> str:
        """Store an uploaded file ({"filename", "content": base64}) and return its id."""
        world, name = self._hub.world, str(given.get("filename") or "file")
        content = base64.b64decode(str(given.get("content") or ""))
        file_id = world.next_id()
        content_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        world.files[file_id] = StoredFile(name, content_type, content)
        url = f"{self._hub.base_url}/attachments/{self._channel.id}/{file_id}/{name}"
        self._add(
            "attachments",
            file_id,
            {
                "id": file_id,
                "filename": name,
                "size": len(content),
                "url": url,
                "proxy_url": url,
                "content_type": content_type,
                "ephemeral": True,
            },
        )
        return file_id

    def _add(self, kind: str, key: str, shape: Json) -> None:
        self.resolved.setdefault(kind, {})[key] = shape


def command_data(
    hub: SandboxState, account: Account, channel: Channel, path: str, values: Json, focused: str | None = None
) -> Json:
    """Return the `data` of a command interaction, or of an autocomplete one when an option is focused.

    `path` is "name", "name sub" or "name group sub"; `values` maps option names to typed or chosen values. Raises
    PageError for an unknown command or option, a missing one, or an invalid value.
    """
    name, *below = path.split()
    command = next((c for c in hub.commands.visible(account, channel) if c["name"] == name), None)
    if command is None:
        raise PageError(f"There is no command /{name} here that you may use.", 404)
    leaf, steps = command, list[Json]()
    for word in below:
        leaf = next((o for o in leaf.get("options", ()) if o["name"] == word and o["type"] <= GROUP), None)
        if leaf is None:
            raise PageError(f"There is no command /{path}.", 404)
        steps.append(leaf)
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in leaf.get("options", ())):
        raise PageError(f"/{path} needs a subcommand.")
    resolver = OptionResolver(hub, account, channel)
    options = _fill(resolver, leaf.get("options", []), values, focused)
    for step in reversed(steps):
        options = [{"name": step["name"], "type": step["type"], "options": options}]
    data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
    if resolver.resolved:
        data["resolved"] = resolver.resolved
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data


def menu_data(hub: SandboxState, account: Account, channel: Channel, name: str, target: str) -> Json:
    """Return the `data` of a menu entry chosen on a user (by name or id) or on a message (by id).

    Raises PageError for an unknown entry or target.
    """
    resolver, message = OptionResolver(hub, account, channel), channel.messages.get(target)
    kind = ON_PERSON if message is None else ON_MESSAGE
    known = hub.commands.visible(account, channel, kind)
    menu = next((each for each in known if name in (each["name"], *one(each, "name_localizations").values())), None)
    if menu is None:
        raise PageError(f"There is no entry {name} here that you may use.", 404)
    data: Json = {"id": menu["id"], "name": menu["name"], "type": kind}
    if message is not None:
        if message.only not in (None, account.id):
            raise PageError("There is no such message.", 404)
        return data | {"target_id": message.id, "resolved": {"messages": {message.id: message.wire}}}
    person = resolver.user(target)
    if person is None:
        raise PageError(f"Nobody is called {target}.", 404)
    return data | {"target_id": person, "resolved": resolver.resolved}


def _fill(resolver: OptionResolver, options: list[Json], values: Json, focused: str | None) -> list[Json]:
    unknown = set(values) - {option["name"] for option in options}
    if unknown:
        raise PageError(f"Unknown option: {', '.join(sorted(unknown))}.")
    filled: list[Json] = []
    for option in options:
        given = values.get(option["name"])
        entry: Json = {"name": option["name"], "type": option["type"]}
        if option["name"] == focused:
            filled.append(entry | {"value": str(given or ""), "focused": True})
        elif given not in (None, ""):
            filled.append(entry | {"value": _value(resolver, option, given)})
        elif option.get("required") and focused is None:
            raise PageError(f"{option['name']} is required.")
    return filled


def _value(resolver: OptionResolver, option: Json, given: Any) -> Any:
    if "choices" in option:
        return _choice(option, given)
    kind: int = option["type"]
    if kind == STRING:
        _within(option, len(str(given)), "length")
        return str(given)
    if kind in (INTEGER, NUMBER):
        return _number(option, given)
    if kind == BOOLEAN:
        answer = given if isinstance(given, bool) else _YES.get(str(given).lower())
        if answer is None:
            raise PageError(f"{option['name']} must be true or false.")
        return answer
    if kind == ATTACHMENT:
        return resolver.attachment(given)
    find = {USER: resolver.user, CHANNEL: resolver.channel, ROLE: resolver.role, MENTIONABLE: resolver.mentionable}
    found = find[kind](str(given))
    if found is None:
        raise PageError(f"{option['name']}: nothing is called {given}.")
    return found


def _choice(option: Json, given: Any) -> Any:
    for choice in option["choices"]:
        names = (choice["name"], *one(choice, "name_localizations").values())
        if given == choice["value"] or str(given) in (str(choice["value"]), *names):
            return choice["value"]
    raise PageError(f"{option['name']}: {given} is not one of the choices.")


def _number(option: Json, given: Any) -> int | float:
    try:
        number = int(str(given)) if option["type"] == INTEGER else float(str(given))
    except ValueError:
        raise PageError(f"{option['name']} must be a number.") from None
    _within(option, number, "value")
    return number


def _within(option: Json, size: float, what: str) -> None:
    least, most = option.get(f"min_{what}"), option.get(f"max_{what}")
    if least is not None and size < least:
        raise PageError(f"{option['name']} must be at least {least}.")
    if most is not None and size > most:
        raise PageError(f"{option['name']} must be at most {most}.")
