"""The private pages on which a host changes the house rules of a table before its game starts.

Verbs: `!house` the page with all options, `$` the list of options, `$code` the form for a code, `$<option>` a value
that was chosen or typed, `$preset` all options at once.
"""

from collections.abc import Callable, Sequence

from discord import SelectOption, ui

from bot.errors import Conflict, NotAllowed
from bot.games import find_game
from bot.i18n import Catalogs, Words
from bot.rules.options import OneOf, Value, WholeNumber
from bot.tables import HouseRules, Table, TableService
from bot.ui.discord import Answer, People
from bot.ui.layout import (
    MOST_OPTIONS,
    OPTION_LABEL,
    TITLE,
    Address,
    Message,
    clip,
    option_line,
    option_lines,
    option_word,
    value_choices,
    value_word,
)

TYPED = 100


class HousePages:
    """Draws the pages and takes the clicks on them.

    Args:
        service: the tables and the house rules of guilds.
        catalogs: all words.
        people: their languages.
    """

    def __init__(self, service: TableService, catalogs: Catalogs, people: People) -> None:
        self._service = service
        self._catalogs = catalogs
        self._people = people

    async def click(self, answer: Answer, address: Address, values: Sequence[str]) -> None:
        """Do what a button, a list or a form of these pages stands for.

        Raises:
            NotAllowed: `not_host`.
            Conflict: `already_started`, and whatever the service refuses.
            FormError: `bad_options`.
        """
        table = await self._service.table(address.table)
        user = answer.interaction.user.id
        if table.host != user:
            raise NotAllowed("not_host")
        if table.status == "playing":
            raise Conflict("already_started")
        words = self._catalogs.words(self._people.language(answer.interaction), table.game)
        verb = address.verb
        if verb == "$":
            await self._open(answer, table, values[0], words)
        elif verb == "$code":
            await answer.modal(code_form(table, words))
        else:
            if verb != "!house":
                name = verb[1:]
                value = read_value(table, name, values[0]) if name != "preset" else values[0]
                table = await self._service.set_option(table.id, user, name, value)
            saved = await self._service.house_rules.of_guild(table.guild, table.game)
            view = overview(table, saved, words)
            message = answer.interaction.message
            await (answer.update(view) if message and message.flags.ephemeral else answer.private(view))

    async def _open(self, answer: Answer, table: Table, name: str, words: Words) -> None:
        """Show the values of an option, or the form to type one in."""
        option = find_game(table.game).options.find(name)
        if isinstance(option, OneOf):
            await answer.update(value_page(table, option, words))
        else:
            await answer.modal(number_form(table, option, words))


def overview(table: Table, saved: Sequence[HouseRules], words: Words) -> ui.LayoutView:
    """Return the page with all options and what can be changed.

    Args:
        table: before its start.
        saved: the names of the guild for this game.
        words: the reader's, with those of the game.
    """
    game = find_game(table.game)
    message = Message(game.color, address_of(table))
    message.text([f"### {words('house-title', game=words('game-name'), code=table.house)}"])
    message.text(option_lines(game, table.options, words))
    presets = [
        SelectOption(label=clip(value_word("preset", name, words), OPTION_LABEL), value=name)
        for name in game.options.presets
    ] or [SelectOption(label=words("house-standard"), value=game.options.prefix)]
    presets += [SelectOption(label=rules.name, description=rules.code[:100], value=rules.name) for rules in saved]
    message.choices("$preset", words("house-start-from"), presets[:MOST_OPTIONS])
    for first in range(0, len(game.options.options), MOST_OPTIONS):
        options = [
            SelectOption(
                label=clip(option_word(option.name, words), OPTION_LABEL),
                description=clip(value_word(option.name, table.options[option.name], words), OPTION_LABEL),
                value=option.name,
            )
            for option in game.options.options[first : first + MOST_OPTIONS]
        ]
        message.choices("$", words("house-change"), options)
    message.buttons([message.button("$code", words("button-code"))])
    return message.view()


def value_page(table: Table, option: OneOf, words: Words) -> ui.LayoutView:
    """Return the page with the values of one option."""
    message = Message(find_game(table.game).color, address_of(table))
    message.text([f"### {option_line(option, table.options, words)}"])
    now = option.values.index(table.options[option.name])
    choices = [
        SelectOption(label=clip(name, OPTION_LABEL), value=str(number), default=number == now)
        for number, name in enumerate(value_choices(option, words))
    ]
    message.choices(f"${option.name}", option_word(option.name, words), choices)
    message.buttons([message.button("!house", words("button-back"))])
    return message.view()


def number_form(table: Table, option: WholeNumber, words: Words) -> ui.Modal:
    """Return the form to type a number in."""
    current = table.options[option.name]
    hint = words(
        "house-number",
        low=str(option.low),
        high=str(option.high),
        step=option.step,
        nullable="yes" if option.nullable else "no",
        standard=value_word(option.name, option.default, words),
    )
    text = "" if current == option.default else "–" if current is None else str(current)
    return form(table, f"${option.name}", option_word(option.name, words), hint, text, required=False)


def code_form(table: Table, words: Words) -> ui.Modal:
    """Return the form to type a code or a name in."""
    return form(table, "$preset", words("button-code"), words("house-code"), table.house, required=True)


def form(table: Table, verb: str, title: str, hint: str, text: str, *, required: bool) -> ui.Modal:
    """Return a form with one line to fill in; the library keeps nothing of it in memory."""
    modal = ui.Modal(title=clip(title, TITLE), custom_id=address_of(table)(verb), timeout=None)
    line: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="value", default=text, required=required, max_length=TYPED)
    modal.add_item(ui.Label(text=clip(title, TITLE), description=clip(hint, 100), component=line))
    modal.stop()
    return modal


def read_value(table: Table, name: str, given: str) -> Value:
    """Return the value that was chosen by its place in a list, or typed; nothing typed is the standard."""
    option = find_game(table.game).options.find(name)
    given = given.strip()
    number = int(given) if given.isascii() and given.isdecimal() and len(given) < 20 else None
    if isinstance(option, OneOf):
        return option.values[number] if number is not None and number < len(option.values) else given
    if not given:
        return option.default
    return None if option.nullable and given in {"-", "–"} else given if number is None else number


def address_of(table: Table) -> Callable[[str], str]:
    """Return what makes the custom ids of a table's pages."""
    return lambda verb: Address(table.id, table.revision, verb).custom_id()
