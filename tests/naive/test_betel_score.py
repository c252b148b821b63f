"""The rules page of The Betel, the scoring and the end, asserted of the naive game."""

import pytest

from .betel import BETELS, CONTRACTS, NEEDED, worth
from .betel_table import auction, compose, play_out, table


@pytest.mark.parametrize(
    ("contract", "tricks", "declarer", "defender"),
    [("sb", 2, 140, 0), ("sb", 4, -160, 80), ("1d", 7, 65, 0), ("gb", 1, -510, 255), ("5nt", 0, -700, 350)],
)
def test_samples(contract, tricks, declarer, defender):
    assert worth(contract, tricks) == (declarer > 0, declarer, defender)


ALL = [(contract, tricks) for contract in CONTRACTS for tricks in range(11)]


@pytest.mark.parametrize("contract", CONTRACTS)
def test_what_is_claimed_of_the_figures(contract):
    for tricks in range(11):
        check_claims(contract, tricks)


def check_claims(contract, tricks):
    number = CONTRACTS.index(contract) + 1
    made, declarer, defender = worth(contract, tricks)
    level = contract[0]
    assert made == (tricks <= BETELS[contract] if contract in BETELS else tricks >= NEEDED[level])
    assert declarer % 5 == defender % 5 == 0
    if made:
        assert declarer > 5 * tricks, "(c) a made contract beats the same tricks in three passes"
        assert declarer <= 20 * (number + 1), "(d) overtricks never beat the next higher bid"
        lower = [worth(other, tricks) for other in CONTRACTS[: number - 1]]
        assert all(declarer > points for was_made, points, _ in lower if was_made), "(b) higher is worth more"
        assert defender == 0
    else:
        assert declarer + 2 * defender == 0, "(e) a failure sums to zero"
        worse = tricks + 1 if contract in BETELS else tricks - 1
        if 0 <= worse <= 10:
            assert worth(contract, worse)[2] > defender, "(e) fighting on pays"
            assert worth(contract, worse)[1] < declarer


def test_twenty_is_the_smallest_round_multiple():
    made = [(contract, tricks) for contract, tricks in ALL if worth(contract, tricks)[0]]
    for multiple, fails in [(10, True), (15, True), (20, False)]:
        beaten = [
            worth(contract, tricks)[1] - (20 - multiple) * (CONTRACTS.index(contract) + 1) <= 5 * tricks
            for contract, tricks in made
        ]
        assert any(beaten) == fails


def test_a_betel_gains_nothing_by_fewer_tricks():
    assert {worth("lb", tricks)[1] for tricks in range(4)} == {20}


HANDS = {"all": {0: "As Ks Qs Js Ah Kh Ad Kd Ac Kc"}, "none": {0: "7s 8s 9s 7h 8h 9h 7d 8d 7c 8c"}}


@pytest.mark.parametrize(
    ("hand", "contract", "points"),
    [
        ("all", "1nt", [140, 0, 0]),
        ("all", "5nt", [600, 0, 0]),
        ("all", "bb", [-480, 240, 240]),
        ("none", "bb", [380, 0, 0]),
        ("none", "gb", [500, 0, 0]),
        ("none", "5nt", [-700, 350, 350]),
        ("none", "1nt", [-180, 90, 90]),
    ],
)
@pytest.mark.parametrize("contra", [False, True])
def test_whole_deals(hand, contract, points, contra):
    calls = (
        [contract, "look 0", "contra", "look 1", "pass", "pass"] if contra else [contract, "pass", "look 1", "pass"]
    )
    tricks = 10 if hand == "all" else 0
    naive = auction(table(contra=contra), *calls, deal=compose(HANDS[hand]))
    naive = play_out(naive, lambda won: won[0] == tricks)
    deal = naive.deals[0]
    expected = [2 * number if contra else number for number in points]
    expected[2] -= 5
    assert (deal["points"], deal["looks"], naive.scores) == (expected, [0, 0, -5], expected)
    assert deal["made"] is (points[0] > 0)
    assert deal["contract"] == {"seat": 0, "contract": contract, **({"contra": 1} if contra else {})}


# The end. In three passes ten tricks are worth 50 points together.


def three_passes(scores, tricks, **options):
    """After a deal of three passes in which the seats take so many tricks and begin with such scores."""
    return play_out(auction(table(scores=scores, **options), "pass", "pass", "pass"), lambda won: won == tricks)


TRICKS = play_out(auction(table(), "pass", "pass", "pass")).deals[0]["tricks"]
POINTS = [5 * won for won in TRICKS]


def scores_for(*totals):
    """Return the start scores that become these totals."""
    return [total - points for total, points in zip(totals, POINTS, strict=True)]


def test_the_highest_total_wins_once_somebody_has_the_target():
    naive = three_passes(scores_for(1005, 1010, -40), TRICKS)
    assert naive.scores == [1005, 1010, -40]
    assert naive.result == {"winners": [1], "losers": [0, 2], "reason": "target"}
    assert (naive.status()["over"], naive.waiting_for()) == (True, [])
    assert naive.legal() == {"0": [], "1": [], "2": []}
    assert naive.refuses({"seat": 0, "act": "pass"})
    assert naive.refuses(compose())


def test_exactly_the_target_is_enough_and_one_less_is_not():
    assert three_passes(scores_for(1000, 0, 0), TRICKS).result["winners"] == [0]
    assert three_passes(scores_for(999, 0, 0), TRICKS).result is None


def test_start_scores_end_nothing_by_themselves():
    naive = table(scores=(5000, 0, 0))
    assert naive.chance_due()
    assert auction(naive, "1c").result is None


def test_a_tie_at_the_top_asks_for_another_deal_whatever_becomes_of_the_target():
    naive = three_passes(scores_for(1000, 1000, 0), TRICKS)
    assert naive.result is None
    assert naive.chance_due()
    naive = auction(naive, "look 0", "look 1", "pass", "lb", "look 0", "pass", "pass")
    naive = play_out(naive, lambda won: won[2] <= 3)
    assert naive.scores == [995, 990, 20]
    assert naive.result is None


def test_the_target_comes_before_the_cap():
    assert three_passes(scores_for(1000, 0, 0), TRICKS, deal_cap=1).result["reason"] == "target"


def test_at_the_cap_all_top_seats_win():
    naive = three_passes(scores_for(1200, 30, 1200), TRICKS, deal_cap=1)
    assert naive.result == {"winners": [0, 2], "losers": [1], "reason": "deal_cap"}
    naive = three_passes(scores_for(7, 7, 7), TRICKS, deal_cap=1, target=None)
    assert naive.result == {"winners": [0, 1, 2], "losers": [], "reason": "deal_cap"}


def test_the_cap_counts_the_deals_of_this_record():
    naive = three_passes((0, 0, 0), TRICKS, deal_cap=2)
    assert naive.result is None
    assert play_out(auction(naive, "pass", "pass", "pass")).result["reason"] == "deal_cap"


def test_without_a_target_only_the_cap_ends_the_game():
    assert three_passes((4000, 0, 0), TRICKS, target=None).result is None
