"""Build a seat's private panel: its hand sorted for the contract, and its legal actions."""

from bot.games.bid_whist.actions import Accept, Bid, Bury, CallRenege, Name, Pass, Play, Redeal
from bot.games.bid_whist.cards import DIRECTIONS, TRUMPS
from bot.games.bid_whist.explanations import bid_warning
from bot.games.bid_whist.kitty import exchanges
from bot.games.bid_whist.labels import (
    bid_name,
    direction_name,
    face,
    faces,
    sort_order,
    sorted_cards,
    trump_name,
    trump_sign,
)
from bot.games.bid_whist.panel import (
    accept_button,
    call_lines,
    claim_lines,
    contract_lines,
    deal_number,
    ended,
    heading,
    last_trick_rows,
    renege_rows,
    sides,
    tricks,
)
from bot.games.bid_whist.position import AUCTION, BURYING, DEALING, NAMING, OVER, PLAY, REVIEW
from bot.games.bid_whist.state import View
from bot.rules.panel import (
    Block,
    Button,
    CardPicker,
    CardRow,
    Heading,
    Item,
    LocalizedText,
    Menu,
    Panel,
    Row,
    in_rows,
    localized,
)

# The buttons of a call


def call_rows(view: View) -> tuple[Row, ...]:
    """Return the bids by their numbers, and below them the pass and the redeal."""
    rows = _bid_rows(view, [action for action in view.legal.actions if isinstance(action, Bid)])
    others: list[Item] = []
    if any(isinstance(action, Pass) for action in view.legal):
        others.append(Button(localized("button-pass"), Pass(0).text(), "secondary"))
    if any(isinstance(action, Redeal) for action in view.legal):
        others.append(
            Button(localized("button-redeal"), Redeal(0).text(), "danger", confirm=localized("confirm-redeal"))
        )
    return (*rows, tuple(others)) if others else rows


def _bid_rows(view: View, bids: list[Bid]) -> tuple[Row, ...]:
    """Return a button for each number, which opens the kinds where there are several."""
    numbers: dict[int, list[Button]] = {}
    for action in bids:
        warning = bid_warning(view, view.turn, action.bid)
        bid = bid_name(action.bid)
        phrase = localized("bid-phrase", bid=bid)
        button = Button(localized("button-bid", bid=bid), action.text(), "primary", warning=warning, phrase=phrase)
        numbers.setdefault(action.bid.number, []).append(button)
    items: list[Item] = []
    for number, buttons in numbers.items():
        if len(buttons) == 1:
            items += buttons
        else:
            label, prompt = localized("button-bid-number", number=number), localized("prompt-bid", number=number)
            items.append(Menu(label, f"bid{number}", prompt, (tuple(buttons),), "primary", groups=True))
    return in_rows(items)


def name_rows(view: View) -> tuple[Row, ...]:
    """Return a button for each name; where suit and direction are open, the suit first."""
    suits: dict[str | None, list[Button]] = {}
    for action in view.legal.actions:
        if isinstance(action, Name):
            suits.setdefault(action.trump, []).append(_name_button(action))
    items: list[Item] = []
    for trump, buttons in suits.items():
        if trump is None or len(buttons) == 1:
            items += buttons
        else:
            name = trump_name(TRUMPS.index(trump))
            prompt = localized("prompt-direction", trump=name)
            items.append(Menu(name, f"name{trump}", prompt, (tuple(buttons),), "primary", suit=trump_sign(trump)))
    return in_rows(items)


def _name_button(action: Name) -> Button:
    """Return the button of a name: the direction, or the suit if that alone is open."""
    if action.direction is None:
        trump = action.trump or ""
        name = trump_name(TRUMPS.index(trump))
        phrase = localized("name-trump-phrase", trump=name)
        return Button(name, action.text(), "primary", suit=trump_sign(trump), phrase=phrase)
    direction = direction_name(DIRECTIONS.index(action.direction))
    if action.trump is None:
        phrase = localized("name-direction-phrase", direction=direction)
    else:
        name = trump_name(TRUMPS.index(action.trump))
        phrase = localized("name-phrase", trump=name, direction=direction)
    return Button(direction, action.text(), "primary", phrase=phrase)


