"""Who sits where in which round of a tournament, made of what was played so far."""

from dataclasses import replace

import pytest

from bot.games import find_game
from bot.tables import Entrant, Form, Pairing, Tournament, met, places_by_axis, places_of
from bot.tables.tournaments import TableResult, next_round
from bot.tables.tournaments.league import results_by_user


def pairs(count: int, *, rounds: int) -> Tournament:
    """Return a duplicate tournament of so many pairs that is about to begin."""
    game = find_game("bid_whist")
    entrants = tuple(Entrant(number, 100 + number, number - (number + 1) % 2) for number in range(1, 2 * count + 1))
    options = game.options.with_option(game.options.validate({}), "deals", 1)
    return Tournament(1, 7, 70, 101, game.id, options, "duplicate", rounds, 4, 20, "playing", entrants=entrants)


def played(tournament: Tournament) -> Tournament:
    """Return a tournament with all its rounds made."""
    game = find_game(tournament.game)
    while tournament.round < tournament.rounds:
        made = next_round(tournament, game)
        tournament = replace(tournament, round=tournament.round + 1, pairings=(*tournament.pairings, *made))
    return tournament


def sides(pairing: Pairing) -> tuple[int, int]:
    """Return the pairs of a table by their first members."""
    return pairing.entrants[0], pairing.entrants[1]


@pytest.mark.parametrize("count", [4, 5, 8])
def test_in_howell_everybody_meets_everybody_once(count: int) -> None:
    done = played(pairs(count, rounds=count - 1 + count % 2))
    met = [frozenset(sides(pairing)) for pairing in done.pairings]
    assert len(met) == len(set(met)) == count * (count - 1) // 2
    assert all(pairing.entrants[2] == pairing.entrants[0] + 1 for pairing in done.pairings), "partners sit opposite"
    assert [pairing.board for pairing in done.pairings] == [pairing.round for pairing in done.pairings]


