"""Players decide as they did when these games were played first: what makes them faster doesn't change them.

They decide so on every Python, too: sums that choose are rounded once (`math.fsum`), as no `sum` of 3.11 is.

A change that makes a player better is different: it plays the games of its line again.
"""

import pytest

from bot.games import find_game
from tools.arena import BoardGame, Match

PLAYED = [
    ("bieten", "club", "rule", 3, {"target": 5}, [(0.0, -4.0, 1, 17), (0.0, -1.0, 1, 10), (1.0, 5.0, 1, 13)]),
    ("bieten", "novice", "random", 3, {"target": 5, "wild": "weli-and-sevens"},
        [(0.0, -2.5, 2, 23), (0.0, -2.5, 1, 11), (0.0, 0.0, 1, 12)]),
    ("bieten", "rule", "rule-0.1", 4, {"target": 5, "irregularities": "minus-two"},
        [(0.0, -1 / 3, 2, 29), (0.0, 1.0, 2, 27), (0.0, -3.0, 1, 15), (1.0, 8 / 3, 2, 36)]),
    ("bid_whist", "novice", "rule", 3, {"preset": "cutthroat", "players": 3, "deals": 1},
        [(0.0, -4.0, 1, 18), (0.0, -4.0, 1, 18), (0.0, -7.0, 1, 17)]),
    ("betel", "novice", "random", 3, {"target": None, "deal_cap": 2},
        [(1.0, 1007.5, 2, 19), (1.0, 1012.5, 2, 22), (1.0, 862.5, 2, 16)]),
]  # fmt: skip
"""Game, players, seats, options; for each seating: won, points, deals, decisions."""


@pytest.mark.parametrize(
    ("game", "a", "b", "seats", "given", "played"), PLAYED, ids=[f"{p[0]}-{p[1]}" for p in PLAYED]
)
def test_the_arena_plays_the_same_games_as_before(
    game: str, a: str, b: str, seats: int, given: dict[str, object], played: list[tuple[float, float, int, int]]
) -> None:
    match = Match(game, find_game(game).options.validate(given), seats, a, b, seed=7)
    games = [BoardGame(match, 0, seating).play() for seating in range(match.sides)]
    assert [(one.won, pytest.approx(one.points), one.deals, one.decisions) for one in games] == played
