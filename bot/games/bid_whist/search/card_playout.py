"""Play the cards of a deal to the end by the heuristic on integers, in a tenth of a millisecond.

Of each suit the better card is the higher bit, and trumps lie above all suits. So one comparison of integers finds
the winning card, and a few bit operations find the cheapest that does. A suit has a lane of 16 bits; the highest lane
is the trumps', jokers and a high two of spades at its top. Jokers in no trump lie above all lanes and belong to none.

The heuristics know no more than the seat that plays: its hand, and the cards that may be in other hands or lie
buried.
"""

from functools import cache

from bot.games.bid_whist.cards import ACES_BAD, BJ, DOWN, JOKERS, LJ, SPADE_2, Ranking, ranking
from bot.rules.cards import cards_in

# Card encoding


WIDTH = 16
LANE = (1 << WIDTH) - 1
SUIT = (1 << 13) - 1
LOOSE = 4 * WIDTH
"""Where jokers lie that belong to no suit."""


@cache
def sorted_suits(direction: int) -> tuple[int, ...]:
    """Return for each bit set of a suit's cards the same cards with the best at the top."""
    places = [_place(rank, direction) for rank in range(13)]
    table = [0] * (SUIT + 1)
    for cards in range(1, SUIT + 1):
        low = cards & -cards
        table[cards] = table[cards ^ low] | 1 << places[low.bit_length() - 1]
    return tuple(table)


def _place(rank: int, direction: int) -> int:
    if direction == ACES_BAD:
        return 12 - rank
    if direction == DOWN:
        return 12 if rank == 12 else 11 - rank
    return rank


class CardEncoding:
    """The lanes under one contract with the pack's jokers.

    Attributes:
        suits: the mask of each lane, the lowest first; by suit in `of_suit`, which has 0 for no suit.
        side: those that are no trumps.
        trump: the mask of the trumps; 0 in no trump.
        card_at: the card that lies at a bit; bit_of: the bit at which a card lies.
    """

    def __init__(self, order: Ranking, jokers: int) -> None:
        self.order = order
        self.nt = order.nt
        lanes = [suit for suit in range(4) if suit != order.trump]
        self._shifts = tuple(3 * WIDTH if suit == order.trump else lanes.index(suit) * WIDTH for suit in range(4))
        self._table = sorted_suits(order.direction)
        high = order.spade2_high and not order.nt
        self._spade2 = 1 << (3 * WIDTH + 13) if high else 0
        first = LOOSE if order.nt else 3 * WIDTH + (14 if high else 13)
        top = [card for card in (LJ, BJ) if jokers >> card & 1]
        places = {card: first + place for place, card in enumerate(top)}
        self._jokers = tuple(
            sum(1 << places.get(card, first) for card in (BJ, LJ) if held >> (card - BJ) & 1) for held in range(4)
        )
        self.of_suit = (*(LANE << shift for shift in self._shifts), 0)
        self.suits = tuple(LANE << WIDTH * lane for lane in range(4))
        self.trump = 0 if order.nt else self.suits[3]
        self.side = self.suits if order.nt else self.suits[:3]
        self.size = 13 + len(top) + high
        self.card_at: dict[int, int] = {}
        for card in cards_in((1 << BJ) - 1 | jokers):
            self.card_at[self.of(1 << card)] = card
        self.bit_of = {card: bit for bit, card in self.card_at.items()}

    def of(self, cards: int) -> int:
        """Return a bit set of cards in lanes."""
        table, (spades, hearts, diamonds, clubs) = self._table, self._shifts
        found = self._jokers[cards >> BJ]
        if self._spade2 and cards >> SPADE_2 & 1:
            cards ^= 1 << SPADE_2
            found |= self._spade2
        return (
            found
            | table[cards & SUIT] << spades
            | table[cards >> 13 & SUIT] << hearts
            | table[cards >> 26 & SUIT] << diamonds
            | table[cards >> 39 & SUIT] << clubs
        )

    def cards(self, lanes: int) -> int:
        """Return the cards that lie there, as a bit set."""
        found = 0
        while lanes:
            low = lanes & -lanes
            found |= 1 << self.card_at[low]
            lanes ^= low
        return found

    def lane_of(self, card: int) -> int:
        """Return the mask of a card's lane; 0 for a joker that belongs to none."""
        place = (card.bit_length() - 1) // WIDTH
        return self.suits[place] if place < 4 else 0


@cache
def lanes(trump: int, direction: int, spade2_high: bool, jokers: int) -> CardEncoding:
    """Return the lanes of a contract in a pack with these jokers."""
    return CardEncoding(ranking(trump, direction, spade2_high), jokers & JOKERS)


def lanes_for(order: Ranking, jokers: int) -> CardEncoding:
    """Return the lanes of an order of cards."""
    return lanes(order.trump, order.direction, order.spade2_high, jokers)


# Heuristics


FEW = 5
"""With so many cards left, or fewer, sure books are taken before long suits are set up."""


