"""What to lead in no trump: whoever gets a long suit to run first wins the deal.

Side aces are the way back to it and wait; a partner who has led a suit has led the one that is to run.
"""

from bot.games.bid_whist.cards import JOKERS
from bot.games.bid_whist.sight import Scene
from bot.rules.cards import cards_in

# What makes a suit worth leading, in cards of its own length.
OUT = 0.5
"""Each card that others may hold of it, which has to fall before it runs."""
RETURNED = 5.0
"""That the partner has led it."""
SURE = 2.0
"""Each sure book of a defender's, who has no time to lose; declarer's wait."""
BARE = 1.0
"""That it is short and has no sure book; as much less."""
RUNS = 50.0
"""That no opponent has any of it."""


def lead(scene: Scene, cards: list[int]) -> int:
    """Return the card to lead.

    Args:
        scene: what the seat knows.
        cards: what it may play, not empty.
    """
    # A joker takes nothing: leading it gives the trick away.
    plain = [card for card in cards if not JOKERS >> card & 1]
    if not plain:
        return cards[0]
    order = scene.order
    suit = max({order.suit_of[card] for card in plain}, key=lambda suit: (_promise(scene, suit), suit))
    held = sorted((card for card in plain if order.suit_of[card] == suit), key=order.strength, reverse=True)
    return _of_suit(scene, held)


def _promise(scene: Scene, suit: int) -> float:
    """Return how much speaks for leading a suit."""
    mask = scene.order.masks[suit]
    length = (scene.hand & mask).bit_count()
    if not scene.enemies_may_have(suit):
        return RUNS + length
    sure = sum(scene.is_master(card) for card in cards_in(scene.hand & mask))
    worth = length - OUT * (scene.unseen & mask).bit_count()
    if suit == scene.returned:
        return worth + RETURNED
    if not scene.friend(scene.declarer):
        worth += SURE * sure
    return worth - BARE if length <= 2 and not sure else worth


def _of_suit(scene: Scene, held: list[int]) -> int:
    """Return which card of a suit to lead: a sure one, the top of touching ones, the partner's suit from the top."""
    order = scene.order
    top = held[0]
    suit = order.suit_of[top]
    if scene.is_master(top) or len(held) <= 2 or suit == scene.returned:
        return top
    # Touching cards drive out what is above them; a single high one waits until the suit is led to it.
    between = scene.unseen & order.above[held[1]] & ~order.above[top]
    return held[-1] if between else top
