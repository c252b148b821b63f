"""An evening of many tables: opening it, and what is pressed below its message."""

from collections.abc import Awaitable, Callable, Mapping

from discord import Interaction

from bot.errors import NotFound
from bot.games import find_game
from bot.tables import Tournament
from bot.ui.discord import Answer, Context
from bot.ui.layout import TournamentAct, TournamentDo
from bot.ui.live import TournamentBoard, TournamentEvents
from bot.ui.pages.clicks import Click, Handlers
from bot.ui.pages.opening import Opening, check_place

ROUNDS, MINUTES = 3, 30
"""An evening where nobody says otherwise."""


class TournamentPages:
    """Opens tournaments and does what is pressed about them.

    Args:
        context: the tournaments, the words and the people.
        board: their messages.
        events: their scheduled events.
        opening: knows the house rules of a server.
    """

    def __init__(self, context: Context, board: TournamentBoard, events: TournamentEvents, opening: Opening) -> None:
        self._context = context
        self._service = context.service
        self._book = context.service.tournaments
        self._board = board
        self._events = events
        self._opening = opening
        self.handlers: Handlers = {TournamentDo: self._do}

    async def open(
        self,
        answer: Answer,
        game: str,
        given: Mapping[str, object],
        *,
        rounds: int | None = None,
        tables_of: int | None = None,
        minutes: int | None = None,
        form: str | None = None,
    ) -> None:
        """Open an evening where the command was given, and show its list.

        Args:
            answer: to whom.
            game: the game's id.
            given: options by name, None for those that were left out.
            rounds, tables_of, minutes, form: as the service takes them; None: as usual.

        Raises:
            NotAllowed: as where a table is opened.
            FormError, Conflict: as the service does.
        """
        interaction = answer.interaction
        check_place(interaction, await self._service.settings.of_guild(interaction.guild_id))
        options = {name: value for name, value in given.items() if value is not None}
        options = options or dict(await self._opening.usual(interaction.guild_id, game))
        found = find_game(game)
        tournament = await self._book.open(
            guild=interaction.guild_id or 0,
            channel=interaction.channel_id or 0,
            host=interaction.user.id,
            game=found.id,
            options=options,
            rounds=rounds or ROUNDS,
            seats=tables_of,
            minutes=minutes or MINUTES,
            form="duplicate" if form == "duplicate" else "knockout" if form == "knockout" else None,
        )
        await self._opening.speak(interaction)
        await self._post(answer, tournament)
        await self._board.invite(tournament)
        await self._events.announce(tournament, self._board.page(tournament))

    async def show(self, answer: Answer, number: int | None) -> None:
        """Answer with the message of an evening, which is the one kept up to date from now on."""
        await self._post(answer, await self._meant(answer.interaction, number))

    async def pair_with(self, answer: Answer, other: int) -> None:
        """Note with whom somebody would like to play; say whether they want that, too."""
        interaction = answer.interaction
        tournament = await self._meant(interaction, None)
        after = await self._book.pair_with(tournament.id, interaction.user.id, other)
        both = (other, interaction.user.id) in after.wishes
        key = "tournament-partner" if both else "tournament-partner-asked"
        await answer.say(self._context.words(interaction)(key, name=self._context.called(interaction).text(other)))

    async def _post(self, answer: Answer, tournament: Tournament) -> None:
        await self._service.settings.of_guild(tournament.guild)
        page = self._board.page(tournament, await self._book.promise(tournament))
        await self._board.put(tournament, await answer.public(page.view()))

    async def _meant(self, interaction: Interaction, number: int | None) -> Tournament:
        """Return the evening of this number, or the newest of this channel; raises NotFound `no_tournament`."""
        if number is None:
            return await self._book.newest(interaction.channel_id or 0)
        found = await self._book.get(number)
        if found.guild != interaction.guild_id:
            raise NotFound("no_tournament", tournament=number)
        return found

    async def _do(self, click: Click[TournamentDo]) -> None:
        """Do what was pressed, or say why not."""
        answer, interaction, number = click.answer, click.answer.interaction, click.verb.tournament
        tournament = await self._meant(interaction, number)
        manages = interaction.permissions.manage_guild
        book, user = self._book, click.user
        act = click.verb.what
        run: dict[TournamentAct, Callable[[], Awaitable[Tournament]]] = {
            TournamentAct.JOIN: lambda: book.join(number, user),
            TournamentAct.LEAVE: lambda: book.leave(number, user),
            TournamentAct.START: lambda: book.begin(number, user, manages=manages),
            TournamentAct.PAUSE: lambda: book.pause(number, user, manages=manages),
            TournamentAct.GO_ON: lambda: book.go_on(number, user, manages=manages),
            TournamentAct.STOP_SURE: lambda: book.close(number, user, manages=manages),
        }
        words = self._context.words(interaction)
        if act == TournamentAct.STOP:
            book.check_may_close(tournament, user, manages=manages)
            await answer.private(self._board.page(tournament).sure())
            return
        after = await run[act]()
        said = {
            TournamentAct.JOIN: "tournament-joined",
            TournamentAct.LEAVE: "tournament-left",
            TournamentAct.STOP_SURE: "tournament-stop-done",
        }.get(act)
        if said:
            await answer.say(words(said, number=str(after.id)))
