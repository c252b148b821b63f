"""Hidden cards are placed wherever they are allowed, and a way is found if there is one."""

from random import Random

from bot.rules.card_placement import CardSlot, place_cards


def test_placing_finds_the_only_way():
    """Three places with room for one each; only one order of the cards fits."""
    places = [CardSlot(0, 1, 0b001), CardSlot(1, 1, 0b011), CardSlot(2, 1, 0b111)]
    for seed in range(20):
        assert place_cards(Random(seed), 0b111, places, []) == [0b001, 0b010, 0b100]
    assert place_cards(Random(0), 0b111, places, [(0, 0b010)]) is None
    assert place_cards(Random(0), 0b111, [CardSlot(0, 2, -1), CardSlot(1, 1, -1)], [(1, 0b100)]) == [0b011, 0b100]
