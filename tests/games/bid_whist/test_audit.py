"""Sentences of the rules that no other test proves, each by the smallest deal that could break it."""

import pytest

from bot.games.bid_whist import GAME, panel, scoring
from bot.games.bid_whist.actions import BARE, BidValue
from bot.games.bid_whist.position import Contract, RenegeCall, Trick
from bot.i18n import Catalogs
from bot.render.panel_text import PanelFormatter

from .table import E, N, S, Table, W, answers, counted

WORDS = Catalogs.load(strict=True).words("en", "bid_whist")
SPEECH = PanelFormatter(WORDS, lambda seat: "WNES"[seat], lambda face: face.code)
NT = {"trump": "nt"}


def points(bid, tricks, **options):
    return counted(bid, tricks, **options).deals[-1]["points"]


@pytest.mark.parametrize(
    ("players", "options", "kitty"),
    [
        (3, {}, [7, 11, 15, 19, 23, 27]),
        (5, {"kitty": 4}, [11, 17, 23, 29]),
        (4, {"jokers": 1, "kitty": 5}, [9, 14, 19, 24, 29]),
        (4, {"jokers": 0, "kitty": 4}, [9, 14, 19, 24]),
    ],
)
def test_the_kitty_takes_one_card_after_each_round_from_the_second_until_it_is_full(players, options, kitty):
    table = Table(preset="cutthroat", players=players, **options)
    pack = [GAME.deck.codes[card] for card in table.state.terms.cards]
    table.do({"act": "shuffle", "pack": " ".join(pack)})
    found = [place for place, card in enumerate(table.state.terms.cards, 1) if table.state.kitty >> card & 1]
    assert found == kitty


@pytest.mark.parametrize("setters", [{"setters": "bid"}, {"setters": "none", "back_door": "transfer"}])
def test_four_times_and_the_no_trump_factor_count_for_the_other_side_too(setters):
    assert points(7, 11, boston_bid="x4", **setters) == [-28, 28]
    assert points(7, 11, boston_bid="x4", **setters, **NT) == [-28, 28]
    assert points(5, 9, **setters, **NT) == [-10, 10]


def test_the_back_door_comes_on_top_of_other_points():
    assert points(4, 5, setters="flat2", back_door="transfer") == [-4, 6]
    assert points(4, 5, setters="odd_books", back_door="transfer") == [-4, 5]


def test_setters_points_come_on_a_set_only_but_for_every_trick():
    assert [points(4, 9, setters=s)[1] for s in ("bid", "flat2", "odd_books", "every_trick")] == [0, 0, 0, 3]


def test_a_boston_at_stake_wins_two_games_of_a_tally_and_leaves_the_points_alone():
    state = counted(7, 12, [-20, 0], boston_bid="game_at_stake", boston_two_wins=True, match="tally")
    assert (state.scores, state.sheet.games, state.outcome.winners) == ((-13, 0), (2, 0), (0,))


def test_only_plus_or_minus_seven_loses_at_its_negative():
    assert counted(7, 5, [-20, 0], target=21).outcome is None
    assert counted(4, 5, [-3, 0]).outcome.reason == "bottom"


def test_start_scores_never_end_a_game_by_themselves_but_count_after_the_deal():
    table = Table([70, -70]).shuffle()
    assert table.state.waiting_for == (W,)
    assert counted(3, 9, [70, -70]).outcome.winners == (0,)


def test_missed_bids_go_back_to_nil_between_the_games_of_a_rubber():
    options = {"match": "rubber", "missed_bids_lose": 2}
    state = counted(3, 5, **options)
    state = counted(7, 12, state=state)
    assert (state.sheet.games, state.scores) == ((0, 0), (4, 0))
    state = counted(3, 9, state=state)
    assert (state.sheet.games, state.scores) == ((1, 0), (0, 0))
    state = counted(3, 5, state=state)
    assert state.sheet.games == (1, 0)
    assert counted(3, 5, state=state).sheet.games == (1, 1)


def test_a_dealer_may_match_with_another_kind_but_not_with_less():
    table = Table(dealer_may_match=True).shuffle().say("4 up", "pass", "pass")
    assert table.bids()[:3] == ["4 up", "4 down", "4 nt"]
    over = Table(dealer_may_match=True).shuffle().say("4 nt", "pass", "pass")
    assert over.bids()[:2] == ["4 nt", "5 up"]


