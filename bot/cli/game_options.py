"""Parses a game's options on the command line: `target=9,knockout=true`, or a house-rule code."""

import json

from bot.rules.game import AnyGame
from bot.rules.options import Value


def read_options(game: AnyGame, text: str) -> dict[str, Value]:
    """Return a game's checked options from an argument.

    Args:
        text: `name=value` pairs joined by commas, values as in a record; or a house-rule code; or "".

    Raises:
        ParseError: `bad_options`, with the nearest match.
    """
    if "=" not in text and game.options.is_code(text):
        return game.options.from_code(text)
    given: dict[str, object] = {}
    for pair in filter(None, text.split(",")):
        name, _, value = pair.partition("=")
        try:
            given[name.strip()] = json.loads(value)
        except ValueError:
            given[name.strip()] = value.strip()
    return game.options.validate(given)
