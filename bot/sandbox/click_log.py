"""Records clicks and their answers with their order, for tests of consistency."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from itertools import count
from pathlib import Path
from time import perf_counter

from bot.sandbox.rendered_message import RenderedMessage


@dataclass(slots=True)
class ClickRecord:
    """A click and its answer.

    Args:
        order: its position among all clicks and answers of the history.
        at: the same in seconds.
        answer: the kind of the answer as the page shows it, None while there is none.
        answer_order: the answer's position among all clicks and answers.
        controls: the custom ids in the message that the answer shows.
        said: whether the answer is an ephemeral text without controls.
    """

    person: int
    message: str
    custom_id: str
    values: list[str]
    order: int
    at: float
    answer: str | None = None
    answer_order: int | None = None
    controls: list[str] = field(default_factory=list[str])
    said: bool = False


class ClickLog:
    """The clicks of several users in one order; each user has it as `Person.history`."""

    def __init__(self) -> None:
        self.presses: list[ClickRecord] = []
        self._order = count()

    def pressed(self, person: str, message: str, custom_id: str, values: Sequence[str]) -> ClickRecord:
        """Record a click on its way."""
        press = ClickRecord(int(person), message, custom_id, list(values), next(self._order), perf_counter())
        self.presses.append(press)
        return press

    def answered(self, press: ClickRecord, kind: str, shown: RenderedMessage | None) -> None:
        """Record the answer to a click; a failed one leaves its effect open."""
        if kind == "failed":
            return
        press.answer, press.answer_order = kind, next(self._order)
        if shown is not None:
            press.controls = [button.custom_id for button in shown.buttons if button.custom_id is not None]
            press.controls += [select["custom_id"] for select in shown.selects]
            # A finished hand is redrawn without controls, too; a text comes as a separate message.
            press.said = shown.ephemeral and not press.controls and kind != "update"

    def forget(self, press: ClickRecord) -> None:
        """Remove a click that the page itself has refused: the bot never received it."""
        self.presses.remove(press)

    def write(self, path: Path) -> None:
        """Write one JSON object per click."""
        path.write_text("".join(json.dumps(asdict(press)) + "\n" for press in self.presses), encoding="utf-8")

    @classmethod
    def read(cls, path: Path) -> "ClickLog":
        """Return the log of a file."""
        history = cls()
        history.presses = [ClickRecord(**json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]
        return history
