"""Section 2, and what a pack must be (section 11)."""

import pytest

from bot.games.betel import GAME
from bot.games.betel.cards import PACK
from bot.rules.cards import FRENCH, bits
from bot.rules.errors import IllegalAction, ParseError, WrongTime
from tests.games.betel.table import HANDS, TWINS, apply, dealt, do, start

CODES = [FRENCH.codes[card] for card in PACK]


def read(line: dict[str, object]):
    return GAME.codec.read(line, 3)


def cards(*places: int) -> int:
    return bits(PACK[place - 1] for place in places)


def test_cards_come_one_at_a_time_from_the_dealers_left_and_the_twins_in_two_rounds() -> None:
    state = apply(start(dealer=1), read({"act": "shuffle", "pack": " ".join(CODES)}))
    left = cards(1, 5, 9, 12, 15, 18, 21, 24, 27, 30)
    right = cards(3, 7, 10, 13, 16, 19, 22, 25, 28, 31)
    dealer = cards(4, 8, 11, 14, 17, 20, 23, 26, 29, 32)
    assert state.hands == [right, dealer, left]
    assert state.twins == (PACK[1], PACK[5])


def test_the_dealer_calls_first_and_the_deal_goes_left() -> None:
    state = dealt(dealer=2)
    assert state.waiting_for == (2,)
    state = do(state, "2 pass")
    assert state.waiting_for == (0,)


@pytest.mark.parametrize(
    "line",
    [
        pytest.param({"act": "shuffle", "pack": " ".join(CODES[:-1])}, id="a card missing"),
        pytest.param({"act": "shuffle", "pack": " ".join([*CODES[:-1], CODES[0]])}, id="a card twice"),
        pytest.param({"act": "shuffle", "pack": " ".join([*CODES[:-1], "2s"])}, id="a card of another pack"),
        pytest.param({"act": "deal", "hands": list(HANDS)}, id="no twins"),
        pytest.param({"act": "deal", "hands": list(HANDS), "twins": "7d As"}, id="a twin held by a hand"),
        pytest.param({"act": "deal", "hands": list(HANDS[:2]), "twins": TWINS}, id="two hands"),
        pytest.param(
            {"act": "deal", "hands": [HANDS[0] + " Qs", HANDS[1][3:], HANDS[2]], "twins": TWINS}, id="unequal hands"
        ),
    ],
)
def test_a_wrong_pack_is_refused(line: dict[str, object]) -> None:
    state = start()
    with pytest.raises(IllegalAction) as error:
        state.apply(read(line))
    assert error.value.code == "bad_deck"
    assert state == start()


def test_nobody_deals_twice() -> None:
    with pytest.raises(WrongTime) as error:
        dealt().apply(read({"act": "shuffle", "pack": " ".join(CODES)}))
    assert error.value.code == "wrong_phase"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ({"seat": 0, "act": "exchange"}, "bad_action"),
        ({"seat": 0, "act": "exchange", "put": ["As"]}, "bad_action"),
        ({"seat": 0, "act": "exchange", "put": ["As", None, None]}, "bad_action"),
        ({"seat": 0, "act": "exchange", "put": "As -"}, "bad_action"),
        ({"seat": 0, "act": "exchange", "put": ["As", 1]}, "bad_action"),
        ({"seat": 0, "act": "exchange", "put": ["As", "Xx"]}, "bad_card"),
        ({"seat": 0, "act": "look", "slot": 2}, "bad_action"),
        ({"seat": 0, "act": "look", "slot": True}, "bad_action"),
        ({"seat": 0, "act": "bid", "contract": "6c"}, "bad_action"),
        ({"seat": 0, "act": "bid", "contract": 1}, "bad_action"),
        ({"seat": 3, "act": "pass"}, "bad_action"),
        ({"act": "deal", "hands": "As", "twins": ""}, "bad_action"),
        ({"act": "shuffle", "pack": 3}, "bad_action"),
    ],
)
def test_what_is_not_in_form_is_refused(line: dict[str, object], code: str) -> None:
    with pytest.raises(ParseError) as error:
        read(line)
    assert error.value.code == code


def test_an_exchange_has_a_text_form() -> None:
    for put, text in (
        (["As", None], "exchange:As.-"),
        ([None, "Tc"], "exchange:-.Tc"),
        (["7d", "7c"], "exchange:7d.7c"),
    ):
        action = read({"seat": 1, "act": "exchange", "put": put})
        assert action.text() == text
        assert GAME.codec.parse(1, text) == action
        assert action.json()["put"] == put


@pytest.mark.parametrize("text", ["exchange", "exchange:As", "exchange:As.Ks.Qs", "exchange:As.x", "exchange:-.-.-"])
def test_a_broken_text_form_is_refused(text: str) -> None:
    with pytest.raises(ParseError):
        GAME.codec.parse(0, text)
