"""The message of a tournament: the list before it, the tables of a round, and how everybody stands."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace

from discord import ButtonStyle

from bot.games import find_game
from bot.i18n import Words
from bot.tables import Pairing, Tournament, places_of
from bot.ui.display_names import Acquaintances
from bot.ui.escaping import escaped
from bot.ui.layout.address import of_no_table
from bot.ui.layout.message import Message
from bot.ui.layout.tournament_names import TournamentNames
from bot.ui.layout.tournament_standings import podium_sketch, standing_lines, standings_sketch, winners
from bot.ui.layout.verbs import TournamentAct, TournamentDo
from bot.ui.pictured import Picture, PicturedView

LISTED, SEATED, STANDING, AT_THE_END = 1600, 1700, 1400, 3000
"""Characters for the list, for the tables, for the standings meanwhile and at the end: what fits one message."""


class TournamentPage:
    """Lays the messages of one tournament out.

    Args:
        tournament: as it is.
        words: of the channel, the common ones.
        own: the game's.
        people: knows names.
        promise: what binds the cards of all boards; None: every table has its own.
        threads: the threads of tables that have one, by the table's number.
        pictured: whether the standings are shown as a picture, too.
    """

    def __init__(
        self,
        tournament: Tournament,
        words: Words,
        own: Words,
        people: Acquaintances,
        *,
        promise: str | None = None,
        threads: Mapping[int, int] | None = None,
        pictured: bool = True,
    ) -> None:
        self._now = tournament
        self._words = words
        self._own = own
        self._names = TournamentNames(tournament, words, people)
        self._promise = promise
        self._threads = threads or {}
        self._pictured = pictured
        self._known = _known(tournament)
        self._places = places_of(self._known) if self._known.round else ()

    def view(self, pictures: Sequence[Picture] = (), *, live: bool = True) -> PicturedView:
        """Return the message.

        Args:
            pictures: what lies ready.
            live: False: what is left behind, without anything to press.
        """
        message = Message(find_game(self._now.game).color, of_no_table)
        title = self._words("tournament-title", number=str(self._now.id), game=escaped(self._own("game-name")))
        message.text([f"### {title}", f"**{self._headline(live=live)}**"])
        if self._now.status == "over":
            self._end(message, pictures)
        elif self._now.round:
            self._round(message, pictures, live=live)
        else:
            self._list(message)
        if live:
            self._buttons(message)
        return message.view()

    def _headline(self, *, live: bool) -> str:
        now = self._now
        if now.status == "over":
            return self._words("tournament-over")
        if now.status == "closed":
            return self._words("tournament-called-off")
        if now.round:
            over = not live and all(pairing.result for pairing in now.tables)
            key = "tournament-round-over" if over else "tournament-running"
            return self._words(key, round=now.round, rounds=now.rounds)
        return self._words("tournament-open", count=len(now.people))

    # Before

    def _list(self, message: Message) -> None:
        """Add who is on the list, and how it is played."""
        now, words = self._now, self._words
        message.rule()
        lines = [f"{each.number}. {self._names.of(each.number)}" for each in now.entrants]
        message.text(lines or [words("tournament-nobody")], most=LISTED)
        wishes = [
            words("tournament-asks", name=self._names.user(one), other=self._names.user(other))
            for one, other in now.wishes
            if one < other or (other, one) not in now.wishes
        ]
        message.text((f"-# {line}" for line in wishes), most=SEATED)
        message.rule()
        message.text([f"-# {line}" for line in self._rules()])

    def _rules(self) -> Iterator[str]:
        """Yield how it is played, what counts, and what follows from coming late and leaving."""
        now, words = self._now, self._words
        parts = [words("tournament-form", form=now.form)]
        if now.form != "knockout":
            parts.append(words("tournament-rounds", rounds=now.rounds))
        if not now.in_pairs:
            parts.append(words("tournament-seats", seats=now.seats))
        yield words("column").join([*parts, words("tournament-minutes", minutes=now.minutes)])
        code = find_game(now.game).options.code(now.options)
        host = words("tournament-host", name=self._names.user(now.host) if now.host else "", code=code)
        yield host if now.host else words("tournament-no-host", code=code)
        yield words("tournament-ties", form=now.form)
        if now.status == "open":
            yield words("tournament-hint")
            yield words("tournament-apart")
            if now.in_pairs:
                yield words("tournament-alone")
        if self._promise:
            yield words("tournament-promise", promise=f"`{self._promise}`")

    # Meanwhile

    def _round(self, message: Message, pictures: Sequence[Picture], *, live: bool) -> None:
        """Add the tables of the round that is on, and how everybody stood before it."""
        now, words = self._now, self._words
        if live and now.paused:
            message.text([words("tournament-paused")])
        elif live and now.due is not None:
            message.text([words("tournament-due", moment=f"<t:{now.due}:R>")])
        message.rule()
        lines = [self._table(pairing) for pairing in now.tables]
        idle = [self._names.of(number) for number in now.idle]
        comers = [self._names.of(each.number) for each in now.people if each.since > now.round]
        if idle:
            lines.append(f"-# {words('tournament-idle', names=', '.join(idle))}")
        if comers:
            lines.append(f"-# {words('tournament-comers', names=', '.join(comers))}")
        message.text(lines, most=SEATED)
        if self._known.round:
            message.rule()
            message.text([f"**{words('tournament-standings', round=self._known.round)}**"])
            self._standings(message, pictures)
        if live:
            message.text([f"-# {line}" for line in self._rules()])

    def _table(self, pairing: Pairing) -> str:
        """Return who sits at a table, with their points once it is over."""
        result = pairing.result
        if result is not None and result.counts and self._secret:
            result = replace(result, points=())
        names = [self._names.at(pairing, seat) for seat in range(len(pairing.entrants))]
        if result is not None and result.points:
            names = self._scored(names, result.points)
        told = ", ".join(names)
        if self._now.in_pairs:
            sides = [self._names.joined(names[side::2]) for side in (0, 1)]
            if result is not None and result.points:
                bare = [self._names.at(pairing, seat) for seat in range(len(pairing.entrants))]
                sides = self._scored([self._names.joined(bare[side::2]) for side in (0, 1)], result.points)
            told = self._words("tournament-against", first=sides[0], second=sides[1])
        if pairing.table is None:
            return self._words("tournament-table-coming", names=told)
        if result is not None and not result.counts:
            return self._words("tournament-table-closed", table=str(pairing.table), names=told)
        mark = "✓ " if result is not None else ""
        thread = self._threads.get(pairing.table)
        if thread is not None:
            place = f"<#{thread}>"
            return mark + self._words("tournament-table-place", table=str(pairing.table), channel=place, names=told)
        return mark + self._words("tournament-table", table=str(pairing.table), names=told)

    @property
    def _secret(self) -> bool:
        """Whether others still play the cards of this round, and are not to know what came of them elsewhere."""
        return self._now.form == "duplicate" and any(pairing.result is None for pairing in self._now.tables)

    def _scored(self, names: Sequence[str], points: Sequence[int]) -> list[str]:
        return [
            self._words("tournament-at", name=name, points=f"**{number}**".replace("-", "−"))
            for name, number in zip(names, points, strict=False)
        ]

    def _standings(self, message: Message, pictures: Sequence[Picture], most: int = STANDING) -> None:
        """Add how everybody stands: as a picture, and in words."""
        sketch = standings_sketch(self._known, self._places, self._words, self._names) if self._pictured else None
        if sketch is not None:
            shown = message.hang(sketch, pictures)
            message.text([f"-# {line}"] if shown and (line := self._names.numbers()) else [])
        message.text(standing_lines(self._known, self._places, self._words, self._names), most=most)

    # After

    def _end(self, message: Message, pictures: Sequence[Picture]) -> None:
        """Add the podium and the chalkboard of the evening."""
        told = winners(self._places, self._words, self._names)
        if told is None:
            message.text([self._words("tournament-nobody-played")])
            return
        message.text([f"## {told}"])
        sketch = podium_sketch(self._now, self._places, self._words, self._names) if self._pictured else None
        if sketch is not None:
            message.hang(sketch, pictures)
        message.rule()
        self._standings(message, pictures, AT_THE_END)
        message.text([f"-# {self._words('tournament-ties', form=self._now.form)}"])

    def _buttons(self, message: Message) -> None:
        now, words = self._now, self._words
        if now.status not in {"open", "playing"}:
            return
        join = message.button(
            TournamentDo(TournamentAct.JOIN, now.id), words("button-tournament-join"), style=ButtonStyle.success
        )
        leave = message.button(TournamentDo(TournamentAct.LEAVE, now.id), words("button-tournament-leave"))
        if now.status == "open":
            style = ButtonStyle.primary
            run = message.button(
                TournamentDo(TournamentAct.START, now.id), words("button-tournament-start"), style=style
            )
        elif now.paused:
            style = ButtonStyle.primary
            run = message.button(
                TournamentDo(TournamentAct.GO_ON, now.id), words("button-tournament-go-on"), style=style
            )
        else:
            run = message.button(TournamentDo(TournamentAct.PAUSE, now.id), words("button-tournament-pause"))
        stop = message.button(
            TournamentDo(TournamentAct.STOP, now.id), words("button-tournament-stop"), style=ButtonStyle.danger
        )
        message.buttons([join, leave, run, stop])

    # Beside it

    def calls(self, pinged: Collection[int] = ()) -> str:
        """Return whom a round calls to their tables; `pinged` are the users who are to be mentioned."""
        sit = {number for pairing in self._now.tables for number in pairing.entrants}
        users = [each.user for each in self._now.people if each.number in sit and each.user is not None]
        names = " ".join(f"<@{user}>" if user in pinged else self._names.user(user) for user in users)
        return self._words("tournament-calls", number=str(self._now.id), round=self._now.round, names=names)

    def invites(self, users: Sequence[int]) -> str:
        """Return that the list is open, for those who asked to be told."""
        names = " ".join(f"<@{user}>" for user in users)
        return self._words("tournament-begins-soon", game=escaped(self._own("game-name")), names=names)

    def event(self) -> str:
        """Return how its scheduled event is called."""
        return self._words("tournament-event", game=self._own("game-name"))

    def event_text(self, channel: str) -> str:
        """Return what its scheduled event says; `channel` is a mention of where the list is."""
        return self._words("tournament-event-text", channel=channel)

    def thread(self, pairing: Pairing) -> str:
        """Return how the thread of a table is called."""
        return self._words(
            "tournament-thread", number=str(self._now.id), round=pairing.round, place=str(pairing.place)
        )

    def soon(self) -> str:
        """Return that the time of the round is nearly over."""
        moment = f"<t:{self._now.due}:R>"
        return self._words("tournament-soon", number=str(self._now.id), round=self._now.round, moment=moment)

    def sure(self) -> PicturedView:
        """Return the question before an evening is ended."""
        message = Message(find_game(self._now.game).color, of_no_table)
        message.text([self._words("tournament-stop-sure")])
        yes = TournamentDo(TournamentAct.STOP_SURE, self._now.id)
        message.buttons([message.button(yes, self._words("button-tournament-stop-sure"), style=ButtonStyle.danger)])
        return message.view()


def _known(tournament: Tournament) -> Tournament:
    """Return a tournament as it stood after the last round that is over.

    Whoever still plays must not read from the standings what others have made of the same cards.
    """
    if tournament.status != "playing" or all(pairing.result for pairing in tournament.tables):
        return tournament
    before = tournament.round - 1
    return replace(tournament, round=before, pairings=tuple(p for p in tournament.pairings if p.round <= before))
