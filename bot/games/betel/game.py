"""Connects The Betel to the rest of the program: options, start, premoves, claims, panels and players.

The player who leads can claim all remaining tricks, except in a betel: there only the declarer can claim, that they
take none, whenever it is their turn. The others' knowledge of the twins is taken as the public one: any unseen card
can be there, or in a hand.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any, ClassVar

from bot.games.betel import events
from bot.games.betel.actions import BIDS, CODEC, CONTRAS, LOOKS, PASSES, Exchange, Pass, Play, plays_of
from bot.games.betel.auction import cards_in_slots
from bot.games.betel.cards import ABOVE, ALL_CARDS, BIT, PACK, RANKS, SEATS, SUIT
from bot.games.betel.contracts import BY_CODE, above
from bot.games.betel.determinize import determinize
from bot.games.betel.events import public_events
from bot.games.betel.explanations import explain
from bot.games.betel.hand_panel import hand_panel
from bot.games.betel.heuristic import BetelHeuristic
from bot.games.betel.labels import BOTH, contract_name, faces, faces_in
from bot.games.betel.novice import BetelNovice
from bot.games.betel.options import OPTIONS, BetelOptions
from bot.games.betel.panel import scene, table_panel
from bot.games.betel.play import LAST, winner_of
from bot.games.betel.position import AUCTION, NOBODY, PLAY, UNSEEN, Position
from bot.games.betel.search import BetelEvaluator
from bot.games.betel.stat_counters import TALLIES
from bot.games.betel.state import State, View
from bot.rules.actions import Action
from bot.rules.cards import FRENCH, cards_in
from bot.rules.claims import ALL, NONE, ClaimRules, Kind, falls, runs
from bot.rules.errors import ParseError
from bot.rules.game import Game
from bot.rules.options import Values
from bot.rules.panel import CardFace, CardRow, LocalizedText, Panel, SeatName, localized
from bot.rules.premoves import Premove, PremoveOffer, PremoveRules
from bot.rules.scene import Scene
from bot.rules.state import Step

if TYPE_CHECKING:
    from random import Random


# A pass, set in advance


MOST = 25
"""The most contracts that are offered, the lowest above the last bid: Discord shows no longer list."""


class PassPremove(PremoveRules[View]):
    """A pass without a look at the twins, unless the seat's contraed bid stands; an exception is a contract."""

    def offer(self, view: View) -> PremoveOffer | None:
        """Return the contracts above the last bid; None after the auction, and for the player who has exchanged."""
        if view.phase != AUCTION or (view.swapped and view.turn == view.seat):
            return None
        contracts = above(view.contract)[:MOST]
        unless = tuple(
            (each.code, localized("option-ahead-below", contract=contract_name(each))) for each in contracts
        )
        return PremoveOffer(
            Pass.act,
            localized("button-ahead-pass"),
            localized("prompt-ahead-pass"),
            localized("line-ahead-no-look"),
            unless,
        )

    def says(self, view: View, said: Premove) -> LocalizedText:
        """Return a sentence about the premove."""
        if not said.unless:
            return localized("line-ahead-pass")
        return localized("line-ahead-pass-unless", contract=contract_name(BY_CODE[said.unless[0]]))

    def asked(self, view: View) -> bool:
        """Return whether it is the seat's call."""
        return view.phase == AUCTION and view.turn == view.seat

    def waits(self, view: View, said: Premove) -> bool:
        """Return whether the auction has come below the contract, or the seat's own bid has been contraed."""
        own = view.contra != NOBODY and view.declarer == view.seat
        return own or any(view.contract.number < BY_CODE[code].number for code in said.unless)

    def action(self, view: View) -> Action:
        """Return to pass."""
        return Pass(view.seat)


AHEAD = PassPremove()


# Claiming the rest


