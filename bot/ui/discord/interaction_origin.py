"""Bind to each task how its interaction reached this process of a cluster.

Another process may have to answer it, which then needs Discord's payload. A single process binds nothing.

Every interaction keeps when it arrived: Discord's three seconds run since then. The time is that of a clock that only
goes forward; Discord's time of it would need a machine whose clock is right.
"""

import time
from collections.abc import Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field
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
        arrived: when Discord's event reached the first process, by this process's `time.monotonic`.
    """

    payload: Payload
    doubtful: bool = False
    answered: int | None = None
    arrived: float = field(default_factory=time.monotonic, compare=False)


current_origin: ContextVar[InteractionOrigin | None] = ContextVar("arrival", default=None)
"""How this task's interaction reached the process; None with a single process. Child tasks inherit it."""
current_shard: ContextVar[int | None] = ContextVar("shard", default=None)
"""The shard by whose session this task's events come; None where that isn't known. Child tasks inherit it."""


def may_be_answered_elsewhere() -> bool:
    """Return whether another process can answer this task's interaction, too."""
    here = current_origin.get()
    return here is not None and here.doubtful


ARRIVED = "arrived"
"""Key of an interaction's extras: when it arrived, by `time.monotonic`."""


def note_arrival(interaction: discord.Interaction) -> None:
    """Note when an interaction arrived, unless that was noted: now, or before this process answered it."""
    here = current_origin.get()
    interaction.extras.setdefault(ARRIVED, time.monotonic() if here is None else here.arrived)


def age(interaction: discord.Interaction) -> float:
    """Return how many seconds ago an interaction arrived."""
    now = time.monotonic()
    return max(0.0, now - interaction.extras.get(ARRIVED, now))


def resume(interaction: discord.Interaction) -> None:
    """Set an interaction's state to the first response that another process has given."""
    here = current_origin.get()
    if here is not None and here.answered is not None and not interaction.response.is_done():
        response: Any = interaction.response  # discord.py has no API to continue a response
        response._response_type = discord.InteractionResponseType(here.answered)
