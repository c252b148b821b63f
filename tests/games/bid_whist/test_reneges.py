"""Callable reneges: who may call what and when, what a call costs, and the acceptance."""

import pytest

from bot.games.bid_whist import GAME, scoring
from bot.games.bid_whist.actions import BARE, BidValue
from bot.games.bid_whist.position import Contract, RenegeCall, Trick

from .table import E, N, S, Table, W, counted


def claim(seat, *guilty):
    """Return a call that proved one renege of each of these seats; of none: a wrong one."""
    return RenegeCall(seat, 6, 40, tuple(range(len(guilty))), guilty)


@pytest.mark.parametrize(
    ("bid", "tricks", "claims", "books", "points"),
    [
        (5, 10, [claim(S, W)], [8, 5], [-5, 0]),
        (5, 10, [claim(W, N)], [13, 0], [7, 0]),
        (5, 8, [claim(W, N)], [12, 1], [6, 0]),
        (5, 8, [claim(N)], [12, 1], [6, 0]),
        (5, 10, [claim(W)], [8, 5], [-5, 0]),
        (5, 1, [claim(N, E)], [0, 13], [-5, 0]),
        (5, 10, [claim(S, W), claim(W)], [5, 8], [-5, 0]),
    ],
)
def test_what_calls_cost(bid, tricks, claims, books, points):
    deal = counted(bid, tricks, claims=claims, renege="callable").deals[-1]
    assert deal["books"] == books
    assert deal["points"] == points


def test_calls_are_counted_in_time_order_and_clamped():
    """Two books are all that N's side has; what it wins back later it keeps."""
    deal = counted(5, 10, claims=[claim(W, N), claim(S, E)], renege="callable").deals[-1]
    assert deal["books"] == [10, 3]
    assert [renege["moved"] for renege in deal["reneges"]] == [2, 3]


def test_a_wrong_call_may_be_free():
    assert counted(5, 10, claims=[claim(W)], renege="callable", false_call_penalty=0).deals[-1]["books"] == [11, 2]


def table_with_a_renege(**options):
    """W has led the ace of clubs; N threw a heart with clubs in hand, E and S followed; then W led again."""
    table = Table(renege="callable", **options)
    table.deal(W="Ac As 9h", N="Kc 2h 3s", E="Qc 2s", S="Jc 4s", fill={"W": "d"})
    table.contract("3 up", trump="d").bury_kitty()
    return table


def test_any_card_may_be_played_and_nobody_is_told():
    table = table_with_a_renege()
    table.play("Ac")
    assert len(table.cards()) == 12
    events = table.play("2h")
    assert [event.key for event in events] == ["event-play"]


def test_a_card_can_be_called_once_a_later_one_is_played():
    table = table_with_a_renege()
    table.play("Ac")
    assert table.legal("call_renege", "book", N) == []
    table.play("2h")
    assert table.legal("call_renege", "book", W) == []
    assert table.legal("call_renege", "book", N) == [1]
    table.play("Qc")
    assert table.legal("call_renege", "book", W) == [1]


def test_a_right_call_is_judged_at_once_and_counts_at_the_end():
    table = table_with_a_renege()
    table.play("Ac 2h Qc")
    events = table.do({"seat": W, "act": "call_renege", "book": 1})
    assert [event.key for event in events] == ["event-call", "event-call-right"]
    assert table.refused({"seat": E, "act": "call_renege", "book": 1}) == "nothing_to_call"
    table.play("Jc As")
    while table.state.phase_name == "playing":
        seat = table.state.turn
        order, hand = table.state.order, table.state.hands[seat]
        follow = hand & order.masks[table.state.led]
        fair = [card for card in table.state.legal_actions(seat) if card.act == "play"]
        pick = next((play for play in fair if follow >> play.card & 1), fair[0])
        table.do(pick.json())
    table.accept()
    (renege,) = table.last["reneges"]
    assert renege == {"seat": W, "book": 1, "right": True, "offenders": [N], "moved": renege["moved"]}
    assert renege["moved"] > 0


