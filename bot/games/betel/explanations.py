"""Explain the question to a seat in one line for new players, and the possible cost of a bid."""

from bot.games.betel.actions import Contra
from bot.games.betel.contracts import GRAND_BETEL, TOP, Contract
from bot.games.betel.labels import need_of
from bot.games.betel.position import AUCTION, NOBODY, PLAY, UNSEEN
from bot.games.betel.scoring import TARIFF, contract_points
from bot.games.betel.state import View
from bot.rules.panel import LocalizedText, SeatName, localized


def explain(view: View) -> LocalizedText | None:
    """Return an explanation of the question to this seat; None without a question."""
    if view.turn != view.seat:
        return None
    if view.phase == AUCTION:
        if view.contract is TOP:
            return localized("explain-call-at-top", contra="yes" if may_double(view) else "no")
        if view.swapped:
            return localized("explain-must-bid")
        return localized("explain-call", looked="no" if view.twins == (UNSEEN, UNSEEN) else "yes")
    if view.phase != PLAY:
        return None
    if view.declarer == NOBODY:
        return localized("explain-three-passes", points=TARIFF.trick)
    need = need_of(view.contract)
    if view.declarer == view.seat:
        return localized("explain-declarer", need=need)
    key = "explain-defender-betel" if view.contract.betel else "explain-defender"
    if view.contract is GRAND_BETEL:
        key = "explain-defender-grand"
    return localized(key, who=SeatName(view.declarer), need=need)


def may_double(view: View) -> bool:
    """Return whether the seat can call contra."""
    return any(isinstance(action, Contra) for action in view.legal.actions)


def bid_warning(view: View, seat: int, contract: Contract) -> LocalizedText | None:
    """Return that a bid costs the game if it is missed by a trick, because an opponent then wins; None if not."""
    target = view.rules.target
    if target is None:
        return None
    taken = contract.tricks + 1 if contract.betel else contract.tricks - 1
    own, each = contract_points(contract, taken)
    scores = [score + (own if who == seat else each) for who, score in enumerate(view.scores)]
    best = max(scores)
    lost = best >= target and scores.count(best) == 1 and scores[seat] != best
    return localized("bid-warning", cost=-own) if lost else None
