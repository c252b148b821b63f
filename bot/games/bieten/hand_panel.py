"""A seat's private panel: its cards, their figures, and its actions; the cutter's panel for the cut."""

from bot.games.bieten.actions import HIGHEST_LIFT, LOWEST_LIFT, Bet, Cut, Hold, Leave, Play, Raise, Steal
from bot.games.bieten.cards import FIGURES, GAME_BIT, HAND, SUIT_MASK, WELI, figures_in
from bot.games.bieten.cut import MOST_STOLEN
from bot.games.bieten.determinize import own_part
from bot.games.bieten.events import ending
from bot.games.bieten.feasible_claims import GESPANNT_TO_RAISE, figures_open, namings, own_masks
from bot.games.bieten.labels import face, faces, faces_in, figure_name, played, suit_name
from bot.games.bieten.lost_figures import lost_figures
from bot.games.bieten.panel import answer_buttons, deal_number, figure_button, heading, question, spoken, trick
from bot.games.bieten.position import CUT, OVER, PLAY, SHUFFLE, STEAL
from bot.games.bieten.refusals import reason_for
from bot.games.bieten.state import View
from bot.rules.actions import Action
from bot.rules.cards import GERMAN, bits, cards_in
from bot.rules.panel import (
    Block,
    Button,
    CardFace,
    CardRow,
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
    in_rows,
    localized,
)

# The cutter's panel


_SENSIBLE_LIFTS = (8, 12, 16, 20, 25)
_SELECT_HALF = 16
"""A list holds 25 things at most, so there are two."""


def _lift_panel(view: View) -> Panel:
    """Return a few lifts as buttons, and all of them in two lists behind a menu."""
    cuts = tuple(_cut_button(view, lift) for lift in _SENSIBLE_LIFTS)
    thin = tuple(_cut_button(view, lift) for lift in range(LOWEST_LIFT, _SELECT_HALF + 1))
    thick = tuple(_cut_button(view, lift) for lift in range(_SELECT_HALF + 1, HIGHEST_LIFT + 1))
    lists: tuple[Row, ...] = (
        (Select(localized("prompt-lift-thin"), thin),),
        (Select(localized("prompt-lift-thick"), thick),),
    )
    other = Menu(localized("button-lift-other"), "lift", localized("prompt-lift"), lists, groups=True)
    return Panel(title(view), (Heading(localized("heading-your-cut")),), (cuts, (other,)))


def _steal_panel(view: View) -> Panel:
    """Return the card the cutter sees and those stolen, and whether to take it."""
    *stolen, bottom = view.seen
    blocks: list[Block] = [
        Heading(localized("heading-your-steal", left=MOST_STOLEN - view.stolen)),
        CardRow(faces((bottom,)), localized("label-bottom")),
    ]
    if stolen:
        blocks.append(CardRow(faces(stolen), localized("label-stolen")))
    seat = view.cutter
    row = (
        Button(localized("button-steal", card=face(bottom)), Steal(seat).text(), "danger", card=face(bottom)),
        Button(localized("button-leave", card=face(bottom)), Leave(seat).text()),
    )
    return Panel(title(view), tuple(blocks), (row,))


def _cut_button(view: View, lift: int) -> Button:
    return Button(localized("button-lift", count=lift), Cut(view.cutter, lift).text())


# The hand


def title(view: View) -> LocalizedText:
    """Return the panel's title, with the number of the deal."""
    return localized("title-hand", deal=deal_number(view))


_A_ROW = 4
"""Names of a wild card side by side: two rows for the eight ranks."""
_FEW_NAMES = 12
"""Above this number of names the panel lists the excluded suits instead."""
_SUIT_CHOICES = ("suit-choice-h", "suit-choice-l", "suit-choice-b", "suit-choice-a")


