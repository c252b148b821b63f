"""Pictures that come after an answer: nobody waits for one to be drawn."""

from collections.abc import Awaitable, Callable
from io import BytesIO

import discord
from discord import ui

from bot.render.gallery import Pictures
from bot.ui.answer import Answer
from bot.ui.errands import Errands
from bot.ui.people import People

FILE = "chart.png"
Drawn = tuple[bytes, str]
"""A picture, and the same in words."""


class Illustrator:
    """Draws pictures off the event loop and puts them into answers that were given.

    Args:
        client: for the names of people not seen lately.
        people: names.
        errands: where drawing runs.
    """

    def __init__(self, client: discord.Client, people: People, errands: Errands) -> None:
        self.pictures = Pictures()
        self._client = client
        self._people = people
        self._errands = errands
        self._wanted: dict[int, object] = {}

    def add(self, answer: Answer, draw: Callable[[], Awaitable[Drawn]], view: Callable[[str], ui.LayoutView]) -> None:
        """Have a picture put into the answer; not for those who want none.

        Args:
            answer: it was given already.
            draw: makes the picture.
            view: lays the message out once more, with a picture told in these words.
        """
        interaction = answer.interaction
        if self._people.preferences(interaction.user.id).text_only:
            return
        place = interaction.message.id if interaction.message else interaction.id
        this = self._wanted[place] = object()

        async def illustrate() -> None:
            try:
                data, words = await draw()
                # Whoever has turned the page meanwhile doesn't want the picture of the old one.
                if self._wanted.get(place) is this:
                    await answer.illustrate(view(words), discord.File(BytesIO(data), FILE, description=words))
            finally:
                if self._wanted.get(place) is this:
                    del self._wanted[place]

        self._errands.start(illustrate(), "picture")

    async def name(self, user: int, otherwise: str) -> str:
        """Return how somebody is called, for pictures, which show no mentions."""
        known = self._people.name(user)
        if known is None and user:
            try:
                known = (await self._client.fetch_user(user)).display_name
            except discord.HTTPException:
                known = None
        return known or otherwise
