"""What is a whole pack, and who gets which card of it."""

import pytest

from bot.rules.cards import FRENCH, bits
from bot.rules.dealing import SPARE, DealPattern, check_hands, check_pack
from bot.rules.errors import IllegalAction

PACK = FRENCH.parse("As 7s 8d")


@pytest.mark.parametrize("parts", [["7s As"], ["As", "7s 7s"], ["As 7s Kd"], ["As 8s"], ["", ""]])
def test_other_cards_than_the_packs_are_refused(parts: list[str]) -> None:
    with pytest.raises(IllegalAction) as refused:
        check_pack(PACK, *map(FRENCH.parse, parts))
    assert (refused.value.code, refused.value.params) == ("bad_deck", {"count": 3})


def test_all_cards_in_any_order_and_any_parts_are_accepted() -> None:
    check_pack(PACK, FRENCH.parse("8d 7s As"))
    check_hands(PACK, [FRENCH.parse("8d"), FRENCH.parse("7s")], (1, 1), FRENCH.parse("As"))
    with pytest.raises(IllegalAction):
        check_hands(PACK, [FRENCH.parse("8d 7s"), ()], (1, 1), FRENCH.parse("As"))
    with pytest.raises(IllegalAction):
        check_hands(PACK, [FRENCH.parse("8d")], (1, 1), FRENCH.parse("As 7s"))


def test_cards_go_to_the_left_of_the_dealer_and_to_nobody() -> None:
    dealing = DealPattern((0, SPARE, 1, 2, 0, 1))
    pack = (10, 11, 12, 13, 14, 15)
    assert dealing.hands(pack, dealer=1) == [bits((12, 15)), bits((13,)), bits((10, 14))]
    assert dealing.spare(pack) == (11,)
    assert DealPattern((0, 1)).spare((3, 4)) == ()
