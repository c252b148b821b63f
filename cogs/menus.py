"""The entries of Discord's menus: on a person, and on a message."""

from typing import Any

from discord import Interaction, Member, Message, User, app_commands

from bot.ui import Context, Pages
from cogs.places import anywhere, on_servers


def all_menus(context: Context, pages: Pages) -> list[app_commands.ContextMenu]:
    """Return every entry, ready to be added to the command tree.

    Args:
        context: the answers.
        pages: what is shown in them.
    """

    async def statistics(interaction: Interaction[Any], person: User | Member) -> None:
        """Show the asker what a person has done."""
        async with context.answer(interaction) as answer:
            await pages.statistics.show_privately(answer, person)

    async def replay(interaction: Interaction[Any], message: Message) -> None:
        """Show the game of a table's message from its deal on."""
        async with context.answer(interaction) as answer:
            await pages.menus.replay(answer, message)

    return [
        on_servers(app_commands.ContextMenu(name="Statistics", callback=statistics)),
        anywhere(app_commands.ContextMenu(name="Replay from here", callback=replay)),
    ]
