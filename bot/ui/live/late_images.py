"""Add charts to answers later, so that no user waits for a drawing or for names."""

from collections.abc import Awaitable, Callable

from bot.ui.discord import AppContext, InteractionResponder
from bot.ui.message_view import ImageAttachment, ImageRequest, MessageView

Charted = Callable[[ImageRequest, tuple[ImageAttachment, ...]], MessageView]
"""Lays a message out with a chart wanted in it, and with what is drawn of it."""


class LateImages:
    """Adds charts to answers that were given."""

    def __init__(self, context: AppContext) -> None:
        self._people = context.people
        self._tasks = context.tasks
        self._pictures = context.pictures
        self._wanted: dict[int, object] = {}

    def add(self, answer: InteractionResponder, sketch: Callable[[], Awaitable[ImageRequest]], page: Charted) -> None:
        """Put a chart into an answer later, except for users who want no images."""
        interaction = answer.interaction
        if not self._pictures.at_work or self._people.preferences(interaction.user.id).text_only:
            return
        place = interaction.message.id if interaction.message else interaction.id
        this = self._wanted[place] = object()

        async def illustrate() -> None:
            try:
                wanted = await sketch()
                await self._pictures.render([wanted])
                # A user who has turned the page doesn't want the chart of the old one.
                if self._wanted.get(place) is this:
                    await answer.attach_images(lambda pictures: page(wanted, pictures))
            finally:
                if self._wanted.get(place) is this:
                    del self._wanted[place]

        self._tasks.start(illustrate(), "chart")
