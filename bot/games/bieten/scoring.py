"""Counts a deal and ends it.

Irregularities come first, then the figures in their order, then the Weli's minus one. After the count the game is
over or the next player deals. Where irregularities are possible, they are found when all cards lie face up.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from operator import sub
from typing import NamedTuple, TypeVar

from bot.games.bieten.actions import Bet, Hold, Play, Raise
from bot.games.bieten.cards import (
    ANY_CARD,
    FIGURES,
    GAME,
    GAME_BIT,
    GAME_CARDS,
    SUIT,
    SUIT_MASK,
    WELI,
    Height,
    Names,
    best_in,
    figures_in,
)
from bot.games.bieten.feasible_claims import GESPANNT_TO_BET, GESPANNT_TO_RAISE
from bot.games.bieten.position import (
    CONCEDED,
    CONTESTED,
    GESPANNT,
    NOBODY,
    NONE,
    OVER,
    REVOKE,
    SHUFFLE,
    TIED,
    UNBET,
    UNCOUNTED,
    UNHELD_FIGURE,
    UNWON,
    DealResult,
    DiscardedCard,
    FigureClaim,
    FigureResult,
    Irregularity,
    Position,
    PublicPosition,
    WeliResult,
    figure_result,
)
from bot.rules.actions import Action
from bot.rules.cards import bits, cards_in
from bot.rules.state import Outcome

# Irregularities


A = TypeVar("A", bound=Action)


def found(position: Position, names: Sequence[Names]) -> Iterator[tuple[FigureClaim | DiscardedCard, int]]:
    """Yield the irregularities of a deal with all cards played, in order of time; a claim can have two.

    Args:
        names: by seat, its wild cards with their names.
    """
    for deed in position.story:
        seat = deed.seat
        match deed:
            case DiscardedCard() if _could_follow(deed, position.hands[seat], dict(names[seat])):
                yield deed, REVOKE
            case FigureClaim():
                if not _bears_out(position, deed, dict(names[seat])):
                    yield deed, UNHELD_FIGURE
                if deed.gespannt:
                    yield deed, GESPANNT
            case _:
                pass


def _could_follow(thrown: DiscardedCard, hand: int, named: dict[int, int]) -> bool:
    """Return whether a hand had a card of the suit led when it threw another."""
    return any(SUIT[named.get(card, card)] == thrown.led for card in cards_in(hand & ~thrown.gone))


def _bears_out(position: Position, claimed: FigureClaim, named: dict[int, int]) -> bool:
    if claimed.figure == GAME:
        return bool(GAME_CARDS[claimed.led] >> position.played_by(claimed.seat)[-1].counts_as & 1)
    return bool(figures_in(_as_named(position.hands[claimed.seat], named)) >> claimed.figure & 1)


def _as_named(hand: int, named: dict[int, int]) -> int:
    """Return the hand with each wild card replaced by the card that it was named."""
    cards = 0
    for card in cards_in(hand):
        cards |= 1 << named.get(card, card)
    return cards


def price(irregularities: str, score: int) -> int:
    """Return the points of an offence, nil or less, by the table's option and the score after earlier offences."""
    if irregularities == "minus-two":
        return -2
    if irregularities == "lose-score":
        return -max(score, 0)
    return 0


def honest(position: Position, seat: int, legal: Iterable[A]) -> list[A]:
    """Return the legal actions that can't turn out to be an irregularity, so that fair play needs no reminder."""
    held, needs = _figures_held(position, seat), position.needs[seat]
    real = position.hands[seat] & ~position.gone & ~position.rules.wild
    follow = real & SUIT_MASK[position.led] if position.laid else 0
    thrown = {deed.led for deed in position.story if isinstance(deed, DiscardedCard) and deed.seat == seat}

    def fair(action: Action) -> bool:
        match action:
            case Bet(figure=figure):
                return bool(held >> figure & 1) and needs > GESPANNT_TO_BET
            case Raise(figure=figure):
                return bool(held >> figure & 1) and needs > GESPANNT_TO_RAISE
            case Hold():
                return bool(held >> position.figure & 1)
            case Play():
                suit = SUIT[action.counts_as]
                return (not follow or suit == position.led) and (action.named is None or suit not in thrown)
            case _:
                return True

    return [action for action in legal if fair(action)]


