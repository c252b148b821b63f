"""The heuristic of novices at Bieten: they misjudge their figures, and play their best card first."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from bot.games.bieten.actions import Play
from bot.games.bieten.cards import RANK
from bot.games.bieten.heuristic import BietenHeuristic
from bot.games.bieten.state import View
from bot.rules.actions import Action
from bot.rules.heuristic import misjudgement

if TYPE_CHECKING:
    from random import Random

HOPE, FEAR = 0.09, -0.06
"""The chance to win the game by which a novice overestimates a bet or hold: too high for two, too low for more."""
SPREAD = 0.05
"""The standard deviation of the misjudgement."""
FIGURES = 8
"""More than there are figures, so that each figure of a hand is misjudged by itself."""


class BietenNovice(BietenHeuristic):
    """The heuristic with misjudged figures and the highest cards first."""

    card_samples: ClassVar[int] = 1

    def hope(self, view: View, figure: int) -> float:
        """Return the misjudgement of a figure: a novice holds too often against one, and fears several."""
        return misjudgement(view.hand * FIGURES + figure, HOPE if view.live == 2 else FEAR, SPREAD)

    def card(self, view: View, plays: Sequence[Play], rng: "Random") -> Action:
        """Return one of the highest cards."""
        best = max(RANK[play.card] for play in plays)
        return super().card(view, [play for play in plays if RANK[play.card] == best], rng)
