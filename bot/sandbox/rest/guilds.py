"""/guilds: the guild, its channels, members and roles; a bot gives members roles and takes them away."""

from typing import Any

from bot.sandbox import permissions, serializers
from bot.sandbox.errors import missing_access, missing_permissions, unknown
from bot.sandbox.rest.routing import Request, Routes
from bot.sandbox.world import Guild, Member

routes = Routes()


def _guild(call: Request) -> Guild:
    guild = call.hub.world.guilds.get(call["guild"])
    if guild is None:
        raise unknown("guild")
    if call.hub.world.bot.id not in guild.members:
        raise missing_access()
    return guild


@routes.add("GET", "/guilds/{guild}")
def guild(call: Request) -> Any:
    """Return a guild, with counts when asked for."""
    found = _guild(call)
    shape = serializers.guild(found)
    if call.flag("with_counts"):
        shape |= {"approximate_member_count": len(found.members), "approximate_presence_count": len(found.members)}
    return shape


@routes.add("GET", "/guilds/{guild}/channels")
def channels(call: Request) -> Any:
    """Return all channels of a guild, also those the bot can't see."""
    return [serializers.channel(channel) for channel in _guild(call).channels.values()]


@routes.add("GET", "/guilds/{guild}/roles")
def roles(call: Request) -> Any:
    """Return all roles of a guild, @everyone among them."""
    return [serializers.role(role) for role in _guild(call).roles.values()]


@routes.add("GET", "/guilds/{guild}/roles/{role}")
def role(call: Request) -> Any:
    """Return the role with this id; an error if the guild has none."""
    found = _guild(call).roles.get(call["role"])
    if found is None:
        raise unknown("role")
    return serializers.role(found)


@routes.add("GET", "/guilds/{guild}/members")
def members(call: Request) -> Any:
    """Return members in the order of their ids, after one if given."""
    after, limit = call.number("after", 0), call.number("limit", 1)
    found = sorted(_guild(call).members.values(), key=lambda member: int(member.account.id))
    return [serializers.member(m) for m in found if int(m.account.id) > after][:limit]


@routes.add("GET", "/guilds/{guild}/members/search")
def search_members(call: Request) -> Any:
    """Return the members whose name begins with the query."""
    query, limit = call.query.get("query", "").lower(), call.number("limit", 1)
    found = [m for m in _guild(call).members.values() if m.account.name.lower().startswith(query)]
    return [serializers.member(m) for m in found[:limit]]


@routes.add("GET", "/guilds/{guild}/members/{user}")
def member(call: Request) -> Any:
    """Return the member with this user id; an error if the guild has none."""
    found = _guild(call).members.get(call["user"])
    if found is None:
        raise unknown("member")
    return serializers.member(found)


@routes.add("PUT", "/guilds/{guild}/members/{user}/roles/{role}")
def add_role(call: Request) -> None:
    """Give a member a role."""
    member, role_id = _member_and_role(call)
    if role_id not in member.roles:
        member.roles.append(role_id)


@routes.add("DELETE", "/guilds/{guild}/members/{user}/roles/{role}")
def remove_role(call: Request) -> None:
    """Take a role from a member."""
    member, role_id = _member_and_role(call)
    if role_id in member.roles:
        member.roles.remove(role_id)


def _member_and_role(call: Request) -> tuple[Member, str]:
    """Return a member, and the id of a role that the bot can give."""
    guild = _guild(call)
    member, role = guild.members.get(call["user"]), guild.roles.get(call["role"])
    if member is None:
        raise unknown("member")
    if role is None:
        raise unknown("role")
    if not permissions.may_give(call.hub.world.bot.id, role, guild):
        raise missing_permissions()
    return member, role.id
