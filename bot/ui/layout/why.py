"""Why a computer player did what it did: its choices, what each is worth, and the rule that stood."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.i18n import Words
from bot.rules.actions import Action
from bot.rules.panel import Panel
from bot.tables import Decision, Level, Manner, stood
from bot.ui.layout.choices import action_words
from bot.ui.layout.panels import Drawer

MOST_CHOICES = 12
"""So many choices are told; the one that was done is always among them."""


@dataclass(frozen=True, slots=True)
class Why:
    """What is thought of a computer player's move once more.

    Args:
        said: its choices and the rule.
        level: how well it was asked to play; None: nobody knows.
        manner: what it liked among equals.
    """

    said: Decision
    level: Level | None
    manner: Manner = "even"


def why_lines(drawer: Drawer, panel: Panel, why: Why, done: Action, words: Words) -> Iterator[str]:
    """Yield the rule that stood, the table of choices, the best first, and how that was found.

    Args:
        drawer: whose words.
        panel: of the seat, when it had to choose.
        why: what is thought of that moment.
        done: what was done.
        words: the reader's.
    """
    said = why.said
    told = {"action": done, "best": said.action, "usual": said.first}
    named = {name: action_words(drawer, panel, action) for name, action in told.items()}
    named["manner"] = words(f"manner-{why.manner}")
    rule = words(f"why-{stood(said, done, why.level, why.manner)}", **named)
    yield f"**{rule}**"
    yield from choice_lines(drawer, panel, said, done, words)
    level = words("why-unknown" if why.level is None else f"choice-{why.level}")
    yield f"-# {words('why-note', level=level)}"


def choice_lines(
    drawer: Drawer, panel: Panel, said: Decision, done: Action, words: Words, most: int = MOST_CHOICES
) -> Iterator[str]:
    """Yield the table of choices, the best first: chance to win, margin, and what it is; what was done is bold.

    Args:
        drawer: whose words.
        panel: of the seat, when it had to choose.
        said: the choices.
        done: what was done.
        words: the reader's.
        most: how many choices; the one that was done is always among them.
    """
    if not said.weighed:
        return
    yield f"-# {words('why-columns', usual=action_words(drawer, panel, said.first))}"
    for place, one in enumerate(said.weighed):
        if place < most or one.action == done:
            choice = action_words(drawer, panel, one.action)
            choice = f"**{choice}**" if one.action == done else choice
            yield f"`{round(100 * one.value):3} %` `{hundredths(one.margin, words):>5}` {choice}"


def hundredths(share: float, words: Words) -> str:
    """Return a difference of chances in hundredths, with its sign, as the language writes it: "+1.2"."""
    text = f"{100 * share:+.1f}"
    text = "0.0" if float(text) == 0 else text.replace("-", "\N{MINUS SIGN}")
    return text.replace(".", words("decimal-mark"))
