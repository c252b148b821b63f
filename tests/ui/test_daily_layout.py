"""Squares for a margin, and the small rules by which a day's pages are written."""

import pytest

from bot.ui.layout.daily import signed, squares
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
