"""What a replay shows: every hand that is held, as many cards as lie face down at the table, and every moment."""

import pytest

from bot.contract import Case
from bot.games import all_games, find_game
from bot.rules.timeline import open_hands, timeline_of
from tests.games.test_contract import CASES
from tests.golden.make import FOLDER, PLAYED

RECORDS = ["bieten-usual", "bieten-south", "bid_whist-usual", "betel-usual"]


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=str(case), marks=pytest.mark.xdist_group(str(case)))
        for case in CASES
        if case.seed % 3 == 0
    ],
)
def test_as_many_cards_lie_open_as_are_held(case: Case) -> None:
    compared = 0
    for _, state, _ in case.positions(160):
        held = open_hands(case.game, state)
        assert len(held) == state.seats
        down = [place.cards for place in case.game.scene(state.view(None)).places]
        cards = [face.code for hand in held for face in hand]
        assert len({*cards}) == len(cards)
        if any(cards) and any(down):
            compared += 1
            assert [len(hand) for hand in held] == down
        if state.is_chance_node or state.outcome is not None:
            assert not cards
    assert compared


@pytest.mark.parametrize("name", RECORDS)
def test_every_line_of_a_record_is_a_moment(name: str) -> None:
    record = (FOLDER / f"{name}.jsonl").read_bytes()
    shown = timeline_of(record, find_game)
    assert [moment.line for moment in shown.moments] == list(range(2, record.count(b"\n") + 1))
    assert shown.moments[-1].step.state.outcome is not None
    assert shown.deals == len(shown.moments[-1].step.state.deals)
    for deal in range(1, shown.deals + 1):
        first = shown.moments[shown.index_of_deal(deal)]
        assert first.step.action.by_chance
        assert len(first.step.state.deals) == deal - 1
    assert [shown.index_at_line(line) for line in (-1, 0, 2, 3, 10**9)] == [0, 0, 0, 1, len(shown.moments) - 1]
    assert (shown.index_of_deal(0), shown.index_of_deal(99)) == (0, shown.index_of_deal(shown.deals))


def test_all_games_are_here() -> None:
    assert {PLAYED[name][0] for name in RECORDS} == {*all_games()}
