"""Play one game of a board until it is over."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time

from bot.rules.actions import Action, CardSelection
from bot.rules.randomness import randbelow
from bot.rules.state import State, View
from tools.arena.match import Match


@dataclass(frozen=True, slots=True)
class BoardGameResult:
    """What came of one game of a board.

    Args:
        seating: the side on which A sat.
        won: A's share of the victory: 1 if it is first alone, half of it if it shares the first place, else 0.
        points: what A's side has won more in all deals than the others on the average.
        cpu: seconds of processor time that A took for them.
    """

    board: int
    seating: int
    won: float
    points: float
    deals: int
    decisions: int
    cpu: float


class GameAborted(Exception):
    """The game is not to be played to the end."""


@dataclass(frozen=True, slots=True)
class RecordedDecision:
    """A decision of A's.

    Args:
        view: what A sees of the position.
        action: what it does; None: nothing for now.
        game: all actions of the game so far, and of luck; dealer: who dealt first.
        deal: those of this deal alone; deal_dealer: who dealt it; scores: the points before it.
        number: how many deals were before this one.
    """

    view: View
    action: Action | None
    game: tuple[Action, ...]
    dealer: int
    deal: tuple[Action, ...]
    deal_dealer: int
    scores: tuple[int, ...]
    number: int


@dataclass(slots=True)
class _Deal:
    dealer: int
    scores: tuple[int, ...]
    number: int = 0
    begun: int = 0
    lucks: int = 0


class BoardGame:
    """Play one game of a board.

    Args:
        going: called before each decision; False aborts the game.
        watch: receives each decision of A.
    """

    def __init__(
        self,
        match: Match,
        board: int,
        seating: int,
        *,
        going: Callable[[], bool] = lambda: True,
        watch: Callable[[RecordedDecision], None] | None = None,
    ) -> None:
        self._match = match
        self._board = board
        self._seating = seating
        self._going = going
        self._watch = watch
        self._choosers = match.choosers(seating)
        self._mine = [seat % match.sides == seating for seat in range(match.seats)]
        dealer = randbelow(match.seats, self._luck("dealer"))
        self._state: State = match.game.start(match.options, match.seats, dealer)
        self._dealer = dealer
        self._deal = _Deal(dealer, self._state.scores)
        self._actions: list[Action] = []
        self._asked = [0] * match.seats
        self._decisions = 0
        self._cpu = 0.0

    def play(self) -> BoardGameResult:
        """Return what came of the game; raises `GameAborted` if it was interrupted."""
        state = self._state
        while state.outcome is None:
            if len(state.deals) != self._deal.number:
                self._deal = _Deal(state.dealer, state.scores, len(state.deals), len(self._actions))
            action = self._chance() if state.is_chance_node else self._decision()
            self._actions.append(action)
            state.play(action)
        return self._counted()

    def _luck(self, *what: object) -> Random:
        return Random("/".join(map(str, (self._match.seed, self._board, *what))))

    def _chance(self) -> Action:
        """Return the result of a chance move: the pack of this deal, the same for every seating."""
        self._deal.lucks += 1
        # Passed out and dealt again is another pack: the same would be passed out for ever.
        return self._state.chance(self._luck("deal", self._deal.number, self._deal.lucks))

    def _decision(self) -> Action:
        """Return what is done next; those the game can go on without are asked first, from a seat by luck on."""
        state = self._state
        able = [seat for seat in range(state.seats) if state.legal_actions(seat)]
        if len(able) > 1:
            first = randbelow(state.seats, self._luck("first", len(self._actions)))
            able.sort(key=lambda seat: (seat in state.waiting_for, (seat - first) % state.seats))
        for seat in able:
            action = self._ask(seat)
            if action is not None:
                return action
        names = ", ".join(self._match.at(seat, self._seating) for seat in state.waiting_for)
        raise RuntimeError(f"nobody acts, although somebody is waited for: {names}")

    def _ask(self, seat: int) -> Action | None:
        """Return what a seat does, if anything."""
        if not self._going():
            raise GameAborted
        view, number = self._state.view(seat), self._asked[seat]
        luck = self._luck(seat, number)
        begun = process_time()
        action = self._choosers[seat](view, luck)
        spent = process_time() - begun
        self._asked[seat] += 1
        if action is not None and (action.seat != seat or not self._state.allows(action)):
            raise RuntimeError(f"{self._match.at(seat, self._seating)} does what is not legal: {action.act}")
        if self._mine[seat] and self._is_choice(view, seat):
            self._decisions += 1
            self._cpu += spent
            if self._watch:
                self._watch(self._as_asked(view, action))
        return action

    def _as_asked(self, view: View, action: Action | None) -> RecordedDecision:
        deal, done = self._deal, tuple(self._actions)
        return RecordedDecision(
            view, action, done, self._dealer, done[deal.begun :], deal.dealer, deal.scores, deal.number
        )

    def _is_choice(self, view: View, seat: int) -> bool:
        """Return whether there is more than one thing to do; a card that must be played is no decision."""
        alone = len(view.legal) == 1 and not isinstance(view.legal[0], CardSelection)
        return not alone or seat not in self._state.waiting_for

    def _counted(self) -> BoardGameResult:
        state, game, sides = self._state, self._match.game, self._match.sides
        assert state.outcome is not None
        places = game.ranks(state.outcome)
        won = 1 / places.count(1) if places[self._seating] == 1 else 0.0
        points = 0.0
        for deal in state.deals:
            gained = game.points_gained(deal)
            others = sum(gained) - gained[self._seating]
            points += gained[self._seating] - others / (sides - 1)
        return BoardGameResult(self._board, self._seating, won, points, len(state.deals), self._decisions, self._cpu)
