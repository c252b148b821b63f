"""Finished games on Discord: to be looked at move by move, in words, as a file, and the proof of their luck."""

from dataclasses import replace
from io import BytesIO

import discord

from bot.games import find_game
from bot.render import computer_number, computer_of, judge, proof_lines, transcript
from bot.rules.errors import FormError
from bot.rules.moments import Film
from bot.rules.promise import noted_promise
from bot.rules.record import Header, read_header, read_line
from bot.tables import Manner, manner_of, with_names
from bot.ui.discord import Answer, Context, home_of, is_direct
from bot.ui.escaping import escaped
from bot.ui.layout import (
    OpenReplay,
    ReplayAt,
    ReplayDeals,
    ReplayPage,
    ShareReplay,
    Told,
    Why,
    WhyAt,
    is_number,
    of_no_table,
)
from bot.ui.live import Board
from bot.ui.pages.clicks import Click, Handlers
from bot.ui.pages.records import Records, filmed
from bot.ui.pictured import DrawWith

INLINE = 1800
"""Characters of a transcript that still fit into a message."""


class ReplayPages:
    """Shows finished games of a server, or one's own.

    Args:
        context: the records, the words and the people.
        board: knows the language of a server.
        records: finds records and who played them.
    """

    def __init__(self, context: Context, board: Board, records: Records) -> None:
        self._context = context
        self._records = records
        self._board = board
        self.handlers: Handlers = {
            ReplayAt: self._turn,
            WhyAt: self._why,
            OpenReplay: self._open,
            ReplayDeals: self._turn_to_deal,
            ShareReplay: self._share,
            Told: self._tell,
        }

    async def replay(self, answer: Answer, number: int, move: int | None = None) -> None:
        """Answer with a game to be looked at, from its beginning or from a move on.

        Args:
            answer: to whom.
            number: the game's.
            move: the line of its record; None: the first.

        Raises:
            NotFound: `no_record`.
            Conflict: `too_fast`.
        """
        self._context.sparing.check(answer.interaction.user.id)
        await answer.page(await self._page(answer, number, line=move or 0), new=True)

    async def of_deal(self, answer: Answer, number: int, deal: int) -> None:
        """Answer with a game from one of its deals on, 0 for its beginning; raises as `replay`."""
        self._context.sparing.check(answer.interaction.user.id)
        await answer.page(await self._page(answer, number, deal=deal or None), new=True)

    async def _open(self, click: Click[OpenReplay]) -> None:
        """Answer with a game of one's own to look at, from a moment on that somebody has shared."""
        await click.answer.page(await self._page(click.answer, click.verb.game, line=click.verb.line), new=True)

    async def _turn(self, click: Click[ReplayAt]) -> None:
        """Go to another moment."""
        await click.answer.page(await self._page(click.answer, click.verb.game, line=click.verb.line), new=False)

    async def _turn_to_deal(self, click: Click[ReplayDeals]) -> None:
        """Go to the beginning of a deal."""
        if not is_number(click.value):
            raise FormError("bad_action", reason="other")
        await click.answer.page(await self._page(click.answer, click.verb.game, deal=int(click.value)), new=False)

    async def _share(self, click: Click[ShareReplay]) -> None:
        """Show a moment to everybody in the channel; a game of another server stays there."""
        interaction, number = click.answer.interaction, click.verb.game
        guild, channel = home_of(interaction), interaction.channel_id or 0
        shared = is_direct(interaction) or await self._context.service.archive.belongs(number, guild, channel)
        record = await self._records.record(number, guild, interaction.user.id if shared else 0)
        shown = await filmed(record)
        language = self._board.guild_language(guild) if guild else self._context.people.language(interaction)
        words = self._context.catalogs.words(language, shown.header.game.id)
        names = await self._records.names(interaction, number, shown.header, words)
        page = ReplayPage(shown, names, number, shown.place(click.verb.line), words, self._context.emojis)
        await click.answer.page(lambda pictures: page.draw(of_no_table, pictures), new=True, public=True)

    async def _tell(self, click: Click[Told]) -> None:
        """Answer with a game in words and its record file; a long transcript comes as a file too."""
        answer, number = click.answer, click.verb.game
        record = await self._records.of(answer.interaction, number)
        header = read_header(read_line(record.partition("\n")[0].encode()), find_game)
        words = self._context.words(answer.interaction)
        names = await self._records.names(answer.interaction, number, header, words)
        told = transcript(
            record.encode(),
            find_game,
            lambda game: self._context.words(answer.interaction, game),
            lambda _, seat: names.label(seat),
        )
        text = "\n".join(line for _, line in told)
        files = [_file(with_names(record, names.in_file()), f"game-{number}.jsonl")]
        if len(escaped(text)) <= INLINE:
            await answer.say(escaped(text), files)
            return
        files.append(_file(f"{text}\n", f"game-{number}.txt"))
        head = escaped("\n".join(text.split("\n")[:2]))[:INLINE]
        await answer.say(f"{words('record-ready', number=str(number))}\n{head}", files)

    async def _why(self, click: Click[WhyAt]) -> None:
        """Tell what a computer player could choose among; raises NotFound."""
        draw = await self._page(click.answer, click.verb.game, line=click.verb.line, why=True)
        await click.answer.page(draw, new=False)

    async def _page(
        self, answer: Answer, number: int, *, line: int = 0, deal: int | None = None, why: bool = False
    ) -> DrawWith:
        """Return what draws a moment of a game for whoever asks: the one at a line, or the first of a deal."""
        context, interaction = self._context, answer.interaction
        record = await self._records.of(interaction, number)
        shown = await filmed(record)
        place = shown.place(line) if deal is None else shown.first_of(deal)
        words, liked = context.words(interaction, shown.header.game.id), context.liked(interaction)
        names = await self._records.names(interaction, number, shown.header, words)
        file = with_names(record, names.in_file()).encode()
        page = ReplayPage(shown, names, number, place, words, context.emojis, liked, file)
        if _by_computer(record, shown, place):
            said = await self._thought(shown, number, place) if why else None
            page = replace(page, asks_why=True, why=said)
        return lambda pictures: page.draw(of_no_table, pictures)

    async def _thought(self, shown: Film, number: int, place: int) -> Why:
        """Return what the player of a moment thinks of it once more, with luck that is that moment's own."""
        moment, service = shown.moments[place], self._context.service
        done = moment.step.action
        assert done.seat is not None
        level = await service.archive.level(number, done.seat)
        view, luck = moment.step.before.view(done.seat), f"why {number} {moment.line}"
        said = await service.adviser(shown.header.game, view, luck, done, level)
        return Why(said, level, _manner(shown.header, done.seat))

    async def verify(self, answer: Answer, number: int, promise: str | None = None) -> None:
        """Answer whether all luck of a game is as it was promised, and what that proves.

        Args:
            answer: to whom.
            number: the game's.
            promise: what they noted before it.

        Raises:
            NotFound: `no_record`.
            Conflict: `too_fast`.
            FormError: `bad_promise`: what they noted can't be one.
        """
        noted = noted_promise(promise) if promise is not None else None
        self._context.sparing.check(answer.interaction.user.id)
        record = await self._records.of(answer.interaction, number)
        words = self._context.words(answer.interaction)
        data = record.encode()
        lines = list(proof_lines(data, judge(data, find_game, noted), words))
        text = "\n".join(lines)
        if len(text) <= INLINE:
            await answer.say(text)
        else:
            await answer.say(f"{lines[0]}\n{lines[-1]}", [_file(f"{text}\n", f"proof-{number}.txt")])


def _by_computer(record: str, shown: Film, place: int) -> bool:
    """Return whether a computer player acted in a moment, and had a choice."""
    moment = shown.moments[place]
    action, before = moment.step.action, moment.step.before
    if action.seat is None or action.by_chance or before.legal_actions(action.seat) == (action,):
        return False
    by = read_line(record.encode().split(b"\n")[moment.line - 1]).get("by")
    player, table = shown.header.players[action.seat], shown.header.table
    return by == "computer" or (by is None and computer_of(player, table) is not None)


def _manner(header: Header, seat: int) -> Manner:
    """Return what a computer player of a game liked among equals; a person's partner, or stand-in, likes nothing."""
    players, table, number = header.players, header.table, computer_number(header.players[seat])
    if table is None or number is None:
        return "even"
    sides = header.game.sides(header.options, len(players))
    own = [player for place, player in enumerate(players) if place % sides == seat % sides]
    return manner_of(table, number) if all(computer_number(player) is not None for player in own) else "even"


def _file(text: str, name: str) -> discord.File:
    return discord.File(BytesIO(text.encode()), name)
