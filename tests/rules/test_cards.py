"""Cards and their codes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.cards import DECKS, FRENCH, GERMAN, bits, cards_in
from bot.rules.errors import ParseError


def test_german_pack_has_33_cards_and_the_weli():
    assert GERMAN.size == len(set(GERMAN.codes)) == 33
    assert GERMAN.codes[-1] == "W"
    assert GERMAN.show(GERMAN.parse("Ah Kl Ob Ua Th 7a W")) == "Ah Kl Ob Ua Th 7a W"


def test_french_pack_has_54_cards():
    assert FRENCH.size == len(set(FRENCH.codes)) == 54
    assert FRENCH.codes[-2:] == ("BJ", "LJ")


def test_ranks_go_up_within_a_suit():
    assert GERMAN.card("Ah") - GERMAN.card("7h") == 7
    assert FRENCH.card("As") - FRENCH.card("2s") == 12


@pytest.mark.parametrize("text", ["ah", "10h", "Ah,Kh", "Ah\tKh", "BJ", " Ah x"])
def test_an_unknown_code_is_refused(text):
    with pytest.raises(ParseError) as refused:
        GERMAN.parse(text)
    assert refused.value.code == "bad_card"


@given(st.sampled_from(sorted(DECKS)).flatmap(lambda d: st.sets(st.integers(0, DECKS[d].size - 1))))
def test_bit_sets_round_trip(cards):
    assert cards_in(bits(cards)) == sorted(cards)