@pytest.mark.parametrize("count", [15, 16])
def test_in_mitchell_nobody_meets_anybody_twice_and_the_last_round_changes_the_axes(count: int) -> None:
    done = played(pairs(count, rounds=5))
    met = [frozenset(sides(pairing)) for pairing in done.pairings]
    assert len(met) == len(set(met)) == 5 * (count // 2)
    stay = {1 + 4 * line for line in range(8)}
    for number in range(1, 6):
        first = {sides(pairing)[0] for pairing in done.pairings_in(number)}
        assert (first <= stay) == (number < 5)


def test_who_comes_late_finds_a_table_where_a_pair_sat_out() -> None:
    tournament = pairs(3, rounds=3)
    game = find_game("bid_whist")
    first = next_round(tournament, game)
    assert len(first) == 1
    late = (*tournament.entrants, Entrant(7, 107, 7, 2), Entrant(8, 108, 7, 2))
    second = next_round(replace(tournament, round=1, pairings=first, entrants=late), game)
    assert len(second) == 2
    assert not {frozenset(map(sides, first))} & {frozenset(sides(pairing)) for pairing in second}


def single_players(count: int, form: Form) -> Tournament:
    """Return a tournament of Bieten in tables of four that is about to begin."""
    game = find_game("bieten")
    entrants = tuple(Entrant(number, 100 + number, number) for number in range(1, count + 1))
    options = game.options.validate({})
    return Tournament(1, 7, 70, 101, game.id, options, form, 3, 4, 20, "playing", entrants=entrants)


def with_results(tournament: Tournament) -> Tournament:
    """Return a tournament after one more round, in which the smallest numbers have won."""
    made = next_round(tournament, find_game(tournament.game))
    results = [
        TableResult(tuple(1 + sum(other < one for other in table.entrants) for one in table.entrants), (0,) * 4)
        for table in made
    ]
    over = [replace(table, result=result) for table, result in zip(made, results, strict=True)]
    return replace(tournament, round=tournament.round + 1, pairings=(*tournament.pairings, *over))


def test_in_swiss_pairing_the_winners_of_a_round_meet_in_the_next() -> None:
    after = with_results(single_players(16, "swiss"))
    second = next_round(after, find_game("bieten"))
    places = {
        number: place
        for table in after.tables
        if table.result
        for number, place in zip(table.entrants, table.result.places, strict=True)
    }
    assert [len({places[number] for number in table.entrants}) for table in second] == [1] * 4


@pytest.mark.parametrize("count", [5, 7])
def test_fewer_than_eight_are_seated_evenly(count: int) -> None:
    game = find_game("bieten")
    even, swiss = single_players(count, "everybody"), single_players(count, "swiss")
    assert next_round(swiss, game) == next_round(even, game)


def test_a_mitchell_movement_has_standings_of_each_axis_and_compares_the_lines_in_the_last_round() -> None:
    tournament, game = pairs(16, rounds=3), find_game("bid_whist")
    while tournament.round < tournament.rounds:
        made = next_round(tournament, game)
        over = [replace(each, result=TableResult((1, 2) * 2, (each.place, -each.place) * 2)) for each in made]
        tournament = replace(tournament, round=tournament.round + 1, pairings=(*tournament.pairings, *over))
    places = places_of(tournament)
    first, second = places_by_axis(tournament, places)
    assert {each.unit for each in first} == {1 + 4 * line for line in range(8)}
    assert sorted(each.unit for each in (*first, *second)) == sorted(tournament.units)
    for line in (first, second):
        assert [each.place for each in line] == sorted(each.place for each in line)
        assert line[0].place == 1
    last = {sides(pairing)[0] for pairing in tournament.tables}
    assert len(last & {each.unit for each in first}) == len(last & {each.unit for each in second}) == 4
    assert set(met(tournament).values()) == {1}
    assert len(met(tournament)) == 3 * 8
    assert places_by_axis(single_players(16, "everybody"), ()) == ()


def league_lines(tournament: Tournament) -> dict[int, tuple[int, int, float]]:
    """Return the place, the field and the points of each user in the league of one tournament."""
    return {user: (each.place, each.field, each.points) for user, [each] in results_by_user([tournament]).items()}


def test_a_league_ranks_those_who_played_among_themselves() -> None:
    after = with_results(single_players(4, "everybody"))
    [table] = after.pairings
    assert table.result is not None
    absent = replace(table.result, points=(-5,) * 4, apart=(table.entrants.index(2),))
    after = replace(after, pairings=(replace(table, result=absent),))
    assert [(rank.place, rank.unit) for rank in places_of(after)] == [(1, 1), (2, 3), (3, 2), (4, 4)]
    assert league_lines(after) == {101: (1, 3, 3), 103: (2, 3, 2), 104: (3, 3, 1)}


def test_a_knockout_that_computer_players_win_is_won_in_the_league_by_the_best_who_played() -> None:
    tournament, game = replace(pairs(2, rounds=1), form="knockout"), find_game("bid_whist")
    [table] = next_round(tournament, game)
    result = TableResult((1, 2) * 2, (7, -7) * 2, apart=(0, 2))
    over = replace(tournament, round=1, pairings=(replace(table, result=result),))
    assert places_of(over)[0].unit == 1
    assert league_lines(over) == {103: (1, 1, 1), 104: (1, 1, 1)}


def test_in_a_league_only_those_of_a_pair_who_played_get_its_points() -> None:
    tournament, game = pairs(2, rounds=2), find_game("bid_whist")
    while tournament.round < tournament.rounds:
        result = TableResult((1, 2) * 2, (1, -1) * 2, apart=(3,) if tournament.round else (2, 3))
        made = [replace(table, result=result) for table in next_round(tournament, game)]
        tournament = replace(tournament, round=tournament.round + 1, pairings=(*tournament.pairings, *made))
    assert [table.entrants for table in tournament.pairings] == [(3, 1, 4, 2)] * 2
    assert league_lines(tournament) == {103: (1, 2, 2), 104: (1, 2, 2), 101: (2, 2, 1)}
