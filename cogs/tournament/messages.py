"""Tournaments: the messages with the list of entrants, the tables of a round, and the standings."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from discord import ButtonStyle

from bot.games import find_game
from bot.i18n import Translations
from bot.render import distinct, drawn, isolated, listed
from bot.render.alt_text import MAX_LENGTH
from bot.render.meetings_image import meetings
from bot.render.standings_image import StandingsRow, podium, standings
from bot.tables import (
    Pairing,
    TableResult,
    Tournament,
    TournamentRank,
    board_ranges,
    difference,
    handicap_of,
    met,
    places_by_axis,
    places_of,
)
from bot.ui.display_names import Called, NameSource, named
from bot.ui.escaping import escaped
from bot.ui.layout import (
    GREY,
    NONE,
    PROMISE_DIGITS,
    BoardPage,
    Form,
    MessageBuilder,
    MessageKind,
    Part,
    ServerReader,
    TournamentAction,
    TournamentVerb,
    clip,
    without_table,
)
from bot.ui.message_view import ImageAttachment, ImageRequest, MessageView

LISTED, SEATED, COMPARED = 1600, 1700, 800
"""Characters for the list, the tables and the masters: what fits one message."""
STANDING, AXES, MET = 3500, 700, 1200
"""Characters for all standings, those of each axis, and who has met whom; the standings leave room for the axes."""
LINES = 5
"""Entrants of a list that have a line each; more of them share lines."""
MOST_ROWS, MOST_DURING, MOST_AT_THE_END = 4, 3, 8
"""Places that the message of a tournament shows: in the image, and in words during and at the end."""
MANY_TABLES = 6
"""With more tables than that, the message of a round shows no standings."""
AXIS_WINNERS = 3
"""The last place of each axis that the message of a finished tournament lists."""
STEPS = 3
MAX_MENTIONS = 80
"""The users that one message mentions; Discord takes no more than a hundred."""
MAX_CONTENT_LENGTH = 2000
LUCKY_FIELD, REMOVE_FIELD = "word", "remove"
LUCKY_LETTERS = 64
"""Characters that can be typed: blanks at the ends are removed, and letters can be made of several characters."""


@dataclass(frozen=True, slots=True)
class TournamentContent:
    """The content of a tournament's message.

    Args:
        promise: the commitment to the cards of all tables; None: each table has a separate one.
        masters: the version of the masters who play boards; None: there are none.
        lucky_words: the lucky words for all cards, with their user ids; 0: a deleted user.
        threads: the threads of tables that have one, by the table's number.
    """

    tournament: Tournament
    promise: str | None = None
    masters: str | None = None
    lucky_words: tuple[tuple[int, str], ...] = ()
    threads: Mapping[int, int] = field(default_factory=dict[int, int])


@dataclass(frozen=True, slots=True)
class Call:
    """A message below that of a tournament, and whom it notifies."""

    text: str
    users: tuple[int, ...] = ()
    role: int | None = None


class TournamentPage:
    """Draws the messages of one tournament."""

    def __init__(self, shown: TournamentContent, reader: ServerReader) -> None:
        self._now = now = shown.tournament
        self._words = words = reader.words(None)
        self._own = reader.words(now.game)
        self._names = TournamentNames(now, words, reader.people)
        self._promise = shown.promise
        self._masters = shown.masters
        # The word of a deleted user still counts, but is not shown.
        self._lucky_words = tuple(given for given in shown.lucky_words if given[0])
        self._threads = shown.threads
        self._pictured = reader.pictured
        self._known = _last_finished_state(now)
        self._places = places_of(self._known) if self._known.round else ()

    def view(self, pictures: Sequence[ImageAttachment] = (), *, live: bool = True) -> MessageView:
        """Return the message.

        Args:
            live: False: what is left behind, without anything to press.
        """
        message = MessageBuilder(find_game(self._now.game).color, without_table)
        message.text([self._title, f"**{self._headline(live=live)}**"])
        if self._now.status == "over":
            self._end(message, pictures)
        elif self._now.round:
            self._round(message, pictures, live=live)
        else:
            self._list(message)
        if live:
            self._buttons(message)
        return message.view()

    @property
    def _title(self) -> str:
        game = escaped(self._own("game-name"))
        return f"### {self._words('tournament-title', number=str(self._now.id), game=game)}"

    def _headline(self, *, live: bool) -> str:
        now = self._now
        if now.status == "over":
            return self._words("tournament-over")
        if now.status == "closed":
            return self._words("tournament-called-off")
        if now.status == "planned":
            return self._words("tournament-planned", moment=f"<t:{now.opens_at}:F>", left=f"<t:{now.opens_at}:R>")
        if now.round:
            over = not live and all(pairing.result for pairing in now.tables)
            key = "tournament-round-over" if over else "tournament-running"
            return self._words(key, round=now.round, rounds=now.rounds)
        return self._words("tournament-open", count=len(now.people))

    # Before

    def _list(self, message: MessageBuilder) -> None:
        """Add who is on the list, and how it is played."""
        now, words = self._now, self._words
        message.rule()
        waiting = {each.number for each in now.waiting}
        people = [each.number for each in now.entrants if each.number not in waiting]
        if len(people) > LINES:
            lines = [self._names.listed(people, LISTED - 1)]
        else:
            lines = [f"{number}. {self._names.name_of(number)}" for number in people]
        message.text(lines or [words("tournament-nobody")], limit=LISTED)
        if waiting:
            room = LISTED - 1 - len(words("tournament-waiting", names=""))
            names = self._names.listed([each.number for each in now.waiting], room)
            message.text([words("tournament-waiting", names=names)], limit=LISTED)
        wishes = [
            words("tournament-asks", name=self._names.user(one), other=self._names.user(other))
            for one, other in now.wishes
            if one < other or (other, one) not in now.wishes
        ]
        message.text((f"-# {line}" for line in wishes), limit=SEATED)
        message.rule()
        message.text([f"-# {line}" for line in self._small_print()])

    def _small_print(self) -> Iterator[str]:
        """Yield the lines above an open list: how it is played, and what players can do now."""
        now, words = self._now, self._words
        yield self._form()
        if now.status == "planned":
            yield words("tournament-planned-hint")
            if now.plan and now.plan.weekly:
                yield words("tournament-weekly")
        elif now.status == "open":
            yield words("tournament-open-hint")
        if self._promise and now.status == "open":
            yield words("promise-short", hash=f"`{self._promise[:PROMISE_DIGITS]}…`")
        if self._lucky_words:
            yield self._given_words()

    def _form(self) -> str:
        """Return the form, the rounds, the size of tables and the minutes."""
        now, words = self._now, self._words
        parts = [words("tournament-form", form=now.form)]
        if now.form != "knockout":
            parts.append(words("tournament-rounds", rounds=now.rounds))
        if not now.in_pairs:
            parts.append(words("tournament-seats", seats=now.seats))
        return words("column").join([*parts, words("tournament-minutes", minutes=now.minutes)])

    def _given_words(self) -> str:
        """Return the lucky words, with who gave them."""
        given = [
            f"{self._names.user(user)} {self._words('lucky-word', word=escaped(word))}"
            for user, word in self._lucky_words
        ]
        return self._words("lucky-words", words=self._words("column").join(given))

    def _rules(self) -> Iterator[str]:
        """Yield how it is played, what counts, and what follows from coming late and leaving."""
        now, words = self._now, self._words
        yield self._form()
        if now.handicap:
            yield words("tournament-handicap", form=now.form)
            given = [(unit, handicap) for unit in sorted(now.units) if (handicap := handicap_of(now, unit))]
            if given:
                names = ", ".join(f"{self._names.unit(unit)} +{handicap}" for unit, handicap in given)
                yield words("tournament-handicaps", form=now.form, names=names)
        if now.listed:
            yield from self._plan_lines()
        code = find_game(now.game).options.code(now.options)
        host = words("tournament-host", name=self._names.user(now.host) if now.host else "", code=code)
        yield host if now.host else words("tournament-no-host", code=code)
        yield words("tournament-ties", form=now.form)
        if self._masters:
            yield words("tournament-masters", form=now.form, version=f"`{self._masters}`")
        if now.listed:
            yield words("tournament-hint")
            yield words("tournament-apart")
            if now.in_pairs:
                yield words("tournament-alone")
        if self._promise:
            yield words("tournament-promise", promise=f"`{self._promise}`")
            if now.listed:
                yield words("tournament-lucky")
        if self._lucky_words:
            yield self._given_words()

    def _plan_lines(self) -> Iterator[str]:
        """Yield how many can play, and how a planned list repeats and reminds."""
        now, words = self._now, self._words
        if now.places:
            yield words("tournament-places", count=now.places)
        if now.status == "planned" and now.plan:
            yield words("tournament-opens", zone=now.plan.zone)
            if now.remind_at:
                yield words("tournament-remind", moment=f"<t:{now.remind_at}:t>")
            if now.plan.weekly:
                yield words("tournament-weekly")

    # During the tournament

    def _round(self, message: MessageBuilder, pictures: Sequence[ImageAttachment], *, live: bool) -> None:
        """Add the tables of the round that is on, and how everyone stood before it."""
        now, words = self._now, self._words
        if live and now.paused:
            message.text([words("tournament-paused")])
        elif live and now.due is not None:
            message.text([words("tournament-due", moment=f"<t:{now.due}:R>")])
        message.rule()
        lines = [self._table(pairing) for pairing in now.tables]
        idle = [self._names.name_of(number) for number in now.idle]
        comers = [self._names.name_of(each.number) for each in now.people if each.since > now.round]
        if idle:
            lines.append(f"-# {words('tournament-idle', names=', '.join(idle))}")
        if comers:
            lines.append(f"-# {words('tournament-comers', names=', '.join(comers))}")
        message.text(lines, limit=SEATED)
        if self._known.round:
            message.rule()
            message.text(self._compared(self._known.round), limit=COMPARED)
            if len(now.tables) <= MANY_TABLES:
                self._standings(message, pictures)

    def _table(self, pairing: Pairing) -> str:
        """Return who sits at a table, with their points once it is over."""
        result = pairing.result
        if result is not None and result.counts and self._secret:
            result = replace(result, points=())
        names = [self._names.at(pairing, seat) for seat in range(len(pairing.entrants))]
        if self._now.in_pairs:
            names = [self._names.joined(names[side::2]) for side in (0, 1)]
        if result is not None and result.points:
            names = [
                self._words("tournament-at", name=name, points=_bold(str(number)))
                for name, number in zip(names, result.points, strict=False)
            ]
        seated = ", ".join(names)
        if self._now.in_pairs:
            seated = self._words("tournament-against", first=names[0], second=names[1])
        if pairing.table is None:
            return self._words("tournament-table-coming", names=seated)
        if result is not None and not result.counts:
            return self._words("tournament-table-closed", table=str(pairing.table), names=seated)
        mark = "✓ " if result is not None else ""
        thread = self._threads.get(pairing.table)
        if thread is not None:
            place = f"<#{thread}>"
            return mark + self._words("tournament-table-place", table=str(pairing.table), channel=place, names=seated)
        return mark + self._words("tournament-table", table=str(pairing.table), names=seated)

    def _compared(self, board: int) -> Iterator[str]:
        """Yield the results of a board's few tables, each next to that of the masters with the same cards."""
        known, few = self._known, self._known.played_by_few()
        if not known.with_masters or board > self._now.opened_boards:
            return
        masters = {each.seats: each.result for each in known.masters if each.board == board}
        for pairing in known.pairings_in(board):
            seats = len(pairing.entrants)
            if (board, seats) not in few or pairing.result is None or not pairing.result.counts:
                continue
            if seats not in masters:
                yield self._words("tournament-masters-late", board=board)
                return
            for names, own, theirs in self._sides(pairing, pairing.result, masters[seats]):
                numbers = {"points": own, "masters": theirs}
                yield self._words("tournament-compared", board=board, name=names, **numbers)

    def _sides(self, pairing: Pairing, own: TableResult, masters: TableResult) -> Iterator[tuple[str, str, str]]:
        """Yield for each side or player of a table the names, the result, and that of the masters in their seats."""
        names = [self._names.at(pairing, seat) for seat in range(len(pairing.entrants))]
        if not self._now.in_pairs:
            for seat, name in enumerate(names):
                yield name, _bold(str(own.points[seat])), _bold(str(masters.points[seat]))
            return
        for side in (0, 1):
            mine, theirs = (f"{difference(result) * (1 - 2 * side):+d}" for result in (own, masters))
            yield self._names.joined(names[side::2]), _bold(mine), _bold(theirs)

    @property
    def _secret(self) -> bool:
        """Whether others still play the cards of this round, and are not to know what came of them elsewhere."""
        return self._now.shares_boards and any(pairing.result is None for pairing in self._now.tables)

    def _standings(self, message: MessageBuilder, pictures: Sequence[ImageAttachment]) -> None:
        """Add how the first ones stand after the last round: as an image, or in words. Standings has the rest."""
        message.text([f"**{self._words('tournament-standings', round=self._known.round)}**"])
        sketch = self._chalkboard() if self._pictured else None
        if sketch is not None and message.hang(sketch, pictures):
            message.text([f"-# {line}"] if (line := self._names.numbers()) else [])
        else:
            message.text(map(self._place_line, self._places[:MOST_DURING]))

    # After

    def _end(self, message: MessageBuilder, pictures: Sequence[ImageAttachment]) -> None:
        """Add the podium and the chalkboard of the evening."""
        heading = self._winners()
        if heading is None:
            message.text([self._words("tournament-nobody-played")])
            return
        message.text([f"## {heading}"])
        sketch = self._podium() if self._pictured else None
        shown = sketch is not None and message.hang(sketch, pictures)
        message.rule()
        message.text(self._compared(self._now.round), limit=COMPARED)
        if not shown:
            left = len(self._places) - MOST_AT_THE_END
            more = [f"-# {self._words('tournament-more-places', count=left)}"] if left > 0 else []
            message.text([*map(self._place_line, self._places[:MOST_AT_THE_END]), *more])
        elif line := self._names.numbers():
            message.text([f"-# {line}"])
        message.text(self._axes(AXIS_WINNERS))

    def _buttons(self, message: MessageBuilder) -> None:
        now, words = self._now, self._words

        def button(action: TournamentAction, key: str, style: ButtonStyle = ButtonStyle.secondary) -> Part:
            return message.button(TournamentVerb(action, now.id), words(key), style=style)

        shown = [button(TournamentAction.STANDINGS, "button-tournament-standings")] if self._known.round else []
        if now.shares_boards and now.opened_boards > 0:
            shown.append(message.button(BoardPage(now.id, 0, 0), words("button-tournament-boards")))
        shown.append(button(TournamentAction.MORE, "button-more"))
        if now.status not in {"planned", "open", "playing"}:
            message.buttons(shown)
            return
        menu: list[Part] = []
        if now.status != "playing" or now.form != "knockout":
            menu.append(button(TournamentAction.JOIN, "button-tournament-join", ButtonStyle.success))
        menu.append(button(TournamentAction.LEAVE, "button-tournament-leave"))
        if now.status == "open":
            menu.append(button(TournamentAction.START, "button-tournament-start", ButtonStyle.primary))
        elif now.paused:
            menu.append(button(TournamentAction.GO_ON, "button-tournament-go-on", ButtonStyle.primary))
        elif now.status == "playing":
            menu.append(button(TournamentAction.PAUSE, "button-tournament-pause"))
        message.menu([*menu, *shown])

    # The page behind More

    def more(self, *, organises: bool, plain: bool) -> MessageView:
        """Return the page with all rules of the tournament, and with what is rarely pressed."""
        now, words = self._now, self._words
        message = MessageBuilder(find_game(now.game).color, without_table, plain=plain)
        message.text([self._title, f"**{self._headline(live=True)}**", *(f"-# {line}" for line in self._rules())])
        word = message.button(TournamentVerb(TournamentAction.WORD, now.id), words("button-lucky"))
        buttons = [word] if now.listed else []
        if organises and now.status in {"planned", "open", "playing"}:
            key = "button-tournament-cancel" if now.listed else "button-tournament-stop"
            verb = TournamentVerb(TournamentAction.STOP, now.id)
            buttons.append(message.button(verb, words(key), style=ButtonStyle.danger))
        message.buttons(buttons)
        return message.view()

    # The page of standings

    def standings(
        self, sketch: ImageRequest | None = None, ready: Sequence[ImageAttachment] = (), *, plain: bool
    ) -> MessageView:
        """Return the page with all standings and with who has met whom."""
        now, words = self._known, self._words
        message = MessageBuilder(find_game(now.game).color, without_table, plain=plain)
        message.text([self._title, f"**{words('tournament-standings', round=now.round)}**"])
        axes = list(self._axes())
        room = STANDING - AXES if axes else STANDING
        message.text(self._standing_lines(), limit=room)
        message.text(axes, limit=AXES)
        message.rule()
        message.text([f"**{words('tournament-met')}**"])
        if sketch is not None:
            message.hang(sketch, ready)
        elif plain:
            message.text([f"-# {words('tournament-met-hint')}", *self._meetings()], limit=MET)
        return message.view()

    def meetings_sketch(self) -> ImageRequest:
        """Return the image of who has met whom."""
        names = tuple((unit, self._names.drawn(unit)) for unit in sorted(self._known.units))
        counts = tuple((one, other, count) for (one, other), count in sorted(met(self._known).items()))
        alt = self._words("alt-met", rows="; ".join(self._meetings(self._names.spoken)))
        return ImageRequest(meetings, (names, counts), (), clip(alt, MAX_LENGTH))

    def _meetings(self, name: Callable[[int], str] | None = None) -> Iterator[str]:
        """Yield for each player or pair the numbers of those they have met."""
        name = name or self._names.unit
        counts = met(self._known)
        for unit in sorted(self._known.units):
            pairs = sorted((sum(pair) - unit, count) for pair, count in counts.items() if unit in pair)
            opponents = " ".join(str(each) if count == 1 else f"{each} ({count}×)" for each, count in pairs)
            yield self._words("tournament-met-line", number=str(unit), name=name(unit), met=opponents or "–")

    def _score(self, place: TournamentRank, *, short: bool = False) -> str:
        """Return what decides first, as a figure; `short`: as it stands below a column's heading."""
        if self._now.form == "duplicate":
            if not place.tables:
                return "–"  # a pair without a table has no percent yet
            figure = f"{place.score:.1f}"
            return figure if short else self._words("percent", number=figure)
        if self._now.form == "knockout":
            return str(int(place.score)) if short else self._words("tournament-won", count=int(place.score))
        # Of 0.875 a sum of shares can be a little less, as a float.
        figure = f"{round(place.score, 9):.2f}".removesuffix("0")
        column = self._words("tournament-column-places")
        return figure if short else self._words("labelled", label=column, text=figure)

    def _place_line(self, place: TournamentRank) -> str:
        name = self._names.unit(place.unit)
        return self._words("tournament-line", place=str(place.place), name=name, score=self._score(place))

    def _standing_lines(self) -> Iterator[str]:
        """Yield a line for everyone, best first."""
        words = self._words
        for place in self._places:
            line = self._place_line(place)
            if self._now.in_pairs and place.tables:
                line = words("column").join([line, words("slate-foot", wins=place.firsts, losses=place.marks)])
            elif place.marks:
                line = words("tournament-line-marks", line=line, marks=place.marks)
            if place.tables:
                line = words("tournament-line-points", line=line, points=place.points)
            if handicap := handicap_of(self._known, place.unit):
                line = words("tournament-line-handicap", line=line, number=handicap)
            if place.stood_in:
                line = words("tournament-line-stood-in", line=line, count=place.stood_in)
            yield line

    def _values(self, place: TournamentRank) -> tuple[str, ...]:
        firsts = (str(place.firsts),) if self._now.in_pairs else ()
        return self._score(place, short=True), *firsts, str(place.marks), str(place.points).replace("-", "−")

    def _columns(self) -> tuple[str, ...]:
        heads = ("places", "lost", "points")
        if self._now.in_pairs:
            heads = ("percent" if self._now.form == "duplicate" else "rounds", "won", "lost", "difference")
        return tuple(self._words(f"tournament-column-{head}") for head in heads)

    def _chalkboard(self) -> ImageRequest | None:
        """Return the image of the standings; None while no user has played."""
        if not any(place.tables for place in self._places):
            return None
        rows = self._rows(self._places[:MOST_ROWS], self._values)
        title = self._words("tournament-standings", round=self._known.round)
        alt = self._words("alt-standings", title=title, rows=self._rows_in_words(rows))
        return ImageRequest(standings, (self._columns(), rows), (), clip(alt, MAX_LENGTH))

    def _podium(self) -> ImageRequest | None:
        """Return the image of the first three; None if no user has played."""
        best = [place for place in self._places if place.tables][:STEPS]
        if not best:
            return None
        rows = self._rows(best, lambda place: (self._score(place),))
        alt = self._words("alt-podium", rows=self._rows_in_words(rows, best))
        return ImageRequest(podium, (rows,), (), clip(alt, MAX_LENGTH))

    def _rows(
        self, places: Sequence[TournamentRank], values: Callable[[TournamentRank], tuple[str, ...]]
    ) -> tuple[StandingsRow, ...]:
        return tuple(StandingsRow(place.place, self._names.drawn(place.unit), values(place)) for place in places)

    def _rows_in_words(self, rows: Sequence[StandingsRow], places: Sequence[TournamentRank] | None = None) -> str:
        """Return rows of an image in words, with the names in full."""
        pairs = zip(rows, places or self._places, strict=False)
        spoken = self._names.spoken
        return "; ".join(f"{row.place}. {spoken(place.unit)} ({', '.join(row.values)})" for row, place in pairs)

    def _winners(self) -> str | None:
        """Return who has won; None if no user has played."""
        best = [place for place in self._places if place.place == 1 and place.tables]
        if not best:
            return None
        names = listed([self._names.unit(place.unit) for place in best], self._words)
        if len(best) > 1:
            return self._words("tournament-shared", names=names)
        return self._words("tournament-first", count=self._names.size(best[0].unit), names=names)

    def _axes(self, limit: int | None = None) -> Iterator[str]:
        """Yield the standings of each axis of a Mitchell movement."""
        words = self._words
        for axis, places in zip(("first", "second"), places_by_axis(self._known, self._places), strict=False):
            listed = (each for each in places if limit is None or each.place <= limit)
            listing = ", ".join(f"{each.place}. {self._names.unit(each.unit)}" for each in listed)
            yield words("tournament-axis-places", axis=words("tournament-axis", axis=axis), places=listing)

    # Beside it

    def calls(self, pinged: Collection[int] = ()) -> list[Call]:
        """Return whom a round calls to their tables; `pinged` are the users who are to be mentioned."""
        sit = {number for pairing in self._now.tables for number in pairing.entrants}
        users = [each.user for each in self._now.people if each.number in sit and each.user is not None]
        number, played = str(self._now.id), self._now.round
        return self._named(
            lambda names: self._words("tournament-calls", number=number, round=played, names=names), users, pinged
        )

    def invites(self, users: Sequence[int], role: int | None = None) -> list[Call]:
        """Return the messages about an open list, for users who want a mention and for a role."""
        game = escaped(self._own("game-name"))
        return self._named(
            lambda names: self._words("tournament-begins-soon", game=game, names=names), users, users, role
        )

    def _named(
        self, text: Callable[[str], str], users: Sequence[int], pinged: Collection[int], role: int | None = None
    ) -> list[Call]:
        """Return as few messages as name all these users and a role: first those who are mentioned.

        Args:
            text: returns a message with these names.
        """
        first = [user for user in users if user in pinged]
        named = [(f"<@{user}>", (user,)) for user in first]
        named += [(self._names.user(user), ()) for user in users if user not in pinged]
        if role is not None:
            named.insert(0, (f"<@&{role}>", ()))
        calls: list[Call] = []
        names: list[str] = []
        mentioned: tuple[int, ...] = ()
        for name, whom in named:
            full = len(mentioned) + len(whom) > MAX_MENTIONS
            if names and (full or len(text(" ".join([*names, name]))) > MAX_CONTENT_LENGTH):
                calls.append(Call(text(" ".join(names)), mentioned))
                names, mentioned = [], ()
            names, mentioned = [*names, name], (*mentioned, *whom)
        calls.append(Call(text(" ".join(names)), mentioned))
        return [replace(calls[0], role=role), *calls[1:]]

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

    def reminder(self, pinged: Collection[int]) -> list[Call]:
        """Return that the list opens soon, for those on it."""
        number, moment = str(self._now.id), f"<t:{self._now.opens_at}:R>"
        return self._named(
            lambda names: self._words("tournament-reminder", number=number, moment=moment, names=names),
            self._on_list,
            pinged,
        )

    def moved_up(self, users: Sequence[int]) -> list[Call]:
        """Return that some have got a place after waiting for one."""
        number = str(self._now.id)
        return self._named(
            lambda names: self._words("tournament-moved-up", number=number, count=len(users), names=names),
            users,
            users,
        )

    def cancelled(self, why: str, repeated: Tournament | None, pinged: Collection[int]) -> list[Call]:
        """Return why a planned list did not open, for those on it; the parameters are those of `reason`."""
        reason = self.reason(why, repeated)
        return self._named(lambda names: f"{reason} {names}".strip(), self._on_list if pinged else (), pinged)

    def reason(self, why: str, repeated: Tournament | None, words: Translations | None = None) -> str:
        """Return why a planned list did not open, and when the next one does.

        Args:
            why: missed, mute, gone or ownerless, as the service announces it.
            words: of a reader outside the server; None: the server's.
        """
        words, now = words or self._words, self._now
        moment, channel = f"<t:{now.opens_at}:F>", f"<#{now.channel}>"
        lines = [words(f"tournament-cancelled-{why}", number=str(now.id), moment=moment, channel=channel)]
        if repeated is not None:
            lines.append(words("tournament-next", number=str(repeated.id), moment=f"<t:{repeated.opens_at}:F>"))
        return " ".join(lines)

    @property
    def _on_list(self) -> list[int]:
        """The users with a place on the list."""
        waiting = {each.number for each in self._now.waiting}
        return [each.user for each in self._now.people if each.user is not None and each.number not in waiting]

    def lucky_form(self, user: int, words: Translations, *, removes: bool) -> Form:
        """Return the form for a user's lucky word."""
        now = self._now
        address = without_table(TournamentVerb(TournamentAction.WORD, now.id))
        made = Form(words("tournament-lucky-title", number=str(now.id)), address)
        own = dict(self._lucky_words).get(user, "")
        made.write(LUCKY_FIELD, words("lucky-label"), own, words("tournament-lucky-hint"), limit=LUCKY_LETTERS)
        others = {
            str(whose): f"{self._names.plain(whose)}: {word}" for whose, word in self._lucky_words if whose != user
        }
        if removes and others:
            options = {NONE: words("lucky-remove-none"), **others}
            made.choose(REMOVE_FIELD, words("lucky-remove"), options, NONE)
        return made

    def ranges(self) -> MessageView | None:
        """Return the best and worst board of all who have played several; None: there are none."""
        words, now = self._words, self._now
        found = board_ranges(now) if now.shares_boards else ()
        if not found:
            return None
        message = MessageBuilder(find_game(now.game).color, without_table)
        message.text([f"### {words('tournament-ranges', number=str(now.id))}"])
        lines = [
            words(
                "tournament-range" if each.best != each.worst else "tournament-range-even",
                name=self._names.unit(each.unit),
                best=each.best,
                best_percent=words("percent", number=f"{each.best_percent:.1f}"),
                worst=each.worst,
                worst_percent=words("percent", number=f"{each.worst_percent:.1f}"),
            )
            for each in found
        ]
        message.text(lines)
        message.buttons([message.button(BoardPage(now.id, 0, 0), words("button-tournament-boards"))])
        return message.view()

    def played_by_masters(self, board: int) -> str:
        """Return that masters have played a board after all others."""
        said = self._words("tournament-masters-played", number=str(self._now.id), board=board)
        return "\n".join([said, *self._compared(board)])

    def sure(self) -> MessageView:
        """Return the question before an evening is ended."""
        now, words = self._now, self._words
        message = MessageBuilder(find_game(now.game).color, without_table)
        asked = answer = "cancel-sure" if now.listed else "stop-sure"
        buttons: list[Part] = []
        if now.status == "planned" and now.plan and now.plan.weekly:
            asked, answer = "cancel-weekly", "cancel-all"
            skip = TournamentVerb(TournamentAction.SKIP, now.id)
            buttons.append(message.button(skip, words("button-tournament-skip")))
        message.text([words(f"tournament-{asked}")])
        yes = TournamentVerb(TournamentAction.STOP_SURE, now.id)
        buttons.append(message.button(yes, words(f"button-tournament-{answer}"), style=ButtonStyle.danger))
        message.buttons(buttons)
        return message.view()


