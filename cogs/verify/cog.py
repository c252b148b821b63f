"""Verify: the command, and the form for lucky words."""

from functools import partial

from discord import Interaction, app_commands

from bot.games import find_game
from bot.render import judge, proof_lines
from bot.rules.proof_v2 import normalize_promise
from bot.tables import check_may_give_word
from bot.ui.discord import is_manager
from bot.ui.features import MAX_INLINE_LENGTH, Click, FeatureCog, handles, text_file
from bot.ui.layout import DETAILS, MORE, TABLE_STATUS, LuckyWord, filled, one
from cogs.install_contexts import anywhere
from cogs.verify.messages import LUCKY_FIELD, REMOVE_FIELD, first_deal, lucky_form, menu, next_game, this_game

MAX_ID_DIGITS = 20


class Verify(FeatureCog, name="verify"):
    """Compares the shuffles of a game with its commitment, and takes lucky words for the next one."""

    slots = (
        DETAILS.filled(this_game),
        DETAILS.filled(next_game),
        MORE.filled(menu),
        TABLE_STATUS.filled(first_deal),
    )

    @anywhere
    @app_commands.command(description="Prove that no card of a finished game was moved")
    @app_commands.describe(number="The game's number", promise="The promise that the table showed before the game")
    async def verify(self, interaction: Interaction, number: int, promise: str | None = None) -> None:
        """Answer whether all randomness of a game is as it was promised, and what that proves.

        Raises:
            NotFound: `no_record`.
            Conflict: `too_fast`.
            ParseError: `bad_promise`: the text can't be one.
        """
        async with self.context.answer(interaction) as answer:
            noted = normalize_promise(promise) if promise is not None else None
            self.context.user_rate_limiter.check(interaction.user.id)
            record = await self.shared.records.visible_record(interaction, number)
            words = self.context.words(interaction)
            data = record.encode()
            lines = list(proof_lines(data, judge(data, find_game, noted), words))
            text = "\n".join(lines)
            if len(text) <= MAX_INLINE_LENGTH:
                await answer.reply(text)
            else:
                await answer.reply(f"{lines[0]}\n{lines[-1]}", [text_file(f"{text}\n", f"proof-{number}.txt")])

    @handles(LuckyWord)
    async def word(self, click: Click[LuckyWord]) -> None:
        """Show the form, or take what came back of it; raises as the service does."""
        fields = filled(click.answer.interaction)
        if fields is None:
            await self._ask(click)
            return
        typed, promise = one(fields, LUCKY_FIELD, ""), click.verb.promise
        give = partial(self.service.give_word, click.table, click.user, typed, promise)
        whose = _person(one(fields, REMOVE_FIELD))
        if whose is None:
            await self.shared.clicked.change(click, give)
            return
        manages = is_manager(click.answer.interaction)
        remove = partial(self.service.remove_word, click.table, click.user, whose, promise, manages=manages)
        own = dict((await self.service.table(click.table)).lucky_words).get(click.user, "")
        if typed.strip() != own:
            # Two changes, one after the other: the word taken away is another user's.
            await remove()
            await self.shared.clicked.change(click, give)
        else:
            # Who manages the server needn't sit here, and then has no word to give.
            await self.shared.clicked.change(click, remove)

    async def _ask(self, click: Click[LuckyWord]) -> None:
        """Show the form to a user who can give or remove a lucky word here."""
        table = await self.service.table(click.table)
        words = self.context.words(click.answer.interaction, table.game)
        removes = is_manager(click.answer.interaction) or click.user == table.host
        check_may_give_word(table, click.user, click.verb.promise, removes=removes)
        names = self.shared.tables.names(click.answer.interaction, table, words)
        form = lucky_form(table, click.user, words, names, removes=removes)
        await click.answer.modal(form.modal())


def _person(value: str) -> int | None:
    """Return whose word is to be taken away; None: no user's."""
    return int(value) if value.isascii() and value.isdigit() and len(value) <= MAX_ID_DIGITS else None
