"""The public panel, and the table for its image."""

from bot.games.bieten.actions import Bet, Good, Hold, Play, Raise
from bot.games.bieten.cards import HAND
from bot.games.bieten.events import bottom_card, claim, ending
from bot.games.bieten.labels import claimed, face, figure_name, played, raised
from bot.games.bieten.position import CUT, NOBODY, OVER, PLAY, SHUFFLE, STEAL, PublicPosition
from bot.rules.actions import seat_of
from bot.rules.cards import cards_in
from bot.rules.panel import (
    Block,
    Button,
    Heading,
    Line,
    LocalizedText,
    Panel,
    Row,
    SeatName,
    TextTable,
    TrickRow,
    localized,
)
from bot.rules.scene import Chip, Pile, Scene, SeatScene

# The public panel


def table_panel(view: PublicPosition) -> Panel:
    """Return the public panel."""
    blocks: list[Block] = [*heading(view), Line(_deal_line(view), quiet=True)]
    if view.phase == PLAY and view.bottom >= 0:
        blocks.append(Line(localized("line-bottom", card=face(view.bottom)), quiet=True))
    if view.phase in {SHUFFLE, OVER} and view.results:
        blocks.append(ending(view))
    blocks += trick(view)
    if view.phase == PLAY:
        blocks += figures(view)
    blocks.append(_players_table(view))
    rows = (*_public_rows(view),) if view.phase == PLAY else ()
    asked = answer_buttons(view) if view.phase == PLAY and view.figure >= 0 else ()
    return Panel(localized("title-table", deal=deal_number(view)), tuple(blocks), rows, asked, shown=_shown(view))


def _shown(view: PublicPosition) -> tuple[LocalizedText, ...]:
    """Return the events that the question or the line of the bottom card has."""
    if view.phase != PLAY:
        return ()
    bottom = (bottom_card(view),) if view.bottom >= 0 else ()
    return (*bottom, claim(view)) if view.figure >= 0 else bottom


def heading(view: PublicPosition) -> list[Block]:
    """Return the seat to act, or the bet to answer, in one line; () once the game is over."""
    return [] if view.outcome else [Heading(question(view))]


def question(view: PublicPosition) -> LocalizedText:
    """Return the seat to act, or the bet to answer."""
    if view.phase == SHUFFLE:
        return localized("heading-shuffle", dealer=SeatName(view.dealer))
    if view.phase in {CUT, STEAL}:
        return localized("heading-cut" if view.phase == CUT else "heading-steal", player=SeatName(view.cutter))
    if view.figure >= 0:
        return localized(
            "heading-raised" if view.raising else "heading-bet",
            by=SeatName(view.by),
            figure=spoken(view),
            player=SeatName(view.asked),
        )
    return localized(
        "heading-turn" if view.laid else "heading-lead", player=SeatName(view.turn), trick=view.trick + 1
    )


def spoken(view: PublicPosition) -> LocalizedText:
    """Return the figure that must be answered, in the words of its bettor or raiser."""
    return raised(view.figure) if view.raising else claimed(view.figure)


def deal_number(view: PublicPosition) -> int:
    """Return which deal the panel is about, from 1."""
    played_out = view.phase in {SHUFFLE, OVER} and view.results
    return len(view.results) + (0 if played_out else 1)


def _deal_line(view: PublicPosition) -> LocalizedText:
    """Return dealer, cutter, number of stolen cards, and target."""
    return localized(
        "line-deal",
        dealer=SeatName(view.dealer),
        cutter=SeatName(view.dealer) if view.outcome else SeatName(view.cutter),
        stolen=view.stolen,
        phase="over" if view.outcome else "play" if view.phase == PLAY else "before",
        target=view.rules.target,
    )


def trick(view: PublicPosition) -> list[Block]:
    """Return the trick on the table, or the last one until the next is led to."""
    plays = view.trick_on_table()
    if not plays:
        return []
    number = view.trick + 1 if view.laid or view.phase != PLAY else view.trick
    label = localized("label-trick" if view.laid else "label-last-trick", number=number)
    rows = tuple((SeatName(seat_of(play)), played(play)) for play in plays)
    return [TrickRow(rows, view.taker, label)]


def figures(view: PublicPosition) -> list[Block]:
    """Return the bet figures with points and the seats that bet, held and raised them, then all others."""
    head = (localized("head-figure"), localized("head-value"), localized("head-state"))
    rows = tuple((figure_name(f), view.values[f], figure_state(view, f)) for f in sorted(view.order))
    still_open = tuple(figure_name(f) for f in cards_in(view.open))
    blocks: list[Block] = [TextTable(head, rows)] if rows else []
    if still_open:
        blocks.append(Line(localized("line-open", figures=still_open, count=len(still_open)), quiet=True))
    return blocks


def figure_state(view: PublicPosition, figure: int) -> LocalizedText:
    """Return the state of a figure that was bet."""
    if view.owners[figure] >= 0:
        return localized("state-conceded", player=SeatName(view.owners[figure]), points=view.values[figure])
    raised = view.raisers[figure] >= 0
    if view.figure == figure:
        return localized(
            "state-raising" if raised else "state-betting", player=SeatName(view.by), value=view.values[figure]
        )
    holder = SeatName(view.holders[figure])
    if raised:
        return localized("state-raised", player=SeatName(view.raisers[figure]), holder=holder)
    return localized("state-held", player=SeatName(view.first_bettor(figure)), holder=holder)


