"""Evaluates the options of a seat in each phase by sampled deals; of equivalent options, one."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.games.bid_whist import hand_evaluation
from bot.games.bid_whist import position as phases
from bot.games.bid_whist.actions import Bid, Bury, Name, Play
from bot.games.bid_whist.cards import DIRECTIONS, JOKERS, TRUMPS, ranking
from bot.games.bid_whist.heuristic import certain_renege, scene_of, speak
from bot.games.bid_whist.kitty import exchanges
from bot.games.bid_whist.position import AUCTION, DEALING, NAMING, PLAY
from bot.games.bid_whist.scoring import loses_if_set, needed
from bot.games.bid_whist.search.card_playout import LOOSE, CardEncoding, lanes_for
from bot.games.bid_whist.search.fast_hand_evaluation import ways_to_bury, worths
from bot.games.bid_whist.search.outcome_value import OutcomeValues, prospects_for
from bot.games.bid_whist.search.rollout import HandValues, advance_to_play, promise, speak_on, spot_of
from bot.games.bid_whist.search.weighted_worlds import likely_worlds
from bot.games.bid_whist.state import State, View
from bot.games.bid_whist.tactics import as_partners_expect, rightful
from bot.rules.actions import Action, seat_of
from bot.rules.cards import bits, cards_in
from bot.rules.evaluator import Evaluator

if TYPE_CHECKING:
    from random import Random


# Candidates


JUMPS = 2
"""How far above the lowest number of its kind a bid is evaluated."""
SHORT = 2.5
"""A bid that lacks more books than this is not evaluated."""
LOW = (1 << LOOSE) - 1
NAMES = 6
"""How many names are evaluated."""


def calls(view: View) -> tuple[Action, ...]:
    """Return the promising bids, low ones of each kind, and all other calls."""
    terms = view.terms
    assert view.seat is not None
    found = worths(terms, view.hand)
    shows = hand_evaluation.is_signal_turn(terms, view.calls)
    signal = hand_evaluation.signal_for(view.calls, *hand_evaluation.best_ways(found)) if shows else None
    partner = hand_evaluation.shown_by_partner(terms, view.calls, view.seat)
    lowest: dict[int, int] = {}
    chosen: list[Action] = []
    for action in view.legal.actions:
        if not isinstance(action, Bid):
            chosen.append(action)
            continue
        bid = action.bid
        if shows and bid.number <= hand_evaluation.HIGH and bid.number != signal:
            continue  # it would show another hand
        jump = bid.number - lowest.setdefault(bid.kind, bid.number)
        if jump <= JUMPS and promise(terms, bid, found, partner) >= needed(terms, bid.number) - SHORT:
            chosen.append(action)
    return tuple(_as_partners_bid(view, view.seat, chosen))


def _as_partners_bid(view: View, seat: int, chosen: list[Action]) -> list[Action]:
    """Return the calls without those that partners would not forgive, however a few sampled deals come out.

    A hand with a joker, which is worth a book with a trump suit, bids no trump only if the heuristic does. A side
    that would lose the game by a set makes no bid where the heuristic passes, and no other bid of no trump.
    """
    terms = view.terms
    usual = speak(terms, seat, view.hand, view.calls, view.legal, view.scores)
    passes = not isinstance(usual, Bid)
    no_trump = isinstance(usual, Bid) and usual.bid.no_trump and view.hand & JOKERS != JOKERS

    def fits(action: Action) -> bool:
        if action == usual or not isinstance(action, Bid):
            return True
        bid = action.bid
        if bid.no_trump and view.hand & JOKERS:
            return no_trump
        risky = loses_if_set(terms, view.scores[terms.side_of[seat]], bid)
        return not (risky and (passes or bid.no_trump))

    return [action for action in chosen if fits(action)] or chosen


def names(view: View) -> tuple[Action, ...]:
    """Return the most promising names."""
    terms, contract = view.terms, view.contract
    assert view.seat is not None
    found = worths(terms, view.hand, kitty=terms.after_kitty)
    partner = hand_evaluation.shown_by_partner(terms, view.calls, view.seat)

    def worth(name: Name) -> float:
        trump = contract.trump if name.trump is None else TRUMPS.index(name.trump)
        way = contract.direction if name.direction is None else DIRECTIONS.index(name.direction)
        return found[way][trump] + hand_evaluation.gain(partner, way)

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
    scene = scene_of(view, seat_of(plays[0]), view.order)
    held = lanes.of(bits(as_partners_expect(scene, [play.card for play in plays if fair >> play.card & 1])))
    seen = view.hand | view.buried
    for seat in range(view.seats):
        seen |= view.played_by(seat)
    out = lanes.of(view.terms.deck & ~seen)
    mine = _mannerly(view, lanes, held, out) or held
    for card in view.trick:
        out |= lanes.of(1 << card)
    by_card = {play.card: play for play in plays}
    return tuple(by_card[lanes.card_at[bit]] for bit in _different(lanes, mine, out))


def _different(lanes: CardEncoding, cards: int, out: int) -> list[int]:
    """Return the lowest card of each sequence, since all of it comes to the same."""
    chosen: list[int] = []
    last = 0
    for card in cards_in(cards):
        bit = 1 << card
        if not last or lanes.lane_of(bit) != lanes.lane_of(last) or out & (bit - last):
            chosen.append(bit)
        last = bit
    return chosen


def _mannerly(view: View, lanes: CardEncoding, cards: int, out: int) -> int:
    """Return the cards without those that no partner would forgive, however they fare in some sampled deals.

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
    """Return whether two seats play together; alone no player trusts any player."""
    return view.terms.pairs and view.terms.side_of[seat] == view.terms.side_of[other]


