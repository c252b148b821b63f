"""Write house rules as text: the differences from a game's standard, and every option with its value."""

from collections.abc import Container, Iterator

from bot.games import all_games, find_game
from bot.i18n import Translations, message_id
from bot.rules.game import AnyGame
from bot.rules.options import ChoiceOption, Option, Value, Values, show_value
from bot.tables import Table

MAX_LISTED = 3


def house_rules(table: Table, words: Translations) -> str:
    """Return the table's preset and every option that differs from it; "" for the game's standard."""
    return differing(find_game(table.game), table.options, words)


def differing(game: AnyGame, values: Values, words: Translations) -> str:
    """Return the preset and every option that differs from it; "" for the game's standard."""
    return listed(game, game.options.minimal(values), words)


def brought(game: AnyGame, asked: Values, now: Values, words: Translations) -> str:
    """Return a sentence on what had to change along with what was asked for; "" if nothing had to.

    Args:
        asked: all values as they were asked for, whether they can be played or not.
    """
    changed = {name: value for name, value in now.items() if asked[name] != value}
    if not changed:
        return ""
    if len(changed) > MAX_LISTED:  # it is another preset, which says it all
        changed = {"preset": next(iter(game.options.presets), ""), **game.options.minimal(now)}
    return words("house-brought", rules=listed(game, changed, words))


def listed(game: AnyGame, values: Values, words: Translations) -> str:
    """Return the options that lists show with their values, one after the other."""
    hidden = {option.name for option in game.options.options} - {option.name for option in game.options.shown}
    return ", ".join(
        words("option-and-value", option=option_word(name, words), value=value_word(name, value, words))
        for name, value in values.items()
        if name not in hidden
    )


def differing_lines(game: AnyGame, values: Values, words: Translations) -> Iterator[str]:
    """Yield the preset that is nearest to house rules, and what differs from it, group by group."""
    preset, base = game.options.preset_of(values)
    yield words("house-preset", preset=value_word("preset", preset, words) if preset else words("house-standard"))
    lines = list(_group_lines(game, values, words, [name for name in values if values[name] != base[name]]))
    if lines:
        yield words("house-differs")
        yield from (f"**{line}**" for line in lines)
    else:
        yield words("house-same")


def option_lines(game: AnyGame, values: Values, words: Translations) -> Iterator[str]:
    """Yield all house rules: what differs from the nearest preset, then the rest, group by group."""
    yield from differing_lines(game, values, words)
    _, base = game.options.preset_of(values)
    yield words("house-rest")
    yield from _group_lines(game, values, words, [name for name in values if values[name] == base[name]])


def _group_lines(game: AnyGame, values: Values, words: Translations, names: Container[str]) -> Iterator[str]:
    """Yield some options with their values, a line for each group."""
    for group, options in game.options.grouped.items():
        chosen = {option.name: values[option.name] for option in options if option.name in names}
        if chosen:
            rules = listed(game, chosen, words)
            yield words("house-group", group=words(message_id("group", group)), rules=rules) if group else rules


def option_line(option: Option, values: Values, words: Translations) -> str:
    """Return an option and its value."""
    value = value_word(option.name, values[option.name], words)
    return words("labelled", label=option_word(option.name, words), text=value)


def preset_choices(game: str, words: Translations) -> dict[str, str]:
    """Return a game's presets and their names; none for an unknown game."""
    presets = all_games()[game].options.presets if game in all_games() else ()
    return {name: value_word("preset", name, words) for name in presets}


def option_word(option: str, words: Translations) -> str:
    """Return an option's name."""
    return words(message_id("option", option))


def value_word(option: str, value: Value, words: Translations) -> str:
    """Return a value in words: the game's own, the common ones for yes, no and none, or the number itself."""
    shown = "none" if value is None else show_value(value)
    for key in (message_id("value", option, shown), message_id("value", shown)):
        if words.has(key):
            return words(key)
    return shown


def value_choices(option: ChoiceOption, words: Translations) -> list[str]:
    """Return the words for all values of an option, the standard first."""
    return [value_word(option.name, value, words) for value in option.values]
