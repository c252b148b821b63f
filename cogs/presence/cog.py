"""Presence: /back, and the handlers of the buttons at the table, in a hand and in a ping."""

from functools import partial

from discord import Interaction, app_commands

from bot.ui.discord import is_bot_dm
from bot.ui.features import Click, FeatureCog, handles
from bot.ui.layout import (
    HAND_ACTIONS,
    HAND_REQUESTS,
    PINGS,
    TABLE_STATUS,
    TABLE_STATUS_MENU,
    MentionReason,
    SimpleVerb,
    asked,
)
from cogs.install_contexts import anywhere
from cogs.presence import messages


class Presence(FeatureCog, name="presence"):
    """Wakes players, seats computer players as substitutes for gone ones, and gives seats back."""

    slots = (
        TABLE_STATUS.filled(messages.lines),
        TABLE_STATUS_MENU.filled(messages.menu),
        HAND_ACTIONS.filled(messages.own_clock),
        HAND_ACTIONS.filled(messages.sat_in),
        HAND_REQUESTS.filled(messages.woken),
        PINGS[MentionReason.WAKE].filled(messages.wake),
    )

    @anywhere
    @app_commands.command(description="Take your seat back from the computer player that fills in for you")
    @app_commands.describe(table="The table's number")
    async def back(self, interaction: Interaction, table: int | None = None) -> None:
        """Give the player's seat back, by default at the table where a computer player sits in for them."""
        async with self.context.answer(interaction) as answer:
            number = await self.shared.tables.named(interaction, table or await self._absent_at(interaction))
            await self.service.hosting.return_player(number, interaction.user.id)
            await answer.reply(self.context.words(interaction)("answer-back", table=str(number)))

    @handles(SimpleVerb.COME_BACK)
    async def come_back(self, click: Click[SimpleVerb]) -> None:
        """Give the player's seat back, or note that a player who was woken is there."""
        back = partial(self.service.hosting.return_player, click.table, click.user)
        await self.shared.clicked.change(click, back, in_hands=True)

    @handles(SimpleVerb.SIT_IN)
    async def sit_in(self, click: Click[SimpleVerb]) -> None:
        """Let computer players sit in for players who are gone."""
        await self.shared.clicked.change(click, partial(self.service.waking.take_over, click.table, click.user))

    @handles(SimpleVerb.WAKE)
    async def wake(self, click: Click[SimpleVerb]) -> None:
        """Wake the players for whom the game has waited too long; ask them here if the bot can't post by itself."""
        await self.shared.clicked.change(click, partial(self.service.waking.wake, click.table, click.user))
        table = await self.service.table(click.table)
        if table.is_user_installed and asked(table, MentionReason.WAKE):
            await click.answer.call(*self.shared.upkeep.mentions.question(table, MentionReason.WAKE))

    async def _absent_at(self, interaction: Interaction) -> int | None:
        """Return the newest table of this channel, in a DM of anywhere, where the player is sat in for."""
        user, channel = interaction.user.id, None if is_bot_dm(interaction) else interaction.channel_id
        for table in await self.service.directory.for_user(user, channel):
            seat = table.seat_of(user)
            if seat is not None and table.seats[seat].absent_since is not None:
                return table.id
        return None
