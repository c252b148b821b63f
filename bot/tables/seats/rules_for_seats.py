"""Adapts house rules to a number of seats, since a host who chooses one rarely knows what the other needs."""

from collections.abc import Mapping

from bot.rules.errors import ParseError
from bot.rules.game import AnyGame
from bot.rules.options import Value, Values


def for_seats(game: AnyGame, given: Mapping[str, object], options: Values, seats: int) -> dict[str, Value]:
    """Return the house rules of a new table for this many seats; raise ParseError `bad_options`.

    Args:
        given: the requested options; without `preset`, any preset that fits.
    """
    try:
        return dict(game.adapt_options(options, seats))
    except ParseError:
        for preset in game.options.presets if "preset" not in given else ():
            try:
                return dict(game.adapt_options(game.options.validate({**given, "preset": preset}), seats))
            except ParseError:
                continue
        raise


def preset_values(game: AnyGame, options: dict[str, Value], seats: int) -> dict[str, Value]:
    """Return the values of a chosen preset for the table's number of seats, if it allows that number."""
    try:
        return dict(game.adapt_options(options, seats))
    except ParseError:
        return options
