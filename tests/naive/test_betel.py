"""The rules page of The Betel, auction and play, asserted of the naive game, so that the oracle is known good."""

import random

import pytest

from .betel import BETELS, CONTRACTS, NEEDED, PACK, Illegal, Naive, chance, random_options
from .betel_table import auction, call, cards, compose, play, play_out, refused, table
from .records import random_game

# Deal


def test_the_pack_goes_round_one_card_at_a_time_and_the_twins_come_second_twice():
    naive = table(dealer=2)
    naive.apply({"act": "shuffle", "pack": " ".join(PACK)})
    left, right, dealer = [0, 4], [2, 6], [3, 7]
    assert naive.twins == [PACK[1], PACK[5]]
    assert naive.hands[0] == [PACK[i] for i in left + list(range(8, 32, 3))]
    assert naive.hands[1] == [PACK[i] for i in right + list(range(9, 32, 3))]
    assert naive.hands[2] == [PACK[i] for i in dealer + list(range(10, 32, 3))]


def test_the_dealer_calls_first_and_the_deal_passes_to_the_left():
    naive = play_out(auction(table(dealer=2), "pass", "pass", "pass"))
    assert (naive.dealer, naive.chance_due(), naive.waiting_for()) == (0, True, [])
    assert auction(naive).waiting_for() == [0]


@pytest.mark.parametrize(
    "change",
    [
        {"twins": "As"},
        {"twins": "As As"},
        {"twins": "6s 6h"},
        {"hands": [" ".join(PACK[:11]), " ".join(PACK[11:20]), " ".join(PACK[20:30])]},
    ],
)
def test_a_deal_needs_ten_ten_ten_and_two_different_cards(change):
    assert table().refuses({**compose(), **change})


def test_a_shuffle_needs_the_whole_pack_and_the_right_time():
    naive = table()
    assert naive.refuses({"act": "shuffle", "pack": " ".join(PACK[1:])})
    assert naive.refuses({"act": "shuffle", "pack": " ".join([*PACK[1:], PACK[1]])})
    naive.apply(compose())
    assert naive.refuses({"act": "shuffle", "pack": " ".join(PACK)})
    assert naive.refuses(compose())
    with pytest.raises(Illegal):
        naive.apply(compose())


# Auction


def test_the_ladder_is_as_its_formula_says():
    for level in range(1, 6):
        for place, denomination in enumerate(["c", "d", "h", "s", "nt"]):
            assert CONTRACTS.index(f"{level}{denomination}") + 1 == 6 * level - 4 + place
        assert NEEDED[str(level)] == 5 + level
    for level, (betel, limit) in enumerate([("lb", 3), ("sb", 2), ("mb", 1), ("bb", 0), ("gb", 0)]):
        assert CONTRACTS.index(betel) + 1 == 6 * level + 1
        assert BETELS[betel] == limit
    assert len(CONTRACTS) == len(set(CONTRACTS)) == 30


EXAMPLE = compose(twins="As Kh")


def example_auction(deal=EXAMPLE):
    """Return the fifth worked example, up to the closing pass."""
    naive = auction(table(), "pass", "look 0", deal=deal)
    call(naive, f"put {naive.hands[1][0]} -", "1c", "look 0", "look 1")
    assert refused(naive, "put - -")
    call(naive, "pass", "look 1")
    call(naive, f"put - {naive.hands[0][0]}")
    assert refused(naive, "pass")
    return call(naive, "sb")


def test_worked_example_of_an_auction():
    naive = example_auction()
    assert naive.scores == [0, 0, -10]
    assert refused(naive, "1nt")
    call(naive, "pass")
    assert naive.waiting_for() == [2], "one pass since the bid ends nothing"
    call(naive, "look 0", "pass")
    assert naive.scores == [0, 0, -15]
    assert naive.waiting_for() == [0]
    assert len(cards(naive)) == 10, "the declarer leads"


def test_who_exchanged_in_the_worked_example_could_not_have_passed():
    naive = auction(table(), "pass", "1c", "look 1", deal=EXAMPLE)
    call(naive, f"put - {naive.hands[2][0]}")
    assert refused(naive, "pass")
    assert naive.legal()["2"] == [{"act": "bid", "contract": contract} for contract in CONTRACTS[2:]]


