"""/applications: the application itself, its commands, its emojis."""

from typing import Any

from bot.sandbox import serializers
from bot.sandbox.errors import ApiError, unknown
from bot.sandbox.rest.routing import Reply, Request, Routes

routes = Routes()
_GLOBAL = "/applications/{application}/commands"
_OF_GUILD = "/applications/{application}/guilds/{guild}/commands"
_EMOJIS = "/applications/{application}/emojis"


@routes.add("GET", "/applications/@me")
@routes.add("PATCH", "/applications/@me")
@routes.add("GET", "/oauth2/applications/@me")
def current(call: Request) -> Any:
    """Return the application; its owner is the owner of the first guild."""
    world = call.hub.world
    guild = next(iter(world.guilds.values()))
    return serializers.application(world.bot, world.accounts[guild.owner_id], len(world.guilds))


def _own(call: Request) -> None:
    if call["application"] != call.hub.world.bot.id:
        raise ApiError(403, 20012, "You are not authorized to perform this action on this application")


def _scope(call: Request) -> str | None:
    _own(call)
    guild = call.params.get("guild")
    if guild is not None and guild not in call.hub.world.guilds:
        raise unknown("guild")
    return guild


def _changed(call: Request) -> None:
    call.hub.audience.send_to_all({"t": "commands"})


@routes.add("GET", _GLOBAL)
@routes.add("GET", _OF_GUILD)
def commands(call: Request) -> Any:
    """Return the global commands, or those of one guild."""
    return call.hub.commands.all(_scope(call), localizations=call.flag("with_localizations"))


@routes.add("PUT", _GLOBAL)
@routes.add("PUT", _OF_GUILD)
def replace_commands(call: Request) -> Any:
    """Replace all global commands, or all of one guild."""
    done = call.hub.commands.replace(_scope(call), call.body or [])
    _changed(call)
    return done


@routes.add("POST", _GLOBAL)
@routes.add("POST", _OF_GUILD)
def create_command(call: Request) -> Any:
    """Add a command, or replace the one with its name."""
    command, new = call.hub.commands.upsert(_scope(call), call.fields)
    _changed(call)
    return Reply(201 if new else 200, command)


@routes.add("GET", _GLOBAL + "/{command}")
@routes.add("GET", _OF_GUILD + "/{command}")
def command(call: Request) -> Any:
    """Return the command with this id; 10063 if there is none."""
    return call.hub.commands.get(_scope(call), call["command"])


@routes.add("PATCH", _GLOBAL + "/{command}")
@routes.add("PATCH", _OF_GUILD + "/{command}")
def change_command(call: Request) -> Any:
    """Change the fields that are given; the others stay."""
    done = call.hub.commands.patch(_scope(call), call["command"], call.fields)
    _changed(call)
    return done


@routes.add("DELETE", _GLOBAL + "/{command}")
@routes.add("DELETE", _OF_GUILD + "/{command}")
def delete_command(call: Request) -> Any:
    """Remove one command."""
    call.hub.commands.delete(_scope(call), call["command"])
    _changed(call)


@routes.add("GET", _EMOJIS)
def emojis(call: Request) -> Any:
    """Return the application's emojis."""
    _own(call)
    return {"items": call.hub.emojis.all()}


@routes.add("POST", _EMOJIS)
def create_emoji(call: Request) -> Any:
    """Add an emoji from its name and a data URI."""
    _own(call)
    body = call.fields
    return Reply(201, call.hub.emojis.create(str(body.get("name") or ""), str(body.get("image") or "")))


@routes.add("GET", _EMOJIS + "/{emoji}")
def emoji(call: Request) -> Any:
    """Return the emoji with this id; 10014 if there is none."""
    _own(call)
    return call.hub.emojis.get(call["emoji"])


@routes.add("PATCH", _EMOJIS + "/{emoji}")
def change_emoji(call: Request) -> Any:
    """Rename an emoji; its image can't be changed."""
    _own(call)
    return call.hub.emojis.rename(call["emoji"], str(call.fields.get("name") or ""))


@routes.add("DELETE", _EMOJIS + "/{emoji}")
def delete_emoji(call: Request) -> Any:
    """Remove an emoji; messages that show it keep its code."""
    _own(call)
    call.hub.emojis.delete(call["emoji"])
