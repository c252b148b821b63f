"""Betting: to bet, to hold or say good, to raise."""

from bot.games.bieten.actions import Bet, Good, Hold, Raise
from bot.games.bieten.cards import GAME
from bot.games.bieten.holding import recall
from bot.games.bieten.parts import Claimed
from bot.games.bieten.position import NOBODY, NONE, Position
from bot.rules.actions import seat_of

GESPANNT_TO_BET, GESPANNT_TO_RAISE = 1, 2
"""Points missing to the target with which one may not bet or raise any more: betting or raising could reach it."""


def bet(position: Position, action: Bet) -> None:
    """Open a figure."""
    open_bet(position, seat_of(action), action.figure)


def open_bet(position: Position, seat: int, figure: int) -> None:
    """Open a figure: the others are asked."""
    _claim(position, seat, figure, GESPANNT_TO_BET)
    position.open ^= 1 << figure
    position.firsts |= 1 << figure + 5 * seat
    position.order += (figure,)
    position.figure, position.by, position.asked = figure, seat, position.after[seat]


def raise_to_three(position: Position, action: Raise) -> None:
    """Raise a held figure."""
    open_raise(position, seat_of(action), action.figure)


def open_raise(position: Position, seat: int, figure: int) -> None:
    """Raise a held figure: the others are asked."""
    _claim(position, seat, figure, GESPANNT_TO_RAISE)
    position.raisable ^= 1 << figure
    position.raisers = _with(position.raisers, figure, seat)
    position.figure, position.by, position.asked = figure, seat, position.after[seat]


def hold(position: Position, _: Hold | None = None) -> None:
    """Make the figure worth one more, contested by everybody."""
    figure, seat = position.figure, position.asked
    _claim(position, seat, figure)
    position.holders = _with(position.holders, figure, seat)
    value = position.values[figure] + 1
    position.values = _with(position.values, figure, value)
    if value == 2:
        position.raisable |= 1 << figure
    position.figure, position.by, position.asked = NONE, NOBODY, NOBODY


def good(position: Position, _: Good) -> None:
    """Let the bet pass."""
    position.asked = position.after[position.asked]
    if position.asked == position.by:
        concede(position)


def concede(position: Position) -> None:
    """Give the figure to whoever bet it: all others have said good."""
    figure, by = position.figure, position.by
    position.conceded += (figure,)
    position.owners = _with(position.owners, figure, by)
    # Points won count at once for being gespannt, though they are written down at the end of the deal.
    position.needs = _with(position.needs, by, position.needs[by] - position.values[figure])
    position.figure, position.by, position.asked = NONE, NOBODY, NOBODY


def _claim(position: Position, seat: int, figure: int, gespannt_at: int | None = None) -> None:
    """Take note that a seat says to have a figure.

    Args:
        position: before the bet, the raise or the hold.
        seat: whose claim.
        figure: which.
        gespannt_at: with so few points missing to the target one may not say so; None: always.
    """
    if not position.rules.strict:
        gespannt = gespannt_at is not None and position.needs[seat] <= gespannt_at
        position.story += (Claimed(seat, figure, position.last_led, gespannt, position.trick + 1),)
    elif figure != GAME or position.last_led >= 0:
        position.claims |= 1 << figure + 5 * seat
        if position.hands[seat] & position.rules.wild:
            recall(position, seat)


def _with(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """Return the values with one of them replaced."""
    return (*values[:place], value, *values[place + 1 :])
