"""Estimate how often a seat wins each figure, and the value of a card, by sampled deals played to the end."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.games.bieten.actions import Play
from bot.games.bieten.cards import FIGURES, WELI
from bot.games.bieten.play import play_card
from bot.games.bieten.position import NOBODY, NONE, PLAY, Position
from bot.games.bieten.scoring import winners_by_cards
from bot.games.bieten.state import View
from tools.arena.frozen.bieten.hidden import determinize
from tools.arena.frozen.bieten.tactics import quick_card

if TYPE_CHECKING:
    from random import Random

SAMPLES = 16
CARD_SAMPLES = 8


def chances(view: View, seat: int, rng: "Random") -> tuple[float, ...]:
    """Return for each figure how often this seat has it when the cards are all face up, from 0 to 1."""
    won = [0] * len(FIGURES)
    for _ in range(SAMPLES):
        for figure, winner in enumerate(_played_out(determinize(view, rng), rng)):
            won[figure] += winner == seat
    return tuple(count / SAMPLES for count in won)


def best_play(view: View, seat: int, candidates: Sequence[Play], rng: "Random") -> Play:
    """Return the play after which this seat wins most points, on the average of some deals."""
    totals = [0.0] * len(candidates)
    for _ in range(CARD_SAMPLES):
        deal = determinize(view, rng)
        for number, play in enumerate(candidates):
            position = deal.copy()
            play_card(position, play)
            totals[number] += points_for(view, seat, _played_out(position, rng))
    return candidates[totals.index(max(totals))]


def _played_out(position: Position, rng: "Random") -> list[int]:
    """Return who has each figure at the end when nobody bets any more; the position is used up."""
    hands = position.hands  # the end of the deal takes them away
    # What the cards are worth doesn't depend on the open bet.
    position.figure, position.by, position.asked = NONE, NOBODY, NOBODY
    while position.phase == PLAY:
        play_card(position, quick_card(position, position.turn, rng))
    return winners_by_cards(position, hands)


def points_for(view: View, seat: int, winners: Sequence[int]) -> float:
    """Return the points that a seat still wins in a deal, those of the others' average taken off.

    Args:
        view: the seat's, while the deal goes on; figures conceded by now bring nothing any more.
        winners: for each figure who has it in the end, or NOBODY.
    """
    points, scored = 0.0, False
    for figure, winner in enumerate(winners):
        owner = view.owners[figure]
        if owner >= 0:
            scored = scored or owner == seat
        elif winner == seat:
            points += view.values[figure]
            scored = True
        elif winner >= 0:
            points += view.values[figure] * (-1 / (view.live - 1))
    if view.rules.wild and view.hand >> WELI & 1 and not scored:
        points -= 1
    return points
