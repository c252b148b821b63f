"""What the cards played and the reneges called prove of everybody's hand.

Where reneges are impossible, a card that did not follow proves that none of its suit is held; where they can be
called, the calls proved what was held and what was not.
"""

from bot.games.bid_whist import reneges
from bot.games.bid_whist.cards import JOKERS
from bot.games.bid_whist.position import Public
from bot.games.bid_whist.ranking import NO_SUIT, Ranking
from bot.games.bid_whist.view import View
from bot.rules.placing import Need


def evidence(view: View, *, trusting: bool = False) -> tuple[list[int], list[Need]]:
    """Return for each seat the cards it is known to lack, and (seat, cards) where it holds at least one of them.

    Args:
        view: what a seat may know.
        trusting: whether nobody is taken to have reneged, but for those who were found out.
    """
    terms, order = view.terms, view.order
    lacking = [0] * terms.seats
    needs: list[Need] = []
    if order is None:
        return lacking, needs
    owed = plays_owed(view, order)
    for leader, cards in tricks_begun(view):
        # Who leads a joker only for want of anything else holds nothing else.
        if order.nt and terms.joker_lead_last and JOKERS >> cards[0] & 1:
            lacking[leader] |= terms.deck & ~JOKERS
    if not terms.callable:
        for number, cards_owed in enumerate(owed):
            lacking[reneges.seat_at(view, number)] |= cards_owed
        return lacking, needs
    judged = _judged(view)
    if trusting:
        found_out = {number for number, proven in judged if proven}
        judged += [(number, False) for number in range(len(owed)) if number not in found_out]
    for number, proven in judged:
        seat = reneges.seat_at(view, number)
        if not proven:
            lacking[seat] |= owed[number]
        elif seat != view.seat and not reneges.later(view, number) & owed[number]:
            needs.append((seat, owed[number]))
    return lacking, needs


def tricks_begun(position: Public) -> list[tuple[int, tuple[int, ...]]]:
    """Return leader and cards of every trick begun."""
    rows = [(trick.leader, trick.cards) for trick in position.tricks]
    return [*rows, (position.leader, position.trick)] if position.trick else rows


def plays_owed(position: Public, order: Ranking) -> list[int]:
    """Return for every card played what its player should not have held, as `reneges.owed` has it."""
    owed: list[int] = []
    for _, cards in tricks_begun(position):
        led = NO_SUIT
        for card in cards:
            owed.append(reneges.owed(position.terms, order, led, card))
            led = order.suit_of[card] if led == NO_SUIT else led
    return owed


def _judged(view: View) -> list[tuple[int, bool]]:
    """Return the number of every card that a call judged, and whether it was a renege."""
    terms = view.terms
    judged: list[tuple[int, bool]] = []
    known: set[int] = set()
    for claim in view.claims:
        # The card played last can be called only once there is none to come.
        upto = claim.played if claim.played == terms.hand * terms.seats else claim.played - 1
        for number in range(upto):
            against = terms.side_of[reneges.seat_at(view, number)] != terms.side_of[claim.seat]
            named = claim.book in (0, number // terms.seats + 1)
            if against and named and number not in known:
                judged.append((number, number in claim.proven))
        known |= set(claim.proven)
    return judged
