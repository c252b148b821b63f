"""Charts that come after an answer: nobody waits for one to be drawn, nor for the names in it."""

from collections.abc import Awaitable, Callable

import discord

from bot.ui.answer import Answer
from bot.ui.easel import Easel, Layout, Picture, Sketch
from bot.ui.errands import Errands
from bot.ui.people import People

Charted = Callable[[Sketch, tuple[Picture, ...]], Layout]
"""Lays a message out with a chart wanted in it, and with what is drawn of it."""


class Illustrator:
    """Puts charts into answers that were given.

    Args:
        client: for the names of people not seen lately.
        people: names.
        errands: where drawing runs.
        easel: draws.
    """

    def __init__(self, client: discord.Client, people: People, errands: Errands, easel: Easel) -> None:
        self._client = client
        self._people = people
        self._errands = errands
        self._easel = easel
        self._wanted: dict[int, object] = {}
        """By message: the chart asked for last."""

    def add(self, answer: Answer, sketch: Callable[[], Awaitable[Sketch]], page: Charted) -> None:
        """Have a chart put into an answer; not for those who want none.

        Args:
            answer: it was given already.
            sketch: tells what to draw, names included.
            page: lays the message out once more.
        """
        interaction = answer.interaction
        if not self._easel.at_work or self._people.preferences(interaction.user.id).text_only:
            return
        place = interaction.message.id if interaction.message else interaction.id
        this = self._wanted[place] = object()

        async def illustrate() -> None:
            try:
                wanted = await sketch()
                await self._easel.draw([wanted])
                # Whoever has turned the page meanwhile doesn't want the chart of the old one.
                if self._wanted.get(place) is this:
                    await answer.illustrate(lambda pictures: page(wanted, pictures))
            finally:
                if self._wanted.get(place) is this:
                    del self._wanted[place]

        self._errands.start(illustrate(), "chart")

    async def name(self, user: int, otherwise: str) -> str:
        """Return how somebody is called, for pictures, which show no mentions."""
        known = self._people.name(user)
        if known is None and user:
            try:
                known = (await self._client.fetch_user(user)).display_name
            except discord.HTTPException:
                known = None
        return known or otherwise
