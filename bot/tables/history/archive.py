"""Finished games as record files."""

import json
from collections.abc import Callable, Mapping, Sequence

from bot.errors import NotFound
from bot.storage import (
    Connection,
    Database,
    Level,
    LogRow,
    SharedSeedRow,
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
    """Return the record of a finished game, a line each for header and actions, people by their ids.

    The header's `proof` has the seed from now on, and the promises of earlier games that can't be seen; of a board
    that many tables play it has the seed as soon as none of them plays with it any more. In games that
    began before there were promises shuffles carry their salt, and the header's `commit` lists what the panel
    promised of them before each deal.

    Args:
        db: a connection that reads.
        number: the game's number.
        guild: where it is asked for.
        user: who asks: a person gets games of the guild and their own; None gets all.

    Raises:
        NotFound: `no_record`: no such game, or one that was not played to its end: its hands stay secret.
    """
    shown = games.finished(db, number) and (user is None or results.concerns(db, number, guild, user))
    lines = event_log.lines(db, number) if shown else ()
    if not lines:
        raise NotFound("no_record", number=number)
    header = json.loads(lines[0].line)
    for going in deletion.people(db):
        deletion.take_out_of(header, going)
    published, board = seed_commitments.of_game(db, number), shared_seeds.of_game(db, number)
    if board is not None:
        header["proof"] |= _of_many(board[0])
    elif published is None:
        header["commit"] = [shown for shown in (promise(json.loads(row.line)) for row in lines) if shown]
    else:
        header["proof"] |= {
            "seed": published.seed.hex(),
            "unopened": seed_commitments.unopened(db, number),
            "dropped": [label for each in event_log.dealt_again(db, number) for label in each.labels],
        }
    made = protests.of_game(db, number)
    if made:
        header["protest"] = {"line": line_at(lines, made[-1].revision)}
    return "".join(f"{line}\n" for line in (write_line(header), *(row.line for row in lines[1:])))


def line_at(lines: Sequence[LogRow], revision: int) -> int:
    """Return how many lines of a record there were at a revision of its table; dropped ones don't count."""
    return sum(row.revision <= revision for row in lines)


def _of_many(seed: SharedSeedRow) -> dict[str, object]:
    """Return what is published of a seed that many tables play with: itself as soon as none of them needs it."""
    told: dict[str, object] = {"words": None if seed.words_deleted else list(seed.words)}
    return {**told, "seed": seed.seed.hex(), "unopened": [], "dropped": []} if seed.opened else told


def people_in(record: str) -> list[int]:
    """Return the ids of the people who played, seat by seat, computer players left out."""
    players: list[str] = json.loads(record.partition("\n")[0])["players"]
    return [int(player) for player in players if player.isdecimal()]


def with_names(record: str, names: NamesOf) -> str:
    """Return the record with names in the place of ids; who is missing from a mapping stays a number."""
    first, _, rest = record.partition("\n")
    header = json.loads(first)
    header["players"] = [_name(player, names) for player in header["players"]]
    return f"{write_line(header)}\n{rest}"


def _name(player: str, names: NamesOf) -> str:
    """Return a person's name; computer players keep theirs."""
    if not player.isdecimal():
        return player
    return names(int(player)) if callable(names) else names.get(int(player), player)


class Archive:
    """The games that have no secrets left.

    Args:
        database: where they are kept.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def record(self, number: int, *, names: NamesOf, guild: int | None = None, user: int | None = None) -> str:
        """Return the record file of a finished game.

        Args:
            number: the game's number.
            names: the names of the moment by user id; who is missing from a mapping stays a number.
            guild: where it is asked for.
            user: who asks: a person gets games of the guild and their own; None gets all.

        Raises:
            NotFound: `no_record`: no such game to be shown.
        """
        return with_names(await self._database.read(lambda db: record_in(db, number, guild=guild, user=user)), names)

    async def oldest_message(self, number: int) -> int | None:
        """Return the id below which messages are about an earlier game of this number; None: there is none of it."""
        return await self._database.read(lambda db: games.oldest_message(db, number))

    async def belongs(self, number: int, guild: int | None, channel: int) -> bool:
        """Return whether a game was played on this server; where no server counts, in this channel."""
        where = await self._database.read(lambda db: games.place_of(db, number))
        return guild == where[0] if guild is not None else where == (None, channel)

    async def level(self, number: int, seat: int) -> Level | None:
        """Return how well a computer player played at a seat of a game; None where that is not known."""
        levels = await self._database.read(lambda db: games.levels(db, number))
        return levels[seat] if seat < len(levels) else None
