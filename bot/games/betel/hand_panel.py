"""A seat's private panel: its cards, the twins it has seen, and its actions."""

from functools import reduce
from itertools import groupby

from bot.games.betel.actions import Bid, Contra, Exchange, Look, Pass, Play, Put
from bot.games.betel.cards import HAND, SLOTS
from bot.games.betel.contracts import NOTRUMP, TOP, Contract, above
from bot.games.betel.explanations import bid_warning, may_double
from bot.games.betel.labels import contract_name, face, faces, faces_in, need_of, slots_name
from bot.games.betel.panel import contract_lines, heading, result, title, tricks, twin_cards, twins
from bot.games.betel.position import AUCTION, PLAY, UNSEEN
from bot.games.betel.refusals import broken_duty
from bot.games.betel.scoring import TARIFF
from bot.games.betel.state import View
from bot.rules.cards import FRENCH, bits
from bot.rules.panel import (
    Block,
    Button,
    CardRow,
    Heading,
    Item,
    Line,
    LocalizedText,
    Menu,
    Panel,
    Row,
    SuitSign,
    in_rows,
    localized,
)

# The buttons of a call


_LEVEL_KEYS = {1: "level-1", 2: "level-2", 3: "level-3", 4: "level-4", 5: "level-5"}


def call_lines(view: View) -> list[Block]:
    """Return lines on the cost of looks, and on the obligation of an exchange."""
    if view.swapped:
        return [Line(localized("you-must-bid"), quiet=True)]
    if view.contract is TOP:
        contra = "yes" if may_double(view) else "no"
        return [Line(localized("looks-cost-at-top", price=TARIFF.look, contra=contra), quiet=True)]
    price = TARIFF.look * view.looked.bit_count()
    if price:
        return [Line(localized("you-pay-if-you-pass", price=price), quiet=True)]
    return [Line(localized("looks-cost", price=TARIFF.look), quiet=True)]


def call_rows(view: View) -> tuple[Row, ...]:
    """Return the buttons of a call: the twins and the short words first, then the ladder by levels."""
    steps: list[Item] = [
        Button(
            localized("look-button", slot=action.slot + 1, price=TARIFF.look),
            action.text(),
            phrase=localized("look-button", slot=action.slot + 1, price=0),
        )
        for action in view.legal.actions
        if isinstance(action, Look)
    ]
    if view.legal.choices:
        steps.append(_exchange_menu(view))
    steps.append(_pass_button(view))
    if may_double(view):
        question = localized("contra-confirm", contract=contract_name(view.contract))
        steps.append(Button(localized("contra-button"), Contra.act, "danger", confirm=question))
    return (*in_rows(steps), *in_rows(_ladder(view)))


def _pass_button(view: View) -> Button:
    if any(isinstance(action, Pass) for action in view.legal.actions):
        return Button(localized("pass-button", price=TARIFF.look * view.looked.bit_count()), Pass.act)
    why = localized("error-must-bid", contract=_least(view))
    return Button(localized("pass-button", price=0), Pass.act, enabled=False, why=why)


def _least(view: View) -> LocalizedText:
    """Return the name of the lowest contract above the last bid; there is one where an exchange is possible."""
    return contract_name(above(view.contract)[0])


def _ladder(view: View) -> list[Menu]:
    """Return the contracts that may be bid: first the level, then the contract. Little Betel goes with level 1."""
    bids = [action.contract for action in view.legal.actions if isinstance(action, Bid)]
    menus: list[Menu] = []
    for level, group in groupby(bids, key=lambda contract: max(1, contract.level)):
        contracts = list(group)
        buttons = [_bid_button(view, contract) for contract in contracts]
        label, prompt = _level_label(level, contracts), localized("level-prompt", needs=_needs(contracts))
        menus.append(Menu(label, f"level{level}", prompt, in_rows(buttons), "primary", groups=True))
    return menus


def _level_label(level: int, contracts: list[Contract]) -> LocalizedText:
    """Return the name of a level, with the betels of it that can still be bid; the name of the last contract."""
    if len(contracts) == 1:
        return contract_name(contracts[0])
    return localized("level-1-small" if level == 1 and contracts[0].level == 1 else _LEVEL_KEYS[level])


def _needs(contracts: list[Contract]) -> LocalizedText:
    """Return the duties of a level's contracts: the common one of those for tricks, and each betel's."""
    plain = [localized("level-need", need=need_of(contract)) for contract in contracts if not contract.betel]
    betels = [
        localized("level-need-betel", contract=contract_name(contract), need=need_of(contract))
        for contract in contracts
        if contract.betel
    ]
    return reduce(lambda first, second: localized("level-needs", first=first, second=second), (*plain[:1], *betels))


def _bid_button(view: View, contract: Contract) -> Button:
    worth = TARIFF.rung * contract.number
    label = localized("bid-button", contract=contract_name(contract), worth=worth)
    suit = SuitSign(FRENCH.name, FRENCH.suits[contract.trump]) if contract.trump != NOTRUMP else None
    warning = bid_warning(view, view.turn, contract)
    phrase = localized("bid-phrase", contract=contract_name(contract))
    return Button(label, f"{Bid.act}:{contract.code}", "primary", suit=suit, warning=warning, phrase=phrase)


