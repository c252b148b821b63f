"""Push notifications: which messages cause one, and what is left of it when a message is deleted."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.sandbox.world import Account, Message


@dataclass(slots=True, eq=False)
class Push:
    """A notification on a user's phone.

    Args:
        text: the message's text, with raw mentions.
        deleted: whether the message is gone: the notification stays, and leads nowhere.
    """

    account: Account
    channel: str
    message: str
    text: str
    deleted: bool = False


def pushes_for(message: Message, text: str) -> Iterator[Push]:
    """Yield the notifications for a new message: to mentioned users, and in direct messages.

    A silent or ephemeral message causes none.
    """
    channel, meant = message.channel, {user["id"] for user in message.wire["mentions"]}
    if message.silent_mentions or message.only is not None:
        return
    readers = [member.account for member in channel.guild.members.values()] if channel.guild else [*channel.group]
    if channel.recipient is not None:
        readers, meant = [channel.recipient], {channel.recipient.id}
    for account in readers:
        rings = message.wire["mention_everyone"] or account.id in meant
        if rings and account is not message.author and not account.bot:
            yield Push(account, channel.id, message.id, text)
