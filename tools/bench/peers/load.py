"""Simulate users at a peer's tables who read messages and press their buttons, as `GameLoad` does at ours."""

import asyncio
import re
from collections.abc import Iterable, Sequence
from random import Random

from bot.sandbox import PageError, RenderedMessage, SimulatedUser
from tools.bench.load_generator import POLL_SECONDS, Aim
from tools.bench.peers.catalog import GameScript

ATTEMPTS = 250
"""How often a user looks for a message."""
PRESSES = 3
"""How often a user presses a button to join or to start."""


class PeerLoad:
    """Tables of a peer with a game at each."""

    def __init__(self, game: GameScript) -> None:
        self._game = game
        self._users: dict[int, list[SimulatedUser]] = {}
        self._shown: dict[int, RenderedMessage] = {}
        """The message of each table as it was seen last."""
        self._rngs: dict[int, Random] = {}

    async def open(self, number: int, users: Sequence[SimulatedUser]) -> None:
        """Start a game for these users."""
        first, *others = users[: self._game.players]
        self._users[number], self._rngs[number] = [first, *others], Random(number)
        old = self._shown.get(number)
        await first.slash(self._game.command)
        message = await seen(first, other_than=old)
        for person in others:
            await pressed(person, message, self._game.join)
        if self._game.start:
            message = await pressed(first, message, self._game.start)
        self._shown[number] = message

    async def renew(self, tables: Iterable[int]) -> None:
        """Start a new game at each of these tables whose game is over."""
        over = [number for number in tables if await self.aim(number) is None]
        await asyncio.gather(*(self.open(number, self._users[number]) for number in over))

    async def aim(self, number: int) -> Aim | None:
        """Return a button that the player in turn may press; None if the game is over."""
        message, users = self._shown[number], self._users[number]
        turn = re.search(self._game.turn, message.text)
        if turn is None:
            return None
        person = next(each for each in users if each.id == turn[1]) if self._game.turn else users[0]
        moves = [
            button.custom_id
            for button in message.buttons
            if button.custom_id and not button.disabled and button.label in (self._game.moves or (button.label,))
        ]
        return Aim(person, message, self._rngs[number].choice(moves)) if moves else None

    async def press(self, number: int, aim: Aim) -> bool:
        """Press it; return whether the bot redrew the message. If not, look at the message again.

        A bot can play for a player who takes too long.
        """
        try:
            reaction = await aim.person.forge(aim.message, aim.custom_id)
        except PageError:
            reaction = None
        if reaction is not None and reaction.kind == "update" and reaction.message is not None:
            self._shown[number] = reaction.message
            return True
        await aim.person.refresh()
        self._shown[number] = aim.person.message(aim.message.id) or aim.message
        return False

    def close(self) -> None:
        """Close no file: a peer's users read messages only."""


async def seen(person: SimulatedUser, *, other_than: RenderedMessage | None = None) -> RenderedMessage:
    """Return the newest message with buttons in a user's channel, as soon as there is a new one."""
    for _ in range(ATTEMPTS):
        await person.refresh()
        found = next((each for each in reversed(person.messages()) if each.buttons), None)
        if found is not None and (other_than is None or found.id != other_than.id):
            return found
        await asyncio.sleep(POLL_SECONDS)
    raise TimeoutError(f"no game's message came: {[message.text for message in person.messages()[-3:]]}")


async def pressed(person: SimulatedUser, message: RenderedMessage, label: str) -> RenderedMessage:
    """Press a button by its label until the message is redrawn; return that.

    A press can come before the bot has registered its message.
    """
    for _ in range(PRESSES):
        reaction = await person.click(message, label)
        if reaction.kind == "update" and reaction.message is not None:
            return reaction.message
    raise TimeoutError(f"no answer to {label}")
