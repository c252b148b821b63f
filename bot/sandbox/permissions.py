"""The permission bits that the sandbox checks, and their computation in a channel."""

from typing import Final

from bot.sandbox.world import Channel, Guild, Role

ADMINISTRATOR: Final = 1 << 3
MANAGE_CHANNELS: Final = 1 << 4
VIEW_CHANNEL: Final = 1 << 10
SEND_MESSAGES: Final = 1 << 11
MANAGE_MESSAGES: Final = 1 << 13
EMBED_LINKS: Final = 1 << 14
ATTACH_FILES: Final = 1 << 15
READ_MESSAGE_HISTORY: Final = 1 << 16
MENTION_EVERYONE: Final = 1 << 17
MANAGE_ROLES: Final = 1 << 28
MANAGE_EVENTS: Final = 1 << 33
MANAGE_THREADS: Final = 1 << 34
CREATE_PUBLIC_THREADS: Final = 1 << 35
SEND_MESSAGES_IN_THREADS: Final = 1 << 38
CREATE_EVENTS: Final = 1 << 44
USE_EXTERNAL_APPS: Final = 1 << 50
ALL: Final = (1 << 52) - 1
OF_PEOPLE: Final = CREATE_PUBLIC_THREADS | SEND_MESSAGES_IN_THREADS
"""What users can do in a guild by default and bots can't; a bot's own role grants it."""
IN_A_DM: Final = VIEW_CHANNEL | SEND_MESSAGES | EMBED_LINKS | ATTACH_FILES | READ_MESSAGE_HISTORY | 1 << 31

NAMES: Final = {
    "manage_channels": MANAGE_CHANNELS,
    "manage_guild": 1 << 5,
    "view_channel": VIEW_CHANNEL,
    "send_messages": SEND_MESSAGES,
    "manage_messages": MANAGE_MESSAGES,
    "embed_links": EMBED_LINKS,
    "attach_files": ATTACH_FILES,
    "read_message_history": READ_MESSAGE_HISTORY,
    "mention_everyone": MENTION_EVERYONE,
    "manage_roles": MANAGE_ROLES,
    "use_external_emojis": 1 << 18,
    "use_external_apps": USE_EXTERNAL_APPS,
    "manage_events": MANAGE_EVENTS,
    "manage_threads": MANAGE_THREADS,
    "create_public_threads": CREATE_PUBLIC_THREADS,
    "send_messages_in_threads": SEND_MESSAGES_IN_THREADS,
    "create_events": CREATE_EVENTS,
}
"""The names by which tests grant and deny permissions."""


def in_channel(account_id: str, channel: Channel) -> int:
    """Return the bits an account has in a channel, overwrites included."""
    if channel.guild is None:
        # The bot is in no group chat.
        return 0 if channel.group and all(each.id != account_id for each in channel.group) else IN_A_DM
    # A thread has the permissions of its channel.
    return _overwritten(channel.guild, account_id, channel.parent or channel)


def in_guild(account_id: str, guild: Guild) -> int:
    """Return the bits an account has in a guild by ownership and roles."""
    if account_id == guild.owner_id:
        return ALL
    member = guild.members.get(account_id)
    if member is None:
        return 0
    bits = guild.roles[guild.id].permissions | (0 if member.account.bot else OF_PEOPLE)
    for role_id in member.roles:
        bits |= guild.roles[role_id].permissions
    return ALL if bits & ADMINISTRATOR else bits


def may_give(bot_id: str, role: Role, guild: Guild) -> bool:
    """Return whether the bot can give a role to members and take it away: only roles below its own highest one."""
    if not in_guild(bot_id, guild) & MANAGE_ROLES or role.managed or role.id == guild.id:
        return False
    own = (guild.roles[each].position for each in guild.members[bot_id].roles)
    return bot_id == guild.owner_id or role.position < max(own, default=0)


def _overwritten(guild: Guild, account_id: str, channel: Channel) -> int:
    bits = in_guild(account_id, guild)
    if bits == ALL or not channel.overwrites:
        return bits
    member = guild.members.get(account_id)
    for target in (guild.id, *(member.roles if member else ()), account_id):
        if target in channel.overwrites:
            allow, deny = channel.overwrites[target]
            bits = bits & ~deny | allow
    return bits


def app_permissions(bot_id: str, account_id: str, channel: Channel) -> int:
    """Return the bits of an app in an interaction; user-installed, it has no more than the user."""
    if channel.guild is None and not channel.group:
        return IN_A_DM
    if channel.guild is not None and bot_id in channel.guild.members:
        return in_channel(bot_id, channel)
    return in_channel(account_id, channel) & (EMBED_LINKS | ATTACH_FILES | MENTION_EVERYONE)
