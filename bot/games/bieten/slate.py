"""The slate of Bieten: a score is struck through when its player is gespannt at the start of a deal (gestrichen)."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games.bieten.options import Rules
from bot.rules.slate import Row, Score, running


def slate(rules: Rules, deals: Sequence[Mapping[str, Any]], *, over: bool) -> tuple[Row, ...]:
    """Return the rows of the slate.

    Args:
        rules: what is agreed at the table.
        deals: those counted so far.
        over: whether the last of them ended the game, so that no deal starts with its scores.
    """
    rows: list[Row] = []
    out: set[int] = set()
    for number, sums in enumerate(running(deal["points"] for deal in deals), 1):
        starts = not (over and number == len(deals))
        rows.append(
            tuple(
                None if seat in out else Score(points, struck=starts and points == rules.target - 1)
                for seat, points in enumerate(sums)
            )
        )
        out |= {seat for seat, points in enumerate(sums) if points >= rules.target}
    return tuple(rows)
