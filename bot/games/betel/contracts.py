"""Define the thirty contracts, low to high, with the duty of each.

Trick contracts of level k = 1..5 and denomination d = 0..4 (clubs, diamonds, hearts, spades, notrump) have number
6k - 4 + d and need 5 + k tricks; the betel of level k = 0..4 has number 6k + 1 and allows 3, 2, 1, 0, 0.
"""

from dataclasses import dataclass, field

from bot.games.betel.cards import BIT, PACK, RANKS
from bot.rules.cards import FRENCH

NOTRUMP = -1
BETEL_LIMITS = (3, 2, 1, 0, 0)
DENOMINATIONS = (*(FRENCH.suits.index(suit) for suit in "cdhs"), NOTRUMP)


@dataclass(frozen=True, slots=True, eq=False)
class Contract:
    """One rung of the ladder; each exists once, so that comparing two is comparing objects.

    Args:
        number: its place, 1 to 30; 0 for `NO_CONTRACT`.
        code: as records write it: lb 1c .. 5nt.
        trump: the trump suit's index in the deck, or NOTRUMP; all betels are notrump.
        tricks: how many a trick contract needs at least, or a betel allows at most.
        trumps: bit set of all trumps; 0 in notrump.
        powers: by suit led and card: how much the card counts for in a trick; 0 if it can't win.
    """

    number: int
    code: str
    level: int
    trump: int
    betel: bool
    tricks: int
    trumps: int = field(repr=False)
    powers: tuple[tuple[int, ...], ...] = field(repr=False)

    def missed_by(self, taken: int) -> int:
        """Return how many tricks the declarer is short, or above a betel's limit; 0 if the contract is made."""
        return max(0, taken - self.tricks if self.betel else self.tricks - taken)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as the number: unpickling returns the existing contract."""
        return contract_of, (self.number,)


def _powers(trumps: int) -> tuple[tuple[int, ...], ...]:
    table: list[tuple[int, ...]] = []
    for led in FRENCH.suit_masks:
        row = [0] * FRENCH.size
        for card in PACK:
            # A hundred lifts the lowest trump over the ace of the suit led; all others stay at 0.
            if BIT[card] & trumps:
                row[card] = 100 + card
            elif BIT[card] & led:
                row[card] = 1 + card % RANKS
        table.append(tuple(row))
    return tuple(table)


_TRUMPS = {trump: 0 if trump == NOTRUMP else FRENCH.suit_masks[trump] for trump in DENOMINATIONS}
_POWERS = {trump: _powers(trumps) for trump, trumps in _TRUMPS.items()}


def _contract(
    number: int, code: str, level: int, tricks: int, *, trump: int = NOTRUMP, betel: bool = False
) -> Contract:
    return Contract(number, code, level, trump, betel, tricks, _TRUMPS[trump], _POWERS[trump])


def _ladder() -> tuple[Contract, ...]:
    """Return the thirty contracts by the formula."""
    betels = [
        _contract(6 * level + 1, f"{letter}b", level, BETEL_LIMITS[level], betel=True)
        for level, letter in enumerate("lsmbg")
    ]
    plain = [
        _contract(6 * level - 4 + place, f"{level}{_name(trump)}", level, 5 + level, trump=trump)
        for level in range(1, 6)
        for place, trump in enumerate(DENOMINATIONS)
    ]
    return tuple(sorted(betels + plain, key=lambda contract: contract.number))


def _name(trump: int) -> str:
    return "nt" if trump == NOTRUMP else FRENCH.suits[trump]


NO_CONTRACT = _contract(0, "", 0, 0)
"""Stands for the contract before the first bid and after three passes: no trumps, and no player needs any tricks."""
LADDER = _ladder()
TOP = LADDER[-1]
BY_CODE = {contract.code: contract for contract in LADDER}
GRAND_BETEL = BY_CODE["gb"]
_NUMBERED = (NO_CONTRACT, *LADDER)


def contract_of(number: int) -> Contract:
    """Return the contract with this number, `NO_CONTRACT` for 0."""
    return _NUMBERED[number]


def above(contract: Contract) -> tuple[Contract, ...]:
    """Return all higher contracts, the lowest first; all thirty for `NO_CONTRACT`."""
    return LADDER[contract.number :]
