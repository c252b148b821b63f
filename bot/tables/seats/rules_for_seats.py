"""House rules for as many as are to play: who chooses one of the two hardly knows what has to go with it."""

from collections.abc import Mapping

from bot.rules.errors import ParseError
from bot.rules.game import AnyGame
from bot.rules.options import Value, Values


def for_seats(game: AnyGame, given: Mapping[str, object], options: Values, seats: int) -> dict[str, Value]:
    """Return the house rules of a new table for so many seats.

    Args:
        game: what is played.
        given: the options as they were asked for; without `preset`, any preset will do that fits.
        options: the checked values these stand for.
        seats: how many may sit down.

    Raises:
        ParseError: `bad_options`: so many can't play by these.
    """
    try:
        return dict(game.for_seats(options, seats))
    except ParseError:
        for preset in game.options.presets if "preset" not in given else ():
            try:
                return dict(game.for_seats(game.options.read({**given, "preset": preset}), seats))
            except ParseError:
                continue
        raise


def kept_room(game: AnyGame, options: dict[str, Value], seats: int) -> dict[str, Value]:
    """Return a preset that was chosen for a table of so many seats, for as many if it can be played so."""
    try:
        return dict(game.for_seats(options, seats))
    except ParseError:
        return options
