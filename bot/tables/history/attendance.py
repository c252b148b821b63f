"""Attendance: which share of a game's deals each player has played, from its log."""

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.rules.game import AnyGame
from bot.rules.record import FindGame, Replay
from bot.rules.state import State, Step
from bot.storage import LogRow
from bot.tables.cooperative import LINES_PER_SLICE, Slices

BY, ANOTHER, SHUFFLE = "by", "another", "shuffle"
"""A line's key for an actor other than the header's, its value for a new person, the act that begins a deal."""


def by_others(row: LogRow) -> bool:
    """Return whether the actor of a line is not the player whom the header names for its seat."""
    return f'"{BY}"' in row.line and BY in json.loads(row.line)


@dataclass(frozen=True, slots=True)
class Attendance:
    """Who has played a game.

    Args:
        absent: the seats whose owners acted in fewer than half of the deals in which their seats acted.
        people: how many persons have played at least half of the deals, those who took over a seat included.
    """

    absent: frozenset[int]
    people: int


def attendance(game: AnyGame, lines: Sequence[LogRow]) -> Attendance:
    """Return who has played a game, from the lines of its log without undone ones."""
    players: Sequence[str] = json.loads(lines[0].line)["players"]
    # The header names persons by their ids; computer players and former players have a word before their number.
    persons = {seat for seat, name in enumerate(players) if not name.startswith("computer ")}
    if not any(map(by_others, lines)):
        return Attendance(frozenset(), len(persons))
    acted, own, others = (defaultdict[int, set[int]](set) for _ in range(3))
    deal = 0
    for line in (json.loads(row.line) for row in lines[1:]):
        act = line.get("act")
        deal += act == SHUFFLE
        if "seat" not in line or game.codec.classes[act].by_chance:
            continue
        seat, by = line["seat"], line.get(BY)
        acted[seat].add(deal)
        if by is None:
            own[seat].add(deal)
        elif by == ANOTHER:
            others[seat].add(deal)

    def mostly(played: Mapping[int, set[int]], seat: int) -> bool:
        return 2 * len(played[seat]) >= len(acted[seat])

    absent = frozenset(seat for seat in acted if not mostly(own, seat))
    # If a seat changed hands in the middle, both players may have played half of the deals.
    people = sum(mostly(own, seat) for seat in persons) + sum(mostly(others, seat) for seat in [*others])
    return Attendance(absent, people)


def steps_in(
    lines: Sequence[LogRow], find_game: FindGame, each: int = LINES_PER_SLICE
) -> Slices[tuple[AnyGame, list[Step[State]], set[int]]]:
    """Return the game and the steps of a log, and the places of those by others than their seats' players, in slices.

    Raises:
        RuleError: a line can't be read, or is not legal.
    """
    record, steps, stood_in = Replay(find_game), list[Step[State]](), set[int]()
    for place, row in enumerate(lines):
        step = record.feed(row.line.encode())
        if step is not None:
            if by_others(row):
                stood_in.add(len(steps))
            steps.append(step)
        if place % each == 0:
            yield
    assert record.header is not None
    return record.header.game, steps, stood_in
