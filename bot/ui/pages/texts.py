"""Answers that are nothing but text."""

from collections.abc import Iterable

from bot.ui.discord import Answer, Context
from bot.ui.layout import GREY, Message, of_no_table


async def show_text(context: Context, answer: Answer, lines: Iterable[str]) -> None:
    """Answer with lines of Markdown, for the asker alone."""
    message = Message(GREY, of_no_table, plain=context.liked(answer.interaction).text_only)
    message.text(lines)
    await answer.private(message.view())
