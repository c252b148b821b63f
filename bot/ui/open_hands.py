"""All hands of a finished game, deal by deal, for whoever looks on or wants to look again.

Verbs: `!hands` the newest deal of the game just over, `+<game>` another deal, chosen from a list.
"""

from discord import SelectOption, ui
from discord.utils import escape_markdown

from bot.errors import NotFound
from bot.games import find_game
from bot.i18n import Catalogs
from bot.render import dealt_hands
from bot.tables import Table
from bot.ui.address import Address
from bot.ui.answer import Answer
from bot.ui.drawing import drawer_for
from bot.ui.emojis import Emojis
from bot.ui.people import People
from bot.ui.records import Records
from bot.ui.sheet import MOST_OPTIONS, Sheet

MOST = 3500


class OpenHands:
    """Shows the cards that everybody had, once there is nothing to hide any more.

    Args:
        records: the finished games.
        catalogs: all words.
        emojis: the cards' emojis.
        people: how they like it.
    """

    def __init__(self, records: Records, catalogs: Catalogs, emojis: Emojis, people: People) -> None:
        self._records = records
        self._catalogs = catalogs
        self._emojis = emojis
        self._people = people

    async def of_table(self, answer: Answer, table: Table) -> None:
        """Answer with the last deal of the game just over; raises NotFound `no_record` while it goes on."""
        if table.number is None:
            raise NotFound("no_record", number=0)
        await answer.private(await self._page(answer, table.id, table.number, None))

    async def turn(self, answer: Answer, address: Address, deal: str) -> None:
        """Answer a click with another deal of the same game; raises NotFound `no_record`."""
        number = int(address.verb[1:])
        await answer.update(await self._page(answer, address.table, number, int(deal)))

    async def _page(self, answer: Answer, table: int, number: int, chosen: int | None) -> ui.LayoutView:
        """Return one deal with a list of the others; the one chosen always stands in the list."""
        record = await self._records.of(answer.interaction, number)
        header, deals = dealt_hands(record.encode(), find_game)
        liked = self._people.preferences(answer.interaction.user.id)
        words = self._catalogs.words(self._people.language(answer.interaction), header.game.id)
        deal = min(chosen or len(deals), len(deals))
        sheet = Sheet(header.game.color, lambda verb: Address(table, 0, verb).custom_id(), plain=liked.text_only)
        if not deals:
            sheet.text([words("open-hands-none")])
            return sheet.view()
        title = words("open-hands-title", number=str(number), deal=deal, deals=len(deals))

        def name(seat: int) -> str:
            return escape_markdown(header.players[seat])

        drawer = drawer_for(words, name, name, self._emojis, liked)
        sheet.text([f"### {title}"])
        drawer.blocks(sheet, deals[deal - 1], most=MOST)
        if len(deals) > 1:
            first = max(1, min(deal - MOST_OPTIONS // 2, len(deals) - MOST_OPTIONS + 1))
            offered = range(first, min(first + MOST_OPTIONS, len(deals) + 1))
            options = [
                SelectOption(label=words("open-hands-deal", deal=n), value=str(n), default=n == deal) for n in offered
            ]
            sheet.choices(f"+{number}", words("open-hands-choose"), options)
        return sheet.view()