@pytest.mark.parametrize(("tricks", "points"), [(2, [140, 0, -15]), (4, [-160, 80, 65])])
def test_worked_example_of_an_auction_counted(tricks, points):
    low = compose({0: "7s 8s 9s 7h 8h 9h 7d 8d 9d Ac"}, twins="Kd Kc")
    naive = play_out(call(example_auction(low), "pass", "look 0", "pass"), lambda won: won[0] == tricks)
    deal = naive.deals[0]
    assert deal["contract"] == {"seat": 0, "contract": "sb"}
    assert (deal["made"], deal["looks"], deal["points"]) == (tricks == 2, [0, 0, -15], points)
    assert naive.scores == points


def test_two_opening_passes_end_nothing_and_who_passed_may_bid_later():
    naive = auction(table(), "pass", "pass", "1c", "1d", "1h")
    assert naive.waiting_for() == [2]


def test_the_longest_auction_has_63_calls():
    calls = ["pass", "pass", CONTRACTS[0]]
    for contract in CONTRACTS[1:]:
        calls += ["pass", contract]
    naive = auction(table(), *calls, "pass", "pass")
    assert len(naive.calls) == 63
    assert naive.phase == "play"


@pytest.mark.parametrize(
    ("bids", "declarer"), [(["1h", "pass", "pass"], 0), (["lb", "1c", "5nt", "pass", "pass"], 2)]
)
def test_the_last_bidder_leads(bids, declarer):
    assert auction(table(), *bids).waiting_for() == [declarer]


def test_a_look_changes_nothing_but_its_slot_and_the_exchange():
    naive = auction(table())
    before = naive.legal()["0"]
    after = call(naive, "look 1").legal()["0"]
    assert [action for action in before if action not in after] == [{"act": "look", "slot": 1}]
    assert [action for action in after if action not in before] == [{"act": "exchange"}]
    assert refused(naive, "look 1")
    assert call(naive, "look 0").legal()["0"].count({"act": "exchange"}) == 1


def test_nothing_seen_is_carried_over_to_the_next_call():
    naive = auction(table(), "look 0", "look 1", "1c", "pass", "1d")
    assert refused(naive, f"put {naive.hands[0][0]} -")
    call(naive, "look 0")
    assert refused(naive, f"put - {naive.hands[0][0]}")
    assert not refused(naive, f"put {naive.hands[0][0]} -")


def test_what_may_be_put_back():
    deal = compose({0: "As Ks Qs"}, twins="7h 8h")
    one = auction(table(), "look 0", deal=deal)
    assert not refused(one, "put As -")
    assert not refused(one, "put 7h -"), "the same card back is an exchange"
    assert refused(one, "put - As"), "a slot not looked at"
    assert refused(one, "put As Ks")
    assert refused(one, "put - -")
    assert refused(one, "put 7d -"), "another's card"
    both = call(one, "look 1")
    assert not refused(both, "put 8h 7h"), "crosswise"
    assert not refused(both, "put As 7h")
    assert not refused(both, "put As Ks")
    assert not refused(both, "put - As"), "one of two seen"
    assert refused(both, "put 8h -"), "the other slot was not taken up"
    assert refused(both, "put As As")


def test_after_an_exchange_only_a_bid_is_left():
    naive = auction(table(contra=True), "1c", "look 0", deal=compose(twins="7h 8h"))
    call(naive, "put 7h -")
    assert naive.legal()["1"] == [{"act": "bid", "contract": contract} for contract in CONTRACTS[2:]]
    for text in ["pass", "contra", "look 1", "put 7h -"]:
        assert refused(naive, text)


def test_the_next_looker_finds_what_was_put_back():
    naive = auction(table(), "look 0", "look 1", "put 8h As", "1c", deal=compose({0: "As Ks"}, twins="7h 8h"))
    assert sorted(naive.hands[0]) == sorted([*compose({0: "As Ks"}, twins="7h 8h")["hands"][0].split()[1:], "7h"])
    call(naive, "look 1")
    assert not refused(naive, "put - As")
    assert refused(naive, "put - 8h")
    call(naive, f"put - {naive.hands[1][0]}")
    assert "As" in naive.hands[1]
    assert [len(hand) for hand in naive.hands] == [10, 10, 10]


def test_nothing_is_above_grand_slam_notrump():
    naive = auction(table(), "5nt")
    looks = [{"act": "look", "slot": 0}, {"act": "look", "slot": 1}]
    assert naive.legal()["1"] == [*looks, {"act": "pass"}]
    call(naive, "look 0")
    assert naive.legal()["1"] == [looks[1], {"act": "pass"}]
    assert refused(naive, f"put {naive.hands[1][0]} -")
    assert call(naive, "pass").scores == [0, -5, 0]


