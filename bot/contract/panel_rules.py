"""The rules about what players see and press, checked in a random game."""

from collections.abc import Iterator

from bot.contract.cases import Case
from bot.contract.errors import BrokenRule
from bot.contract.play_rules import after
from bot.rules.actions import Action, CardSelection
from bot.rules.panel import Button, CardPicker, Item, Menu, Select


def a_hand_offers_exactly_what_is_legal(case: Case) -> None:
    """Every enabled control of `hand_panel` is legal, and every legal action has one."""
    for number, (state, _) in enumerate(case.positions(160)):
        if number % 4:
            continue
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
    for number, (state, rng) in enumerate(case.positions(120)):
        if number % 8:
            continue
        view = state.view(None)
        if case.game.table_panel(view) != case.game.table_panel(case.game.determinize(view, rng).view(None)):
            raise BrokenRule(f"{after(number)} the public panel differs if the hidden cards are dealt again")


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
