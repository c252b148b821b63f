"""A finished game looked back at from one seat: what the strongest player would have done, and what the rest cost.

Every decision is judged from the view of that moment, so nothing that lay hidden then speaks for or against it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bot.players.advice import ADVISER
from bot.players.explain import worth
from bot.players.search import Decision, clock, think
from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.record import read_line
from bot.rules.state import View
from bot.rules.timeline import Timeline

SECONDS = 0.8
"""Seconds for the first look at a decision, and as many for the second: players wait meanwhile."""
SECOND_LOOK = 96
"""Worlds in which a choice that seems to have cost something is weighed again, all of them new."""
DOUBT = 0.5
"""From how many standard errors on a second look is worth it."""
CLEAR = 2.0
"""By how many standard errors a choice must be worse until anything is said of it."""
LEAST = 0.005
"""What costs no more than this chance to win is not worth a word."""
BY = "by"


@dataclass(frozen=True, slots=True)
class DecisionPoint:
    """A decision of a seat in a finished game.

    Args:
        line: of the record, from 1.
        deal: of the game, from 1.
        view: what the seat could know.
        done: what it did.
    """

    line: int
    deal: int
    view: View
    done: Action


@dataclass(frozen=True, slots=True)
class DecisionReview:
    """What is thought of a decision afterwards.

    Args:
        said: what the strongest player would have done, and what all choices are worth.
        cost: how much more chance to win that has than what was done, in the same worlds; 0 where it was the same.
        error: the standard error of the cost.
    """

    said: Decision
    cost: float = 0.0
    error: float = 0.0

    @property
    def clear(self) -> bool:
        """Whether it has cost something beyond doubt."""
        return self.cost >= LEAST and self.cost >= CLEAR * self.error


def turns(film: Timeline, data: bytes, seat: int) -> Iterator[DecisionPoint]:
    """Yield the decisions of a seat's owner, forced ones and those of others who played for them left out.

    Args:
        film: the game.
        data: its record.
        seat: whose.
    """
    lines = data.split(b"\n")
    for moment in film.moments:
        done, before = moment.step.action, moment.step.before
        if done.seat != seat or done.by_chance or before.legal_actions(seat) == (done,):
            continue
        if BY not in read_line(lines[moment.line - 1]):
            yield DecisionPoint(moment.line, moment.deal, before.view(seat), done)


def review_decision(
    game: AnyGame, view: View, done: Action, luck: str, *, seconds: float | None = SECONDS
) -> DecisionReview | None:
    """Return what is thought of a decision; None where there is nothing to weigh.

    What seems to have cost something is weighed a second time against the choice itself, in new worlds: a choice that
    came out best among many by luck is not lucky twice.

    Args:
        game: what was played.
        view: what the seat could know; `view.legal` is not empty.
        done: what it did.
        luck: what the player's luck begins with.
        seconds: for each of two looks; None: as long as they need.
    """
    if game.searcher is None or not game.searcher.candidates(view):
        return None
    said = think(game, view, Random(luck), ADVISER, seconds=seconds, also=done)
    best, found = worth(said, said.action), worth(said, done)
    if said.rule == "only" or best is None or found is None:
        return None
    if done == said.action:
        return DecisionReview(said)
    error = max(best.error, found.error) if said.action != said.first else found.error
    if best.value - found.value < DOUBT * error:
        return DecisionReview(said, max(0.0, best.value - found.value), error)
    return _again(game, view, said, done, luck, seconds)


def _again(
    game: AnyGame, view: View, said: Decision, done: Action, luck: str, seconds: float | None
) -> DecisionReview:
    """Return what a decision has cost against the choice of the strongest player, in new worlds."""
    assert game.searcher is not None
    pair, rng = (said.action, done), Random(f"{luck} again")
    weighed = game.searcher.weigh(view, pair, said.action, SECOND_LOOK, rng, going=clock(seconds))
    if not weighed:
        return DecisionReview(said)
    return DecisionReview(said, max(0.0, -weighed[1].margin), weighed[1].error)
