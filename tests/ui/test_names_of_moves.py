"""How moves, hands and cards on buttons are named while real games go on."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games import find_game
from bot.i18n import Catalogs
from bot.rules import panel as p
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


def drawer(game: str) -> PanelRenderer:
    return drawer_for(CATALOGS.words("en", game), lambda seat: f"P{seat}", lambda seat: f"P{seat}", AllThere({}))


def test_after_the_last_deal_the_hand_has_its_number() -> None:
    title, shown = moments("bid_whist-usual")
    last = shown[-1].step.state
    game = find_game("bid_whist")
    assert dict(game.hand_panel(last.view(0)).title.params)["deal"] == dict(title.params)["deal"]


@pytest.mark.parametrize(("record", "game"), [("bid_whist-usual", "bid_whist"), ("betel-usual", "betel")])
def test_a_bid_is_named_without_the_menu_that_groups_it(record: str, game: str) -> None:
    said = list(bids(record, game))
    assert said
    assert [words for words in said if words.count(":") > (game == "betel")] == []


def bids(record: str, game: str) -> Iterator[str]:
    """Yield the words of all bids of a record."""
    for moment in moments(record)[1]:
        action, before = moment.step.action, moment.step.before
        if action.act == "bid" and action.seat is not None:
            yield action_words(drawer(game), find_game(game).hand_panel(before.view(action.seat)), action)


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
