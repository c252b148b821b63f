"""The rules of play: legal cards, following suit, calls of reneges, the winner of a trick."""

from functools import lru_cache

from bot.games.bid_whist import scoring
from bot.games.bid_whist.actions import ACCEPTS, CALLS, PLAYS, Accept, CallRenege, Play, first_leads, plays_of
from bot.games.bid_whist.cards import JOKERS, NO_SUIT, NO_TRUMP, Ranking, ranking
from bot.games.bid_whist.position import NOBODY, REVIEW, Position, PublicPosition, RenegeCall, Trick
from bot.games.bid_whist.table_rules import TableRules
from bot.rules.actions import seat_of
from bot.rules.cards import FRENCH, bits
from bot.rules.legal_actions import NOTHING, LegalActions

# Reneges


def allowed(terms: TableRules, order: Ranking, hand: int, led: int, *, leads: bool) -> int:
    """Return the cards of a hand that may be played: all but to a lead, where reneges can be called."""
    if leads:
        return hand & ~JOKERS or hand if order.nt and terms.joker_lead_last else hand
    if terms.callable:
        return hand
    return _following(order, hand, led, anytime=terms.play_anytime, thrown=terms.must_throw)


def _following(order: Ranking, hand: int, led: int, *, anytime: bool, thrown: bool) -> int:
    """Return the cards of a hand that follow suit as far as possible.

    Args:
        led: the suit to follow; `NO_SUIT` behind a joker in no trump.
        anytime: whether jokers in no trump may be thrown although one could follow.
        thrown: whether they must be thrown as soon as one can't.
    """
    jokers, follow = hand & JOKERS if order.nt else 0, hand & order.masks[led]
    if follow:
        return follow | jokers if anytime else follow
    return jokers if jokers and thrown and led != NO_SUIT else hand


def excluded_cards(terms: TableRules, order: Ranking, led: int, card: int) -> int:
    """Return the cards whose holder may not play `card`: it is a renege, or proves that none is held; 0: none."""
    return excluded_by_card(order, led, card, terms.play_anytime, terms.must_throw)


@lru_cache(maxsize=1 << 14)
def excluded_by_card(order: Ranking, led: int, card: int, anytime: bool, thrown: bool) -> int:
    """Return the cards beside which this card would not follow, by these rules for jokers in no trump."""
    hands = (1 << card | 1 << other for other in range(FRENCH.size))
    follow = (_following(order, hand, led, anytime=anytime, thrown=thrown) for hand in hands)
    return bits(other for other, cards in enumerate(follow) if not cards >> card & 1)


def note(position: Position, order: Ranking, seat: int, card: int) -> None:
    """Record that the card about to be played is a renege, if it is one."""
    if position.hands[seat] & excluded_cards(position.terms, order, position.led, card):
        position.faults += (played(position),)


def played(position: PublicPosition) -> int:
    """Return how many cards have been played in this deal."""
    return len(position.tricks) * position.terms.seats + len(position.trick)


def seat_at(position: PublicPosition, number: int) -> int:
    """Return the seat that played the card with this number, counted from 0."""
    book, place = divmod(number, position.terms.seats)
    leader = position.tricks[book].leader if book < len(position.tricks) else position.leader
    return (leader + place) % position.terms.seats


def card_at(position: PublicPosition, number: int) -> int:
    """Return the card with this number among all played, from 0."""
    book, place = divmod(number, position.terms.seats)
    return position.tricks[book].cards[place] if book < len(position.tricks) else position.trick[place]


def covered(position: PublicPosition) -> int:
    """Return how many cards can be called: all but the last one played, and that too once there is none to come."""
    return played(position) - (0 if position.phase == REVIEW else 1)


def last_begun(position: PublicPosition, cards: int) -> int:
    """Return the number of the book to which the last of the given number of cards was played."""
    return (cards - 1) // position.terms.seats + 1


def later(position: PublicPosition, number: int) -> int:
    """Return the cards that the player of this one has played after it."""
    seat, seats = seat_at(position, number), position.terms.seats
    cards = [trick.cards[(seat - trick.leader) % seats] for trick in position.tricks[number // seats + 1 :]]
    place = (seat - position.leader) % seats
    if number // seats < len(position.tricks) and place < len(position.trick):
        cards.append(position.trick[place])
    return bits(cards)


def legal_calls(position: Position, seat: int) -> LegalActions:
    """Return the calls a seat may make, in play and in the review, where it may also accept."""
    if position.accepted >> seat & 1:
        return NOTHING
    calls = calls_allowed(position, seat)
    return LegalActions(calls + ACCEPTS[seat] if position.phase == REVIEW else calls)


def calls_allowed(position: Position, seat: int) -> tuple[CallRenege, ...]:
    """Return the calls of a seat that has not accepted yet: one side calls a book, or the newest card, only once."""
    terms = position.terms
    upto = covered(position)
    if upto <= 0:
        return ()
    side = terms.side_of[seat]
    own = [claim for claim in position.claims if terms.side_of[claim.seat] == side]
    books = last_begun(position, upto)
    # In the book that is being played the opponents may have no card that can be called yet.
    newest = range((books - 1) * terms.seats, upto)
    if all(terms.side_of[seat_at(position, number)] == side for number in newest):
        books -= 1
    if not terms.must_name_book:
        # Such a call is meant for all cards so far: another one is worth hearing only when there are new cards.
        now = last_begun(position, played(position))
        spent = any(last_begun(position, claim.played) == now for claim in own)
        return () if spent or not books else (CALLS[seat][0],)
    called = {claim.book for claim in own}
    return tuple(CALLS[seat][book] for book in range(1, books + 1) if book not in called)


def call(position: Position, action: CallRenege) -> None:
    """Judge a call at once; books move when the deal is counted."""
    seat, terms = seat_of(action), position.terms
    known = {number for claim in position.claims for number in claim.proven}
    upto = covered(position)
    proven = tuple(
        number
        for number in position.faults
        if number < upto
        and number not in known
        and terms.side_of[seat_at(position, number)] != terms.side_of[seat]
        and action.book in (None, number // terms.seats + 1)
    )
    guilty = tuple(seat_at(position, number) for number in proven)
    position.claims += (RenegeCall(seat, action.book or 0, played(position), proven, guilty),)


def accept(position: Position, action: Accept) -> None:
    """Accept the deal, so that the seat calls no more; the last to accept starts the count."""
    position.accepted |= 1 << seat_of(action)
    if position.accepted == (1 << position.terms.seats) - 1:
        position.turn = NOBODY
        scoring.finish(position)


# Tricks


def legal(position: Position, seat: int) -> LegalActions:
    """Return the cards a seat may play, and the reneges it may call."""
    if position.terms.callable:
        calls = legal_calls(position, seat)
        return LegalActions(_plays(position, seat) + calls) if seat == position.turn else calls
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


def _plays(position: Position, seat: int) -> LegalActions:
    order = position.order
    if order is None:
        return first_leads(seat, position.hands[seat])
    return plays_of(seat, playable(position, order, seat))


def playable(position: Position, order: Ranking, seat: int) -> int:
    """Return the playable cards of the seat to play; with callable reneges the whole hand."""
    return allowed(position.terms, order, position.hands[seat], position.led, leads=not position.trick)


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
        note(position, order, seat, card)
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
        _collect_trick(position, trick)


def _collect_trick(position: Position, trick: tuple[int, ...]) -> None:
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
