"""The worked examples of the rules on points, the end of a game and reneges, asserted of the naive game."""

import pytest

from .bid_whist_deals import SEATS, accept, can_play, contract, deal, plays, table, tricks


def result(naive):
    return naive.deals[-1]["points"], naive.scores, naive.result and naive.result["winners"]


# E7 to E9: points and the end


@pytest.mark.parametrize(
    ("bid", "books", "points"),
    [
        ("5 up", 10, -5),
        ("5 up", 11, 5),
        ("5 up", 12, 6),
        ("4 nt", 11, 10),
        ("4 nt", 10, 8),
        ("4 nt", 9, -8),
        ("4 nt", 8, -8),
        ("3 nt", 8, -6),
    ],
)
def test_e7_points(bid, books, points):
    naive = tricks(table(), bid, books - 1)
    assert naive.deals[0]["books"] == [books, 13 - books]
    assert naive.deals[0]["points"] == [points, 0]
    assert naive.deals[0]["made"] == (points > 0)


def test_e7_no_trump_not_doubled():
    assert tricks(table({"nt_multiplier": 1}), "4 nt", 10).deals[0]["points"] == [5, 0]
    assert tricks(table({"nt_multiplier": 1}), "4 nt", 8).deals[0]["points"] == [-4, 0]


@pytest.mark.parametrize(
    ("start", "k", "score", "winners"), [(-3, 10, 7, [0]), (-4, 10, 6, None), (1, 8, -7, [1]), (2, 8, -6, None)]
)
def test_e7_the_end_of_the_game(start, k, score, winners):
    naive = tricks(table(scores=[start, 0]), "4 nt", k)
    assert (naive.scores[0], naive.result and naive.result["winners"]) == (score, winners)
    assert naive.status()["over"] == bool(winners)


@pytest.mark.parametrize(
    ("option", "bid", "k", "points", "score", "winners"),
    [
        ("normal", "7 up", 12, 7, 9, [0]),
        ("x4", "7 up", 12, 28, 30, [0]),
        ("normal", "7 up", 11, -7, -5, None),
        ("x4", "7 up", 11, -28, -26, [1]),
        ("game_at_stake", "7 up", 11, -7, -5, [1]),
        ("game_at_stake", "7 up", 12, 7, 9, [0]),
        ("normal", "7 nt", 12, 14, 16, [0]),
        ("normal", "7 nt", 11, -14, -12, [1]),
        ("x4", "7 nt", 12, 28, 30, [0]),
        ("x4", "7 nt", 11, -28, -26, [1]),
        ("x4", "4 up", 12, 7, 9, [0]),
    ],
)
def test_e8_boston(option, bid, k, points, score, winners):
    naive = tricks(table({"boston_bid": option}, [2, 0]), bid, k)
    assert result(naive) == ([points, 0], [score, 0], winners)


@pytest.mark.parametrize(("bid", "wins"), [("7 up", 2), ("4 up", 1)])
def test_e8_boston_counts_as_two_wins(bid, wins):
    naive = tricks(table({"boston_two_wins": True, "match": "tally"}), bid, 12)
    assert (naive.status()["games"], naive.status()["over"]) == ([wins, 0], True)


@pytest.mark.parametrize(
    ("bid", "books", "points"), [("5 up", 10, [-5, 0]), ("5 up", 6, [-5, 1]), ("4 nt", 5, [-8, 4])]
)
def test_e9_setters(bid, books, points):
    assert tricks(table({"setters": "odd_books"}), bid, books - 1).deals[0]["points"] == points


def test_e9_back_door():
    naive = tricks(table({"back_door": "transfer"}, [0, 3]), "4 up", 8)
    assert result(naive) == ([-4, 4], [-4, 7], [1])


def test_e9_missed_bids():
    naive = tricks(table({"missed_bids_lose": 2}, [5, 0]), "3 up", 7)
    assert result(naive) == ([-3, 0], [2, 0], None)
    tricks(naive, "3 up", 7)
    assert result(naive) == ([-3, 0], [-1, 0], [1])


@pytest.mark.parametrize(
    ("options", "start", "bid", "k", "winners", "games"),
    [
        ({"deals": 1}, [0, 0], "3 up", 8, [0], [1, 0]),
        ({"deals": 1}, [0, 0], "3 up", 7, [1], [0, 1]),
        ({"deals": 1}, [0, 4], "4 up", 9, [0, 1], [1, 1]),
        ({"deals": 2}, [0, 0], "3 up", 8, None, [0, 0]),
        ({"deals": 1, "match": "rubber"}, [0, 0], "3 up", 8, [0], [0, 0]),
        ({"deals": 1, "match": "rubber"}, [0, 0], "7 up", 12, [0], [1, 0]),
    ],
)
def test_the_last_deal_that_there_is(options, start, bid, k, winners, games):
    naive = tricks(table(options, start), bid, k)
    assert (naive.result and naive.result["winners"], naive.games) == (winners, games)


# Reneges, the tenth example


