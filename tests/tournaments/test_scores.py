"""Matchpoints and places: examples worked by hand."""

from bot.tournaments import BoardScore, MatchpointScore, RoundResult, matchpoints, standings


def test_a_board_at_four_tables() -> None:
    # 4 beats 2 and two times 2 beats -1: 6, 3, 3, 0 of 6 on the first axis, the rest on the second.
    tables = [BoardScore(1, 1, 5, 4), BoardScore(1, 2, 6, 2), BoardScore(1, 3, 7, 2), BoardScore(1, 4, 8, -1)]
    got = {pair: share.got for pair, share in matchpoints(tables).items()}
    assert got == {1: 6, 2: 3, 3: 3, 4: 0, 5: 0, 6: 3, 7: 3, 8: 6}


def test_shares_add_up_over_boards_of_different_tops() -> None:
    tables = [BoardScore(1, 1, 2, 5), BoardScore(1, 3, 4, 1), BoardScore(2, 1, 4, 0), BoardScore(2, 2, 3, None)]
    shares = matchpoints(tables)
    assert shares[1] == MatchpointScore(2, 2)
    assert shares[1].percent == 100.0
    assert shares[4] == MatchpointScore(2, 2)
    assert MatchpointScore().percent == 50.0


def test_every_board_gives_away_all_it_has() -> None:
    tables = [
        BoardScore(board, 2 * t, 2 * t + 1, (board * 7 + t * 5) % 6 - 2) for board in range(5) for t in range(6)
    ]
    assert sum(share.got for share in matchpoints(tables).values()) == 5 * 6 * 10


def test_places_at_tables_of_different_sizes_count_alike() -> None:
    results = [
        RoundResult((1, 2, 3), (1, 2, 3), (11, 4, 2)),
        RoundResult((4, 5, 6, 7, 8), (2, 1, 3, 4, 5), (8, 9, 1, 0, -1)),
    ]
    order = [(place, who) for place, who, _ in standings(range(1, 9), results)]
    assert order == [(1, 1), (2, 5), (3, 4), (4, 2), (5, 6), (6, 7), (7, 3), (8, 8)]


def test_what_decides_between_equals_is_tables_won_then_fewer_marks_then_points() -> None:
    results = [
        RoundResult((1, 2, 3), (1, 2, 3), (11, 5, 5), (0, 0, 1)),
        RoundResult((1, 2, 3), (3, 2, 1), (3, 8, 11), (1, 0, 0)),
    ]
    rows = standings((1, 2, 3), results)
    assert [(place, who) for place, who, _ in rows] == [(1, 3), (2, 1), (3, 2)]
    assert [row.share for _, _, row in rows] == [1.0, 1.0, 1.0]
    assert rows[0][2].places == [3, 1]


def test_equals_in_all_share_a_place() -> None:
    rows = standings((1, 2, 3, 4), [RoundResult((1, 2, 3), (1, 1, 3), (11, 11, 0))])
    assert [(place, who) for place, who, _ in rows] == [(1, 1), (1, 2), (3, 3), (3, 4)]
