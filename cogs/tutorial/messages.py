"""One page of a lesson: what has happened, the position as a hand message shows it, and why to do what now."""

from collections.abc import Iterator, Sequence

from discord import ButtonStyle, ui

from bot.i18n import Translations
from bot.rules import panel as p
from bot.rules.actions import Action
from bot.rules.lesson import LEARNER, Lesson
from bot.tables import Preferences
from bot.ui.escaping import escaped
from bot.ui.layout import (
    CardEmojiSource,
    CustomId,
    Focus,
    LessonStepVerb,
    MessageBuilder,
    SimpleVerb,
    Verb,
    drawer_for,
    of_no_table,
    opened,
)

MOST_EVENTS = 10
"""The newest of what has happened; after a trick or two nobody wants to know more."""


class LessonPage:
    """A stop of a lesson, for one learner.

    Args:
        lesson: the whole lesson.
        number: which stop, from 0; one that isn't there (any more) is the last.
        words: in the learner's language, with those of the game.
        learner: the name for buttons, and the name for text.
        emojis: the cards' emojis.
        liked: what the learner likes.
    """

    def __init__(
        self,
        lesson: Lesson,
        number: int,
        words: Translations,
        learner: tuple[str, str],
        emojis: CardEmojiSource,
        liked: Preferences,
    ) -> None:
        self.lesson = lesson
        self.number = min(number, len(lesson.stops) - 1)
        self.stop = lesson.stops[self.number]
        self.game = lesson.header.game
        self.words = words
        self._learner = learner
        self._liked = liked
        self._drawer = drawer_for(words, self.name, self._label, emojis, liked)
        self.hand = self.game.hand_panel(self.stop.state.view(LEARNER))

    @property
    def last(self) -> bool:
        """Whether nothing comes after this stop, so that the rules and a table to practise at are offered."""
        return self.number == len(self.lesson.stops) - 1

    def draw(self, *, focus: Focus | None = None, explained: bool = False, reply: str = "") -> ui.LayoutView:
        """Return the page.

        Args:
            focus: what is opened in it: a menu, or a question before an action.
            explained: whether it explains at length what is asked for here.
            reply: the answer to a choice that the lesson doesn't take.
        """
        words, drawer = self.words, self._drawer
        message = MessageBuilder(self.game.color, self._address, plain=self._liked.text_only)
        of = {"number": self.number + 1, "count": len(self.lesson.stops)}
        message.text([f"### {words('tutorial-title', game=escaped(words('game-name')), **of)}"])
        position = [line for block in self._position() for line in drawer.markdown(block)]
        happened = [line for line in map(drawer.speech.text, self.stop.events) if line not in position]
        told = ["…"] * (len(happened) > MOST_EVENTS) + happened[-MOST_EVENTS:]
        message.text([f"-# {' '.join(told)}"] if told else [])
        message.text(position)
        message.rule()
        asks = self.stop.wanted is not None
        if explained or not asks:
            message.text(apart(words(self.stop.key).split("\n")))
        message.text([*([f"> {reply}", ""] if reply else []), *([words(self.stop.guide)] if asks else [])])
        if not asks or not opened(message, drawer, words, [self.hand], focus):
            drawer.rows(message, self.hand.rows if asks else ())
            self._ways(message, explained=explained)
        return message.view()

    def why_not(self, action: Action) -> str:
        """Return why the lesson goes another way than by this action, which is legal."""
        keys = self.stop.why_not(action)
        return self.words(next(filter(self.words.has, keys), "tutorial-another-way"))

    def name(self, seat: int) -> str:
        """Return a seat's name for text."""
        return self._learner[1] if seat == LEARNER else self._label(seat)

    def _label(self, seat: int) -> str:
        """Return a seat's plain name."""
        return self._learner[0] if seat == LEARNER else self.lesson.header.players[seat]

    def _position(self) -> Iterator[p.Block]:
        """Yield what is to be seen: the hand and what stands on the score sheet, or how a deal was counted."""
        state = self.stop.state
        table = self.game.table_panel(state.view(None)).blocks
        if state.chance_due or state.outcome:
            yield from table
            return
        shown = self.hand.blocks
        yield from (block for block in shown if self.stop.wanted or not isinstance(block, p.Heading))
        yield from (block for block in table if isinstance(block, p.TextTable) and block not in shown)

    def _ways(self, message: MessageBuilder, *, explained: bool) -> None:
        """Add the ways through the lesson, and out of it at its end."""
        words = self.words
        ways = [message.button(self.at(self.number - 1), words("tutorial-back"))] if self.number else []
        if self.stop.wanted is not None and not explained:
            ways.append(message.button(SimpleVerb.EXPLAIN, words("tutorial-why")))
        if not self.last:
            show = self.stop.wanted is not None
            label, style = (
                ("tutorial-show", ButtonStyle.secondary) if show else ("tutorial-next", ButtonStyle.primary)
            )
            ways.append(message.button(self.at(self.number + 1), words(label), style=style))
        if self.number:
            ways.append(message.button(self.at(0), words("tutorial-again")))
        if self.last:
            message.buttons(
                [
                    message.button(SimpleVerb.PRACTICE, words("tutorial-practice"), style=ButtonStyle.success),
                    message.button(SimpleVerb.RULES, words("button-rules")),
                ]
            )
        message.buttons(ways)

    def at(self, number: int) -> LessonStepVerb:
        """Return the verb that shows a stop of this lesson."""
        return LessonStepVerb(self.game.id, number)

    def _address(self, verb: Verb) -> CustomId:
        """Return the address of what is done at this stop; other stops say themselves where they lead."""
        return of_no_table(
            verb if isinstance(verb, LessonStepVerb) else LessonStepVerb(self.game.id, self.number, verb)
        )


def apart(lines: Sequence[str]) -> Iterator[str]:
    """Yield the lines of an explanation with room between its paragraphs, but not within a list."""
    for above, line in zip(("", *lines), lines, strict=False):
        if above and not line.startswith("•"):
            yield ""
        yield line