def _exchange_menu(view: View) -> Menu:
    """Return the exchange: which slot, then the card that goes there; both slots one after the other."""
    seen = [slot for slot in SLOTS if view.looked >> slot & 1]
    menus = [_slot_menu(view, slot) for slot in seen]
    if len(seen) == len(SLOTS):
        menus.append(_both_menu(view))
    items = menus[0].rows if len(menus) == 1 else in_rows(menus)
    prompt = menus[0].prompt if len(menus) == 1 else localized("exchange-prompt")
    return Menu(localized("exchange-button"), "exchange", prompt, items)


def _slot_menu(view: View, slot: int) -> Menu:
    """Return the cards that may go into one slot, the other left alone."""
    taken = view.twins[slot]
    buttons: list[Button] = []
    for card in FRENCH.in_pack_order(view.hand | 1 << taken):
        put: Put = (card, None) if slot == 0 else (None, card)
        buttons.append(_put_button(view, put, card))
    prompt = localized("put-prompt", card=face(taken), slot=slot + 1)
    return Menu(localized("slot-button", slot=slot + 1, card=face(taken)), f"slot{slot}", prompt, in_rows(buttons))


def _both_menu(view: View) -> Menu:
    """Return the cards for slot 1, each a menu of the cards for slot 2."""
    first, second = view.twins
    held = view.hand | bits((first, second))
    menus: list[Menu] = []
    for card in FRENCH.in_pack_order(held):
        buttons = [_put_button(view, (card, other), other) for other in FRENCH.in_pack_order(held & ~(1 << card))]
        prompt = localized("put-second-prompt", card=face(card))
        label = localized("card-button", card=face(card))
        menus.append(Menu(label, face(card).code, prompt, in_rows(buttons), card=face(card)))
    prompt = localized("put-both-prompt", cards=faces(view.twins))
    label = localized("both-button", cards=faces(view.twins))
    return Menu(label, "both", prompt, in_rows(menus))


def _put_button(view: View, put: Put, card: int) -> Button:
    """Return the button that makes an exchange, with the one question before it: afterwards one must bid."""
    slots = [slot for slot in SLOTS if put[slot] is not None]
    cards = faces(one for one in put if one is not None)
    taken = faces(view.twins[slot] for slot in slots)
    return Button(
        localized("card-button", card=face(card)),
        Exchange(view.seat, put).text(),
        card=face(card),
        confirm=localized("exchange-confirm", cards=cards, contract=_least(view)),
        phrase=localized(
            "exchange-phrase", slots=slots_name(sum(1 << slot for slot in slots)), taken=taken, put=cards
        ),
    )


# The hand


def hand_panel(view: View) -> Panel:
    """Return the private panel of the view's seat."""
    mine = view.turn == view.seat
    turn: list[Block] = [Heading(localized("heading-your-turn", asks=_asked(view)))] if mine else heading(view)
    blocks: list[Block] = [*result(view), *turn]
    blocks += contract_lines(view)
    rows: tuple[Row, ...] = ()
    if view.phase == AUCTION:
        blocks += twins(view)
        if mine:
            blocks += call_lines(view)
            rows = call_rows(view)
    elif view.phase == PLAY:
        blocks += tricks(view)
        if mine:
            duty = _duty_line(view)
            blocks += [duty] if duty else []
            rows = _card_rows(view)
    if view.hand:
        blocks.append(CardRow(faces_in(view.hand), localized("hand-label"), room=HAND))
    if view.phase == PLAY and view.twins != (UNSEEN, UNSEEN):
        blocks.append(twin_cards(view))
    return Panel(title(view), tuple(blocks), rows)


def _asked(view: View) -> str:
    """Return what the seat whose turn it is does next: bid, lead or play."""
    return "bid" if view.phase == AUCTION else "play" if view.trick else "lead"


def _playable(view: View) -> int:
    """Return the bit set of the cards that may be played."""
    return bits(action.card for action in view.legal.actions if isinstance(action, Play))


def _duty_line(view: View) -> Line | None:
    """Return the duty in words; None if every card may be played."""
    allowed = _playable(view)
    duties = [broken_duty(card, view.trick, allowed) for card in FRENCH.in_pack_order(view.hand & ~allowed)]
    if not duties:
        return None
    return Line(max(duties, key=lambda duty: duty.narrowness).sentence())


def _card_rows(view: View) -> tuple[Row, ...]:
    """Return the hand as buttons; cards that a duty forbids are pale, and the line above the cards explains it."""
    allowed = _playable(view)
    buttons = [
        Button(
            localized("card-button", card=face(card)),
            f"{Play.act}:{face(card).code}",
            "primary" if allowed >> card & 1 else "secondary",
            enabled=bool(allowed >> card & 1),
            card=face(card),
        )
        for card in FRENCH.in_pack_order(view.hand)
    ]
    return in_rows(buttons)
