"""The panel at its fullest: time runs, users are sat in for, seats were left, and everything is voted on."""

from dataclasses import replace
from itertools import count
from random import Random

import pytest

from bot.contract import random_action
from bot.rules.game import AnyGame
from bot.tables import Consent, Hand, Seat, Table, TurnClock
from tests.ui.club import buttons, text_of
from tests.ui.test_panel_renderer import CASES, SCREENS, shown, table_of

SINCE = 1_800_000_000
SOMEBODY = 10**18


def busy(table: Table, waiting_for: tuple[int, ...]) -> Table:
    """Return the table with one seat left, all others but the last person's sat in for, and time running."""
    last = 10**17 + len(table.seats)
    absent = tuple(Seat(10**17 + seat, None, SINCE) for seat in range(1, len(table.seats) - 1))
    seats = (Seat(computer=1), *absent, Seat(last))
    requests = (Consent("end", (last,)), Consent("take_back", (last,)))
    return replace(table, seats=seats, consents=requests).with_current_game(
        waiting_for=waiting_for,
        leavers=((0, SOMEBODY),),
        clocks=tuple(TurnClock(seat, SOMEBODY + seat, SINCE, SINCE + 600, 600) for seat in waiting_for),
        may_take_back=len(seats) - 1,
    )


@pytest.mark.parametrize(("game", "preset", "seed"), CASES)
def test_everything_fits(game: AnyGame, preset: str, seed: int) -> None:
    rng = Random(f"{game.id}{preset}{seed}")
    options = game.options.validate({"preset": preset} if preset else {})
    seats = game.fitting_seats(options)[-1]
    state = game.start(options, seats, 0)
    for number in count():
        state = state.apply(random_action(game, state, rng)).state
        if state.outcome or state.deals:
            break
        # One game of the two checks the even positions, the other one the odd ones.
        if state.is_chance_node or number % 2 != seed % 2:
            continue
        table = busy(table_of(game, state, options), state.waiting_for)
        public = shown(SCREENS.board(table, "en"))
        assert {"I'm back", "Agree", "Refuse"} <= set(buttons(public))
        assert ("Take over a seat" in buttons(public)) == (not table.party)
        assert text_of(public).count("⏳") == len(state.waiting_for)
        for seat in (0, 1, state.seats - 1):
            private = shown(SCREENS.hand(Hand(table, seat, state.view(seat)), "en", jump="https://example.org/"))
            assert ("I'm back" in buttons(private)) == (table.seats[seat].absent_since is not None)
