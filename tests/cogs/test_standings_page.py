"""The page of a tournament's standings: it lists all players, in every language and with long names."""

import re

import pytest

from bot.ui.layout.discord_limits import MAX_CHARACTERS
from tests.screen.measuring import CATALOGS
from tests.screen.servers import standings

PEOPLE = 40
NAMES = tuple(f"Maximiliane von Hinterholz {number:02}" for number in range(PEOPLE))


@pytest.mark.parametrize("pictured", [True, False])
@pytest.mark.parametrize(("game", "places"), [("betel", PEOPLE), ("bid_whist", PEOPLE // 2)])
def test_all_of_forty_players_stand_on_the_page(
    game: str, places: int, monkeypatch: pytest.MonkeyPatch, *, pictured: bool
) -> None:
    monkeypatch.setattr("tests.screen.measuring.NAMES", NAMES)
    for locale in CATALOGS.locales:
        parts = standings(game, PEOPLE, locale, pictured=pictured).parts
        texts = [
            each["content"] for part in parts for each in (part, *part.get("components", ())) if "content" in each
        ]
        assert sum(map(len, texts)) <= MAX_CHARACTERS
        assert len(re.findall(r"^\*\*\d+\.\*\* ", "\n".join(texts), re.MULTILINE)) == places, locale
