"""Squares for a margin, and the small rules by which a day's pages are written."""

import pytest

from bot.tables import DailyDeal
from bot.ui.discord.user_cache import UserCache
from bot.ui.display_names import Called
from cogs.daily.messages import DayPage, signed, squares
from tests.ui.conftest import CATALOGS


@pytest.mark.parametrize(
    ("game", "margin", "shown"),
    [
        ("bieten", 0, "🟨⬜⬜⬜⬜"),
        ("bieten", 1, "🟩⬜⬜⬜⬜"),
        ("bieten", -3, "🟥🟥🟥⬜⬜"),
        ("bieten", 17, "🟩🟩🟩🟩🟩"),
        ("bid_whist", 3, "🟩🟩⬜⬜⬜"),
        ("betel", -20, "🟥⬜⬜⬜⬜"),
        ("betel", 60, "🟩🟩🟩⬜⬜"),
    ],
)
def test_a_margin_is_as_many_squares(game: str, margin: int, shown: str) -> None:
    assert squares(game, margin) == shown


@pytest.mark.parametrize(
    ("number", "locale", "shown"),
    [(3, "en-US", "+3"), (-3, "de", "−3"), (0, "pl", "±0"), (1.5, "de", "+1,5"), (-0.5, "en-US", "−0.5")],
)
def test_a_difference_has_its_sign_and_mark(number: float, locale: str, shown: str) -> None:
    assert signed(number, CATALOGS.words(locale)) == shown


def test_all_versions_of_the_masters_that_were_met_are_named() -> None:
    deal = DailyDeal(
        day="2026-11-22",
        game="bieten",
        seats=4,
        seat=0,
        promise="ab" * 32,
        promised_at="2026-11-21T00:00:00+00:00",
        seed=None,
        masters="11111111",
        also=("22222222",),
        par=None,
        own=None,
        world=(),
        here=(),
        count=0,
    )
    page = DayPage(
        "2026-11-22",
        [deal],
        0,
        lambda game: CATALOGS.words("en-US", game),
        Called(UserCache(), None),
        here=True,
        live=True,
    )
    shown = str(page.proof({}).to_components())
    assert "Masters of version `11111111`" in shown
    assert "some people played against masters of version `22222222`" in shown
