"""Who sits with whom: as evenly as brute force finds for small numbers."""

from collections import Counter
from itertools import combinations, product
from random import Random

import pytest

from bot.tournaments import Round, meetings, seat, seats_for, unevenness

FREE = range(3, 6)


def ways(people: tuple[int, ...], sizes: tuple[int, ...]) -> list[Round]:
    """Return every way to sit down at tables of these sizes."""
    if not sizes:
        return [()]
    found: list[Round] = []
    for table in combinations(people, sizes[0]):
        rest = tuple(person for person in people if person not in table)
        found += [(table, *others) for others in ways(rest, sizes[1:])]
    return list({tuple(sorted(way)): way for way in found}.values())


@pytest.mark.parametrize(
    ("people", "usual", "rounds"), [(6, 3, 2), (6, 3, 3), (6, 3, 4), (7, 4, 2), (7, 4, 3), (8, 4, 3)]
)
def test_nobody_finds_a_more_even_seating_by_trying_all(people: int, usual: int, rounds: int) -> None:
    sizes, out = seats_for(people, usual, FREE)
    assert not out
    possible = ways(tuple(range(people)), sizes)
    # The first round may be any: the others differ from it by names alone.
    best = min(
        unevenness(meetings((first, *others)), people)
        for first in possible[:1]
        for others in product(possible, repeat=rounds - 1)
    )
    found = seat(range(people), [sizes] * rounds, Random(people))
    assert unevenness(meetings(found), people) == best


@pytest.mark.parametrize(("people", "usual", "rounds"), [(9, 3, 4), (16, 4, 5), (40, 4, 5)])
def test_nobody_meets_anybody_twice_where_that_can_be(people: int, usual: int, rounds: int) -> None:
    sizes, _ = seats_for(people, usual, FREE)
    assert set(meetings(seat(range(people), [sizes] * rounds, Random(1))).values()) == {1}


@pytest.mark.parametrize("people", [*range(3, 27), 40, 59])
def test_everybody_has_a_seat_where_tables_of_three_to_five_will_do(people: int) -> None:
    for usual in FREE:
        sizes, out = seats_for(people, usual, FREE)
        assert sum(sizes) == people
        assert not out
        assert all(size in FREE for size in sizes)
        assert max(sizes) - min(sizes) <= 1


@pytest.mark.parametrize("people", [4, 5, 10, 11])
def test_sitting_out_goes_round(people: int) -> None:
    sizes, out = seats_for(people, 3, range(3, 4))
    rounds = seat(range(people), [sizes] * 7, Random(2))
    idle = Counter(person for tables in rounds for person in range(people) if not any(person in t for t in tables))
    assert sum(idle.values()) == 7 * out
    assert max(idle.values()) - min(idle[person] for person in range(people)) <= 1


def test_too_few_for_a_table() -> None:
    with pytest.raises(ValueError, match="too few"):
        seats_for(2, 4, FREE)


def test_who_has_sat_out_and_who_has_met_counts_in_the_rounds_to_come() -> None:
    ((table,),) = seat(range(4), [(3,)], Random(3), out={0: 1, 1: 1, 2: 1})
    assert set(table) == {0, 1, 2}
    met = meetings([((0, 1, 2), (3, 4, 5))])
    ((one, other),) = seat(range(6), [(3, 3)], Random(3), met=met)
    assert max(len({0, 1, 2} & set(one)), len({0, 1, 2} & set(other))) == 2


def test_whoever_has_left_is_not_seated_and_does_not_count() -> None:
    met = meetings([((0, 1, 2, 9), (3, 4, 5, 8))])
    ((one, other),) = seat(range(6), [(3, 3)], Random(3), met=met, out={9: 4})
    assert sorted((*one, *other)) == list(range(6))


def test_the_same_luck_seats_everybody_the_same_way() -> None:
    assert seat(range(13), [(5, 4, 4)] * 2, Random(7)) == seat(range(13), [(5, 4, 4)] * 2, Random(7))
