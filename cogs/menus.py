"""The entries of Discord's menus: on a person, and on a message."""

from typing import Any

from discord import Interaction, Message, app_commands

from bot.ui import Context, Pages
from cogs.places import anywhere


def all_menus(context: Context, pages: Pages) -> list[app_commands.ContextMenu]:
    """Return every entry, ready to be added to the command tree.

    Args:
        context: the answers.
        pages: what is shown in them.
    """

    async def replay(interaction: Interaction[Any], message: Message) -> None:
        """Show the game of a table's message from its deal on."""
        async with context.answer(interaction) as answer:
            await pages.menus.replay(answer, message)

    return [
        anywhere(app_commands.ContextMenu(name="Replay from here", callback=replay)),
    ]
