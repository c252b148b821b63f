"""The messages as data: points and open cards on the table, one card in the hand."""

from bot.rules.cards import FRENCH
from bot.rules.panel import (
    Block,
    Button,
    CardFace,
    CardFaceFactory,
    CardRow,
    Ending,
    Heading,
    Panel,
    SeatName,
    TextTable,
    TrickRow,
    localized,
    winners,
)

from .state import HighCardState, HighCardView

# A panel has no sentences: `localized("title", deal=3)` is `title` of text/en/game.ftl, with { $deal } filled in.
# Blocks are Heading, Line, CardRow, TrickRow, TextTable and Ending; controls are Button, Menu, Select and CardPicker.

face = CardFaceFactory(FRENCH).face


# Change: the public message. `view` is the public view here, so that it can't show a hidden card.
def table_panel(view: HighCardView) -> Panel:
    """Return the public panel."""
    seats = len(view.scores)
    blocks: list[Block] = [] if view.outcome else [Heading(localized("heading-turn", who=SeatName(view.turn)))]
    if view.deals and not view.shown:
        blocks.append(ending(view))
    if view.shown:
        plays = ((SeatName((view.dealer + 1 + n) % seats), face(card)) for n, card in enumerate(view.shown))
        blocks.append(TrickRow(tuple(plays)))
    blocks.append(TextTable((), tuple((SeatName(seat), score) for seat, score in enumerate(view.scores))))
    return Panel(localized("title", deal=len(view.deals) + (view.outcome is None)), tuple(blocks))


def ending(view: HighCardView | HighCardState) -> Ending:
    """Return the result of the last deal, and of the game if it is over."""
    deal = view.deals[-1]
    took = localized("last-deal", who=SeatName(deal["points"].index(1)), card=CardFace(FRENCH.name, deal["card"]))
    return Ending(took, (winners(view.outcome.winners),) if view.outcome else ())


# Change: the private message. Make a control for each of `view.legal`, and for no other action.
def hand_panel(view: HighCardView) -> Panel:
    """Return a seat's private panel, with its one action."""
    blocks: list[Block] = [CardRow((face(view.card),), localized("own-card"))] if view.dealt else []
    if view.deals and not view.dealt:
        blocks.append(ending(view))
    button = Button(localized("button-turn"), view.legal.actions[0].text(), "primary") if view.legal else None
    return Panel(localized("title", deal=len(view.deals) + 1), tuple(blocks), ((button,),) if button else ())
