"""Define the rules of Bid Whist, the state of a game, and the view of one seat.

The rules, in short (sources: pagat's and Wikipedia's pages; where they differ or are silent, the house's choice):

- Four play in pairs, or three to five alone. The pack has 52 cards and up to two jokers. All cards are dealt one at a
  time, but for a kitty of up to six, which gets none of the first or last four cards.
- A bid is a number of books over six (alone: the exact number) with a kind: uptown, downtown, no trump, or a bare
  number. Everyone speaks once, or until all but one have passed. Who passes in rounds is out. If all others pass,
  the dealer must bid. House choice: a bid that nothing can outbid ends an auction in rounds at once.
- Declarer names what the bid left open (trump suit, direction), takes up the kitty, buries as many cards, and leads.
  A sported kitty is shown after the naming, before it enters the hand. The buried cards are a book: declarer's, or
  the first trick's winner's. They stay secret until the deal is counted.
- Suit is followed if possible; trumps and beating are never compulsory. Jokers are the best trumps. The ace is best
  both ways, unless the downtown of bad aces was named.
- In no trump jokers belong to no suit and win nothing. A led joker sets no suit: the first other card does. They may
  be thrown when one can't follow; at any time; or must be thrown then; or they are exchanged before the play for
  cards drawn blindly from declarer's discards, clockwise from declarer's left. House choice: in an exchange all
  holders put their jokers away at once, then they draw one after the other.
- A deal scores by the table's terms (scoring.py). The game ends in the order: Boston at stake, declarer at the
  target, declarer at the bottom, defenders at the target, missed bids, the last of a number of deals.
- Reneges are impossible, or they can be called (play.py): an opponent names the book, a right call moves three
  books, a wrong one moves three the other way. A card can be called once a later one lies on the table.
"""

from collections.abc import Callable
from typing import Any

from bot.games.bid_whist import auction, dealing, kitty, play
from bot.games.bid_whist.actions import Accept, Bid, Bury, CallRenege, Deal, Draw, Name, Pass, Play, Redeal, Shuffle
from bot.games.bid_whist.position import AUCTION, DEALING, DRAWING, NOBODY, OVER, REVIEW, Position, PublicPosition
from bot.games.bid_whist.refusals import refusal
from bot.rules import state as kit
from bot.rules.actions import Action
from bot.rules.errors import IllegalAction
from bot.rules.legal_actions import NOTHING, LegalActions
from bot.rules.randomness import RandomSource

# The view


class View(PublicPosition, kit.View):
    """A position as one seat sees it; seat None is the public view."""

    __slots__ = ("buried", "drawn", "draws", "hand", "kitty", "legal", "seat")

    seat: int | None
    hand: int
    """Its cards as a bit set; 0 for no player's seat."""
    kitty: int
    """The kitty, if it was sported or the seat took it up; else 0."""
    buried: int
    """The seat's own discards, 0 for others."""
    draws: int
    """How many have drawn for their jokers."""
    drawn: int
    """What the seat itself drew."""
    legal: LegalActions

    @property
    def dealt(self) -> bool:
        """Whether there are cards in the hands, or were until the last trick."""
        return self.phase not in (DEALING, OVER)

    @property
    def kitty_shown(self) -> int:
        """The kitty while this seat can see it: to the first lead if sported, else as declarer to the burial."""
        if self.tricks or self.trick:
            return 0
        return self.kitty if self.sported or not self.buried else 0

    def size_of(self, seat: int) -> int:
        """Return how many cards a seat holds now."""
        if not self.dealt:
            return 0
        ahead = (seat - self.leader) % self.seats < len(self.trick)
        count = self.terms.hand - len(self.tricks) - ahead
        if seat == self.contract.seat and self.kitty_taken and not self.has_buried:
            count += self.terms.kitty
        # Who has put jokers away and not drawn yet holds so many cards fewer.
        return count - sum(jokers for holder, jokers in self.swaps[self.draws :] if holder == seat)


