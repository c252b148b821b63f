"""Plays the remaining cards by simple rules to the end of the deal: the base of every estimate in Bieten.

`quick_card` chooses a card, and `play.play_card` applies it. `play_out` does the same for seats without a wild card,
without actions, over locals, and without a count at the end. For holders of wild cards it calls `quick_card`. A test
compares both ways, in the results and in the random numbers used.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from bot.games.bieten.actions import Play
from bot.games.bieten.cards import HAND, LAST_TRICK, RANK, STRENGTH, SUIT, SUIT_MASK, best_in, strength
from bot.games.bieten.play import legal_plays, throw
from bot.games.bieten.position import NOBODY, NONE, PLAY, Position
from bot.games.bieten.scoring import honest, winners_by_cards
from bot.games.bieten.state import View
from bot.rules.cards import OrderedCardsCache

if TYPE_CHECKING:
    from random import Random


# One card


LOWEST = 0.7
"""How often the lowest card is thrown where none is to win."""
MOST_CANDIDATES = 6
"""The most names of one wild card that are compared."""


def quick_card(position: Position, seat: int, rng: "Random") -> Play:
    """Return a card by simple rules: a wild one late and under its best name; win if it is cheap, else throw low."""
    legal: Sequence[Play] = legal_plays(position, seat)
    if not position.rules.strict:
        legal = honest(position, seat, legal)
    real = [play for play in legal if play.named is None]
    if not real or (len(real) < len(legal) and rng.random() < 0.15):
        wild = rng.choice([play.card for play in legal if play.named is not None])
        return _best_name(position, seat, [play for play in legal if play.card == wild])
    if len(real) == 1:
        return real[0]
    if not position.laid:
        return rng.choice(real)
    winning = [play for play in real if SUIT[play.card] == position.led and STRENGTH[play.card] > position.best]
    if winning and position.trick:
        return max(winning, key=lambda play: RANK[play.card])
    return min(real, key=lambda play: RANK[play.card]) if rng.random() < LOWEST else rng.choice(real)


def _best_name(position: Position, seat: int, plays: Sequence[Play]) -> Play:
    """Return the play of a wild card under the name that serves its holder best."""
    hand = position.hands[seat] & ~(1 << plays[0].card)

    def worth(play: Play) -> float:
        name = play.counts_as
        takes = SUIT[name] == position.led and strength(play.card, name) > position.best
        # The later the trick, the nearer it is to Spiel.
        return name_worth(hand, play.card, name) + (position.trick if takes or not position.laid else 0)

    return max(plays, key=worth)


@lru_cache(maxsize=1 << 14)
def name_worth(others: int, wild: int, name: int) -> float:
    """Return the approximate value in points of a wild card's name beside the other cards of the hand, as bits."""
    *of_suit, _, _ = bests = best_in(others | 1 << wild, ((wild, name),))
    worth = 0.0
    for figure, best in enumerate(bests):
        if not best:
            continue
        if figure < len(of_suit):  # Rot and Grün: as good as the card is high
            worth += max(0.0, best[0] - 3) / 5
        else:
            worth += 0.35 + best[1] / 16 + (0.4 if best[0] == HAND else 0)
    return worth


def candidates(view: View, plays: Sequence[Play]) -> list[Play]:
    """Return the real cards and the most promising names of the wild ones."""
    chosen = [play for play in plays if play.named is None]
    for wild in sorted({play.card for play in plays if play.named is not None}):
        hand = view.hand & ~(1 << wild)
        named = [play for play in plays if play.card == wild]
        named.sort(key=lambda play: -name_worth(hand, wild, play.counts_as))
        chosen += named[:MOST_CANDIDATES]
        if view.laid:
            # To follow is another thing than to throw: of the names that do, the highest is thought about, too.
            follow = [play for play in named[MOST_CANDIDATES:] if SUIT_MASK[view.led] >> play.counts_as & 1]
            chosen += sorted(follow, key=lambda play: -play.counts_as)[:1]
    return chosen


# All cards


_SETS = OrderedCardsCache()
"""Of one to three cards."""
_rank_of = RANK.__getitem__


def play_out(position: Position, rng: "Random") -> list[int]:
    """Play a position out without bets; return the winner of each figure, or NOBODY. It changes the position."""
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
        elif hands[seat] & wild:  # what it threw limits what its wild cards can be
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
