"""How well computer players play: as they were asked to, but for people and with them always their best."""

from typing import get_args

from bot.players import Manner, manner_of, rating_of
from bot.rules.game import AnyGame
from bot.storage import Level
from bot.tables.models import Table
from bot.tables.seats import left_seats, places

__all__ = ["BEST", "LEVELS", "helps_person", "level_at", "level_named", "manner_at", "rating_of"]

LEVELS: tuple[Level, ...] = get_args(Level)
"""All levels, from the weakest to the strongest."""
BEST = LEVELS[-1]


def level_named(text: str) -> Level | None:
    """Return the level of this name; None if there is none."""
    return next((level for level in LEVELS if level == text), None)


def level_at(game: AnyGame, table: Table, seat: int) -> Level:
    """Return how well a computer player plays at a seat.

    What it costs somebody that it plays badly is not theirs to choose: it does its best where it sits in for a
    person, or plays for one who left or was deleted, and as a person's partner.

    Args:
        game: what is played, or will be.
        table: the table.
        seat: the computer player's; a person's: that of whoever sits in.
    """
    return BEST if _for_people(game, table, seat) else table.seats[seat].level


def manner_at(game: AnyGame, table: Table, seat: int) -> Manner:
    """Return what a computer player at a seat likes among equals; one that plays for people likes nothing better."""
    return "even" if _for_people(game, table, seat) else manner_of(table.id, table.seats[seat].computer or 0)


def _for_people(game: AnyGame, table: Table, seat: int) -> bool:
    """Return whether a computer player at a seat plays for somebody else, or with a person."""
    who = table.seats[seat]
    instead = who.user is not None or (who.computer or 0) < 0 or seat in left_seats(table)
    return instead or helps_person(game, table, seat)


def helps_person(game: AnyGame, table: Table, seat: int) -> bool:
    """Return whether a seat's side has a person on it, beside whoever sits there; before a game as they sit now."""
    count = max(table.min_seats, len(table.seats))
    sides = game.sides(table.options, count)
    sitting = places(table)
    own = sitting[seat]
    partners = (
        who for place, who in zip(sitting, table.seats, strict=True) if place != own and (place - own) % sides == 0
    )
    return sides < count and any(who.user is not None for who in partners)
