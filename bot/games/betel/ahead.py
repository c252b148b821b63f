"""A pass, said in advance: whatever was bid, or unless the last bid is still below a contract."""

from bot.games.betel.actions import Pass
from bot.games.betel.contracts import BY_CODE, above
from bot.games.betel.names import contract_name
from bot.games.betel.position import AUCTION, NOBODY
from bot.games.betel.view import View
from bot.rules.actions import Action
from bot.rules.ahead import Ahead, Offer, Said
from bot.rules.panel import Say, say

MOST = 25
"""So many contracts are offered, the lowest above the last bid: no longer list can be shown."""


class PassAhead(Ahead[View]):
    """A pass to what has been bid by then, without a look at the twins; an exception is a contract.

    Whose own bid stands and has been contraed is asked in any case.
    """

    def offer(self, view: View) -> Offer | None:
        """Return the contracts above the last bid; None after the auction, and for whoever has exchanged."""
        if view.phase != AUCTION or (view.swapped and view.turn == view.seat):
            return None
        contracts = above(view.contract)[:MOST]
        unless = tuple((each.code, say("option-ahead-below", contract=contract_name(each))) for each in contracts)
        return Offer(Pass.act, say("button-ahead-pass"), say("prompt-ahead-pass"), say("line-ahead-no-look"), unless)

    def says(self, said: Said) -> Say:
        """Return what was said."""
        if not said.unless:
            return say("line-ahead-pass")
        return say("line-ahead-pass-unless", contract=contract_name(BY_CODE[said.unless[0]]))

    def asked(self, view: View) -> bool:
        """Return whether it is the seat's call."""
        return view.phase == AUCTION and view.turn == view.seat

    def waits(self, view: View, said: Said) -> bool:
        """Return whether the auction has come below the contract, or the seat's own bid has been contraed."""
        own = view.contra != NOBODY and view.declarer == view.seat
        return own or any(view.contract.number < BY_CODE[code].number for code in said.unless)

    def action(self, view: View) -> Action:
        """Return to pass."""
        return Pass(view.seat)


AHEAD = PassAhead()
