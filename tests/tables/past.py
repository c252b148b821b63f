"""Finished games put straight into a database: a past for statistics, without playing it."""

import json
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pydantic import SecretStr

from bot.games import find_game
from bot.rules.record import Replay
from bot.storage import (
    Document,
    PersonId,
    ResultRow,
    SeatRow,
    TableRow,
    documents,
    games,
    log,
    results,
    seasons,
    tables,
)
from bot.storage.migrate import migrate
from bot.tables.house_rules import options_json


def open_file(path: Path | SecretStr) -> Any:
    """Return a connection to a database of the newest version; of a server that has one already."""
    if isinstance(path, SecretStr):
        # Only here: who has no driver for a server tests with files all the same.
        from tests.postgres.server import opened

        return opened(path)
    db = sqlite3.connect(path, isolation_level=None)
    db.row_factory = sqlite3.Row
    db.execute("PRAGMA foreign_keys = ON").close()
    migrate(db)
    return db


def finished(
    db: sqlite3.Connection,
    guild: int | None,
    users: Sequence[int | None],
    scores: Sequence[int],
    *,
    game: str = "bieten",
    at: str = "2026-01-01T12:00:00+00:00",
    record: Sequence[str] = (),
    **options: object,
) -> int:
    """Write a game: who has the highest score wins, who has the lowest loses; return its number.

    Args:
        db: a connection that writes.
        guild: where it was played.
        users: by seat; None: a computer player.
        scores: by seat.
        game: its id.
        at: when it was finished.
        record: the lines of its log.
        options: house rules.
    """
    found = find_game(game)
    values = found.options.read(options)
    text = options_json(found, values)
    seats = [
        SeatRow(PersonId(user) if user else None, computer=None if user else place + 1)
        for place, user in enumerate(users)
    ]
    row = TableRow(
        id=0,
        guild=guild,
        channel=1,
        host=next(user for user in users if user),
        game=game,
        options=text,
        room=len(users),
        status="closed",
        revision=0,
        number=None,
        waiting=False,
        opened_at=at,
        changed_at=at,
    )
    table = tables.insert(db, row)
    documents.save(db, table, Document(seats=tuple(seats)))
    number = games.insert(db, table, game, at)
    sides = found.sides(values, len(users))
    won = [score == max(scores) for score in scores]
    lost = [score == min(scores) and score < max(scores) for score in scores]
    outcome = {
        "reason": "target",
        "scores": list(scores[:sides]),
        "winners": [side for side in range(sides) if won[side]],
        "losers": [side for side in range(sides) if lost[side]],
    }
    games.finish(db, number, at, json.dumps(outcome), "[]")
    rows = [
        ResultRow(
            seat=place,
            person=user,
            computer=None if user else place + 1,
            score=score,
            won=won[place],
            lost=lost[place],
        )
        for place, (user, score) in enumerate(zip(users, scores, strict=True))
    ]
    season = seasons.running(db, guild)
    results.insert(db, number, guild, game, text, at, rows, season.id if season else None)
    log.append(db, number, 0, record)
    games.keep_players(db, number, [user for user in users if user])
    return number


def bluffed(users: Sequence[int]) -> list[str]:
    """Return the record of one deal of Bieten in which seat 1 gets away with a weak bet on Rot and the deal ends.

    The game itself goes on: a log that can be counted needs no more.
    """
    lines: list[dict[str, object]] = [
        {"record": 1, "game": "bieten", "players": [str(user) for user in users], "dealer": 0},
        {"act": "deal", "hands": ["Ah Kl 9b", "9h 8l 7a"]},
        {"seat": 1, "act": "bet", "figure": "red"},
        {"seat": 0, "act": "good"},
    ]
    played = ((1, "9h"), (0, "Ah"), (0, "Kl"), (1, "8l"), (0, "9b"), (1, "7a"))
    lines += [{"seat": seat, "act": "play", "card": card} for seat, card in played]
    record, told = Replay(find_game), [json.dumps(line) for line in lines]
    for line in told:
        record.feed(line.encode())
    return told
