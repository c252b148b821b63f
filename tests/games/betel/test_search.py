"""The search of The Betel: what it weighs, in which worlds, and that it knows no more than its seat."""

import random
from collections.abc import Iterator

import pytest

from bot.games.betel import GAME
from bot.games.betel.cards import ALL_CARDS, SEATS
from bot.games.betel.contracts import LADDER, contract_of
from bot.games.betel.heuristic import best_bid
from bot.games.betel.holdings import holdings
from bot.games.betel.options import BetelOptions
from bot.games.betel.position import AUCTION, Points
from bot.games.betel.search.estimate_tables import best_worth, keep
from bot.games.betel.search.weighted_worlds import MarkovChain, plausibility
from bot.games.betel.search.win_probability import LENGTH, chance, place
from bot.games.betel.state import State, View
from bot.players.levels import LEVELS
from bot.players.random import random_action
from bot.players.search import think
from bot.rules.cards import FRENCH, bits, cards_in
from tests.games.betel.table import dealt, do, start

OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"preset": "polish"},
    {"target": None, "deal_cap": 3},
    {"target": 300, "rise_after_ruff": False},
)


def positions(seed: int, count: int) -> Iterator[State]:
    """Positions of games that random players and the heuristic play, with a seat to act."""
    rng = random.Random(seed)
    while count:
        state = start(**rng.choice(OPTIONS))
        wild = rng.random() / 2
        while state.outcome is None and count:
            if state.is_chance_node:
                state.play(state.chance(rng))
                continue
            view = state.view(state.turn)
            if rng.random() < 0.1:
                count -= 1
                yield state.copy()
            action = random_action(GAME, view, rng) if rng.random() < wild else GAME.heuristic.choose(view, rng)
            assert action is not None
            state.play(action)


def rules(**options: object) -> BetelOptions:
    return BetelOptions.of(GAME.options.validate(options))


@pytest.mark.parametrize("seed", range(3))
def test_what_is_weighed_is_legal_and_the_same_luck_decides_the_same(seed: int) -> None:
    assert GAME.evaluator is not None
    for state in positions(seed, 25):
        view = state.view(state.turn)
        options = GAME.evaluator.candidates(view)
        assert options
        assert len(set(options)) == len(options)
        for action in options:
            assert action is not None
            assert state.allows(action)
        decision = think(GAME, view, random.Random(seed), LEVELS["novice"])
        assert decision.action is not None
        assert state.allows(decision.action)
        assert think(GAME, state.view(state.turn), random.Random(seed), LEVELS["novice"]) == decision
        for one in decision.weighed:
            assert 0 <= one.value <= 1


def test_worlds_are_what_the_seat_may_believe() -> None:
    assert GAME.evaluator is not None
    for state in positions(7, 40):
        view = state.view(state.turn)
        for world, weight in GAME.evaluator.determinizations(view, 6, random.Random(1)):
            assert weight > 0
            assert world.view(state.turn) == view
            played = bits(world.played)
            assert sum(world.hands) + bits(world.twins) + played == ALL_CARDS
            barred = view.barred
            assert not any(world.hands[seat] & barred[seat] for seat in range(SEATS) if seat != state.turn)


def test_a_decision_knows_nothing_but_the_view() -> None:
    rng = random.Random(4)
    for state in positions(11, 12):
        view = state.view(state.turn)
        other = GAME.determinize(view, rng)
        level = LEVELS["novice"]
        assert think(GAME, view, random.Random(2), level) == think(
            GAME, other.view(state.turn), random.Random(2), level
        )


def test_a_bid_tells_of_the_cards_behind_it() -> None:
    # A seat that bids a betel has low cards, one that bids a slam the high ones.
    state = dealt()

    def ranks(view: View) -> float:
        deals = list(MarkovChain(view, random.Random(3)).deals(30))
        return sum(card % 13 for hands, _ in deals for card in cards_in(hands[0])) / len(deals)

    assert ranks(do(state, "0 bid:sb").view(1)) + 10 < ranks(do(state, "0 bid:4nt").view(1))


