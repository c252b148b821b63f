"""How a deal begins and ends: the pack, the dealing, the sheet, and whether the game is over."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.games.betel.actions import PACK, SEATS, Deal, Shuffle
from bot.games.betel.contracts import CODES, contract_of
from bot.games.betel.phases import AUCTION, DEALING, NOBODY, OVER, UNSEEN
from bot.games.betel.scoring import Points, deal_points
from bot.rules.cards import bits
from bot.rules.errors import IllegalAction
from bot.rules.game import Outcome

if TYPE_CHECKING:
    from bot.games.betel.rules import BetelState

HAND = 10


def check_pack(action: Shuffle | Deal) -> None:
    """Accept the 32 cards, in a pack or as full hands with two twins; raises IllegalAction `bad_deck`."""
    if isinstance(action, Deal):
        full = [len(hand) for hand in action.hands] == [HAND] * SEATS
        cards = [card for hand in (*action.hands, action.twins or ()) for card in hand]
    else:
        full, cards = True, list(action.pack)
    if not full or sorted(cards) != list(PACK):
        raise IllegalAction("bad_deck", count=len(PACK))


def begin(state: "BetelState", action: Shuffle | Deal) -> None:
    """Deal the cards; the dealer calls first."""
    state.clear()
    if isinstance(action, Deal):
        assert action.twins is not None
        state.hands, twins = [bits(hand) for hand in action.hands], action.twins
    else:
        state.hands, twins = _dealt(action.pack, state.dealt_by)
    state.twins = twins[0], twins[1]
    state.phase = AUCTION
    state.turn = state.dealt_by


def _dealt(pack: Sequence[int], dealer: int) -> tuple[list[int], tuple[int, int]]:
    """Return hands and twins: left, twins, right, dealer in two rounds, then eight rounds without the twins."""
    hands = [0] * SEATS
    left, right = (dealer + 1) % SEATS, (dealer + 2) % SEATS
    hands[left] = bits((pack[0], pack[4], *pack[8::3]))
    hands[right] = bits((pack[2], pack[6], *pack[9::3]))
    hands[dealer] = bits((pack[3], pack[7], *pack[10::3]))
    return hands, (pack[1], pack[5])


def finish(state: "BetelState") -> None:
    """Book the play, then end the game or let the next dealer deal.

    What lay open stays until then, so that everybody can still see the last trick; the twins stay secret.
    """
    points = deal_points(state.high, state.declarer, state.taken, contra=state.contra >= 0)
    contract: dict[str, object] | None = None
    made: bool | None = None
    if state.declarer >= 0:
        contract = {"seat": state.declarer, "contract": CODES[state.high - 1]}
        made = not contract_of(state.high).missed_by(state.taken[state.declarer])
        if state.contra >= 0:
            contract["contra"] = state.contra
    state.sheet = _sum(state.sheet, points)
    deal = {
        "contract": contract,
        "tricks": list(state.taken),
        "made": made,
        "looks": list(state.looks),
        "points": list(_sum(state.looks, points)),
    }
    state.finished += (deal,)
    state.twins, state.known = (UNSEEN, UNSEEN), (0, 0)
    state.turn = NOBODY
    state.end = _outcome(state)
    state.phase = OVER if state.end else DEALING
    if not state.end:
        state.dealt_by = (state.dealt_by + 1) % SEATS


def _sum(first: Points, second: Points) -> Points:
    return first[0] + second[0], first[1] + second[1], first[2] + second[2]


def _outcome(state: "BetelState") -> Outcome | None:
    """Return how the game ends after a deal: one alone on top at the target, or the last deal there may be."""
    rules, sheet = state.rules, state.sheet
    best = max(sheet)
    reached = rules.target is not None and best >= rules.target and sheet.count(best) == 1
    if not reached and (rules.deal_cap is None or len(state.finished) < rules.deal_cap):
        return None
    top = tuple(seat for seat in range(SEATS) if sheet[seat] == best)
    rest = tuple(seat for seat in range(SEATS) if seat not in top)
    return Outcome("target" if reached else "deal_cap", sheet, top, rest)
