"""Which duty a card would break, with what would be allowed: for refusals and for the hand's pale buttons."""

from typing import NamedTuple

from bot.games.betel.cards import BIT, SUIT, SUIT_OF
from bot.games.betel.names import face, faces_in, suit_name
from bot.rules.panel import Param, Say, say

SENTENCES = {
    "must_follow_suit": "error-must-follow-suit",
    "must_trump": "error-must-trump",
    "must_overtake": "error-must-overtake",
    "must_overtrump": "error-must-overtrump",
}
"""By duty its sentence; a duty that narrows another comes after it, and stands for both where one line must do."""
_ORDER = tuple(SENTENCES)


class Duty(NamedTuple):
    """A duty: its code, and what the sentence about it needs; the cards are the asker's own."""

    code: str
    params: dict[str, Param]

    @property
    def narrowness(self) -> int:
        """How far down the duty stands among all: the narrowest has the most."""
        return _ORDER.index(self.code)

    def sentence(self) -> Say:
        """Return what the refusal says, for the line above a hand."""
        return say(SENTENCES[self.code], **self.params)


def broken_duty(card: int, trick: tuple[int, ...], allowed: int) -> Duty:
    """Return which duty a held card would break.

    Args:
        card: what may not be played.
        trick: what lies there, at least the card led.
        allowed: bit set of what may be played instead.
    """
    led = SUIT[trick[0]]
    cards = faces_in(allowed)
    if allowed & led:
        if not BIT[card] & led:
            return Duty("must_follow_suit", {"suit": suit_name(SUIT_OF[trick[0]]), "cards": cards})
        top = max(other for other in trick if BIT[other] & led)
        return Duty("must_overtake", {"top": face(top), "cards": cards})
    # Whoever can't follow and yet may not play everything has to ruff: all that is allowed is trumps.
    trump = allowed.bit_length() - 1
    if SUIT_OF[card] == SUIT_OF[trump]:
        return Duty("must_overtrump", {"top": face(trick[1]), "cards": cards})
    return Duty(
        "must_trump", {"suit": suit_name(SUIT_OF[trump]), "lead": suit_name(SUIT_OF[trick[0]]), "cards": cards}
    )
