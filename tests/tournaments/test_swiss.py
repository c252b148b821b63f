"""Swiss pairing, compared with a library's matching for tables of two, and with all seatings of small fields.

For larger tables no library finds the best seating, because the problem is NP-hard. Fields of eight and nine
are compared with all their seatings. For tables of four a matching gives a bound: the pairs of such a table are three
perfect matchings, so no seating costs less than three times the best matching.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tournaments import Round, SwissPairing, meetings, seats_for, standings, swiss
from bot.tournaments import RoundResult as PlayedTable
from bot.tournaments.seating import Pair
from bot.tournaments.swiss import REMATCH, SCORE_UNIT
from tests.tournaments.test_seating import FREE, ways

Field = tuple[dict[int, float], Counter[Pair], tuple[Round, ...]]


def played(people: int, sizes: Sequence[int], rounds: int, seed: int) -> Field:
    """Return the scores, the meetings and the tables of a field after some Swiss rounds with random places."""
    rng = Random(seed)
    tables: list[Round] = []
    results: list[PlayedTable] = []
    scores = dict.fromkeys(range(people), 0.0)
    for _ in range(rounds):
        tables.append(swiss(range(people), sizes, scores, rng, meetings(tables), sat_out(people, tables)))
        results += [PlayedTable(table, tuple(range(1, len(table) + 1)), (0,) * len(table)) for table in tables[-1]]
        scores = {who: one.share for _, who, one in standings(range(people), results)}
    return scores, meetings(tables), tuple(tables)


def sat_out(people: int, rounds: Iterable[Round]) -> Counter[int]:
    """Return how often each has sat out."""
    return Counter(who for tables in rounds for who in range(people) if not any(who in table for table in tables))


def weight(pair: Pair, scores: dict[int, float], met: Counter[Pair]) -> int:
    """Return what a meeting costs."""
    one, other = pair
    return REMATCH * 2 * met[pair] + round(SCORE_UNIT * (scores[one] - scores[other])) ** 2


def cost(tables: Round, scores: dict[int, float], met: Counter[Pair]) -> int:
    """Return what the meetings of a round cost."""
    return sum(weight(pair, scores, met) for table in tables for pair in combinations(sorted(table), 2))


def best_matching(people: int, scores: dict[int, float], met: Counter[Pair]) -> int:
    """Return the least cost of tables of two, by a library's maximum-weight matching."""
    # Imported here: every worker imports this file, and one runs its tests.
    import networkx

    graph: networkx.Graph[int] = networkx.Graph()
    most = REMATCH * 100
    for pair in combinations(range(people), 2):
        graph.add_edge(*pair, weight=most - weight(pair, scores, met))
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return sum(weight((min(pair), max(pair)), scores, met) for pair in found)


@pytest.mark.parametrize(("people", "rounds"), [(8, 1), (8, 3), (8, 6), (10, 4), (14, 5), (20, 6)])
def test_tables_of_two_cost_as_little_as_a_maximum_weight_matching(people: int, rounds: int) -> None:
    sizes = (2,) * (people // 2)
    scores, met, _ = played(people, sizes, rounds, seed=people)
    found = swiss(range(people), sizes, scores, Random(1), met)
    assert cost(found, scores, met) == best_matching(people, scores, met)


@pytest.mark.parametrize(("people", "usual", "rounds"), [(8, 4, 1), (8, 4, 3), (9, 3, 2), (9, 3, 4), (9, 4, 2)])
def test_no_seating_of_a_small_field_costs_less(people: int, usual: int, rounds: int) -> None:
    sizes, _ = seats_for(people, usual, FREE)
    scores, met, _ = played(people, sizes, rounds, seed=people)
    found = swiss(range(people), sizes, scores, Random(1), met)
    assert cost(found, scores, met) == min(cost(way, scores, met) for way in ways(tuple(range(people)), sizes))


@pytest.mark.parametrize(("people", "rounds"), [(16, 1), (16, 2), (20, 3)])
def test_tables_of_four_have_no_rematch_and_stay_near_the_bound_of_a_matching(people: int, rounds: int) -> None:
    sizes = (4,) * (people // 4)
    scores, met, _ = played(people, sizes, rounds, seed=people)
    found = cost(swiss(range(people), sizes, scores, Random(1), met), scores, met)
    assert 3 * best_matching(people, scores, met) <= found < REMATCH


def test_winners_meet_winners() -> None:
    first = ((0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11), (12, 13, 14, 15))
    scores = {who: (3 - who % 4) / 3 for who in range(16)}
    second = swiss(range(16), (4,) * 4, scores, Random(5), meetings([first]))
    assert {frozenset(table) for table in second} == {frozenset(range(start, 16, 4)) for start in range(4)}


def test_who_sat_out_plays_and_the_last_of_the_others_sits_out() -> None:
    scores = {who: float(who) for who in range(8)}
    (one, other) = swiss(range(8), (3, 3), scores, Random(2), out={0: 1, 1: 1})
    assert set(range(8)) - {*one, *other} == {2, 3}


def test_blocked_players_sit_apart() -> None:
    apart = Counter({(0, 1): 10_000})
    for seed in range(5):
        tables = swiss(range(8), (3, 3), {0: 2.0, 1: 2.0}, Random(seed), apart)
        assert not any({0, 1} <= set(table) for table in tables)


@settings(max_examples=20, deadline=None)
@given(st.integers(8, 20), st.integers(3, 5), st.booleans(), st.randoms(use_true_random=False))
def test_everyone_has_one_seat_and_sits_out_in_turn(people: int, usual: int, threes: bool, rng: Random) -> None:
    sizes, idle = seats_for(people, 3 if threes else usual, range(3, 4) if threes else FREE)
    scores = {who: rng.randrange(13) / 4 for who in range(people)}
    met = meetings([(tuple(rng.sample(range(people), 4)),) for _ in range(people)])
    out = {who: rng.randrange(2) for who in range(people)}
    pairing = SwissPairing(range(people), sizes, scores, Random(1), met, out)
    before = pairing.cost
    pairing.improve()
    assert pairing.cost <= before
    tables = pairing.tables
    seated = [who for table in tables for who in table]
    assert len(seated) == len({*seated}) == people - idle
    assert sorted(map(len, tables)) == sorted(sizes)
    assert sorted(out[who] for who in range(people) if who not in seated) == sorted(out.values())[:idle]
    assert tables == swiss(range(people), sizes, scores, Random(1), met, out)
