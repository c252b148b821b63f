"""What real games show, in every language: every message can be said, and what is pressed fits a phone."""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from bot.games import all_games, find_game
from bot.i18n import Catalogs
from bot.i18n.checking import MAX_BUTTON_LENGTH, ON_BUTTONS, on_a_button, reference
from bot.render.card_text import CardFormatter
from bot.render.panel_text import PanelFormatter
from bot.rules import panel as p
from bot.rules.record import Replay, lines_of
from bot.ui.layout.panel_renderer import COLOURED

RECORDS = sorted((Path(__file__).parent.parent / "golden").glob("*.jsonl"))
CATALOGS = Catalogs.load(strict=True)
ENOUGH = 250
"""N lines of a record show all that is worth showing."""
NAME = "Annabel"
# The records are read once.
pytestmark = pytest.mark.xdist_group("panels of records")

WITH_EMOJI, OPTION, PLACEHOLDER = 34, 100, 150
"""Characters: Discord's guideline for buttons with an icon (phones cut longer ones), and its limits."""
ROOT = Path(__file__).parent.parent.parent


def pressed(rows: Iterable[p.Row]) -> Iterator[tuple[int, p.LocalizedText]]:
    """Yield everything to press or choose, in opened menus too, with its limit."""
    for item in (item for row in rows for item in row):
        match item:
            case p.Button():
                yield WITH_EMOJI if item.card or item.suit else MAX_BUTTON_LENGTH, item.label
            case p.Menu():
                yield WITH_EMOJI if item.card or item.suit else MAX_BUTTON_LENGTH, item.label
                yield from pressed(item.rows)
            case p.Select():
                yield PLACEHOLDER, item.prompt
                yield from ((OPTION, option.label) for option in item.options)
            case p.CardPicker():
                yield PLACEHOLDER, item.prompt


def panels(record: Path) -> Iterator[tuple[str, p.Panel]]:
    """Yield every panel of a game, the table's and each seat's."""
    replay = Replay(find_game)
    for _, raw in list(lines_of(record.read_bytes()))[:ENOUGH]:
        replay.feed(raw)
        if replay.state is None or replay.header is None:
            continue
        game = replay.header.game
        yield game.id, game.table_panel(replay.state.view(None))
        for seat in range(len(replay.header.players)):
            yield game.id, game.hand_panel(replay.state.view(seat))


@cache
def shown() -> tuple[
    dict[str, set[tuple[int, p.LocalizedText]]], dict[str, set[p.LocalizedText]], dict[str, set[p.TextTable]]
]:
    """Return by game what is pressed with its limit, the lines that are read, and the tables."""
    choices: dict[str, set[tuple[int, p.LocalizedText]]] = {}
    lines: dict[str, set[p.LocalizedText]] = {}
    tables: dict[str, set[p.TextTable]] = {}
    for record in RECORDS:
        for game, panel in panels(record):
            choices.setdefault(game, set()).update(pressed(panel.rows))
            read = (block.text for block in panel.blocks if isinstance(block, p.Heading | p.Line))
            lines.setdefault(game, set()).update((panel.title, *read))
            tables.setdefault(game, set()).update(block for block in panel.blocks if isinstance(block, p.TextTable))
    return choices, lines, tables


@pytest.mark.parametrize("game", list(all_games()))
@pytest.mark.parametrize("locale", CATALOGS.languages)
def test_what_is_pressed_fits_and_what_is_read_can_be_said(locale: str, game: str) -> None:
    choices, lines, _ = shown()
    words = CATALOGS.words(locale, game)
    speech = PanelFormatter(words, lambda _: NAME, CardFormatter(words).short)
    assert all(speech.text(line).strip() for line in lines[game])
    # An image takes the place of the sign.
    said = {
        (limit, COLOURED.sub("", text).strip() if limit == WITH_EMOJI else text)
        for limit, text in ((limit, speech.text(label)) for limit, label in choices[game])
    }
    assert len(said) > 10
    assert sorted(f"{len(text)} > {limit}: {text}" for limit, text in said if len(text) > limit) == []


@pytest.mark.parametrize("game", list(all_games()))
@pytest.mark.parametrize("locale", CATALOGS.languages)
def test_no_number_of_a_table_stands_without_its_label(locale: str, game: str) -> None:
    words = CATALOGS.words(locale, game)
    speech = PanelFormatter(words, lambda _: NAME, CardFormatter(words).short)
    dot, seen = words("column"), 0
    for line in (line for table in shown()[2][game] for line in speech.rows(table)):
        cells = line.split(dot)[1:]
        seen += len(cells)
        assert all(": " in cell for cell in cells), line
    assert seen > 10


def test_a_line_explains_the_words_that_a_language_keeps_from_another() -> None:
    for locale in CATALOGS.languages:
        said = CATALOGS.words(locale, "bieten")("glossary")
        figures = [CATALOGS.words(locale, "bieten")(f"figure-{key}") for key in ("red", "gleich", "hanger", "game")]
        assert bool(said) == (locale not in {"de-tirol", "sv"})
        assert not said or all(f"{figure}: " in said for figure in figures)
        assert not CATALOGS.words(locale, "betel")("glossary")


def makes_button(function: ast.expr) -> bool:
    """Return whether a call of this function makes a button: `message.button(...)` or `Button(...)`."""
    return getattr(function, "attr", None) == "button" or getattr(function, "id", None) == "Button"


@cache
def labels() -> set[str]:
    """Return the keys of the words on buttons: those named so, and those that the code hands to a button."""
    found: set[str] = set()
    for path in [*(ROOT / "bot" / "ui").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]:
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and makes_button(call.func):
                inner = (each for argument in call.args for each in ast.walk(argument))
                calls = (each for each in inner if isinstance(each, ast.Call) and each.args)
                keys = (each.args[0].value for each in calls if isinstance(each.args[0], ast.Constant))
                found |= {key for key in keys if isinstance(key, str)}
    return found


def test_the_labels_of_all_other_buttons_are_held_to_the_width_of_a_phone() -> None:
    """`bot.i18n.checking` knows them by their keys, and test_languages.py has it find no label that is too long."""
    found = labels()
    assert sum(map(on_a_button, reference()["common"])) > 60
    assert {key for key in found if "button" not in key.split("-")} == ON_BUTTONS