def hand_panel(view: View) -> Panel:
    """Return the private panel of a seat's view."""
    if view.phase in {CUT, STEAL} and view.seat == view.cutter:
        return _lift_panel(view) if view.phase == CUT else _steal_panel(view)
    if view.phase in {SHUFFLE, OVER} and view.results:
        return Panel(title(view), (ending(view), *heading(view), *_last_cards(view)))
    blocks: list[Block] = [Heading(_heading(view))]
    if view.phase != PLAY or not view.hand:
        return Panel(title(view), tuple(blocks))
    blocks.append(CardRow(_own_cards(view), localized("label-own-cards"), room=HAND))
    blocks += trick(view)
    blocks += _figures_held(view)
    blocks += _wild_lines(view)
    if view.needs[_seat(view)] <= GESPANNT_TO_RAISE:
        blocks.append(Line(localized("line-gespannt", needs=view.needs[_seat(view)])))
    rows = (*_card_rows(view), *_betting_rows(view))
    return Panel(title(view), tuple(blocks), rows)


def _last_cards(view: View) -> list[Block]:
    """Return the hand of a deal that is over, and its last trick."""
    cards = tuple(played(play) for play in view.played_by(_seat(view)))
    own: list[Block] = [CardRow(cards, localized("label-own-cards"), room=HAND)] if cards else []
    return [*own, *trick(view)]


def _heading(view: View) -> LocalizedText:
    """Return the question to this seat, or the seats that the table waits for."""
    if view.seat not in view.waiting_for:
        return question(view)
    if view.figure < 0:
        return localized("heading-your-turn" if view.laid else "heading-your-lead", trick=view.trick + 1)
    return localized(
        "heading-your-answer",
        by=SeatName(view.by),
        figure=spoken(view),
        value=view.values[view.figure] + 1,
        raised="yes" if view.raising else "no",
        hold="yes" if Hold(_seat(view)) in view.legal else "no",
    )


# Cards


def _own_cards(view: View) -> tuple[CardFace, ...]:
    """Return the seat's cards, those already played pale and with their names."""
    shown = {play.card: played(play, faded=True) for play in view.played_by(_seat(view))}
    return tuple(shown.get(card, face(card)) for card in GERMAN.in_pack_order(view.hand))


def _seat(view: View) -> int:
    assert view.seat is not None
    return view.seat


def _figures_held(view: View) -> list[Block]:
    """Return which figures the seat has, and which a wild card can still make without being lost already."""
    sure, perhaps = _figures(view)
    winnable = perhaps and perhaps & ~lost_figures(view, _seat(view), view.hand)
    if winnable:
        cards = faces(card for card in view.rules.wilds if view.left >> card & 1)
        held = "yes" if sure else "no"
        text = localized("line-figures-wild", held=held, figures=_names(sure), cards=cards, open=_names(winnable))
        return [Line(text)]
    if sure:
        return [Line(localized("line-figures", figures=_names(sure)))]
    return [] if perhaps else [Line(localized("line-no-figures"))]


def _figures(view: View) -> tuple[int, int]:
    """Return the figures that the seat has, and those it would have under a name that is still open, as bits."""
    real, masks, claims = _wild_state(view)
    sure = figures_in(real | bits(play.counts_as for play in view.played_by(_seat(view))))
    return sure, figures_open(real, masks, claims) & ~sure if masks else 0


def possible_figures(view: View) -> int:
    """Return the figures that the seat may still win, as bits; anyone may win the last trick."""
    sure, perhaps = _figures(view)
    return sure | perhaps | GAME_BIT


def _names(figures: int) -> tuple[LocalizedText, ...]:
    return tuple(figure_name(figure) for figure in cards_in(figures))


def _wild_state(view: View) -> tuple[int, tuple[int, ...], int]:
    """Return the seat's real cards, the possible names of each wild card, and the claims to fulfil."""
    seat, rules = _seat(view), view.rules
    masks = own_masks(view.hand, rules.wilds, view.named, view.names_left(seat))
    return view.hand & ~rules.wild, masks, view.claims_of(seat)


