"""A pass, said in advance: whatever was bid, or unless the highest bid is still below a number."""

from bot.games.bid_whist.actions import Pass
from bot.games.bid_whist.auction import highest
from bot.games.bid_whist.position import AUCTION
from bot.games.bid_whist.view import View
from bot.rules.actions import Action
from bot.rules.ahead import Ahead, Offer, Said
from bot.rules.panel import Say, say


class PassAhead(Ahead[View]):
    """A pass to what has been bid by then; an exception is a number of books.

    Who wants to look at a turn below it may bid there: what was said stands for the next turn. A dealer who may not
    pass is asked, and nothing stands any more.
    """

    def offer(self, view: View) -> Offer | None:
        """Return the numbers above the highest bid; None for whoever has passed, and after the auction."""
        spoken = [bid for seat, bid in view.calls if seat == view.seat]
        if view.phase != AUCTION or None in spoken or (spoken and view.terms.one_turn):
            return None
        # Below the lowest number is nothing: nobody has bid.
        numbers = range(max(_number(view) + 1, view.terms.min_bid), view.terms.max_bid + 1)
        unless = tuple((str(number), say("option-ahead-below", number=number)) for number in numbers)
        return Offer(Pass.act, say("button-ahead-pass"), say("prompt-ahead-pass"), say("line-ahead-forced"), unless)

    def says(self, said: Said) -> Say:
        """Return what was said."""
        if not said.unless:
            return say("line-ahead-pass")
        return say("line-ahead-pass-unless", number=int(said.unless[0]))

    def asked(self, view: View) -> bool:
        """Return whether it is the seat's turn to bid."""
        return view.phase == AUCTION and view.turn == view.seat

    def waits(self, view: View, said: Said) -> bool:
        """Return whether the auction has come below the number."""
        return any(_number(view) < int(code) for code in said.unless)

    def action(self, view: View) -> Action:
        """Return to pass."""
        return Pass(view.seat)


def _number(view: View) -> int:
    """Return the number of the highest bid; 0 if there is none."""
    high = highest(view.calls)
    return high[1].number if high else 0


AHEAD = PassAhead()
