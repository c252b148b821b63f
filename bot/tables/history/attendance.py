"""Who was there: from the log of a game, the people for whom somebody else has played most of it."""

import json
from collections import defaultdict
from collections.abc import Sequence

from bot.rules.game import AnyGame
from bot.storage import LogRow

BY, SHUFFLE = "by", "shuffle"
"""The key of a line that tells that not the player of the header acted, and the act that begins a deal."""


def by_others(row: LogRow) -> bool:
    """Return whether a line is of an action that somebody else has done than the header has at its seat."""
    return f'"{BY}"' in row.line and BY in json.loads(row.line)


def absentees(game: AnyGame, lines: Sequence[LogRow]) -> frozenset[int]:
    """Return the seats whose owners did something in less than half of the deals in which their seats did.

    Args:
        game: what was played.
        lines: of its log; nothing that was taken back.
    """
    if not any(map(by_others, lines)):
        return frozenset()
    acted, own = defaultdict[int, set[int]](set), defaultdict[int, set[int]](set)
    deal = 0
    for line in (json.loads(row.line) for row in lines):
        act = line.get("act")
        deal += act == SHUFFLE
        if "seat" not in line or game.codec.classes[act].by_chance:
            continue
        acted[line["seat"]].add(deal)
        if BY not in line:
            own[line["seat"]].add(deal)
    return frozenset(seat for seat, deals in acted.items() if 2 * len(own[seat]) < len(deals))