def _figures_held(position: Position, seat: int) -> int:
    """Return the figures of a hand that don't depend on the naming of its wild cards (bits)."""
    hand, wild = position.hands[seat], position.rules.wild
    named = bits(play.counts_as for play in position.played_by(seat))
    held = figures_in(hand & ~wild | named)
    cards = GAME_CARDS[position.last_led]
    # A wild card may yet be named otherwise, unless any card will do.
    surely = hand & ~position.before & (cards if cards == ANY_CARD else cards & ~wild)
    return held | GAME_BIT if surely else held


# The count


class RunningScores:
    """The scores while a deal is counted.

    Args:
        knockout: the count goes on when a player reaches the target.
        exact: points that would exceed the target are deducted instead.
    """

    def __init__(self, scores: tuple[int, ...], target: int, *, knockout: bool, exact: bool = False) -> None:
        self.scores = list(scores)
        self.reached: list[int] = []
        self.stopped = False
        self._target = target
        self._knockout = knockout
        self._exact = exact

    def enter(self, seat: int, points: int) -> int:
        """Add points to a score and return the points added; note who has reached the target."""
        if self._exact and points > 0:
            points = self._exactly(seat, points)
        self.scores[seat] += points
        if points > 0 and self.scores[seat] >= self._target and seat not in self.reached:
            self.reached.append(seat)
            self.stopped = not self._knockout
        return points

    def _exactly(self, seat: int, points: int) -> int:
        """Return points that must not exceed the target: a player who has reached it gets no more."""
        if seat in self.reached:
            return 0
        return points if self.scores[seat] + points <= self._target else -points


class DealCount(NamedTuple):
    """The outcome of a counted deal: result, scores, seats that reached the target, and who ended the game."""

    result: DealResult
    scores: tuple[int, ...]
    reached: tuple[int, ...]
    offenders: tuple[int, ...]


def count(position: Position) -> DealCount:
    """Count a deal in which all cards are face up."""
    rules, hands = position.rules, position.hands
    names = [names_in(position, hand) for hand in hands]
    scores = RunningScores(position.scores, rules.target, knockout=rules.knockout, exact=rules.exact)
    offences = _count_offences(position, names, scores) if position.story else ()
    void = scores.stopped = bool(offences) and rules.irregularities == "lose-game"
    figures = _count_figures(position, names, scores)
    weli = _count_weli(position, figures, scores)
    points = tuple(map(sub, scores.scores, position.scores))
    offenders = tuple(sorted({offence.seat for offence in offences})) if void else ()
    return DealCount(
        DealResult(figures, weli, offences, points), tuple(scores.scores), tuple(scores.reached), offenders
    )


def _count_offences(position: Position, names: Sequence[Names], scores: RunningScores) -> tuple[Irregularity, ...]:
    """Enter the cost of irregularities, in order of time."""
    priced: list[Irregularity] = []
    for deed, offence in found(position, names):
        points = price(position.rules.irregularities, scores.scores[deed.seat])
        scores.enter(deed.seat, points)
        figure = deed.figure if isinstance(deed, FigureClaim) else NONE
        priced.append(Irregularity(deed.seat, offence, points, figure, deed.trick))
    return tuple(priced)


def _count_figures(position: Position, names: Sequence[Names], scores: RunningScores) -> tuple[FigureResult, ...]:
    """Enter the figures in their order, until a player has reached the target."""
    heights = _heights(position.hands, names)
    results: list[FigureResult] = []
    for figure in in_order(position.conceded if position.rules.conceded_first else position.order):
        if scores.stopped:
            results.append(figure_result(figure, NOBODY, 0, UNCOUNTED))
            continue
        result = _award(position, figure, heights)
        if result.winner >= 0:
            result = figure_result(figure, result.winner, scores.enter(result.winner, result.points), result.how)
        results.append(result)
    return tuple(results)


@lru_cache(maxsize=512)  # there are 326 orders
def in_order(first: tuple[int, ...]) -> tuple[int, ...]:
    """Return the figures in the order of counting, these first."""
    return first + tuple(figure for figure in range(len(FIGURES)) if figure not in first)


