"""The heuristic of novices at Bid Whist: they misjudge their hands and forget cards."""

from dataclasses import replace

from bot.games.bid_whist.cards import JOKERS, Ranking
from bot.games.bid_whist.heuristic import BidWhistHeuristic, scene_of
from bot.games.bid_whist.state import View
from bot.games.bid_whist.tactics import PlayContext
from bot.rules.heuristic import misjudgement

HOPE = -1.7
"""Books by which a novice overestimates its cards: it expects too little of the kitty and the partner."""
SPREAD = 1.2
"""The standard deviation of the misjudgement, in books."""
MEMORY = 1
"""The number of last books that a novice remembers; of older ones it remembers jokers."""


class BidWhistNovice(BidWhistHeuristic):
    """The heuristic with a misjudged hand in the auction and forgotten cards in the play."""

    def doubt(self, hand: int) -> float:
        """Return the negative misjudgement of the hand."""
        return -misjudgement(hand, HOPE, SPREAD)

    def context(self, view: View, seat: int, order: Ranking) -> PlayContext:
        """Return the remembered facts: cards of old books may still be out, and shown voids are forgotten."""
        forgotten = 0
        for trick in view.tricks[: max(0, len(view.tricks) - MEMORY)]:
            for place, card in enumerate(trick.cards):
                forgotten |= ((trick.leader + place) % view.seats != seat) << card
        known = scene_of(view, seat, order)
        return replace(known, unseen=known.unseen | forgotten & ~JOKERS, lacking=[0] * view.seats)
