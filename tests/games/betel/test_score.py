"""Sections 3.5, 6, 7, the example 5 of section 9, and how a game ends (section 11)."""

from itertools import pairwise

import pytest

from bot.games.betel import GAME
from bot.games.betel.contracts import BY_CODE, LADDER
from bot.games.betel.scoring import contract_points, deal_points
from bot.i18n import Catalogs
from bot.render import refusal
from bot.rules.errors import ParseError
from tests.games.betel.table import dealt, do, played_out, refused, start

STRONG = ("As Ks Qs Js Ts 9s 8s 7s Ah Kh", "Qh Jh Th 9h 8h 7h Ad Kd Qd Jd", "Ac Kc Qc Jc Tc 9c 8c 7c Td 9d")
SPARE = "8d 7d"


@pytest.mark.parametrize(
    ("contract", "taken", "declarer", "defender"),
    [
        ("sb", 2, 140, 0),
        ("sb", 4, -160, 80),
        ("1d", 7, 65, 0),
        ("gb", 1, -510, 255),
        ("5nt", 0, -700, 350),
        ("lb", 0, 20, 0),
    ],
)
def test_samples(contract: str, taken: int, declarer: int, defender: int) -> None:
    assert contract_points(BY_CODE[contract], taken) == (declarer, defender)


def test_a_failure_sums_to_nothing_over_the_table() -> None:
    for contract in LADDER:
        for taken in range(11):
            own, each = contract_points(contract, taken)
            assert (own > 0) == (each == 0)
            if own < 0:
                assert own + 2 * each == 0


def test_overtricks_never_beat_the_next_bid() -> None:
    for lower, higher in pairwise(LADDER):
        best = max(contract_points(lower, taken)[0] for taken in range(11))
        assert best <= contract_points(higher, higher.tricks)[0]


def test_a_made_contract_beats_its_tricks_in_three_passes() -> None:
    for contract in LADDER:
        for taken in range(11):
            own, _ = contract_points(contract, taken)
            assert own < 0 or own > 5 * taken


def test_contra_doubles_all_three() -> None:
    assert deal_points(BY_CODE["sb"], 0, (4, 3, 3), contra=True) == (-320, 160, 160)
    assert deal_points(BY_CODE["sb"], 1, (4, 2, 4), contra=True) == (0, 280, 0)


def test_a_deal_is_booked() -> None:
    state = played_out(do(dealt(STRONG, SPARE), "0 bid:5s", "1 look:0", "1 pass", "2 pass"))
    assert state.scores == (580, -5, 0)
    assert state.deals == (
        {
            "contract": {"seat": 0, "contract": "5s"},
            "tricks": [10, 0, 0],
            "made": True,
            "looks": [0, -5, 0],
            "points": [580, -5, 0],
        },
    )


def test_contra_stands_in_the_deal_only_if_played() -> None:
    state = do(dealt(STRONG, SPARE, contra=True), "0 bid:1s", "1 contra", "2 look:0", "2 pass", "0 pass")
    state = played_out(state)
    assert state.deals[0]["contract"] == {"seat": 0, "contract": "1s", "contra": 1}
    # four overtricks: (20 * 5 + 4 * 5) * 2, the look is not doubled
    assert state.deals[0]["points"] == [240, 0, -5]
    voided = do(dealt(STRONG, SPARE, contra=True), "0 bid:1s", "1 contra", "2 pass", "0 bid:2s", "1 pass", "2 pass")
    assert played_out(voided).deals[0]["contract"] == {"seat": 0, "contract": "2s"}


def test_three_passes_score_each_own_trick_and_keep_the_looks() -> None:
    state = played_out(do(dealt(), "0 look:1", "0 pass", "1 pass", "2 pass"))
    deal = state.deals[0]
    assert deal["contract"] is None
    assert deal["made"] is None
    assert sum(deal["tricks"]) == 10
    assert deal["points"] == [5 * t + look for t, look in zip(deal["tricks"], [-5, 0, 0], strict=True)]
    assert state.dealer == 1


