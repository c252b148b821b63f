"""The count at the end of a deal: irregularities, the figures in their order, and the Weli's minus one."""

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from operator import sub
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.games.bieten.cards import (
    FIGURES,
    GAME,
    GREEN,
    HEARTS,
    LEAVES,
    RED,
    SUIT,
    WELI,
    figures_in,
    strength,
)
from bot.rules.cards import cards_in

if TYPE_CHECKING:
    from bot.games.bieten.public import Public

HOW = ("unbet", "contested", "conceded", "tie", "nobody", "uncounted")
UNBET, CONTESTED, CONCEDED, TIE, NOBODY, UNCOUNTED = range(6)
OFFENCES = ("revoke", "unheld_figure", "gespannt")
REVOKE, UNHELD_FIGURE, GESPANNT = range(3)

# The story of a deal, where irregularities are possible: (what, seat, figure, needs, led) for a bet, raise or hold,
# `led` being the suit led to the last trick or -1; (THREW, seat, cards played so far, 0, suit led) for a card that
# did not follow.
MADE_BET, MADE_RAISE, MADE_HOLD, THREW = range(4)
_GESPANNT_AT = {MADE_BET: 1, MADE_RAISE: 2}

Faces = tuple[tuple[int, int], ...]
"""The wild cards of a hand and what they were named."""


class FigureResult(NamedTuple):
    """Who won a figure (-1 for nobody), how much, and how (an index of `HOW`)."""

    figure: int
    winner: int
    points: int
    how: int


class DealResult(NamedTuple):
    """A counted deal.

    Args:
        figures: in the order of counting.
        weli: the holder's seat and points; empty if the Weli was not dealt.
        irregularities: seat, index of `OFFENCES`, points, in order of time.
        points: per seat, all together.
    """

    figures: tuple[FigureResult, ...]
    weli: tuple[int, ...]
    irregularities: tuple[tuple[int, int, int], ...]
    points: tuple[int, ...]

    def json(self) -> dict[str, Any]:
        """Return the deal as a record has it."""
        return {
            "figures": {
                FIGURES[figure]: {"winner": None if winner < 0 else winner, "points": points, "how": HOW[how]}
                for figure, winner, points, how in self.figures
            },
            "weli": {"seat": self.weli[0], "points": self.weli[1]} if self.weli else None,
            "irregularities": [
                {"seat": seat, "kind": OFFENCES[kind], "points": points} for seat, kind, points in self.irregularities
            ],
            "points": list(self.points),
        }


class Sheet:
    """The score sheet while a deal is counted.

    Args:
        scores: before the deal.
        target: points that win.
        knockout: the count goes on when somebody reaches the target.
    """

    def __init__(self, scores: tuple[int, ...], target: int, *, knockout: bool) -> None:
        self.scores = list(scores)
        self.reached: list[int] = []
        self.stopped = False
        self._target = target
        self._knockout = knockout

    def enter(self, seat: int, points: int) -> None:
        """Write down points won; whoever comes to the target by them has reached it."""
        self.scores[seat] += points
        if points > 0 and self.scores[seat] >= self._target and seat not in self.reached:
            self.reached.append(seat)
            self.stopped = not self._knockout


class Count(NamedTuple):
    """What a counted deal leads to: the result, the scores, who reached the target in it, and who ended the game."""

    result: DealResult
    scores: tuple[int, ...]
    reached: tuple[int, ...]
    offenders: tuple[int, ...]


def count(deal: "Public", hands: tuple[int, ...]) -> Count:
    """Count a deal in which all cards are face up.

    Args:
        deal: all that happened in it.
        hands: the three cards of each seat, as bit sets.
    """
    rules = deal.rules
    faces = [_faces(deal, hand) for hand in hands]
    sheet = Sheet(deal.scores, rules.target, knockout=rules.knockout)
    offences: tuple[tuple[int, int, int], ...] = ()
    if deal.story:
        found = _offences(deal, hands, faces)
        offences = tuple(_price(rules.irregularities, sheet, seat, kind) for seat, kind in found)
    void = sheet.stopped = bool(offences) and rules.irregularities == "lose-game"
    bests = list(zip(*map(best_in, hands, faces), strict=True))
    figures: list[FigureResult] = []
    for figure in _in_order(deal.conceded if rules.conceded_first else deal.order):
        if sheet.stopped:
            figures.append(FigureResult(figure, -1, 0, UNCOUNTED))
            continue
        award = _award(deal, figure, bests)
        figures.append(award)
        if award.winner >= 0:
            sheet.enter(award.winner, award.points)
    weli = _count_weli(deal, hands, figures, sheet)
    points = tuple(map(sub, sheet.scores, deal.scores))
    offenders = tuple(sorted({seat for seat, _, _ in offences})) if void else ()
    result = DealResult(tuple(figures), weli, offences, points)
    return Count(result, tuple(sheet.scores), tuple(sheet.reached), offenders)


@lru_cache(maxsize=512)  # there are 326 orders
def _in_order(first: tuple[int, ...]) -> tuple[int, ...]:
    """Return the figures in the order of counting, these first."""
    return first + tuple(figure for figure in range(len(FIGURES)) if figure not in first)