def reply(lanes: CardEncoding, hand: int, out: int, led: int, best: int, ours: bool, left: int) -> int:
    """Return the card to play to a trick that has been led.

    Args:
        out: cards that others may hold.
        led: the lane led; 0 if only jokers were, in no trump.
        best: the card that wins so far; 0 if none; ours: whether it is the partner's.
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


def _void(lanes: CardEncoding, hand: int, out: int, best: int, safe: bool) -> int:
    """Return the card of a seat that can't follow: a joker that can't win, a ruff, or the least valuable card."""
    loose = hand >> LOOSE
    if loose:
        return (loose & -loose) << LOOSE
    if lanes.trump and not safe:
        over = hand & lanes.trump & -(best << 1)
        if over:
            return over & -over
    return discard(lanes, hand, out)


def discard(lanes: CardEncoding, hand: int, out: int) -> int:
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


def lead(lanes: CardEncoding, hand: int, out: int, ours: bool, declarer: bool, drawing: bool) -> int:
    """Return the card to lead in a trump contract; `drawing`: opponents may have trumps."""
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
    """Return the card with the given number of cards below it."""
    for _ in range(skip):
        cards &= cards - 1
    return cards & -cards


def lead_plain(lanes: CardEncoding, hand: int, out: int, foes: int, friends: int) -> int:
    """Return a lead in no trump: the long suit first, until few cards are left; a joker for want of anything else.

    Args:
        foes: the lanes that an opponent has shown not to hold; friends: those that a partner has.
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


# Playouts


class PlayoutState:
    """Cards on their way through a deal, in lanes.

    Args:
        teams: for each seat whether it is on declarer's side; alone all others are against declarer.
        buried: declarer's discards, which only declarer knows.
        live: all cards that were not played yet, the buried ones among them.

    Attributes:
        turn, left: who plays, and how many after them in this trick.
        led, best, winner: the lane led, the card that wins so far and whose it is; 0 where there is none.
        voids: the lanes that each seat has shown not to hold.
        taken: the tricks of each seat; opener: who took the first one, -1 for no player yet.
    """

    __slots__ = (
        "best",
        "buried",
        "declarer",
        "hands",
        "lanes",
        "led",
        "left",
        "live",
        "opener",
        "taken",
        "teams",
        "turn",
        "voids",
        "winner",
    )

    def __init__(
        self, lanes: CardEncoding, teams: tuple[bool, ...], declarer: int, hands: list[int], buried: int, live: int
    ) -> None:
        self.lanes = lanes
        self.teams = teams
        self.declarer = declarer
        self.hands = hands
        self.buried = buried
        self.live = live
        self.turn = self.winner = declarer
        self.led = self.best = 0
        self.left = len(hands) - 1
        self.voids = [0] * len(hands)
        self.taken = [0] * len(hands)
        self.opener = -1

    def copy(self) -> "PlayoutState":
        """Return an independent spot equal to this one."""
        new = PlayoutState(self.lanes, self.teams, self.declarer, self.hands[:], self.buried, self.live)
        new.turn, new.winner = self.turn, self.winner
        new.led, new.best, new.left = self.led, self.best, self.left
        new.voids, new.taken, new.opener = self.voids[:], self.taken[:], self.opener
        return new

    def choice(self) -> int:
        """Return the card that the seat to play plays by the heuristic."""
        seat, lanes, teams = self.turn, self.lanes, self.teams
        hand = self.hands[seat]
        out = self.live & ~hand
        if seat == self.declarer:
            out &= ~self.buried
        if self.led:
            ours = teams[self.winner] == teams[seat]
            return reply(lanes, hand, out, self.led, self.best, ours, self.left)
        ours = teams[seat]
        if lanes.nt:
            foes = friends = 0
            for other, voids in enumerate(self.voids):
                if teams[other] != ours:
                    foes |= voids
                elif other != seat:
                    friends |= voids
            return lead_plain(lanes, hand, out, foes, friends)
        trumps = out & lanes.trump
        drawing = trumps > 0 and any(
            teams[other] != ours and not voids & trumps for other, voids in enumerate(self.voids)
        )
        return lead(lanes, hand, out, ours, seat == self.declarer, drawing)

    def play(self, card: int) -> None:
        """Put a card on the table, and take the trick up when it is complete."""
        seat, lanes, led = self.turn, self.lanes, self.led
        self.hands[seat] ^= card
        self.live ^= card
        if not led:
            led = self.led = lanes.lane_of(card)
        elif not card & led:
            self.voids[seat] |= led
        if card > self.best and card & (led | lanes.trump):
            self.best = card
            self.winner = seat
        if self.left:
            self.left -= 1
            self.turn = seat + 1 if seat + 1 < len(self.hands) else 0
            return
        if self.opener < 0:
            self.opener = self.winner
        self.taken[self.winner] += 1
        self.turn = self.winner
        self.led = self.best = 0
        self.left = len(self.hands) - 1

    def run(self) -> list[int]:
        """Play to the end; return the tricks that each seat has taken."""
        while self.hands[self.turn]:
            self.play(self.choice())
        return self.taken
