"""The slate shows the scores that a game has."""

from random import Random

import pytest

from bot.contract import sensible_action
from bot.games import all_games, find_game
from bot.rules.slate import SlateScore

CASES = [(game.id, preset) for game in all_games().values() for preset in ("", *game.options.presets)]
BIETEN = find_game("bieten")


@pytest.mark.parametrize(("game_id", "preset"), CASES)
def test_the_last_row_is_the_score(game_id: str, preset: str) -> None:
    rng = Random(game_id + preset)
    game = find_game(game_id)
    options = game.options.validate({"preset": preset} if preset else {})
    seats = game.recommended_seats(options)
    state = game.start(options, seats, 0)
    assert game.slate(options, seats, (), over=False) == ()
    deals = 0
    while not state.outcome and deals < 12:
        state = state.apply(sensible_action(game, state, rng)).state
        if len(state.deals) > deals:
            deals = len(state.deals)
            rows = game.slate(options, seats, state.deals, over=state.outcome is not None)
            assert len(rows) == deals
            written = tuple(score.points for score in rows[-1] if score)
            # A game of a rubber that is over leaves its scores on the slate.
            assert written == state.scores or (not any(state.scores) and options.get("match") == "rubber")


def deals(*points: tuple[int, ...]) -> tuple[dict[str, object], ...]:
    return tuple({"points": list(row)} for row in points)


def shown(rows) -> list[list[str]]:
    return [["" if s is None else f"~{s.points}~" if s.struck else str(s.points) for s in row] for row in rows]


def test_one_point_to_go_at_the_start_of_a_deal_is_struck_through() -> None:
    options = BIETEN.options.validate({"target": 5})
    played = deals((4, 1), (-1, 3), (2, 0))
    assert shown(BIETEN.slate(options, 2, played, over=True)) == [["~4~", "1"], ["3", "~4~"], ["5", "4"]]
    assert shown(BIETEN.slate(options, 2, played[:2], over=False)) == [["~4~", "1"], ["3", "~4~"]]


def test_the_target_follows_from_the_number_of_players() -> None:
    options = BIETEN.options.validate({})
    assert BIETEN.slate(options, 5, deals((8, 0, 0, 0, 0)), over=False)[0][0] == SlateScore(8, struck=True)
    assert BIETEN.slate(options, 4, deals((8, 0, 0, 0)), over=False)[0][0] == SlateScore(8)


def test_who_is_out_has_no_more_scores() -> None:
    options = BIETEN.options.validate({"target": 5, "knockout": True})
    rows = BIETEN.slate(options, 3, deals((5, 0, 0), (0, 4, 1), (0, 1, 1)), over=True)
    assert shown(rows) == [["5", "0", "0"], ["", "~4~", "1"], ["", "5", "2"]]
