"""The cards that are left of a deal, played by simple rules to its end: what every estimate of Bieten is made of.

`tactics.quick_card` says which card is played, and `play.play_card` what comes of it. Here is the same once more for
those who hold no wild card, without actions, over locals, and without a count at the end. Holders of wild cards are
asked there. `tests/games/bieten/test_thumb.py` holds both ways equal, in what comes out and in the luck used up.
"""

from typing import TYPE_CHECKING

from bot.games.bieten.cards import LAST_TRICK, RANK, STRENGTH, SUIT, SUIT_MASK, strength
from bot.games.bieten.play import throw
from bot.games.bieten.position import NOBODY, NONE, PLAY, Position
from bot.games.bieten.scoring import winners_by_cards
from bot.games.bieten.tactics import LOWEST, quick_card
from bot.rules.cards import InOrder

if TYPE_CHECKING:
    from random import Random

_SETS = InOrder()
"""Of one to three cards."""
_rank_of = RANK.__getitem__


def play_out(position: Position, rng: "Random") -> list[int]:
    """Return who has each figure at the end, or NOBODY, when nobody bets any more; the position is used up."""
    # What the cards are worth doesn't depend on the open bet.
    position.figure, position.by, position.asked = NONE, NOBODY, NOBODY
    hands, after, wild = position.hands, position.after, position.rules.wild
    seat, taker, led, best = position.turn, position.taker, position.led, position.best
    gone, laid, trick = position.gone, position.laid, position.trick
    if position.phase != PLAY:  # the last card has been played: there is nothing left, not even the hands
        return winners_by_cards(position, hands)
    while True:
        left = hands[seat] & ~gone
        if left & wild:
            position.gone, position.laid, position.trick, position.led, position.best = gone, laid, trick, led, best
            play = quick_card(position, seat, rng)
            card, suit, height = play.card, SUIT[play.counts_as], strength(play.card, play.counts_as)
            if play.named is not None:
                place = position.rules.wilds.index(card)
                position.named = (*position.named[:place], play.named, *position.named[place + 1 :])
        else:
            cards = _SETS[(left & SUIT_MASK[led] or left) if laid else left]
            card = cards[0] if len(cards) == 1 else _one_of(cards, laid, trick, led, best, rng)
            suit, height = SUIT[card], STRENGTH[card]
        gone |= 1 << card
        if not laid:
            led, best, taker = suit, height, seat
        elif suit == led:
            if height > best:
                best, taker = height, seat
        elif hands[seat] & wild:  # what it threw tells what its wild cards may still be
            position.gone, position.led, position.trick = gone, led, trick
            throw(position, seat)
        laid += 1
        if laid < position.live:
            seat = after[seat]
        elif trick < LAST_TRICK:
            trick, laid, seat = trick + 1, 0, taker
        else:
            position.taker = taker
            return winners_by_cards(position, hands)


def _one_of(cards: tuple[int, ...], laid: int, trick: int, led: int, best: int, rng: "Random") -> int:
    """Return which of several real cards is played: any to lead; else to win after the first trick, or the lowest."""
    if not laid:
        return rng.choice(cards)
    if trick:
        winning = [card for card in cards if SUIT[card] == led and STRENGTH[card] > best]
        if winning:
            return max(winning, key=_rank_of)
    return min(cards, key=_rank_of) if rng.random() < LOWEST else rng.choice(cards)
