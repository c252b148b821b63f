"""A deal played to the end by the rules of thumb: what every search of this game is made of."""

from bot.games.bid_whist.search.lanes import Lanes
from bot.games.bid_whist.search.thumb import lead, lead_plain, reply


class Spot:
    """Cards on their way through a deal, in lanes.

    Args:
        lanes: the contract's.
        teams: for each seat whether it is on declarer's side; alone all others are against declarer.
        declarer: whose contract it is.
        hands: the cards of each seat.
        buried: declarer's discards, which only declarer knows.
        live: all cards that were not played yet, the buried ones among them.

    Attributes:
        turn, left: who plays, and how many after them in this trick.
        led, best, winner: the lane led, the card that wins so far and whose it is; 0 where there is none.
        voids: the lanes that each seat has shown not to hold.
        taken: the tricks of each seat; opener: who took the first one, -1 for nobody yet.
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
        self, lanes: Lanes, teams: tuple[bool, ...], declarer: int, hands: list[int], buried: int, live: int
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

    def copy(self) -> "Spot":
        """Return an independent spot equal to this one."""
        new = Spot(self.lanes, self.teams, self.declarer, self.hands[:], self.buried, self.live)
        new.turn, new.winner = self.turn, self.winner
        new.led, new.best, new.left = self.led, self.best, self.left
        new.voids, new.taken, new.opener = self.voids[:], self.taken[:], self.opener
        return new

    def choice(self) -> int:
        """Return the card that the seat to play plays by the rules of thumb."""
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
