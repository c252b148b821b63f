"""`python -m tools.arena.calibration GAME`: compare the coach's cost of a move with its loss in replays.

Heuristic players play games. At some decisions a random option is reviewed as the coach reviews a person's move. Then
the game is replayed many times from there, once with the reviewed move and once with the best one: the hidden cards
stay, the same players continue, and later packs are new. Both replays of a pair get the same packs. True cards are a
fair sample of what a seat can expect, so the claims of many decisions must agree with the losses on average.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from math import sqrt
from pathlib import Path
from random import Random

from bot.games import all_games, find_game
from bot.players import review_decision
from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.state import State
from tools.arena.statistics import Z

EDGES = (0.01, 0.03, 0.06, 0.1, 0.15, 0.25, 1.0)
"""The borders of the bins, as costs in chances to win."""
REVIEWED = 0.25
"""The share of the decisions that are reviewed."""
AGREES = {True: "yes", False: "no"}
PEN = 'font-family="sans-serif" font-size="12"'


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """A reviewed move and its replays.

    Args:
        claimed: the cost by the review; error: its standard error.
        lost: the games lost by it in a replay, on average.
    """

    claimed: float
    error: float
    lost: float


@dataclass(frozen=True, slots=True)
class Bin:
    """The moves with claims between two borders: the average claim, and the measured loss with its 95 % interval."""

    low: float
    high: float
    moves: int
    claimed: float
    lost: float
    lost_low: float
    lost_high: float

    @property
    def agrees(self) -> bool:
        """Whether the claim is in the interval of the loss."""
        return self.lost_low <= self.claimed <= self.lost_high


def reviewed_moves(game: AnyGame, seats: int, games: int, replays: int, seed: int) -> Iterator[ReviewedMove]:
    """Yield reviewed moves of some games, without those of a cost below the first border."""
    options = game.adapt_options(game.options.validate({}), seats)
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        state: State = game.start(options, seats, number % seats)
        while state.outcome is None:
            action = state.chance(rng) if state.is_chance_node else None
            if action is None:
                seat, action = _decision(game, state, rng)
                if rng.random() < REVIEWED and (move := _reviewed(game, state, seat, replays, rng)):
                    yield move
            state.play(action)


def _decision(game: AnyGame, state: State, rng: Random) -> tuple[int, Action]:
    """Return the seat that acts next, and its action by the heuristic."""
    able = [seat for seat in range(state.seats) if state.legal_actions(seat)]
    rng.shuffle(able)
    for seat in sorted(able, key=lambda seat: seat in state.waiting_for):
        action = game.heuristic.choose(state.view(seat), rng)
        if action is not None:
            return seat, action
    raise AssertionError("a seat that must act does not")


def _reviewed(game: AnyGame, state: State, seat: int, replays: int, rng: Random) -> ReviewedMove | None:
    """Return a random option of a seat, reviewed and replayed; None if its cost is below the first border."""
    assert game.evaluator is not None
    view = state.view(seat)
    options = [action for action in game.evaluator.candidates(view) if action is not None]
    if len(options) < 2:
        return None
    done, luck = rng.choice(options), f"{rng.random()}"
    review = review_decision(game, view, done, luck, seconds=None)
    if review is None or review.said.action is None or review.cost < EDGES[0]:
        return None
    lost = 0.0
    for number in range(replays):
        best, own = (_replay(game, state, seat, move, f"{luck}/{number}") for move in (review.said.action, done))
        lost += best - own
    return ReviewedMove(review.cost, review.error, lost / replays)


def _replay(game: AnyGame, before: State, seat: int, action: Action, luck: str) -> float:
    """Return the seat's share of the victory after an action, all players by the heuristic."""
    rng, packs, state = Random(luck), Random(f"{luck} packs"), before.copy()
    state.play(action)
    while state.outcome is None:
        state.play(state.chance(packs) if state.is_chance_node else _decision(game, state, rng)[1])
    places = game.ranks(state.outcome)
    return 1 / places.count(1) if places[seat % len(places)] == 1 else 0.0


def bins(moves: Iterable[ReviewedMove]) -> list[Bin]:
    """Return the bins with at least two moves."""
    everything, found = list(moves), list[Bin]()
    for low, high in pairwise(EDGES):
        group = [move for move in everything if low <= move.claimed < high]
        if len(group) < 2:
            continue
        lost = sum(move.lost for move in group) / len(group)
        spread = sum((move.lost - lost) ** 2 for move in group) / (len(group) - 1)
        reach = Z * sqrt(spread / len(group))
        claimed = sum(move.claimed for move in group) / len(group)
        found.append(Bin(low, high, len(group), claimed, lost, lost - reach, lost + reach))
    return found


