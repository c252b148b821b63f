"""Define the base class of features: a cog with slash commands, menu entries, button handlers and slots."""

from collections.abc import Awaitable, Callable, Hashable, Iterable, Sequence
from typing import Any, ClassVar, TypeVar

import discord
from discord.app_commands import Choice, Command, ContextMenu, choices, locale_str
from discord.ext import commands

from bot.games import all_games
from bot.ui.discord import AppContext, InteractionResponder
from bot.ui.features.clicks import Click, Handler, Handlers
from bot.ui.features.shared import Shared
from bot.ui.layout import MAX_OPTIONS, Filling, Slots

HANDLES = "handled_verbs"
H = TypeVar("H", bound=Callable[[Any, Click[Any]], Awaitable[None]])


def handles(*verbs: Hashable) -> Callable[[H], H]:
    """Register a method of a cog as the handler of buttons, lists and forms."""

    def mark(method: H) -> H:
        setattr(method, HANDLES, verbs)
        return method

    return mark


class FeatureCog(commands.Cog):
    """A feature: its slash commands, its menu entries, the handlers of its buttons, and its slot fillings."""

    slots: ClassVar[Sequence[Filling]] = ()
    """What it shows in the hand, in the lobby and in the table's message."""

    def __init__(self, context: AppContext, shared: Shared) -> None:
        self.context = context
        self.service = context.service
        self.shared = shared
        offer_games(self)

    async def offer_house_rules(self, interaction: discord.Interaction, current: str) -> list[Choice[str]]:
        """Offer the presets of the game chosen so far, the names saved on this server, and their codes."""
        game: object = interaction.namespace.game
        offered = await self.shared.house_names.offered(interaction, game if isinstance(game, str) else None)
        typed = current.lower()
        return [Choice(name=label[:100], value=value) for value, label in offered.items() if typed in label.lower()][
            :MAX_OPTIONS
        ]

    @property
    def menus(self) -> Sequence[ContextMenu]:
        """Its entries in Discord's menus of persons and messages."""
        return ()

    async def server_joined(self, guild: discord.Guild) -> None:
        """Do what is due on a server that has added the bot."""

    async def answered(self, answer: InteractionResponder, *, table_opened: bool) -> None:
        """Add something to the answer of another feature.

        Args:
            answer: an answer that was given, to /about, /settings or a person who has opened a table.
            table_opened: whether it shows a table that was opened.
        """

    @property
    def handlers(self) -> Handlers:
        """The methods that `handles` has registered, by what they handle."""
        found: dict[Hashable, Handler] = {}
        for name in dir(type(self)):
            for verb in getattr(getattr(type(self), name), HANDLES, ()):
                found[verb] = getattr(self, name)
        return found


def slots_of(features: Iterable[type[FeatureCog]]) -> Slots:
    """Return what features put into slots."""
    return Slots({feature.__cog_name__: feature.slots for feature in features})


def offer_games(cog: commands.Cog) -> None:
    """Offer the games there are now wherever a command of this group asks for one.

    Not by a decorator on each command: games may be found after the commands' modules were read. Their names in
    people's languages are the translator's.
    """
    names = {game: locale_str(game.replace("_", " ").title()) for game in all_games()}
    games = [Choice(name=name, value=game) for game, name in names.items()][:MAX_OPTIONS]
    for command in cog.walk_app_commands():
        if isinstance(command, Command) and command.get_parameter("game") is not None:
            choices(game=games)(command)
