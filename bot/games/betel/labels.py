"""Names of cards, contracts, twins and points for panels, messages and errors."""

from bot.games.betel.contracts import Contract
from bot.rules.cards import FRENCH
from bot.rules.panel import CardFaceFactory, LocalizedText, localized

_DRAWN = CardFaceFactory(FRENCH)
face, faces, faces_in = _DRAWN.face, _DRAWN.faces, _DRAWN.faces_in

_SUIT_KEYS = ("suit-french-s", "suit-french-h", "suit-french-d", "suit-french-c")
BOTH = 0b11
"""The bit set of both slots."""


def suit_name(suit: int) -> LocalizedText:
    """Return the name of a suit."""
    return localized(_SUIT_KEYS[suit])


def contract_name(contract: Contract) -> LocalizedText:
    """Return a contract's name."""
    return localized(f"contract-{contract.code}")


def need_of(contract: Contract) -> LocalizedText:
    """Return the text of the declarer's duty in a contract."""
    return localized("need-betel" if contract.betel else "need-tricks", tricks=contract.tricks)


def slots_name(slots: int) -> LocalizedText:
    """Return which of the twins a bit set of slots means."""
    return localized("slots-both") if slots == BOTH else localized("slots-one", slot=slots)