def test_everybody_left_still_speaks_over_a_bid_that_nothing_outranks():
    table = Table().shuffle().say("7 nt")
    assert table.state.turn == N
    assert table.acts() == {"pass"}
    table.say("pass", "pass", "pass")
    assert table.state.contract.seat == W


def test_a_led_joker_forces_no_joker_and_a_void_does_until_none_is_left():
    options = {"bid": "3 nt", "trump": "nt", "nt_jokers": "must_throw"}
    assert answers("BJ 4h 5d", "LJ", **options) == "BJ 4h 5d"
    assert answers("BJ LJ 5d", "4h", **options) == "BJ LJ"


def test_the_second_to_draw_cannot_draw_what_the_first_drew():
    table = Table(nt_jokers="exchange").deal(bottom="2s 3s 4s 5s 6s 7s", E="LJ", N="BJ")
    table.contract("4 nt", seat=W, direction="up").bury("2s 3s 4s 5s 6s 7s")
    assert table.refused({"act": "draw", "seat": E, "cards": "2s"}) == "not_your_turn"
    table.do({"act": "draw", "seat": N, "cards": "2s"})
    assert table.refused({"act": "draw", "seat": E, "cards": "2s"}) == "bad_draw"
    assert table.refused({"act": "draw", "seat": E, "cards": "3s 4s"}) == "bad_draw"
    table.do({"act": "draw", "seat": E, "cards": "3s"})
    assert table.state.turn == W


def test_two_reneges_in_one_book_cost_three_books_each():
    """N and S both throw hearts on the ace of clubs; W calls when both cards are covered."""
    table = Table(renege="callable").deal(W="Ac As 9h", N="Kc 2h", E="Qc 2s", S="Jc 4h", fill={"W": "d"})
    table.contract("3 up", trump="d").bury_kitty()
    table.play("Ac 2h Qc 4h As")
    table.do({"seat": W, "act": "call_renege", "book": 1})
    assert table.state.claims[-1].offenders == (N, S)
    while table.state.phase_name == "playing":
        table.do(next(a for a in table.state.legal_actions(table.state.turn) if a.act == "play").json())
    taken = scoring.books_of(table.state.terms, table.state.contract, table.state.tricks)
    table.accept()
    moved = min(6, taken[1])
    assert table.last["reneges"][0]["moved"] == moved
    assert table.last["books"] == [taken[0] + moved, taken[1] - moved]


def test_alone_the_buried_book_can_go_to_the_first_tricks_winner():
    state = Table(preset="cutthroat", kitty_book="first_trick_winner").state
    state.contract = Contract(W, BidValue(5, BARE), 0, 0)
    state.tricks = tuple(Trick(W, (), winner) for winner in [N] + [W] * 4 + [E] * 4 + [S] * 3)
    scoring.finish(state)
    assert state.deals[-1]["books"] == [4, 2, 4, 3]
    assert state.scores == (-5, 2, 4, 3)


def told(state):
    return [SPEECH.text(line) for line in panel.ending(state.terms, state.sheet).lines]


def test_one_point_lost_is_not_told_as_one_point():
    assert told(counted(1, 5, min_bid=1))[0].endswith(" −1.")
    assert told(counted(1, 6, min_bid=1))[0].endswith(" +1.")


def test_a_game_of_a_rubber_is_told_as_decided_only_by_the_deal_that_decides_it():
    decided = "A game of the rubber is decided. W & E: 1 and N & S: 0."
    state = counted(7, 12, match="rubber")
    assert decided in told(state)
    state = counted(4, 11, state=state)
    assert decided not in told(state)
    state = counted(6, 5, state=state)
    assert state.scores == (0, 0)
    assert decided not in told(state)


def test_a_false_call_that_costs_nothing_is_told_so():
    table = Table(renege="callable", false_call_penalty=0)
    table.deal(W="Ac", fill={"W": "c"}).contract("3 up", trump="c").bury_kitty()
    table.play("Ac")
    table.do(next(a for a in table.state.legal_actions(N) if a.act == "play").json())
    heard = table.do({"seat": N, "act": "call_renege", "book": 1})
    assert table.state.claims == (RenegeCall(N, 1, 2, (), ()),)
    assert SPEECH.text(heard[-1]) == "The call is wrong."