def test_the_very_book_must_be_named():
    table = table_with_a_renege()
    table.play("Ac 2h Qc Jc As 3s 2s 4s")
    table.do({"seat": W, "act": "call_renege", "book": 2})
    assert table.state.claims[-1].right is False
    table.do({"seat": E, "act": "call_renege", "book": 1})
    assert table.state.claims[-1].offenders == (N,)


def test_each_side_calls_a_book_once_and_only_opponents_do():
    table = table_with_a_renege()
    table.play("Ac 2h Qc Jc As")
    assert table.legal("call_renege", "book", S) == [1]
    table.do({"seat": S, "act": "call_renege", "book": 1})
    assert table.state.claims[-1].right is False
    assert table.legal("call_renege", "book", N) == []
    assert table.legal("call_renege", "book", W) == [1]


def test_a_call_without_a_book_covers_all_so_far():
    table = table_with_a_renege(must_name_book=False)
    table.play("Ac 2h Qc Jc As 3s")
    assert table.legal("call_renege", "book", E) == [None]
    assert table.refused({"seat": E, "act": "call_renege", "book": 1}) == "call_names_no_book"
    table.do({"seat": E, "act": "call_renege"})
    assert table.state.claims[-1].offenders == (N,)
    assert table.legal("call_renege", "book", W) == []
    table.play("2s 4s")
    assert table.legal("call_renege", "book", W) == []
    table.do(next(a for a in table.state.legal_actions(table.state.turn) if a.act == "play").json())
    assert table.legal("call_renege", "book", E) == [None]


def test_a_lead_is_never_a_renege_and_must_throw_can_be_missed():
    table = Table(renege="callable", nt_jokers="must_throw").deal(W="Ac As", N="BJ", fill={"N": "d", "W": "cs"})
    table.contract("3 nt", direction="up")
    choice = table.state.legal_actions(W)[0]
    codes = [GAME.deck.codes[card] for card in choice.cards]
    table.bury(" ".join([code for code in codes if code[0] != "A"][:6]))
    table.play("Ac")
    diamond = next(card for card in table.cards() if card.endswith("d"))
    table.play(diamond)
    assert table.state.faults == (1,)


def test_after_the_last_card_every_seat_accepts_and_then_calls_no_more():
    table = table_with_a_renege()
    table.play("Ac 2h Qc Jc")
    while table.state.phase_name == "playing":
        table.do(next(a for a in table.state.legal_actions(table.state.turn) if a.act == "play").json())
    assert table.state.waiting_for == (0, 1, 2, 3)
    assert table.refused({"seat": 0, "act": "play", "card": "As"}) == "wrong_phase"
    table.do({"seat": W, "act": "accept"})
    assert table.state.waiting_for == (1, 2, 3)
    assert table.refused({"seat": W, "act": "call_renege", "book": 1}) == "already_accepted"
    assert 1 in table.legal("call_renege", "book", E)
    table.accept()
    assert len(table.state.deals) == 1


def test_where_reneges_are_impossible_nothing_can_be_called():
    table = Table().deal(W="Ac", fill={"W": "c"}).contract("3 up", trump="c").bury_kitty()
    table.play("Ac")
    assert table.refused({"seat": E, "act": "call_renege", "book": 1}) == "wrong_phase"
    assert table.refused({"seat": E, "act": "accept"}) == "wrong_phase"


def test_alone_the_offender_pays_the_caller_and_a_wrong_call_pays_nobody():
    state = Table(preset="cutthroat", renege="callable").state
    state.contract = Contract(W, BidValue(3, BARE), 0, 0)
    state.tricks = tuple(Trick(W, (), winner) for winner in [W] * 3 + [N] * 4 + [E] * 4 + [S])
    state.claims = (claim(W, N), claim(E))
    scoring.finish(state)
    assert state.deals[-1]["books"] == [4 + 3, 4 - 3, 4 - 3, 1]
