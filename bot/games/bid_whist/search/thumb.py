"""Rules of thumb for the cards on integers, so fast that a deal is played out in a tenth of a millisecond.

Cards are in lanes (lanes.py). Nothing here knows more than the seat that plays: its hand, and what is out, that is,
may be in other hands or lie buried.
"""

from bot.games.bid_whist.search.lanes import LOOSE, Lanes

FEW = 5
"""With so many cards left, or fewer, sure books are taken before long suits are set up."""


def reply(lanes: Lanes, hand: int, out: int, led: int, best: int, ours: bool, left: int) -> int:
    """Return the card to play to a trick that has been led.

    Args:
        lanes: the contract's.
        hand: the seat's cards.
        out: cards that others may hold.
        led: the lane led; 0 if only jokers were, in no trump.
        best: the card that wins so far; 0 if none.
        ours: whether it is the partner's.
        left: how many play after this seat.
    """
    follow = hand & led
    higher = -(best << 1)  # all bits above it
    if not follow:
        return _void(lanes, hand, out, best, ours and (not left or not out & lanes.lane_of(best) & higher))
    over = follow & higher
    if not over:
        return follow & -follow
    if not left:
        return follow & -follow if ours else over & -over
    others = out & led
    if ours and not others & higher:
        return follow & -follow
    if over > others:
        masters = over >> others.bit_length() << others.bit_length()
        if not lanes.nt or left == 1 or masters & (masters - 1) or follow == masters:
            return masters & -masters
        # In no trump the one stopper is held up, so that opponents can't run their suit at once.
        return follow & -follow
    # Not last, and it can be beaten: third hand plays high, the others save their cards.
    return follow & -follow if ours or left > 1 else 1 << (over.bit_length() - 1)


def _void(lanes: Lanes, hand: int, out: int, best: int, safe: bool) -> int:
    """Return the card to play where none can follow: a joker that wins nothing, a ruff, or what is least worth."""
    loose = hand >> LOOSE
    if loose:
        return (loose & -loose) << LOOSE
    if lanes.trump and not safe:
        over = hand & lanes.trump & -(best << 1)
        if over:
            return over & -over
    return discard(lanes, hand, out)


def discard(lanes: Lanes, hand: int, out: int) -> int:
    """Return the card least worth keeping: low, no master, no guard, of a short suit."""
    found, least = 0, 999
    for lane in lanes.side:
        cards = hand & lane
        if not cards:
            continue
        low = cards & -cards
        others = out & lane
        count = cards.bit_count()
        worth = (low.bit_length() - 1 & 15) * 2 + count
        if low > others:
            worth += 100
        elif count == 2 and (others >> cards.bit_length()).bit_count() == 1:
            worth += 8
        if worth < least:
            found, least = low, worth
    return found or hand & -hand


def lead(lanes: Lanes, hand: int, out: int, ours: bool, declarer: bool, drawing: bool) -> int:
    """Return the card to lead in a trump contract.

    Args:
        lanes: the contract's.
        hand: the seat's cards.
        out: cards that others may hold.
        ours: whether the seat is on declarer's side.
        declarer: whether it is declarer.
        drawing: whether opponents may have trumps.
    """
    trumps = hand & lanes.trump
    others = out & lanes.trump
    if ours and drawing and trumps:
        if trumps > others or not declarer:
            return 1 << (trumps.bit_length() - 1)
        count = trumps.bit_count()
        if count >= 4:
            return _middle(trumps, count // 2)
    found, most, low, length = 0, 99, 0, 99
    for lane in lanes.side:
        cards = hand & lane
        if not cards:
            continue
        # With trumps about, a short suit's master is the one that lives; then the long suit runs.
        count = cards.bit_count() if drawing or not ours else -cards.bit_count()
        if cards > out & lane and count < most:
            found, most = cards, count
        count = -cards.bit_count() if ours else cards.bit_count()
        if count < length:
            low, length = cards & -cards, count
    if found:
        return 1 << (found.bit_length() - 1)
    if low:
        return low
    return 1 << (trumps.bit_length() - 1) if drawing else trumps & -trumps


def _middle(cards: int, skip: int) -> int:
    """Return one of the cards that has so many below it."""
    for _ in range(skip):
        cards &= cards - 1
    return cards & -cards


def lead_plain(lanes: Lanes, hand: int, out: int, foes: int, friends: int) -> int:
    """Return a lead in no trump: the long suit first, until few cards are left; a joker for want of anything else.

    Args:
        lanes: the contract's.
        hand: the seat's cards.
        out: cards that others may hold.
        foes: the lanes that an opponent has shown not to hold.
        friends: those that a partner has.
    """
    found, most = 0, -99
    few = hand.bit_count() <= FEW
    for lane in lanes.side:
        cards = hand & lane
        if not cards:
            continue
        others = out & lane
        master = cards > others
        worth = 2 * cards.bit_count() + master
        if not others:
            worth += 3
        if few and master:
            worth += 20
        if foes & lane:
            worth += 2
        if friends & lane and not master:
            worth -= 1
        if worth > most:
            found, most = 1 << (cards.bit_length() - 1) if master else cards & -cards, worth
    return found or hand & -hand
