"""Editing messages that one person alone sees, by the token of a click: it lives for fifteen minutes."""

from collections.abc import Awaitable, Callable
from datetime import timedelta

import discord
from discord import Interaction, ui
from discord.utils import utcnow

from bot.ui.discord.codes import TOKEN_EXPIRED
from bot.ui.discord.editing import Send
from bot.ui.discord.pictures import Frame, Pictures

TOKEN_LIFE = timedelta(minutes=14, seconds=30)


def by_token(
    edit: Callable[..., Awaitable[object]], interaction: Interaction, pictures: Pictures, frame: Frame
) -> Send:
    """Return what edits a message as long as the interaction's token lives and nobody has put the message away.

    Args:
        edit: the message's.
        interaction: whose token it takes.
        pictures: sends pictures with it.
        frame: the pictures it has.
    """
    until = interaction.created_at + TOKEN_LIFE
    there = True

    async def post(view: ui.LayoutView, files: list[discord.File] | None) -> None:
        await (edit(view=view) if files is None else edit(view=view, attachments=files))

    async def send(view: ui.LayoutView) -> None:
        nonlocal there
        if there and utcnow() < until:
            try:
                await pictures.post(view, post, frame=frame)
            except discord.HTTPException as error:
                if not isinstance(error, discord.NotFound) and error.code != TOKEN_EXPIRED:
                    raise
                there = False

    return send


async def nowhere(*_message: object) -> None:
    """Send nothing: there is no way to this message yet."""
