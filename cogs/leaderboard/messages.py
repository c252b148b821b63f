"""Leaderboards and seasons: a page of standings with its chart, and the messages about seasons."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from itertools import pairwise

from discord import ButtonStyle, ui

from bot.games import all_games, find_game
from bot.i18n import Catalogs, Translations
from bot.render import drawn, isolated
from bot.render.alt_text import AltTexts
from bot.render.charts import Bar, bars
from bot.rules.options import Values
from bot.tables import (
    AVERAGE_POINTS,
    PROVISIONAL_GAMES,
    EveningResult,
    GuildSettings,
    Leaderboard,
    League,
    LeaguePlace,
    Season,
    Standing,
    Tournament,
    tie_break,
)
from bot.ui.display_names import Called
from bot.ui.escaping import escaped
from bot.ui.layout import (
    GREY,
    Button,
    CloseSeason,
    Form,
    GiveWinnerRole,
    LeaderboardPage,
    MessageBuilder,
    SimpleVerb,
    without_table,
)
from bot.ui.message_view import ImageAttachment, ImageRequest, MessageView

PAGE_SIZE = 25
ROLE_FIELD = "role"
MAX_BARS = 10
MAX_EVENINGS = 20
"""Evenings in a player's chart."""
LEAGUE_LENGTH = 2600
"""Characters for the lines of a league."""
MAX_TIES = 8


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a leaderboard.

    Args:
        number: the page, from 0.
        options: the house rules that the board is restricted to; None: any.
    """

    board: Leaderboard
    ranked: Sequence[Standing]
    number: int
    catalogs: Catalogs
    locale: str
    called: Called
    options: Values | None
    incomplete: bool

    @property
    def shown(self) -> Sequence[Standing]:
        """The standings on this page."""
        return self.ranked[self.number * PAGE_SIZE : (self.number + 1) * PAGE_SIZE]

    def draw(self, sketch: ImageRequest | None = None, ready: tuple[ImageAttachment, ...] = ()) -> MessageView:
        """Return the page, with a chart if there is one."""
        words, board = self._words(), self.board
        message = MessageBuilder(GREY, without_table)
        message.text([f"### {self._title(escaped)}", f"-# {self._about(escaped)}"])
        message.text([_line(words, self.called, one) for one in self.shown] or [words("leaderboard-empty")])
        message.text(f"-# {line}" for line in self._notes(words))
        if sketch:
            message.hang(sketch, ready)
        if self._pages > 1:
            before, after = (
                LeaderboardPage(number, board.token()) for number in (max(0, self.number - 1), self.number + 1)
            )
            message.buttons(
                [
                    message.button(before, words("button-page-before"), enabled=self.number > 0),
                    message.button(after, words("button-page-after"), enabled=self.number + 1 < self._pages),
                ]
            )
        return message.view()

    def chart(self) -> ImageRequest:
        """Return bars for the first players of the page, with their values in the alt text."""
        words, shown = self._words(), self.shown[:MAX_BARS]
        rows = tuple(_bar(words, self.called, self.board, one) for one in shown)
        full = [
            replace(row, name=isolated(self.called.name(one.user) or row.name))
            for row, one in zip(rows, shown, strict=True)
        ]
        alt = AltTexts(words).bars(f"{self._title()}, {self._about()}", full)
        return ImageRequest(bars, (rows,), (("base", AVERAGE_POINTS if self.board.by == "rating" else 0),), alt)

    @property
    def _pages(self) -> int:
        return -(-len(self.ranked) // PAGE_SIZE)

    def _words(self, game: str | None = None) -> Translations:
        return self.catalogs.words(self.locale, game)

    def _notes(self, words: Translations) -> Iterator[str]:
        """Yield the small print: the page, provisional ratings, incomplete ratings."""
        if self._pages > 1:
            yield words("leaderboard-page", page=self.number + 1, pages=self._pages)
        if any(one.rating and one.rating.provisional for one in self.shown):
            yield words("leaderboard-provisional", games=PROVISIONAL_GAMES)
        if self.board.by == "rating" and self.incomplete:
            yield words("statistics-anew")

    def _title(self, shown: Callable[[str], str] = str) -> str:
        """Return the game and house rules of the board; `shown` prepares names for a text."""
        words, board = self._words(), self.board
        if board.game is None or board.game not in all_games():
            return words("leaderboard-title")
        name = shown(self._words(board.game)("game-name"))
        if self.options is None:
            return words("leaderboard-game-title", game=name)
        code = find_game(board.game).options.code(self.options)
        return words("leaderboard-house-title", game=name, code=code)

    def _about(self, shown: Callable[[str], str] = str) -> str:
        """Return the time and the measure of the board; `shown` prepares names for a text."""
        words, board = self._words(), self.board
        by = words(f"by-{board.by}")
        if board.year is not None:
            return words("leaderboard-year", year=str(board.year), by=by)
        if board.season is None:
            return words("leaderboard-all-time", by=by)
        return words("leaderboard-season", season=shown(board.season.name), by=by)


@dataclass(frozen=True, slots=True)
class LeaguePage:
    """The league of a season, and the page of each of its players.

    Args:
        words: returns the words of the server, for a game with its own; None: for no game.
    """

    league: League
    words: Callable[[str | None], Translations]
    called: Called

    def table(self, sketch: ImageRequest | None = None, ready: tuple[ImageAttachment, ...] = ()) -> MessageView:
        """Return the table, with a chart if there is one."""
        words, places = self.words(None), self.league.places
        message = MessageBuilder(GREY, without_table)
        message.text([f"### {self._title(escaped)}", f"-# {self._about()}"])
        message.text([self._line(place) for place in places] or [words("league-empty")], limit=LEAGUE_LENGTH)
        message.text(f"-# {line}" for line in [words("league-ties"), *self._ties()][:MAX_TIES])
        if sketch:
            message.hang(sketch, ready)
        return message.view()

    def player_page(
        self, user: int, sketch: ImageRequest | None = None, ready: tuple[ImageAttachment, ...] = ()
    ) -> MessageView:
        """Return the page of a player in the league, with a chart if there is one."""
        words, place = self.words(None), self._place(user)
        message = MessageBuilder(GREY, without_table)
        message.text([f"### {words('league-player', name=self.called.text(user), season=self._season(escaped))}"])
        message.text([f"-# {self._about()}", self._line(place)])
        counted = set(place.counted)
        results = {result.evening: result for result in (*place.counted, *place.dropped)}
        lines = [
            self._evening(evening, result, counts=result in counted)
            for evening in self.league.evenings
            if (result := results.get(evening.id))
        ]
        message.text(lines, limit=LEAGUE_LENGTH)
        message.text(f"-# {line}" for line in self._ties(user))
        if sketch:
            message.hang(sketch, ready)
        return message.view()

    def chart(self) -> ImageRequest:
        """Return bars for the first players, with their points in the alt text."""
        rows: list[tuple[Bar, str]] = []
        for place in self.league.places[:MAX_BARS]:
            name = self.called.name(place.player)
            rows.append((_points_bar(drawn(name) or f"{place.place}.", place.points), isolated(name)))
        return self._bars(self._title(), rows)

    def player_chart(self, user: int) -> ImageRequest:
        """Return bars for a player's last evenings; those that don't count are pale."""
        place = self._place(user)
        results = sorted((*place.counted, *place.dropped), key=lambda each: each.evening)[-MAX_EVENINGS:]
        title = self.words(None)("league-player", name=isolated(self.called.name(user)), season=self._season())
        shown = [_points_bar(str(each.evening), each.points, pale=each not in place.counted) for each in results]
        return self._bars(title, [(bar, bar.name) for bar in shown])

    def _bars(self, title: str, rows: Sequence[tuple[Bar, str]]) -> ImageRequest:
        """Return bars with their names in full in the alt text."""
        full = [replace(bar, name=name or bar.name) for bar, name in rows]
        return ImageRequest(bars, (tuple(bar for bar, _ in rows),), (), AltTexts(self.words(None)).bars(title, full))

    def _place(self, user: int) -> LeaguePlace:
        found = self.league.for_user(user)
        assert found is not None
        return found

    def _season(self, shown: Callable[[str], str] = str) -> str:
        return shown(self.league.season.name)

    def _title(self, shown: Callable[[str], str] = str) -> str:
        return self.words(None)("league-title", season=self._season(shown))

    def _about(self) -> str:
        """Return how points are given and how many evenings count."""
        words, league = self.words(None), self.league
        return words("league-about", tournaments=len(league.evenings), best=league.best)

    def _line(self, place: LeaguePlace) -> str:
        return self.words(None)(
            "league-line",
            place=place.place,
            name=self.called.text(place.player),
            points=_number(place.points),
            tournaments=len(place.counted) + len(place.dropped),
            wins=place.wins,
        )

    def _evening(self, evening: Tournament, result: EveningResult, *, counts: bool) -> str:
        """Return a line of a player's page."""
        words = self.words(evening.game)
        line = words(
            "league-evening",
            day=_day(evening.opened_at),
            number=str(evening.id),
            game=escaped(words("game-name")),
            place=result.place,
            field=result.field,
            points=_number(result.points),
        )
        return line if counts else words("league-dropped", line=line)

    def _ties(self, user: int | None = None) -> Iterator[str]:
        """Yield why neighbours with equal points are in this order, for all or for one player."""
        words = self.words(None)
        for first, second in pairwise(self.league.places):
            if first.points != second.points or (user is not None and user not in (first.player, second.player)):
                continue
            names = {"first": self.called.text(first.player), "second": self.called.text(second.player)}
            why = tie_break(first, second)
            if why == "wins":
                yield words("league-tie-wins", **names, one=first.wins, other=second.wins)
            elif why == "best":
                points = zip(first.counted, second.counted, strict=False)
                one, other = next((a.points, b.points) for a, b in points if a.points != b.points)
                yield words("league-tie-best", **names, one=_number(one), other=_number(other))
            else:
                yield words("league-tie-none", **names)