def _first_leads(view: View, plays: Sequence[Play]) -> tuple[Action, ...]:
    """Return leads that name a trump: the best and the lowest card of each suit, and the best in no trump."""
    chosen: list[Action] = []
    for suit in range(4):
        held = sorted(play.card for play in plays if play.card // 13 == suit and not play.nt)
        keep = {held[0], held[-1]} if held else set[int]()
        chosen += [play for play in plays if play.card in keep and (not play.nt or play.card == held[-1])]
    return tuple(chosen)


# The evaluator


CALLS_FOR_CARDS = 2
"""The factor on sampled deals for a call or a name, which decide more than a card and come once a deal."""


class BidWhistEvaluator(Evaluator[State, View]):
    """Evaluates calls, names, burials and cards."""

    def candidates(self, view: View) -> tuple[Action | None, ...]:
        """Return the options worth comparing: none out of turn, nor where a renege is certain."""
        if view.seat is None or view.seat != view.turn or certain_renege(view, view.seat) is not None:
            return ()
        match view.phase:
            case phases.AUCTION:
                return calls(view)
            case phases.NAMING:
                return names(view)
            case phases.BURYING:
                return burials(view)
            case _:
                return cards(view)

    def determinizations(self, view: View, count: int, rng: "Random") -> Sequence[tuple[State, float]]:
        """Return positions weighted by how likely the others bid, name and play as they did."""
        more = CALLS_FOR_CARDS if view.phase in (AUCTION, NAMING) else 1
        return likely_worlds(view, count * more, rng)

    def values(self, view: View, world: State, candidates: Sequence[Action | None], rng: "Random") -> Sequence[float]:
        """Return the chance to win the game after each candidate, if all go on by the heuristic."""
        assert view.seat is not None
        prospects = prospects_for(view.terms, view.sheet, view.claims, view.terms.side_of[view.seat])
        if world.phase == PLAY and world.order is not None:
            return _cards(view, world, candidates, prospects)
        if world.phase == AUCTION:
            return _calls(world, candidates, prospects, rng)
        found: list[float] = []
        draws = rng.getstate() if view.terms.exchange else None
        for action in candidates:
            if draws is not None:
                rng.setstate(draws)  # who draws for a joker has the same randomness each time
            found.append(_later(world, action, prospects, rng))
        return found


def _cards(view: View, world: State, candidates: Sequence[Action | None], prospects: OutcomeValues) -> list[float]:
    """Return the value of each card, or of a renege call, which is only compared on request."""
    spot = spot_of(world)
    found: list[float] = []
    for action in candidates:
        if not isinstance(action, Play):
            found.append(_called(view, world, action))
            continue
        after = spot.copy()
        after.play(spot.lanes.of(1 << action.card))
        found.append(prospects.at_end(world.contract, after))
    return found


def _called(view: View, world: State, action: Action | None) -> float:
    assert action is not None
    assert view.seat is not None
    state = world.copy()
    state.play(action)
    prospects = prospects_for(view.terms, view.sheet, state.claims, view.terms.side_of[view.seat])
    return prospects.at_end(state.contract, spot_of(state))


def _calls(world: State, candidates: Sequence[Action | None], prospects: OutcomeValues, rng: "Random") -> list[float]:
    """Return the value of each call; a contract reached by several calls is played once."""
    hands = HandValues(world)
    played: dict[tuple[int, int, int, int], tuple[list[int], int]] = {}
    found: list[float] = []
    for action in candidates:
        assert action is not None
        state = world.copy()
        state.play(action)
        speak_on(state, hands)
        if state.phase == DEALING:
            found.append(prospects.after_redeal())
            continue
        bid = state.contract
        key = bid.seat, bid.bid.kind, bid.trump, bid.direction
        advance_to_play(state, rng)
        if key not in played:
            spot = spot_of(state)
            played[key] = spot.run(), spot.opener
        found.append(prospects.after(state.contract, *played[key]))
    return found


def _later(world: State, action: Action | None, prospects: OutcomeValues, rng: "Random") -> float:
    """Return the value of a name, a burial, or a first lead that names the trump."""
    assert action is not None
    state = world.copy()
    state.play(action)
    advance_to_play(state, rng)
    return prospects.at_end(state.contract, spot_of(state))
