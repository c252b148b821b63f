"""What people see: points and open cards on the table, one card in the hand."""

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
    say,
    winners,
)

from .state import HighCardState, HighCardView

face = CardFaceFactory(FRENCH).face


def table_panel(view: HighCardView) -> Panel:
    """Return the public panel."""
    seats = len(view.scores)
    blocks: list[Block] = [] if view.outcome else [Heading(say("heading-turn", who=SeatName(view.turn)))]
    if view.deals and not view.shown:
        blocks.append(ending(view))
    if view.shown:
        plays = ((SeatName((view.dealer + 1 + n) % seats), face(card)) for n, card in enumerate(view.shown))
        blocks.append(TrickRow(tuple(plays)))
    blocks.append(TextTable((), tuple((SeatName(seat), score) for seat, score in enumerate(view.scores))))
    return Panel(say("title", deal=len(view.deals) + (view.outcome is None)), tuple(blocks))


def ending(view: HighCardView | HighCardState) -> Ending:
    """Return how the last deal ended, and the game with it if it is over."""
    deal = view.deals[-1]
    took = say("last-deal", who=SeatName(deal["points"].index(1)), card=CardFace(FRENCH.name, deal["card"]))
    return Ending(took, (winners(view.outcome.winners),) if view.outcome else ())


def hand_panel(view: HighCardView) -> Panel:
    """Return a seat's private panel, with the one thing it may do."""
    card = (face(view.card),) if view.dealt else ()
    blocks: list[Block] = [CardRow(card, say("own-card"))]
    button = Button(say("button-turn"), view.legal.actions[0].text(), "primary") if view.legal else None
    return Panel(say("title", deal=len(view.deals) + 1), tuple(blocks), ((button,),) if button else ())
