"""Recognize places without the bot where a user install works: group chats and other servers.

A server whose manager has installed the commands without the bot is such a place, too. There the bot can answer
interactions, and edit its answers by their tokens for a while. It gets no other events there, and can't use its own
token.
"""

from typing import Protocol, cast

import discord
from discord import Interaction


class Memberships(Protocol):
    """What is known of the servers that the bot is on; the client has it."""

    def is_outside(self, guild: int) -> bool:
        """Return whether the bot is known to be no member of a guild."""
        ...


def is_user_install_only(interaction: Interaction) -> bool:
    """Return whether a user acts where the bot is not: among others' direct messages, or on a server without it."""
    guild = interaction.guild_id
    if guild is None:
        group = isinstance(interaction.channel, discord.GroupChannel)
        return group or bool(interaction.context.private_channel)
    # A server in an outage is still in the cache.
    if interaction.client.get_guild(guild) is not None:
        return False
    # The app can be installed on a server without the bot, by the scope `applications.commands` alone.
    return not interaction.is_guild_integration() or cast("Memberships", interaction.client).is_outside(guild)


def member_guild_id(interaction: Interaction) -> int | None:
    """Return the guild where a user acts, by whose settings and results; None in direct messages and abroad."""
    return None if is_user_install_only(interaction) else interaction.guild_id


def is_bot_dm(interaction: Interaction) -> bool:
    """Return whether a user acts in their direct messages with the bot."""
    return interaction.guild_id is None and not is_user_install_only(interaction)
