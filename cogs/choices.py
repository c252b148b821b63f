"""Arguments that several commands take."""

from discord import Interaction
from discord.app_commands import Choice, Command, choices, locale_str
from discord.ext import commands

from bot.games import all_games
from bot.ui import Pages

MOST_CHOICES = 25


def offer_games(cog: commands.Cog) -> None:
    """Offer the games there are now wherever a command of this group asks for one.

    Not by a decorator on each command: games may be found after the commands' modules were read. Their names in
    people's languages are the translator's.
    """
    names = {game: locale_str(game.replace("_", " ").title()) for game in all_games()}
    games = [Choice(name=name, value=game) for game, name in names.items()][:MOST_CHOICES]
    for command in cog.walk_app_commands():
        if isinstance(command, Command) and command.get_parameter("game") is not None:
            choices(game=games)(command)


async def house_choices(pages: Pages, interaction: Interaction, game: object, current: str) -> list[Choice[str]]:
    """Return the house rules that what is typed so far may mean.

    Args:
        pages: know them.
        interaction: whose server and language count.
        game: the game's id if one is chosen.
        current: what is typed so far.
    """
    offered = await pages.house_names.offered(interaction, game if isinstance(game, str) else None)
    return [
        Choice(name=label[:100], value=value) for value, label in offered.items() if current.lower() in label.lower()
    ][:MOST_CHOICES]


async def season_choices(pages: Pages, interaction: Interaction, current: str) -> list[Choice[str]]:
    """Return the seasons that what is typed so far may mean, and all time."""
    offered = await pages.seasons.names(interaction)
    *seasons, (all_time, label) = offered.items()
    fitting = [Choice(name=name, value=value) for value, name in seasons if current.casefold() in name.casefold()]
    return [*fitting[: MOST_CHOICES - 1], Choice(name=label[:100], value=all_time)]
