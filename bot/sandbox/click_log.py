"""Who pressed what, and what was answered when: an evening as those who were there could tell it."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from itertools import count
from pathlib import Path
from time import perf_counter

from bot.sandbox.rendered_message import RenderedMessage


@dataclass(slots=True)
class ClickRecord:
    """A click, and what came back.

    Args:
        person: id of who clicked.
        message: id of the message.
        custom_id: of the button or list.
        values: what was chosen in the list.
        order: when it was, among all clicks and answers of the history.
        at: the same in seconds.
        answer: the kind of the answer as the page tells it, None as long as there is none.
        answer_order: when the answer came, among all clicks and answers.
        answer_at: the same in seconds.
        controls: the custom ids in the message that the answer shows.
        said: whether the answer is words for this person alone, without controls.
    """

    person: int
    message: str
    custom_id: str
    values: list[str]
    order: int
    at: float
    answer: str | None = None
    answer_order: int | None = None
    answer_at: float | None = None
    controls: list[str] = field(default_factory=list[str])
    said: bool = False


class ClickLog:
    """What several people did, in one order; given to each of them (`Person.history`)."""

    def __init__(self) -> None:
        self.presses: list[ClickRecord] = []
        self._order = count()

    def pressed(self, person: str, message: str, custom_id: str, values: Sequence[str]) -> ClickRecord:
        """Note a click on its way."""
        press = ClickRecord(int(person), message, custom_id, list(values), next(self._order), perf_counter())
        self.presses.append(press)
        return press

    def answered(self, press: ClickRecord, kind: str, shown: RenderedMessage | None) -> None:
        """Note the answer to a click; a failed one says nothing of what became of it."""
        if kind == "failed":
            return
        press.answer, press.answer_order, press.answer_at = kind, next(self._order), perf_counter()
        if shown is not None:
            press.controls = [button.custom_id for button in shown.buttons if button.custom_id is not None]
            press.controls += [select["custom_id"] for select in shown.selects]
            # A hand that is over is drawn anew without controls, too: what is said comes as a message of its own.
            press.said = shown.ephemeral and not press.controls and kind != "update"

    def forget(self, press: ClickRecord) -> None:
        """Take back a click that the page itself has refused: the bot never heard of it."""
        self.presses.remove(press)

    def write(self, path: Path) -> None:
        """Write one JSON object a click."""
        path.write_text("".join(json.dumps(asdict(press)) + "\n" for press in self.presses), encoding="utf-8")

    @classmethod
    def read(cls, path: Path) -> "ClickLog":
        """Return what was written."""
        history = cls()
        history.presses = [ClickRecord(**json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]
        return history
