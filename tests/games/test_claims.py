"""A claim comes true in every possible deal, for all plays of the others."""

from random import Random
from typing import Any

import pytest

from bot.contract import random_action
from bot.games import find_game
from bot.rules.actions import Action
from bot.rules.claims import NONE
from bot.rules.state import State
from tests.games.betel import table as betel
from tests.games.bid_whist.table import Table

MOST = 4000


class Adversary:
    """Plays the rest of a deal in every way that the rules allow."""

    def __init__(self, game: Any, seat: int, kind: str) -> None:
        self.claims, self.seat, self.kind, self.left = game.claim_rules, seat, kind, MOST

    def finds_a_hole(self, state: Any) -> bool:
        """Whether others can spoil the claim; the claimant plays in the proved order, with none to win as can be."""
        own = state.turn == self.seat
        cards = list(self.claims.plays(state, self.seat)) if own else _all_plays(state)
        if not cards or self.left < 0:
            return False
        if own and self.kind != NONE:
            cards = cards[:1]
        holes = (self._spoils(state, card) for card in cards)
        return all(holes) if own else any(holes)

    def _spoils(self, state: Any, card: Action) -> bool:
        self.left -= 1
        winner = self.claims.winner(state, card)
        if winner is not None and (winner == self.seat) == (self.kind == NONE):
            return True
        after = state.copy()
        after.play(card)
        return self.finds_a_hole(after)


def _all_plays(state: Any) -> list[Action]:
    if state.phase_name not in ("play", "playing"):
        return []
    return [action for action in state.legal_actions(state.turn) if action.act == "play"]


def _endings(game: Any, options: dict[str, object], rng: Random, most: int) -> list[tuple[State, int]]:
    """Return the claims possible in a random deal once nobody has more cards than `most`."""
    values = game.options.validate(options)
    state = game.start(values, game.recommended_seats(values), 0)
    found: list[tuple[State, int]] = []
    for _ in range(400):
        action = random_action(game, state, rng)
        deals = len(state.deals)
        state = state.apply(action).state
        if len(state.deals) > deals:
            break
        seats = [seat for seat in range(state.seats) if game.claim_rules.kind(state, seat)]
        found += [(state, seat) for seat in seats if game.claim_rules.hand(state, seat).bit_count() <= most]
    return found


VARIANTS: list[tuple[str, dict[str, object]]] = [
    ("bid_whist", {}),
    ("bid_whist", {"nt_jokers": "play_anytime"}),
    ("bid_whist", {"nt_jokers": "must_throw"}),
    ("bid_whist", {"renege": "callable"}),
    ("bid_whist", {"spade2_high": True}),
    ("betel", {}),
]


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_no_play_and_no_possible_deal_spoils_what_holds(name: str, options: dict[str, object]) -> None:
    game, rng, held = find_game(name), Random(f"{name} {options}"), 0
    assert game.claim_rules is not None
    for _ in range(30):
        for state, seat in _endings(game, options, rng, 4):
            claims = game.claim_rules
            kind, hand = claims.kind(state, seat), claims.hand(state, seat)
            if kind is None or not claims.holds(state.view(None), seat, hand):
                continue
            held += 1
            possible = [game.determinize(state.view(seat), rng) for _ in range(3)]
            for deal in (state, *possible):
                assert not Adversary(game, seat, kind).finds_a_hole(deal)
                played = claims.played_out(deal, seat)
                assert played is not None
                after = deal
                for action in played:
                    after = after.apply(action).state
                assert len(after.deals) > len(deal.deals) or claims.hand(after, seat) == 0
            for other in range(state.seats):
                if other != seat:  # who knows more never doubts what every player can see
                    assert claims.holds(state.view(other), seat, hand)
    assert held > 3


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_whether_it_holds_is_not_seen_from_the_true_hands(name: str, options: dict[str, object]) -> None:
    game, rng = find_game(name), Random(7)
    assert game.claim_rules is not None
    for _ in range(4):
        for state, seat in _endings(game, options, rng, 3):
            hand = game.claim_rules.hand(state, seat)
            other = game.determinize(state.view(seat), rng)
            assert game.claim_rules.hand(other, seat) == hand
            assert game.claim_rules.holds(state.view(None), seat, hand) == game.claim_rules.holds(
                other.view(None), seat, hand
            )


def test_bieten_has_no_claims() -> None:
    assert find_game("bieten").claim_rules is None


def _holds(name: str, state: Any, seat: int = 0) -> bool:
    claims = find_game(name).claim_rules
    assert claims is not None
    assert claims.kind(state, seat) is not None
    return claims.holds(state.view(None), seat, claims.hand(state, seat))


# Bid Whist: West has won the auction, and leads to the first book.


