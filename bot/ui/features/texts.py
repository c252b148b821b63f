"""Answer with text only, or with a question that has a Yes."""

from collections.abc import Iterable
from io import BytesIO

import discord
from discord import ButtonStyle, ui

from bot.i18n import Translations
from bot.ui.discord import AppContext, InteractionResponder
from bot.ui.features.clicks import Click
from bot.ui.layout import GREY, CustomId, MessageBuilder, SimpleVerb, without_table

MAX_INLINE_LENGTH = 1800


async def show_text(context: AppContext, answer: InteractionResponder, lines: Iterable[str]) -> None:
    """Answer with lines of Markdown, for the asker alone."""
    message = MessageBuilder(GREY, without_table, plain=context.preferences_of(answer.interaction).text_only)
    message.text(lines)
    await answer.private(message.view())


def question(text: str, table: int, verb: SimpleVerb, words: Translations) -> ui.LayoutView:
    """Return a question about a table; its Yes has the verb, and who means No dismisses the message."""
    message = MessageBuilder(GREY, lambda verb: CustomId(table, 0, verb))
    message.text([text])
    message.buttons([message.button(verb, words("button-yes"), style=ButtonStyle.danger)])
    return message.view()


async def replace_question(context: AppContext, click: Click[SimpleVerb], key: str) -> None:
    """Replace the question that was answered by one sentence about its table."""
    message = MessageBuilder(GREY, without_table)
    message.text([context.words(click.answer.interaction)(key, table=str(click.table))])
    await click.answer.update(message.view())


def text_file(text: str, name: str) -> discord.File:
    """Return a text as a file to send."""
    return discord.File(BytesIO(text.encode()), name)
