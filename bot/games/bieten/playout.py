"""A deal played on at random without actions: what `State.playout` means, but faster.

It draws luck as the loop of the contract does: for each decision one number below the length of `legal_actions`,
whose order it keeps. So it ends in the same position with as much luck used up, which `tests/games/test_playout.py`
holds with all options and from any position. What is done goes through the functions that the
actions go through; only who is asked, what there is to choose from, and which of it, is said here in a shorter way.
Cards played are part of a position: they are taken from the tables of actions, not made.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.games.bieten import betting, cut
from bot.games.bieten.actions import HIGHEST_LIFT, LOWEST_LIFT
from bot.games.bieten.cards import FIGURES
from bot.games.bieten.play import claims_open, legal_plays, play_card
from bot.games.bieten.position import OVER, PLAY, Position
from bot.rules.cards import cards_in
from bot.rules.luck import DRAWN

if TYPE_CHECKING:
    from random import Random

_CLAIMS = tuple(
    tuple(sorted(cards_in(claims), key=lambda claim: claim % len(FIGURES))) for claims in range(1 << 2 * len(FIGURES))
)
"""By what `claims_open` says: these bits, in the order of the figures as `legal_actions` has them."""


def playout(position: Position, rng: "Random") -> int:
    """Play on until a deal is counted, and return how many decisions that took."""
    sheet, done = position.sheet, 0
    while position.phase != OVER and position.sheet is sheet:
        done += _GO_ON[position.phase](position, rng)
    return done


def _shuffle(position: Position, rng: "Random") -> int:
    cut.put_down(position, cut.pack_by(rng))
    return 0


def _cut(position: Position, rng: "Random") -> int:
    cut.lift(position, rng.choice(range(LOWEST_LIFT, HIGHEST_LIFT + 1)))
    return 1


def _steal(position: Position, rng: "Random") -> int:
    rng.choice((cut.steal, cut.leave))(position)
    return 1


def _play(position: Position, rng: "Random") -> int:
    """Bet, raise and play all cards that are left."""
    done, draw, wild = 0, rng.getrandbits, position.rules.wild
    if position.figure >= 0:
        done = _answer(position, rng)
    while position.phase == PLAY:
        seat = position.turn
        plays = legal_plays(position, seat)
        while True:
            claims = _CLAIMS[claims_open(position, seat)]
            count = len(claims) + len(plays)
            while (number := draw(DRAWN[count])) >= count:  # as `rng.choice` draws, without the calls
                pass
            done += 1
            if number >= len(claims):
                play_card(position, plays[number - len(claims)])
                break
            raises, figure = divmod(claims[number], len(FIGURES))
            (betting.open_raise if raises else betting.open_bet)(position, seat, figure)
            done += _answer(position, rng)
            if position.hands[seat] & wild:  # what was claimed rules out names
                plays = legal_plays(position, seat)
    return done


def _answer(position: Position, rng: "Random") -> int:
    """Have the seats answer the open bet, until one holds it or all have said good."""
    done, draw = 0, rng.getrandbits
    seat, has, figure = position.asked, position.has, position.figure
    while seat != position.by:
        done += 1
        if has[seat] >> figure & 1:
            while (number := draw(2)) >= 2:
                pass
            if number:
                position.asked = seat
                betting.hold(position)
                return done
        else:
            while draw(1):  # a choice of one takes luck as well
                pass
        seat = position.after[seat]
    betting.concede(position)
    return done


def _nothing(_position: Position, _rng: "Random") -> int:
    raise AssertionError("the game is over")


_GO_ON: tuple[Callable[[Position, "Random"], int], ...] = (_shuffle, _cut, _steal, _play, _nothing)
"""For each phase what luck or the seats do in it."""
