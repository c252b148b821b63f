"""The deal of the day: the deals, results and rankings of a day, and a result to share as plain text."""

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime

from discord import ButtonStyle

from bot.i18n import Translations
from bot.tables import DailyDeal, Hand, RankingRow, later, number_of
from bot.ui.display_names import Called
from bot.ui.escaping import escaped
from bot.ui.layout import GREY, Button, DailyPage, MessageBuilder, OpenReview, Part, Reader, without_table
from bot.ui.message_view import MessageView

SQUARES = 5
UNITS = {"bid_whist": 2, "betel": 25}
"""How many points a square stands for, where it is not one."""
BETTER, WORSE, EQUAL, EMPTY = "🟩", "🟥", "🟨", "⬜"
MAX_RANKED = 10

WordsOf = Callable[[str | None], Translations]
"""Returns the reader's words, a game's own among them if one is named."""


def result_button(hand: Hand, reader: Reader) -> Iterator[Button]:
    """Yield the button in a hand that leads to the result of a try that is over."""
    if hand.table.daily_date is not None:
        yield Button(DailyPage("day", hand.table.daily_date), reader.words("button-daily-result"))


class DayPage:
    """The deals of one day as a user sees them.

    Args:
        day: UTC date.
        here: whether they look on a server.
        live: whether the day goes on.
    """

    def __init__(
        self,
        day: str,
        deals: Sequence[DailyDeal],
        streak: int,
        words: WordsOf,
        called: Called,
        *,
        here: bool,
        live: bool,
        first: bool = False,
        plain: bool = False,
    ) -> None:
        self._day = day
        self._deals = deals
        self._streak = streak
        self._words_of = words
        self._words = words(None)
        self._called = called
        self._here = here
        self._live = live
        self._first = first
        self._plain = plain

    def overview(self) -> MessageView:
        """Return what there is to play, or what came of it."""
        words, message = self._words, MessageBuilder(GREY, without_table, plain=self._plain)
        message.text([f"### {words('daily-title', day=self._day, number=str(number_of(self._day)))}", self._about()])
        for deal in self._deals:
            message.text([f"**{self._game(deal)}**", *self._deal_lines(deal)])
        if self._live:
            self._to_play(message)
        else:
            self._review_buttons(message)
        shared = self.shareable()
        if shared:
            message.text([words("daily-copy"), "```", *shared, "```"])
        self._below(message, bool(shared))
        return message.view()

    def ranking(self, game: str) -> MessageView:
        """Return who is how good in a deal, on this server and in the world."""
        words, message = self._words, MessageBuilder(GREY, without_table, plain=self._plain)
        deal = next((each for each in self._deals if each.game == game), self._deals[0])
        title = words("daily-ranking-title", game=self._game(deal), day=self._day)
        message.text([f"### {title}", f"-# {words('daily-ranking-about')}"])
        if not deal.world:
            message.text([words("daily-ranking-hidden" if self._live else "daily-ranking-empty")])
        if deal.here:
            message.text([f"**{words('daily-ranking-here')}**", *self._lines(deal.here)])
        if deal.world:
            average = round(sum(each.margin for each in deal.world) / len(deal.world), 1)
            world = words("daily-ranking-world", count=len(deal.world), average=signed(average, words))
            message.text([f"**{world}**", *self._lines(deal.world)])
        self._games(message, deal.game)
        message.buttons([message.button(DailyPage("day", self._day), words("button-daily-back"))])
        return message.view()

    def proof(self, promises: dict[str, str]) -> MessageView:
        """Return what the cards of the day are bound to, and those of tomorrow."""
        words, message = self._words, MessageBuilder(GREY, without_table, plain=self._plain)
        message.text([f"### {words('daily-proof-title', day=self._day)}", words("daily-proof-about")])
        for deal in self._deals:
            lines = [words("commitment", hash=f"`{deal.promise}`")]
            lines += [words("promise-seed", seed=f"`{deal.seed}`")] if deal.seed else []
            lines += [words("daily-masters", version=f"`{deal.masters}`")] if deal.masters else []
            lines += [words("daily-masters-also", version=f"`{version}`") for version in deal.also]
            message.text([f"**{self._game(deal)}**", *(f"-# {line}" for line in lines)])
        if self._live and promises:
            message.text([f"**{words('daily-tomorrow', day=later(self._day))}**"])
            for game, promise in promises.items():
                name = escaped(self._words_of(game)("game-name"))
                message.text([f"-# {words('daily-promise', game=name, hash=f'`{promise}`')}"])
        message.buttons([message.button(DailyPage("day", self._day), words("button-daily-back"))])
        return message.view()

    def shared(self, name: str) -> MessageView:
        """Return what everyone in a channel sees who is shown a user's result: no card, no bid, no seat."""
        message = MessageBuilder(GREY, without_table)
        message.text([self._words("daily-shared", name=name), *self.shareable()])
        message.buttons([message.button(DailyPage("day", self._day), self._words("button-daily-too"))])
        return message.view()

    def shareable(self) -> list[str]:
        """Return the result in plain text, with squares unless words alone are wanted; [] before."""
        done = [deal for deal in self._deals if deal.own and deal.own.margin is not None]
        if not done:
            return []
        head = self._words("daily-share-head", day=self._day, number=str(number_of(self._day)))
        rows = [
            f"{'' if self._plain else squares(deal.game, deal.own.margin) + ' '}"
            f"{self._words_of(deal.game)('game-name')} {signed(deal.own.margin, self._words)}"
            for deal in done
            if deal.own and deal.own.margin is not None
        ]
        return [head, *rows]

    # Parts

    def _game(self, deal: DailyDeal) -> str:
        return escaped(self._words_of(deal.game)("game-name"))

    def _about(self) -> str:
        if not self._live:
            return f"-# {self._words('daily-over')}"
        end = datetime.fromisoformat(later(self._day)).replace(tzinfo=UTC)
        return f"-# {self._words('daily-about', end=f'<t:{int(end.timestamp())}:R>')}"

    def _deal_lines(self, deal: DailyDeal) -> Iterator[str]:
        """Yield what a user has made of a deal."""
        words, own = self._words, deal.own
        yield f"-# {words('daily-seat', seat=deal.seat + 1, seats=deal.seats, count=deal.count)}"
        if own is None:
            yield from () if self._live else (words("daily-missed"),)
        elif own.points is None:
            yield words("daily-on" if self._live else "daily-unfinished")
        elif deal.par is None or own.margin is None:
            yield words("daily-waits", points=own.points)
        else:
            margin = signed(own.margin, words)
            yield words("daily-done", points=own.points, par=deal.par, margin=margin)
            yield from self._places(deal)

    def _places(self, deal: DailyDeal) -> Iterator[str]:
        """Yield a user's place in the world and on this server."""
        for ranking, key in ((deal.here, "daily-place-here"), (deal.world, "daily-place-world")):
            own = next((each for each in ranking if each.own), None)
            if own is not None:
                yield f"-# {self._words(key, place=own.place, count=len(ranking))}"

    def _to_play(self, message: MessageBuilder) -> None:
        """Add what can be played, and what was."""
        if self._streak:
            played = any(deal.own and deal.own.points is not None for deal in self._deals)
            after = [self._words("daily-come-back")] if played else []
            message.text([" ".join([self._words("daily-streak", days=self._streak), *after])])
        buttons: list[Part] = []
        for deal in self._deals:
            if deal.own is not None and deal.own.points is not None:
                continue
            key = "button-daily-on" if deal.own else "button-daily-play"
            label = self._words(key, game=self._words_of(deal.game)("game-name"))
            verb = DailyPage("play", self._day, deal.game)
            buttons.append(message.button(verb, label, style=ButtonStyle.primary))
        message.buttons(buttons[:5])

    def _review_buttons(self, message: MessageBuilder) -> None:
        """Add the buttons by which the coach looks back at one's own games of a day that is over."""
        played = [deal for deal in self._deals if deal.own and deal.own.number and deal.own.points is not None]
        message.buttons(
            [
                message.button(
                    OpenReview(deal.own.number),
                    self._words("button-daily-look", game=self._words_of(deal.game)("game-name")),
                )
                for deal in played[:5]
                if deal.own and deal.own.number
            ]
        )

    def _below(self, message: MessageBuilder, shareable: bool) -> None:
        """Add the way to the other pages."""
        words, day = self._words, self._day
        other = DailyPage("day", later(day, -1 if self._live else 1))
        key = "button-daily-yesterday" if self._live else "button-daily-next"
        buttons = [
            message.button(DailyPage("ranking", day, self._deals[0].game), words("button-daily-ranking")),
            *([] if self._live and self._first else [message.button(other, words(key))]),
            message.button(DailyPage("proof", day), words("button-daily-proof")),
        ]
        if shareable and self._here:
            buttons.insert(0, message.button(DailyPage("share", day), words("button-daily-share")))
        message.buttons(buttons)

    def _games(self, message: MessageBuilder, chosen: str) -> None:
        """Add a button for each game but the one that is shown."""
        message.buttons(
            [
                message.button(DailyPage("ranking", self._day, deal.game), self._words_of(deal.game)("game-name"))
                for deal in self._deals
                if deal.game != chosen
            ][:5]
        )

    def _lines(self, ranking: Sequence[RankingRow]) -> Iterator[str]:
        """Yield the top of a ranking, and the reader's own line if it is below."""
        shown = [*ranking[:MAX_RANKED], *(each for each in ranking[MAX_RANKED:] if each.own)]
        for each in shown:
            who = self._words("daily-somebody") if each.person is None else self._called.text(each.person)
            line = self._words(
                "daily-rank", place=each.place, name=who, points=each.points, margin=signed(each.margin, self._words)
            )
            yield f"**{line}**" if each.own else line


def squares(game: str, margin: int) -> str:
    """Return a margin as coloured squares: as many green ones as it is better than the masters, red ones if worse."""
    if not margin:
        return EQUAL + EMPTY * (SQUARES - 1)
    filled = min(SQUARES, -(-abs(margin) // UNITS.get(game, 1)))
    return (BETTER if margin > 0 else WORSE) * filled + EMPTY * (SQUARES - filled)


def signed(number: float, words: Translations) -> str:
    """Return a difference with its sign, as the language writes it."""
    if not number:
        return "±0"
    text = f"{number:+}" if isinstance(number, int) else f"{number:+.1f}"
    return text.replace("-", "−").replace(".", words("decimal-mark"))
