"""The Betel as the kit knows a game."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any, ClassVar

from bot.games.betel import remarks
from bot.games.betel.actions import BIDS, CODEC, CONTRAS, LOOKS, PASSES, Exchange, plays_of
from bot.games.betel.ahead import AHEAD
from bot.games.betel.auction import taken_up
from bot.games.betel.cards import ALL_CARDS, PACK, SEATS
from bot.games.betel.claims import BetelClaims
from bot.games.betel.events import tell
from bot.games.betel.hand_panel import hand_panel
from bot.games.betel.hidden import determinize
from bot.games.betel.names import BOTH, faces, faces_in
from bot.games.betel.options import OPTIONS, Rules
from bot.games.betel.panel import table_panel
from bot.games.betel.player import BetelJudge
from bot.games.betel.position import AUCTION, PLAY
from bot.games.betel.rules import State
from bot.games.betel.scene import scene
from bot.games.betel.search import BetelSearcher
from bot.games.betel.tally import TALLIES
from bot.games.betel.view import View
from bot.rules.actions import Action
from bot.rules.cards import FRENCH, cards_in
from bot.rules.errors import FormError
from bot.rules.game import Game
from bot.rules.options import Values
from bot.rules.panel import CardRow, Face, Panel, Say, SeatName, say
from bot.rules.scene import Scene
from bot.rules.state import Step

if TYPE_CHECKING:
    from random import Random


class Betel(Game[State, View]):
    """The Betel, for exactly three."""

    id = "betel"
    deck = FRENCH
    seat_range = range(SEATS, SEATS + 1)
    options = OPTIONS
    codec = CODEC
    judge = BetelJudge()
    searcher = BetelSearcher(determinize)
    color: ClassVar[int] = 0x7A3B8F
    takes_back: ClassVar[frozenset[str]] = frozenset({"bid", "pass", "play"})
    tally = TALLIES
    ahead = AHEAD
    claims = BetelClaims()

    def start(self, options: Values, seats: int, dealer: int, scores: Sequence[int] | None = None) -> State:
        """Return the state before the first shuffle; see the base for the arguments.

        Raises:
            FormError: `bad_options` for other than three seats, `bad_header` for a wrong dealer or number of scores.
        """
        self.check_seats(options, seats)
        if not 0 <= dealer < SEATS:
            raise FormError("bad_header", reason="dealer", high=SEATS - 1)
        if scores is None:
            scores = (0,) * SEATS
        if len(scores) != SEATS:
            raise FormError("bad_header", reason="scores", count=SEATS)
        return State(Rules.of(options), dealer, (scores[0], scores[1], scores[2]))

    def can_take_back(self, step: Step[State]) -> bool:
        """Return whether a call or a card can be forgotten; a call that ends the auction can't: play has begun."""
        after = step.state
        return super().can_take_back(step) and after.phase == (PLAY if step.action.act == "play" else AUCTION)

    def dealt(self, state: State) -> tuple[CardRow, ...]:
        """Return the hands and the twins as they lie before anybody has exchanged."""
        if state.phase != AUCTION or state.calls:
            return ()
        hands = [
            CardRow(faces_in(hand), say("dealt-hand", player=SeatName(seat))) for seat, hand in enumerate(state.hands)
        ]
        return (*hands, CardRow(faces(state.twins), say("twins-label")))

    def card_order(self, options: Values) -> tuple[CardRow, ...]:
        """Return a suit, as all are."""
        return (CardRow(tuple(Face(FRENCH.name, f"{rank}s") for rank in "AKQJT987"), say("ranks-suit")),)

    def summary(self, deal: Mapping[str, Any]) -> Iterable[tuple[str, str, int]]:
        """Yield for a deal its contract, whether it was made, and what it brought the declarer without looks."""
        contract = deal["contract"]
        if contract is None:
            yield "three-passes", "summary-played", 1
            return
        seat, row = contract["seat"], f"contract-{contract['contract']}"
        yield row, "summary-played", 1
        yield row, "summary-made", int(deal["made"])
        yield row, "summary-points", deal["points"][seat] - deal["looks"][seat]

    def remark(self, view: View, done: Action, best: Action | None) -> Say | None:
        """Return in a sentence what speaks for an action and against another."""
        return remarks.remark(done, best)

    def universe(self, state: State) -> Iterator[Action]:
        """Yield everything a seat could try; exchanges of the caller with his cards, of the others by example."""
        for seat in range(SEATS):
            yield from plays_of(seat, ALL_CARDS).actions
            yield from LOOKS[seat][0]
            yield from BIDS[seat][0]
            yield from PASSES[seat]
            yield from CONTRAS[seat]
            caller = state.phase == AUCTION and seat == state.turn
            held = cards_in(state.hands[seat] | taken_up(state, BOTH)) if caller else PACK[::20]
            for first, second in product((None, *held), repeat=2):
                yield Exchange(seat, (first, second))

    def pack(self, options: Values) -> tuple[int, ...]:
        """Return the 32 cards from the sevens up."""
        return PACK

    def determinize(self, view: View, rng: "Random") -> State:
        """Return a state in which the hidden cards are dealt anew; see hidden.py."""
        return determinize(view, rng)

    def tell(self, step: Step[State]) -> tuple[Say, ...]:
        """Return what everybody at the table sees of this step."""
        return tell(step.before, step.action, step.state)

    def table_panel(self, view: View) -> Panel:
        """Return the public panel."""
        return table_panel(view)

    def scene(self, view: View) -> Scene:
        """Return the table as a picture shows it."""
        return scene(view)

    def hand_panel(self, view: View) -> Panel:
        """Return a seat's private panel."""
        return hand_panel(view)


GAME = Betel()
