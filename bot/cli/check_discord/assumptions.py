"""The bot's assumptions about Discord: a stable id for each, and the check that tries it.

An id keeps its meaning: reports in issues name it. docs/check-discord.md lists all of them.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

import discord

from bot.cli.check_discord.probe import Probe

T = TypeVar("T")
Check = Callable[[Probe], Awaitable[str | None]]
PressCheck = Callable[[Probe, discord.Interaction], Awaitable[str | None]]


@dataclass(frozen=True, slots=True)
class Assumption(Generic[T]):
    """One thing that the bot assumes.

    Args:
        id: its stable name.
        check: tries it; returns a note, and raises `Differs` or `CouldNotTry`.
        slow: it takes over an hour, so only `--hour` tries it.
    """

    id: str
    text: str
    check: T
    slow: bool = False


class Register(Generic[T]):
    """Collects the assumptions of one kind, in the order in which they are tried."""

    def __init__(self) -> None:
        self.all: list[Assumption[T]] = []

    def __call__(self, id_: str, text: str, *, slow: bool = False) -> Callable[[T], T]:
        """Register the decorated check."""

        def register(check: T) -> T:
            self.all.append(Assumption(id_, text, check, slow))
            return check

        return register


assume: Register[Check] = Register()
"""Assumptions that the bot's token is enough for."""
by_press: Register[PressCheck] = Register()
"""Assumptions that need the click of a user: `--steps` tries one at each click."""
