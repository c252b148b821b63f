"""Presence: /back, and the handlers of the buttons at the table, in a hand and in a ping."""

from functools import partial

from discord import Interaction, app_commands

from bot.ui.discord import is_direct
from bot.ui.features import Click, FeatureCog, handles
from bot.ui.layout import (
    HAND_ACTIONS,
    HAND_REQUESTS,
    NEXT_GAME_MENU,
    PINGS,
    TABLE_STATUS,
    TABLE_STATUS_MENU,
    Asked,
    Do,
    asked,
)
from cogs.places import anywhere
from cogs.presence import messages


class Presence(FeatureCog, name="presence"):
    """Wakes players, lets computer players sit in for those who are gone, and gives seats back."""

    slots = (
        TABLE_STATUS.filled(messages.lines),
        TABLE_STATUS_MENU.filled(messages.menu),
        NEXT_GAME_MENU.filled(messages.between_games),
        HAND_ACTIONS.filled(messages.own_clock),
        HAND_ACTIONS.filled(messages.sat_in),
        HAND_REQUESTS.filled(messages.woken),
        PINGS[Asked.WAKE].filled(messages.wake),
    )

    @anywhere
    @app_commands.command(description="Take your seat back from the computer player that sits in for you")
    @app_commands.describe(table="The table's number")
    async def back(self, interaction: Interaction, table: int | None = None) -> None:
        """Give the player's seat back, by default at the table where a computer player sits in for them."""
        async with self.context.answer(interaction) as answer:
            number = await self.shared.tables.named(interaction, table or await self._absent_at(interaction))
            await self.service.hosting.back(number, interaction.user.id)
            await answer.say(self.context.words(interaction)("answer-back", table=str(number)))

    @handles(Do.COME_BACK)
    async def come_back(self, click: Click[Do]) -> None:
        """Give the player's seat back, or note that a player who was woken is there."""
        back = partial(self.service.hosting.back, click.table, click.user)
        await self.shared.clicked.change(click, back, in_hands=True)

    @handles(Do.SIT_IN)
    async def sit_in(self, click: Click[Do]) -> None:
        """Let computer players sit in for players who are gone."""
        await self.shared.clicked.change(click, partial(self.service.waking.take_over, click.table, click.user))

    @handles(Do.WAKE)
    async def wake(self, click: Click[Do]) -> None:
        """Wake the players for whom the game has waited too long; ask them here if the bot can't post by itself."""
        await self.shared.clicked.change(click, partial(self.service.waking.wake, click.table, click.user))
        table = await self.service.table(click.table)
        if table.abroad and asked(table, Asked.WAKE):
            await click.answer.call(*self.shared.upkeep.mentions.question(table, Asked.WAKE))

    async def _absent_at(self, interaction: Interaction) -> int | None:
        """Return the newest table of this channel, in a DM of anywhere, where the player is sat in for."""
        user, channel = interaction.user.id, None if is_direct(interaction) else interaction.channel_id
        for table in await self.service.directory.of_user(user, channel):
            seat = table.seat_of(user)
            if seat is not None and table.seats[seat].absent_since is not None:
                return table.id
        return None