def _number(points: float) -> int | str:
    return int(points) if points == int(points) else f"{points:g}"


def _points_bar(name: str, points: float, *, pale: bool = False) -> Bar:
    """Return a bar of points, which can be halves."""
    return Bar(name, round(2 * points), f"{points:g}", pale=pale)


def started(words: Translations, season: Season) -> ui.LayoutView:
    """Return the message that a season has begun."""
    lines = [words("season-started", name=escaped(season.name))]
    if season.best_evenings is not None:
        lines.append(words("season-started-league", best=season.best_evenings))
    return _message(lines).view()


def question(words: Translations, season: Season, role: int | None) -> ui.LayoutView:
    """Return what closing a season means, and the button that closes it.

    Args:
        role: what its winner gets; None: there is no such role.
    """
    title = words("season-close-title", name=escaped(season.name))
    given = [words("season-close-role", role=_role(role))] if role else []
    message = _message([f"### {title}", words("season-close-text"), *given])
    message.buttons([message.button(CloseSeason(season.id), words("season-close-button"), style=ButtonStyle.danger)])
    return message.view()


def closed(words: Translations, season: Season) -> ui.LayoutView:
    """Return the message that a season is closed."""
    return _message([words("season-closed", name=escaped(season.name))]).view()


@dataclass(slots=True)
class HandedRole:
    """What became of the role for winners at the end of a season.

    Args:
        given: why each winner could not get it; None: they have it.
        taken: why each winner before has it still; None: they have lost it.
    """

    role: int
    season: int
    given: dict[int, str | None] = field(default_factory=dict[int, str | None])
    taken: dict[int, str | None] = field(default_factory=dict[int, str | None])


