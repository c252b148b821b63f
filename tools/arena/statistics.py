"""Compute A's shares and points over the boards, with 95 % intervals.

The games of one board have the same cards and are no independent trials; boards are. So every interval is taken over
boards, and what the cards alone bring, which both get once, widens none of them.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, isfinite, sqrt

from tools.arena.board import BoardGameResult

Z = 1.96
"""Standard errors to each side that make 95 %."""
CLOSE = 1e-9
"""Shares nearer to each other than this are the same."""

Board = Sequence[BoardGameResult]
"""All games of a board, by the side on which A sat."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A figure and the interval in which it lies."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class MatchStatistics:
    """What the arena says of A.

    Args:
        games: A's share of the victories; chance is what equals would get.
        points: what A wins more than the others in a deal.
        better, equal, worse: the boards on which A won more than its share, just that, or less.
        shares: for each share of a board's games that A can have the number of boards, lowest first: of pairs
            with 0, half a game, one, one and a half, two.
        deals: how many were played.
        decisions: how many A made; cpu_ms: milliseconds of processor time that one took.
    """

    boards: int
    games: Interval
    chance: float
    points: Interval
    better: int
    equal: int
    worse: int
    shares: dict[float, int]
    deals: int
    decisions: int
    cpu_ms: float

    def json(self) -> dict[str, object]:
        """Return the figures as the arena's file has them."""
        return {
            "boards": self.boards,
            "games_won": _short(self.games.value),
            "low": _short(self.games.low),
            "high": _short(self.games.high),
            "chance": _short(self.chance),
            "points_a_deal": _short(self.points.value),
            "points_low": _short(self.points.low),
            "points_high": _short(self.points.high),
            "better": self.better,
            "equal": self.equal,
            "worse": self.worse,
            "board_scores": {f"{score:g}": count for score, count in self.shares.items()},
            "deals": self.deals,
            "decisions": self.decisions,
            "cpu_ms_a_decision": round(self.cpu_ms, 3),
        }


def figures(boards: Sequence[Board], sides: int) -> MatchStatistics:
    """Return what boards say of A."""
    shares = [share_of(board) for board in boards]
    chance = 1 / sides
    cpu = sum(game.cpu for board in boards for game in board)
    decisions = sum(game.decisions for board in boards for game in board)
    better = sum(share > chance + CLOSE for share in shares)
    worse = sum(share < chance - CLOSE for share in shares)
    return MatchStatistics(
        boards=len(boards),
        games=share(shares),
        chance=chance,
        points=_points(boards),
        better=better,
        equal=len(boards) - better - worse,
        worse=worse,
        shares=_scores(boards, sides),
        deals=sum(game.deals for board in boards for game in board),
        decisions=decisions,
        cpu_ms=1000 * cpu / decisions if decisions else 0.0,
    )


def share_of(board: Board) -> float:
    """Return A's share of a board's games, from 0 to 1."""
    return sum(game.won for game in board) / len(board)


def _spread(shares: Sequence[float]) -> tuple[float, float]:
    """Return the middle and the variance of boards' shares, two boards added: one all won, one all lost.

    What few boards say is no certainty: without the two, three boards won would make an interval of no width.
    """
    with_two = [*shares, 0.0, 1.0]
    middle = sum(with_two) / len(with_two)
    return middle, sum((one - middle) ** 2 for one in with_two) / len(with_two)


def share(shares: Sequence[float]) -> Interval:
    """Return the mean share and its interval."""
    mean = sum(shares) / len(shares)
    middle, variance = _spread(shares)
    reach = Z * sqrt(variance / (len(shares) + 2))
    return Interval(mean, max(0.0, min(mean, middle - reach)), min(1.0, max(mean, middle + reach)))


def _points(boards: Sequence[Board]) -> Interval:
    """Return the points a deal: a ratio of two sums over boards, with the interval of such a ratio."""
    points = [sum(game.points for game in board) for board in boards]
    deals = [sum(game.deals for game in board) for board in boards]
    total = sum(deals)
    if not total:
        return Interval(0.0, 0.0, 0.0)
    ratio, count = sum(points) / total, len(boards)
    if count == 1:
        return Interval(ratio, -inf, inf)  # of one board nobody knows how much they differ
    rest = sum((won - ratio * played) ** 2 for won, played in zip(points, deals, strict=True))
    reach = Z * sqrt(rest * count / (count - 1)) / total
    return Interval(ratio, ratio - reach, ratio + reach)


def _scores(boards: Sequence[Board], sides: int) -> dict[float, int]:
    """Return the number of boards with each score: all whole scores, and for pairs the half ones, too."""
    found = Counter(round(sum(game.won for game in board), 3) for board in boards)
    scores = [score / 2 for score in range(5)] if sides == 2 else range(sides + 1)
    return {score: found[score] for score in sorted({*found, *map(float, scores)})}


def _short(number: float) -> float | None:
    """Return a figure as the file has it; what is unknown is null there."""
    return round(number, 4) if isfinite(number) else None
