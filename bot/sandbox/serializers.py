"""The JSON forms of accounts, guilds, channels and roles; optional keys are left out, never null."""

from typing import Any

from bot.sandbox import permissions
from bot.sandbox.json_helpers import Json
from bot.sandbox.world import Account, Channel, Guild, Member, Role


def user(account: Account) -> Json:
    """Return Discord's user object; a bot has a number behind its name, a user a display name."""
    shape: Json = {
        "id": account.id,
        "username": account.name.lower().replace(" ", "_"),
        "global_name": None if account.bot else account.name,
        "discriminator": "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    if account.bot:
        shape["username"] = account.name
        shape["discriminator"] = "0001"
        shape["bot"] = True
    return shape


def me(account: Account) -> Json:
    """Return the bot's own user object, as GET /users/@me returns it."""
    return user(account) | {"mfa_enabled": True, "locale": account.locale, "verified": True, "email": None}


def member(member: Member, *, with_user: bool = True) -> Json:
    """Return a guild member object; partial ones in events and resolved data lack the user."""
    shape: Json = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": member.joined_at,
        "nick": member.nick,
        "pending": False,
        "premium_since": None,
        "roles": member.roles,
        "mute": False,
        "deaf": False,
    }
    if with_user:
        shape["user"] = user(member.account)
    return shape


def role(role: Role) -> Json:
    """Return Discord's role object; roles that an integration manages can't be mentioned."""
    return {
        "id": role.id,
        "name": role.name,
        "permissions": str(role.permissions),
        "position": role.position,
        "color": role.color,
        "colors": {"primary_color": role.color, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": role.managed,
        "mentionable": not role.managed,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def channel(channel: Channel) -> Json:
    """Return Discord's channel object, with its users where it is a direct message or a group chat."""
    shape: Json = {"id": channel.id, "type": channel.type, "flags": 0, "last_message_id": channel.last_message_id}
    if channel.recipient is not None:
        return shape | {"recipients": [user(channel.recipient)]}
    if channel.group:
        people = [user(each) for each in channel.group]
        return shape | {"name": channel.name, "icon": None, "owner_id": people[0]["id"], "recipients": people}
    assert channel.guild is not None
    if channel.parent is not None:
        count = len(channel.messages)
        return (
            shape
            | channel.thread
            | {
                "guild_id": channel.guild.id,
                "parent_id": channel.parent.id,
                "name": channel.name,
                "rate_limit_per_user": 0,
                "message_count": count,
                "member_count": 1,
                "total_message_sent": count,
            }
        )
    return shape | {
        "guild_id": channel.guild.id,
        "name": channel.name,
        "topic": channel.topic,
        "position": channel.position,
        "parent_id": None,
        "nsfw": False,
        "rate_limit_per_user": 0,
        "permission_overwrites": [
            {"id": target, "type": 0 if target in channel.guild.roles else 1, "allow": str(allow), "deny": str(deny)}
            for target, (allow, deny) in channel.overwrites.items()
        ],
    }


def partial_channel(target: Channel, account_id: str) -> Json:
    """Return the channel object of interactions, with the user's permissions in it."""
    shape = channel(target)
    shape.pop("permission_overwrites", None)
    return shape | {"permissions": str(permissions.in_channel(account_id, target))}


_GUILD_CONSTANTS: dict[str, Any] = {
    "icon": None, "description": None, "home_header": None, "splash": None, "discovery_splash": None,
    "features": [], "banner": None, "application_id": None, "region": "europe", "afk_channel_id": None,
    "afk_timeout": 300, "system_channel_id": None, "system_channel_flags": 0, "widget_enabled": False,
    "widget_channel_id": None, "verification_level": 0, "default_message_notifications": 0, "mfa_level": 0,
    "explicit_content_filter": 0, "max_presences": None, "max_members": 500000,
    "max_stage_video_channel_users": 50, "max_video_channel_users": 25, "vanity_url_code": None,
    "premium_tier": 0, "premium_subscription_count": 0, "rules_channel_id": None,
    "safety_alerts_channel_id": None, "public_updates_channel_id": None, "premium_progress_bar_enabled": False,
    "nsfw": False, "nsfw_level": 0, "emojis": [], "stickers": [], "incidents_data": None,
}  # fmt: skip


def guild(guild: Guild) -> Json:
    """Return a guild object as REST returns it."""
    return _GUILD_CONSTANTS | {
        "id": guild.id,
        "name": guild.name,
        "owner_id": guild.owner_id,
        "preferred_locale": guild.locale,
        # Only Communities have a language of their own.
        "features": [] if guild.locale == "en-US" else ["COMMUNITY"],
        "roles": [role(r) for r in guild.roles.values()],
    }


def guild_create(target: Guild, bot_id: str, *, all_members: bool) -> Json:
    """Return the GUILD_CREATE event; without the members intent only the bot itself is listed."""
    shown = target.members.values() if all_members else [target.members[bot_id]]
    return guild(target) | {
        "joined_at": target.joined_at,
        "large": False,
        "unavailable": False,
        "member_count": len(target.members),
        "voice_states": [],
        "members": [member(m) for m in shown],
        "channels": [channel(c) for c in target.channels.values()],
        "threads": [channel(thread) for thread in target.threads.values() if not thread.archived],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def application(bot: Account, owner: Account, guild_count: int) -> Json:
    """Return the application object of /applications/@me and /oauth2/applications/@me."""
    return {
        "id": bot.id,
        "name": bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 1 << 23,  # has application commands
        "flags_new": str(1 << 23),
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(owner),
        "approximate_guild_count": guild_count,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }
