"""The rules of Bieten, and a position of it.

Bieten is played in Tyrol by 2 to 10 players, each for himself, with 33 German-suited cards: ace (high) to seven in
hearts, leaves, bells and acorns, and the Weli. Sources: the English rules page of the pagat family and a Swedish
rules sheet (after Auer 2015, Kastner & Folkvold 2005, Perlåggen in Südtirol 2014, Sirch 2008, McLeod).

Cut and deal (cut.py). The player on the dealer's right cuts and sees the bottom card of what was lifted; up to
three such cards may be stolen into the cutter's hand. Everybody gets three cards; the bottom card of the rest is
shown.

Figures (cards.py, scoring.py). Five figures count a point each: Rot, the highest heart; Grün, the highest leaf;
Gleich, the best set of equal ranks; Hanger, the best run in one suit; Spiel, the last trick. All three cards count,
played or not. Between equals without a wild card nobody scores.

Play. Three tricks; follow suit if you can; the highest card of the suit led wins. There are no trumps.

Weli (weli.py). It stands for any card its holder does not hold, named when it is played, and ranks just below the
real one. Until then its holder's acts narrow what it may be: not following to a suit rules the suit out, and every
bet, raise or hold must be borne out. An action that would leave no name is illegal.

Betting. At any time from the deal to the last card anybody may bet a figure that nobody has bet; the others, from
the bettor's left, say good or hold. All good: the bettor has won a point at once. The first hold makes the figure
worth 2, contested by everybody. Later anybody but its first bettor may raise it to 3 in the same way. One must have
what one bets, raises or holds. Spiel may be claimed by anybody until the last trick is led to, and then with a card
of that suit only. Who needs one point is gespannt and may not bet or raise; who needs two may not raise.

Count (scoring.py). The figures are counted in order, and the first to reach the target wins. Whoever is lowest then
is the loser.

House choices, where the sources are silent: the lift leaves at least 4 cards above and 1 below; in each round of
the deal the cutter gets the smaller of the packet and what is missing; the count stops when somebody has reached
the target; several wild cards of one hand are never named alike, and between equals their qualities decide from the
best down; with knockout a deal is counted in full, and the last to reach the target is the loser if nobody is left.
"""

from typing import TYPE_CHECKING, Any, Self

from bot.games.bieten import cut
from bot.games.bieten.actions import (
    ANSWERS,
    CLAIMS,
    CUTS,
    PLAYS,
    STEALS,
    Bet,
    Cut,
    Deal,
    Good,
    Hold,
    Leave,
    Play,
    Raise,
    Shuffle,
    Steal,
    naming_plays,
)
from bot.games.bieten.betting import Betting
from bot.games.bieten.cards import (
    ALL_FIGURES,
    FIGURES,
    STRENGTH,
    SUIT,
    SUIT_MASK,
    strength,
)
from bot.games.bieten.public import CUT, LAST_TRICK, OVER, PLAY, SHUFFLE, STEAL
from bot.games.bieten.refusals import refusal
from bot.games.bieten.scoring import THREW, count
from bot.games.bieten.view import View
from bot.rules import game as kit
from bot.rules.errors import IllegalAction

if TYPE_CHECKING:
    from random import Random

    from bot.rules.actions import Action

_NOTHING: kit.Legal = ()
_NOBODY = (-1,) * len(FIGURES)


