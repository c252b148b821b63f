"""The heuristic of novices at The Betel: they misjudge their hands and forget cards."""

from bot.games.betel.cards import SEATS, SUITS
from bot.games.betel.heuristic import BetelHeuristic
from bot.games.betel.holdings import place_of
from bot.games.betel.play import winner_of
from bot.games.betel.playout_state import PlayoutState, layout_seen
from bot.games.betel.state import View
from bot.rules.heuristic import misjudgement

SPREAD = 0.8
"""The standard deviation of the misjudgement, in tricks."""
MEMORY = 1
"""The number of last tricks that a novice remembers."""


class BetelNovice(BetelHeuristic):
    """The heuristic with a misjudged hand in the auction and forgotten cards in the play."""

    def hope(self, hand: int) -> float:
        """Return the misjudgement of the hand."""
        return misjudgement(hand, 0.0, SPREAD)

    def layout(self, view: View, seat: int) -> PlayoutState:
        """Return the remembered cards: those of old tricks may still be out, and shown voids are forgotten."""
        layout, leader = layout_seen(view, seat), view.leader
        for first in range(0, (len(view.played) // SEATS - MEMORY) * SEATS, SEATS):
            trick = view.played[first : first + SEATS]
            for place, card in enumerate(trick):
                if (leader + place) % SEATS != seat:
                    suit, rank = place_of(card)
                    layout.rest[suit] |= 1 << rank
            leader = (leader + winner_of(trick, view.contract)) % SEATS
        layout.void = [0] * SUITS
        return layout
