"""The play of the cards: what may be played, who wins, what comes after the last trick."""

from bot.games.bid_whist import reneges, scoring
from bot.games.bid_whist.actions import PLAYS, Play, first_leads, plays_of
from bot.games.bid_whist.cards import NO_SUIT, NO_TRUMP, Ranking, ranking
from bot.games.bid_whist.position import NOBODY, REVIEW, Position, Trick
from bot.rules.legal import NOTHING, Legal


def legal(position: Position, seat: int) -> Legal:
    """Return the cards a seat may play, and the reneges it may call."""
    if position.terms.callable:
        calls = reneges.legal(position, seat)
        return Legal(_plays(position, seat) + calls) if seat == position.turn else calls
    if seat != position.turn:
        return NOTHING
    order = position.order
    if order is None:
        return first_leads(seat, position.hands[seat])
    # The common cases on their own, for searches: it can be followed, or a trump contract leaves the whole hand.
    hand = position.hands[seat]
    follow = hand & order.masks[position.led]
    if not order.nt:
        return PLAYS[seat][follow] if follow else plays_of(seat, hand)
    if follow and not position.terms.play_anytime:
        return PLAYS[seat][follow]
    return plays_of(seat, playable(position, order, seat))


def _plays(position: Position, seat: int) -> Legal:
    order = position.order
    if order is None:
        return first_leads(seat, position.hands[seat])
    return plays_of(seat, playable(position, order, seat))


def playable(position: Position, order: Ranking, seat: int) -> int:
    """Return the cards that the seat whose turn it is may play; callable reneges leave it the whole hand."""
    return reneges.allowed(position.terms, order, position.hands[seat], position.led, leads=not position.trick)


def play_card(position: Position, action: Play) -> None:
    """Put a card on the table, and take the trick up when it is complete."""
    seat = position.turn
    card = action.card
    terms = position.terms
    order = position.order
    if order is None:
        order = name_by_lead(position, card, nt=action.nt is True)
    led = position.led
    if led == NO_SUIT:
        # A joker in no trump belongs to no suit: behind one, the next card sets it.
        led = position.led = order.suit_of[card]
    elif terms.callable:
        reneges.note(position, order, seat, card)
    position.hands[seat] ^= 1 << card
    power = order.powers[led][card]
    if power > position.best:
        position.best = power
        position.winner = seat
    trick = (*position.trick, card)
    if len(trick) < terms.seats:
        position.trick = trick
        position.turn = terms.next_seat[seat]
    else:
        _take_up(position, trick)


def _take_up(position: Position, trick: tuple[int, ...]) -> None:
    """Give the complete trick to its winner, who leads to the next one, if there is one."""
    winner = position.winner
    position.tricks += (Trick(position.leader, trick, winner),)
    position.trick = ()
    position.led = NO_SUIT
    position.best = 0
    position.leader = position.turn = winner
    if not position.hands[winner]:
        _end(position)


def name_by_lead(position: Position, card: int, *, nt: bool) -> Ranking:
    """Make the first lead's suit trump, or no trump if it was announced; jokers are not in these packs."""
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
        scoring.finish(position)
