"""Choose a card by heuristics on bit sets.

There are three aims. A declarer for tricks wins them cheaply. A betel's declarer ducks and discards dangerous cards.
A betel's defenders keep low cards to lead, and win necessary tricks with high cards.
"""

from typing import NamedTuple

from bot.games.betel.cards import ABOVE, ALL_CARDS, BIT, RANKS, SEATS, SUIT, SUIT_OF
from bot.games.betel.contracts import Contract
from bot.games.betel.position import NOBODY
from bot.rules.cards import cards_in


class Seen(NamedTuple):
    """What a seat to play goes by.

    Args:
        seat: who is to play.
        declarer: NOBODY after three passes.
        contract: what is played, NO_CONTRACT after three passes.
        hand: bit set of its hand.
        legal: bit set of what it may play.
        trick: what lies there.
        out: bit set of the cards it has not seen: neither held nor played.
    """

    seat: int
    declarer: int
    contract: Contract
    hand: int
    legal: int
    trick: tuple[int, ...]
    out: int

    def above(self, card: int) -> int:
        """Return how many unseen cards of its suit are higher."""
        return (self.out & ABOVE[card]).bit_count()

    def below(self, card: int) -> int:
        """Return how many unseen cards of its suit are lower."""
        return (self.out & SUIT[card] & (BIT[card] - 1)).bit_count()


def best_card(seen: Seen) -> int:
    """Return the card to play."""
    legal = seen.legal
    if not legal & (legal - 1):
        return legal.bit_length() - 1
    if not seen.contract.betel:
        return _lead(seen) if not seen.trick else _follow(seen)
    if seen.seat == seen.declarer:
        return _duck_lead(seen) if not seen.trick else _duck(seen)
    return _press_lead(seen) if not seen.trick else _press(seen)


def winners_in(seen: Seen) -> tuple[list[int], list[int]]:
    """Return the legal cards that would win the trick as it lies, and those that would not."""
    power = seen.contract.powers[SUIT_OF[seen.trick[0]]]
    best = max(power[card] for card in seen.trick)
    wins: list[int] = []
    loses: list[int] = []
    for card in cards_in(seen.legal):
        (wins if power[card] > best else loses).append(card)
    return wins, loses


def _rank(card: int) -> int:
    return card % RANKS


# Playing for tricks


def _lead(seen: Seen) -> int:
    """Lead trumps while the declarer can draw some, then what nobody can beat, else low from the longest suit."""
    trumps = seen.contract.trumps
    own = cards_in(seen.hand)
    masters = [card for card in own if not seen.above(card)]
    if trumps and seen.seat == seen.declarer and seen.out & trumps:
        drawing = [card for card in masters if BIT[card] & trumps]
        if drawing:
            return drawing[-1]
        if (seen.hand & trumps).bit_count() > (seen.out & trumps).bit_count():
            return min(cards_in(seen.hand & trumps))
    plain = [card for card in masters if not BIT[card] & trumps]
    if plain:
        # The suit of which the others have most is the one least likely to be ruffed.
        return max(plain, key=lambda card: (seen.out & SUIT[card]).bit_count())
    if masters and not seen.out & trumps:
        return masters[-1]
    rest = [card for card in own if not BIT[card] & trumps] or own
    return max(rest, key=lambda card: ((seen.hand & SUIT[card]).bit_count(), -_rank(card)))


def _follow(seen: Seen) -> int:
    """Take the trick as cheaply as it can be held, or give as little as possible."""
    wins, loses = winners_in(seen)
    last = len(seen.trick) == SEATS - 1
    if last and loses and _partner_wins(seen):
        return min(loses, key=lambda card: _worth(seen, card))
    if wins:
        if last:
            return min(wins, key=lambda card: _worth(seen, card))
        masters = [card for card in wins if not seen.above(card)]
        return max(masters, key=_rank) if masters else min(wins, key=lambda card: _worth(seen, card))
    return min(loses, key=lambda card: _worth(seen, card))


def _partner_wins(seen: Seen) -> bool:
    """Return whether the other defender holds the trick, seen by the last to play."""
    if seen.declarer in {NOBODY, seen.seat}:
        return False
    first, second = seen.trick
    power = seen.contract.powers[SUIT_OF[first]]
    second_wins = power[second] > power[first]
    second_seat = (seen.seat - 1) % SEATS
    return second_wins == (second_seat != seen.declarer)


def _worth(seen: Seen, card: int) -> int:
    """Return how dear a card is: trumps, then cards nobody beats, then by rank."""
    trump = BIT[card] & seen.contract.trumps != 0
    return 100 * trump + 40 * (not seen.above(card)) + _rank(card)


# A betel's declarer


def danger(seen: Seen, card: int) -> int:
    """Return how likely a card is to take a trick some day: few unseen above it, many below."""
    return 10 * seen.below(card) - 14 * seen.above(card) + _rank(card)


def _duck_lead(seen: Seen) -> int:
    """Lead what somebody must overtake most surely."""
    return max(cards_in(seen.legal), key=lambda card: (min(seen.above(card), 4), -seen.below(card), _rank(card)))


def _duck(seen: Seen) -> int:
    """Stay under with the highest card that does, shed the most dangerous one; if it must win, win for good."""
    wins, loses = winners_in(seen)
    if loses:
        return max(loses, key=lambda card: danger(seen, card))
    if len(seen.trick) == SEATS - 1:
        return max(wins, key=_rank)
    lowest = min(wins, key=_rank)
    return lowest if seen.above(lowest) else max(wins, key=_rank)


# A betel's defenders


def _press_lead(seen: Seen) -> int:
    """Lead a low card that the declarer may have to overtake; never what nobody can beat, if there is a choice."""
    return max(
        cards_in(seen.legal),
        key=lambda card: (min(seen.above(card), 2), -_rank(card), -(seen.hand & SUIT[card]).bit_count()),
    )


def _press(seen: Seen) -> int:
    """Stay under the declarer; before he plays stay low; spend high cards where the trick is lost to him anyway."""
    wins, loses = winners_in(seen)
    power = seen.contract.powers[SUIT_OF[seen.trick[0]]]
    places = [(seen.seat - len(seen.trick) + i) % SEATS for i in range(len(seen.trick))]
    leading = places[max(range(len(places)), key=lambda i: power[seen.trick[i]])]
    if seen.declarer not in places:
        # He plays last: the lower the trick, the likelier he has to overtake it.
        return min(wins + loses, key=lambda card: (card in wins, _rank(card)))
    if loses:
        return max(loses, key=_rank)
    if leading == seen.declarer and len(places) < SEATS - 1:
        return min(wins, key=_rank)
    return max(wins, key=_rank)


def unseen_from(hand: int, played: int) -> int:
    """Return the cards a seat has not seen, from its hand and the cards played."""
    return ALL_CARDS & ~hand & ~played