def role_line(now: GuildSettings, words: Translations) -> dict[str, str]:
    """Return the setting of the role for winners, by its name."""
    return {words("settings-winner"): _role(now.winner_role) if now.winner_role else words("settings-winner-off")}


def role_button(now: GuildSettings, words: Translations) -> tuple[Button, ...]:
    """Return the button that opens the form for the role."""
    return (Button(SimpleVerb.WINNER_ROLE, words("settings-winner")),)


def role_form(now: GuildSettings, words: Translations) -> Form:
    """Return the form for the role of winners."""
    made = Form(words("settings-winner"), without_table(SimpleVerb.WINNER_ROLE))
    made.role(
        ROLE_FIELD,
        words("settings-winner"),
        [now.winner_role] if now.winner_role else [],
        words("settings-winner-hint"),
    )
    return made


def role_not_yet(words: Translations, role: int, problem: str, *, again: Season | None = None) -> MessageView:
    """Return what must happen before the bot can give a role, and for a closed season the button that tries again."""
    message = _message(
        [words("winner-role-not-yet", role=_role(role), why=words("winner-role-why", problem=problem))]
    )
    if again is not None:
        _add_again(message, words, again.id)
    return message.view()


def handed(words: Translations, called: Called, done: HandedRole) -> MessageView:
    """Return what became of the role, and a button that tries again what has failed."""
    role = _role(done.role)
    lines = list[str]() if done.given else [words("winner-role-none", role=role)]
    winners = [user for user, problem in done.given.items() if problem is None]
    if winners:
        lines.append(words("winner-role-given", role=role, names=", ".join(map(called.text, winners))))
    for key, users in (("winner-role-failed", done.given), ("winner-role-kept", done.taken)):
        for user, problem in users.items():
            if problem is not None:
                why = words("winner-role-why", problem=problem)
                lines.append(words(key, role=role, names=called.text(user), why=why))
    lines += [
        words("winner-role-taken", role=role, names=called.text(user))
        for user, problem in done.taken.items()
        if problem is None
    ]
    message = _message(lines)
    if {*done.given.values()} - {None, "left"} or {*done.taken.values()} - {None}:
        _add_again(message, words, done.season)
    return message.view()


