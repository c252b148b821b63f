"""All hands of a finished game, deal by deal, for whoever looks on or wants to look again."""

from collections.abc import Sequence

from bot.errors import NotFound
from bot.games import find_game
from bot.i18n import Words
from bot.render import Speech, dealt_hands
from bot.render.captions import Captions
from bot.render.pictures import Rank, order
from bot.rules.errors import FormError
from bot.rules.panel import CardRow
from bot.tables import Preferences
from bot.ui.discord import Context
from bot.ui.layout import (
    Address,
    Deals,
    Do,
    Drawer,
    HandsOf,
    Message,
    RecordNames,
    deal_choices,
    drawer_for,
    is_number,
)
from bot.ui.pages.clicks import Click, Handlers
from bot.ui.pages.records import Records
from bot.ui.pictured import DrawWith, Picture, PicturedView, Sketch

MOST = 3500


class OpenHandsPages:
    """Shows the cards that everybody had, once there is nothing to hide any more.

    Args:
        context: the words and the people.
        records: the finished games.
    """

    def __init__(self, context: Context, records: Records) -> None:
        self._context = context
        self._records = records
        self.handlers: Handlers = {Do.OPEN_HANDS: self._open, HandsOf: self._open_of, Deals: self._turn}

    async def _open(self, click: Click[Do]) -> None:
        """Answer with the last deal of the game just over; raises NotFound `no_record` while it goes on."""
        table = await self._context.service.table(click.table)
        if table.round is None:
            raise NotFound("no_record", number=0)
        await click.answer.page(await self._page(click, table.round.number, None), new=True)

    async def _open_of(self, click: Click[HandsOf]) -> None:
        """Answer with the last deal of a certain game; raises NotFound `no_record`."""
        await click.answer.page(await self._page(click, click.verb.game, None), new=True)

    async def _turn(self, click: Click[Deals]) -> None:
        """Answer a click with another deal of the same game; raises NotFound `no_record`, FormError."""
        if not is_number(click.value):
            raise FormError("bad_action", reason="other")
        await click.answer.page(await self._page(click, click.verb.game, int(click.value)), new=False)

    async def _page(
        self, click: Click[Do] | Click[HandsOf] | Click[Deals], number: int, chosen: int | None
    ) -> DrawWith:
        """Return what draws one deal of a game, the last one if none is chosen."""
        context, interaction = self._context, click.answer.interaction
        record = await self._records.of(interaction, number)
        header, deals = dealt_hands(record.encode(), find_game)
        liked, words = context.liked(interaction), context.words(interaction, header.game.id)
        names = await self._records.names(interaction, number, header, words)
        drawer = drawer_for(words, names.text, names.label, context.emojis, liked)
        deal = min(chosen or len(deals), len(deals))

        def page(pictures: Sequence[Picture]) -> PicturedView:
            message = Message(header.game.color, lambda verb: Address(click.table, 0, verb), plain=liked.text_only)
            if not deals:
                message.text([words("open-hands-none")])
                return message.view()
            message.text([f"### {words('open-hands-title', number=str(number), deal=deal, deals=len(deals))}"])
            sketch = None if liked.text_only else deal_sketch(deals[deal - 1], drawer, names, words, liked)
            drawer.deal(message, deals[deal - 1], sketch, pictures, most=MOST)
            message.text([f"-# {numbers}"] if sketch and pictures and (numbers := names.numbers()) else [])
            if len(deals) > 1:
                message.choices(
                    Deals(number), words("open-hands-choose"), list(deal_choices(words, deal, len(deals)))
                )
            return message.view()

        return page


def deal_sketch(
    hands: Sequence[CardRow], drawer: Drawer, names: RecordNames, words: Words, liked: Preferences
) -> Sketch:
    """Return all hands of a deal as a picture, a row for everybody."""

    def rows(speech: Speech) -> tuple[Rank, ...]:
        return tuple(Rank(speech.text(row.label) if row.label else "", row.cards) for row in hands if row.cards)

    how = (("locale", words.locale), ("style", liked.colours))
    drawn = Speech(words, names.lettered, drawer.labels.card)
    return Sketch(order, (rows(drawn),), how, Captions(words).hands(rows(drawer.labels)))