class State(Betting, kit.State):  # pyright: ignore[reportIncompatibleVariableOverride]  # slots serve as properties
    """A position: what everybody sees, the hands, and the pack while it is being cut."""

    __slots__ = ("lift", "pack")

    pack: tuple[int, ...]
    """The shuffled pack until the cut is over, top first."""
    lift: int
    """How many cards the cutter has lifted, 0 before."""

    # Legality

    def legal_actions(self, seat: int) -> kit.Legal:
        """Return all that this seat may do now."""
        if self.figure >= 0:
            return ANSWERS[seat][self.has[seat] >> self.figure & 1] if seat == self.asked else _NOTHING
        if self.phase != PLAY:
            if self.phase not in {CUT, STEAL} or seat != self.cutter:
                return _NOTHING
            return CUTS[seat] if self.phase == CUT else STEALS[seat]
        has = self.has[seat]
        claims = has & self.open
        if self.raisable:
            claims |= (has & self.raisable & ~(self.firsts >> 5 * seat)) << 5
        if self.needs[seat] <= 2 and self.rules.strict:
            claims = claims & ALL_FIGURES if self.needs[seat] == 2 else 0
        if seat != self.turn:
            return CLAIMS[seat][claims]
        return CLAIMS[seat][claims] + self.plays_of(seat) if claims else self.plays_of(seat)

    def plays_of(self, seat: int) -> tuple[Play, ...]:
        """Return the cards that the seat whose turn it is may play."""
        left, rules = self.hands[seat] & ~self.gone, self.rules
        if left & rules.wild:
            real, namable = self.playable(seat)
            plays = PLAYS[seat][real]
            for wild, names in namable:
                plays += naming_plays(seat, wild, names)
            return plays
        if self.laid and rules.strict:
            left = left & SUIT_MASK[self.led] or left
        return PLAYS[seat][left]

    def refusal(self, action: "Action") -> IllegalAction:
        """Return the reason why an action is not legal."""
        return refusal(self, action)

    def context(self, action: "Action") -> str:
        """Return a token of the figure's state, the open bet, the trick or the cut that an action refers to."""
        deal = len(self.results)
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

    # Chance, cut and deal

    def check_chance(self, action: "Action") -> None:
        """Accept a shuffle or a set-up deal of the right cards; raises IllegalAction."""
        cut.check(self, action)

    def chance(self, rng: "Random") -> "Action":
        """Return a shuffled pack."""
        return cut.shuffled(rng)

    def begin(self, hands: tuple[int, ...], bottom: int, stolen: int) -> None:
        """Start the play of a deal with these hands; the table is clear."""
        self.phase = PLAY
        self.pack, self.lift = (), 0
        self.hands, self.bottom, self.stolen = hands, bottom, stolen
        self.turn = self.after[self.dealer]
        self.has = tuple(map(self.figures_of, range(self.rules.seats)))

    def clear(self) -> None:
        """Take away what the last deal left on the table."""
        rules = self.rules
        self.plays, self.gone, self.before, self.trick, self.laid = (), 0, 0, 0, 0
        self.led, self.best, self.taker = -1, 0, -1
        self.named, self.voids, self.claims, self.firsts = rules.unnamed, 0, 0, 0
        self.open, self.raisable, self.order, self.conceded = ALL_FIGURES, 0, (), ()
        self.values = (1,) * len(FIGURES)
        self.owners = self.holders = self.raisers = _NOBODY
        self.figure, self.by, self.asked, self.story = -1, -1, -1, ()
        self.needs = tuple(rules.target - score for score in self.scores)

    # Tricks

    def lay(self, action: Play) -> None:
        """Put a card on the table."""
        seat, card, named, rules = self.turn, action.card, action.named, self.rules
        self.plays += (action,)
        self.gone |= 1 << card
        if named is None:
            suit, height = SUIT[card], STRENGTH[card]
        else:
            suit, height = SUIT[named], strength(card, named)
            place = rules.wilds.index(card)
            self.named = (*self.named[:place], named, *self.named[place + 1 :])
        if not self.laid:
            self.led, self.best, self.taker = suit, height, seat
        elif suit != self.led:
            self._throw(seat)
        elif height > self.best:
            self.best, self.taker = height, seat
        self.laid += 1
        if self.laid == self.live:
            self._end_trick()
            return
        self.turn = self.after[seat]
        if rules.strict:
            if self.laid == 1 and self.trick == LAST_TRICK:
                self.has = tuple(map(self.figures_of, range(rules.seats)))
            elif self.hands[seat] & rules.wild:
                self.recall(seat)

    def _throw(self, seat: int) -> None:
        """Take note that a seat does not follow: it has nothing of the suit led, or, unenforced, pretends so."""
        if self.rules.strict:
            self.voids |= 1 << self.led + 4 * seat
        else:
            self.story += ((THREW, seat, self.gone, 0, self.led),)

    def _end_trick(self) -> None:
        if self.trick == LAST_TRICK:
            self._end_deal()
            return
        self.trick += 1
        self.before = self.gone
        self.laid, self.led, self.turn = 0, -1, self.taker
        last = self.plays[-1].seat
        if self.rules.strict and last is not None and self.hands[last] & self.rules.wild:
            self.recall(last)

    # The end of a deal, and of the game

    def _end_deal(self) -> None:
        counted = count(self, self.hands)
        self.results += (counted.result,)
        self.scores = counted.scores
        self.hands = self.has = (0,) * self.rules.seats
        self.laid = 0
        self.phase = SHUFFLE
        if counted.reached and self.rules.knockout:
            self.out += counted.reached
            self.seat_players()
        if counted.offenders:
            others = [seat for seat in range(self.seats) if seat not in counted.offenders]
            high = max((self.scores[seat] for seat in others), default=0)
            highest = tuple(seat for seat in others if self.scores[seat] == high)
            self._finish(2, self.out if self.rules.knockout else highest, counted.offenders)
        elif not self.rules.knockout and counted.reached:
            low = min(self.scores)
            self._finish(0, counted.reached, tuple(s for s, score in enumerate(self.scores) if score == low))
        elif self.live == 1:
            self._finish(1, self.out, self.players)
        elif not self.live:
            self._finish(1, self.out[:-1], self.out[-1:])
        else:
            self.dealer = self._next(self.dealer)

    def _finish(self, reason: int, winners: tuple[int, ...], losers: tuple[int, ...]) -> None:
        self.phase = OVER
        self.ending = reason, winners, losers

    def seat_players(self) -> None:
        """Find for every seat the next one that is in the game."""
        self.live = self.rules.seats - len(self.out)
        self.after = tuple(-1 if seat in self.out else self._next(seat) for seat in range(self.rules.seats))

    def _next(self, seat: int) -> int:
        """Return the next seat to the left that is in the game, the seat itself if there is no other."""
        seats = self.rules.seats
        near = ((seat + step) % seats for step in range(1, seats))
        return next((other for other in near if other not in self.out), seat)

    # The contract

    @property
    def deals(self) -> tuple[dict[str, Any], ...]:
        """The finished deals, as the record has them."""
        return tuple(result.json() for result in self.results)

    def view(self, seat: int | None) -> View:
        """Return what this seat, or everybody, may know."""
        view = View.__new__(View)
        self.share(view)
        view.seat = seat
        view.hand = 0 if seat is None else self.hands[seat]
        view.legal = () if seat is None else self.legal_actions(seat)
        view.lift, view.seen = 0, ()
        if self.phase == STEAL and seat == self.cutter:
            view.lift, view.seen = self.lift, cut.seen(self)
        return view

    def copy(self) -> Self:
        """Return an independent state equal to this one."""
        other = self.__new__(type(self))
        self.share(other)
        other.hands = self.hands
        other.has = self.has
        other.pack = self.pack
        other.lift = self.lift
        return other

    def play(self, action: "Action") -> None:
        """Change this state by a legal action."""
        _DOES[type(action)](self, action)


def _cut(state: State, action: Cut) -> None:
    state.lift = action.lift
    state.phase = STEAL
    if not state.rules.steal:
        cut.hand_out(state)


def _steal(state: State, _: Steal) -> None:
    state.stolen += 1
    if state.stolen == cut.MOST_STOLEN:
        cut.hand_out(state)


def _shuffle(state: State, action: Shuffle) -> None:
    state.clear()
    state.pack, state.phase, state.bottom, state.stolen = action.pack, CUT, -1, 0


def _leave(state: State, _: Leave) -> None:
    cut.hand_out(state)


_DOES: dict[type["Action"], Any] = {
    Shuffle: _shuffle,
    Deal: cut.set_up,
    Cut: _cut,
    Steal: _steal,
    Leave: _leave,
    Bet: State.bet,
    Raise: State.raise_to_three,
    Hold: State.hold,
    Good: State.good,
    Play: State.lay,
}
