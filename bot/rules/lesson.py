"""Lessons: records of well-chosen deals in which seat 0 is the learner, with marks where the lesson stops.

A line of the learner's with `"ask": "<name>"` is played only after the learner chooses just that. After a line with
`"tell": "<name> <name>"` the lesson waits until these explanations have been read. Lines without a mark don't stop.
With `"part": true` the next part of the lesson begins at a line's first stop.
Records ignore unknown keys, so a lesson is a record like any other. The explanations are in the game's catalogs under
`lesson-<name>`, the one-sentence guide of a stop that asks for something under `lesson-<name>-guide`; several stops
can share a name.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bot.rules.actions import Action
from bot.rules.errors import ParseError
from bot.rules.panel import LocalizedText
from bot.rules.record import FindGame, Header, Replay, lines_of, read_line
from bot.rules.state import State

LEARNER = 0


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A stop at which the lesson waits for the learner.

    Args:
        name: the key of its texts.
        events: the events since the stop before.
        wanted: the learner's action; None: read, and go on.
        part: the number of its part of the lesson, from 1.
    """

    name: str
    state: State
    events: tuple[LocalizedText, ...]
    wanted: Action | None = None
    part: int = 1

    @property
    def key(self) -> str:
        """The message that explains this stop."""
        return f"lesson-{self.name}"

    @property
    def guide(self) -> str:
        """The message with one sentence about what to do here and why, if there is an action."""
        return f"{self.key}-guide"

    def why_not(self, action: Action) -> Iterator[str]:
        """Yield the possible keys of a message about why another action is better, the most specific first."""
        parts = re.findall(r"[A-Za-z0-9]+", action.text())
        for kept in range(len(parts), -1, -1):
            yield "-".join((self.key, "not", *parts[:kept]))


@dataclass(frozen=True, slots=True)
class Lesson:
    """A complete lesson; `header`: the game, and the players' names; the renderer fills in the learner's."""

    header: Header
    stops: tuple[LessonStep, ...]


def read_lesson(data: bytes, find_game: FindGame) -> Lesson:
    """Return the lesson of a record.

    Raises:
        ParseError, IllegalAction: the record can't be played.
        ParseError: `bad_header`, if it has no header or never stops.
    """
    replay, events, stops, part = Replay(find_game), list[LocalizedText](), list[LessonStep](), 1
    for _, raw in lines_of(data):
        line, before = read_line(raw), replay.state
        step = replay.feed(raw)
        if step is None or before is None or replay.header is None:
            continue
        part += bool(line.get("part"))
        if "ask" in line:
            stops.append(LessonStep(str(line["ask"]), before, tuple(events), step.action, part))
            events.clear()
        events += replay.header.game.public_events(step)
        for name in str(line.get("tell", "")).split():
            stops.append(LessonStep(name, step.state, tuple(events), part=part))
            events.clear()
    if replay.header is None or not stops:
        raise ParseError("bad_header", reason="missing")
    return Lesson(replay.header, tuple(stops))
