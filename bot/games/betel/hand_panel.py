"""A seat's private panel: its cards, what it knows of the twins, and what it may do now."""

from bot.games.betel.actions import Play
from bot.games.betel.auction_lines import twin_cards, twins
from bot.games.betel.call_rows import call_lines, call_rows
from bot.games.betel.cards import HAND
from bot.games.betel.duties import broken_duty
from bot.games.betel.names import face, faces_in
from bot.games.betel.panel import contract_lines, heading, result, title, tricks
from bot.games.betel.position import AUCTION, PLAY, UNSEEN
from bot.games.betel.view import View
from bot.rules.cards import FRENCH, bits
from bot.rules.panel import Block, Button, CardRow, Heading, Line, Panel, Row, in_rows, say


def hand_panel(view: View) -> Panel:
    """Return the private panel of the view's seat."""
    mine = view.turn == view.seat
    blocks: list[Block] = [Heading(say("heading-your-turn") if mine else heading(view))]
    blocks += result(view)
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
        blocks.append(CardRow(faces_in(view.hand), say("hand-label"), room=HAND))
    if view.phase == PLAY and view.twins != (UNSEEN, UNSEEN):
        blocks.append(twin_cards(view))
    return Panel(title(view), tuple(blocks), rows)


def _playable(view: View) -> int:
    """Return the bit set of the cards that may be played."""
    return bits(action.card for action in view.legal.actions if isinstance(action, Play))


def _duty_line(view: View) -> Line | None:
    """Return the duty in words, with the cards that fulfil it; nothing if every card may be played."""
    allowed = _playable(view)
    duties = [broken_duty(card, view.trick, allowed) for card in FRENCH.in_pack_order(view.hand & ~allowed)]
    if not duties:
        return None
    return Line(max(duties, key=lambda duty: duty.narrowness).sentence())


def _card_rows(view: View) -> tuple[Row, ...]:
    """Return the hand as buttons; what a duty forbids is drawn pale, and the line above the cards has said why."""
    allowed = _playable(view)
    buttons = [
        Button(
            say("card-button", card=face(card)),
            f"{Play.act}:{face(card).code}",
            "primary" if allowed >> card & 1 else "secondary",
            enabled=bool(allowed >> card & 1),
            card=face(card),
        )
        for card in FRENCH.in_pack_order(view.hand)
    ]
    return in_rows(buttons)
