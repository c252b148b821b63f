"""Define the rules of The Betel, the state of a game, and the view of one seat.

The rules
    32 cards, A K Q J 10 9 8 7 in four suits. Ten cards each are dealt, one at a time from the dealer's left; in the
    first two rounds one more goes to the twins, two spare cards face down on the table, after the dealer's left.
    The auction begins with the dealer. In each call one may look at one twin or both and exchange as many of those
    looked at; then one bids a contract higher on the ladder than the last, or passes. Who has exchanged must bid; who
    passes pays 5 for each twin looked at. Two passes after a bid end the auction, three passes one without a bid.
    The declarer leads to the first trick, after three passes the dealer does. One must follow suit and overtake, else
    ruff and overruff, else anything. In Grand Betel the defenders need not overtake.
    The declarer needs as many tricks as the contract says, or no more than a betel allows. After three passes each
    wants tricks for himself. A player at 1000 ends the game after the deal, if he alone is highest.

House choices, where the inventor is silent
    One who passed may bid later. Looks are made one by one, before any exchange; the twins are two fixed slots, and
    everyone sees which is looked at or exchanged. The price is for the call's own looks and is booked at once.
    One who follows a suit that has been ruffed must still overtake the suit led; an option frees him. Betels mean
    "at most". Contra, from the Polish edition, is an option: it doubles what the contract brings, and a higher bid
    voids it. All ten tricks are always played. A tie at the top goes on; a cap on the deals ends any game.
    All points are of our making; they are in scoring.py.

The phases: dealing (chance; dealing.py), the auction (auction.py), the play (play.py), and so on to the end, with
each deal's count between (scoring.py).
"""

from collections.abc import Callable
from typing import Any

from bot.games.betel import auction, dealing, play
from bot.games.betel.actions import Bid, Contra, Deal, Exchange, Look, Pass, Play, Shuffle
from bot.games.betel.cards import ALL_CARDS, HAND, SEATS
from bot.games.betel.play import proven
from bot.games.betel.position import DEALING, NOBODY, UNSEEN, Position, PublicPosition
from bot.games.betel.refusals import refusal
from bot.rules import state as kit
from bot.rules.actions import Action, CardSelection
from bot.rules.cards import bits
from bot.rules.errors import IllegalAction
from bot.rules.legal_actions import NOTHING, LegalActions
from bot.rules.randomness import RandomSource

# The view


class View(PublicPosition, kit.View):
    """A position as one seat sees it; seat None is the public view."""

    __slots__ = ("hand", "legal", "seat", "twins")

    seat: int | None
    hand: int
    """Its cards as a bit set; 0 for no player's seat."""
    twins: tuple[int, int]
    """The cards by slot that the seat may know, UNSEEN for the others."""
    legal: LegalActions

    @property
    def dealt(self) -> bool:
        """Whether there are cards in the hands."""
        return self.turn != NOBODY

    @property
    def barred(self) -> tuple[int, int, int]:
        """Per seat, bit set of the cards it can't hold, proven by the cards it played (5.2 to 5.4)."""
        return proven(self)

    def size_of(self, seat: int) -> int:
        """Return how many cards a seat holds now."""
        if not self.dealt:
            return 0
        ahead = (seat - self.turn) % SEATS >= SEATS - len(self.trick)
        return HAND - len(self.played) // SEATS - ahead

    def unseen(self) -> int:
        """Return the bit set of the cards that are neither played nor known to the seat."""
        seen = self.hand | bits(self.played) | bits(card for card in self.twins if card != UNSEEN)
        return ALL_CARDS & ~seen


def view_of(position: Position, seat: int | None, legal: LegalActions) -> View:
    """Return a seat's view of a position; None: the public view."""
    view = View.__new__(View)
    position.share(view)
    view.seat = seat
    view.legal = legal
    if seat is None:
        view.hand, view.twins = 0, (UNSEEN, UNSEEN)
    else:
        first, second = position.twins
        knows_first, knows_second = (knowers >> seat & 1 for knowers in position.known)
        view.hand = position.hands[seat]
        view.twins = (first if knows_first else UNSEEN, second if knows_second else UNSEEN)
    return view


# The state


ALONE: tuple[tuple[int, ...], ...] = ((0,), (1,), (2,), ())
"""By seat in turn, and last for NOBODY: the seats waited for."""


class State(Position, kit.State):
    """A position of The Betel with its rules."""

    __slots__ = ()

    seats = SEATS

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seat that must call or play now, as a tuple."""
        return ALONE[self.turn]

    @property
    def is_chance_node(self) -> bool:
        """Whether the cards are to be dealt."""
        return self.phase == DEALING

    def legal_actions(self, seat: int) -> LegalActions:
        """Return this seat's legal actions; exchanges are one selection without a count."""
        return LEGAL[self.phase](self, seat) if seat == self.turn else NOTHING

    def fits(self, choice: CardSelection, action: Action) -> bool:
        """Return whether the action is one of the exchanges of a selection."""
        return isinstance(action, Exchange) and auction.exchange_fits(self, choice.seat, action.put)

    def refusal(self, action: Action) -> IllegalAction:
        """Return the reason why an action is not legal: time, seat, then the rule."""
        return self.common_refusal(action) or refusal(self, action)

    def check_chance(self, action: Action) -> None:
        """Accept an action of chance that may happen now; raises IllegalAction."""
        dealing.check(self, action)

    def chance(self, luck: RandomSource) -> Action:
        """Return a shuffled pack."""
        return dealing.chance(luck)

    def context(self, action: Action) -> str:
        """Return the deal, and which call or which trick it is."""
        deal = len(self.deals) + 1
        if isinstance(action, Play):
            return f"{deal}.trick{len(self.played) // SEATS}"
        return f"{deal}.call{len(self.calls)}"

    def play(self, action: Action) -> None:
        """Change this state by a legal action, unchecked."""
        EFFECTS[type(action)](self, action)

    def view(self, seat: int | None) -> View:
        """Return this seat's view; None: the public view."""
        return view_of(self, seat, NOTHING if seat is None else self.legal_actions(seat))


def _nothing(_position: Position, _seat: int) -> LegalActions:
    return NOTHING


LEGAL: tuple[Callable[[Position, int], LegalActions], ...] = (_nothing, auction.legal, play.legal, _nothing)

EFFECTS: dict[type[Action], Any] = {
    Play: play.play_card,
    Look: auction.look,
    Exchange: auction.exchange,
    Bid: auction.bid,
    Pass: auction.pass_turn,
    Contra: auction.contra,
    Shuffle: dealing.shuffle,
    Deal: dealing.lay_out,
}
