"""The coach: a player's decisions in a finished game with their costs, and the costliest one by one.

Everything is judged from what the seat could know; how the cards lay stands below, apart, and speaks for nothing.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from discord import ButtonStyle, SelectOption

from bot.i18n import Translations
from bot.render.table import table as draw_table
from bot.render.win_chance_chart import ChartPoint, course
from bot.rules.panel import CardRow, SeatName, localized
from bot.rules.timeline import Timeline, TimelineEntry, open_hands
from bot.tables import Preferences, ReviewedDecision, ReviewProgress, Table
from bot.ui.layout import (
    MAX_ALT_TEXT,
    MAX_OPTION_LABEL,
    MAX_OPTIONS,
    AddressOf,
    Button,
    CardEmojiSource,
    MessageBuilder,
    OpenReplay,
    OpenReview,
    PanelRenderer,
    Part,
    PictureSeat,
    Reader,
    RecordNames,
    ReviewDecision,
    ReviewOverview,
    SelectReviewDeal,
    SelectReviewDecision,
    TryAgain,
    action_words,
    choice_lines,
    clip,
    cloth_of,
    deal_choices,
    drawer_for,
)
from bot.ui.message_view import ImageAttachment, ImageRequest, MessageView

MAX_DECISIONS = 3
MAX_CHOICES = 5
LOST = 0.05
"""The chance to win below which a game counts as nearly lost; coach-reason-lost names it."""
BAR_WIDTH = 20
"""So many marks make the bar of what was looked at already."""
MAX_LENGTH = 2500


def review(table: Table, reader: Reader) -> Iterator[Button]:
    """Yield the button that opens the coach for the last game of a table."""
    if table.current_game is not None:
        yield Button(OpenReview(table.current_game.number), reader.words("button-coach"))


def small_print(table: Table, reader: Reader) -> Iterator[str]:
    """Yield which decision of which game a practice table plays again."""
    if table.current_game is not None and table.current_game.practice:
        number, line = table.current_game.practice
        yield reader.words("practice-small", number=str(number), move=line)


@dataclass(frozen=True, slots=True)
class CoachPage:
    """The review of a game for one of its players."""

    film: Timeline
    names: RecordNames
    report: ReviewProgress
    words: Translations
    emojis: CardEmojiSource
    liked: Preferences
    drawer: PanelRenderer = field(init=False)

    def __post_init__(self) -> None:
        """Make what writes cards and names."""
        drawer = drawer_for(self.words, self.names.text, self.names.label, self.emojis, self.liked)
        object.__setattr__(self, "drawer", drawer)

    def whole(self, address: AddressOf, pictures: Sequence[ImageAttachment]) -> MessageView:
        """Return the message about the whole game: how far it has come, then sums, chart and the dearest moments."""
        message, report, words = self._message(address), self.report, self.words
        message.text([f"### {words('coach-title', number=str(report.number))}"])
        if not report.done:
            message.text(self._progress())
            message.buttons([message.button(ReviewOverview(report.number), words("button-refresh"))])
            return message.view()
        message.text(self._sums())
        if self._judged and not self.liked.text_only and message.hang(self._chart(), pictures):
            message.text([f"-# {words('coach-caption')}"])
        dearest = report.dearest(MAX_DECISIONS)
        for place, each in enumerate(dearest, 1):
            line = f"**{place}.** {self._where(each)}: {self._decision_text(each)} {self._cost(each)}"
            message.text([line, *self._reason(each)])
        message.text([f"-# {words('coach-note')}"])
        message.buttons(self._moments(message))
        if self._deals:
            message.choices(SelectReviewDeal(report.number), words("coach-choose-deal"), self._deal_options(0))
        message.buttons([message.button(OpenReplay(report.number, 0), words("button-replay"))])
        return message.view()

    def deal(self, address: AddressOf, deal: int) -> MessageView:
        """Return the message about all decisions of a deal."""
        message, report, words = self._message(address), self.report, self.words
        own = [each for each in report.looked if each.deal == deal]
        title = words("coach-deal-title", number=str(report.number), deal=deal, deals=self.film.deals)
        message.text([f"### {title}", *(self._line(each) for each in own)] if own else [words("coach-no-decision")])
        options = [
            SelectOption(label=clip(self._option(each), MAX_OPTION_LABEL), value=str(each.line))
            for each in sorted(sorted(own, key=lambda each: -each.cost)[:MAX_OPTIONS], key=lambda each: each.line)
        ]
        if options:
            message.choices(SelectReviewDecision(report.number), words("coach-choose-moment"), options)
        if self._deals:
            message.choices(SelectReviewDeal(report.number), words("coach-choose-deal"), self._deal_options(deal))
        message.buttons([message.button(ReviewOverview(report.number), words("button-coach-back"))])
        return message.view()

    def moment(
        self, address: AddressOf, looked: ReviewedDecision, pictures: Sequence[ImageAttachment]
    ) -> MessageView:
        """Return the message about one decision: the table as the seat saw it, the judgement, how the cards lay."""
        message, report, words = self._message(address), self.report, self.words
        message.text([f"### {words('coach-title', number=str(report.number))}", f"-# {self._where(looked)}"])
        at = self.film.moments[self.film.index_at_line(looked.line)]
        if self.liked.text_only or not message.hang(self._table(at), pictures):
            game, view = self.film.header.game, at.step.before.view(report.seat)
            self.drawer.blocks(message, game.hand_panel(view).blocks, limit=MAX_LENGTH)
        elif numbers := self.names.numbers():
            message.text([f"-# {numbers}"])
        message.text(self._judgement(looked, at))
        lay = words("coach-cards-lay")
        hidden = [line for row in self._others(at) for line in self.drawer.labels.block(row)]
        if hidden:
            message.text([f"-# {lay} {words('column').join(hidden)}"])
        message.buttons(self._moments(message, looked))
        again = message.button(TryAgain(report.number, looked.line), words("button-again"), style=ButtonStyle.primary)
        back = message.button(ReviewOverview(report.number), words("button-coach-back"))
        replay = message.button(OpenReplay(report.number, looked.line), words("button-replay"))
        message.buttons([again, back, replay])
        return message.view()

    def _message(self, address: AddressOf) -> MessageBuilder:
        return MessageBuilder(self.film.header.game.color, address, plain=self.liked.text_only)

    @property
    def _judged(self) -> list[ReviewedDecision]:
        return [each for each in self.report.looked if each.verdict is not None]

    @property
    def _deals(self) -> list[int]:
        return sorted({each.deal for each in self.report.looked})

    def _deal_options(self, deal: int) -> list[SelectOption]:
        return list(deal_choices(self.words, deal, self.film.deals))

    def _progress(self) -> Iterator[str]:
        looked, total = len(self.report.looked), self.report.total
        full = BAR_WIDTH * looked // total if total else 0
        yield self.words("coach-progress", looked=looked, total=total) if total else self.words("coach-begins")
        yield f"`{'█' * full}{'░' * (BAR_WIDTH - full)}`"
        yield f"-# {self.words('coach-stays')}"

    def _sums(self) -> Iterator[str]:
        """Yield how many decisions there were, how good they were, and what the others cost."""
        judged, words = self._judged, self.words
        if not judged:
            yield words("coach-nothing", count=len(self.report.looked))
            return
        same = sum(each.verdict is not None and each.verdict.said.action == each.done for each in judged)
        dear = [each for each in judged if each.cost]
        unsure = sum(bool(each.possible_cost) for each in judged)
        good = len(judged) - same - len(dear) - unsure
        yield words("coach-sum", count=len(judged), same=same, good=good, unsure=unsure)
        wins = round(100 * sum(each.cost for each in dear))
        if dear:
            yield words("coach-cost-sum", count=len(dear), wins=wins)
        elif unsure:
            yield words("coach-no-cost-sure", count=len(judged), unsure=unsure)
        else:
            yield words("coach-no-cost", count=len(judged))

    def _chart(self) -> ImageRequest:
        ranks = {each.line: place for place, each in enumerate(self.report.dearest(MAX_DECISIONS), 1)}
        spots = tuple(
            ChartPoint(round(100 * _chance(each)), round(100 * each.cost), each.deal, ranks.get(each.line, 0))
            for each in self._judged
        )
        first, last = spots[0].chance, spots[-1].chance
        alt = self.words("coach-chart", count=len(spots), first=first, last=last)
        how = (("below", self.words("chart-deals")), ("unit", "%"))
        return ImageRequest(course, (spots,), how, clip(alt, MAX_ALT_TEXT))

    def _table(self, at: TimelineEntry) -> ImageRequest:
        """Return the table as the seat saw it when it had to decide."""
        header, before, own = self.film.header, at.step.before, self.report.seat
        view = before.view(own)
        people = [
            PictureSeat(
                self.names.drawn(seat),
                machine=self.names.is_computer(seat),
                turn=seat in before.waiting_for,
                hand=header.game.cards_held(view) if seat == own else (),
            )
            for seat in range(len(header.players))
        ]
        cloth = cloth_of(header.game, header.game.scene(before.view(None)), people, self.words)

        def alt() -> str:
            return clip("\n".join(self.drawer.labels.lines(header.game.hand_panel(view))), MAX_ALT_TEXT)

        return ImageRequest(draw_table, (cloth,), (("locale", self.words.locale),), alt)

    def _judgement(self, looked: ReviewedDecision, at: TimelineEntry) -> Iterator[str]:
        """Yield what is thought of a decision, why, and what the choices are worth."""
        yield f"{self._decision_text(looked)} {self._cost(looked)}".strip()
        if looked.verdict is None:
            return
        yield from self._reason(looked)
        said, view = looked.verdict.said, at.step.before.view(self.report.seat)
        panel = self.film.header.game.hand_panel(view)
        yield from choice_lines(self.drawer, panel, said, looked.done, self.words, MAX_CHOICES)
        yield f"-# {self.words('coach-knew')}"

    def _reason(self, looked: ReviewedDecision) -> Iterator[str]:
        """Yield in a sentence what speaks against a decision that has cost something."""
        if looked.verdict is None or not looked.cost:
            return
        said, at = looked.verdict.said, self.film.moments[self.film.index_at_line(looked.line)]
        view, rng = at.step.before.view(self.report.seat), Random(looked.line)  # the same at every redraw
        remark = self.film.header.game.coach_remark(view, looked.done, said.action, rng)
        rule = "lost" if _chance(looked) < LOST else said.rule
        reason = self.drawer.speech.text(remark) if remark else self.words(f"coach-reason-{rule}")
        yield f"💬 {reason}"

    def _others(self, at: TimelineEntry) -> Iterator[CardRow]:
        """Yield the hands that the seat did not see."""
        for seat, cards in enumerate(open_hands(self.film.header.game, at.step.before)):
            if cards and seat != self.report.seat:
                yield CardRow(cards, localized("dealt-hand", player=SeatName(seat)))

    def _where(self, looked: ReviewedDecision) -> str:
        return self.words("coach-where", deal=looked.deal, move=looked.line)

    def _words_of(self, looked: ReviewedDecision) -> tuple[str, str]:
        """Return what was done and what the strongest player would have done, in words."""
        at = self.film.moments[self.film.index_at_line(looked.line)]
        panel = self.film.header.game.hand_panel(at.step.before.view(self.report.seat))
        best = looked.verdict.said.action if looked.verdict else looked.done
        return action_words(self.drawer, panel, looked.done), action_words(self.drawer, panel, best)

    def _decision_text(self, looked: ReviewedDecision) -> str:
        """Return what was done, and what the strongest player would have done if that is something else."""
        done, best = self._words_of(looked)
        if looked.verdict is None:
            return self.words("coach-unweighed", done=done)
        if looked.verdict.said.action == looked.done:
            return self.words("coach-same", done=done)
        return self.words("coach-other", done=done, best=best)

    def _cost(self, looked: ReviewedDecision) -> str:
        """Return in words what a decision has cost, or may have cost; "" where it was the strongest player's."""
        if looked.possible_cost:
            return self.words("coach-cost-unsure", wins=round(100 * looked.possible_cost))
        if not looked.cost:
            other = looked.verdict is not None and looked.verdict.said.action != looked.done
            return self.words("coach-cost-none") if other else ""
        return self.words("coach-cost", wins=round(100 * looked.cost))

    def _line(self, looked: ReviewedDecision) -> str:
        if looked.cost:
            mark = f"`{f'−{round(100 * looked.cost)}':>4}`"
        else:
            same = looked.verdict is not None and looked.verdict.said.action == looked.done
            mark = "`   ✓`" if same else "`   ·`"
        return f"{mark} {self.words('coach-move', move=looked.line)} {self._decision_text(looked)}"

    def _option(self, looked: ReviewedDecision) -> str:
        done, _ = self._words_of(looked)
        return f"{self.words('coach-move', move=looked.line)} {done}"

    def _moments(self, message: MessageBuilder, now: ReviewedDecision | None = None) -> list[Part]:
        return [
            message.button(
                ReviewDecision(self.report.number, each.line),
                self.words("button-coach-moment", place=place),
                enabled=each != now,
            )
            for place, each in enumerate(self.report.dearest(MAX_DECISIONS), 1)
        ]


def _chance(looked: ReviewedDecision) -> float:
    """Return the chance to win before a decision that was weighed."""
    assert looked.verdict is not None
    said = looked.verdict.said
    return next(one.value for one in said.weighed if one.action == said.action)