def answered(text: str) -> MessageView:
    """Return what replaces a question that was answered."""
    message = MessageBuilder(GREY, without_table)
    message.text([text])
    return message.view()


def _last_finished_state(tournament: Tournament) -> Tournament:
    """Return a tournament in its state after the last finished round.

    Players of a round must not see from the standings how others did with the same cards.
    """
    if tournament.status != "playing" or all(pairing.result for pairing in tournament.tables):
        opened = tournament.opened_boards
        return replace(tournament, masters=tuple(each for each in tournament.masters if each.board <= opened))
    before = tournament.round - 1
    return replace(
        tournament,
        round=before,
        pairings=tuple(p for p in tournament.pairings if p.round <= before),
        masters=tuple(each for each in tournament.masters if each.board <= before),
    )


def _bold(number: str) -> str:
    return f"**{number}**".replace("-", "−")


# The names


class TournamentNames:
    """The names in one tournament in one language."""

    def __init__(self, tournament: Tournament, words: Translations, people: NameSource) -> None:
        self._tournament = tournament
        self._words = words
        self._called = Called(people, tournament.guild)

    def name_of(self, number: int) -> str:
        """Return an entrant's name for text."""
        entrant = self._tournament.entrant(number)
        if entrant is None or entrant.user is None:
            return self._no_user(number)
        name = self.user(entrant.user)
        return self._words("tournament-gone", name=name) if entrant.gone else name

    def listed(self, numbers: Sequence[int], limit: int) -> str:
        """Return the entrants' names in at most `limit` characters; the last ones are counted if they don't fit."""
        names = list(map(self.name_of, numbers))
        for count in range(len(names), 0, -1):
            left = len(names) - count
            more = [self._words("tournament-more-entrants", count=left)] if left else []
            if len(line := ", ".join([*names[:count], *more])) <= limit:
                return line
        return self._words("tournament-more-entrants", count=len(names))

    def _no_user(self, number: int) -> str:
        """Return the name of a deleted user or of a computer player."""
        entrant = self._tournament.entrant(number)
        if entrant is None or not entrant.deleted:
            return self._words("tournament-computer")
        return self._words("tournament-deleted", number=str(number))

    def user(self, user: int) -> str:
        """Return a person's name for text; a mention, which pings no user there, if it is unknown."""
        name = self._names.get(user)
        return named(name) if name else self._called.text(user)

    def plain(self, user: int) -> str:
        """Return a person's name for lists and forms."""
        entrant, name = self._tournament.for_user(user), self._names.get(user)
        return isolated(name) if name else self._drawn(entrant.number if entrant else 0)

    def at(self, pairing: Pairing, seat: int) -> str:
        """Return the name for texts of a table's seat; a latecomer's partner has played with a computer player."""
        entrant = self._tournament.entrant(pairing.entrants[seat])
        if self._tournament.in_pairs and entrant is not None and entrant.since > pairing.round:
            return self._words("tournament-computer")
        return self.name_of(pairing.entrants[seat])

    def unit(self, unit: int) -> str:
        """Return the name for text of a pair, or of one who plays for themselves."""
        return self.joined([self.name_of(each.number) for each in self._tournament.members(unit)])

    def size(self, unit: int) -> int:
        """Return how many names `unit` joins: a verb agrees with them."""
        return max(1, len(self._tournament.members(unit)))

    def drawn(self, unit: int) -> str:
        """Return the name of a pair, or of one, for an image; an entrant's number replaces one that isn't drawn."""
        return self.joined([self._drawn(each.number) for each in self._tournament.members(unit)])

    def spoken(self, unit: int) -> str:
        """Return the plain name of a pair or a player, for alt texts."""
        return self.joined([self._spoken(each.number) for each in self._tournament.members(unit)])

    def numbers(self) -> str:
        """Return in full the names that numbers replace in images; "" if none are."""
        pairs = [
            self._words("picture-name", mark=str(each.number), name=self.user(each.user))
            for each in self._tournament.entrants
            if each.user is not None and each.user not in self._pictured
        ]
        return self._words("picture-names", names=self._words("column").join(pairs)) if pairs else ""

    def joined(self, names: Sequence[str]) -> str:
        """Return the names of those who play together."""
        joined = names[0] if names else self._words("tournament-computer")
        for name in names[1:]:
            joined = self._words("side-name", first=joined, second=name)
        return joined

    def _drawn(self, number: int) -> str:
        entrant = self._tournament.entrant(number)
        if entrant is None or entrant.user is None:
            return self._no_user(number)
        return self._pictured.get(entrant.user) or str(number)

    def _spoken(self, number: int) -> str:
        entrant = self._tournament.entrant(number)
        name = self._names.get(entrant.user) if entrant is not None and entrant.user is not None else None
        return isolated(name) if name else self._drawn(number)

    @cached_property
    def _names(self) -> dict[int, str]:
        """The known names, by user: different ones for different people."""
        return self._apart(self._called.name)

    @cached_property
    def _pictured(self) -> dict[int, str]:
        """The names that an image can show."""
        return self._apart(lambda user: drawn(self._names.get(user, "")))

    def _apart(self, name: Callable[[int], str]) -> dict[int, str]:
        """Return names by user, without "", so that no two in the tournament read alike."""
        entrants = self._tournament.entrants
        most = max((each.number for each in entrants), default=0)
        users = {each.number: each.user for each in entrants}
        shown = distinct([name(user) if (user := users.get(number)) else "" for number in range(1, most + 1)])
        return {user: shown[number - 1] for number, user in users.items() if user and shown[number - 1]}


def entrants_of(tournament: Tournament) -> list[int]:
    """Return the users whom the message of a tournament names: those who play now before those who have left."""
    playing = sorted(tournament.entrants, key=lambda each: each.gone)
    users = [each.user for each in playing if each.user is not None]
    return [*users, tournament.host] if tournament.host else users


def _draw(
    shown: TournamentContent, reader: ServerReader, pictures: Sequence[ImageAttachment], live: bool
) -> MessageView:
    return TournamentPage(shown, reader).view(pictures, live=live)


MESSAGE = MessageKind[TournamentContent]("tournament", _draw, lambda shown: entrants_of(shown.tournament))
