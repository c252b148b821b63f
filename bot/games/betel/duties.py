"""Which duty a card would break, with what would be allowed: for refusals and for the hand's pale buttons."""

from typing import TYPE_CHECKING, NamedTuple

from bot.games.betel.play import BIT, SUIT, SUIT_OF, playable
from bot.games.betel.words import face, faces
from bot.rules.cards import FRENCH
from bot.rules.errors import IllegalAction
from bot.rules.panel import Param, Say, say

if TYPE_CHECKING:
    from bot.games.betel.rules import BetelState


class Duty(NamedTuple):
    """A duty: its code, and what the sentence about it needs; the cards are the asker's own."""

    code: str
    params: dict[str, Param]

    def sentence(self) -> Say:
        """Return what the refusal says, for the line above a hand."""
        return say(f"error-{self.code.replace('_', '-')}", **self.params)


def refuse_play(state: "BetelState", seat: int, card: int) -> IllegalAction:
    """Return why the seat to play may not play this card."""
    if not BIT[card] & state.hands[seat]:
        return IllegalAction("card_not_held", card=face(card))
    duty = broken_duty(card, state.trick, playable(state, seat))
    return IllegalAction(duty.code, **duty.params)


def broken_duty(card: int, trick: tuple[int, ...], allowed: int) -> Duty:
    """Return which duty a held card would break.

    Args:
        card: what may not be played.
        trick: what lies there, at least the card led.
        allowed: bit set of what may be played instead.
    """
    led = SUIT[trick[0]]
    cards = faces(allowed)
    if allowed & led:
        if not BIT[card] & led:
            return Duty("must_follow_suit", {"suit": _suit(trick[0]), "cards": cards})
        top = max(other for other in trick if BIT[other] & led)
        return Duty("must_overtake", {"top": face(top), "cards": cards})
    trump = allowed.bit_length() - 1
    if SUIT_OF[card] == SUIT_OF[trump]:
        return Duty("must_overtrump", {"top": face(trick[1]), "cards": cards})
    return Duty("must_trump", {"suit": _suit(trump), "lead": _suit(trick[0]), "cards": cards})


def _suit(card: int) -> Say:
    return say(f"suit-french-{FRENCH.suits[SUIT_OF[card]]}")
