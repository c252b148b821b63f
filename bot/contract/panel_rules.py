"""The rules about what players see and press, checked in a random game."""

from collections.abc import Callable, Iterator

from bot.contract.cases import Case
from bot.contract.errors import BrokenRule
from bot.contract.play_rules import after
from bot.rules.actions import Action, CardSelection
from bot.rules.panel import MAX_BUTTONS_IN_ROW, Button, CardPicker, Ending, Item, Menu, Panel, Row, Select


def a_hand_offers_exactly_what_is_legal(case: Case) -> None:
    """Every enabled control of `hand_panel` is legal, and every legal action has one."""
    for number, state, _ in case.positions(160, every=4):
        for seat in range(state.seats):
            panel = case.game.hand_panel(state.view(seat))
            things = list(offered(panel.rows))
            pressed = {b.action for b in things if isinstance(b, Button) and b.enabled}
            for text in pressed:
                if not state.allows(case.game.codec.parse(seat, text)):
                    raise BrokenRule(
                        f"{after(number)} the hand of seat {seat} has a button for {text}, which is not legal; make "
                        "buttons from `view.legal`"
                    )
            listed = {a.text() for a in state.legal_actions(seat) if isinstance(a, Action)}
            if not listed <= pressed:
                raise BrokenRule(
                    f"{after(number)} the hand of seat {seat} has no button for {', '.join(sorted(listed - pressed))}"
                )
            choices = {
                (c.act, c.count) for c in state.legal_actions(seat) if isinstance(c, CardSelection) and c.count
            }
            picks = {(p.act, p.count) for p in things if isinstance(p, CardPicker)}
            if picks != choices:
                raise BrokenRule(
                    f"{after(number)} the hand of seat {seat} has the card pickers {sorted(picks)}, but the "
                    f"selections of `legal_actions` are {sorted(choices)}"
                )


def the_table_shows_the_same_for_all_hands(case: Case) -> None:
    """`table_panel` is the same for every state that is consistent with the public view."""
    for number, state, rng in case.positions(120, every=8):
        view = state.view(None)
        if case.game.table_panel(view) != case.game.table_panel(case.game.determinize(view, rng).view(None)):
            raise BrokenRule(f"{after(number)} the public panel differs if the hidden cards are dealt again")


def the_end_of_a_deal_is_shown(case: Case) -> None:
    """The step that counts a deal leads to a position whose public panel and hands have an `Ending`."""
    for number, step in enumerate(case.played.steps, 1):
        state = step.state
        if len(state.deals) == len(step.before.deals):
            continue
        panels = [(case.game.table_panel, case.game.table_panel(state.view(None)))]
        panels += [(case.game.hand_panel, case.game.hand_panel(state.view(seat))) for seat in range(state.seats)]
        for at, panel in panels:
            if not any(isinstance(block, Ending) for block in panel.blocks):
                raise BrokenRule(
                    f"{after(number)} a deal is counted, but the panel has no `Ending` with its result", at
                )


MAX_LISTED = 25
MAX_KEY = 8
MAX_COMPONENTS = 28
"""Rows and controls in a hand: Discord takes 40 components in a message, and the bot adds its own."""


def the_controls_fit_into_a_message(case: Case) -> None:
    """Rows have at most five buttons, or one list of at most 25 lines; a hand has at most 28 rows and controls."""
    for number, state, _ in case.positions(160, every=4):
        for seat in range(state.seats):
            rows = case.game.hand_panel(state.view(seat)).rows
            _fit(rows, f"{after(number)} the hand of seat {seat}", case.game.hand_panel)
            if (size := _components(rows)) > MAX_COMPONENTS:
                raise BrokenRule(
                    f"{after(number)} the hand of seat {seat} has {size} rows and enabled controls; put some into a "
                    "`Select` or a `Menu`"
                )
        table = case.game.table_panel(state.view(None))
        _fit((*table.rows, *table.more), f"{after(number)} the public panel", case.game.table_panel)


def _fit(rows: tuple[Row, ...], whose: str, at: Callable[..., Panel]) -> None:
    """Accept rows that Discord can show, those of menus included."""
    keys: list[str] = []
    for row in rows:
        lists = [item for item in row if isinstance(item, Select | CardPicker)]
        if len(row) > (1 if lists else MAX_BUTTONS_IN_ROW):
            raise BrokenRule(f"{whose} has a row of {len(row)} controls; use `in_rows`, and a row for each list", at)
        for item in lists:
            length = len(item.options if isinstance(item, Select) else item.cards)
            if not 1 <= length <= MAX_LISTED:
                raise BrokenRule(f"{whose} has a list of {length} lines; it takes 1 to {MAX_LISTED}", at)
        menus = [item for item in row if isinstance(item, Menu)]
        keys += [menu.key for menu in menus]
        for menu in menus:
            _fit(menu.rows, f"{whose}, menu {menu.key},", at)
    if len(set(keys)) < len(keys) or any(len(key) > MAX_KEY for key in keys):
        raise BrokenRule(
            f"{whose} has menus with the keys {keys}; give each its own of at most {MAX_KEY} letters", at
        )


def _components(rows: tuple[Row, ...]) -> int:
    """Return how many components of a message rows take, without disabled controls."""
    shown = [[item for item in row if getattr(item, "enabled", True)] for row in rows]
    return sum(1 + len(row) for row in shown if row)


def offered(rows: tuple[tuple[Item, ...], ...]) -> Iterator[Button | CardPicker]:
    """Yield all controls that can be used, in opened menus too."""
    for row in rows:
        for item in row:
            match item:
                case Button() | CardPicker():
                    yield item
                case Menu():
                    if item.enabled:
                        yield from offered(item.rows)
                case Select():
                    yield from item.options
                case _:
                    pass
