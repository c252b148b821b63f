"""How moves, hands and cards on buttons are named while real games go on."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from bot.games import find_game
from bot.i18n import Catalogs
from bot.rules import panel as p
from bot.rules.actions import Action
from bot.rules.timeline import TimelineEntry, timeline_of
from bot.ui import CardEmojis
from bot.ui.layout import GREY, MessageBuilder, without_table
from bot.ui.layout.action_labels import action_words
from bot.ui.layout.card_style import drawer_for
from bot.ui.layout.panel_renderer import PanelRenderer

GOLDEN = Path(__file__).parent.parent / "golden"
CATALOGS = Catalogs.load(strict=True)


class AllThere(CardEmojis):
    """Emojis as they are once all were uploaded, when a card's name would be enough beside its emoji."""

    @property
    def ready(self) -> bool:
        return True


def moments(record: str) -> tuple[p.LocalizedText, tuple[TimelineEntry, ...]]:
    """Return the title of the last public panel of a record, and its moments."""
    shown = timeline_of((GOLDEN / f"{record}.jsonl").read_bytes(), find_game)
    last = shown.moments[-1].step.state
    return shown.header.game.table_panel(last.view(None)).title, tuple(shown.moments)


def drawer(game: str, locale: str = "en") -> PanelRenderer:
    return drawer_for(CATALOGS.words(locale, game), lambda seat: f"P{seat}", lambda seat: f"P{seat}", AllThere({}))


def test_after_the_last_deal_the_hand_has_its_number() -> None:
    title, shown = moments("bid_whist-usual")
    last = shown[-1].step.state
    game = find_game("bid_whist")
    assert dict(game.hand_panel(last.view(0)).title.params)["deal"] == dict(title.params)["deal"]


@pytest.mark.parametrize("record", ["bid_whist-usual", "bid_whist-alone", "betel-contra", "bieten-south"])
def test_a_hint_names_every_action_in_one_phrase(record: str) -> None:
    """The words of a menu and of the menus in it don't stand before those of a button."""
    name = record.partition("-")[0]
    actions = list(different_actions(record))
    assert {("betel", "exchange"), ("bid_whist", "name"), ("bieten", "bet")} & {(name, a.act) for _, a in actions}
    for locale in CATALOGS.languages:
        drawing = drawer(name, locale)
        said = {action_words(drawing, panel, action) for panel, action in actions}
        assert [words for words in said if words.count(":") > 1 or words.isdigit()] == []


def test_an_exchange_says_what_is_taken_up_and_what_is_put_down() -> None:
    said = [
        action_words(drawer("betel"), panel, action)
        for panel, action in different_actions("betel-contra")
        if action.act == "exchange"
    ]
    assert "Exchange twin 1: take up eight of diamonds; put down king of spades" in said
    both = "Exchange both twins: take up eight of diamonds, queen of spades; put down king of spades, queen of spades"
    assert both in said


def test_a_hint_names_burying_and_a_renege_call_as_a_player_would() -> None:
    drawing, game, record = drawer("bid_whist"), find_game("bid_whist"), "bid_whist-callable"
    offered = [action_words(drawing, panel, action) for panel, action in different_actions(record)]
    assert "Call a renege in book 1" in offered
    step = next(each.step for each in moments(record)[1] if each.step.action.act == "bury")
    panel = game.hand_panel(step.before.view(step.action.seat))
    assert action_words(drawing, panel, step.action).startswith("Bury: ")


def different_actions(record: str) -> Iterator[tuple[p.Panel, Action]]:
    """Yield the actions that a record's hands offer, one for each act and depth of menus, with their panels."""
    name = record.partition("-")[0]
    game, seen = find_game(name), set[tuple[str, tuple[str, ...]]]()
    for moment in moments(record)[1]:
        seat, before = moment.step.action.seat, moment.step.before
        if seat is None:
            continue
        panel = game.hand_panel(before.view(seat))
        for button, keys in buttons(panel.rows):
            kind = button.action.partition(":")[0], (*keys, button.label.key)
            if button.enabled and kind not in seen:
                seen.add(kind)
                yield panel, game.codec.parse(seat, button.action)


def buttons(rows: Iterable[p.Row], keys: tuple[str, ...] = ()) -> Iterator[tuple[p.Button, tuple[str, ...]]]:
    """Yield all buttons, those in menus too, with the keys of the menus' labels."""
    for item in (item for row in rows for item in row):
        match item:
            case p.Button():
                yield item, keys
            case p.Menu():
                yield from buttons(item.rows, (*keys, item.label.key))
            case p.Select():
                yield from buttons([item.options], keys)
            case _:
                pass


def test_the_last_card_has_the_form_of_the_others() -> None:
    """The button of a hand's last card has letter and sign, as it had beside the others."""
    game, labels = find_game("bid_whist"), set[str]()
    for moment in moments("bid_whist-usual")[1]:
        action, before = moment.step.action, moment.step.before
        if action.act != "play" or action.seat is None:
            continue
        panel = game.hand_panel(before.view(action.seat))
        cards = [item for row in panel.rows for item in row if isinstance(item, p.Button) and item.card]
        if len(cards) == 1:
            message = MessageBuilder(GREY, without_table)
            drawer("bid_whist").rows(message, (tuple(cards),))
            labels |= set(re.findall(r"'label': '([^']*)'", str(message.view().to_components())))
    assert labels
    assert [label for label in labels if " of " in label] == []
