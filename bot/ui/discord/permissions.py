"""List the permissions that the bot asks for, with the purpose of each and the loss without it."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

import discord


class Feature(StrEnum):
    """The purpose of a group of permissions; the value is a part of the greeting's keys in the catalogs."""

    PLAY = "play"
    THREADS = "threads"
    EVENTS = "events"
    MENTIONS = "mentions"
    WINNER = "winner"


ON_DEMAND = (Feature.MENTIONS, Feature.WINNER)
"""Purposes that managers switch on in /settings; the bot asks for their permissions there alone."""
INVITED = tuple(use for use in Feature if use not in ON_DEMAND)
"""Purposes for which the invitation and the greeting ask for permissions."""


@dataclass(frozen=True, slots=True)
class Permission:
    """One permission.

    Args:
        name: its name in `discord.Permissions`.
        label: its name in Discord's settings, in English.
    """

    name: str
    label: str
    use: Feature
    purpose: str
    without: str


PERMISSIONS = (
    Permission(
        "view_channel",
        "View Channels",
        Feature.PLAY,
        "see the channels in which people play",
        "the table's message can be out of date; its buttons and direct messages still work",
    ),
    Permission(
        "send_messages",
        "Send Messages",
        Feature.PLAY,
        "post tables, reminders and results",
        "the table goes on in the message that is there; nothing new is posted",
    ),
    Permission(
        "create_public_threads",
        "Create Public Threads",
        Feature.THREADS,
        "give a table a thread of its own, if the server wants it",
        "everything is in the channel",
    ),
    Permission(
        "send_messages_in_threads",
        "Send Messages in Threads",
        Feature.THREADS,
        "post in the thread of a table",
        "everything is in the channel",
    ),
    Permission(
        "embed_links", "Embed Links", Feature.PLAY, "show messages with links", "links are shown without a preview"
    ),
    Permission(
        "attach_files",
        "Attach Files",
        Feature.PLAY,
        "post pictures of cards, records and charts",
        "there are no pictures; cards are shown as text",
    ),
    Permission(
        "read_message_history",
        "Read Message History",
        Feature.PLAY,
        "find its own older messages after a crash or a long absence",
        "old messages can keep dead buttons, and a weekly digest can appear twice",
    ),
    Permission(
        "create_events",
        "Create Events",
        Feature.EVENTS,
        "show tournaments among the server's events",
        "tournaments are not among the server's events",
    ),
    Permission(
        "mention_everyone",
        "Mention @everyone, @here, and All Roles",
        Feature.MENTIONS,
        "mention a role that a manager has chosen, and no other",
        "only roles that everyone can mention are notified",
    ),
    Permission(
        "manage_roles",
        "Manage Roles",
        Feature.WINNER,
        "give the winner of a season the role that a manager has chosen, and take it from the winner before",
        "the winner gets no role",
    ),
)
INVITATION = "https://discord.com/oauth2/authorize?client_id={id}&scope=bot+applications.commands&permissions={bits}"


def names_of(*uses: Feature) -> tuple[str, ...]:
    """Return the names of the permissions for some uses."""
    return tuple(each.name for each in PERMISSIONS if each.use in uses)


def permissions_for(*uses: Feature) -> discord.Permissions:
    """Return the permissions for some uses; without one, those that the invitation asks for."""
    return discord.Permissions(**dict.fromkeys(names_of(*(uses or INVITED)), True))


def lacking_for(permissions: discord.Permissions, *uses: Feature) -> dict[str, list[str]]:
    """Return the missing permissions by use; without a use, of those that the invitation asks for."""
    lacking = {use: [name for name in names_of(use) if not getattr(permissions, name)] for use in uses or INVITED}
    return {use.value: names for use, names in lacking.items() if names}


def labels(names: Iterable[str]) -> list[str]:
    """Return permissions as Discord's settings call them in English."""
    # discord.py gives one of them two names.
    wanted = {"view_channel" if name == "read_messages" else name for name in names}
    return [each.label for each in PERMISSIONS if each.name in wanted]


def permission_advice(use: Feature) -> str:
    """Return the purpose of a group of permissions, and the features that fail without them."""
    group = [each for each in PERMISSIONS if each.use is use]
    purposes, losses = (
        " and ".join(dict.fromkeys(texts)) for texts in zip(*((p.purpose, p.without) for p in group), strict=True)
    )
    return f"The bot needs this to {purposes}; without it {losses}."


def invitation(application: object) -> str:
    """Return the address that invites the bot with all permissions except those on demand."""
    return INVITATION.format(id=application, bits=permissions_for().value)
