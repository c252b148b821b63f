"""/users, /gateway: the bot's user, the gateway's address, and opening direct messages."""

from typing import Any

from bot.sandbox import serializers
from bot.sandbox.errors import unknown
from bot.sandbox.rest.routing import Request, Routes

routes = Routes()


@routes.add("GET", "/gateway", auth=False)
def gateway(call: Request) -> Any:
    """Return the gateway's address."""
    return {"url": call.hub.gateway.url}


@routes.add("GET", "/gateway/bot")
def gateway_bot(call: Request) -> Any:
    """Return the gateway's address with the bot's limits."""
    gateway = call.hub.gateway
    return {"url": gateway.url, "shards": gateway.starts.shards, "session_start_limit": gateway.starts.limit()}


@routes.add("GET", "/users/@me")
@routes.add("PATCH", "/users/@me")
def current_user(call: Request) -> Any:
    """Return the bot's own user; a change is accepted and leaves it as it is."""
    return serializers.me(call.hub.world.bot)


@routes.add("GET", "/users/{user}")
def user(call: Request) -> Any:
    """Return a user of the sandbox, or an error."""
    account = call.hub.world.accounts.get(call["user"])
    if account is None:
        raise unknown("user")
    return serializers.user(account)


@routes.add("POST", "/users/@me/channels")
def open_dm(call: Request) -> Any:
    """Open the direct messages with a user, even if the user accepts none (50007 comes later)."""
    account = call.hub.world.accounts.get(str(call.fields.get("recipient_id")))
    if account is None or account.bot:
        raise unknown("user")
    if call.hub.strictness.dm_openings:
        call.hub.hidden.open_dm(account)
    return serializers.channel(call.hub.world.dm(account))


@routes.add("GET", "/users/@me/guilds")
def guilds(call: Request) -> Any:
    """Return the bot's guilds, in the short form of this route."""
    return [
        {
            "id": guild.id,
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": "0",
            "features": [],
        }
        for guild in call.hub.world.guilds.values()
        if call.hub.world.bot.id in guild.members
    ]
