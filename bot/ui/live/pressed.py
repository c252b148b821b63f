"""Public messages are drawn by the token of the newest press on them, as long as it lives: that takes no request.

Only of a press that was answered by updating the message: one that was answered by a message of its own, such as a
hand, has that one for its message. The tokens are in memory alone; after a restart the next press brings one.
"""

import discord
from discord import Interaction

from bot.ui.discord import TOKEN_SECONDS, Context, Editor, TokenWay

USED = TOKEN_SECONDS - 60
"""Seconds for which a token is used: the last minute is left for what is on its way."""
UPDATES = {discord.InteractionResponseType.message_update, discord.InteractionResponseType.deferred_message_update}


class PressedPanels:
    """Learns of tokens by which messages can be drawn.

    Args:
        context: what time it is, and the pictures.
    """

    def __init__(self, context: Context) -> None:
        self._now = context.service.hand_tokens.now
        self._pictures = context.pictures

    def came(self, editor: Editor, interaction: Interaction) -> None:
        """Have a message drawn by the token of a press on it that was answered by updating it.

        Args:
            editor: the door to the message.
            interaction: the press.
        """
        message, way = interaction.message, editor.way
        if message is None or interaction.response.type not in UPDATES:
            return
        if way is not None and way.press > interaction.id:
            return  # it is not the newest: its answer took longer
        until = self._now() + USED
        editor.way = TokenWay(
            interaction.followup,
            message.id,
            self._pictures,
            editor.frame,
            lambda: self._now() < until,
            alone=False,
            press=interaction.id,
        )
