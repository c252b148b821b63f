"""Tables' messages where the bot is not: each is edited by the token of the newest press on it, and by nothing else.

A token lives for 15 minutes. A minute before its end the message asks whoever wants to see how it stands to press
Refresh; any press on it draws it anew as its own answer, and brings a new token. What changes while there is none is
shown then. Tokens are kept, so that after a restart messages are drawn again or take their leave.
"""

from collections.abc import Callable
from dataclasses import dataclass

import discord
from discord import Interaction, ui

from bot.tables import HandTokenRow
from bot.ui.discord import TOKEN_SECONDS, Context, TokenWay
from bot.ui.live.alarm import Alarm
from bot.ui.live.kept import KeptMessage

FAREWELL = 60
"""So many seconds before its token dies a message takes its leave."""


@dataclass(slots=True, eq=False)
class Panel:
    """A table's message, and what is known of its token.

    Args:
        kept: the message.
        row: where it is, and until when it can be edited.
        asleep: whether it says that it is kept up to date no longer.
    """

    kept: KeptMessage
    row: HandTokenRow
    asleep: bool = False


class AbroadPanels:
    """Keeps tokens of tables' messages, and edits by them.

    Args:
        client: edits messages of before a restart.
        context: where tokens are kept, and the pictures.
        redraw: draws a message anew, soon.
        take_leave: has a message say at once that it is kept up to date no longer; False: it is past.
    """

    def __init__(
        self,
        client: discord.Client,
        context: Context,
        redraw: Callable[[KeptMessage], None],
        take_leave: Callable[[KeptMessage], bool],
    ) -> None:
        self._client = client
        self._tokens = context.service.hand_tokens
        self._pictures = context.pictures
        self._tasks = context.tasks
        self._redraw = redraw
        self._take_leave = take_leave
        self._panels: dict[int, Panel] = {}
        """By message."""
        self._behind: set[int] = set()
        """The messages on which something is to be shown anew as soon as there is a way to them."""
        self.alarm: Alarm[Panel] = Alarm(self._tokens.now, self._sleep)

    def is_asleep(self, kept: KeptMessage) -> bool:
        """Return whether a message is to say that it is kept up to date no longer."""
        panel = self._panels.get(kept.message or 0)
        return panel is not None and panel.asleep

    def wake(self, message: int) -> None:
        """Know that somebody has pressed a message, which may be drawn anew for an answer."""
        panel = self._panels.get(message)
        if panel is not None and panel.asleep:
            panel.asleep = False
            # If the answer is another message than this, this one still has to be told.
            self._behind.add(message)

    def came(self, kept: KeptMessage, interaction: Interaction) -> None:
        """Keep a message up to date by the token of a press on it, or of the command whose answer it is.

        Not before there is an answer: until then a token can do nothing.
        """
        assert kept.message is not None
        row = HandTokenRow(
            message=kept.message,
            channel=interaction.channel_id or 0,
            table_id=kept.table.id,
            person=interaction.user.id,
            token=interaction.token,
            until=self._tokens.now() + TOKEN_SECONDS,
            panel=True,
        )
        kept.server = interaction.guild_id
        self.wake(kept.message)
        self._put(kept, row, interaction.followup)
        self._tasks.start(self._tokens.keep(row), "panel token")
        if kept.message in self._behind:
            self._behind.discard(kept.message)
            self._redraw(kept)

    async def send(self, kept: KeptMessage, _view: ui.LayoutView) -> None:
        """Have a message to which there is no way now edited with the next press on it."""
        self._behind.add(kept.message or 0)

    def let_go(self, message: int | None) -> None:
        """See to a message no longer: another process does, by the token that is kept."""
        if panel := self._panels.pop(message or 0, None):
            self.alarm.drop(panel)
        self._behind.discard(message or 0)

    async def left(self) -> tuple[HandTokenRow, ...]:
        """Return the messages of before a restart that can still be edited."""
        return tuple(row for row in await self._tokens.alive() if row.panel)

    def take_up(self, row: HandTokenRow, kept: KeptMessage) -> None:
        """Keep a message of before a restart up to date again, unless somebody has pressed it since."""
        if row.message != kept.message or row.message in self._panels:
            return
        webhook = discord.Webhook.partial(self._client.application_id or 0, row.token, client=self._client)
        self._put(kept, row, webhook)

    def _put(self, kept: KeptMessage, row: HandTokenRow, webhook: discord.Webhook) -> None:
        older = self._panels.get(row.message)
        if older is not None:
            self.alarm.drop(older)
        editor = kept.editor
        editor.way = TokenWay(
            webhook, row.message, self._pictures, editor.frame, lambda: self._tokens.now() < row.until, alone=True
        )
        panel = self._panels[row.message] = Panel(kept, row)
        self.alarm.set(panel, row.until - FAREWELL - self._tokens.now())

    def _sleep(self, panel: Panel) -> None:
        """Have a message say that it is kept up to date no longer, as long as that can be said."""
        panel.asleep = self._take_leave(panel.kept)
        if not panel.asleep:
            del self._panels[panel.row.message]
            self._behind.discard(panel.row.message)
        self._tasks.start(self._tokens.drop(panel.row.message), "panel token")
