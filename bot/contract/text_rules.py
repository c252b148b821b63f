"""The rules about texts: each message has a sentence in the English catalog, and each file of texts is valid."""

from collections.abc import Iterable, Iterator
from functools import cache

from bot.contract.cases import Case
from bot.contract.errors import BrokenRule
from bot.contract.play_rules import after
from bot.contract.rule import folder_of
from bot.i18n import FALLBACK, MAX_BUTTON_LENGTH, SHARED, Catalogs, Texts, Translations, check, message_id, shipped
from bot.render import CardFormatter, PanelFormatter, refusal
from bot.rules.game import AnyGame
from bot.rules.panel import (
    Block,
    Button,
    CardPicker,
    CardRow,
    Ending,
    Item,
    LocalizedText,
    Menu,
    Panel,
    Param,
    Row,
    Select,
    TextTable,
    TrickRow,
)
from bot.rules.scene import Scene
from bot.rules.state import State

CATALOG = f"text/{FALLBACK}/game.ftl"
PAGE = f"text/{FALLBACK}/rules.md"
NAME = "Annabel"
"""A name of usual length."""
REFUSED = 20
"""Illegal actions of a position whose refusals are formatted."""
WORDING = "word"
"""The kind of faults that only this project's texts can have: words that its players don't use."""


@cache
def _words(game: AnyGame) -> Translations:
    """Return the English messages, of which a missing one raises LookupError."""
    return Catalogs.load(strict=True).words(FALLBACK, game.id)


def _formatter(game: AnyGame) -> PanelFormatter:
    words = _words(game)
    return PanelFormatter(words, lambda _: NAME, CardFormatter(words).short)


def each_message_has_a_text(case: Case) -> None:
    """Panels, scenes, events, explanations and refusals use only messages of the catalog, with all variables."""
    formatter = _formatter(case.game)
    formatted: set[LocalizedText] = set()
    for number, state, rng in case.positions(120, every=3):
        for text in _texts(case.game, state):
            if text not in formatted:
                formatted.add(text)
                _format(case.game, formatter, text, number)
        universe = [] if number % 6 != 3 else list(case.game.all_actions(state))
        for action in rng.sample(universe, min(len(universe), REFUSED)):
            if not state.allows(action):
                error = state.refusal(action)
                try:
                    sentence = refusal(error, _words(case.game), lambda _: NAME)
                except LookupError as missing:
                    raise _missing(case.game, missing, number) from None
                if sentence == _words(case.game)("error-unknown"):
                    raise BrokenRule(
                        f"there is no error-{error.code.replace('_', '-')}, the sentence of a refusal",
                        folder_of(case.game) / CATALOG,
                    )
    for number, step in enumerate(case.played.steps[:120]):
        for text in case.game.public_events(step):
            _format(case.game, formatter, text, number + 1)


def _format(game: AnyGame, formatter: PanelFormatter, text: LocalizedText, number: int) -> None:
    """Accept a message with a text."""
    try:
        formatter.text(text)
    except LookupError as missing:
        raise _missing(game, missing, number) from None


def _missing(game: AnyGame, missing: LookupError, number: int) -> BrokenRule:
    """Return the error for a text that can't be formatted."""
    return BrokenRule(
        f"{after(number)} a text is missing or lacks a variable: {missing.args[0]}", folder_of(game) / CATALOG
    )


def labels_are_short(case: Case) -> None:
    """Labels of buttons have at most 38 characters: a phone cuts longer ones."""
    formatter = _formatter(case.game)
    for number, state, _ in case.positions(120, every=4):
        panels = [case.game.hand_panel(state.view(seat)) for seat in range(state.seats)]
        for label in _labels(row for panel in panels for row in panel.rows):
            text = formatter.text(label)
            if len(text) > MAX_BUTTON_LENGTH:
                raise BrokenRule(
                    f"{after(number)} {label.key} is “{text}”, which has {len(text)} characters; a phone shows up to "
                    f"{MAX_BUTTON_LENGTH}",
                    folder_of(case.game) / CATALOG,
                )