def _whist(west: str, trump: str = "spades", bid: str = "4 up", **options: object) -> Any:
    table: Any = Table(sport="never", **options)
    table.deal(W=west)
    named: dict[str, str] = {"direction": bid[2:]} if trump == "nt" else {"trump": trump[0]}
    table.contract("4 nt" if trump == "nt" else bid, **named)
    return table.bury_kitty().state


LONG = "BJ LJ As Ks Qs Js Ts 9s Ah Kh Qh Jh"


@pytest.mark.parametrize(
    ("west", "holds"),
    [
        (LONG, True),
        (LONG.replace("LJ", "2s"), False),  # the little joker is out, and above the ace
        (LONG.replace("Ts 9s", "2d 3d"), False),
        (LONG.replace("Ks", "8s"), False),
        (LONG.replace("Kh", "9h"), False),
    ],
)
def test_trumps_are_drawn_first_and_nothing_outside_may_be_higher(west: str, holds: bool) -> None:
    assert _holds("bid_whist", _whist(west)) is holds


def test_downtown_the_low_cards_are_high() -> None:
    low = "BJ LJ As 2s 3s 4s 5s 6s Ah 2h 3h 4h"
    assert _holds("bid_whist", _whist(low, bid="4 down"))
    assert not _holds("bid_whist", _whist(low, bid="4 up"))


def test_where_reneges_can_be_called_nobody_need_follow() -> None:
    assert not _holds("bid_whist", _whist(LONG, renege="callable"))


def test_only_whoever_leads_may_claim() -> None:
    claims = find_game("bid_whist").claim_rules
    state = _whist(LONG)
    assert claims is not None
    assert [claims.kind(state, seat) for seat in range(4)] == ["all", None, None, None]
    after = state.apply(state.legal_actions(0).actions[0]).state
    assert [claims.kind(after, seat) for seat in range(4)] == [None] * 4


# The Betel: a few cards are left, all others may lie outside.


@pytest.mark.parametrize(
    ("contract", "hand", "holds"),
    [
        ("1nt", "As Ks", True),
        ("1nt", "As Qs", False),
        ("1nt", "As Ks 9s Ah", False),  # one hand may have five spades
        ("1nt", "As Ks Qs Js 7s Ah", True),
        ("1s", "As Ah", False),  # a trump outside may ruff the heart
        ("1s", "As Ks Qs Js Ah", True),
        ("mb", "7s", True),
        ("mb", "8s", False),
        ("mb", "7s 8s 7h", True),
        ("gb", "7s 7h", True),
        ("", "As Ks", True),
    ],
)
def test_what_holds_in_the_betel(contract: str, hand: str, holds: bool) -> None:
    state = betel.in_play(contract, (hand, "9c 8c", "Tc Jc"))
    if not contract:
        state.turn = 0
    assert _holds("betel", state) is holds


def test_in_a_betel_only_the_declarer_claims_and_at_any_turn_of_theirs() -> None:
    claims = find_game("betel").claim_rules
    state = betel.in_play("mb", ("7s 7h", "As 9c", "Tc Jc"), declarer=1)
    assert claims is not None
    assert [claims.kind(state, seat) for seat in range(3)] == [None, NONE, None]
    state = betel.do(betel.in_play("mb", ("7s 7h", "As 9c", "Ts Jc"), declarer=1), "1 play:As", "2 play:Ts")
    assert claims.kind(state, 0) is None
    state.declarer = 0
    assert claims.kind(state, 0) == NONE
    assert _holds("betel", state)


def test_a_claim_that_is_only_agreed_to_is_played_out_as_it_can_come_true() -> None:
    claims = find_game("betel").claim_rules
    state = betel.in_play("1nt", ("Ks Qs", "As 7c", "Tc Jc"))
    assert claims is not None
    assert claims.played_out(state, 0) is None  # the ace must be played, no matter what the others agree to
    state = betel.in_play("", ("Ks 9h", "8s Th", "7s Ah"))
    state.turn = 0
    assert claims.played_out(state, 0) is None
    state = betel.in_play("", ("Ks 9h", "8s 8d", "7s 7d"))
    state.turn = 0
    played = claims.played_out(state, 0)
    assert played is not None
    assert len(played) == 6


def test_whoever_knows_a_twin_knows_that_it_is_in_no_hand() -> None:
    claims = find_game("betel").claim_rules
    state = betel.in_play("1nt", ("Ks", "9c", "Tc"))
    (ace,) = betel.FRENCH.parse("As")
    state.twins, state.known = (ace, -1), (0b010, 0)
    assert claims is not None
    assert [claims.holds(state.view(seat), 0, state.hands[0]) for seat in (None, 1, 2)] == [False, True, False]
