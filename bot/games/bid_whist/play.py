"""The play of the cards: what may be played, who wins, what comes after the last trick."""

from bot.games.bid_whist import reneges, scoring
from bot.games.bid_whist.actions import PLAY, PLAY_NT, PLAYS, Play
from bot.games.bid_whist.cards import JOKERS, NO_TRUMP, SUITS
from bot.games.bid_whist.names import card_list, trump_name
from bot.games.bid_whist.parts import NOBODY, REVIEW, Trick
from bot.games.bid_whist.position import Position
from bot.games.bid_whist.ranking import NO_SUIT, Ranking, ranking
from bot.rules.cards import cards_in
from bot.rules.errors import IllegalAction
from bot.rules.game import Legal

SPADES, HEARTS, DIAMONDS, CLUBS = SUITS
BOOKS_BITS = 5
"""Tricks taken are packed into one integer, five bits a seat."""


def legal(position: Position, seat: int) -> Legal:
    """Return the cards a seat may play, and the reneges it may call."""
    if position.terms.callable:
        calls = reneges.legal(position, seat)
        return (*legal_plays(position, seat), *calls) if seat == position.turn else calls
    if seat != position.turn:
        return ()
    order = position.order
    if order is not None:
        # The common case on its own, for searches: a suit is led and can be followed.
        follow = position.hands[seat] & order.masks[position.led]
        if follow and not (order.nt and position.terms.play_anytime):
            return PLAYS[seat][follow]
    return legal_plays(position, seat)


def legal_plays(position: Position, seat: int) -> tuple[Play, ...]:
    """Return the plays of the seat whose turn it is; callable reneges leave it the whole hand."""
    hand = position.hands[seat]
    order = position.order
    if order is None:
        cards = cards_in(hand)
        return tuple(PLAY[seat][card] for card in cards) + tuple(PLAY_NT[seat][card] for card in cards)
    plays = PLAYS[seat]
    jokers = hand & JOKERS
    follow = hand & order.masks[position.led]
    if follow and not position.terms.callable:
        return plays[follow | jokers if order.nt and position.terms.play_anytime else follow]
    if jokers and order.nt:
        hand = _with_jokers(position, hand)
        jokers = hand & JOKERS
    return plays[hand & SPADES] + plays[hand & HEARTS] + plays[hand & DIAMONDS] + plays[hand & CLUBS] + plays[jokers]


def _with_jokers(position: Position, hand: int) -> int:
    """Return what a hand with jokers may play in no trump when it leads or need not follow."""
    terms = position.terms
    if not position.trick:
        return hand & ~JOKERS or hand if terms.joker_lead_last else hand
    if terms.must_throw and position.led != NO_SUIT and not terms.callable:
        return hand & JOKERS
    return hand


def play_card(position: Position, action: Play) -> None:
    """Put a card on the table, and count the trick when it is complete."""
    seat = position.turn
    card = action.card
    terms = position.terms
    order = position.order
    if order is None:
        order = _name_by_lead(position, card, action.nt)
    led = position.led
    if led == NO_SUIT:
        led = position.led = order.suit_of[card]
    elif terms.callable:
        reneges.note(position, seat, card)
    position.hands[seat] ^= 1 << card
    power = order.powers[led][card]
    if power > position.best:
        position.best = power
        position.winner = seat
    trick = (*position.trick, card)
    if len(trick) < terms.seats:
        position.trick = trick
        position.turn = terms.next_seat[seat]
        return
    winner = position.winner
    position.tricks += (Trick(position.leader, trick, winner),)
    position.taken += 1 << BOOKS_BITS * winner
    position.trick = ()
    position.led = NO_SUIT
    position.best = 0
    position.leader = position.turn = winner
    if not position.hands[winner]:
        _end(position)


def _name_by_lead(position: Position, card: int, nt: bool | None) -> Ranking:
    """Make the first lead's suit trump, or no trump if it was announced."""
    assert position.contract is not None
    trump = NO_TRUMP if nt else card // 13
    position.contract = position.contract._replace(trump=trump)
    order = position.order = ranking(trump, position.contract.direction, position.terms.spade2_high)
    return order


def _end(position: Position) -> None:
    """Go from the last trick to the count, or to the review of reneges before it."""
    if position.terms.callable:
        position.phase = REVIEW
        position.turn = NOBODY
    else:
        scoring.count(position)


def refusal(position: Position, action: Play) -> IllegalAction:
    """Return why the seat whose turn it is may not play this card."""
    seat = action.seat
    assert seat is not None
    hand = position.hands[seat]
    if not hand >> action.card & 1:
        return IllegalAction("card_not_held")
    if action.nt:
        return IllegalAction("no_trump_is_named")
    cards = card_list(play.card for play in legal_plays(position, seat))
    if not position.trick:
        return IllegalAction("joker_leads_last", cards=cards)
    assert position.order is not None
    if hand & position.order.masks[position.led]:
        return IllegalAction("must_follow_suit", suit=trump_name(position.led), cards=cards)
    return IllegalAction("must_throw_joker", cards=cards)
