"""Editing messages that the bot's own token can't edit, by the token of a click: it lives for fifteen minutes."""

from collections.abc import Callable

import discord
from discord import ui

from bot.ui.discord.codes import TOKEN_EXPIRED
from bot.ui.discord.editing import Send
from bot.ui.discord.pictures import SILENT, Frame, Pictures

TOKEN_SECONDS = 15 * 60
"""How long a token lives."""


def by_token(
    webhook: discord.Webhook, message: int, pictures: Pictures, frame: Frame, lives: Callable[[], bool]
) -> Send:
    """Return what edits a message as long as the token lives and nobody has put the message away, and tells whether.

    Args:
        webhook: of the interaction; the token is its.
        message: message id: the one that was clicked, or an answer to the interaction.
        pictures: sends pictures with it.
        frame: the pictures it has.
        lives: whether the token still lives.
    """
    there = True

    async def post(view: ui.LayoutView, files: list[discord.File] | None) -> None:
        if files is None:
            await webhook.edit_message(message, view=view, allowed_mentions=SILENT)
        else:
            await webhook.edit_message(message, view=view, allowed_mentions=SILENT, attachments=files)

    async def send(view: ui.LayoutView) -> bool:
        nonlocal there
        if there and lives():
            try:
                await pictures.post(view, post, frame=frame)
            except discord.HTTPException as error:
                if not isinstance(error, discord.NotFound) and error.code != TOKEN_EXPIRED:
                    raise
                there = False
            else:
                return True
        return False

    return send


async def nowhere(*_message: object) -> None:
    """Send nothing: there is no way to this message yet."""
