"""Decides the level and style of computer players: as the table asks, but the best where a person depends on one."""

from typing import get_args

from bot.players import Manner, manner_of, rating_of
from bot.rules.game import AnyGame
from bot.storage import Level
from bot.tables.models import Table
from bot.tables.seats import left_seats, places

__all__ = ["BEST", "LEVELS", "helps_person", "level_at", "level_named", "manner_at", "rating_of"]

LEVELS: tuple[Level, ...] = get_args(Level)
BEST = LEVELS[-1]


def level_named(text: str) -> Level | None:
    """Return the level with this name, or None."""
    return next((level for level in LEVELS if level == text), None)


def level_at(game: AnyGame, table: Table, seat: int) -> Level:
    """Return the level at which a computer player plays a seat; the highest where it plays for or with a person."""
    return BEST if _for_people(game, table, seat) else table.seats[seat].level


def manner_at(game: AnyGame, table: Table, seat: int) -> Manner:
    """Return the style of the computer player at a seat; neutral where a person depends on it."""
    return "even" if _for_people(game, table, seat) else manner_of(table.id, table.seats[seat].computer or 0)


def _for_people(game: AnyGame, table: Table, seat: int) -> bool:
    """Return whether the computer player at a seat plays for a person or with one."""
    who = table.seats[seat]
    instead = who.user is not None or (who.computer or 0) < 0 or seat in left_seats(table)
    return instead or helps_person(game, table, seat)


def helps_person(game: AnyGame, table: Table, seat: int) -> bool:
    """Return whether a seat's side has a person at another seat; before a game, by the present seats."""
    count = max(table.min_seats, len(table.seats))
    sides = game.sides(table.options, count)
    sitting = places(table)
    own = sitting[seat]
    partners = (
        who for place, who in zip(sitting, table.seats, strict=True) if place != own and (place - own) % sides == 0
    )
    return sides < count and any(who.user is not None for who in partners)
