"""Numbers and shuffles from bytes, worked out by hand."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from bot.rules.cards import FRENCH, GERMAN, bits
from bot.rules.randomness import randbelow, shuffle


class Bytes:
    """Gives out what it was made of, and no more."""

    def __init__(self, *words: int) -> None:
        self._left = b"".join(word.to_bytes(4, "big") for word in words)

    def randbytes(self, n: int, /) -> bytes:
        assert len(self._left) >= n, "more than was needed"
        taken, self._left = self._left[:n], self._left[n:]
        return taken

    @property
    def used(self) -> bool:
        return not self._left


@pytest.mark.parametrize(
    ("n", "words", "number"),
    [
        (3, [7], 1),
        (1, [2**32 - 1], 0),
        (2**16, [2**32 - 1], 2**16 - 1),
        # 2^32 is 1431655765 times three and one more: the last number would make 0 likelier than 1 and 2.
        (3, [2**32 - 1, 2**32 - 2], 2),
        # 2^32 mod 10 is 6.
        (10, [2**32 - 6, 2**32 - 1, 2**32 - 7], 9),
    ],
)
def test_a_number_is_the_remainder_of_the_next_fair_word(n: int, words: list[int], number: int) -> None:
    luck = Bytes(*words)
    assert randbelow(n, luck) == number
    assert luck.used


def test_a_shuffle_swaps_from_the_last_place_down() -> None:
    # 3 below 4 with 6: 2; then below 3 with 3: 0; then below 2 with 1: 1.
    luck = Bytes(6, 3, 1)
    assert shuffle("abcd", luck) == ["d", "b", "a", "c"]
    assert luck.used


def test_an_unfair_word_in_the_middle_of_a_shuffle_is_passed_over() -> None:
    luck = Bytes(6, 2**32 - 1, 3, 1)
    assert shuffle("abcd", luck) == ["d", "b", "a", "c"]
    assert luck.used


@pytest.mark.parametrize("cards", ["", "a"])
def test_what_cannot_be_shuffled_takes_no_luck(cards: str) -> None:
    assert shuffle(cards, Bytes()) == list(cards)


def test_every_order_is_as_likely() -> None:
    rng = Random(1)
    counted = Counter(tuple(shuffle("abcd", rng)) for _ in range(24_000))
    assert set(counted) == set(permutations("abcd"))
    assert all(abs(count - 1000) < 150 for count in counted.values())


def test_pack_order_goes_suit_by_suit_from_the_highest() -> None:
    assert GERMAN.show(GERMAN.pack) == (
        "Ah Kh Oh Uh Th 9h 8h 7h Al Kl Ol Ul Tl 9l 8l 7l Ab Kb Ob Ub Tb 9b 8b 7b Aa Ka Oa Ua Ta 9a 8a 7a W"
    )
    assert FRENCH.show(FRENCH.pack).startswith("As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s Ah")
    assert FRENCH.show(FRENCH.pack).endswith("3c 2c BJ LJ")
    assert FRENCH.show(FRENCH.in_pack_order(bits(FRENCH.parse("LJ 2c Ac 7s")))) == "7s Ac 2c LJ"
