"""The private panel: a hand, laid out for the contract, and what its seat may do now."""

from bot.games.bid_whist.actions import Accept, CallRenege, Play
from bot.games.bid_whist.auction_lines import call_lines, contract_lines
from bot.games.bid_whist.call_rows import bury_rows, call_rows, name_rows
from bot.games.bid_whist.names import face, faces, sort_order, sorted_cards, trump_name
from bot.games.bid_whist.panel import deal_number, heading
from bot.games.bid_whist.position import AUCTION, BURYING, DEALING, NAMING, OVER, PLAY
from bot.games.bid_whist.renege_rows import accept_button, claim_lines, renege_rows
from bot.games.bid_whist.score_table import sides
from bot.games.bid_whist.trick_rows import last_trick_rows, tricks
from bot.games.bid_whist.view import View
from bot.rules.panel import Block, Button, CardRow, Heading, Item, Menu, Panel, Row, Say, in_rows, say

HEADINGS = {
    AUCTION: "heading-your-auction",
    NAMING: "heading-your-naming",
    BURYING: "heading-your-burying",
    PLAY: "heading-your-playing",
}
"""What a seat reads when it is its turn."""


def hand_panel(view: View) -> Panel:
    """Return the panel of one seat's own view: what the public panel tells besides is left to that."""
    blocks: list[Block] = [Heading(_heading(view)), *contract_lines(view)]
    if view.phase in (AUCTION, NAMING):
        blocks += call_lines(view)
    blocks += tricks(view)
    order = sort_order(view.terms, view.contract)
    cards = sorted_cards(order, view.hand)
    if cards:
        blocks.append(CardRow(faces(cards), say("label-hand"), room=view.terms.hand))
    # The buried cards may be looked at again until the first lead.
    buried = 0 if view.tricks or view.trick else view.buried
    for mask, key in ((view.kitty_shown, "label-kitty"), (buried, "label-buried"), (view.drawn, "label-drawn")):
        if mask:
            blocks.append(CardRow(faces(sorted_cards(order, mask)), say(key)))
    if view.phase not in (DEALING, OVER):
        blocks.append(sides(view))
    blocks += claim_lines(view)
    return Panel(say("title-hand", deal=deal_number(view)), tuple(blocks), _rows(view, cards))


def _heading(view: View) -> Say:
    """Return what this seat is to do, or whom it waits for."""
    if view.turn != view.seat:
        return heading(view)
    return say(HEADINGS[view.phase], book=len(view.tricks) + 1)


def _rows(view: View, cards: list[int]) -> tuple[Row, ...]:
    """Return buttons for all that is legal; cards that may not be played are shown and say why."""
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
            Button(say("button-play", card=face(card)), Play(0, card, nt=True).text(), "primary", card=face(card))
            for card in cards
            if card in announced
        ]
        items.append(Menu(say("button-lead-nt"), "nt", say("prompt-lead-nt"), in_rows(buttons), "success"))
    return in_rows(items)


def _play_button(card: int, why: Say | None) -> Button:
    """Return the button of a card; one that may not be played is pale, and says why."""
    return Button(
        say("button-play", card=face(card)),
        Play(0, card).text(),
        "secondary" if why else "primary",
        why is None,
        face(card, faded=why is not None),
        why=why,
    )


def _why_not(view: View) -> Say:
    """Return why the pale cards may not be played now."""
    order = view.order
    if order is None or not view.trick:
        return say("why-joker-lead")
    if view.hand & order.masks[view.led]:
        return say("why-follow", suit=trump_name(view.led))
    return say("why-throw-joker")
