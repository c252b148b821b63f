"""House rules in words: what differs from a game's standard."""

from bot.games import all_games, find_game
from bot.i18n import Words, message_id
from bot.rules.house import Value, show_value
from bot.tables import Table


def house_rules(table: Table, words: Words) -> str:
    """Return the table's preset and every option that differs from it."""
    short = find_game(table.game).options.shorten(table.options)
    return ", ".join(
        words("option-and-value", option=words(message_id("option", name)), value=value_word(name, value, words))
        for name, value in short.items()
    )


def preset_choices(game: str, words: Words) -> dict[str, str]:
    """Return a game's presets and their names; none for an unknown game."""
    presets = all_games()[game].options.presets if game in all_games() else ()
    return {name: value_word("preset", name, words) for name in presets}


def value_word(option: str, value: Value, words: Words) -> str:
    """Return a value in words: the game's own, the common ones for yes, no and none, or the number itself."""
    shown = "none" if value is None else show_value(value)
    for key in (message_id("value", option, shown), message_id("value", shown)):
        if words.has(key):
            return words(key)
    return shown
