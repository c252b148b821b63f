"""Good, said in advance: to any bet, or to any but those on chosen figures."""

from bot.games.bieten.actions import Good
from bot.games.bieten.cards import FIGURES
from bot.games.bieten.names import figure_name
from bot.games.bieten.position import PLAY
from bot.games.bieten.view import View
from bot.rules.actions import Action
from bot.rules.ahead import Ahead, Offer, Said
from bot.rules.cards import cards_in
from bot.rules.panel import Say, say


class GoodAhead(Ahead[View]):
    """Good to what others bet and raise; exceptions are figures, with their raises.

    A raise of a figure that the seat has bet, held or raised itself always waits for its holder: they have a share in
    it, and to say good would give that away.
    """

    def offer(self, view: View) -> Offer | None:
        """Return the figures that the seat may still be asked about; None once there are none, or after the deal."""
        figures = view.open | view.raisable | (1 << view.figure if view.figure >= 0 else 0)
        if view.phase != PLAY or not view.hand or not figures:
            return None
        unless = tuple((FIGURES[figure], figure_name(figure)) for figure in cards_in(figures))
        label, prompt = say("button-ahead-good"), say("prompt-ahead-good")
        # To make an exception of everything is to say nothing.
        several = unless if len(unless) > 1 else ()
        return Offer(Good.act, label, prompt, say("line-ahead-own"), several, max(1, len(several) - 1))

    def says(self, said: Said) -> Say:
        """Return what was said."""
        if not said.unless:
            return say("line-ahead-good")
        figures = tuple(figure_name(FIGURES.index(code)) for code in said.unless)
        return say("line-ahead-good-but", figures=figures)

    def asked(self, view: View) -> bool:
        """Return whether the seat has to answer a bet."""
        return view.figure >= 0 and view.asked == view.seat

    def waits(self, view: View, said: Said) -> bool:
        """Return whether the bet is on an exception, or raises the seat's own figure."""
        return FIGURES[view.figure] in said.unless or self._is_own(view)

    def action(self, view: View) -> Action:
        """Return to say good."""
        return Good(view.seat)

    @staticmethod
    def _is_own(view: View) -> bool:
        assert view.seat is not None
        own = view.holders[view.figure], view.raisers[view.figure]
        return bool(view.firsts >> view.figure + 5 * view.seat & 1) or view.seat in own


AHEAD = GoodAhead()
