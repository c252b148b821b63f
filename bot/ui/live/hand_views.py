"""What a private message with a hand shows: the hand, that it has fallen asleep, or where the hand is now."""

from functools import partial

from bot.tables import Hand, Table
from bot.ui.discord import Context
from bot.ui.layout import Asks, Screens, people_of
from bot.ui.live.board import Board
from bot.ui.live.tracked_message import HandMessage
from bot.ui.pictured import PicturedView, framed


class HandViews:
    """Draws hands for their holders, as each of them likes it.

    Args:
        context: what people have chosen.
        screens: draws the messages.
        board: links to the table.
    """

    def __init__(self, context: Context, screens: Screens, board: Board) -> None:
        self._people = context.people
        self._lookups = context.lookups
        self._screens = screens
        self._board = board

    def locale(self, user: int, table: Table) -> str:
        """Return a person's language, the channel's if it isn't known."""
        return self._people.locale(user, self._board.locale(table))

    def show(self, private: HandMessage, hand: Hand) -> None:
        """Show a hand in a message, soon."""
        if hand.table.revision < private.order:
            return
        private.table, private.hand, private.shown = hand.table, hand, hand.table.game_and_deal
        private.closed = False
        private.show(hand.table.revision, lambda: self.view(private))

    def view(self, private: HandMessage, asks: Asks = Asks.ALL) -> PicturedView:
        """Return a message with the hand that is known of it."""
        assert private.hand is not None
        table = private.hand.table
        server = table.guild if private.inside else None
        self._lookups.follow(private, people_of(table), server)
        page = partial(
            self._screens.hand,
            private.hand,
            self.locale(private.reader, table),
            outside=not private.inside,
            focus=private.focus,
            jump=self._board.link(table),
            asks=asks,
            preferences=self._people.preferences(private.reader),
        )
        return framed(lambda pictures: page(pictures=pictures), private.frame.pictures)

    def moved(self, private: HandMessage, link: str) -> PicturedView:
        """Return what a message becomes whose hand is shown in another one."""
        assert private.hand is not None
        return self._screens.moved_hand(private.hand, self.locale(private.reader, private.table), link)
