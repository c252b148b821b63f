"""The private panel: a hand, laid out for the contract, and what its seat may do now."""

from collections.abc import Iterable

from bot.games.bid_whist import panel
from bot.games.bid_whist.actions import Accept, Bid, Bury, CallRenege, Name, Pass, Play, Redeal
from bot.games.bid_whist.cards import DIRECTIONS, TRUMPS
from bot.games.bid_whist.kitty import exchanges
from bot.games.bid_whist.names import (
    bid_name,
    direction_name,
    face,
    faces,
    sort_order,
    sorted_cards,
    trump_name,
)
from bot.games.bid_whist.position import AUCTION, BURYING, DEALING, NAMING, OVER, PLAY
from bot.games.bid_whist.view import View
from bot.rules.actions import Choice
from bot.rules.panel import Block, Button, CardRow, Heading, Item, Line, Menu, Panel, Pick, Row, Say, say

IN_A_ROW = 5

HEADINGS = {
    AUCTION: "heading-your-auction",
    NAMING: "heading-your-naming",
    BURYING: "heading-your-burying",
    PLAY: "heading-your-playing",
}
"""What a seat reads when it is its turn."""


def hand_panel(view: View) -> Panel:
    """Return the panel of one seat's own view: what the public panel tells besides is left to that."""
    blocks: list[Block] = [Heading(_heading(view)), *panel.contract_lines(view)]
    if view.phase in (AUCTION, NAMING):
        blocks += panel.auction(view)
    blocks += panel.trick(view)
    order = sort_order(view.terms, view.contract)
    cards = sorted_cards(order, view.hand)
    if cards:
        blocks.append(CardRow(faces(cards), say("label-hand"), room=view.terms.hand))
    # Once cards are buried, the kitty is past; they may be looked at again until the first lead.
    kitty = 0 if view.buried else view.kitty
    buried = 0 if view.tricks or view.trick else view.buried
    for mask, key in ((kitty, "label-kitty"), (buried, "label-buried"), (view.drawn, "label-drawn")):
        if mask:
            blocks.append(CardRow(faces(sorted_cards(order, mask)), say(key)))
    if view.phase not in (DEALING, OVER):
        blocks.append(panel.sides(view))
    blocks += [Line(line, quiet=True) for line in panel.calls(view)]
    return Panel(say("title-hand", deal=len(view.deals) + 1), tuple(blocks), _rows(view, cards))


def _heading(view: View) -> Say:
    """Return what this seat is to do, or whom it waits for."""
    if view.turn != view.seat:
        return panel.heading(view)
    return say(HEADINGS[view.phase], book=len(view.tricks) + 1)


def _rows(view: View, cards: list[int]) -> tuple[Row, ...]:
    """Return buttons for all that is legal; cards that may not be played are shown and say why."""
    actions = view.legal
    rows: list[Row] = []
    rows += _bid_rows([action for action in actions if isinstance(action, Bid)])
    others: list[Item] = []
    if any(isinstance(action, Pass) for action in actions):
        others.append(Button(say("button-pass"), Pass(0).text(), "secondary"))
    if any(isinstance(action, Redeal) for action in actions):
        others.append(Button(say("button-redeal"), Redeal(0).text(), "danger", confirm=say("confirm-redeal")))
    if others:
        rows.append(tuple(others))
    rows += _name_rows([action for action in actions if isinstance(action, Name)])
    for choice in actions:
        if isinstance(choice, Choice):
            rows.append((_bury_pick(view, choice, cards),))
    rows += _play_rows(view, cards, [action for action in actions if isinstance(action, Play)])
    rows += panel.last_trick_rows(view)
    rows += panel.call_rows(view.terms, (action for action in actions if isinstance(action, CallRenege)))
    if any(isinstance(action, Accept) for action in actions):
        rows.append((panel.accept_button(),))
    return tuple(rows)


def in_rows(items: Iterable[Item]) -> list[Row]:
    """Return items five to a row."""
    listed = list(items)
    return [tuple(listed[first : first + IN_A_ROW]) for first in range(0, len(listed), IN_A_ROW)]


def _bid_rows(bids: list[Bid]) -> list[Row]:
    """Return a button for each number, which opens the kinds where there are several."""
    numbers: dict[int, list[Button]] = {}
    for action in bids:
        button = Button(say("button-bid", bid=bid_name(action.bid)), action.text(), "primary")
        numbers.setdefault(action.bid.number, []).append(button)
    items: list[Item] = []
    for number, buttons in numbers.items():
        if len(buttons) == 1:
            items += buttons
        else:
            label, prompt = say("button-bid-number", number=number), say("prompt-bid", number=number)
            items.append(Menu(label, f"bid{number}", prompt, (tuple(buttons),), "primary"))
    return in_rows(items)


def _name_rows(names: list[Name]) -> list[Row]:
    """Return a button for each name; where suit and direction are open, the suit first."""
    suits: dict[str | None, list[Button]] = {}
    for action in names:
        if action.direction is None:
            label = trump_name(TRUMPS.index(action.trump or ""))
        else:
            label = direction_name(DIRECTIONS.index(action.direction))
        suits.setdefault(action.trump, []).append(Button(label, action.text(), "primary"))
    items: list[Item] = []
    for trump, buttons in suits.items():
        if trump is None or len(buttons) == 1:
            items += buttons
        else:
            name = trump_name(TRUMPS.index(trump))
            items.append(
                Menu(name, f"name{trump}", say("prompt-direction", trump=name), (tuple(buttons),), "primary")
            )
    return in_rows(items)


def _bury_pick(view: View, choice: Choice, cards: list[int]) -> Pick:
    """Return the list to choose the discards from."""
    key = "prompt-bury-jokers" if choice.must else "prompt-bury"
    confirm = say("confirm-bury-exchange" if exchanges(view) else "confirm-bury")
    return Pick(say(key, count=choice.count), Bury.act, faces(cards), choice.count, confirm)


def _play_rows(view: View, cards: list[int], plays: list[Play]) -> list[Row]:
    """Return the cards as buttons, and the first lead in no trump behind one more."""
    if view.phase != PLAY or not plays:
        return []
    legal = {action.card for action in plays if not action.nt}
    announced = {action.card for action in plays if action.nt}
    why = _why_not(view)
    items: list[Item] = [
        Button(
            say("button-play", card=face(card)),
            Play(0, card).text(),
            "primary" if card in legal else "secondary",
            card in legal,
            face(card, faded=card not in legal),
            why=None if card in legal else why,
        )
        for card in cards
    ]
    if announced:
        buttons = [
            Button(say("button-play", card=face(card)), Play(0, card, nt=True).text(), "primary", card=face(card))
            for card in cards
            if card in announced
        ]
        items.append(Menu(say("button-lead-nt"), "nt", say("prompt-lead-nt"), tuple(in_rows(buttons)), "success"))
    return in_rows(items)


def _why_not(view: View) -> Say:
    """Return why the pale cards may not be played now."""
    order = view.order
    if order is None or not view.trick:
        return say("why-joker-lead")
    if view.hand & order.masks[view.led]:
        return say("why-follow", suit=trump_name(view.led))
    return say("why-throw-joker")