class BetelClaimRules(ClaimRules[State, View]):
    """Claims of The Betel."""

    def kind(self, position: State | View, seat: int) -> Kind | None:
        """Return that the declarer of a betel may claim none, otherwise the player who leads all."""
        if position.phase != PLAY or position.turn != seat:
            return None
        if position.contract.betel:
            return NONE if seat == position.declarer else None
        return None if position.trick else ALL

    def holds(self, view: View, seat: int, hand: int) -> bool:
        """Return whether no card outside can beat the claimant's, or all do."""
        out, hidden = _outside(view, seat, hand)
        if view.contract.betel:
            return _all_lose(view, hand, out, hidden)
        if not all(_runs(mask, hand, out) for mask in FRENCH.suit_masks):
            return False
        trumps = view.contract.trumps
        drawn = falls((hand & trumps).bit_count(), 0) >= (out & trumps).bit_count()
        return drawn or not hand & ~trumps

    def hand(self, state: State, seat: int) -> int:
        """Return a seat's cards."""
        return state.hands[seat]

    def row(self, state: State, seat: int) -> CardRow:
        """Return a seat's cards."""
        return CardRow(faces_in(state.hands[seat]), localized("label-claimed", player=SeatName(seat)))

    def plays(self, state: State, claimant: int) -> tuple[Action, ...]:
        """Return the cards of the seat to play: of a claimant of all tricks the best first, otherwise the lowest."""
        if state.phase != PLAY:
            return ()
        actions = [action for action in state.legal_actions(state.turn) if isinstance(action, Play)]
        if state.turn == claimant and not state.contract.betel:
            actions.sort(key=lambda play: _lead(state, play.card))
            return tuple(actions)
        suit = SUIT[state.trick[0]] if state.trick else 0
        ruffs = state.contract.trumps & ~suit
        actions.sort(key=lambda play: (BIT[play.card] & ruffs > 0, play.card % RANKS))
        return tuple(actions)

    def winner(self, state: State, action: Action) -> int | None:
        """Return the winner of the trick that this card completes."""
        if not isinstance(action, Play) or len(state.trick) < LAST:
            return None
        return (state.turn + 1 + winner_of((*state.trick, action.card), state.contract)) % SEATS


def _lead(position: Position, card: int) -> tuple[int, ...]:
    """Return a card's position in the claimant's leads: trumps first, in a suit the best first."""
    return not BIT[card] & position.contract.trumps, -card


def _runs(mask: int, hand: int, out: int) -> bool:
    # Of one suit the numbers of the cards rise with their rank; no card has a number below 1.
    return runs(cards_in(hand & mask), cards_in(out & mask))


def _outside(view: View, seat: int, hand: int) -> tuple[int, int]:
    """Return the cards that can be in the others' hands, and how many unseen ones can be in the twins."""
    unseen = view.unseen() & ~hand & ALL_CARDS
    barred = view.barred
    held = 0
    for other in range(SEATS):
        if other not in (seat, view.seat):
            held |= unseen & ~barred[other]
    hidden = sum(card == UNSEEN for card in view.twins) - (unseen & ~held).bit_count()
    return held | view.hand, hidden


def _all_lose(view: View, hand: int, out: int, hidden: int) -> bool:
    """Return whether no card of the declarer's can win: in each suit all others are higher (betels are notrump)."""
    highest = {mask: (hand & mask).bit_length() - 1 for mask in FRENCH.suit_masks if hand & mask}
    if any(out & mask & ~ABOVE[card] for mask, card in highest.items()):
        return False
    if not view.trick:
        # A player must hold a card of the suit, for any cards in the twins.
        suits = (out & SUIT[card] for card in cards_in(hand))
        return any(cards & view.hand or cards.bit_count() > hidden for cards in suits)
    follow = hand & SUIT[view.trick[0]]
    # A player who can overtake must.
    top = view.trick[winner_of(view.trick, view.contract)]
    return not follow & ABOVE[top]


# The game


