"""Bid Whist: the state of a game, from the first shuffle to the outcome.

The rules, in short (sources: pagat's and Wikipedia's pages; where they differ or are silent, the house's choice):

- Four play in pairs, or three to five alone. The pack has 52 cards and up to two jokers. All cards are dealt one at a
  time, but for a kitty of up to six, which gets none of the first or last four cards.
- A bid is a number of books over six (alone: the exact number) with a kind: uptown, downtown, no trump, or a bare
  number. Everybody speaks once, or until all but one have passed. Who passes in rounds is out. If all others pass,
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
- Reneges are impossible, or they can be called (reneges.py): an opponent names the book, a right call moves three
  books, a wrong one moves three the other way. A card can be called once a later one lies on the table.
"""

from collections.abc import Callable
from typing import Any

from bot.games.bid_whist import auction, dealing, kitty, play, reneges
from bot.games.bid_whist.actions import (
    Accept,
    Bid,
    Bury,
    CallRenege,
    Deal,
    Draw,
    Name,
    Pass,
    Play,
    Redeal,
    Shuffle,
)
from bot.games.bid_whist.position import AUCTION, DRAWING, NOBODY, REVIEW, Position
from bot.games.bid_whist.refusals import refusal
from bot.games.bid_whist.view import View, view_of
from bot.rules import state as kit
from bot.rules.actions import Action
from bot.rules.errors import IllegalAction
from bot.rules.legal import NOTHING, Legal
from bot.rules.luck import Luck

ALONE = tuple((seat,) for seat in range(5))
"""By seat in turn: the seats waited for."""


class State(Position, kit.State):
    """A position of Bid Whist with its rules; each phase has a file of its own."""

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
    def chance_due(self) -> bool:
        """Whether the pack or a draw is due."""
        return self.turn == NOBODY and self.phase != REVIEW and self.sheet.outcome is None

    def legal_actions(self, seat: int) -> Legal:
        """Return all that a seat may do now; burying stands as one choice."""
        return LEGAL[self.phase](self, seat)

    def refusal(self, action: Action) -> IllegalAction:
        """Return the reason why an action is not legal: time, seat, then the rule."""
        return self.common_refusal(action) or refusal(self, action)

    @property
    def draw_due(self) -> bool:
        """Whether the holders of jokers draw next."""
        return self.phase == DRAWING

    def check_chance(self, action: Action) -> None:
        """Accept an action of chance that may happen now; raises IllegalAction."""
        dealing.check(self, action)

    def chance(self, luck: Luck) -> Action:
        """Return the shuffle or the draw that is due."""
        return dealing.chance(self, luck)

    def context(self, action: Action) -> str:
        """Return which pack, and within it which call, book or naming an action refers to."""
        pack = self.sheet.packs
        if self.phase == AUCTION:
            return f"{pack}.{len(self.calls)}"
        if isinstance(action, CallRenege):
            # A named book stays the same book; without a name the newest one is meant.
            return f"{pack}" if action.book else f"{pack}.{reneges.last_begun(self, reneges.played(self))}"
        return f"{pack}.{self.phase}.{len(self.tricks)}" if isinstance(action, Play) else f"{pack}.{self.phase}"

    def play(self, action: Action) -> None:
        """Change this state by a legal action, unchecked."""
        EFFECTS[action.__class__](self, action)

    def view(self, seat: int | None) -> View:
        """Return what this seat may know; None: what everybody may know."""
        return view_of(self, seat, NOTHING if seat is None else self.legal_actions(seat))


def _nothing(_position: Position, _seat: int) -> Legal:
    """Return no actions: luck moves, or it is over."""
    return NOTHING


LEGAL: tuple[Callable[[Position, int], Legal], ...] = (
    _nothing,
    auction.legal,
    kitty.legal_names,
    kitty.legal_bury,
    _nothing,
    play.legal,
    reneges.legal,
    _nothing,
)
"""For each phase where the legal actions come from."""

EFFECTS: dict[type[Action], Any] = {
    Play: play.play_card,
    Bid: auction.bid,
    Pass: auction.pass_turn,
    Redeal: auction.redeal,
    Name: kitty.name,
    Bury: kitty.bury,
    CallRenege: reneges.call,
    Accept: reneges.accept,
    Shuffle: dealing.shuffle,
    Deal: dealing.lay_out,
    Draw: dealing.draw,
}
"""For each kind of action what it does."""
