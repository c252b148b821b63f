"""Simulates auctions by the heuristic in a sampled deal with all cards open, and the deals that follow."""

from typing import NamedTuple

from bot.games.betel.actions import Bid, Contra, Exchange, Look, Pass
from bot.games.betel.cards import SEATS
from bot.games.betel.contracts import TOP, contract_of
from bot.games.betel.fast_playout import play_out
from bot.games.betel.heuristic import AGAINST_A_RUNG, HOPE
from bot.games.betel.holdings import Holdings, holdings, place_of
from bot.games.betel.play import LEFT
from bot.games.betel.playout_state import PlayoutState
from bot.games.betel.position import NOBODY, Points
from bot.games.betel.scoring import TARIFF
from bot.games.betel.search.estimate_tables import PricedBid, best_named, worths
from bot.games.betel.search.win_probability import chance_after
from bot.games.betel.state import State
from bot.rules.actions import Action
from bot.rules.cards import bits


class CallPlan(NamedTuple):
    """A call from its next step to its end.

    Args:
        bid: after an exchange, or a look without one, the number of the bid; 0: the heuristic's.
    """

    step: Action
    bid: int = 0


class SimulatedAuction:
    """An auction under way in one sampled deal; changed as it goes on."""

    __slots__ = ("contra", "declarer", "hands", "high", "known", "looks", "passes", "turn", "twins")

    def __init__(self, world: State) -> None:
        self.hands = [holdings(hand) for hand in world.hands]
        self.twins = holdings(bits(world.twins))
        self.known = [[0, 0, 0, 0] for _ in range(SEATS)]
        for card, knowers in zip(world.twins, world.known, strict=True):
            suit, rank = place_of(card)
            for seat in range(SEATS):
                self.known[seat][suit] |= (knowers >> seat & 1) << rank
        self.high = world.contract.number
        self.declarer = world.declarer
        self.contra = world.contra != NOBODY
        self.turn = world.turn
        self.looks = [0, 0, 0]
        self.passes = 0
        for call in reversed(world.calls):
            if not call.passed:
                break
            self.passes += 1

    def bid(self, number: int, hand: Holdings) -> None:
        """Make the seat in turn bid with this hand; all other cards go back to the table."""
        seat = self.turn
        if hand is not self.hands[seat]:
            own = self.hands[seat]
            self.twins = [one ^ two ^ kept for one, two, kept in zip(own, self.twins, hand, strict=True)]
            self.hands[seat] = hand
            self.known = [[0, 0, 0, 0] for _ in range(SEATS)]
            self.known[seat] = self.twins
        self.high, self.declarer, self.contra, self.passes = number, seat, False, 0
        self.turn = LEFT[seat]

    def call(self) -> None:
        """Make the seat in turn call by the heuristic."""
        seat = self.turn
        named, looked = _called(self.hands[seat], self.twins, self.high)
        if named is None:
            self.pass_turn(looked)
        else:
            self.bid(named.number, named.hand)

    def pass_turn(self, looked: int) -> None:
        """Make the seat in turn pass, after this many looks."""
        self.looks[self.turn] += looked
        self.passes += 1
        self.turn = LEFT[self.turn]

    def finish(self) -> None:
        """Simulate all calls until the auction is over."""
        while self.passes < (SEATS - 1 if self.high else SEATS):
            self.call()


def _called(hand: Holdings, twins: Holdings, high: int) -> tuple[PricedBid | None, int]:
    """Return a seat's heuristic bid, None for a pass, and the number of twins that it looks at."""
    if high == TOP.number:
        return None, 0
    passing = -AGAINST_A_RUNG * high
    price = 2 * TARIFF.look
    hoped = worths(hand, high, HOPE)
    if max(hoped) <= passing + price:
        return None, 0
    named = best_named([own | more for own, more in zip(hand, twins, strict=True)], 2, high, hoped)
    return (named, 2) if named.worth > passing else (None, 2)


class World:
    """One sampled deal in which plans are tried out for a seat."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self._seat = seat
        self._played: dict[tuple[int, ...], Points] = {}

    def value(self, plan: CallPlan) -> float:
        """Return the win probability after this plan, if all continue by the heuristic."""
        table = SimulatedAuction(self._state)
        match plan.step:
            case Pass():
                table.pass_turn(self._state.looked.bit_count())
            case Look():
                if plan.bid:
                    table.bid(plan.bid, table.hands[table.turn])
                else:
                    table.call()
            case Contra():
                table.contra, table.passes = True, 0
                table.turn = LEFT[table.turn]
            case Bid(contract=contract):
                table.bid(contract.number, table.hands[table.turn])
            case Exchange(put=put):
                taken = bits(card for card, back in zip(self._state.twins, put, strict=True) if back is not None)
                back = bits(card for card in put if card is not None)
                hand = (self._state.hands[table.turn] | taken) & ~back
                table.bid(plan.bid, holdings(hand))
            case _:
                raise TypeError(plan.step.act)
        table.finish()
        return self._chance(table)

    def _chance(self, table: SimulatedAuction) -> float:
        state = self._state
        contract = contract_of(table.high)
        first, second, third = (
            score - TARIFF.look * looked for score, looked in zip(state.scores, table.looks, strict=True)
        )
        return chance_after(
            state.rules,
            (first, second, third),
            len(state.deals),
            self._seat,
            contract,
            table.declarer,
            self._tricks(table),
            1 + table.contra,
        )

    def _tricks(self, table: SimulatedAuction) -> Points:
        """Return the tricks by seat; the same cards are played out once for all contracts that are played alike."""
        contract = contract_of(table.high)
        first, second, third = table.hands
        kind = contract.trump, contract.betel + (contract.betel and contract.level == 4)
        key = (*kind, table.declarer, *first, *second, *third)
        found = self._played.get(key)
        if found is None:
            leader = self._state.dealer if table.declarer == NOBODY else table.declarer
            hands = [first[:], second[:], third[:]]
            layout = PlayoutState(contract, table.declarer, leader, hands, table.known)
            layout.rise = self._state.rules.rise
            play_out(layout)
            one, two, three = layout.taken
            found = self._played[key] = (one, two, three)
        return found
