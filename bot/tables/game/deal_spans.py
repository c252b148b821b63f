"""The deals in a log: where each begins, which random labels it has used, and whether a seat has acted in it."""

import json
from collections.abc import Sequence
from dataclasses import dataclass

from bot.rules.record import FindGame, Replay
from bot.storage import LogRow
from bot.tables.cooperative import LINES_PER_SLICE, Slices
from bot.tables.copies import replace


@dataclass(frozen=True, slots=True)
class DealSpan:
    """One deal in a log from the revision of its first line, packs that were dealt again and used labels included."""

    first: int
    labels: tuple[str, ...] = ()
    acted: bool = False
    counted: bool = False


def deals_in(lines: Sequence[LogRow], find_game: FindGame) -> Slices[tuple[DealSpan, ...]]:
    """Return the deals of a log in order, in slices; raise RuleError if a line is unreadable or not legal."""
    record, spans = Replay(find_game), list[DealSpan]()
    for number, row in enumerate(lines, 1):
        if number % LINES_PER_SLICE == 0:
            yield
        step = record.feed(row.line.encode())
        if step is None:
            continue
        if not spans or spans[-1].counted:
            spans.append(DealSpan(row.revision))
        span = spans[-1]
        label = json.loads(row.line).get("luck") if step.action.by_chance else None
        spans[-1] = replace(
            span,
            labels=(*span.labels, label) if label else span.labels,
            acted=span.acted or not step.action.by_chance,
            counted=len(step.state.deals) > len(step.before.deals),
        )
    return tuple(spans)


def disputed(spans: Sequence[DealSpan]) -> int:
    """Return the number of the deal that a protest is about, from 1: the last one with an action."""
    begun = [number for number, span in enumerate(spans, 1) if span.acted]
    return begun[-1] if begun else 1


def may_deal_again(spans: Sequence[DealSpan], deal: int) -> bool:
    """Return whether a deal can still be dealt again: until a seat acts in the next one."""
    return deal <= len(spans) and not any(span.acted for span in spans[deal:])
