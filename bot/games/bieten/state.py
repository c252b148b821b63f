"""The rules of Bieten, the state of a game, and the view of one seat.

Bieten is played in Tyrol by 2 to 10 players, each for himself, with 33 German-suited cards: ace (high) to seven in
hearts, leaves, bells and acorns, and the Weli. Sources: the English rules page of the pagat family and a Swedish
rules sheet (after Auer 2015, Kastner & Folkvold 2005, Perlåggen in Südtirol 2014, Sirch 2008, McLeod).

Cut and deal (cut.py). The player on the dealer's right cuts and sees the bottom card of what was lifted; up to three
such cards may be stolen into the cutter's hand. Everyone gets three cards; the bottom card of the rest is shown.

Figures (cards.py). Five figures count a point each: Rot, the highest heart; Grün, the highest leaf; Gleich, the best
set of equal ranks; Hanger, the best run in one suit; Spiel, the last trick. All three cards count, played or not.
Between equals without a wild card no player scores.

Play (play.py). Three tricks; follow suit if you can; the highest card of the suit led wins. There are no trumps.

Weli (feasible_claims.py). It stands for any card its holder does not hold, named when it is played, and ranks just
below the real one. Until then its holder's acts narrow what it may be: not following to a suit rules the suit out,
and every bet, raise or hold must be borne out. An action that would leave no name is illegal.

Betting (play.py). At any time from the deal to the last card any player may bet a figure that no player has bet; the
others, from the bettor's left, say good or hold. All good: the bettor has won a point at once. The first hold makes
the figure worth 2, contested by everyone. Later any player but its first bettor may raise it to 3 in the same way.
One must have what one bets, raises or holds. Spiel may be claimed by any player until the last trick is led to, and
then with a card of that suit only. Who needs one point is gespannt and may not bet or raise; who needs two may not
raise.

Count (scoring.py). The figures are counted in order, and the first to reach the target wins. The player who is lowest
then is the loser. Where the target must not be exceeded, points that would go over it are deducted instead.

House choices, where the sources are silent: the lift leaves at least 4 cards above and 1 below; in each round of the
deal the cutter gets the smaller of the packet and what is missing; the count stops when a player has reached the
target; several wild cards of one hand are never named alike, and between equals their qualities decide from the best
down; with knockout a deal is counted in full, and the last to reach the target is the loser if no player is left.
"""

from collections.abc import Callable
from dataclasses import fields
from typing import Any, cast

from bot.games.bieten import cut, play
from bot.games.bieten.actions import Bet, Cut, Deal, Good, Hold, Leave, Play, Raise, Shuffle, Steal
from bot.games.bieten.position import STEAL, Position, PublicPosition, ScoreSheet
from bot.games.bieten.refusals import refusal
from bot.rules import state as kit
from bot.rules.actions import Action
from bot.rules.errors import IllegalAction
from bot.rules.legal_actions import NOTHING, LegalActions
from bot.rules.randomness import RandomSource
from bot.rules.state import Outcome

# The view


class View(PublicPosition, kit.View):
    """A position as one seat sees it; seat None is the public view."""

    __slots__ = ("hand", "legal", "lift", "seat", "seen")

    seat: int | None
    hand: int
    """Its three cards, played or not, as bits; 0 for no player's seat, and before the deal."""
    lift: int
    """For the cutter in the middle of the cut: how many cards are lifted, else 0."""
    seen: tuple[int, ...]
    """For the cutter in the middle of the cut: the cards stolen, then the one at the bottom now."""
    legal: LegalActions

    @property
    def left(self) -> int:
        """The seat's cards not played yet, as bits."""
        return self.hand & ~self.gone

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle part by part; equal views have equal bytes."""
        return _restore, tuple([_fresh(getattr(self, slot)) for slot in _SLOTS])


_SLOTS = (*PublicPosition.__slots__, *View.__slots__)


def view_of(position: Position, seat: int | None, legal: LegalActions) -> View:
    """Return a seat's view of a position; None: the public view."""
    view = View.__new__(View)
    position.share(view)
    view.seat = seat
    view.hand = 0 if seat is None else position.hands[seat]
    view.legal = legal
    view.lift, view.seen = 0, ()
    if position.phase == STEAL and seat == position.cutter:
        view.lift, view.seen = position.lift, cut.seen(position)
    return view


def _restore(*parts: Any) -> View:
    view = View.__new__(View)
    for slot, part in zip(_SLOTS, parts, strict=True):
        setattr(view, slot, part)
    return view


def _fresh(value: Any) -> Any:
    """Return an equal value that shares no part with any other: pickles write a shared object only once."""
    if isinstance(value, int):  # nearly all are
        return value
    if hasattr(value, "_make"):  # a named tuple
        return value._make(map(_fresh, value))
    if isinstance(value, LegalActions):
        return LegalActions(map(_fresh, value))
    if isinstance(value, tuple):
        return tuple([_fresh(part) for part in cast("tuple[Any, ...]", value)])
    if isinstance(value, Action | Outcome | ScoreSheet):
        return type(value)(*[_fresh(getattr(value, field.name)) for field in fields(value)])
    return value


# The state


class State(Position, kit.State):
    """A position that knows the rules."""

    __slots__ = ()

    @kit.computed
    def deals(self) -> tuple[dict[str, Any], ...]:
        """The finished deals, as the record has them."""
        return self.sheet.deals

    def legal_actions(self, seat: int) -> LegalActions:
        """Return all that this seat may do now."""
        return LEGAL[self.phase](self, seat)

    def refusal(self, action: Action) -> IllegalAction:
        """Return the reason why an action is not legal: the time, the seat, then the rule."""
        return self.common_refusal(action) or refusal(self, action)

    def check_chance(self, action: Action) -> None:
        """Accept a shuffle or a set-up deal of the right cards; raises IllegalAction."""
        cut.check(self, action)

    def chance(self, luck: RandomSource) -> Action:
        """Return a shuffled pack."""
        return cut.shuffled(luck)

    def context(self, action: Action) -> str:
        """Return a token of the figure's state, the open bet, the trick or the cut that an action refers to."""
        deal = len(self.sheet.results)
        match action:
            case Bet(figure=figure) | Raise(figure=figure):
                closed = "closed" if self.owners[figure] >= 0 else "bet" if figure in self.order else "open"
                return f"{deal}.{figure}.{closed}.{self.values[figure]}"
            case Hold() | Good():
                return f"{deal}.{self.figure}.{self.by}.{self.values[self.figure]}"
            case Play():
                return f"{deal}.{self.trick}"
            case _:
                return f"{deal}.{self.phase}.{self.stolen}"

    def play(self, action: Action) -> None:
        """Change this state by a legal action, unchecked."""
        EFFECTS[type(action)](self, action)

    def view(self, seat: int | None) -> View:
        """Return this seat's view, or the public view."""
        return view_of(self, seat, NOTHING if seat is None else self.legal_actions(seat))


def _nothing(_position: Position, _seat: int) -> LegalActions:
    return NOTHING


LEGAL: tuple[Callable[[Position, int], LegalActions], ...] = (
    _nothing,
    cut.legal_cuts,
    cut.legal_steals,
    play.legal,
    _nothing,
)

EFFECTS: dict[type[Action], Any] = {
    Shuffle: cut.shuffle,
    Deal: cut.set_up,
    Cut: cut.cut,
    Steal: cut.steal,
    Leave: cut.return_lifted,
    Bet: play.bet,
    Raise: play.raise_to_three,
    Hold: play.hold,
    Good: play.good,
    Play: play.play_card,
}