def test_looking_costs_only_who_then_passes_each_time_and_at_once():
    naive = auction(table(), "look 0", "look 1", "1c", "look 0", "1d", "look 1", "pass")
    assert naive.scores == [0, 0, -5]
    call(naive, "look 0", "1h", "2c", "look 0", "look 1", "pass")
    assert naive.scores == [0, 0, -15]
    call(naive, "look 1", "look 0", "pass")
    assert naive.scores == [-10, 0, -15]
    assert play_out(naive).deals[0]["looks"] == [-10, 0, -15]


# Contra


def test_contra_must_be_agreed_on():
    assert refused(auction(table(), "1c"), "contra")
    assert refused(auction(table(preset="polish", contra=False), "1c"), "contra")
    assert not refused(auction(table(preset="polish"), "1c"), "contra")


def test_contra_needs_a_contract_not_yet_contraed():
    naive = auction(table(contra=True))
    assert refused(naive, "contra")
    call(naive, "1c", "contra")
    assert refused(naive, "contra"), "the third player"
    assert refused(call(naive, "pass"), "contra"), "no re-contra by the bidder"


def test_contra_asks_for_two_further_passes():
    naive = auction(table(contra=True), "1c", "pass", "look 0", "contra")
    assert (naive.phase, naive.scores) == ("auction", [0, 0, 0])
    assert call(naive, "pass").waiting_for() == [1]
    assert call(naive, "pass").phase == "play"
    assert naive.waiting_for() == [0]


def test_a_higher_bid_voids_contra():
    naive = auction(table(contra=True), "1c", "contra", "pass", "1d")
    assert not refused(naive, "contra")
    naive = play_out(call(naive, "pass", "pass"))
    assert naive.deals[0]["contract"] == {"seat": 0, "contract": "1d"}


# Play: trump hearts in the first three examples; seat 0 leads, 1 is next, 2 third


def led(contract, hands, closed, **options):
    return auction(table(**options), contract, "pass", "pass", deal=compose(hands, closed))


@pytest.mark.parametrize(("third", "legal"), [("Ac Qc 7c", {"Ac"}), ("Qc 7c 9h", {"Qc", "7c"})])
def test_worked_example_of_forced_overtaking(third, legal):
    naive = led("1h", {0: "Tc", 1: "Kc Jc 8c Ad", 2: third}, {1: "c", 2: "c"})
    assert cards(play(naive, "Tc")) == {"Kc", "Jc"}
    assert cards(play(naive, "Kc")) == legal
    winner = 2 if "Ac" in legal else 1
    assert play(naive, min(legal)).waiting_for() == [winner]


def test_worked_example_of_a_forced_ruff():
    naive = led("1h", {0: "As", 1: "Jh 7h Ad", 2: "Ks 9s Ah"}, {1: "sh", 2: "s"})
    assert cards(play(naive, "As")) == {"Jh", "7h"}
    assert cards(play(naive, "Jh")) == {"Ks", "9s"}
    assert play(naive, "9s").waiting_for() == [1]


@pytest.mark.parametrize(("rise", "legal"), [(True, {"Ks"}), (False, {"Ks", "8s"})])
def test_rising_above_a_suit_already_ruffed(rise, legal):
    naive = led("1h", {0: "9s", 1: "7h", 2: "Ks 8s"}, {1: "s", 2: "s"}, rise_after_ruff=rise)
    assert cards(play(naive, "9s", "7h")) == legal
    assert play(naive, "Ks").waiting_for() == [1]


def test_the_easier_rule_frees_nobody_else():
    naive = led("1h", {0: "Tc 9h", 1: "Kc Jc 8c", 2: "Ac Qc"}, {1: "c", 2: "c"}, rise_after_ruff=False)
    assert cards(play(naive, "Tc")) == {"Kc", "Jc"}
    assert cards(play(naive, "Kc")) == {"Ac"}
    trumps = led("1h", {0: "9h", 1: "Th 7h", 2: "Qh 8h"}, {1: "h", 2: "h"}, rise_after_ruff=False)
    assert cards(play(trumps, "9h")) == {"Th"}
    assert cards(play(trumps, "Th")) == {"Qh"}


