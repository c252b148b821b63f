"""Seats: the commands, and the handlers of the buttons and lists in the lobby and at the table."""

from contextlib import suppress
from functools import partial

from discord import Interaction, app_commands, ui
from discord.app_commands import Choice

from bot.errors import Conflict, NotFound, PermissionDenied, UserError
from bot.games import lesson_file
from bot.rules.errors import ParseError
from bot.tables import LEVELS, Table, level_named, places, take_over
from bot.ui.discord import InteractionResponder, member_guild_id
from bot.ui.features import Click, FeatureCog, handles, question, replace_question
from bot.ui.layout import (
    DETAILS,
    LOBBY_ACTIONS,
    LOBBY_LINES,
    LOBBY_REQUESTS,
    LOBBY_SEATS,
    MORE,
    MORE_END,
    MORE_LISTS,
    NEXT_GAME_REQUESTS,
    TABLE_STATUS,
    SimpleVerb,
    SitAtPlace,
    people_of,
)
from cogs.install_contexts import anywhere
from cogs.parameters import describe_target
from cogs.seats import messages


class Seats(FeatureCog, name="seats"):
    """Opens tables, seats users and computer players there, and starts games."""

    slots = (
        LOBBY_SEATS.filled(messages.lobby_lines),
        LOBBY_ACTIONS.filled(messages.lobby_actions),
        LOBBY_LINES.filled(messages.lobby_small_print),
        LOBBY_REQUESTS.filled(messages.swap),
        NEXT_GAME_REQUESTS.filled(messages.start),
        TABLE_STATUS.filled(messages.queue),
        MORE.filled(messages.menu),
        MORE_END.filled(messages.leave_menu),
        MORE_LISTS.filled(messages.level_list),
        DETAILS.filled(messages.computers),
    )

    @anywhere
    @app_commands.command(description="Open a table here, or a practice table in a direct message")
    @describe_target
    @app_commands.describe(
        game="The game to play",
        preset="House rules: a preset, a saved name or a code",
        seats="Players at a table: Bieten 2 to 10, Bid Whist 3 to 5, The Betel 3",
        computers="The level of computer players at this table",
    )
    @app_commands.autocomplete(preset=FeatureCog.offer_house_rules)
    @app_commands.choices(computers=[Choice(name=level, value=level) for level in LEVELS])
    async def play(
        self,
        interaction: Interaction,
        game: str,
        preset: str | None = None,
        target: int | None = None,
        seats: app_commands.Range[int, 2, 10] | None = None,
        computers: str | None = None,
    ) -> None:
        """Open a table by the house rules that are named, or by the server's own."""
        async with self.context.answer(interaction, ephemeral=False) as answer:
            given = {"preset": preset, "target": target}
            table, brought = await self.shared.opening.table(
                interaction, game, given, seats, level_named(computers or "")
            )
            if computers is not None:
                table = await self.service.fill(table.id, interaction.user.id)
            said = await self.shared.tables.introduce(answer, table, brought)
            if not await self._welcome(answer, table, said) and said:
                await answer.reply(said)
            await self.shared.answered(answer, table_opened=True)

    @anywhere
    @app_commands.command(description="Join the newest open table here, or a table by its number")
    @app_commands.describe(table="The table's number")
    async def join(self, interaction: Interaction, table: int | None = None) -> None:
        """Sit down, or wait for a seat; if no table is open, offer a computer player's seat in a running game."""
        async with self.context.answer(interaction) as answer:
            words, user = self.context.words(interaction), interaction.user.id
            if table is None:
                try:
                    table = await self._newest(interaction)
                except NotFound:
                    running = await self._running(interaction)
                    if running is None:
                        raise
                    await answer.private(messages.offer(running, words))
                    return
            await self.shared.tables.meant(interaction, table)
            after = await self.service.join(table, user)
            key = "answer-helping" if after.status == "playing" else "answer-joined"
            said = words("answer-waiting" if after.waits(user) else key, table=str(table))
            if not await self._welcome(answer, after, said):
                await answer.reply(said)

    @anywhere
    @app_commands.command(description="Leave your table; during a game a computer player takes your seat")
    @app_commands.describe(table="The table's number")
    async def leave(self, interaction: Interaction, table: int | None = None) -> None:
        """Give up a seat, or one's place in the waiting list; during a game, show a question first."""
        async with self.context.answer(interaction) as answer:
            number = await self.shared.tables.named(interaction, table)
            try:
                await self.service.leave(number, interaction.user.id, asked=False)
            except Conflict as refused:
                await self._ask_to_leave(answer, number, refused)
            else:
                await answer.reply(self.context.words(interaction)("answer-left", table=str(number)))

    @anywhere
    @app_commands.command(description="Start the game at your table here")
    @app_commands.describe(table="The table's number")
    async def start(self, interaction: Interaction, table: int | None = None) -> None:
        """Start the game, or ask the host to."""
        async with self.context.answer(interaction) as answer:
            number = await self.shared.tables.named(interaction, table)
            after = await self.service.ask_to_begin(number, interaction.user.id)
            key = "answer-started" if after.status == "playing" else "answer-start-asked"
            await answer.reply(self.context.words(interaction)(key, table=str(number)))

    @handles(SimpleVerb.JOIN)
    async def sit_down(self, click: Click[SimpleVerb]) -> None:
        """Seat the player, or let them wait; welcome a player who is new, or the second of two partners."""
        after = await self.shared.clicked.change(click, partial(self.service.join, click.table, click.user))
        await self._welcome(click.answer, after)

    @handles(SimpleVerb.STOP_WAITING)
    async def stop_waiting(self, click: Click[SimpleVerb]) -> None:
        """Remove the player from the waiting list."""
        await self.shared.clicked.change(click, partial(self.service.stop_waiting, click.table, click.user))

    @handles(SimpleVerb.REMOVE_COMPUTER)
    async def remove_computer(self, click: Click[SimpleVerb]) -> None:
        """Remove the newest computer player."""
        await self.service.check_menu(click.table, click.seen)
        await self.shared.clicked.change(click, partial(self.service.remove_computer, click.table, click.user))

    @handles(SimpleVerb.START)
    async def begin(self, click: Click[SimpleVerb]) -> None:
        """Start the game, or ask the host to; show a player whose press has started it their hand."""
        table = await self.shared.clicked.change(click, partial(self.service.ask_to_begin, click.table, click.user))
        if table.status == "playing" and table.seat_of(click.user) is not None:
            await self.shared.clicked.show_hand(click.answer, click.table, here=True)

    @handles(SimpleVerb.REMATCH)
    async def rematch(self, click: Click[SimpleVerb]) -> None:
        """Start the next game; show the player their hand, in its place if its button was pressed."""
        clicked = self.shared.clicked
        in_hand = clicked.is_private(click.answer, await clicked.find(click))
        await clicked.change(click, partial(self.service.rematch, click.table, click.user), in_hands=True)
        if not in_hand:
            await clicked.show_hand(click.answer, click.table, here=True)

    @handles(SimpleVerb.ADD_COMPUTER)
    async def add_computer(self, click: Click[SimpleVerb]) -> None:
        """Seat a computer player, of the level chosen in the list; by the button, of the table's level."""
        level = level_named(click.value) if click.values else None
        if click.values and level is None:
            raise ParseError("bad_action", reason="other")
        await self.service.check_menu(click.table, click.seen)
        await self.shared.clicked.change(click, partial(self.service.add_computer, click.table, click.user, level))

    @handles(SimpleVerb.LEAVE)
    async def leave_lobby(self, click: Click[SimpleVerb]) -> None:
        """Leave; show a question if a game has begun since the message was drawn."""
        try:
            await self.shared.clicked.change(click, partial(self.service.leave, click.table, click.user, asked=False))
        except Conflict as refused:
            await self._ask_to_leave(click.answer, click.table, refused)

    @handles(SimpleVerb.LEAVE_GAME)
    async def leave_game(self, click: Click[SimpleVerb]) -> None:
        """Leave during a game, after the question."""
        await self.service.leave(click.table, click.user)
        await replace_question(self.context, click, "answer-left")

    @handles(SimpleVerb.TAKE_OVER)
    async def take_over(self, click: Click[SimpleVerb]) -> None:
        """Take over a computer player's seat, after the offer."""
        await self.service.join(click.table, click.user)
        await replace_question(self.context, click, "answer-helping")

    @handles(SimpleVerb.SEATS)
    async def show_seats(self, click: Click[SimpleVerb]) -> None:
        """Show the page on which seats are chosen; raises PermissionDenied `not_seated`."""
        table = await self.service.table(click.table)
        if table.seat_of(click.user) is None:
            raise PermissionDenied("not_seated")
        await click.answer.private(self._seats_page(click, table))

    @handles(SimpleVerb.MOVE_SEAT)
    async def sit_at(self, click: Click[SimpleVerb]) -> None:
        """Move to another seat, or ask the player who sits there to swap."""
        after = await self.service.sit_at(click.table, click.user, place(click.value))
        await click.answer.update(self._seats_page(click, after))

    @handles(SitAtPlace)
    async def choose_side(self, click: Click[SitAtPlace]) -> None:
        """Move to the seat of a partner or of an opponent, by the buttons of the welcome."""
        after = await self.service.table(click.table)
        where = placing_of(after, click.user)
        if click.verb.place != where:
            after = await self.service.sit_at(click.table, click.user, click.verb.place)
        view = await self._welcome_page(click.answer, after)
        await (click.answer.update(view) if view else click.answer.remove())

    @handles(SimpleVerb.SWAP_TWO)
    async def swap_two(self, click: Click[SimpleVerb]) -> None:
        """Let two people swap, for the host."""
        one, two = (place(value) for value in (*click.values, "", "")[:2])
        after = await self.service.swap_seats(click.table, click.user, one, two)
        await click.answer.update(self._seats_page(click, after))

    async def _welcome(self, answer: InteractionResponder, table: Table, said: str = "") -> bool:
        """Answer privately to a player who is new, or who can choose between two sides; return whether it was due."""
        view = await self._welcome_page(answer, table, said)
        if view is not None:
            await answer.private(view)
        return view is not None

    async def _welcome_page(self, answer: InteractionResponder, table: Table, said: str = "") -> ui.LayoutView | None:
        """Return the private page of a player who has sat down; None if there is nothing to offer."""
        user = answer.interaction.user.id
        if table.status != "lobby" or table.seat_of(user) is None:
            return None
        new = lesson_file(table.game) is not None and not await self.service.archive.finished_games(user, limit=1)
        words = self.context.words(answer.interaction, table.game)
        names = self.shared.tables.names(answer.interaction, table, words)
        await self.context.lookups.learn(people_of(table), None if names.outside else table.guild)
        return messages.welcome(table, user, words, names, said, new=new)

    def _seats_page(self, click: Click[SimpleVerb], table: Table) -> ui.LayoutView:
        words = self.context.words(click.answer.interaction, table.game)
        names = self.shared.tables.names(click.answer.interaction, table, words)
        return messages.seats_page(table, click.user, words, names)

    async def _ask_to_leave(self, answer: InteractionResponder, number: int, refused: Conflict) -> None:
        """Ask whether the player wants to leave during a game, with the effect; raise any other refusal again."""
        if refused.code != "leave_in_game":
            raise refused
        what = messages.leaving(await self.service.table(number), answer.interaction.user.id)
        words = self.context.words(answer.interaction)
        text = words("leave-question", table=str(number), what=what)
        await answer.private(question(text, number, SimpleVerb.LEAVE_GAME, words))

    async def _newest(self, interaction: Interaction) -> int:
        """Return the newest table that one can join here, or in a thread of this channel; raises NotFound."""
        newest_open = self.service.directory.newest_open
        try:
            return (await newest_open(interaction.channel_id or 0)).id
        except NotFound:
            for table in await self.shared.tables.in_threads(interaction):
                with suppress(NotFound):
                    return (await newest_open(table.channel)).id
            raise

    async def _running(self, interaction: Interaction) -> Table | None:
        """Return the newest table of this channel with a game going on in which the player may take over a seat."""
        newcomers = (await self.service.settings.for_guild(member_guild_id(interaction))).newcomers
        here = await self.service.directory.for_channel(interaction.channel_id or 0)
        for table in (*here, *await self.shared.tables.in_threads(interaction)):
            with suppress(UserError):
                if table.tournament is not None:
                    continue
                if table.status == "playing" and not table.party and table.seat_of(interaction.user.id) is None:
                    take_over(table, interaction.user.id, newcomers=newcomers)
                    return table
        return None


def placing_of(table: Table, user: int) -> int | None:
    """Return the place where a person sits; None if they sit nowhere."""
    seat = table.seat_of(user)
    return None if seat is None else places(table)[seat]


def place(text: str) -> int:
    """Return the place that a value stands for; -1, which is no place, for anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 3 else -1
