"""/guilds/{id}/scheduled-events: external events, as bots create them.

They begin and end by themselves at their times, when a bot next asks for any of them.
"""

from datetime import datetime
from typing import Any

from bot.sandbox import permissions
from bot.sandbox.errors import ApiError, invalid_form, missing_access, missing_permissions, unknown
from bot.sandbox.json_helpers import Json, one
from bot.sandbox.rest.routing import Request, Routes
from bot.sandbox.world import Guild

routes = Routes()
_EVENTS = "/guilds/{guild}/scheduled-events"
_EXTERNAL = 3
_SCHEDULED, _ACTIVE, _COMPLETED, _CANCELED = 1, 2, 3, 4
_CHANGEABLE = ("name", "description", "status", "scheduled_end_time")
_NEXT = {_SCHEDULED: (_ACTIVE, _CANCELED), _ACTIVE: (_COMPLETED,)}


def _guild(call: Request) -> tuple[Guild, int]:
    guild = call.hub.world.guilds.get(call["guild"])
    if guild is None:
        raise unknown("guild")
    if call.hub.world.bot.id not in guild.members:
        raise missing_access()
    _pass_time(call, guild)
    return guild, permissions.in_guild(call.hub.world.bot.id, guild)


def _pass_time(call: Request, guild: Guild) -> None:
    """Begin and end the events whose time has come, as Discord does with external ones."""
    now = call.hub.now()
    for event in list(guild.events.values()):
        if event["status"] == _SCHEDULED and datetime.fromisoformat(event["scheduled_start_time"]) <= now:
            event = _update(call, guild, event | {"status": _ACTIVE})
        if event["status"] == _ACTIVE and datetime.fromisoformat(event["scheduled_end_time"]) <= now:
            _update(call, guild, event | {"status": _COMPLETED})


def _update(call: Request, guild: Guild, changed: Json) -> Json:
    """Keep a changed event, and announce it; one that is over is gone."""
    guild.events[changed["id"]] = changed
    call.hub.gateway.dispatch("GUILD_SCHEDULED_EVENT_UPDATE", changed)
    if changed["status"] in (_COMPLETED, _CANCELED):
        del guild.events[changed["id"]]
    return changed


def _event(call: Request) -> tuple[Guild, Json]:
    """Return an event that the bot can change: its own with either permission, others as their manager."""
    guild, bits = _guild(call)
    event = guild.events.get(call["event"])
    if event is None:
        raise ApiError(404, 10070, "Unknown Guild Scheduled Event")
    own = event["creator_id"] == call.hub.world.bot.id and bits & permissions.CREATE_EVENTS
    if not own and not bits & permissions.MANAGE_EVENTS:
        raise missing_permissions()
    return guild, event


@routes.add("GET", _EVENTS)
def events(call: Request) -> Any:
    """Return the events of a guild."""
    return list(_guild(call)[0].events.values())


@routes.add("GET", _EVENTS + "/{event}")
def event(call: Request) -> Any:
    """Return an event; 10070 if there is none."""
    found = _guild(call)[0].events.get(call["event"])
    if found is None:
        raise ApiError(404, 10070, "Unknown Guild Scheduled Event")
    return found


@routes.add("POST", _EVENTS)
def create(call: Request) -> Any:
    """Create an event, which needs permission to create events: managing them is not enough."""
    guild, bits = _guild(call)
    if not bits & permissions.CREATE_EVENTS:
        raise missing_permissions()
    body = call.fields
    _check(body, call.hub.now())
    made: Json = {
        "id": call.hub.world.next_id(),
        "guild_id": guild.id,
        "name": body["name"],
        "description": body.get("description"),
        "channel_id": None,
        "creator_id": call.hub.world.bot.id,
        "image": None,
        "scheduled_start_time": body["scheduled_start_time"],
        "scheduled_end_time": body["scheduled_end_time"],
        "status": _SCHEDULED,
        "entity_type": _EXTERNAL,
        "entity_id": None,
        "recurrence_rule": None,
        "privacy_level": 2,
        "guild_scheduled_event_exceptions": [],
        "entity_metadata": {"location": body["entity_metadata"]["location"]},
    }
    guild.events[made["id"]] = made
    call.hub.gateway.dispatch("GUILD_SCHEDULED_EVENT_CREATE", made)
    return made


@routes.add("PATCH", _EVENTS + "/{event}")
def change(call: Request) -> Any:
    """Change an event: its words, its end, or from one status to the next."""
    guild, old = _event(call)
    body = call.fields
    if body.get("status") is not None and body["status"] not in _NEXT.get(old["status"], ()):
        raise ApiError(400, 180000, "Cannot update a finished event")
    end = body.get("scheduled_end_time")
    if end is not None and datetime.fromisoformat(end) <= call.hub.now():
        sentence = "Cannot schedule event in the past."
        raise invalid_form([("scheduled_end_time", "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", sentence)])
    return _update(call, guild, old | {key: body[key] for key in _CHANGEABLE if body.get(key) is not None})


@routes.add("DELETE", _EVENTS + "/{event}")
def delete(call: Request) -> Any:
    """Delete an event."""
    guild, old = _event(call)
    del guild.events[old["id"]]
    call.hub.gateway.dispatch("GUILD_SCHEDULED_EVENT_DELETE", old)


def _check(body: Json, now: datetime) -> None:
    """Refuse an event that Discord would refuse; the sandbox supports external ones only."""
    problems: list[tuple[str, str, str]] = []
    if not 1 <= len(str(body.get("name") or "")) <= 100:
        problems.append(("name", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length."))
    if body.get("entity_type") != _EXTERNAL:
        problems.append(("entity_type", "BASE_TYPE_CHOICES", "Value must be one of (3,)."))
    if body.get("privacy_level") != 2:
        problems.append(("privacy_level", "BASE_TYPE_CHOICES", "Value must be one of (2,)."))
    location = str(one(body, "entity_metadata").get("location") or "")
    if not 1 <= len(location) <= 100:
        problems.append(("entity_metadata.location", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length."))
    if not body.get("scheduled_end_time"):
        problems.append(("scheduled_end_time", "BASE_TYPE_REQUIRED", "This field is required"))
    start = body.get("scheduled_start_time")
    if not start or datetime.fromisoformat(start) <= now:
        sentence = "Cannot schedule event in the past."
        problems.append(("scheduled_start_time", "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", sentence))
    if problems:
        raise invalid_form(problems)
