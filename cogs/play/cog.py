"""Playing: /table and /hand, and the handlers of the buttons and lists with which a game is played."""

from functools import partial

from discord import Interaction, app_commands

from bot.errors import Conflict, PermissionDenied
from bot.games import find_game
from bot.rules.panel import SeatName
from bot.ui.features import Click, FeatureCog, handles
from bot.ui.layout import MORE, SEALED_MORE, ConfirmAction, OpenMenu, PickCards, PlayAction, SimpleVerb, ask
from cogs.install_contexts import anywhere
from cogs.play.messages import menu


class Play(FeatureCog, name="play"):
    """Shows tables and hands, and does the actions of the game."""

    slots = (MORE.filled(menu), SEALED_MORE.filled(menu))

    @anywhere
    @app_commands.command(description="Move your table to the bottom of the channel")
    @app_commands.describe(table="The table's number")
    async def table(self, interaction: Interaction, table: int | None = None) -> None:
        """Show a table's message once more; the one further up loses its buttons."""
        async with self.context.answer(interaction, ephemeral=False) as answer:
            number = table or await self.shared.tables.own_table_here(interaction)
            await self.shared.tables.show(answer, await self.shared.tables.meant(interaction, number))

    @anywhere
    @app_commands.command(description="Show your hand, to you alone")
    @app_commands.describe(table="The table's number")
    async def hand(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the asker's hand."""
        async with self.context.answer(interaction) as answer:
            await self.shared.clicked.show_hand(answer, await self.shared.tables.named(interaction, table))

    @handles(SimpleVerb.HAND)
    async def open_hand(self, click: Click[SimpleVerb]) -> None:
        """Show the hand of the player who has pressed."""
        await self.shared.clicked.show_hand(click.answer, click.table)

    @handles(SimpleVerb.OWN_LIST)
    async def open_own_list(self, click: Click[SimpleVerb]) -> None:
        """Show the player whose turn it is what they can do.

        Raises:
            PermissionDenied: `not_seated`.
            Conflict: `not_playing`, `not_your_bid` (players).
        """
        table, game = click.current, click.current.current_game
        seat = table.seat_of(click.user)
        if seat is None:
            raise PermissionDenied("not_seated")
        if game is None or table.status != "playing":
            raise Conflict("not_playing")
        if seat not in game.waiting_for:
            raise Conflict("not_your_bid", players=tuple(map(SeatName, game.waiting_for)))
        await self.shared.clicked.show_hand(click.answer, click.table, here=True)

    @handles(SimpleVerb.MORE)
    async def open_table_menu(self, click: Click[SimpleVerb]) -> None:
        """Show the private menu of a table."""
        await self.shared.clicked.show_menu(click)

    @handles(SimpleVerb.DETAILS)
    async def open_details(self, click: Click[SimpleVerb]) -> None:
        """Show the private page of a table's details."""
        await self.shared.clicked.show_menu(click, details=True)

    @handles(PlayAction)
    async def act(self, click: Click[PlayAction]) -> None:
        """Do an action."""
        await self._do(click, click.verb.action)

    @handles(PickCards)
    async def pick(self, click: Click[PickCards]) -> None:
        """Do the action with the chosen cards, or ask before."""
        table, action = await self.shared.clicked.find(click), f"{click.verb.act}:{'.'.join(click.values)}"
        hand = await self.service.hand(click.table, click.user)
        if ask(find_game(table.game).hand_panel(hand.view), action) is None:
            await self._do(click, action)
        else:
            await self.shared.clicked.focus(click, ConfirmAction(action))

    async def _do(self, click: Click[PlayAction] | Click[PickCards], action: str) -> None:
        do = partial(self.service.act, click.table, click.user, action, click.seen)
        await self.shared.clicked.change(click, do, in_hands=True)

    @handles(OpenMenu, ConfirmAction)
    async def open_menu(self, click: Click[OpenMenu] | Click[ConfirmAction]) -> None:
        """Open a menu or a question."""
        await self.shared.clicked.focus(click, click.verb)

    @handles(SimpleVerb.HAND_MORE)
    async def open_more(self, click: Click[SimpleVerb]) -> None:
        """Open what is behind More in a hand."""
        await self.shared.clicked.focus(click, SimpleVerb.HAND_MORE)

    @handles(SimpleVerb.BACK)
    async def back(self, click: Click[SimpleVerb]) -> None:
        """Close the menu or question that is open."""
        await self.shared.clicked.focus(click, None)

    @handles(SimpleVerb.REFRESH)
    async def refresh(self, click: Click[SimpleVerb]) -> None:
        """Wake a hand; raises as the service does where there is none any more."""
        table = await self.shared.clicked.find(click)
        await self.shared.clicked.redraw(click.answer, table)
        if not click.answer.interaction.response.is_done():
            await self.service.hand(click.table, click.user)
