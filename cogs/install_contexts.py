"""Define where commands and menu entries can be used; each has one of these decorators.

Discord lets an app be installed on a server, by who manages it, or by a person for themselves: then it goes with them
into direct messages, group chats and servers where the bot is not.
"""

from typing import TypeVar

from discord import app_commands

C = TypeVar("C")


def on_servers(command: C) -> C:
    """Offer a command on servers where the bot is: what it shows or changes is the server's."""
    return app_commands.guild_only()(app_commands.allowed_installs(guilds=True, users=False)(command))


def anywhere(command: C) -> C:
    """Offer a command wherever the bot is, and wherever a person is who has installed it for themselves."""
    contexts = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    return contexts(app_commands.allowed_installs(guilds=True, users=True)(command))
