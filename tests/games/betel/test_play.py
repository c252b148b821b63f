"""Section 5, and the worked examples 1 to 4 of section 9."""

import random

import pytest

from bot.games.betel.cards import PACK
from bot.games.betel.contracts import LADDER, NO_CONTRACT
from bot.games.betel.play import barred_by, duty
from bot.rules.cards import bits, cards_in
from bot.rules.panel import CardFace
from tests.games.betel.table import do, in_play, playable, refusal, refused


def face(code: str) -> CardFace:
    return CardFace("french", code)


# 1 Forced overtaking


def test_a_follower_must_overtake_the_lead() -> None:
    state = do(in_play("1h", ("Tc", "Kc Jc 8c Ad", "Ac Qc 7c")), "0 play:Tc")
    assert playable(state, 1) == {"Kc", "Jc"}
    assert refused(state, "1 play:8c") == "must_overtake"
    assert refused(state, "1 play:Ad") == "must_follow_suit"
    assert refused(state, "1 play:9c") == "card_not_held"
    state = do(state, "1 play:Kc")
    assert playable(state, 2) == {"Ac"}
    assert do(state, "2 play:Ac").waiting_for == (2,)


def test_the_refusal_says_what_to_overtake_and_with_what() -> None:
    state = do(in_play("1h", ("Tc", "Kc Jc 8c Ad", "Ac")), "0 play:Tc")
    error = refusal(state, "1 play:8c")
    assert error.params == {"top": face("Tc"), "cards": (face("Kc"), face("Jc"))}


def test_who_cannot_overtake_follows_with_any_card_and_may_not_ruff() -> None:
    state = do(in_play("1h", ("Tc", "Kc Jc 8c Ad", "Qc 7c 9h")), "0 play:Tc", "1 play:Kc")
    assert playable(state, 2) == {"Qc", "7c"}
    assert refused(state, "2 play:9h") == "must_follow_suit"


# 2 Forced ruff


def test_who_cannot_follow_must_ruff() -> None:
    state = do(in_play("1h", ("As", "Jh 7h Ad", "Ks 9s Ah")), "0 play:As")
    assert playable(state, 1) == {"Jh", "7h"}
    assert refused(state, "1 play:Ad") == "must_trump"
    state = do(state, "1 play:Jh")
    assert playable(state, 2) == {"Ks", "9s"}
    assert do(state, "2 play:Ks").waiting_for == (1,)


@pytest.mark.parametrize(("rise", "cards"), [(True, {"Ks"}), (False, {"Ks", "8s"})])
def test_overtaking_the_suit_led_after_a_ruff(rise: bool, cards: set[str]) -> None:
    state = do(in_play("1h", ("9s", "7h Ad", "Ks 8s"), rise_after_ruff=rise), "0 play:9s", "1 play:7h")
    assert playable(state, 2) == cards


def test_without_the_duty_to_rise_trumps_that_are_led_are_still_overtaken() -> None:
    state = do(in_play("1h", ("9h", "Th", "Kh 7h"), rise_after_ruff=False), "0 play:9h", "1 play:Th")
    assert playable(state, 2) == {"Kh"}


# 3 Forced over-ruff and under-ruff


@pytest.mark.parametrize(
    ("third", "cards", "winner"), [("Kh 9h As", {"Kh"}, 2), ("9h 7h As", {"9h", "7h"}, 1), ("As 7c", {"As", "7c"}, 1)]
)
def test_the_third_overruffs_or_underruffs(third: str, cards: set[str], winner: int) -> None:
    state = do(in_play("1h", ("Qd", "Th", third)), "0 play:Qd", "1 play:Th")
    assert playable(state, 2) == cards
    assert do(state, f"2 play:{max(cards)}").waiting_for == (winner,)


def test_the_refusals_of_ruffing() -> None:
    state = do(in_play("1h", ("Qd", "Th", "Kh 9h As")), "0 play:Qd", "1 play:Th")
    assert refused(state, "2 play:9h") == "must_overtrump"
    assert refused(state, "2 play:As") == "must_trump"
    assert refusal(state, "2 play:9h").params["top"] == face("Th")


# 4 Grand Betel


@pytest.mark.parametrize(
    ("contract", "left", "right", "winner"), [("gb", {"Js", "8s"}, {"Ts", "7s"}, 0), ("bb", {"Js"}, {"Ts", "7s"}, 1)]
)
def test_grand_betel_frees_the_defenders(contract: str, left: set[str], right: set[str], winner: int) -> None:
    state = do(in_play(contract, ("9s", "Js 8s Ad", "Ts 7s Ac")), "0 play:9s")
    assert playable(state, 1) == left
    state = do(state, "1 play:8s" if contract == "gb" else "1 play:Js")
    assert playable(state, 2) == right
    assert do(state, "2 play:7s").waiting_for == (winner,)


def test_grand_betel_does_not_free_the_declarer() -> None:
    state = in_play("gb", ("Qd 7d", "8d", "9d"))
    state.turn = 1
    state = do(state, "1 play:8d", "2 play:9d")
    assert playable(state, 0) == {"Qd"}
    assert do(state, "0 play:Qd").waiting_for == (0,)


# The rest of section 5


def test_any_card_may_be_led() -> None:
    assert playable(in_play("1h", ("As 7h Kd", "8s", "9s")), 0) == {"As", "7h", "Kd"}


@pytest.mark.parametrize("contract", ["1nt", "lb", ""])
def test_without_trumps_who_cannot_follow_plays_anything(contract: str) -> None:
    state = do(in_play(contract, ("9s", "Jh 7d", "8s")), "0 play:9s")
    assert playable(state, 1) == {"Jh", "7d"}


def test_three_passes_have_all_duties() -> None:
    state = do(in_play("", ("9s", "Js 8s", "Ts 7s")), "0 play:9s")
    assert playable(state, 1) == {"Js"}


def test_a_discard_never_wins() -> None:
    state = do(in_play("1h", ("7s", "Ad", "Ac")), "0 play:7s", "1 play:Ad", "2 play:Ac")
    assert state.waiting_for == (0,)
    assert state.taken == (1, 0, 0)


def test_what_a_card_proves_is_what_duty_would_have_preferred() -> None:
    """A card bars exactly those cards beside which it would not have been legal, for any other cards in the hand."""
    rng = random.Random(4)
    for _ in range(3000):
        *trick, card = rng.sample(PACK, rng.choice((2, 3)))
        trumps = rng.choice((NO_CONTRACT, *LADDER)).trumps
        rise, free = rng.random() < 0.5, rng.random() < 0.3
        rest = bits(PACK) & ~bits((*trick, card))
        barred = barred_by(card, tuple(trick), trumps, rise, free) & rest
        alone = [
            other
            for other in cards_in(rest)
            if not duty(1 << card | 1 << other, tuple(trick), trumps, rise, free) >> card & 1
        ]
        assert cards_in(barred) == alone
        assert duty(rest & ~barred | 1 << card, tuple(trick), trumps, rise, free) >> card & 1
