"""Define `Shared`, the helpers that all features use."""

from collections.abc import Sequence
from typing import Any, Protocol

from discord import app_commands

from bot.ui.discord import AppContext, InteractionResponder, MemberRoles
from bot.ui.features.clicked import ClickedMessages
from bot.ui.features.health import ProcessHealth
from bot.ui.features.house_names import HouseNames
from bot.ui.features.more_settings import MoreSettings
from bot.ui.features.opening import TableOpening
from bot.ui.features.records import Records
from bot.ui.features.tables import TableFinder
from bot.ui.layout import MessageRenderer, ProjectLinks, Rulebook
from bot.ui.live import LateImages, MessageSync


class SharedFeature(Protocol):
    """A feature as the others see it: it has commands, and adds lines to their answers."""

    def get_app_commands(self) -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
        """Return the commands, as `commands.Cog` has them."""
        ...

    async def answered(self, answer: InteractionResponder, *, table_opened: bool) -> None:
        """Add something to an answer, as `FeatureCog` has it."""
        ...


class Shared:
    """What all features use: finding and showing tables, hands and records."""

    def __init__(
        self,
        context: AppContext,
        screens: MessageRenderer,
        upkeep: MessageSync,
        *,
        mentions: bool,
        origin: ProjectLinks,
        health: ProcessHealth,
    ) -> None:
        self.board = upkeep.board
        self.late_pictures = LateImages(context)
        self.origin = origin
        self.health = health
        self.screens = screens
        self.rulebook = Rulebook(context.catalogs)
        self.upkeep = upkeep
        self.mentions = mentions
        self.records = Records(context)
        self.tables = TableFinder(context, screens, upkeep.board)
        self.opening = TableOpening(context, upkeep.board)
        self.clicked = ClickedMessages(context, upkeep, screens)
        self.house_names = HouseNames(context)
        self.member_roles = MemberRoles(upkeep.messages.client)
        self.more_settings = MoreSettings(context, screens.slots)
        self.features: Sequence[SharedFeature] = ()

    async def answered(self, answer: InteractionResponder, *, table_opened: bool = False) -> None:
        """Let features add to an answer: of /about, of /settings, and of the command that opens a table."""
        for feature in self.features:
            await feature.answered(answer, table_opened=table_opened)
