"""What one seat, or everybody, may know of a state: a type with no room for anything else."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games.bid_whist import hidden
from bot.games.bid_whist.cards import NO_TRUMP
from bot.games.bid_whist.parts import (
    AUCTION,
    BURYING,
    DRAWING,
    NAMING,
    PLAYING,
    REVIEW,
    Call,
    Claim,
    Contract,
    Sheet,
    Trick,
)
from bot.games.bid_whist.position import Position
from bot.games.bid_whist.ranking import Ranking, ranking
from bot.games.bid_whist.terms import Terms
from bot.rules.cards import bits
from bot.rules.game import Legal, View

if TYPE_CHECKING:
    from random import Random

    from bot.games.bid_whist.rules import BidWhistState


@dataclass(frozen=True, slots=True)
class BidWhistView(View):
    """One seat's knowledge of a position.

    Args:
        seat: whose; None: what everybody may know.
        terms, sheet, phase, turn, calls, contract, tricks, trick, leader, claims, accepted: as in the state.
        hand: the seat's own cards, empty for None.
        kitty: the kitty, if it was sported or the seat took it up; else empty.
        buried: the seat's own discards, empty for others.
        swaps: who put how many jokers away; draws: how many have drawn for them; drawn: the seat's own draw.
        legal: what the seat may do now.
    """

    seat: int | None
    terms: Terms
    sheet: Sheet
    phase: int
    turn: int
    calls: tuple[Call, ...]
    contract: Contract | None
    hand: int
    kitty: int
    buried: int
    swaps: tuple[tuple[int, int], ...]
    draws: int
    drawn: int
    tricks: tuple[Trick, ...]
    trick: tuple[int, ...]
    leader: int
    claims: tuple[Claim, ...]
    accepted: int
    legal: Legal

    def determinize(self, rng: "Random") -> "BidWhistState":
        """Return a state that this seat can't tell from the true one."""
        return hidden.determinize(self, rng)

    @property
    def order(self) -> Ranking | None:
        """The order of the cards, once trump and direction are known."""
        contract = self.contract
        if contract is None or min(contract.trump, contract.direction) < 0:
            return None
        return ranking(contract.trump, contract.direction, self.terms.spade2_high)

    @property
    def kitty_taken(self) -> bool:
        """Whether declarer has the kitty in hand, or has had it."""
        return is_taken(self.terms, self.phase)

    @property
    def sported(self) -> bool:
        """Whether everybody sees the kitty, or has seen it."""
        return is_sported(self.terms, self.phase, self.contract)

    @property
    def has_buried(self) -> bool:
        """Whether declarer has laid the discards away."""
        return self.terms.kitty > 0 and self.phase in (DRAWING, PLAYING, REVIEW)

    def held(self, seat: int) -> int:
        """Return how many cards a seat holds."""
        if self.phase not in (AUCTION, NAMING, BURYING, DRAWING, PLAYING, REVIEW):
            return 0
        count = self.terms.hand - len(self.tricks)
        lead = self.trick and (seat - self.leader) % self.terms.seats < len(self.trick)
        count -= 1 if lead else 0
        if self.contract is not None and seat == self.contract.seat and self.kitty_taken and not self.has_buried:
            count += self.terms.kitty
        for number, (holder, jokers) in enumerate(self.swaps):
            if holder == seat and number >= self.draws:
                count -= jokers
        return count

    def played(self, seat: int) -> int:
        """Return the cards a seat has played in this deal."""
        seats = self.terms.seats
        cards = [trick.cards[(seat - trick.leader) % seats] for trick in self.tricks]
        place = (seat - self.leader) % seats
        if place < len(self.trick):
            cards.append(self.trick[place])
        return bits(cards)


def is_taken(terms: Terms, phase: int) -> bool:
    """Return whether the kitty has gone to declarer."""
    early = phase == NAMING and terms.after_kitty
    return terms.kitty > 0 and (early or phase in (BURYING, DRAWING, PLAYING, REVIEW))


def is_sported(terms: Terms, phase: int, contract: Contract | None) -> bool:
    """Return whether the kitty is shown to everybody: after the naming, as the table has it."""
    if contract is None or not is_taken(terms, phase) or phase == NAMING:
        return False
    sport = terms.options["sport"]
    return sport == "always" or (sport == "trump_only" and contract.trump != NO_TRUMP)


def view_of(position: Position, seat: int | None, legal: Legal) -> BidWhistView:
    """Return what a seat, or everybody, may know of a position.

    Args:
        position: all of it.
        seat: whose view; None: everybody's.
        legal: what the seat may do now.
    """
    contract = position.contract
    declares = contract is not None and contract.seat == seat
    taken = is_taken(position.terms, position.phase)
    seen = (declares and taken) or is_sported(position.terms, position.phase, contract)
    drawn = [cards for (holder, _), cards in zip(position.swaps, position.drawn, strict=False) if holder == seat]
    return BidWhistView(
        seat=seat,
        terms=position.terms,
        sheet=position.sheet,
        phase=position.phase,
        turn=position.turn,
        calls=position.calls,
        contract=contract,
        hand=0 if seat is None else position.hands[seat],
        kitty=position.kitty if seen else 0,
        buried=position.buried if declares else 0,
        swaps=position.swaps,
        draws=len(position.drawn),
        drawn=drawn[0] if drawn else 0,
        tricks=position.tricks,
        trick=position.trick,
        leader=position.leader,
        claims=position.claims,
        accepted=position.accepted,
        legal=legal,
    )
