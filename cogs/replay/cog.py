"""Replay: the command, the menu entry of a message, and the handlers of the buttons."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import Interaction, app_commands
from discord.app_commands import ContextMenu

from bot.errors import Conflict, NotFound
from bot.games import find_game
from bot.render import computer_number, computer_of, dealt_hands, transcript
from bot.rules.record import Header, read_header, read_line
from bot.rules.timeline import Timeline
from bot.tables import Manner, manner_of, with_names
from bot.ui.discord import InteractionResponder, is_bot_dm, member_guild_id
from bot.ui.escaping import escaped
from bot.ui.features import MAX_INLINE_LENGTH, Click, FeatureCog, addresses, filmed, handles, text_file
from bot.ui.layout import (
    LEFT_REVIEW,
    MORE,
    CustomId,
    DownloadGame,
    ExplainMove,
    OpenReplay,
    ReplayDeals,
    ReplayStep,
    SelectDeal,
    ShareReplay,
    ShowAllHands,
    SimpleVerb,
    Verb,
    drawer_for,
    without_table,
)
from bot.ui.message_view import DrawWith
from cogs.install_contexts import anywhere
from cogs.replay.messages import MoveExplanation, ReplayPage, hands_page, review


class Replays(FeatureCog, name="replay"):
    """Shows finished games of a server, or one's own."""

    slots = (LEFT_REVIEW.filled(review), MORE.filled(review))

    @anywhere
    @app_commands.command(description="Show a finished game move by move, with its record file")
    @app_commands.describe(number="The game's number", move="Begin at this move: the number below a picture")
    async def replay(self, interaction: Interaction, number: int, move: int | None = None) -> None:
        """Show a game moment by moment, with its record to download; raises NotFound `no_record`."""
        async with self.context.answer(interaction) as answer:
            self.context.user_rate_limiter.check(interaction.user.id)
            await answer.page(await self._page(answer, number, line=move or 0), new=True)

    @property
    def menus(self) -> Sequence[ContextMenu]:
        """The entry in the menu of a message."""
        return (anywhere(ContextMenu(name="Replay from here", callback=self.for_message)),)

    async def for_message(self, interaction: Interaction[Any], message: discord.Message) -> None:
        """Show the game of a message from its moment, or from the beginning of the deal that it shows.

        Raises:
            NotFound: `no_table_message`, `no_record`.
            Conflict: `no_game_yet`, `replay_unfinished`.
        """
        async with self.context.answer(interaction) as answer:
            for address in addresses(message):
                if isinstance(address.verb, OpenReplay | ReplayStep):
                    self.context.user_rate_limiter.check(interaction.user.id)
                    await answer.page(await self._page(answer, address.verb.game, line=address.verb.line), new=True)
                    return
            table, shown = await self.shared.tables.for_message(interaction, message)
            if shown is None:
                raise Conflict("no_game_yet")
            if (
                table.status == "playing"
                and table.current_game is not None
                and table.current_game.number == shown.game
            ):
                raise Conflict("replay_unfinished")
            self.context.user_rate_limiter.check(interaction.user.id)
            await answer.page(await self._page(answer, shown.game, deal=shown.deal or None), new=True)

    @handles(OpenReplay)
    async def open(self, click: Click[OpenReplay]) -> None:
        """Answer with a game of one's own to look at, from a moment on that a user has shared."""
        await click.answer.page(await self._page(click.answer, click.verb.game, line=click.verb.line), new=True)

    @handles(ReplayStep)
    async def turn(self, click: Click[ReplayStep]) -> None:
        """Go to another moment."""
        await click.answer.page(await self._page(click.answer, click.verb.game, line=click.verb.line), new=False)

    @handles(ReplayDeals)
    async def turn_to_deal(self, click: Click[ReplayDeals]) -> None:
        """Go to the beginning of a deal."""
        await click.answer.page(await self._page(click.answer, click.verb.game, deal=click.number), new=False)

    @handles(ShareReplay)
    async def share(self, click: Click[ShareReplay]) -> None:
        """Show a moment to everyone in the channel; a game of another server stays there."""
        interaction, number = click.answer.interaction, click.verb.game
        guild, channel = member_guild_id(interaction), interaction.channel_id or 0
        shared = is_bot_dm(interaction) or await self.service.archive.belongs(number, guild, channel)
        record = await self.shared.records.record(number, guild, interaction.user.id if shared else 0)
        shown = await filmed(record)
        language = self.shared.board.guild_language(guild) if guild else self.context.people.actor_locale(interaction)
        words = self.context.catalogs.words(language, shown.header.game.id)
        names = await self.shared.records.names(interaction, number, shown.header, words)
        page = ReplayPage(shown, names, number, shown.index_at_line(click.verb.line), words, self.context.emojis)
        await click.answer.page(lambda pictures: page.draw(without_table, pictures), new=True, public=True)

    @handles(DownloadGame)
    async def write_down(self, click: Click[DownloadGame]) -> None:
        """Answer with a game in words and its record file; a long transcript comes as a file too."""
        answer, number = click.answer, click.verb.game
        record = await self.shared.records.visible_record(answer.interaction, number)
        header = read_header(read_line(record.partition("\n")[0].encode()), find_game)
        words = self.context.words(answer.interaction)
        names = await self.shared.records.names(answer.interaction, number, header, words)
        lines = transcript(
            record.encode(),
            find_game,
            lambda game: self.context.words(answer.interaction, game),
            lambda _, seat: names.label(seat),
        )
        text = "\n".join(line for _, line in lines)
        files = [text_file(with_names(record, names.in_file()), f"game-{number}.jsonl")]
        if len(escaped(text)) <= MAX_INLINE_LENGTH:
            await answer.reply(escaped(text), files)
            return
        files.append(text_file(f"{text}\n", f"game-{number}.txt"))
        head = escaped("\n".join(text.split("\n")[:2]))[:MAX_INLINE_LENGTH]
        await answer.reply(f"{words('record-ready', number=str(number))}\n{head}", files)

    @handles(ExplainMove)
    async def why(self, click: Click[ExplainMove]) -> None:
        """Show the options that a computer player could choose from, or raise NotFound."""
        draw = await self._page(click.answer, click.verb.game, line=click.verb.line, why=True)
        await click.answer.page(draw, new=False)

    async def _page(
        self, answer: InteractionResponder, number: int, *, line: int = 0, deal: int | None = None, why: bool = False
    ) -> DrawWith:
        """Return a function that draws a moment of a game for the reader: at a line, or the first of a deal."""
        context, interaction = self.context, answer.interaction
        record = await self.shared.records.visible_record(interaction, number)
        shown = await filmed(record)
        place = shown.index_at_line(line) if deal is None else shown.index_of_deal(deal)
        words, liked = context.words(interaction, shown.header.game.id), context.preferences_of(interaction)
        names = await self.shared.records.names(interaction, number, shown.header, words)
        file = with_names(record, names.in_file()).encode()
        page = ReplayPage(shown, names, number, place, words, context.emojis, liked, file)
        if _by_computer(record, shown, place):
            said = await self._thought(shown, number, place) if why else None
            page = replace(page, asks_why=True, why=said)
        return lambda pictures: page.draw(without_table, pictures)

    async def _thought(self, shown: Timeline, number: int, place: int) -> MoveExplanation:
        """Return what the player of a moment thinks of it once more, with randomness that is that moment's own."""
        moment, service = shown.moments[place], self.service
        done = moment.step.action
        assert done.seat is not None
        level = await service.archive.level(number, done.seat)
        view, luck = moment.step.before.view(done.seat), f"why {number} {moment.line}"
        said = await service.adviser(shown.header.game, view, luck, done, level)
        return MoveExplanation(said, level, _manner(shown.header, done.seat))

    @handles(SimpleVerb.OPEN_HANDS)
    async def open_hands(self, click: Click[SimpleVerb]) -> None:
        """Answer with the last deal of the game just over; raises NotFound `no_record` while it goes on."""
        table = await self.service.table(click.table)
        if table.current_game is None:
            raise NotFound("no_record", number=0)
        await click.answer.page(await self._hands(click, table.current_game.number, None), new=True)

    @handles(ShowAllHands)
    async def open_hands_of(self, click: Click[ShowAllHands]) -> None:
        """Answer with the last deal of a certain game; raises NotFound `no_record`."""
        await click.answer.page(await self._hands(click, click.verb.game, None), new=True)

    @handles(SelectDeal)
    async def turn_hands(self, click: Click[SelectDeal]) -> None:
        """Answer a click with another deal of the same game; raises NotFound `no_record`, ParseError."""
        await click.answer.page(await self._hands(click, click.verb.game, click.number), new=False)

    async def _hands(
        self, click: Click[SimpleVerb] | Click[ShowAllHands] | Click[SelectDeal], number: int, chosen: int | None
    ) -> DrawWith:
        """Return the view of one deal's hands; the last deal if none is chosen."""
        context, interaction = self.context, click.answer.interaction
        record = await self.shared.records.visible_record(interaction, number)
        header, deals = dealt_hands(record.encode(), find_game)
        liked, words = context.preferences_of(interaction), context.words(interaction, header.game.id)
        names = await self.shared.records.names(interaction, number, header, words)
        drawer = drawer_for(words, names.text, names.label, context.emojis, liked)

        def address(verb: Verb) -> CustomId:
            return CustomId(click.table, 0, verb)

        return lambda pictures: hands_page(
            header, deals, chosen, number, address, drawer, names, words, liked, pictures
        )


def _by_computer(record: str, shown: Timeline, place: int) -> bool:
    """Return whether a computer player acted in a moment, and had a choice."""
    moment = shown.moments[place]
    action, before = moment.step.action, moment.step.before
    if action.seat is None or action.by_chance or before.legal_actions(action.seat) == (action,):
        return False
    by = read_line(record.encode().split(b"\n")[moment.line - 1]).get("by")
    header = shown.header
    player = header.players[action.seat]
    return by == "computer" or (by is None and computer_of(player, header.game.id, header.table) is not None)


def _manner(header: Header, seat: int) -> Manner:
    """Return what a computer player of a game liked among equals; a person's partner, or stand-in, likes nothing."""
    players, table, number = header.players, header.table, computer_number(header.players[seat])
    if table is None or number is None:
        return "even"
    sides = header.game.sides(header.options, len(players))
    own = [player for place, player in enumerate(players) if place % sides == seat % sides]
    return manner_of(table, number) if all(computer_number(player) is not None for player in own) else "even"
