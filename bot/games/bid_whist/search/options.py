"""What is worth weighing in each phase; of choices that come to the same, one."""

from collections.abc import Sequence

from bot.games.bid_whist import signals
from bot.games.bid_whist.actions import Bid, Bury, Name, Play
from bot.games.bid_whist.cards import DIRECTIONS, TRUMPS
from bot.games.bid_whist.kitty import exchanges
from bot.games.bid_whist.ranking import ranking
from bot.games.bid_whist.scoring import needed
from bot.games.bid_whist.search.burials import ways_to_bury
from bot.games.bid_whist.search.calls import promise
from bot.games.bid_whist.search.guess import worths
from bot.games.bid_whist.search.lanes import LOOSE, Lanes, lanes_for
from bot.games.bid_whist.tactics import rightful
from bot.games.bid_whist.view import View
from bot.rules.actions import Action
from bot.rules.cards import bits, cards_in

JUMPS = 2
"""So many numbers above the lowest of its kind a bid is worth weighing."""
SHORT = 2.5
"""A bid that lacks more books than that is not."""
LOW = (1 << LOOSE) - 1
NAMES = 6
"""So many names are weighed."""


def calls(view: View) -> tuple[Action, ...]:
    """Return the bids that are not hopeless, low ones of each kind, and whatever else may be said."""
    terms = view.terms
    assert view.seat is not None
    found = worths(terms, view.hand)
    shows = signals.is_signal_turn(terms, view.calls)
    signal = signals.signal_for(view.calls, *signals.best_ways(found)) if shows else None
    partner = signals.shown_by_partner(terms, view.calls, view.seat)
    lowest: dict[int, int] = {}
    chosen: list[Action] = []
    for action in view.legal.actions:
        if not isinstance(action, Bid):
            chosen.append(action)
            continue
        bid = action.bid
        if shows and bid.number <= signals.HIGH and bid.number != signal:
            continue  # it would show another hand
        jump = bid.number - lowest.setdefault(bid.kind, bid.number)
        if jump <= JUMPS and promise(terms, bid, found, partner) >= needed(terms, bid.number) - SHORT:
            chosen.append(action)
    return tuple(chosen)


def names(view: View) -> tuple[Action, ...]:
    """Return the most promising names."""
    terms, contract = view.terms, view.contract
    assert view.seat is not None
    found = worths(terms, view.hand, kitty=terms.after_kitty)
    partner = signals.shown_by_partner(terms, view.calls, view.seat)

    def worth(name: Name) -> float:
        trump = contract.trump if name.trump is None else TRUMPS.index(name.trump)
        way = contract.direction if name.direction is None else DIRECTIONS.index(name.direction)
        return found[way][trump] + signals.gain(partner, way)

    actions = [action for action in view.legal.actions if isinstance(action, Name)]
    return tuple(sorted(actions, key=worth, reverse=True)[:NAMES])


def burials(view: View) -> tuple[Action, ...]:
    """Return burials worth weighing."""
    assert view.seat is not None
    terms, contract = view.terms, view.contract
    lanes = lanes_for(ranking(contract.trump, contract.direction, terms.spade2_high), terms.jokers)
    hand = lanes.of(view.hand)
    must = lanes.of(view.hand & terms.jokers) if exchanges(view) else 0
    ways = ways_to_bury(
        lanes, hand, lanes.of(terms.deck) & ~hand, terms.kitty, keep_jokers=terms.play_anytime, must=must
    )
    return tuple(Bury(view.seat, tuple(cards_in(lanes.cards(way)))) for way in ways)


def cards(view: View) -> tuple[Action, ...]:
    """Return the cards worth weighing: no renege, and one of those with nothing between them."""
    plays = [action for action in view.legal.actions if isinstance(action, Play)]
    if view.order is None:
        return _first_leads(view, plays)
    fair = rightful(view.terms, view.order, view.hand, view.led) if view.terms.callable else -1
    lanes = lanes_for(view.order, view.terms.jokers)
    held = lanes.of(bits(play.card for play in plays if fair >> play.card & 1))
    seen = view.hand | view.buried
    for seat in range(view.seats):
        seen |= view.played_by(seat)
    out = lanes.of(view.terms.deck & ~seen)
    mine = _mannerly(view, lanes, held, out) or held
    for card in view.trick:
        out |= lanes.of(1 << card)
    by_card = {play.card: play for play in plays}
    return tuple(by_card[lanes.card_at[bit]] for bit in _different(lanes, mine, out))


def _different(lanes: Lanes, cards: int, out: int) -> list[int]:
    """Return the lowest card of each sequence, since all of it comes to the same."""
    chosen: list[int] = []
    last = 0
    for card in cards_in(cards):
        bit = 1 << card
        if not last or lanes.lane_of(bit) != lanes.lane_of(last) or out & (bit - last):
            chosen.append(bit)
        last = bit
    return chosen


def _mannerly(view: View, lanes: Lanes, cards: int, out: int) -> int:
    """Return the cards without those that no partner would forgive, however they fare in some worlds.

    That is a joker led in no trump, and a trump on a book that is the partner's already.
    """
    if not view.trick:
        return cards & LOW if lanes.nt else cards
    seat, winner = view.seat, view.winner
    if lanes.nt or not view.best or seat is None or not _partners(view, seat, winner):
        return cards
    best = lanes.bit_of[view.trick[(winner - view.leader) % view.seats]]
    better = out & lanes.lane_of(best) & -(best << 1)
    safe = not better or len(view.trick) == view.seats - 1
    return cards & ~lanes.trump if safe and not lanes.of_suit[view.led] & lanes.trump else cards


def _partners(view: View, seat: int, other: int) -> bool:
    """Return whether two seats play together; alone nobody trusts anybody."""
    return view.terms.pairs and view.terms.side_of[seat] == view.terms.side_of[other]


def _first_leads(view: View, plays: Sequence[Play]) -> tuple[Action, ...]:
    """Return leads that name a trump: the best and the lowest card of each suit, and the best in no trump."""
    chosen: list[Action] = []
    for suit in range(4):
        held = sorted(play.card for play in plays if play.card // 13 == suit and not play.nt)
        keep = {held[0], held[-1]} if held else set[int]()
        chosen += [play for play in plays if play.card in keep and (not play.nt or play.card == held[-1])]
    return tuple(chosen)