def bury_rows(view: View, cards: list[int]) -> tuple[Row, ...]:
    """Return the list to choose declarer's discards from."""
    confirm = localized("confirm-bury-exchange" if exchanges(view) else "confirm-bury")
    rows: list[Row] = []
    for choice in view.legal.choices:
        prompt = localized("prompt-bury-jokers" if choice.must else "prompt-bury", count=choice.count)
        picker = CardPicker(prompt, Bury.act, faces(cards), choice.count, confirm, localized("bury-phrase"))
        rows.append((picker,))
    return tuple(rows)


# The hand


HEADINGS = {
    AUCTION: "heading-your-auction",
    NAMING: "heading-your-naming",
    BURYING: "heading-your-burying",
    PLAY: "heading-your-playing",
}
"""What a seat reads when it is its turn."""


def hand_panel(view: View) -> Panel:
    """Return the panel of one seat's view, without the content of the public panel."""
    blocks: list[Block] = [*ended(view), *_heading(view), *contract_lines(view)]
    if view.phase in (AUCTION, NAMING):
        blocks += call_lines(view)
    blocks += tricks(view)
    order = sort_order(view.terms, view.contract)
    cards = sorted_cards(order, view.hand)
    if cards:
        blocks.append(CardRow(faces(cards), localized("label-hand"), room=view.terms.hand))
    # The buried cards may be looked at again until the first lead.
    buried = 0 if view.tricks or view.trick else view.buried
    for mask, key in ((view.kitty_shown, "label-kitty"), (buried, "label-buried"), (view.drawn, "label-drawn")):
        if mask:
            blocks.append(CardRow(faces(sorted_cards(order, mask)), localized(key)))
    if view.phase not in (DEALING, OVER):
        blocks.append(sides(view))
    blocks += claim_lines(view)
    return Panel(localized("title-hand", deal=deal_number(view)), tuple(blocks), _rows(view, cards))


def _heading(view: View) -> list[Block]:
    if view.phase == REVIEW and view.legal:
        return [Heading(localized("heading-your-accepting"))]
    if view.turn != view.seat or view.outcome:
        return heading(view)
    trump = "no" if view.phase == NAMING and view.contract.bid.no_trump else "yes"
    count = next((choice.count for choice in view.legal.choices), 0)
    return [Heading(localized(HEADINGS[view.phase], book=len(view.tricks) + 1, trump=trump, count=count))]


def _rows(view: View, cards: list[int]) -> tuple[Row, ...]:
    """Return buttons for all that is legal; forbidden cards are shown with the reason."""
    legal = view.legal.actions
    rows: list[Row] = [*call_rows(view), *name_rows(view), *bury_rows(view, cards)]
    rows += _play_rows(view, cards, [action for action in legal if isinstance(action, Play)])
    rows += last_trick_rows(view)
    if any(isinstance(action, Accept) for action in legal):
        rows.append((accept_button(),))
    rows += renege_rows(view, (action for action in legal if isinstance(action, CallRenege)))
    return tuple(rows)


def _play_rows(view: View, cards: list[int], plays: list[Play]) -> tuple[Row, ...]:
    """Return the cards as buttons, and the first lead in no trump behind one more."""
    if view.phase != PLAY or not plays:
        return ()
    legal = {action.card for action in plays if not action.nt}
    announced = {action.card for action in plays if action.nt}
    why = _why_not(view)
    items: list[Item] = [_play_button(card, None if card in legal else why) for card in cards]
    if announced:
        buttons = [
            Button(
                localized("button-play", card=face(card)), Play(0, card, nt=True).text(), "primary", card=face(card)
            )
            for card in cards
            if card in announced
        ]
        items.append(
            Menu(localized("button-lead-nt"), "nt", localized("prompt-lead-nt"), in_rows(buttons), "success")
        )
    return in_rows(items)


def _play_button(card: int, why: LocalizedText | None) -> Button:
    """Return the button of a card; a forbidden one is pale, with the reason."""
    return Button(
        localized("button-play", card=face(card)),
        Play(0, card).text(),
        "secondary" if why else "primary",
        why is None,
        face(card, faded=why is not None),
        why=why,
    )


def _why_not(view: View) -> LocalizedText:
    """Return why the pale cards may not be played now."""
    order = view.order
    if order is None or not view.trick:
        return localized("why-joker-lead")
    if view.hand & order.masks[view.led]:
        return localized("why-follow", suit=trump_name(view.led))
    return localized("why-throw-joker")
