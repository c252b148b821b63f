"""Why a computer player did what it did: its choices, what each is worth, and the rule that stood."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.i18n import Words
from bot.rules.actions import Action
from bot.rules.panel import Panel
from bot.tables import Decision, Level, Manner, stood
from bot.ui.layout.choices import action_words, choice_lines
from bot.ui.layout.panels import Drawer


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
