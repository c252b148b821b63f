"""Texts that name the way to a button: the button is there, in every language."""

import re
from dataclasses import replace
from itertools import chain

import pytest

from bot.games import all_games, find_game
from bot.i18n import Catalogs, shipped
from bot.tables import Hand, Seat
from bot.ui import CardEmojis
from bot.ui.discord.user_cache import UserCache
from bot.ui.features import slots_of
from bot.ui.layout import MessageRenderer, SimpleVerb
from bot.ui.layout.rulebook import sections
from bot.ui.message_view import MessageView
from cogs import FEATURES
from tests.ui.test_accessible import drawn, positions
from tests.ui.test_panel_renderer import table_of

CATALOGS = Catalogs.load(strict=True)
RENDERER = MessageRenderer(CATALOGS, UserCache(), CardEmojis({}), slots_of(FEATURES))
ARROW = re.compile(r"[“”„]([^“”„]+) → ([^“”„]+)[“”]")
"""A path in quotation marks: “More → Add computer”."""


def labels(view: MessageView) -> set[str]:
    return {part["label"] for part in drawn(view) if "label" in part}


def sources(locale: str) -> list[str]:
    """Return the texts of a language as they are in the catalogs."""
    return [path.read_text(encoding="utf-8") for folder in shipped(locale).values() for path in folder.glob("*.ftl")]


@pytest.mark.parametrize("locale", CATALOGS.languages)
def test_a_path_in_a_text_leads_to_a_button(locale: str) -> None:
    game = find_game("bieten")
    state = next(state for state in positions(game, "paths") if state.view(0).legal)
    playing = table_of(game, state, game.options.validate({}))
    lobby = replace(playing, status="lobby", current_game=None, seats=(Seat(user=playing.host),), max_seats=4)
    words = CATALOGS.words(locale)
    at_table = labels(RENDERER.more(lobby, locale, playing.host))
    found = list(chain.from_iterable(map(ARROW.findall, sources(locale))))
    assert found or "-" in locale
    assert [path for path in found if path[0] != words("button-more") or path[1] not in at_table] == []
    for each in all_games().values():
        glossary, own = CATALOGS.words(locale, each.id)("glossary"), CATALOGS.words(locale, each.id)
        if "→" in glossary:
            hand = Hand(playing, 0, state.view(0), newcomer=True)
            path = f"{own('button-more')} → {own('button-rules')}"
            assert path in glossary
            assert own("button-rules") in labels(RENDERER.hand(hand, locale, focus=SimpleVerb.HAND_MORE))


@pytest.mark.parametrize("locale", CATALOGS.languages)
def test_a_topic_of_the_rules_in_a_text_is_there(locale: str) -> None:
    rules = CATALOGS.words(locale)("button-rules")
    for game in all_games():
        folder = shipped(locale).get(game)
        text = (folder / "game.ftl").read_text(encoding="utf-8") if folder else ""
        named = set(re.findall(rf"\([^()]*?\b{rules}: ([^()]+)\)", text))
        assert named <= {section.title for section in sections(game, locale)}
        assert named or (game, locale) not in {("bieten", "en"), ("bieten", "de")}
