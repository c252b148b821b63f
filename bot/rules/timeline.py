"""A record as a timeline: the table after each of its lines."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from bot.rules.game import AnyGame
from bot.rules.panel import CardFace
from bot.rules.record import FindGame, Header, Replay, lines_of, read_line
from bot.rules.state import State, Step


@dataclass(frozen=True, slots=True)
class TimelineEntry:
    """The table after a line of a record.

    Args:
        line: its physical number, from 1; the header has no entry.
        deal: the number of its deal in the game, from 1.
        step: of the line.
    """

    line: int
    deal: int
    step: Step[State]


@dataclass(frozen=True, slots=True)
class Timeline:
    """A complete game, entry by entry; `protest`: the line of a protest; None: there was none."""

    header: Header
    moments: tuple[TimelineEntry, ...]
    protest: int | None = None

    @property
    def deals(self) -> int:
        """The number of deals."""
        return self.moments[-1].deal if self.moments else 0

    def index_at_line(self, line: int) -> int:
        """Return the index of the last entry at or before a line, from 0; 0 if there is none."""
        found = [place for place, moment in enumerate(self.moments) if moment.line <= line]
        return found[-1] if found else 0

    def index_of_deal(self, deal: int) -> int:
        """Return the index of the first entry of a deal; the last deal's if there is no such one."""
        deals = [moment.deal for moment in self.moments]
        return deals.index(max(1, min(deal, self.deals)))


def open_hands(game: AnyGame, state: State) -> tuple[tuple[CardFace, ...], ...]:
    """Return the cards that each seat holds at an entry, none between two deals; for games without secrets only."""
    if state.is_chance_node or state.outcome is not None:
        return ((),) * state.seats
    return tuple(game.cards_held(state.view(seat)) for seat in range(state.seats))


def timeline_of(data: bytes, find_game: FindGame) -> Timeline:
    """Return the timeline of a record; raises RuleError: a line can't be read, or the rules don't allow it."""
    record = Replay(find_game)
    moments: list[TimelineEntry] = []
    for number, raw in lines_of(data):
        step = record.feed(raw)
        if step is not None:
            moments.append(TimelineEntry(number, _deal(moments, step), step))
    assert record.header is not None
    return Timeline(record.header, tuple(moments), _protest(data))


def _protest(data: bytes) -> int | None:
    """Return the line of a protest, from the record's header, or None."""
    _, raw = next(lines_of(data))
    protest = read_line(raw).get("protest")
    line = cast("dict[str, object]", protest).get("line") if isinstance(protest, dict) else None
    return line if type(line) is int else None


def _deal(before: Sequence[TimelineEntry], step: Step[State]) -> int:
    """Return the number of a step's deal; a shuffle begins the next one, if the one before has been counted."""
    if not before:
        return 1
    last = before[-1].deal
    begins = step.action.by_chance and not step.before.is_draw_due
    return last + 1 if begins and len(step.before.deals) >= last else last
