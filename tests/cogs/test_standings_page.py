"""The pages of a tournament list all players or count them, in every language and with long names."""

import re

import pytest

from bot.ui.layout.discord_limits import MAX_CHARACTERS
from bot.ui.message_view import MessageView
from tests.screen.measuring import CATALOGS
from tests.screen.servers import open_list, standings

PEOPLE = 40
NAMES = tuple(f"Maximiliane von Hinterholz {number:02}" for number in range(PEOPLE))


@pytest.mark.parametrize("pictured", [True, False])
@pytest.mark.parametrize(("game", "places"), [("betel", PEOPLE), ("bid_whist", PEOPLE // 2)])
def test_all_of_forty_players_stand_on_the_page(
    game: str, places: int, monkeypatch: pytest.MonkeyPatch, *, pictured: bool
) -> None:
    monkeypatch.setattr("tests.screen.measuring.NAMES", NAMES)
    for locale in CATALOGS.locales:
        text = _text(standings(game, PEOPLE, locale, pictured=pictured))
        assert len(re.findall(r"^\*\*\d+\.\*\* ", text, re.MULTILINE)) == places, locale


def test_a_long_list_counts_the_names_that_do_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.screen.measuring.NAMES", NAMES * 4)
    for locale in CATALOGS.locales:
        text = _text(open_list(160, 80, locale))
        shown = text.count("Maximiliane von Hinterholz")
        more = CATALOGS.words(locale)("tournament-more-entrants", count=99).replace("99", r"(\d+)")
        counted = [int(left) for left in re.findall(more, text)]
        assert len(counted) == 2, (locale, text)
        assert shown + sum(counted) == 160, locale


def _text(view: MessageView) -> str:
    """Return all text of a message; fail if Discord refuses its length."""
    texts = [
        each["content"] for part in view.parts for each in (part, *part.get("components", ())) if "content" in each
    ]
    assert sum(map(len, texts)) <= MAX_CHARACTERS
    return "\n".join(texts)
