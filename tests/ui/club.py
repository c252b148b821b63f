"""A server with people, and what they see and press: helpers that read messages as a player does."""

from typing import Any

import discord
import simcord
from simcord.components import walk_components

from bot.ui import CardBot


class Club:
    """A server with one channel.

    Args:
        env: the in-memory Discord.
        bot: the bot in it.
    """

    def __init__(self, env: simcord.Env, bot: CardBot) -> None:
        self.env = env
        self.bot = bot
        self.guild = env.create_guild(name="Card Club")
        self.channel = self.guild.create_text_channel("tables")

    def person(self, name: str):
        return self.guild.add_member(self.env.create_user(name.lower(), global_name=name))

    @property
    def panel(self):
        """The newest message of the channel with buttons or a title, the table's."""
        return next(m for m in reversed(self.channel.history()) if components(m))

    def dm(self, person):
        """The newest message the bot has sent somebody."""
        return person.user.dm_channel.last_message

    async def answer(self, person, message, **which: str) -> str:
        """Click, and return what the person is told, in private if at all."""
        return told(await person.click(message, **which))


def told(result) -> str:
    """Return all text that an interaction's answers show."""
    return "\n".join(text_of(m) for m in [result.response, *result.followups] if m is not None)


def components(message: Any) -> list[dict[str, Any]]:
    """Return the message's components as on the wire, nested ones included."""
    raw = message.components
    return list(walk_components([c if isinstance(c, dict) else c.to_dict() for c in raw]))


def text_of(message: Any) -> str:
    """Return everything a message says, but for its buttons."""
    return "\n".join([message.content, *(c["content"] for c in components(message) if c.get("type") == 10)])


def buttons(message: Any, *, enabled: bool = True) -> dict[str, str]:
    """Return the labels of a message's buttons and their custom ids."""
    return {
        c["label"]: c["custom_id"]
        for c in components(message)
        if c.get("type") == 2 and "custom_id" in c and not (enabled and c.get("disabled"))
    }


def ids(message: Any) -> list[str]:
    """Return all custom ids and option values of a message."""
    found = [str(c["custom_id"]) for c in components(message) if "custom_id" in c]
    return found + [o["value"] for c in components(message) for o in c.get("options", ())]


def is_private(message: discord.Message) -> bool:
    return message.guild is None or message.flags.ephemeral
