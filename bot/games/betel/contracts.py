"""The ladder of the thirty contracts, low to high, and what each asks for.

Trick contracts of level k = 1..5 and denomination d = 0..4 (clubs, diamonds, hearts, spades, notrump) have number
6k - 4 + d and need 5 + k tricks; the betel of level k = 0..4 has number 6k + 1 and allows 3, 2, 1, 0, 0.
"""

from dataclasses import dataclass

from bot.rules.cards import FRENCH

NOTRUMP = -1
BETEL_LIMITS = (3, 2, 1, 0, 0)
DENOMINATIONS = (*(FRENCH.suits.index(suit) for suit in "cdhs"), NOTRUMP)


@dataclass(frozen=True, slots=True)
class Contract:
    """One rung of the ladder.

    Args:
        number: its place, 1 to 30.
        code: as records write it: lb 1c .. 5nt.
        level: 0 to 5.
        trump: the trump suit's index in the deck, or NOTRUMP; all betels are notrump.
        betel: whether the declarer wants few tricks.
        tricks: how many a trick contract needs at least, or a betel allows at most.
    """

    number: int
    code: str
    level: int
    trump: int
    betel: bool
    tricks: int

    def missed_by(self, taken: int) -> int:
        """Return how many tricks the declarer is short, or above a betel's limit; 0 if the contract is made."""
        return max(0, taken - self.tricks if self.betel else self.tricks - taken)


def _ladder() -> tuple[Contract, ...]:
    """Return the thirty contracts by the formula."""
    betels = [
        Contract(6 * level + 1, f"{letter}b", level, NOTRUMP, betel=True, tricks=BETEL_LIMITS[level])
        for level, letter in enumerate("lsmbg")
    ]
    plain = [
        Contract(6 * level - 4 + place, f"{level}{_name(trump)}", level, trump, betel=False, tricks=5 + level)
        for level in range(1, 6)
        for place, trump in enumerate(DENOMINATIONS)
    ]
    return tuple(sorted(betels + plain, key=lambda contract: contract.number))


def _name(trump: int) -> str:
    return "nt" if trump == NOTRUMP else FRENCH.suits[trump]


LADDER = _ladder()
TOP = len(LADDER)
CODES = tuple(contract.code for contract in LADDER)
NUMBER = {contract.code: contract.number for contract in LADDER}
GRAND_BETEL = NUMBER["gb"]

TRUMP_MASK = (0, *(0 if c.trump == NOTRUMP else FRENCH.suit_masks[c.trump] for c in LADDER))
"""The bit set of all trumps by contract number; 0 at place 0: three passes are played in notrump."""


def contract_of(number: int) -> Contract:
    """Return the contract with this number, 1 to 30."""
    return LADDER[number - 1]
