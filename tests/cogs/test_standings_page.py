"""The messages of a tournament list all players or count them, in every language and with long names."""

import re
from io import BytesIO

import pytest
from PIL import Image

from bot.render.standings_image import StandingsRow, podium
from bot.ui.layout.discord_limits import MAX_CHARACTERS
from bot.ui.message_view import MessageView
from tests.screen.measuring import CATALOGS
from tests.screen.servers import open_list, result, standings
from tests.ui.club import text_of
from tests.ui.test_panel_renderer import shown

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


def test_several_winners_share_the_win_and_one_wins() -> None:
    assert "## Anna and Eva share the win!" in ending("bieten", 8)
    assert "## Anna & Cilli and Eva & Georg share the win!" in ending("bid_whist", 8)
    assert "## Anna wins the tournament!" in ending("bieten", 4)
    assert "## Anna & Cilli win the tournament!" in ending("bid_whist", 4)
    assert "**1.** Anna · places: 2.0" in ending("bieten", 4)


def ending(game: str, people: int) -> str:
    """Return the message of the end without the invisible characters that set names apart."""
    return text_of(shown(result(game, people, "en"))).replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize(("second", "slot"), [(1, 0), (2, 1)])
def test_winners_stand_in_the_order_in_which_they_are_named(second: int, slot: int) -> None:
    """A single winner has the middle step, the first of several the left one."""
    rows = (StandingsRow(1, "MMMMM"), StandingsRow(second, ""))
    image = Image.open(BytesIO(podium(rows))).convert("L")
    third = image.width // 3
    ink = [sum(image.crop((third * n, 30, third * (n + 1), 80)).histogram()[160:]) for n in range(3)]
    assert ink.index(max(ink)) == slot