def house_rules_have_names(game: AnyGame) -> None:
    """The game, each option and each value that is a word have a text."""
    words = _words(game)
    keys = ["game-name", *(message_id("option", option.name) for option in game.options.options)]
    keys += [message_id("value", "preset", preset) for preset in game.options.presets]
    keys += ["option-preset"] if game.options.presets else []
    for option in game.options.options:
        named = [v for v in getattr(option, "values", ()) if isinstance(v, str)]
        keys += [message_id("value", option.name, v) for v in named]
    if missing := [key for key in keys if not words.has(key)]:
        raise BrokenRule(f"add {', '.join(missing)}")


def the_text_files_are_valid(game: AnyGame) -> None:
    """Catalogs are valid Fluent, labels are short, and `rules.md` has a title and a page per `## ` heading."""
    folder = folder_of(game) / "text"
    page = folder_of(game) / PAGE
    if not page.is_file():
        raise BrokenRule("write the rules as players read them: a title, and a page for each `## ` heading", page)
    lines = page.read_text(encoding="utf-8").splitlines()
    if not lines or not lines[0].startswith("# ") or not any(line.startswith("## ") for line in lines):
        raise BrokenRule("begin with a title (`# `), and give each page a heading (`## `)", page)
    for locale in sorted(path.name for path in folder.iterdir() if path.is_dir()):
        areas = {area: path for area, path in shipped(locale).items() if area in (SHARED, game.id)}
        for fault in check(Texts(locale, areas), [game.id]):
            if fault.area == game.id and fault.kind != WORDING:
                raise BrokenRule(": ".join(filter(None, (fault.key, fault.sentence))), folder / locale / fault.file)


def _texts(game: AnyGame, state: State) -> Iterator[LocalizedText]:
    """Yield all messages that players see at a position."""
    public = state.view(None)
    yield from _of_panel(game.table_panel(public))
    yield from _of_scene(game.scene(public))
    for seat in range(state.seats):
        view = state.view(seat)
        yield from _of_panel(game.hand_panel(view))
        if (explained := game.explain(view)) is not None:
            yield explained


def _of_panel(panel: Panel) -> Iterator[LocalizedText]:
    yield panel.title
    for block in panel.blocks:
        yield from _of_block(block)
    for item in (item for row in (*panel.rows, *panel.more) for item in row):
        yield from _of_item(item)


def _of_block(block: Block) -> Iterator[LocalizedText]:
    match block:
        case CardRow() | TrickRow():
            yield from [block.label] if block.label else []
        case TextTable():
            yield from block.head
            yield from _of_params(cell for row in block.rows for cell in row)
        case Ending():
            yield from (*block.lines, *block.brief)
        case _:
            yield block.text


def _of_scene(scene: Scene) -> Iterator[LocalizedText]:
    yield from _of_params(scene.contract)
    for place in scene.places:
        yield from [place.said] if place.said else []
    for labelled in (*scene.chips, *scene.piles):
        yield from [labelled.label] if labelled.label else []
    yield from (note.text for note in scene.notes)


def _of_params(params: Iterable[Param]) -> Iterator[LocalizedText]:
    yield from (param for param in params if isinstance(param, LocalizedText))


def _of_item(item: Item) -> Iterator[LocalizedText]:
    match item:
        case Button():
            yield from filter(None, (item.label, item.confirm, item.why, item.warning, item.phrase))
        case Menu():
            yield from (item.label, item.prompt)
            for block in item.blocks:
                yield from _of_block(block)
            for inner in (inner for row in item.rows for inner in row):
                yield from _of_item(inner)
        case Select():
            yield item.prompt
            for option in item.options:
                yield from _of_item(option)
        case CardPicker():
            yield from filter(None, (item.prompt, item.confirm, item.phrase))
        case _:
            yield item.label


def _labels(rows: Iterable[Row]) -> Iterator[LocalizedText]:
    """Yield the labels of buttons, in opened menus too."""
    for item in (item for row in rows for item in row):
        if isinstance(item, Button | Menu):
            yield item.label
        if isinstance(item, Menu):
            yield from _labels(item.rows)