def _wild_lines(view: View) -> list[Block]:
    """Return the possible names of each wild card in hand."""
    real, masks, claims = _wild_state(view)
    wilds = [card for card in view.rules.wilds if view.hand >> card & 1]
    lines: list[Block] = []
    for card, names in zip(wilds, namings(real, masks, claims) if masks else (), strict=True):
        if view.gone >> card & 1:
            continue
        if names.bit_count() <= _FEW_NAMES:
            lines.append(CardRow(faces_in(names), localized("label-may-be", card=face(card))))
            continue
        closed = tuple(suit_name(suit) for suit in range(4) if not names & SUIT_MASK[suit])
        key = "line-may-not-be" if closed else "line-may-be-any"
        lines.append(Line(localized(key, card=face(card), suits=closed)))
    return lines


def _card_rows(view: View) -> tuple[Row, ...]:
    """Return the cards to play: a button each, and a menu of names for a wild one."""
    plays: dict[int, list[Play]] = {}
    for action in view.legal:
        if isinstance(action, Play):
            plays.setdefault(action.card, []).append(action)
    row = tuple(_card_item(view, card, plays.get(card, [])) for card in GERMAN.in_pack_order(view.left))
    return (row,) if row else ()


def _card_item(view: View, card: int, plays: list[Play]) -> Item:
    wild = view.rules.wild >> card & 1
    if wild and plays:
        return _name_menu(card, plays)
    shown, play = face(card), Play(_seat(view), card)
    if plays:
        return Button(localized("button-play", card=shown), play.text(), "primary", card=shown)
    return Button(localized("button-play", card=shown), play.text(), enabled=False, card=shown, why=_why(view, play))


def _name_menu(card: int, plays: list[Play]) -> Menu:
    """Return the menu of a wild card: first the suit, then the rank; the suit is skipped if only one is left."""
    shown = face(card)
    prompt = localized("prompt-name", card=shown)
    menus: list[Menu] = []
    for suit in range(4):
        own = [play for play in reversed(plays) if play.counts_as >> 3 == suit]
        buttons = [_name_button(shown, play) for play in own]
        rows = in_rows(buttons, _A_ROW)
        if rows:
            code = GERMAN.suits[suit]
            menus.append(Menu(localized(_SUIT_CHOICES[suit]), code, prompt, rows, suit=SuitSign(GERMAN.name, code)))
    rows = menus[0].rows if len(menus) == 1 else (tuple(menus),)
    rank = (Line(localized("line-weli-rank"), quiet=True),) if card == WELI else ()  # a seven can name itself
    label = localized("button-play-wild", card=shown)
    return Menu(label, GERMAN.codes[card], prompt, rows, "primary", card=shown, blocks=rank)


def _name_button(wild: CardFace, play: Play) -> Button:
    """Return the button that plays a wild card as another card."""
    named = face(play.counts_as)
    phrase = localized("play-wild-phrase", card=wild, named=named)
    return Button(localized("button-name", card=named), play.text(), card=named, phrase=phrase)


# Betting


def _betting_rows(view: View) -> tuple[Row, ...]:
    """Return a button for each figure; below, where nothing else was, this seat's answers to a bet."""
    seat = _seat(view)
    row = tuple(_figure_item(view, figure) for figure in range(len(FIGURES)))
    if view.figure < 0 or seat != view.asked:
        return (row,)
    hold = Hold(seat) in view.legal
    return row, answer_buttons(view, hold=hold, why=None if hold else _why(view, Hold(seat)))


def _figure_item(view: View, figure: int) -> Button:
    if view.figure >= 0 or not (view.open | view.raisable) >> figure & 1:
        return figure_button(view, figure, enabled=False)
    action = Bet(_seat(view), figure) if view.open >> figure & 1 else Raise(_seat(view), figure)
    legal = action in view.legal
    return figure_button(view, figure, enabled=legal, why=None if legal else _why(view, action))


def _why(view: View, action: Action) -> LocalizedText:
    """Return why this seat can't do something now, in the words of the error it would get."""
    return reason_for(own_part(view), action).sentence()
