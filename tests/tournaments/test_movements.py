"""The movements of pairs, and the knockout."""

from collections import Counter
from collections.abc import Iterable

import pytest

from bot.tournaments import Matches, howell, knockout, mitchell


def sitting_out(pairs: Iterable[int], matches: Matches) -> set[int]:
    """Return the pairs that have no table in a round."""
    return {*pairs} - {pair for match in matches for pair in (match.first, match.second)}


@pytest.mark.parametrize("pairs", [*range(2, 13), 20])
def test_in_howell_everybody_meets_everybody_once(pairs: int) -> None:
    rounds = howell(range(pairs), pairs - 1 + pairs % 2)
    met = Counter(frozenset((match.first, match.second)) for matches in rounds for match in matches)
    assert len(met) == pairs * (pairs - 1) // 2
    assert set(met.values()) == {1}
    assert all(len(sitting_out(range(pairs), matches)) == pairs % 2 for matches in rounds)


@pytest.mark.parametrize("pairs", [4, 8])
def test_in_howell_all_compare_with_all_alike_where_that_can_be(pairs: int) -> None:
    same: Counter[frozenset[int]] = Counter()
    for matches in howell(range(pairs), pairs - 1):
        for axis in ("first", "second"):
            line = [getattr(match, axis) for match in matches]
            same.update(frozenset((one, other)) for one in line for other in line if one < other)
    assert len(set(same.values())) == 1
    assert len(same) == pairs * (pairs - 1) // 2


def test_a_movement_is_the_same_each_time() -> None:
    assert howell(range(10), 9) == howell(range(10), 9)


@pytest.mark.parametrize(("stay", "move"), [(2, 2), (5, 5), (6, 6), (6, 5)])
def test_in_mitchell_the_lines_meet_each_other_and_nobody_of_their_own(stay: int, move: int) -> None:
    first, second = range(stay), range(stay, stay + move)
    rounds = mitchell(first, second, stay)
    met = Counter((match.first, match.second) for matches in rounds for match in matches)
    assert set(met) == {(one, other) for one in first for other in second}
    assert set(met.values()) == {1}
    out = Counter(pair for matches in rounds for pair in sitting_out([*first, *second], matches))
    assert out == Counter(dict.fromkeys(first, 1) if stay > move else {})


def test_mitchell_needs_two_lines() -> None:
    with pytest.raises(ValueError, match="or one more"):
        mitchell(range(2), range(2, 5), 2)


@pytest.mark.parametrize("entrants", [*range(2, 18), 33])
def test_a_knockout_ends_with_one_and_gives_byes_in_its_first_round_alone(entrants: int) -> None:
    still = list(range(entrants))
    rounds = 0
    while len(still) > 1:
        meetings = knockout(still)
        assert sorted(one for meeting in meetings for one in meeting if one is not None) == sorted(still)
        assert rounds == 0 or all(other is not None for _, other in meetings)
        still = [one if other is None else max(one, other) for one, other in meetings]
        rounds += 1
    assert still == [entrants - 1]
    assert rounds == (entrants - 1).bit_length()
