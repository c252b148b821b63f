"""What people see: points and open cards on the table, one card in the hand."""

from bot.rules.cards import FRENCH
from bot.rules.panel import (
    Block,
    Button,
    CardRow,
    DeckFaces,
    Face,
    Heading,
    Line,
    Panel,
    SeatName,
    Table,
    TrickRow,
    say,
)

from .state import HighCardView

face = DeckFaces(FRENCH).face


def table_panel(view: HighCardView) -> Panel:
    """Return the public panel."""
    seats = len(view.scores)
    heading = say("heading-over") if view.outcome else say("heading-turn", who=SeatName(view.turn))
    blocks: list[Block] = [Heading(heading)]
    if view.deals and not view.shown:
        blocks.append(Line(say("last-deal", card=Face(FRENCH.name, view.deals[-1]["card"]))))
    if view.shown:
        plays = ((SeatName((view.dealer + 1 + n) % seats), face(card)) for n, card in enumerate(view.shown))
        blocks.append(TrickRow(tuple(plays)))
    blocks.append(Table((), tuple((SeatName(seat), score) for seat, score in enumerate(view.scores))))
    return Panel(say("title", deal=len(view.deals) + (view.outcome is None)), tuple(blocks))


def hand_panel(view: HighCardView) -> Panel:
    """Return a seat's private panel, with the one thing it may do."""
    card = (face(view.card),) if view.dealt else ()
    blocks: list[Block] = [CardRow(card, say("own-card"))]
    button = Button(say("button-turn"), view.legal.actions[0].text(), "primary") if view.legal else None
    return Panel(say("title", deal=len(view.deals) + 1), tuple(blocks), ((button,),) if button else ())
