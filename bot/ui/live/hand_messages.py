"""Keep private hands up to date: one DM per game, and the ephemeral message used last.

Discord takes few edits of a message that is older than an hour. So after 50 minutes a new message takes the place of
the DM, and at the next press one takes the place of the ephemeral message; the older one loses its buttons.

An ephemeral message can be edited for 15 minutes after the newest press in it, with the token of that press. A minute
before that it says that it goes on after Refresh. Each press in it redraws it and brings a new token. Tokens are
stored: after a restart these hands are edited again, or show that they will not change any more. When the table gets
a new message, the ephemeral hand is posted again below it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import discord
from discord import Interaction, ui

from bot.errors import UserError
from bot.tables import Hand, Table, TableChanged, TrackedMessage
from bot.ui.discord import (
    AGAIN_AFTER,
    CLOSED,
    NOT_REACHED,
    REQUEST_ERRORS,
    UNKNOWN_MESSAGE,
    InteractionResponder,
    LatestValueWorker,
    TokenEditor,
    member_guild_id,
    naming,
    nowhere,
)
from bot.ui.layout import Focus, HandControls, people_of
from bot.ui.live.direct_messages import CLOSED_NOTE, DirectMessages
from bot.ui.live.table_messages import TableMessages
from bot.ui.live.tracked_message import EPHEMERAL, HandMessage, LiveMessages, TableMessage, bind_weakly
from bot.ui.message_view import MessageView, framed

Respond = Callable[[ui.LayoutView], Awaitable[discord.Message | None]]


class HandMessages:
    """Keeps all private messages up to date."""

    def __init__(self, services: LiveMessages, board: TableMessages, direct_messages: DirectMessages) -> None:
        context = services.context
        self._client = services.client
        self._service = context.service
        self._people = context.people
        self._boundary = context.boundary
        self._board = board
        self._services = services
        self._direct_messages = direct_messages
        self._lookups = context.lookups
        self._pictures = context.pictures
        self._screens = services.screens
        self._tasks = context.tasks
        board.subscribe_to_posts(self._bring_below)
        self.refreshing: LatestValueWorker[Table] = LatestValueWorker(context.tasks, self._refresh, "hands")

    async def changed(self, change: TableChanged) -> None:
        """Schedule redraws of all hands at the table."""
        if change.after.status == "playing" or (change.before and change.before.status == "playing"):
            self.refreshing.submit(change.after.id, change.after)

    async def _refresh(self, table: Table) -> None:
        """Update every player's hand; after the game, leave the messages as they are, without buttons."""
        if table.status != "playing":
            for user in self._readers(table.id):
                await self._finish(table, user)
            self._services.tidy(table)
            return
        for seat in table.seats:
            if seat.user is not None:
                hand = await self.find(table.id, seat.user)
                if hand is not None:
                    await self._dm(hand, seat.user)
                    self._show_news(hand, seat.user)
        for user in self._readers(table.id):
            if table.seat_of(user) is None:
                await self._finish(table, user)

    def _readers(self, table: int) -> set[int]:
        here = self._services.get(table)
        return {*here.hands, *here.ephemeral}

    async def update(self, table: Table) -> None:
        """Update all DMs of a table after a restart."""
        if table.status == "over":
            for user in [seat.user for seat in table.seats if seat.user is not None]:
                await self._find_dm(table, user)
        if table.status in {"playing", "over"}:
            self.refreshing.submit(table.id, table)

    def reopen(self, guild: int) -> None:
        """Write once more to people of a guild who could not be reached: it has asked the bot in again."""
        of_all = [private for each in self._services.tables.values() for private in each.hands.values()]
        for private in of_all:
            if private.gone and private.hand is not None and private.hand.table.guild == guild:
                private.gone = False
                self.refreshing.submit(private.hand.table.id, private.hand.table)

    async def find(self, table: int, user: int) -> Hand | None:
        """Return a user's hand, or None if there is none to show."""
        try:
            return await self._service.hand(table, user)
        except UserError:
            return None

    def show(self, hand: Hand, user: int) -> None:
        """Show a hand in every private message of this user at this table."""
        for private in self._messages(hand, user):
            self.draw(private, hand)

    def _show_news(self, hand: Hand, user: int) -> None:
        """Show a hand after a change, except in the message that the click's response has drawn."""
        for private in self._messages(hand, user):
            if private.answered is not hand.table:
                self.draw(private, hand)
            private.answered = None

    def _messages(self, hand: Hand, user: int) -> list[HandMessage]:
        key = hand.table.id, user
        return [private for private in (self._dm_of(*key), self._awake(*key)) if private is not None]

    def draw(self, private: HandMessage, hand: Hand) -> None:
        """Schedule an edit of one message to a hand."""
        if hand.table.revision < private.order:
            return
        private.table, private.hand, private.shown = hand.table, hand, hand.table.game_and_deal
        private.closed = False
        private.request_edit(hand.table.revision, bind_weakly(self._view, private))

    def _view(self, private: HandMessage, asks: HandControls = HandControls.ALL) -> MessageView:
        """Return a message with the hand that it shows, as its holder likes it."""
        assert private.hand is not None
        table = private.hand.table
        self._lookups.follow(private, people_of(table), table.guild if private.inside else None)
        page = partial(
            self._screens.hand,
            private.hand,
            self.locale(private.reader, table),
            outside=not private.inside,
            focus=private.focus,
            jump=self._board.link(table),
            asks=asks,
            preferences=self._people.preferences(private.reader),
            after=private.after,
            hung=private.frame.sketches,
        )
        return framed(lambda pictures: page(pictures=pictures), private.frame.pictures)

    async def after(self, private: HandMessage, table: Table, user: int) -> None:
        """Update a message to its reader's hand after a change; the final state if their game is over."""
        hand = await self.find(table.id, user)
        # The next game comes in a new DM; this one keeps the game's final state.
        passed = not private.is_ephemeral and private.has_turned(table)
        if hand is None or passed or table.status != "playing":
            await self._close(private, table)
        else:
            self.draw(private, hand)

    async def flush(self, table: int) -> None:
        """Wait until everyone at a table has been sent their hand as it is."""
        await self.refreshing.flush(table)
        await asyncio.gather(*(private.flush() for private in self._services.get(table).hands.values()))

    def locale(self, user: int, table: Table) -> str:
        """Return a person's language, the channel's if it isn't known."""
        return self._people.stored_locale(user, self._board.locale(table))

    def link(self, table: int, user: int) -> str | None:
        """Return a link to the direct message with a user's hand, if that is where they want to see it."""
        private = self._dm_of(table, user)
        if private is None or private.gone or self._people.preferences(user).hand != "dm":
            return None
        return private.link

    async def _finish(self, table: Table, user: int) -> None:
        """Leave the messages of one person in their final state."""
        here = self._services.get(table.id)
        for private in (here.hands.pop(user, None), here.ephemeral.pop(user, None)):
            if private is not None:
                private.drop_token()
                await self._close(private, table)

    async def _close(self, private: HandMessage, table: Table) -> None:
        """Leave a message as its deal ended, as far as that is known, and nothing to press."""
        private.focus, private.closed, private.after = None, True, table
        await self._service.settings.for_user(private.reader)
        private.hand = await self._last(private, table) or private.hand
        if private.hand is not None:
            private.request_edit(table.revision, bind_weakly(partial(self._view, asks=HandControls.NOTHING), private))

    async def _last(self, private: HandMessage, table: Table) -> Hand | None:
        """Return its reader's view at the end of the deal that a message shows, or None."""
        number, deal = table.game_and_deal
        if table.status == "playing":
            over = private.shown == (number, deal - 1)
        else:  # the stored deal of a message is that of its first day
            over = private.shown is not None and private.shown[0] == number
        if not over:
            return None
        try:
            return await self._service.last_hand(table.id, private.reader)
        except UserError:
            return None

    # Direct messages

    async def _dm(self, hand: Hand, user: int) -> None:
        """Send a DM for this game if there is none; an earlier game's keeps its final state."""
        hands = self._services.for_table(hand.table.id, hand.table.guild).hands
        private = hands.get(user) or await self._load(hand.table, user)
        # Without the channel there is no "here" any more.
        liked = await self._service.settings.for_user(user)
        apart = hand.table.daily_date is not None or hand.table.is_user_installed
        wanted = not apart and (liked.hand != "here" or self._board.is_channel_deleted(hand.table))
        if hand.table.tournament is not None and liked.hand == "both":
            # Many new DM channels at once look like spam to Discord.
            wanted = wanted and await self._direct_messages.is_open(user)
        # A DM that is no longer wanted is kept to the end of its deal.
        if private is not None and (
            private.has_turned(hand.table) or (not wanted and private.shown != hand.table.game_and_deal)
        ):
            if not private.gone:
                await self._close(private, hand.table)
            hands.pop(user, None)
            if not wanted:
                await self._services.store.drop(key_of(hand.table.id, user))
            private = None
        if wanted and (private is None or (private.is_old and not private.gone)):
            older, private = private, self._new_dm(hand.table, user)
            private.follows = older
        if private is not None:
            hands[user] = private

    def _new_dm(self, table: Table, user: int) -> HandMessage:
        return HandMessage(self._services, key_of(table.id, user), self._send, table, user)

    async def _send(self, private: HandMessage, view: ui.LayoutView) -> None:
        """Edit the DM, or send it."""
        if private.gone or private.hand is None:
            return
        asked = self._board.changes(private.table)
        try:
            if private.frame.place is None:
                private.is_at(await self._direct_messages.channel(private.reader), None)
                if private.closed:
                    return  # the deal ended while its new channel waited
            if private.message is None or not await private.edit_if_there(view):
                await private.post(view)
            older, private.follows = private.follows, None
            if isinstance(older, HandMessage):
                self._retire(older, private)
        except NOT_REACHED as error:
            if await self._direct_messages.closed_by(error):
                private.gone = True
                await self._announce_closed(private.table)
                return
            if not isinstance(error, discord.Forbidden) or error.code not in CLOSED:
                raise
            private.gone = True
            if self._board.changes(private.table) != asked:
                asyncio.get_running_loop().call_soon(self._try, private)
                return
            self._try_later(private)
            # The game goes on with "My hand".
            text = self._board.words(private.table)("dm-closed", name=f"<@{private.reader}>")
            await self._post_once(private.table, private.reader, text, private.reader)
        else:
            private.tries = 0

    def _try_later(self, private: HandMessage) -> None:
        """Schedule a retry of a refused DM: Discord sometimes refuses one that is open."""
        if private.tries < len(AGAIN_AFTER):
            key = "closed_dm", private.table.id, private.reader
            self._tasks.after(key, AGAIN_AFTER[private.tries], partial(self._try, private))
            private.tries += 1

    def pressed(self, table: int, user: int) -> None:
        """Write once more to a user who could not be reached and has pressed something; at most once a minute."""
        private = self._dm_of(table, user)
        now = asyncio.get_running_loop().time()
        if private and private.gone and (private.asked is None or now - private.asked >= AGAIN_AFTER[0]):
            private.asked = now
            self._try(private)

    def _try(self, private: HandMessage) -> None:
        """Write to a user who could not be reached, if this is still their message."""
        if private.gone and private.hand is not None and self._dm_of(private.table.id, private.reader) is private:
            private.gone = False
            private.request_edit(private.order, bind_weakly(self._view, private))

    async def _announce_closed(self, table: Table) -> None:
        """Post once a table that no user new gets direct messages now: the game goes on with "My hand"."""
        key = f"{CLOSED_NOTE}:{table.id}"
        if await self._service.notebook.read(key) is not None:
            return
        if await self._post_once(table, key, self._board.words(table)("dm-closed-to-all")):
            await self._service.notebook.write(key, "", table=table.id)

    async def _post_once(self, table: Table, what: object, text: str, *users: int) -> bool:
        """Post a sentence that mentions these players at a table, unless it was posted; return whether it is new."""
        said = self._services.for_table(table.id, table.guild).said
        if what in said or not self._board.may_post(table):
            return False
        said.add(what)
        channel = self._client.get_partial_messageable(self._board.channel(table), guild_id=table.guild)
        try:
            await channel.send(text, allowed_mentions=naming(users))
        except BaseException:
            said.discard(what)
            raise
        return True

    async def _load(self, table: Table, user: int) -> HandMessage | None:
        """Return the DM sent before a restart."""
        row = await self._services.store.read(key_of(table.id, user))
        if row is None:
            return None
        private = self._new_dm(table, user)
        private.resume(row)
        return private

    def _dm_of(self, table: int, user: int) -> HandMessage | None:
        return self._services.get(table).hands.get(user)

    async def _find_dm(self, table: Table, user: int) -> HandMessage | None:
        """Return a person's direct message, from memory or from the store."""
        private = self._dm_of(table.id, user) or await self._load(table, user)
        if private is None:
            return None
        return self._services.for_table(table.id, table.guild).hands.setdefault(user, private)

    # The message a person is acting in

    async def acting(self, interaction: Interaction, table: Table) -> HandMessage:
        """Return the private message that was clicked."""
        message, user = interaction.message, interaction.user.id
        assert message is not None
        if message.flags.ephemeral:
            newest = self._services.get(table.id).ephemeral.get(user)
            if newest is not None and newest.message == message.id:
                return newest
            older = self._new_ephemeral(table, user)
            older.message = message.id
            older.frame.adopt(message)
            return older
        known = await self._find_dm(table, user)
        if known is None or known.message != message.id:
            clicked = self._new_dm(table, user)
            clicked.is_at(message.channel.id, message.id)
            known = self._services.for_table(table.id, table.guild).hands.setdefault(user, clicked)
            if known.message != message.id:
                return clicked  # from a deal before: drawn this once, independent of the newest message
        known.frame.adopt(message)
        return known

    async def answer(self, private: HandMessage, answer: InteractionResponder) -> None:
        """Answer a click in a private message with the message as it is now.

        An ephemeral message that was posted again below, while the click was on its way, is answered with a new one.
        """

        async def respond(view: ui.LayoutView) -> None:
            shown = private.hand.table if private.hand is not None and not private.closed else None
            await answer.update(view, private.frame)
            private.answered = shown

        try:
            await private.answer(respond)
        except discord.NotFound as error:
            hand, message = private.hand, answer.interaction.message
            deleted = error.code == UNKNOWN_MESSAGE and message is not None and message.flags.ephemeral
            if not deleted or hand is None or private.closed:
                raise
            await self.open(answer.interaction, hand, answer.private, private.focus)
            return
        self._drawn(private, answer.interaction)

    # Ephemeral messages

    def _new_ephemeral(self, table: Table, user: int) -> HandMessage:
        private = HandMessage(self._services, f"{EPHEMERAL}:{table.id}:{user}", nowhere, table, user)
        private.lapse = bind_weakly(self._lapse, private)
        return private

    def _awake(self, table: int, user: int) -> HandMessage | None:
        """Return the ephemeral message with a user's hand while it is kept up to date."""
        shown = self._services.get(table).ephemeral.get(user)
        return None if shown is None or shown.asleep else shown

    def _drawn(self, private: HandMessage, interaction: Interaction) -> None:
        """Keep a message up to date by the token of the click whose response has drawn it.

        Not before: a press answered with a refusal has the refusal for its message.
        """
        message, ephemeral = interaction.message, self._services.get(private.table.id).ephemeral
        if message is None or not message.flags.ephemeral or private.hand is None:
            return
        newest = ephemeral.get(private.reader)
        if newest is not None and newest.newest > message.id:
            # The hand has come after while this press was under way: the older message stays the older one.
            private.borrow(interaction)
            self._retire(private, newest)
        elif private.closed:
            if newest is not None:
                ephemeral.pop(private.reader).drop_token()
        else:
            self._put(private, interaction)

    def _put(self, private: HandMessage, interaction: Interaction) -> None:
        """Register a message with a user's hand, by a new token."""
        private.inside, private.asleep, private.pressed = _is_inside(interaction, private.table), False, True
        if private.table.is_user_installed:
            private.server = interaction.guild_id
        ephemeral = self._services.for_table(private.table.id, private.table.guild).ephemeral
        older, ephemeral[private.reader] = ephemeral.get(private.reader), private
        private.use_token(interaction)
        if older is not None and older is not private:
            self._retire(older, private)

    def _retire(self, older: HandMessage, newer: HandMessage) -> None:
        """Replace the hand in an older message by a link to the newer one."""
        older.drop_token()
        link = newer.link
        # Of before a restart or a takeover it may not have been drawn yet.
        hand = older.hand = older.hand or newer.hand
        if hand is not None and link is not None:
            locale = self.locale(older.reader, older.table)
            older.request_edit(older.order, lambda: self._screens.moved_hand(hand, locale, link))

    def _lapse(self, private: HandMessage) -> None:
        """Show in a message that it will not change any more, before its token expires."""
        private.asleep, private.focus = True, None
        # Without a newer hand a message from before a restart stays as it is.
        if private.hand is not None:
            private.edit_now(bind_weakly(partial(self._view, asks=HandControls.REFRESH), private))

    async def open(self, interaction: Interaction, hand: Hand, respond: Respond, focus: Focus | None = None) -> None:
        """Show a hand in a new ephemeral message; an older one loses its buttons, and links to it."""
        private = self._new_ephemeral(hand.table, interaction.user.id)
        private.focus, private.inside = focus, _is_inside(interaction, hand.table)
        private.frame.place = interaction.channel_id
        await self._post(private, hand, respond, lambda _: self._put(private, interaction))

    async def _post(self, private: HandMessage, hand: Hand, respond: Respond, put: Callable[[int], None]) -> None:
        """Show a hand in a new ephemeral message.

        Args:
            put: called with the message's id; registers what keeps it up to date.
        """
        private.hand, frame = hand, private.frame
        view = self._view(private)
        if pictures := self._pictures.cached(view.sketches):
            frame.show(pictures, view.sketches)
            view = self._view(private)
        message = await respond(view)
        if message is not None:
            private.message = message.id
            frame.learn(message, frame.requests)
            private.mark_shown(hand.table.revision, bind_weakly(self._view, private))
            put(message.id)
            if self._pictures.needs_update(frame, view):
                self.draw(private, hand)
        newer, shown = await self.find(hand.table.id, private.reader), self._awake(hand.table.id, private.reader)
        if newer is not None and shown is not None and newer.table.revision > hand.table.revision:
            self.draw(shown, newer)

    def _bring_below(self, panel: TableMessage) -> None:
        """Post the ephemeral hands again that a table's new message has left above, if their tokens can do that.

        A hand in which its reader has pressed no button since then stays where it is: they play in direct messages.
        """
        for private in self._services.get(panel.table.id).ephemeral.values():
            ready = private.pressed and not private.asleep and self._is_above(private, panel.message)
            if ready and private.way and private.way.can_post:
                private.moving = True
                self._tasks.start(self._post_again(private, private.way), "hand below")

    def _is_above(self, private: HandMessage, panel: int | None) -> bool:
        """Return whether a table's message came after a hand in the same channel."""
        # Ids grow with time.
        there = private.channel == self._board.channel(private.table)
        return there and panel is not None and private.newest < panel

    async def _post_again(self, older: HandMessage, way: TokenEditor) -> None:
        """Post an ephemeral hand again with the token of the last press in it, and delete the older message."""
        try:
            hand = await self.find(older.table.id, older.reader)
            if hand is None or self._awake(older.table.id, older.reader) is not older:
                return
            private = self._new_ephemeral(hand.table, older.reader)
            private.inside, private.pressed, private.frame.place = older.inside, False, older.channel

            def put(message: int) -> None:
                self._services.for_table(hand.table.id, hand.table.guild).ephemeral[older.reader] = private
                private.inherit_token(older, message)

            async def post(view: ui.LayoutView) -> discord.Message | None:
                message = await way.post(view, private.frame)
                if self._awake(older.table.id, older.reader) is older and older.expires_at is not None:
                    return message
                # A hand that was opened since then, or the end of the game, replaces the older one already.
                await way.of(message.id, private.frame).delete()
                return None

            await self._post(private, hand, post, put)
            if private.message is None:
                return
            older.abandon()
            try:
                await way.delete()
            except REQUEST_ERRORS as error:
                self._boundary.report(error, doing="delete a hand")
                self._retire(older, private)
        except Exception as error:
            self._boundary.report(error, doing="post a hand below")
        finally:
            older.moving = False

    async def follow(self, answer: InteractionResponder, table: int) -> None:
        """Post a hand again that is old, or that the table's new message has left above, at a press of its reader's.

        Abroad, where no hand comes by itself, also one that isn't shown yet. One press brings one message beside its
        answer at the most: what was said there otherwise comes first, and the hand with the next press. It never
        raises.
        """
        interaction = answer.interaction
        user, above = interaction.user.id, self._awake(table, interaction.user.id)
        left = above and above.channel == interaction.channel_id and self._is_above(above, self._board.message(table))
        if above and (above.moving or not (left or above.is_old)):
            return
        if not (above or self._is_first(answer, table)) or answer.followed or not interaction.response.is_done():
            return
        try:
            hand = await self.find(table, user)
            if hand is not None:
                await self.open(interaction, hand, answer.private, above.focus if above else None)
        except Exception as error:
            self._boundary.report(error, doing="follow with a hand")

    def _is_first(self, answer: InteractionResponder, table: int) -> bool:
        """Return whether a user abroad, who has no hand there, has made the bot redraw the table's message."""
        interaction = answer.interaction
        drawn = interaction.response.type is discord.InteractionResponseType.message_update
        there = drawn and interaction.message is not None and interaction.message.id == self._board.message(table)
        return there and self._board.is_user_install_only(table)

    async def resume(self) -> None:
        """Update the ephemeral messages from before a restart, as long as their tokens are valid."""
        for row in await self._services.store.with_token():
            try:
                if row.person is not None:
                    await self._resume(row, await self._service.table(row.table_id or 0))
            except Exception as error:
                self._boundary.report(error, doing="take up hands")

    async def _resume(self, row: TrackedMessage, table: Table) -> None:
        """Update an ephemeral message from before a restart, unless its reader has a newer one."""
        private, ephemeral = (
            self._new_ephemeral(table, row.person or 0),
            self._services.for_table(table.id, table.guild).ephemeral,
        )
        if private.reader not in ephemeral:
            ephemeral[private.reader] = private
            private.resume(row)
            await self._service.settings.for_user(private.reader)
            await self._board.find(table)
            await self.after(private, table, private.reader)


def _is_inside(interaction: Interaction, table: Table) -> bool:
    return table.guild is not None and member_guild_id(interaction) == table.guild


def key_of(table: int, user: int) -> str:
    """Return the key of a person's DM of a table."""
    return f"hand:{table}:{user}"