def view_of(position: Position, seat: int | None, legal: LegalActions) -> View:
    """Return a seat's view of a position; None: the public view."""
    view = View.__new__(View)
    position.share(view)
    view.seat = seat
    view.legal = legal
    declares = seat == position.contract.seat
    view.hand = 0 if seat is None else position.hands[seat]
    view.kitty = position.kitty if position.sported or (declares and position.kitty_taken) else 0
    view.buried = position.buried if declares else 0
    view.draws = len(position.drawn)
    # There are fewer draws than swaps while the exchange goes on.
    own = (cards for (holder, _), cards in zip(position.swaps, position.drawn, strict=False) if holder == seat)
    view.drawn = next(own, 0)
    return view


# The state


ALONE = tuple((seat,) for seat in range(5))
"""By seat in turn: the seats waited for."""


class State(Position, kit.State):
    """A position of Bid Whist with its rules; each phase has a separate file."""

    __slots__ = ()

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seat to act, or all that have not accepted the deal."""
        if self.turn != NOBODY:
            return ALONE[self.turn]
        if self.phase == REVIEW:
            return tuple(seat for seat in range(self.terms.seats) if not self.accepted >> seat & 1)
        return ()

    @property
    def is_chance_node(self) -> bool:
        """Whether the pack or a draw is due."""
        return self.turn == NOBODY and self.phase != REVIEW and self.sheet.outcome is None

    def legal_actions(self, seat: int) -> LegalActions:
        """Return a seat's legal actions; burying is one selection."""
        return LEGAL[self.phase](self, seat)

    def refusal(self, action: Action) -> IllegalAction:
        """Return the reason why an action is not legal: time, seat, then the rule."""
        return self.common_refusal(action) or refusal(self, action)

    @property
    def is_draw_due(self) -> bool:
        """Whether the holders of jokers draw next."""
        return self.phase == DRAWING

    def check_chance(self, action: Action) -> None:
        """Accept an action of chance that may happen now; raises IllegalAction."""
        dealing.check(self, action)

    def chance(self, luck: RandomSource) -> Action:
        """Return the shuffle or the draw that is due."""
        return dealing.chance(self, luck)

    def context(self, action: Action) -> str:
        """Return which pack, and within it which call, book or naming an action refers to."""
        pack = self.sheet.packs
        if self.phase == AUCTION:
            return f"{pack}.{len(self.calls)}"
        if isinstance(action, CallRenege):
            # A named book stays the same book; without a name the newest one is meant.
            return f"{pack}" if action.book else f"{pack}.{play.last_begun(self, play.played(self))}"
        return f"{pack}.{self.phase}.{len(self.tricks)}" if isinstance(action, Play) else f"{pack}.{self.phase}"

    def play(self, action: Action) -> None:
        """Change this state by a legal action, unchecked."""
        EFFECTS[action.__class__](self, action)

    def view(self, seat: int | None) -> View:
        """Return this seat's view; None: the public view."""
        return view_of(self, seat, NOTHING if seat is None else self.legal_actions(seat))


def _nothing(_position: Position, _seat: int) -> LegalActions:
    return NOTHING


LEGAL: tuple[Callable[[Position, int], LegalActions], ...] = (
    _nothing,
    auction.legal,
    kitty.legal_names,
    kitty.legal_bury,
    _nothing,
    play.legal,
    play.legal_calls,
    _nothing,
)

EFFECTS: dict[type[Action], Any] = {
    Play: play.play_card,
    Bid: auction.bid,
    Pass: auction.pass_turn,
    Redeal: auction.redeal,
    Name: kitty.name,
    Bury: kitty.bury,
    CallRenege: play.call,
    Accept: play.accept,
    Shuffle: dealing.shuffle,
    Deal: dealing.lay_out,
    Draw: dealing.draw,
}
