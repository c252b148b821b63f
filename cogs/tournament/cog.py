"""Tournaments: /evening, and the handler of the buttons below a tournament's message."""

from collections.abc import Awaitable, Callable

from discord import Interaction, Member, User, app_commands
from discord.app_commands import Choice

from bot.errors import NotFound
from bot.games import find_game
from bot.tables import Tournament
from bot.ui.discord import Answer
from bot.ui.layout import TournamentAct, TournamentDo
from bot.ui.pages import Click, FeatureCog, check_place, handles
from cogs.choices import house_choices
from cogs.places import on_servers

ROUNDS, MINUTES = 3, 30
"""What a tournament has unless its host chooses otherwise."""


class Tournaments(FeatureCog, name="tournament"):
    """Opens tournaments, and does what people press about them."""

    evening = on_servers(app_commands.Group(name="evening", description="An evening of many tables"))

    @evening.command(name="open", description="Open the list for an evening of many tables here")
    @app_commands.describe(
        game="What to play",
        rounds="How many rounds; three if you don't say",
        tables_of="How many sit at a table",
        time="How many minutes a round may take; 30 if you don't say",
        form="For pairs: all tables play the same cards, or the losers are out",
        target="How many points win",
        preset="House rules: a preset, a name of this server, or a code",
    )
    @app_commands.choices(form=[Choice(name=form, value=form) for form in ("duplicate", "knockout")])
    async def open_(
        self,
        interaction: Interaction,
        game: str,
        rounds: app_commands.Range[int, 1, 30] | None = None,
        tables_of: app_commands.Range[int, 2, 10] | None = None,
        time: app_commands.Range[int, 1, 240] | None = None,
        form: str | None = None,
        target: int | None = None,
        preset: str | None = None,
    ) -> None:
        """Post a list with Join; Start seats everybody.

        Raises:
            NotAllowed: as where a table is opened.
            FormError, Conflict: as the service does.
        """
        async with self.context.answer(interaction, ephemeral=False) as answer:
            check_place(interaction, await self.service.settings.of_guild(interaction.guild_id))
            given = {"preset": preset, "target": target}
            options: dict[str, object] = {name: value for name, value in given.items() if value is not None}
            options = options or dict(await self.pages.opening.usual(interaction.guild_id, game))
            tournament = await self.service.tournaments.open(
                guild=interaction.guild_id or 0,
                channel=interaction.channel_id or 0,
                host=interaction.user.id,
                game=find_game(game).id,
                options=options,
                rounds=rounds or ROUNDS,
                seats=tables_of,
                minutes=time or MINUTES,
                form="duplicate" if form == "duplicate" else "knockout" if form == "knockout" else None,
            )
            await self.pages.opening.speak(interaction)
            await self._post(answer, tournament)
            board = self.pages.upkeep.tournaments
            await board.invite(tournament)
            await self.pages.upkeep.events.announce(tournament, board.page(tournament))

    @open_.autocomplete("preset")
    async def presets(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the presets of the game chosen so far, the names of this server, and codes."""
        return await house_choices(self.pages, interaction, interaction.namespace.game, current)

    @evening.command(description="Show the evening of this channel here anew")
    @app_commands.describe(number="The evening's number")
    async def show(self, interaction: Interaction, number: int | None = None) -> None:
        """Post the message of an evening again; the old one loses its buttons."""
        async with self.context.answer(interaction, ephemeral=False) as answer:
            await self._post(answer, await self._meant(interaction, number))

    @evening.command(description="Choose your partner for the evening of this channel")
    @app_commands.describe(player="With whom you would like to play")
    async def partner(self, interaction: Interaction, player: User | Member) -> None:
        """Note a wish, and answer whether the other player has the same; two who choose each other are a pair."""
        async with self.context.answer(interaction) as answer:
            tournament = await self._meant(interaction, None)
            after = await self.service.tournaments.pair_with(tournament.id, interaction.user.id, player.id)
            both = (player.id, interaction.user.id) in after.wishes
            key = "tournament-partner" if both else "tournament-partner-asked"
            name = self.context.called(interaction).text(player.id)
            await answer.say(self.context.words(interaction)(key, name=name))

    async def _post(self, answer: Answer, tournament: Tournament) -> None:
        await self.service.settings.of_guild(tournament.guild)
        page = self.pages.upkeep.tournaments.page(tournament, await self.service.tournaments.promise(tournament))
        await self.pages.upkeep.tournaments.put(tournament, await answer.public(page.view()))

    async def _meant(self, interaction: Interaction, number: int | None) -> Tournament:
        """Return the evening of this number, or the newest of this channel; raises NotFound `no_tournament`."""
        if number is None:
            return await self.service.tournaments.newest(interaction.channel_id or 0)
        found = await self.service.tournaments.get(number)
        if found.guild != interaction.guild_id:
            raise NotFound("no_tournament", tournament=number)
        return found

    @handles(TournamentDo)
    async def press(self, click: Click[TournamentDo]) -> None:
        """Do what was pressed, or say why not."""
        answer, interaction, number = click.answer, click.answer.interaction, click.verb.tournament
        tournament = await self._meant(interaction, number)
        manages = interaction.permissions.manage_guild
        book, user = self.service.tournaments, click.user
        act = click.verb.what
        run: dict[TournamentAct, Callable[[], Awaitable[Tournament]]] = {
            TournamentAct.JOIN: lambda: book.join(number, user),
            TournamentAct.LEAVE: lambda: book.leave(number, user),
            TournamentAct.START: lambda: book.begin(number, user, manages=manages),
            TournamentAct.PAUSE: lambda: book.pause(number, user, manages=manages),
            TournamentAct.GO_ON: lambda: book.go_on(number, user, manages=manages),
            TournamentAct.STOP_SURE: lambda: book.close(number, user, manages=manages),
        }
        words = self.context.words(interaction)
        if act == TournamentAct.STOP:
            book.check_may_close(tournament, user, manages=manages)
            await answer.private(self.pages.upkeep.tournaments.page(tournament).sure())
            return
        after = await run[act]()
        said = {
            TournamentAct.JOIN: "tournament-joined",
            TournamentAct.LEAVE: "tournament-left",
            TournamentAct.STOP_SURE: "tournament-stop-done",
        }.get(act)
        if said:
            await answer.say(words(said, number=str(after.id)))