def _add_again(message: MessageBuilder, words: Translations, season: int) -> None:
    message.buttons([message.button(GiveWinnerRole(season), words("button-winner-again"))])


def _role(role: int) -> str:
    """Return a mention, which pings no user in an answer to one person."""
    return f"<@&{role}>"


def season_lines(
    words: Translations, called: Called, seasons: Sequence[Season], champions: Mapping[int, Sequence[int | None]]
) -> list[str]:
    """Return the list of seasons, with their days and champions.

    Args:
        seasons: the newest first.
        champions: the players with the first place, by the season's id; None: a deleted player.
    """
    lines = [_season(words, called, season, champions[season.id]) for season in seasons]
    return [f"### {words('season-list')}", *(lines or [words("season-none")])]


def _season(words: Translations, called: Called, season: Season, champions: Sequence[int | None]) -> str:
    names = [called.text(user) if user else words("leaderboard-nobody") for user in champions]
    return words(
        "season-line",
        name=escaped(season.name),
        running="yes" if season.running else "no",
        **{"from": _day(season.started_at)},
        until=_day(season.closed_at or season.started_at),
        champions=", ".join(names) or "none",
    )


def _line(words: Translations, called: Called, one: Standing) -> str:
    """Return a player's line: the rating on a board of ratings, otherwise counts."""
    name = called.text(one.user) if one.user else words("leaderboard-nobody")
    if one.rating is not None:
        return words(
            "leaderboard-rating-line",
            place=one.place,
            name=name,
            rating=str(one.rating.points),
            provisional="yes" if one.rating.provisional else "no",
            games=one.rating.games,
        )
    counts = {"place": one.place, "name": name, "games": one.games, "wins": one.wins, "losses": one.losses}
    if one.points is None:
        return words("leaderboard-all-line", **counts)
    return words("leaderboard-line", **counts, points=one.points)


def _bar(words: Translations, called: Called, board: Leaderboard, one: Standing) -> Bar:
    """Return a player's bar, as long as the value that decides; a provisional rating is pale.

    The place, which the text has too, replaces a name that can't be drawn.
    """
    name = drawn(called.name(one.user)) or f"{one.place}." if one.user else words("leaderboard-nobody")
    if one.rating is not None:
        doubt = "?" if one.rating.provisional else ""
        return Bar(name, one.rating.points, f"{one.rating.points}{doubt}", pale=one.rating.provisional)
    value = {"points": one.points or 0, "losses": one.losses, "games": one.games}.get(board.by, one.wins)
    return Bar(name, value, words("number", number=value))


def _day(moment: str) -> str:
    """Return a moment as Discord's timestamp of a day."""
    return f"<t:{int(datetime.fromisoformat(moment).timestamp())}:d>"


def _message(lines: list[str]) -> MessageBuilder:
    message = MessageBuilder(GREY, without_table)
    message.text(lines)
    return message