def table(found: Sequence[Bin]) -> str:
    """Return the bins as a table of a Markdown page, in games of a hundred."""
    lines = ["| cost by the coach | moves | mean cost | loss in replays | agrees |", "|---|---|---|---|---|"]
    lines += [
        f"| {100 * one.low:.0f} to {100 * one.high:.0f} | {one.moves} | {100 * one.claimed:.1f} "
        f"| {100 * one.lost:.1f} ({100 * one.lost_low:.1f} to {100 * one.lost_high:.1f}) | {AGREES[one.agrees]} |"
        for one in found
    ]
    return "\n".join(lines)


def chart(found: Sequence[Bin], title: str) -> str:
    """Return an SVG image: losses against claims, with intervals, and the line of perfect claims."""
    most = max([0.3, *(one.lost_high for one in found)])
    least = min([0.0, *(one.lost_low for one in found)])

    def place(claimed: float, lost: float) -> tuple[float, float]:
        return 60 + 380 * claimed / most, 320 - 280 * (lost - least) / (most - least)

    parts = [f'<text x="250" y="24" text-anchor="middle" {PEN}>{title}</text>']
    parts.append(_line(place(0, 0), place(most, most), "#999999", 'stroke-dasharray="4"'))
    parts += [_line(place(0, 0), place(most, 0), "black"), _line(place(0, least), place(0, most), "black")]
    for percent in range(0, int(100 * most) + 1, 10):
        (x, _), (left, y) = place(percent / 100, 0), place(0, percent / 100)
        parts.append(f'<text x="{x:.0f}" y="336" text-anchor="middle" {PEN}>{percent}</text>')
        parts.append(f'<text x="{left - 8:.0f}" y="{y + 4:.0f}" text-anchor="end" {PEN}>{percent}</text>')
    parts.append(f'<text x="250" y="356" text-anchor="middle" {PEN}>cost by the coach, in games of 100</text>')
    parts.append(f'<text x="70" y="44" {PEN}>loss in replays, in games of 100</text>')
    for one in found:
        parts.append(_line(place(one.claimed, one.lost_low), place(one.claimed, one.lost_high), "#1f5fa8"))
        x, y = place(one.claimed, one.lost)
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#1f5fa8"/>')
    body = "\n".join(parts)
    ground = '<rect width="480" height="368" fill="white"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 368">\n{ground}\n{body}\n</svg>\n'


def _line(start: tuple[float, float], end: tuple[float, float], color: str, more: str = "") -> str:
    (x1, y1), (x2, y2) = start, end
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{color}" {more}/>'


def main(argv: Sequence[str] | None = None) -> int:
    """Review and replay moves, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m tools.arena.calibration", description=__doc__)
    parser.add_argument("game", choices=all_games(), metavar="GAME", help=f"one of: {', '.join(all_games())}")
    parser.add_argument("--seats", type=int, help="how many players (default: the game's usual number)")
    parser.add_argument("--games", type=int, default=20, help="whose moves are reviewed (default: 20)")
    parser.add_argument("--replays", type=int, default=100, help="of each move (default: 100)")
    parser.add_argument("--seed", type=int, default=1, help="equal seeds review equal moves (default: 1)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the moves there, after each one")
    parser.add_argument("--chart", type=Path, metavar="FILE", help="write an SVG image there")
    args = parser.parse_args(argv)
    game = find_game(args.game)
    if game.evaluator is None:
        print(f"tools.arena.calibration: {game.id} has no search, so the coach can't review it", file=sys.stderr)
        return 2
    seats = args.seats or game.recommended_seats(game.options.validate({}))
    moves: list[ReviewedMove] = []
    for move in reviewed_moves(game, seats, args.games, args.replays, args.seed):
        moves.append(move)
        if args.json:
            args.json.write_text(json.dumps([asdict(each) for each in moves], indent=1) + "\n", encoding="utf-8")
    found = bins(moves)
    print(table(found))
    if args.chart:
        args.chart.write_text(chart(found, f"{game.id}, {seats} seats: {len(moves)} moves"), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