def test_what_is_kept_of_twelve_cards_is_the_best_of_all_choices() -> None:
    held = holdings(bits(FRENCH.parse("As Ks 7s 9h 8h Td 7d Qc Jc 9c 8c 7c")))
    kept = keep(held, 2, -2)
    given = [have & ~keeps for have, keeps in zip(held, kept, strict=True)]
    assert given == holdings(bits(FRENCH.parse("As Ks")))


def test_estimates_by_table_are_those_of_the_rule_of_thumb() -> None:
    rng = random.Random(5)
    for _ in range(200):
        hand = bits(rng.sample(sorted(GAME.pack(GAME.options.validate({}))), 10))
        high = rng.randrange(len(LADDER))
        assert best_worth(holdings(hand), high)[0] == pytest.approx(best_bid(hand, contract_of(high))[0], abs=30)


def test_every_score_has_its_place_in_the_table() -> None:
    found = {
        place(own, second, third)
        for own in range(1, LENGTH + 1)
        for third in range(1, LENGTH + 1)
        for second in range(1, third + 1)
    }
    assert found == set(range(len(found)))


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("scores", [(0, 0, 0), (950, 20, -300), (2000, 2000, 0), (-5000, 40, 990)])
def test_chances_are_shares_of_a_whole(options: dict[str, object], scores: Points) -> None:
    shares = [chance(rules(**options), scores, seat, 1) for seat in range(SEATS)]
    assert all(0 <= share <= 1 for share in shares)
    assert sum(shares) == pytest.approx(1, abs=0.06)
    best = shares.index(max(shares))
    assert scores[best] == max(scores)


def test_a_game_that_is_over_is_won_or_lost() -> None:
    assert chance(rules(), (1000, 995, 0), 0, 4) == 1
    assert chance(rules(), (1000, 995, 0), 1, 4) == 0
    assert chance(rules(deal_cap=4), (100, 100, 0), 1, 4) == 0.5


def test_the_last_deal_is_played_for_the_lead() -> None:
    # With one deal to go and no target, a lead of a thousand points is safe.
    far = rules(target=None, deal_cap=5)
    assert chance(far, (1500, 100, 0), 0, 4) > 0.95
    assert chance(far, (300, 280, 0), 0, 4) < 0.6


def test_the_true_deal_of_sensible_players_is_as_likely_as_can_be() -> None:
    rng = random.Random(9)
    state = start()
    while len(state.played) < 14:
        action = state.chance(rng) if state.is_chance_node else GAME.heuristic.choose(state.view(state.turn), rng)
        assert action is not None
        state.play(action)
    assert plausibility(state.view(state.turn), state.hands, state.twins) == 1


def test_a_card_that_sense_would_not_have_played_makes_a_deal_less_likely() -> None:
    rng = random.Random(9)
    found = set[float]()
    for state in positions(5, 80):
        if state.played:
            view = state.view(state.turn)
            world = GAME.determinize(view, rng)
            found.add(plausibility(view, world.hands, world.twins))
    assert min(found) < 0.1 < max(found) <= 1


def test_a_look_that_costs_nothing_is_worth_no_less_than_the_bid_after_it() -> None:
    assert GAME.evaluator is not None
    searcher = GAME.evaluator
    asked = 0
    for state in positions(21, 60):
        view = state.view(state.turn)
        options = searcher.candidates(view)
        acts = {action.act for action in options if action}
        if {"look", "bid"} <= acts:
            asked += 1
            weighed = searcher.compare(view, options, options[0], 4, random.Random(2))
            worth = {one.action.act: one for one in reversed(weighed) if one.action}
            bids = [one.value for one in weighed if one.action and one.action.act == "bid"]
            assert worth["look"].value >= max(bids) - 0.02
    assert asked > 3


def test_calls_are_compared_in_the_same_worlds_whatever_was_left_behind_after_the_first() -> None:
    assert GAME.evaluator is not None
    compared = 0
    for state in positions(8, 40):
        view = state.view(state.turn)
        options = GAME.evaluator.candidates(view)
        if state.phase != AUCTION or len(options) < 2:
            continue
        first, *_ = weighed = GAME.evaluator.compare(view, options, options[0], 40, random.Random(1))
        for one in weighed:
            assert one.value == pytest.approx(min(max(first.value + one.margin, 0), 1))
        compared += 1
    assert compared
