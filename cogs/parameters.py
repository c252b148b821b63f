"""Arguments that several commands take."""

from discord import Interaction
from discord.app_commands import Choice

from bot.ui import Shared
from bot.ui.layout import MOST_OPTIONS


async def house_choices(shared: Shared, interaction: Interaction, game: object, current: str) -> list[Choice[str]]:
    """Return the house rules that what is typed so far may mean.

    Args:
        shared: know them.
        interaction: whose server and language count.
        game: the game's id if one is chosen.
        current: what is typed so far.
    """
    offered = await shared.house_names.offered(interaction, game if isinstance(game, str) else None)
    return [
        Choice(name=label[:100], value=value) for value, label in offered.items() if current.lower() in label.lower()
    ][:MOST_OPTIONS]