def _award(position: Position, figure: int, heights: Sequence[Sequence[Height]]) -> FigureResult:
    value = position.values[figure]
    if position.owners[figure] >= 0:
        return figure_result(figure, position.owners[figure], value, CONCEDED)
    how = UNBET if position.open >> figure & 1 else CONTESTED
    if figure == GAME:
        return figure_result(figure, position.taker, value, how)
    winner, tied = _highest(heights[figure])
    if winner < 0:
        return figure_result(figure, NOBODY, 0, TIED if tied else UNWON)
    return figure_result(figure, winner, value, how)


def _highest(heights: Sequence[Height]) -> tuple[int, bool]:
    """Return the one seat with the greatest height, NOBODY if none has any or several tie, and whether they do."""
    top = max(heights)
    if not top:
        return NOBODY, False
    return (NOBODY, True) if heights.count(top) > 1 else (heights.index(top), False)


def _heights(hands: Sequence[int], names: Sequence[Names]) -> list[tuple[Height, ...]]:
    """Return for every figure but `game` how good it is in each hand."""
    return list(zip(*map(best_in, hands, names), strict=True))


def winners_by_cards(deal: PublicPosition, hands: Sequence[int]) -> list[int]:
    """Return for every figure the seat whose cards (bit sets) have it, without regard to bets; or NOBODY."""
    heights = _heights(hands, [names_in(deal, hand) for hand in hands])
    return [*(_highest(each)[0] for each in heights), deal.taker]


def _count_weli(position: Position, figures: Sequence[FigureResult], scores: RunningScores) -> WeliResult | None:
    """Enter minus one for a Weli holder who scored no figure, or the point for a Weli that is not wild."""
    strongest = max(position.hands)  # the Weli is the highest bit
    if not strongest >> WELI:
        return None
    holder = position.hands.index(strongest)
    if scores.stopped:
        return WeliResult(holder, 0)
    scored = any(result.winner == holder for result in figures)
    points = (0 if scored else -1) if position.rules.wild else 1
    return WeliResult(holder, scores.enter(holder, points))


def names_in(deal: PublicPosition, hand: int) -> Names:
    """Return the names given to the wild cards of a hand."""
    if not hand & deal.rules.wild:
        return ()
    named = zip(deal.rules.wilds, deal.named, strict=True)
    return tuple((card, name) for card, name in named if hand >> card & 1)


# The end of a deal


def finish(position: Position) -> None:
    """Count the deal; then end the game or let the next dealer deal."""
    rules, counted = position.rules, count(position)
    position.sheet = position.sheet.with_result(counted.result)
    position.scores = counted.scores
    position.hands = position.has = (0,) * rules.seats
    position.laid = 0
    if counted.reached and rules.knockout:
        position.out += counted.reached
        position.find_players()
    position.outcome = _outcome(position, counted.reached, counted.offenders)
    if position.outcome:
        position.phase = OVER
    else:
        position.phase = SHUFFLE
        position.dealer = position.next_to(position.dealer)


def _outcome(position: Position, reached: tuple[int, ...], offenders: tuple[int, ...]) -> Outcome | None:
    """Return how the game ends with the deal just counted, or None if it goes on.

    Args:
        position: with the new scores, and those out who reached the target.
        reached: who reached the target in this deal, in that order.
    """
    scores, knockout = position.scores, position.rules.knockout
    if offenders:
        # Who is out has reached the target and won; before that, and without knockout, the sheet decides.
        return Outcome("irregularity", scores, position.out or _best_of_others(scores, offenders), offenders)
    if not knockout:
        return Outcome("target", scores, reached, _lowest(scores)) if reached else None
    if position.live == 1:
        return Outcome("knockout", scores, position.out, position.players)
    if not position.live:  # all who were left reached it together: the last of them loses
        return Outcome("knockout", scores, position.out[:-1], position.out[-1:])
    return None


def _lowest(scores: tuple[int, ...]) -> tuple[int, ...]:
    low = min(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == low)


def _best_of_others(scores: tuple[int, ...], offenders: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats with the best score among those who did nothing wrong."""
    others = [seat for seat in range(len(scores)) if seat not in offenders]
    high = max((scores[seat] for seat in others), default=0)
    return tuple(seat for seat in others if scores[seat] == high)
