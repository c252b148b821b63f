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


def counted(table: Table, words: Translations) -> str:
    """Return the nearest preset and how many options differ from it: short house rules for a narrow place."""
    changed = find_game(table.game).options.minimal(table.options)
    preset, _ = find_game(table.game).options.preset_of(table.options)
    return words("lobby-rules-counted", preset=_preset_word(preset, words), count=len(changed.keys() - {"preset"}))


def listed(game: AnyGame, values: Values, words: Translations, title: str = "") -> str:
    """Return the options that lists show with their values, one after the other.

    Args:
        title: what stands before the list; an option of that name is not named a second time.
    """
    hidden = {option.name for option in game.options.options} - {option.name for option in game.options.shown}
    parts = list[str]()
    for name, chosen in values.items():
        if name in hidden:
            continue
        option, value = option_word(name, words), value_word(name, chosen, words)
        parts.append(value if option == title else words("option-and-value", option=option, value=value))
    return ", ".join(parts)


def differing_lines(game: AnyGame, values: Values, words: Translations) -> Iterator[str]:
    """Yield the preset that is nearest to house rules with its own rules, and what differs from it, by groups."""
    preset, base = game.options.preset_of(values)
    changed = {name for name in values if values[name] != base[name]}
    yield words("house-preset", preset=_preset_word(preset, words))
    yield from _group_lines(game, values, words, _set_by(game, base) - changed)
    lines = list(_group_lines(game, values, words, changed))
    if lines:
        yield words("house-differs")
        yield from (f"**{line}**" for line in lines)
    else:
        yield words("house-same")


def option_lines(game: AnyGame, values: Values, words: Translations) -> Iterator[str]:
    """Yield all house rules: the nearest preset and what differs from it, then the rest, group by group."""
    yield from differing_lines(game, values, words)
    _, base = game.options.preset_of(values)
    yield words("house-rest")
    unchanged = {name for name in values if values[name] == base[name]}
    yield from _group_lines(game, values, words, unchanged - _set_by(game, base))


def _set_by(game: AnyGame, preset: Values) -> set[str]:
    """Return the options that a preset's values change from the game's standard."""
    standard = game.options.validate({})
    return {name for name, value in preset.items() if value != standard[name]}


def _preset_word(preset: str, words: Translations) -> str:
    """Return a preset's name, or the common word for the rules of a game without presets."""
    return value_word("preset", preset, words) if preset else words("house-standard")


def _group_lines(game: AnyGame, values: Values, words: Translations, names: Container[str]) -> Iterator[str]:
    """Yield some options with their values, a line for each group."""
    for group, options in game.options.grouped.items():
        chosen = {option.name: values[option.name] for option in options if option.name in names}
        if chosen:
            title = words(message_id("group", group)) if group else ""
            rules = listed(game, chosen, words, title)
            yield words("house-group", group=title, rules=rules) if group else rules


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