def test_the_auction_of_the_worked_example() -> None:
    state = do(dealt(), "0 pass", "1 look:0", "1 exchange:Qs.-", "1 bid:1c")
    state = do(state, "2 look:0", "2 look:1", "2 pass")
    assert state.scores == (0, 0, -10)
    state = do(state, "0 look:1")
    state = do(state, "0 exchange:-.As")
    assert refused(state, "0 pass") == "must_bid"
    state = do(state, "0 bid:sb")
    assert refused(state, "1 bid:1nt") == "bid_too_low"
    state = do(state, "1 pass")
    assert refused(state, "2 play:Js") == "wrong_phase"
    state = do(state, "2 look:0", "2 pass")
    assert (state.declarer, state.waiting_for, state.looks) == (0, (0,), (0, 0, -15))
    after = played_out(state)
    taken = after.deals[0]["tricks"][0]
    own, each = contract_points(BY_CODE["sb"], taken)
    assert after.scores == (own, each, each - 15)


# The end of a game


def won(target: int | None = 1000, scores: tuple[int, ...] = (0, 0, 0), **options: object):
    state = dealt(STRONG, SPARE, scores=scores, target=target, **options)
    return played_out(do(state, "0 bid:5s", "1 pass", "2 pass"))


def test_somebody_alone_at_the_target_ends_the_game() -> None:
    outcome = won(target=500).outcome
    assert outcome is not None
    assert outcome.json() == {"winners": [0], "losers": [1, 2], "reason": "target"}


def test_the_target_is_looked_at_after_a_deal_only() -> None:
    state = start(scores=(2000, 0, 0), target=1000)
    assert state.outcome is None
    assert state.is_chance_node
    assert won(target=1000, scores=(0, 1200, 0)).outcome.winners == (1,)
    assert won(target=580).outcome is not None
    assert won(target=581).outcome is None
    assert won(target=None, deal_cap=2, scores=(4000, 0, 0)).outcome is None


def test_a_tie_at_the_top_plays_on() -> None:
    state = won(target=500, scores=(0, 580, 0))
    assert state.scores == (580, 580, 0)
    assert state.outcome is None
    assert state.dealer == 1


def test_the_last_deal_ends_the_game_for_all_on_top() -> None:
    outcome = won(target=None, deal_cap=1, scores=(0, 580, 0)).outcome
    assert outcome is not None
    assert outcome.json() == {"winners": [0, 1], "losers": [2], "reason": "deal_cap"}
    assert refused(won(target=None, deal_cap=1), "0 pass") == "game_over"


def test_the_target_comes_before_the_last_deal() -> None:
    outcome = won(target=500, deal_cap=1).outcome
    assert outcome is not None
    assert outcome.reason == "target"


def test_one_of_target_and_cap_there_must_be() -> None:
    with pytest.raises(ParseError) as error:
        start(target=None, deal_cap=None)
    words = Catalogs.load(strict=True).words("en", "betel")
    assert refusal(error.value, words, str).startswith("This game would never end")


@pytest.mark.parametrize(
    "options", [{"target": 0}, {"target": True}, {"deal_cap": 1.0}, {"preset": "polnisch"}, {"x": 1}]
)
def test_other_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(ParseError):
        start(**options)


def test_options_stand_over_their_preset() -> None:
    assert start(preset="polish").rules.contra
    assert not start(preset="polish", contra=False).rules.contra


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({}, "BTL"),
        ({"target": 500, "contra": True}, "BTL-500-CONTRA"),
        ({"target": 10**12}, "BTL-1000000000000"),
        ({"target": None, "deal_cap": 12, "rise_after_ruff": False}, "BTL-X-D12-NORISE"),
        ({"deal_cap": None}, "BTL-DX"),
    ],
)
def test_house_rules_have_codes(options: dict[str, object], code: str) -> None:
    values = GAME.options.validate(options)
    assert GAME.options.code(values) == code
    assert GAME.options.from_code(code) == values


def test_the_polish_preset_has_a_code_too() -> None:
    assert GAME.options.from_code("BTL-PL") == GAME.options.validate({"preset": "polish"})