@pytest.mark.parametrize(
    ("bid", "k", "reneges", "call", "books", "points"),
    [
        ("5 down", 10, [(6, "W")], ("S", 6), 8, -5),
        ("5 down", 10, [(6, "N")], ("W", 6), 13, 7),
        ("5 down", 8, [(6, "N")], ("E", 6), 12, 6),
        ("5 down", 8, [(7, "W")], ("N", 6), 12, 6),
        ("5 down", 10, [], ("W", 6), 8, -5),
        ("5 nt", 1, [(1, "W")], ("S", 1), 0, -10),
    ],
)
def test_e10_reneges(bid, k, reneges, call, books, points):
    naive = tricks(table({"renege": "callable"}), bid, k, seat="E", direction="down", reneges=reneges, calls=[call])
    told = naive.deals[0]
    right = [offence for offence in reneges if offence[0] == call[1]]
    assert (told["books"], told["points"]) == ([books, 13 - books], [points, 0])
    assert told["reneges"] == [
        {
            "seat": SEATS.index(call[0]),
            "book": call[1],
            "right": bool(right),
            "offenders": [SEATS.index(offence[1]) for offence in right],
            "moved": 2 if books in (0, 13) else 3,
        }
    ]


def test_e10_who_may_call_what_and_when():
    naive = deal(table({"renege": "callable"}), {"W": "Ac", "N": "2c 3d", "E": "3c", "S": "4c"}, fill={"W": "s"})
    contract(naive, "3 up", trump="h")
    plays(naive, "Ac")
    assert not any(action["act"] == "call_renege" for legal in naive.legal().values() for action in legal)
    plays(naive, "3d")
    call = {"act": "call_renege", "book": 1}
    assert [call in naive.legal()[seat] for seat in "0123"] == [False, True, False, True]
    plays(naive, "3c")
    assert [call in naive.legal()[seat] for seat in "0123"] == [True, True, True, True]
    naive.apply({"seat": 0, **call})
    assert [call in naive.legal()[seat] for seat in "0123"] == [False, True, False, True]
    assert naive.refuses({"seat": 2, **call})
    assert naive.refuses({"seat": 1, "act": "call_renege", "book": 2})


def test_a_call_that_names_no_book_covers_all_so_far():
    naive = deal(
        table({"renege": "callable", "must_name_book": False}),
        {"W": "Ac Kc", "N": "2c 3d 4d", "E": "3c 5c", "S": "4c 6c"},
    )
    contract(naive, "3 up", trump="h")
    plays(naive, "Ac 3d 3c 4c Kc")
    call = {"act": "call_renege"}
    assert [call in naive.legal()[seat] for seat in "0123"] == [True] * 4
    assert naive.refuses({"seat": 0, **call, "book": 1})
    naive.apply({"seat": 0, **call})
    assert [call in naive.legal()[seat] for seat in "0123"] == [False, True, False, True]
    plays(naive, "4d 5c 6c")
    assert naive.refuses({"seat": 2, **call})
    plays(naive, can_play(naive)[0])
    naive.apply({"seat": 2, **call})
    while naive.phase == "play":
        plays(naive, can_play(naive)[0])
    accept(naive)
    assert naive.deals[0]["reneges"][0] == {"seat": 0, "book": None, "right": True, "offenders": [1], "moved": 3}
    # The second call can only prove what the first has not: N's other diamond on a club.
    assert (naive.deals[0]["reneges"][1]["right"], naive.deals[0]["reneges"][1]["offenders"]) == (True, [1])


def test_individual_reneges_go_to_the_caller_and_false_calls_to_nobody():
    naive = deal(
        table({"preset": "cutthroat", "renege": "callable", "nt_jokers": "play_anytime"}),
        {"W": "Ac", "N": "2c 3d", "E": "3c", "S": "4c"},
    )
    contract(naive, "1 nt", direction="up")
    plays(naive, "Ac 3d 3c 4c")
    while naive.phase == "play":
        plays(naive, naive.rightful()[0])
    before = list(naive.books()[0])
    naive.apply({"seat": 3, "act": "call_renege", "book": 1})
    naive.apply({"seat": 0, "act": "call_renege", "book": 2})
    moved = [min(3, before[1]), min(3, before[0])]
    accept(naive)
    assert [call["moved"] for call in naive.deals[0]["reneges"]] == moved
    books = [before[0] - moved[1], before[1] - moved[0], before[2], before[3] + moved[0]]
    assert naive.deals[0]["books"] == books


def test_accepting_ends_the_calls_of_a_seat():
    naive = tricks_in_review()
    naive.apply({"seat": 1, "act": "accept"})
    assert naive.waiting_for() == [0, 2, 3]
    assert naive.legal()["1"] == []
    assert {"act": "call_renege", "book": 12} in naive.legal()["3"]
    accept(naive)
    assert len(naive.deals) == 1


def tricks_in_review():
    naive = deal(table({"renege": "callable"}), {})
    contract(naive, "3 up", trump="h")
    while naive.phase == "play":
        plays(naive, can_play(naive)[0])
    return naive
