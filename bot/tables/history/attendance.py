"""Who was there: from the log of a game, who has played how many of its deals."""

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.rules.game import AnyGame
from bot.storage import LogRow

BY, ANOTHER, SHUFFLE = "by", "another", "shuffle"
"""The key of a line that tells that not the player of the header acted, what it says of a person who took over the
seat, and the act that begins a deal."""


def by_others(row: LogRow) -> bool:
    """Return whether a line is of an action that somebody else has done than the header has at its seat."""
    return f'"{BY}"' in row.line and BY in json.loads(row.line)


@dataclass(frozen=True, slots=True)
class Attendance:
    """Who has played how much of a game.

    Args:
        absent: the seats whose owners did something in less than half of the deals in which their seats did.
        people: how many people have played at least half of the deals, those who took over a seat included.
    """

    absent: frozenset[int]
    people: int


def attendance(game: AnyGame, lines: Sequence[LogRow]) -> Attendance:
    """Return who has played how much of a game.

    Args:
        game: what was played.
        lines: of its log, the header first; nothing that was taken back.
    """
    players: Sequence[str] = json.loads(lines[0].line)["players"]
    # A person is named by their id; computer players and former players have a word before their number.
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
    # Of a seat that has changed hands in the middle both may have played half of the deals.
    people = sum(mostly(own, seat) for seat in persons) + sum(mostly(others, seat) for seat in [*others])
    return Attendance(absent, people)
