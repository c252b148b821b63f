"""Finished games as record files."""

import json
from collections.abc import Callable, Mapping

from bot.errors import NotFound
from bot.storage import (
    Connection,
    Database,
    Level,
    deletion,
    event_log,
    games,
    protests,
    results,
    seed_commitments,
    shared_seeds,
)
from bot.tables.game import promise, write_line

NamesOf = Callable[[int], str] | Mapping[int, str]


def record_in(db: Connection, number: int, *, guild: int | None = None, user: int | None = None) -> str:
    """Return the record of a finished game, one line each for header and actions, with user ids.

    The header's `proof` now has the seed, and the commitments of earlier games whose records are not public. A
    board's seed is in it as soon as no table plays it any more. In games that began before there were commitments
    shuffles have their salt, and the header's `commit` lists the hashes that the panel showed before each deal. A
    practice game has no proof, because its first lines are those of another game.

    Args:
        user: the reader, who gets games of the guild and their own; None gets all.

    Raises:
        NotFound: `no_record`: no such game, or one without a proper end, whose hands stay secret.
    """
    shown = games.finished(db, number) and (user is None or results.concerns(db, number, guild, user))
    lines = event_log.lines(db, number) if shown else ()
    if not lines:
        raise NotFound("no_record", number=number)
    header = json.loads(lines[0].line)
    for going in deletion.people(db):
        deletion.take_out_of(header, going)
    published, board = seed_commitments.for_game(db, number), shared_seeds.for_game(db, number)
    if board is not None:
        seed, _, _ = board
        header["proof"]["words"] = None if seed.words_deleted else list(seed.words)
        if seed.opened:
            header["proof"] |= {"seed": seed.seed.hex(), "unopened": [], "dropped": _dropped(db, number)}
    elif "position" in header:
        lines = tuple(row.model_copy(update={"line": _without_salt(row.line)}) for row in lines)
    elif published is None:
        header["commit"] = [shown for shown in (promise(json.loads(row.line)) for row in lines) if shown]
    else:
        header["proof"] |= {
            "seed": published.seed.hex(),
            "unopened": seed_commitments.unopened(db, number),
            "dropped": _dropped(db, number),
        }
    made = protests.for_game(db, number)
    if made:
        header["protest"] = {"line": sum(row.revision <= made[-1].revision for row in lines)}
    return "".join(f"{line}\n" for line in (write_line(header), *(row.line for row in lines[1:])))


def _dropped(db: Connection, number: int) -> list[str]:
    """Return the labels of a game's deals that were dealt again."""
    return [label for each in event_log.dealt_again(db, number) for label in each.labels]


def _without_salt(line: str) -> str:
    read = json.loads(line)
    return write_line({key: value for key, value in read.items() if key != "salt"}) if "salt" in read else line


def with_names(record: str, names: NamesOf) -> str:
    """Return the record with names instead of ids; users missing from the mapping stay numbers."""
    first, _, rest = record.partition("\n")
    header = json.loads(first)
    header["players"] = [_name(player, names) for player in header["players"]]
    return f"{write_line(header)}\n{rest}"


def _name(player: str, names: NamesOf) -> str:
    if not player.isdecimal():
        return player
    return names(int(player)) if callable(names) else names.get(int(player), player)


class Archive:
    """Returns records of games that have no secrets left."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def record(self, number: int, *, guild: int | None = None, user: int | None = None) -> str:
        """Return the record file of a finished game, players by their ids; raise NotFound `no_record`."""
        return await self._database.read(lambda db: record_in(db, number, guild=guild, user=user))

    async def finished_games(self, user: int, *, limit: int) -> int:
        """Return how many finished games a person has sat in, counted up to `limit`."""
        return await self._database.read(lambda db: games.finished_by(db, user, limit))

    async def oldest_message(self, number: int) -> int | None:
        """Return the id below which messages are about an earlier game of this number, or None."""
        return await self._database.read(lambda db: games.oldest_message(db, number))

    async def belongs(self, number: int, guild: int | None, channel: int) -> bool:
        """Return whether a game was played on this server; without a server, in this channel."""
        where = await self._database.read(lambda db: games.place_of(db, number))
        return guild == where[0] if guild is not None else where == (None, channel)

    async def level(self, number: int, seat: int) -> Level | None:
        """Return the level of the computer player at a seat of a game, or None if unknown."""
        levels = await self._database.read(lambda db: games.levels(db, number))
        return levels[seat] if seat < len(levels) else None
