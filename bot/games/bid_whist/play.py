"""The play of the cards: what may be played, who wins, what comes after the last trick."""

from typing import TYPE_CHECKING

from bot.games.bid_whist import reneges, scoring
from bot.games.bid_whist.actions import JOKERS, NO_TRUMP, PLAY, PLAY_NT, PLAYS, SUITS, UNNAMED, Play
from bot.games.bid_whist.names import card_list, trump_name
from bot.games.bid_whist.parts import REVIEW, Trick
from bot.games.bid_whist.ranking import NO_SUIT, Ranking, ranking
from bot.rules.cards import cards_in
from bot.rules.errors import IllegalAction
from bot.rules.game import Legal

if TYPE_CHECKING:
    from bot.games.bid_whist.rules import BidWhistState

SPADES, HEARTS, DIAMONDS, CLUBS = SUITS
BOOKS_BITS = 5
"""Tricks taken are packed into one integer, five bits a seat."""


def legal(state: "BidWhistState", seat: int) -> Legal:
    """Return the cards a seat may play, and the reneges it may call."""
    if state.terms.callable:
        calls = reneges.legal(state, seat)
        return (*legal_plays(state, seat), *calls) if seat == state.turn else calls
    if seat != state.turn:
        return ()
    order = state.order
    if order is not None:
        # The common case on its own, for searches: a suit is led and can be followed.
        follow = state.hands[seat] & order.masks[state.led]
        if follow and not (order.nt and state.terms.play_anytime):
            return PLAYS[seat][follow]
    return legal_plays(state, seat)


def legal_plays(state: "BidWhistState", seat: int) -> tuple[Play, ...]:
    """Return the plays of the seat whose turn it is; callable reneges leave it the whole hand."""
    hand = state.hands[seat]
    order = state.order
    if order is None:
        cards = cards_in(hand)
        return tuple(PLAY[seat][card] for card in cards) + tuple(PLAY_NT[seat][card] for card in cards)
    plays = PLAYS[seat]
    jokers = hand & JOKERS
    follow = hand & order.masks[state.led]
    if follow and not state.terms.callable:
        return plays[follow | jokers if order.nt and state.terms.play_anytime else follow]
    if jokers and order.nt:
        hand = _with_jokers(state, hand)
        jokers = hand & JOKERS
    return plays[hand & SPADES] + plays[hand & HEARTS] + plays[hand & DIAMONDS] + plays[hand & CLUBS] + plays[jokers]


def _with_jokers(state: "BidWhistState", hand: int) -> int:
    """Return what a hand with jokers may play in no trump when it leads or need not follow."""
    terms = state.terms
    if not state.trick:
        return hand & ~JOKERS or hand if terms.joker_lead_last else hand
    if terms.must_throw and state.led != NO_SUIT and not terms.callable:
        return hand & JOKERS
    return hand


def play_card(state: "BidWhistState", action: Play) -> None:
    """Put a card on the table, and count the trick when it is complete."""
    seat = state.turn
    card = action.card
    terms = state.terms
    order = state.order
    if order is None:
        order = _name_by_lead(state, card, action.nt)
    led = state.led
    if led == NO_SUIT:
        led = state.led = order.suit_of[card]
    elif terms.callable:
        reneges.note(state, seat, card)
    state.hands[seat] ^= 1 << card
    power = order.powers[led][card]
    if power > state.best:
        state.best = power
        state.winner = seat
    trick = (*state.trick, card)
    if len(trick) < terms.seats:
        state.trick = trick
        state.turn = terms.next_seat[seat]
        return
    winner = state.winner
    state.tricks += (Trick(state.leader, trick, winner),)
    state.taken += 1 << BOOKS_BITS * winner
    state.trick = ()
    state.led = NO_SUIT
    state.best = 0
    state.leader = state.turn = winner
    if not state.hands[winner]:
        _end(state)


def _name_by_lead(state: "BidWhistState", card: int, nt: bool | None) -> Ranking:
    """Make the first lead's suit trump, or no trump if it was announced."""
    assert state.contract is not None
    trump = NO_TRUMP if nt else card // 13
    state.contract = state.contract._replace(trump=trump)
    order = state.order = ranking(trump, state.contract.direction, state.terms.spade2_high)
    return order


def _end(state: "BidWhistState") -> None:
    """Go from the last trick to the count, or to the review of reneges before it."""
    if state.terms.callable:
        state.phase = REVIEW
        state.turn = UNNAMED
    else:
        scoring.count(state)


def refusal(state: "BidWhistState", action: Play) -> IllegalAction:
    """Return why the seat whose turn it is may not play this card."""
    seat = action.seat
    assert seat is not None
    hand = state.hands[seat]
    if not hand >> action.card & 1:
        return IllegalAction("card_not_held")
    if action.nt:
        return IllegalAction("no_trump_is_named")
    cards = card_list(play.card for play in legal_plays(state, seat))
    if not state.trick:
        return IllegalAction("joker_leads_last", cards=cards)
    assert state.order is not None
    if hand & state.order.masks[state.led]:
        return IllegalAction("must_follow_suit", suit=trump_name(state.led), cards=cards)
    return IllegalAction("must_throw_joker", cards=cards)
