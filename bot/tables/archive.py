"""Finished games as record files."""

import json
from collections.abc import Callable, Mapping

from bot.errors import NotFound
from bot.storage import Database, games, log
from bot.tables.dealing import promise, write_line

NamesOf = Callable[[int], str] | Mapping[int, str]


async def record_of(database: Database, number: int, names: NamesOf) -> str:
    """Return the record of a finished game, a line each for header and actions.

    Shuffles carry their salt, and the header's `commit` lists what the panel promised of them before each deal.

    Args:
        database: where it is kept.
        number: the game's number.
        names: the names of the moment by user id; who is missing from a mapping stays a number.

    Raises:
        NotFound: `no_record`: no such game, or one that was not played to its end: its hands stay secret.
    """
    lines = await database.read(lambda db: log.lines(db, number) if games.finished(db, number) else ())
    if not lines:
        raise NotFound("no_record", number=number)
    header = json.loads(lines[0].line)
    header["players"] = [_name(player, names) for player in header["players"]]
    promises = [promise(json.loads(row.line)) for row in lines]
    header["commit"] = [number for number in promises if number]
    return "".join(f"{line}\n" for line in (write_line(header), *(row.line for row in lines[1:])))


def _name(player: str, names: NamesOf) -> str:
    """Return a person's name; computer players keep theirs."""
    if not player.isdecimal():
        return player
    return names(int(player)) if callable(names) else names.get(int(player), player)
