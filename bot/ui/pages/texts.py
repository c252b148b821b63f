"""Answers that are nothing but text."""

from collections.abc import Iterable
from io import BytesIO

import discord

from bot.ui.discord import Answer, Context
from bot.ui.layout import GREY, Message, of_no_table

INLINE = 1800
"""Characters that still fit into a message."""


async def show_text(context: Context, answer: Answer, lines: Iterable[str]) -> None:
    """Answer with lines of Markdown, for the asker alone."""
    message = Message(GREY, of_no_table, plain=context.liked(answer.interaction).text_only)
    message.text(lines)
    await answer.private(message.view())


def text_file(text: str, name: str) -> discord.File:
    """Return a text as a file to send."""
    return discord.File(BytesIO(text.encode()), name)
