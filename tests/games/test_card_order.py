"""The image of the card order shows the cards of the table, by its own rules."""

import pytest

from bot.games import find_game
from bot.games.bid_whist.cards import ranking
from bot.games.bid_whist.options import PRESETS
from bot.games.bid_whist.table_rules import terms_for
from bot.i18n import Catalogs
from bot.rules.cards import FRENCH

CATALOGS = Catalogs.load(strict=True)
LONGEST = 48
"""Letters that fit above the rows of the image."""


def codes(game: str, **given: object) -> list[tuple[str, list[str]]]:
    found = find_game(game)
    rows = found.card_order(found.options.validate(given))
    return [(row.label.key if row.label else "", [face.code for face in row.cards]) for row in rows]


def test_bid_whist_by_its_options() -> None:
    up, down = codes("bid_whist")
    assert up == ("ranks-up", ["BJ", "LJ", *(f"{rank}s" for rank in "AKQJT98765432")])
    assert down == ("ranks-down", ["BJ", "LJ", *(f"{rank}s" for rank in "A23456789TJQK")])
    assert codes("bid_whist", preset="hawaii_trump") == [("ranks-up", [f"{rank}s" for rank in "AKQJT98765432"])]
    bad = codes("bid_whist", preset="northeast_52")[2]
    assert bad == ("ranks-down-aces-bad", [f"{rank}s" for rank in "23456789TJQKA"])
    high = codes("bid_whist", jokers=1, kitty=5, spade2_high=True)[0][1]
    assert high[:4] == ["BJ", "2s", "As", "Ks"]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_row_is_the_order_in_which_trumps_win(preset: str) -> None:
    game = find_game("bid_whist")
    options = game.options.validate({"preset": preset})
    terms = terms_for(options)
    rows = game.card_order(options)
    assert len(rows) == len(terms.directions)
    for direction, row in zip(terms.directions, rows, strict=True):
        order = ranking(0, direction, terms.spade2_high)
        cards = [FRENCH.parse(face.code)[0] for face in row.cards]
        powers = [order.powers[0][card] for card in cards]
        assert powers == sorted(powers, reverse=True)
        assert set(cards) == {card for card in terms.cards if order.suit_of[card] == 0}


def test_bieten_by_its_wild_cards() -> None:
    assert [key for key, _ in codes("bieten")] == ["ranks-suit", "ranks-aces"]
    assert codes("bieten", wild="none")[1] == ("ranks-bells", ["Ab", "Kb", "Ob", "Ub", "Tb", "9b", "8b", "7b", "W"])
    assert codes("bieten", wild="weli-and-sevens")[2] == ("ranks-wild", ["W", "7b", "7a"])


@pytest.mark.parametrize("locale", CATALOGS.locales)
@pytest.mark.parametrize(
    ("game", "keys"),
    [
        ("bieten", ("ranks-suit", "ranks-aces", "ranks-bells", "ranks-wild")),
        ("bid_whist", ("ranks-up", "ranks-down", "ranks-down-aces-bad")),
    ],
)
def test_the_words_above_the_cards_fit(game: str, keys: tuple[str, ...], locale: str) -> None:
    words = CATALOGS.words(locale, game)
    assert [words(key) for key in keys if len(words(key)) > LONGEST] == []
