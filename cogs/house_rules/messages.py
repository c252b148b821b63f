"""The private pages on which a host changes the house rules of a table before its game starts."""

from collections.abc import Iterator, Sequence

from discord import SelectOption, ui

from bot.games import find_game
from bot.i18n import Translations, message_id
from bot.rules.options import ChoiceOption, IntOption, Value
from bot.tables import HouseRules, Table
from bot.ui.escaping import escaped
from bot.ui.layout import (
    MAX_HINT,
    MAX_OPTION_LABEL,
    MAX_OPTIONS,
    MAX_TITLE,
    AddressOf,
    Button,
    CustomId,
    MessageBuilder,
    Reader,
    SetOption,
    SimpleVerb,
    Verb,
    clip,
    differing_lines,
    option_line,
    option_word,
    value_choices,
    value_word,
)

MAX_TYPED_LENGTH = 400
"""Characters that a user may type into a form: more than a code with all options of Bid Whist has."""


def menu(table: Table, reader: Reader) -> Iterator[Button]:
    """Yield the button that shows the house rules of a table."""
    yield Button(SimpleVerb.HOUSE_RULES, reader.words("button-house"))


def overview(table: Table, saved: Sequence[HouseRules], words: Translations, note: str = "") -> ui.LayoutView:
    """Return the page with what differs from the preset, and lists of all options, a list for each group.

    Args:
        note: what stands above the options; "" for nothing.
    """
    game = find_game(table.game)
    message = MessageBuilder(game.color, address_of(table))
    message.text([f"### {words('house-title', game=escaped(words('game-name')), code=table.house)}"])
    if note:
        message.text([note])
    message.text(differing_lines(game, table.options, words))
    _, preset = game.options.preset_of(table.options)
    if table.guild is not None and table.options != preset and table.house not in {rules.code for rules in saved}:
        message.text([f"-# {words('house-keep')}"])
    presets = [
        SelectOption(label=clip(value_word("preset", name, words), MAX_OPTION_LABEL), value=name)
        for name in game.options.presets
    ] or [SelectOption(label=words("house-standard"), value=game.options.prefix)]
    presets += [
        SelectOption(label=rules.name, description=rules.code[:MAX_OPTION_LABEL], value=rules.name) for rules in saved
    ]
    message.choices(SimpleVerb.PRESET, words("house-start-from"), presets[:MAX_OPTIONS])
    for group, members in game.options.grouped.items():
        options = [
            SelectOption(
                label=clip(option_word(option.name, words), MAX_OPTION_LABEL),
                description=clip(value_word(option.name, table.options[option.name], words), MAX_OPTION_LABEL),
                value=option.name,
            )
            for option in members[:MAX_OPTIONS]
        ]
        changed = words(message_id("change", group)) if group else words("button-house")
        message.choices(SimpleVerb.OPTIONS, words("house-change-group", group=changed), options)
    message.buttons([message.button(SimpleVerb.CODE, words("button-code"))])
    return message.view()


def value_page(table: Table, option: ChoiceOption, words: Translations) -> ui.LayoutView:
    """Return the page with the values of one option."""
    message = MessageBuilder(find_game(table.game).color, address_of(table))
    message.text([f"### {option_line(option, table.options, words)}"])
    now = option.values.index(table.options[option.name])
    choices = [
        SelectOption(label=clip(name, MAX_OPTION_LABEL), value=str(number), default=number == now)
        for number, name in enumerate(value_choices(option, words))
    ]
    message.choices(SetOption(option.name), option_word(option.name, words), choices)
    message.buttons([message.button(SimpleVerb.HOUSE_RULES, words("button-back"))])
    return message.view()


def number_form(table: Table, option: IntOption, words: Translations) -> ui.Modal:
    """Return the form to type a number in."""
    current = table.options[option.name]
    hint = words(
        "house-number",
        low=str(option.low),
        high=str(option.high),
        bounded="yes" if option.is_bounded else "no",
        step=option.step,
        nullable="yes" if option.nullable and option.default is not None else "no",
        standard=value_word(option.name, option.default, words),
    )
    text = "" if current == option.default else "–" if current is None else str(current)
    return form(table, SetOption(option.name), option_word(option.name, words), hint, text, required=False)


def code_form(table: Table, words: Translations) -> ui.Modal:
    """Return the form to type a code or a name in."""
    return form(table, SimpleVerb.PRESET, words("button-code"), words("house-code"), table.house, required=True)


def form(table: Table, verb: Verb, title: str, hint: str, text: str, *, required: bool) -> ui.Modal:
    """Return a form with one line to fill in; the library keeps nothing of it in memory."""
    modal = ui.Modal(title=clip(title, MAX_TITLE), custom_id=address_of(table)(verb).custom_id(), timeout=None)
    line: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="value", default=text, required=required, max_length=MAX_TYPED_LENGTH
    )
    modal.add_item(ui.Label(text=clip(title, MAX_TITLE), description=clip(hint, MAX_HINT), component=line))
    modal.stop()
    return modal


def read_value(table: Table, name: str, given: str) -> Value:
    """Return the value that was chosen by its place in a list, or typed; nothing typed is the standard."""
    option = find_game(table.game).options.find(name)
    given = given.strip()
    number = int(given) if given.isascii() and given.isdecimal() and len(given) < 20 else None
    if isinstance(option, ChoiceOption):
        return option.values[number] if number is not None and number < len(option.values) else given
    if not given:
        return option.default
    return None if option.nullable and given in {"-", "–"} else given if number is None else number


def address_of(table: Table) -> AddressOf:
    """Return what makes the addresses of a table's pages."""
    return lambda verb: CustomId(table.id, table.revision, verb)