def _players_table(view: PublicPosition) -> TextTable:
    """Return every player's score and the cards face up before them."""
    if view.outcome:
        # The scores of a game that is over stand in its result.
        rows = tuple((SeatName(seat), _cards(view, seat)) for seat in range(view.seats))
        return TextTable((localized("head-player"), localized("head-cards")), rows)
    rows = tuple((SeatName(seat), _score(view, seat), _cards(view, seat)) for seat in range(view.seats))
    return TextTable((localized("head-player"), localized("head-score"), localized("head-cards")), rows)


def _score(view: PublicPosition, seat: int) -> LocalizedText:
    """Return a score as text: struck through if gespannt from the start, with points won by bets."""
    score = view.scores[seat]
    if seat in view.out:
        return localized("score-out", score=score)
    won = view.rules.target - score - view.needs[seat] if view.phase == PLAY else 0
    if view.rules.target - score == 1 and not view.outcome:
        return localized("score-gestrichen", score=score)
    if won and view.needs[seat] <= 1:
        return localized("score-gespannt", score=score, won=won)
    return localized("score-won", score=score, won=won) if won else localized("score", score=score)


def _cards(view: PublicPosition, seat: int) -> LocalizedText:
    cards = tuple(played(play) for play in view.played_by(seat))
    return localized("cards-shown", cards=cards) if cards else localized("cards-hidden")


def _public_rows(view: PublicPosition) -> tuple[Row, ...]:
    """Return the buttons of the figures, and the answers while a bet is open; independent of all hands."""
    if view.figure >= 0:
        return (answer_buttons(view),)
    row = tuple(figure_button(view, figure, enabled=True) for figure in cards_in(view.open | view.raisable))
    return (row,) if row else ()


def figure_button(view: PublicPosition, figure: int, *, enabled: bool, why: LocalizedText | None = None) -> Button:
    """Return the button of a figure: to bet it, to raise it, or closed."""
    if view.open >> figure & 1:
        return Button(
            localized("button-bet", figure=figure_name(figure)), Bet(0, figure).text(), "secondary", enabled, why=why
        )
    if view.raisable >> figure & 1:
        return Button(
            localized("button-raise", figure=raised(figure)), Raise(0, figure).text(), "danger", enabled, why=why
        )
    closed = localized("button-closed", figure=figure_name(figure), value=view.values[figure])
    return Button(closed, Raise(0, figure).text(), "secondary", enabled=False, why=why)


def answer_buttons(
    view: PublicPosition, *, hold: bool = True, why: LocalizedText | None = None
) -> tuple[Button, ...]:
    """Return Hold and Good for the open bet."""
    figure = figure_name(view.figure)
    value = view.values[view.figure]
    return (
        Button(localized("button-hold", figure=figure, value=value + 1), Hold(0).text(), "success", hold, why=why),
        Button(localized("button-good", figure=figure, value=value), Good(0).text(), "secondary"),
    )


# The image


def scene(view: PublicPosition) -> Scene:
    """Return the table as everyone sees it."""
    lying = view.trick_on_table()
    on = view.phase == PLAY
    tricks = view.trick if on else view.trick + bool(lying)
    taken = bool(lying) and not view.laid
    return Scene(
        tuple(_place(view, seat, lying) for seat in range(view.seats)),
        trick=tuple((seat_of(play), played(play)) for play in lying),
        winner=None if view.taker == NOBODY else view.taker,
        taken=taken,
        tricks=tricks,
        took=view.turn if on and view.trick and not view.laid else None,
        dealer=None if view.outcome else view.dealer,
        chips=tuple(_chip(view, figure) for figure in sorted(view.order)) if view.plays or on else (),
        piles=(Pile((face(view.bottom),), localized("label-bottom")),) if on and view.bottom >= 0 else (),
    )


def _place(view: PublicPosition, seat: int, lying: tuple[Play, ...]) -> SeatScene:
    """Return the seat's part of the image; its card in the trick is not shown twice."""
    on, cards = view.phase == PLAY, view.played_by(seat)
    out = seat in view.out
    gained = view.rules.target - view.scores[seat] - view.needs[seat] if on and not out else 0
    if not on and view.results:
        gained = view.results[-1].points[seat]
    return SeatScene(
        points=view.scores[seat],
        gained=gained,
        provisional=on,
        struck=view.rules.target - view.scores[seat] == 1 and not view.outcome,
        cards=HAND - len(cards) if on and not out else 0,
        shown=tuple(played(play) for play in cards if play not in lying),
        out=out,
    )


def _chip(view: PublicPosition, figure: int) -> Chip:
    """Return a figure that was bet."""
    label, worth = figure_name(figure), view.values[figure]
    if view.owners[figure] != NOBODY:
        return Chip(label, figure, worth, (view.owners[figure],), "closed")
    if view.figure == figure:
        return Chip(label, figure, worth, (view.by,), "asked")
    raiser, holder = view.raisers[figure], view.holders[figure]
    return Chip(label, figure, worth, (view.first_bettor(figure) if raiser == NOBODY else raiser, holder), "held")
