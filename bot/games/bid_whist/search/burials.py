"""What to lay away: by the rule of thumb, and other ways that are worth weighing."""

from itertools import combinations

from bot.games.bid_whist.search.lanes import LOOSE, Lanes

MOST_WAYS = 9
"""So many burials are weighed at the most."""


def bury(lanes: Lanes, hand: int, out: int, count: int, *, keep_jokers: bool = False, must: int = 0) -> int:
    """Return the cards least worth keeping: no trumps, no winners, short side suits first.

    Args:
        lanes: the contract's.
        hand: declarer's cards, the kitty among them.
        out: all other cards.
        count: how many are buried.
        keep_jokers: whether a joker in no trump is a guard, since it may be thrown at any time.
        must: what has to go.
    """
    found = must
    left = count - must.bit_count()
    for card in ranked(lanes, hand & ~must, out, keep_jokers=keep_jokers)[:left]:
        found |= card
    return found


def ranked(lanes: Lanes, hand: int, out: int, *, keep_jokers: bool = False) -> list[int]:
    """Return the cards of a hand, the least worth keeping first."""
    worth: list[tuple[int, int]] = []
    loose = hand >> LOOSE
    while loose:
        low = loose & -loose
        worth.append((14 if keep_jokers else -1, low << LOOSE))
        loose ^= low
    longer = 3 if lanes.nt else 2
    for lane in lanes.suits:
        cards = hand & lane
        count = cards.bit_count()
        others = out & lane
        base = 100 if lane == lanes.trump else longer * count
        while cards:
            low = cards & -cards
            cards ^= low
            place = low.bit_length() - 1
            above = (others >> place).bit_count()
            if lane == lanes.trump:
                worth.append((base + (place & 15), low))
            elif not above:
                worth.append((60 + count, low))
            else:
                guard = 20 if above == 1 and count > 1 else 0
                worth.append((base + guard + (place & 15) + 1, low))
    worth.sort()
    return [card for _, card in worth]


def ways_to_bury(lanes: Lanes, hand: int, out: int, count: int, *, keep_jokers: bool, must: int) -> list[int]:
    """Return burials worth weighing, the rule of thumb's first: with one or two suits gone, or a guard kept.

    Args: as `bury` has them.
    """
    first = bury(lanes, hand, out, count, keep_jokers=keep_jokers, must=must)
    found = [first]
    order = ranked(lanes, hand & ~must, out, keep_jokers=keep_jokers)
    for gone in _gone(lanes, hand & ~must, out):
        if gone.bit_count() + must.bit_count() > count:
            continue
        way = must | gone
        for card in order:
            if way.bit_count() == count:
                break
            way |= card
        if way not in found:
            found.append(way)
    # The cards on the edge: one that is kept for one that goes.
    going = [card for card in order if first & card][-2:]
    staying = [card for card in order if not first & card][:3]
    for gone, stays in ((g, s) for s in staying for g in reversed(going)):
        way = first ^ gone ^ stays
        if way not in found:
            found.append(way)
    return found[:MOST_WAYS]


def _gone(lanes: Lanes, hand: int, out: int) -> list[int]:
    """Return side suits, alone and by twos, to be rid of; their masters stay."""
    suits: list[int] = []
    for lane in lanes.side:
        cards, others = hand & lane, out & lane
        losers = cards & ((1 << others.bit_length()) - 1)
        if losers:
            suits.append(losers)
        if losers != cards and cards and not lanes.nt:
            suits.append(cards)
    pairs = [one | other for one, other in combinations(suits, 2)]
    return suits + pairs
