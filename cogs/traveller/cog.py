"""Traveller: the handler of its pages."""

from contextlib import suppress

from bot.errors import Conflict, NotFound
from bot.games import find_game
from bot.render import dealt_hands
from bot.rules.panel import CardRow, Ending
from bot.tables import BoardResult, Tournament, board_results
from bot.ui.features import Click, FeatureCog, filmed, handles
from bot.ui.layout import BoardPage, without_table
from cogs.traveller.messages import TABLES, TravellerPage, TravellerRow


class Traveller(FeatureCog, name="traveller"):
    """Shows the boards of a tournament that no table plays any more."""

    @handles(BoardPage)
    async def turn(self, click: Click[BoardPage]) -> None:
        """Show a page of a board, or the newest board.

        Raises:
            NotFound: `no_tournament`.
            Conflict: `board_sealed`: a table still plays it; `too_fast`.
        """
        interaction, verb = click.answer.interaction, click.verb
        if not verb.board:  # turning the pages is free
            self.context.user_rate_limiter.check(interaction.user.id)
        tournament = await self.service.tournaments.get(verb.tournament)
        if tournament.guild != interaction.guild_id:
            raise NotFound("no_tournament", tournament=verb.tournament)
        board = verb.board or tournament.opened_boards
        if not 1 <= board <= tournament.opened_boards or not tournament.shares_boards:
            raise Conflict("board_sealed")
        page = await self._page(click, tournament, board, verb.page)
        await click.answer.page(lambda pictures: page.draw(without_table, pictures), new=not verb.board)

    async def _page(self, click: Click[BoardPage], tournament: Tournament, board: int, number: int) -> TravellerPage:
        """Return a page of a board with its tables, and all hands."""
        interaction, context = click.answer.interaction, self.context
        results = board_results(tournament, board)
        players = [each for each in results if not each.version]
        last = max(0, len(players) - 1) // TABLES
        first = min(number, last) * TABLES
        shown = [*players[first : first + TABLES], *(each for each in results if each.version)]
        words, liked = context.words(interaction, tournament.game), context.preferences_of(interaction)
        rows, hands = list[TravellerRow](), tuple[CardRow, ...]()
        for each in shown:
            with suppress(NotFound):
                record = await self.shared.records.visible_record(interaction, each.result.game or 0)
                rows.append(await self._row(click, each, record))
                if not hands:
                    deals = dealt_hands(record.encode(), find_game)[1]
                    hands = deals[0] if deals else ()
        return TravellerPage(
            tournament, board, min(number, last), last, tuple(rows), hands, words, liked, context.emojis
        )

    async def _row(self, click: Click[BoardPage], result: BoardResult, record: str) -> TravellerRow:
        """Return a table with its names, and the sentence about its last deal."""
        interaction, game = click.answer.interaction, result.result.game or 0
        timeline = await filmed(record)
        words = self.context.words(interaction, timeline.header.game.id)
        names = await self.shared.records.names(interaction, game, timeline.header, words)
        state = timeline.moments[-1].step.state
        panel = timeline.header.game.table_panel(state.view(None))
        endings = [block for block in panel.blocks if isinstance(block, Ending)]
        return TravellerRow(result, names, endings[0].deal if endings else None, timeline.deals)
