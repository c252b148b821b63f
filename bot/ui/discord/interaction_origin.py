"""Bind to each task how its interaction reached this process of a cluster.

Another process may have to answer it, which then needs Discord's payload. A single process binds nothing.
"""

from collections.abc import Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

import discord

Payload = Mapping[str, Any]
"""An interaction as Discord sends it, its token included: it must come into no log line."""


@dataclass(frozen=True, slots=True)
class InteractionOrigin:
    """The way of one interaction to this process.

    Args:
        doubtful: whether another process may answer it, too.
        answered: the kind of a first answer that another process has given it; None: there is none yet.
    """

    payload: Payload
    doubtful: bool = False
    answered: int | None = None


current_origin: ContextVar[InteractionOrigin | None] = ContextVar("arrival", default=None)
"""How this task's interaction reached the process; None with a single process. Child tasks inherit it."""
current_shard: ContextVar[int | None] = ContextVar("shard", default=None)
"""The shard by whose session this task's events come; None where that isn't known. Child tasks inherit it."""


def may_be_answered_elsewhere() -> bool:
    """Return whether another process can answer this task's interaction, too."""
    here = current_origin.get()
    return here is not None and here.doubtful


def resume(interaction: discord.Interaction) -> None:
    """Set an interaction's state to the first response that another process has given."""
    here = current_origin.get()
    if here is not None and here.answered is not None and not interaction.response.is_done():
        response: Any = interaction.response  # discord.py has no API to continue a response
        response._response_type = discord.InteractionResponseType(here.answered)