@pytest.mark.parametrize(
    ("third", "closed", "legal", "winner"),
    [("Kh 9h As", "dh", {"Kh"}, 2), ("9h 7h As", "dh", {"9h", "7h"}, 1), ("As 7c", "dh", None, 1)],
)
def test_worked_example_of_over_and_under_ruff(third, closed, legal, winner):
    naive = led("1h", {0: "Qd", 1: "Th", 2: third}, {1: "d", 2: closed})
    hand = set(naive.hands[2])
    assert cards(play(naive, "Qd", "Th")) == (legal or hand)
    assert play(naive, third.split()[0]).waiting_for() == [winner]


SPADES = {0: "9s", 1: "Js 8s", 2: "Ts 7s"}


def test_worked_example_of_grand_betel():
    naive = led("gb", SPADES, {1: "s", 2: "s"})
    assert cards(play(naive, "9s")) == {"Js", "8s"}
    assert cards(play(naive, "8s")) == {"Ts", "7s"}
    assert play(naive, "7s").waiting_for() == [0]
    assert play_out(naive).deals[0]["made"] is False


def test_the_same_cards_in_big_betel():
    naive = led("bb", SPADES, {1: "s", 2: "s"})
    assert cards(play(naive, "9s")) == {"Js"}
    assert cards(play(naive, "Js")) == {"Ts", "7s"}
    assert play(naive, "7s").waiting_for() == [1]


def test_the_declarer_of_grand_betel_keeps_his_duties():
    naive = led("gb", {0: "7s Qd 7d", 1: "As 8d", 2: "8s 9d"}, {0: "d"})
    play(naive, "7s", "As", "8s", "8d", "9d")
    assert cards(naive) == {"Qd"}
    assert play(naive, "Qd").waiting_for() == [0]


def test_without_the_suit_and_without_trumps_any_card_goes():
    naive = led("1nt", {0: "9s", 1: "Ah", 2: "7s"}, {1: "s", 2: "s"})
    hand = set(naive.hands[1])
    assert cards(play(naive, "9s")) == hand
    assert play(naive, "Ah", "7s").waiting_for() == [0]


def test_three_passes_are_played_by_the_dealer_first_with_full_duties():
    naive = auction(
        table(dealer=1),
        "look 0",
        "pass",
        "pass",
        "pass",
        deal=compose({1: "9s", 2: "Js 8s", 0: "Ts 7s"}, {2: "s", 0: "s"}),
    )
    assert naive.waiting_for() == [1]
    assert cards(play(naive, "9s")) == {"Js"}
    assert cards(play(naive, "Js")) == {"Ts", "7s"}
    deal = play_out(naive).deals[0]
    assert (deal["contract"], deal["made"], deal["looks"]) == (None, None, [0, -5, 0])
    assert deal["points"] == [5 * won + look for won, look in zip(deal["tricks"], deal["looks"], strict=True)]


def test_only_who_is_waited_for_may_act():
    naive = auction(table(), "1c")
    assert naive.legal()["0"] == naive.legal()["2"] == []
    for seat in (0, 2, 3, None):
        assert naive.refuses({"seat": seat, "act": "pass"})
    call(naive, "pass", "pass")
    assert naive.refuses({"seat": 0, "act": "pass"})
    assert naive.refuses({"seat": 0, "act": "play", "card": naive.hands[1][0]})
    assert naive.refuses({"seat": 1, "act": "play", "card": naive.hands[1][0]})


# At random


@pytest.mark.parametrize("seed", range(30))
def test_random_games_keep_all_cards_and_come_to_an_end(seed):
    rng = random.Random(seed)
    options = {**random_options(rng), "deal_cap": 5}
    header = {"record": 1, "game": "betel", "options": options, "players": ["a", "b", "c"], "dealer": seed % 3}
    naive = Naive(header)
    for line in random_game(Naive, header, rng, chance, limit=5000):
        if "act" not in line:
            continue
        assert not naive.refuses(line)
        naive.apply(line)
        if naive.phase in ("auction", "play"):
            table_cards = [card for _, card in naive.trick]
            assert len(
                {*naive.hands[0], *naive.hands[1], *naive.hands[2], *naive.twins, *table_cards}
            ) == 32 - 3 * len(naive.winners)
    assert naive.phase == "over"
    assert naive.scores == [sum(deal["points"][seat] for deal in naive.deals) for seat in range(3)]