class Betel(Game[State, View]):
    """The Betel, for exactly three."""

    id = "betel"
    deck = FRENCH
    seat_range = range(SEATS, SEATS + 1)
    options = OPTIONS
    codec = CODEC
    heuristic = BetelHeuristic()
    novice = BetelNovice()
    evaluator = BetelEvaluator(determinize)
    color: ClassVar[int] = 0x7A3B8F
    undoable_acts: ClassVar[frozenset[str]] = frozenset({"bid", "pass", "play"})
    stat_counters = TALLIES
    premoves = AHEAD
    claim_rules = BetelClaimRules()

    def start(self, options: Values, seats: int, dealer: int, scores: Sequence[int] | None = None) -> State:
        """Return the state before the first shuffle; raise ParseError `bad_options` (seats), `bad_header`."""
        self.check_seats(options, seats)
        if not 0 <= dealer < SEATS:
            raise ParseError("bad_header", reason="dealer", high=SEATS - 1)
        if scores is None:
            scores = (0,) * SEATS
        if len(scores) != SEATS:
            raise ParseError("bad_header", reason="scores", count=SEATS)
        return State(BetelOptions.of(options), dealer, (scores[0], scores[1], scores[2]))

    def can_undo(self, step: Step[State]) -> bool:
        """Return whether a call or a card can be forgotten; a call that ends the auction can't: play has begun."""
        after = step.state
        return super().can_undo(step) and after.phase == (PLAY if step.action.act == "play" else AUCTION)

    def dealt_hands(self, state: State) -> tuple[CardRow, ...]:
        """Return the hands and the twins as they lie before any player has exchanged."""
        if state.phase != AUCTION or state.calls:
            return ()
        hands = [
            CardRow(faces_in(hand), localized("dealt-hand", player=SeatName(seat)))
            for seat, hand in enumerate(state.hands)
        ]
        return (*hands, CardRow(faces(state.twins), localized("twins-label")))

    def card_order(self, options: Values) -> tuple[CardRow, ...]:
        """Return a suit, as all are."""
        return (CardRow(tuple(CardFace(FRENCH.name, f"{rank}s") for rank in "AKQJT987"), localized("ranks-suit")),)

    def summary_rows(self, deal: Mapping[str, Any]) -> Iterable[tuple[str, str, int]]:
        """Yield a deal's contract, whether it was made, and the declarer's points without looks."""
        contract = deal["contract"]
        if contract is None:
            yield "three-passes", "summary-played", 1
            return
        seat, row = contract["seat"], f"contract-{contract['contract']}"
        yield row, "summary-played", 1
        yield row, "summary-made", int(deal["made"])
        yield row, "summary-points", deal["points"][seat] - deal["looks"][seat]

    def coach_remark(self, view: View, done: Action, best: Action | None, rng: "Random") -> LocalizedText | None:
        """Return a sentence for an action and against another."""
        return events.remark(done, best)

    def explain(self, view: View) -> LocalizedText | None:
        """Return an explanation of the question to a seat in one line."""
        return explain(view)

    def all_actions(self, state: State) -> Iterator[Action]:
        """Yield everything a seat could try; exchanges of the caller with his cards, of the others by example."""
        for seat in range(SEATS):
            yield from plays_of(seat, ALL_CARDS).actions
            yield from LOOKS[seat][0]
            yield from BIDS[seat][0]
            yield from PASSES[seat]
            yield from CONTRAS[seat]
            caller = state.phase == AUCTION and seat == state.turn
            held = cards_in(state.hands[seat] | cards_in_slots(state, BOTH)) if caller else PACK[::20]
            for first, second in product((None, *held), repeat=2):
                yield Exchange(seat, (first, second))

    def pack(self, options: Values) -> tuple[int, ...]:
        """Return the 32 cards from the sevens up."""
        return PACK

    def determinize(self, view: View, rng: "Random") -> State:
        """Return a state in which the hidden cards are dealt again; see determinize.py."""
        return determinize(view, rng)

    def public_events(self, step: Step[State]) -> tuple[LocalizedText, ...]:
        """Return the public events of this step."""
        return public_events(step.before, step.action, step.state)

    def table_panel(self, view: View) -> Panel:
        """Return the public panel."""
        return table_panel(view)

    def scene(self, view: View) -> Scene:
        """Return the table as an image shows it."""
        return scene(view)

    def hand_panel(self, view: View) -> Panel:
        """Return a seat's private panel."""
        return hand_panel(view)


GAME = Betel()
