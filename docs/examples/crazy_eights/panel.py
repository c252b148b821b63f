"""The messages as data: the pile, the stock and the points on the table; cards and controls in the hand."""

from bot.rules.cards import FRENCH
from bot.rules.panel import (
    Block,
    Button,
    CardFaceFactory,
    CardRow,
    Ending,
    Heading,
    Item,
    Line,
    LocalizedText,
    Menu,
    Panel,
    Row,
    SeatName,
    Select,
    SuitSign,
    TextTable,
    in_rows,
    localized,
    winners,
)
from bot.rules.scene import Pile, Scene, SeatScene

from .state import EIGHT, SUITS, CrazyEightsState, CrazyEightsView, Draw, Play, rank_of

MOST_BUTTONS = 15
"""Cards with a button each; more are a list."""
ROOM = 12
"""Cards of a usual hand."""

face, faces = CardFaceFactory(FRENCH).face, CardFaceFactory(FRENCH).faces


def suit_name(suit: str) -> LocalizedText:
    """Return the name of a suit."""
    return localized(f"suit-french-{suit}")


def table_panel(view: CrazyEightsView) -> Panel:
    """Return the public panel."""
    blocks: list[Block] = []
    if view.pile:
        blocks += [
            Heading(localized("heading-turn", who=SeatName(view.turn))),
            CardRow(faces(view.pile[-1:]), localized("pile")),
            *_notes(view),
        ]
    elif view.deals:
        blocks.append(ending(view))
    counts = view.counts or (0,) * len(view.scores)
    rows = tuple((SeatName(seat), score, counts[seat]) for seat, score in enumerate(view.scores))
    blocks.append(
        TextTable((localized("column-player"), localized("column-points"), localized("column-cards")), rows)
    )
    return Panel(_title(view), tuple(blocks))


def hand_panel(view: CrazyEightsView) -> Panel:
    """Return a seat's private panel: its cards, and a control for each action."""
    blocks: list[Block] = []
    if view.pile:
        blocks += [
            Heading(_task(view) if view.legal else localized("heading-turn", who=SeatName(view.turn))),
            CardRow(faces(view.hand), localized("own-cards"), max(ROOM, len(view.hand))),
        ]
    elif view.deals:
        blocks.append(ending(view))
    return Panel(_title(view), tuple(blocks), _rows(view))


def _title(view: CrazyEightsView) -> LocalizedText:
    return localized("title", deal=len(view.deals) + bool(view.pile))


def _task(view: CrazyEightsView) -> LocalizedText:
    """Return what the seat's card must match."""
    if _is_named(view):
        return localized("heading-suit", suit=suit_name(view.suit))
    return localized("heading-card", card=face(view.pile[-1]))


def _notes(view: CrazyEightsView) -> list[Line]:
    """Return the suit that an eight has named, and the size of the stock."""
    named = [Line(localized("named", suit=suit_name(view.suit)))] if _is_named(view) else []
    return [*named, Line(localized("stock", count=view.stock))]


def _is_named(view: CrazyEightsView) -> bool:
    """Return whether a player has named the suit with an eight; an eight that begins the pile has its own suit."""
    return rank_of(view.pile[-1]) == EIGHT and len(view.pile) > 1


def scene(view: CrazyEightsView) -> Scene:
    """Return the table as an image shows it: points, the numbers of cards, the pile."""
    counts = view.counts or (0,) * len(view.scores)
    places = tuple(SeatScene(score, cards=count) for score, count in zip(view.scores, counts, strict=True))
    if not view.pile:
        return Scene(places, dealer=view.dealer)
    pile = Pile(faces(view.pile[-1:]), localized("pile"))
    return Scene(places, dealer=view.dealer, piles=(pile,), notes=tuple(_notes(view)))


def _rows(view: CrazyEightsView) -> tuple[Row, ...]:
    """Return a button for each card that fits, a menu of suits for each eight, and draw or pass."""
    plays = [action for action in view.legal.actions if isinstance(action, Play)]
    plain = [action for action in plays if rank_of(action.card) != EIGHT]
    cards = [
        Button(localized("button-card", card=face(a.card)), a.text(), "primary", card=face(a.card)) for a in plain
    ]
    eights: list[Item] = [_eight(card, view) for card in view.hand if view.legal and rank_of(card) == EIGHT]
    last = [
        Button(localized("button-draw" if isinstance(action, Draw) else "button-pass"), action.text())
        for action in view.legal.actions
        if not isinstance(action, Play)
    ]
    if len(cards) > MOST_BUTTONS:
        return ((Select(localized("choose-card"), tuple(cards)),), *in_rows([*eights, *last]))
    return (*in_rows([*cards, *eights]), *in_rows(last))


def _eight(card: int, view: CrazyEightsView) -> Menu:
    """Return the menu of an eight: the suit to name."""
    buttons = [
        Button(suit_name(suit), Play(view.seat, card, suit).text(), "primary", suit=SuitSign(FRENCH.name, suit))
        for suit in SUITS
    ]
    label = localized("button-card", card=face(card))
    return Menu(
        label, FRENCH.codes[card].lower(), localized("choose-suit"), in_rows(buttons), "success", card=face(card)
    )


def ending(view: CrazyEightsView | CrazyEightsState) -> Ending:
    """Return the result of the last deal, and of the game if it is over."""
    deal = view.deals[-1]
    points: list[int] = deal["points"]
    if any(points):
        seat = max(range(len(points)), key=points.__getitem__)
        result = localized("deal-out" if deal["out"] else "deal-blocked", who=SeatName(seat), points=points[seat])
    else:
        result = localized("deal-level")
    left = tuple(
        localized("deal-left", who=SeatName(seat), points=count) for seat, count in enumerate(deal["left"]) if count
    )
    return Ending(result, (winners(view.outcome.winners),) if view.outcome else (), left)
