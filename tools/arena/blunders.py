"""Find the costliest decisions in games, as positions to improve players with.

A first search of each decision uses few sampled deals. Decisions that look costly are searched again with many deals
and other randomness, so noise of the first search doesn't count. Deals are sampled from the seat's knowledge only.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bot.rules.actions import Action
from bot.rules.errors import RuleError
from bot.rules.evaluator import Evaluation, Evaluator
from bot.rules.record import Header
from bot.rules.state import State, View
from tools.arena.arena_position import ArenaPosition, Line, played, record_of, without_seat
from tools.arena.board import BoardGame, RecordedDecision
from tools.arena.match import Match
from tools.arena.runner import Going

FEW, MANY = 24, 240
"""Worlds of the first and of the second look."""
A_GAME = 4
"""Decisions of a game that are looked at twice."""
SURE = 2.0
"""Standard errors by which something else must be better."""
LEAST = 0.01
"""Chance to win below which nothing is called dear."""


@dataclass(frozen=True, slots=True)
class CostlyDecision:
    """A decision that cost something.

    Args:
        cost: the chance to win the game that it cost, from 0 to 1; error: its standard error.
    """

    position: ArenaPosition
    cost: float
    error: float

    def json(self) -> dict[str, object]:
        """Return it as a line of a file of positions."""
        return {**self.position.json(), "cost": round(self.cost, 4), "error": round(self.error, 4)}


def mine(match: Match, board: int, seating: int, going: Going) -> list[CostlyDecision]:
    """Return the dearest decisions of A's in a game of a board, the dearest first."""
    searcher = match.game.evaluator
    assert searcher is not None
    asked: list[RecordedDecision] = []
    BoardGame(match, board, seating, going=going, watch=asked.append).play()
    first: list[tuple[float, int]] = []
    for number, each in enumerate(asked):
        if not going():
            return []
        better = _better(searcher, each, FEW, Random(f"{match.seed}/{board}/{seating}/few/{number}"))
        if better and better.margin > better.error:
            first.append((better.margin, number))
    found: list[CostlyDecision] = []
    for _, number in sorted(first, reverse=True)[:A_GAME]:
        if not going():
            return []
        each = asked[number]
        better = _better(searcher, each, MANY, Random(f"{match.seed}/{board}/{seating}/many/{number}"))
        if better and better.margin >= max(LEAST, SURE * better.error):
            name = f"{match.a}-{match.seed}-{board}-{seating}-{number}"
            found.append(_nugget(match, each, better, name))
    return sorted(found, key=lambda nugget: -nugget.cost)


def _better(searcher: Evaluator[State, View], each: RecordedDecision, worlds: int, luck: Random) -> Evaluation | None:
    """Return what would have been best instead of what was done; None if there is nothing to compare."""
    options = list(searcher.candidates(each.view))
    if each.action not in options:
        options.insert(0, each.action)
    if len(options) < 2:
        return None
    weighed = searcher.compare(each.view, options, each.action, worlds, luck)
    return max(weighed, key=lambda one: one.margin, default=None)


def _nugget(match: Match, each: RecordedDecision, better: Evaluation, name: str) -> CostlyDecision:
    seat = each.view.seat
    assert seat is not None
    named = _words(better.action), _words(each.action)
    why = f"{named[0]} wins {better.margin:.1%} more of the games than {named[1]} (worlds looked at: {MANY})"
    position = ArenaPosition(name, why, _record(match, each), seat, [_line(better.action)], [_line(each.action)])
    return CostlyDecision(position, better.margin, better.error)


def _record(match: Match, each: RecordedDecision) -> Sequence[Line]:
    """Return the record of the deal alone, or of the whole game where the deal hangs on more than the scores."""
    names = tuple(f"{seat + 1}" for seat in range(match.seats))
    deal = record_of(Header(match.game, match.options, names, each.deal_dealer, each.scores), each.deal)
    try:
        _, state = played(deal)
        if state.legal_actions(each.view.seat or 0) == each.view.legal:
            return deal
    except RuleError:
        pass
    return record_of(Header(match.game, match.options, names, each.dealer), each.game)


def _line(action: Action | None) -> dict[str, object] | None:
    return None if action is None else without_seat(action)


def _words(action: Action | None) -> str:
    return "nothing" if action is None else " ".join(str(word) for word in without_seat(action).values())