def _award(deal: "Public", figure: int, bests: list[tuple[tuple[int, ...], ...]]) -> FigureResult:
    """Return who wins a figure."""
    if deal.owners[figure] >= 0:
        return FigureResult(figure, deal.owners[figure], deal.values[figure], CONCEDED)
    how = UNBET if deal.open >> figure & 1 else CONTESTED
    if figure == GAME:
        return FigureResult(figure, deal.taker, deal.values[figure], how)
    winner, tied = _highest(bests[figure])
    if winner < 0:
        return FigureResult(figure, -1, 0, TIE if tied else NOBODY)
    return FigureResult(figure, winner, deal.values[figure], how)


def _highest(heights: tuple[tuple[int, ...], ...]) -> tuple[int, bool]:
    """Return the one seat with the greatest height, -1 if nobody has any or several tie, and whether they do."""
    top = max(heights)
    tied = bool(top) and heights.count(top) > 1
    return (-1 if tied or not top else heights.index(top)), tied


def winners_by_cards(deal: "Public", hands: tuple[int, ...]) -> list[int]:
    """Return for every figure who has the cards for it once all are played, whatever was bet; -1 for nobody."""
    bests = zip(*(best_in(hand, _faces(deal, hand)) for hand in hands), strict=True)
    return [*(_highest(heights)[0] for heights in bests), deal.taker]


def _count_weli(deal: "Public", hands: tuple[int, ...], figures: list[FigureResult], sheet: Sheet) -> tuple[int, ...]:
    """Enter minus one for a Weli holder who scored no figure, or the point for a Weli that is not wild."""
    strongest = max(hands)  # the Weli is the highest bit
    if not strongest >> WELI:
        return ()
    holder = hands.index(strongest)
    if sheet.stopped:
        return holder, 0
    scored = any(result.winner == holder for result in figures)
    points = (0 if scored else -1) if deal.rules.wild else 1
    sheet.enter(holder, points)
    return holder, points


# Irregularities


def _offences(deal: "Public", hands: tuple[int, ...], faces: list[Faces]) -> list[tuple[int, int]]:
    """Return who did what wrong, in order of time."""
    found: list[tuple[int, int]] = []
    for what, seat, figure, needs, led in deal.story:
        named = dict(faces[seat])
        if what == THREW:
            kept = cards_in(hands[seat] & ~figure)
            if any(SUIT[named.get(card, card)] == led for card in kept):
                found.append((seat, REVOKE))
            continue
        if figure == GAME:
            held = led < 0 or SUIT[deal.played_by(seat)[-1].face] == led
        else:
            held = bool(figures_in(_as_named(hands[seat], named)) >> figure & 1)
        if not held:
            found.append((seat, UNHELD_FIGURE))
        if what in _GESPANNT_AT and needs <= _GESPANNT_AT[what]:
            found.append((seat, GESPANNT))
    return found


def _price(irregularities: str, sheet: Sheet, seat: int, kind: int) -> tuple[int, int, int]:
    """Enter what an offence costs; return it as the result has it."""
    points = 0
    if irregularities == "minus-two":
        points = -2
    elif irregularities == "lose-score":
        points = -max(sheet.scores[seat], 0)
    sheet.enter(seat, points)
    return seat, kind, points


# What a hand is worth


def _faces(deal: "Public", hand: int) -> Faces:
    """Return what the wild cards of a hand were named."""
    if not hand & deal.rules.wild:
        return ()
    named = zip(deal.rules.wilds, deal.named, strict=True)
    return tuple((card, face) for card, face in named if hand >> card & 1)


def _as_named(hand: int, named: dict[int, int]) -> int:
    """Return the hand with its wild cards as what they were named."""
    cards = 0
    for card in cards_in(hand):
        cards |= 1 << named.get(card, card)
    return cards


@lru_cache(maxsize=1 << 14)
def best_in(hand: int, faces: Faces) -> tuple[tuple[int, ...], ...]:
    """Return how good a hand's Rot, Grün, Gleich and Hanger are, each to be compared; empty for none.

    Args:
        hand: three cards, as bits (none for a seat that is out).
        faces: its wild cards with their names.
    """
    named = dict(faces)
    cards = [(SUIT[face], strength(card, face)) for card in cards_in(hand) for face in (named.get(card, card),)]
    bests: list[tuple[int, ...]] = [(), (), _best_of(cards, _one_rank), _best_of(cards, _one_run)]
    for figure, suit in ((RED, HEARTS), (GREEN, LEAVES)):
        bests[figure] = tuple(sorted((height for own, height in cards if own == suit), reverse=True)[:1])
    return tuple(bests)


Card = tuple[int, int]
"""A card by the suit and strength it counts as."""


def _best_of(cards: list[Card], fits: Callable[[tuple[Card, ...]], bool]) -> tuple[int, ...]:
    """Return length, top rank and qualities from the best down of the longest set that fits; empty for none."""
    for length in (3, 2):
        for chosen in combinations(cards, length):
            if fits(chosen):
                qualities = sorted((height & 3 for _, height in chosen), reverse=True)
                return length, max(height >> 2 for _, height in chosen), *qualities
    return ()


def _one_rank(cards: tuple[Card, ...]) -> bool:
    """Return whether all cards are of one rank."""
    return len({height >> 2 for _, height in cards}) == 1


def _one_run(cards: tuple[Card, ...]) -> bool:
    """Return whether the cards are consecutive in one suit."""
    ranks = sorted(height >> 2 for _, height in cards)
    return len({suit for suit, _ in cards}) == 1 and ranks == list(range(ranks[0], ranks[0] + len(ranks)))
