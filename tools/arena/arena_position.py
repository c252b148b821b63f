"""A position of the arena: the record up to a decision, the better action, and the reason."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.games import find_game
from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.record import Header, read_header
from bot.rules.state import State, View

Line = Mapping[str, object]
"""An action as a record has it."""


@dataclass(frozen=True, slots=True)
class ArenaPosition:
    """A test position for one seat.

    Args:
        why: the right move, with the reason.
        good: the right moves, as lines without the seat; None among them: nothing for now. Empty: all that are not
            bad.
        bad: the wrong moves.
    """

    name: str
    why: str
    record: Sequence[Line]
    seat: int
    good: Sequence[Line | None]
    bad: Sequence[Line | None] = ()

    @classmethod
    def read(cls, line: Mapping[str, Any]) -> "ArenaPosition":
        """Return a position from its JSON; what a mine adds about its cost is not needed."""
        record, good = line["record"], line["good"]
        return cls(line["name"], line["why"], record, line["seat"], good, line.get("bad", ()))

    def json(self) -> dict[str, object]:
        """Return it as it stands in a file, a line each."""
        return {
            "name": self.name,
            "why": self.why,
            "record": list(self.record),
            "seat": self.seat,
            "good": list(self.good),
            "bad": list(self.bad),
        }

    def place(self) -> tuple[AnyGame, View]:
        """Return the game and what the seat sees; raises `RuleError` if the record can't be played."""
        game, state = played(self.record)
        return game, state.view(self.seat)

    def solved_by(self, action: Action | None) -> bool:
        """Return whether doing this is right."""
        done = _alike(None if action is None else without_seat(action))
        right, wrong = list(map(_alike, self.good)), list(map(_alike, self.bad))
        return done not in wrong and (not right or done in right)


def _alike(line: Line | None) -> dict[str, object] | None:
    """Return an action's line so that it equals others that do the same: cards laid away have no order."""
    if line is None:
        return None
    cards = line.get("cards")
    return {**line, "cards": sorted(cards.split())} if isinstance(cards, str) else dict(line)


def without_seat(action: Action) -> dict[str, object]:
    """Return an action as a record has it, but for whose it is."""
    return {key: value for key, value in action.json().items() if key != "seat"}


def played(record: Sequence[Line]) -> tuple[AnyGame, State]:
    """Return the game and the state that a record leads to; raises `RuleError`."""
    header = read_header(record[0], find_game)
    state = header.start()
    for line in record[1:]:
        state = state.apply(header.game.codec.read(line, state.seats)).state
    return header.game, state


def record_of(header: Header, actions: Sequence[Action]) -> list[Line]:
    """Return the lines of a record."""
    return [header.json(), *(action.json() for action in actions)]
