"""The buttons of who bids, names or buries."""

from bot.games.bid_whist.actions import Bid, Bury, Name, Pass, Redeal
from bot.games.bid_whist.cards import DIRECTIONS, TRUMPS
from bot.games.bid_whist.kitty import exchanges
from bot.games.bid_whist.names import bid_name, direction_name, faces, trump_name, trump_sign
from bot.games.bid_whist.view import View
from bot.rules.actions import Choice
from bot.rules.panel import Button, Item, Menu, Pick, Row, in_rows, say


def call_rows(view: View) -> tuple[Row, ...]:
    """Return the bids by their numbers, and below them the pass and the redeal."""
    rows = _bid_rows([action for action in view.legal.actions if isinstance(action, Bid)])
    others: list[Item] = []
    if any(isinstance(action, Pass) for action in view.legal):
        others.append(Button(say("button-pass"), Pass(0).text(), "secondary"))
    if any(isinstance(action, Redeal) for action in view.legal):
        others.append(Button(say("button-redeal"), Redeal(0).text(), "danger", confirm=say("confirm-redeal")))
    return (*rows, tuple(others)) if others else rows


def _bid_rows(bids: list[Bid]) -> tuple[Row, ...]:
    """Return a button for each number, which opens the kinds where there are several."""
    numbers: dict[int, list[Button]] = {}
    for action in bids:
        button = Button(say("button-bid", bid=bid_name(action.bid)), action.text(), "primary")
        numbers.setdefault(action.bid.number, []).append(button)
    items: list[Item] = []
    for number, buttons in numbers.items():
        if len(buttons) == 1:
            items += buttons
        else:
            label, prompt = say("button-bid-number", number=number), say("prompt-bid", number=number)
            items.append(Menu(label, f"bid{number}", prompt, (tuple(buttons),), "primary", groups=True))
    return in_rows(items)


def name_rows(view: View) -> tuple[Row, ...]:
    """Return a button for each name; where suit and direction are open, the suit first."""
    suits: dict[str | None, list[Button]] = {}
    for action in view.legal.actions:
        if isinstance(action, Name):
            suits.setdefault(action.trump, []).append(_name_button(action))
    items: list[Item] = []
    for trump, buttons in suits.items():
        if trump is None or len(buttons) == 1:
            items += buttons
        else:
            name = trump_name(TRUMPS.index(trump))
            prompt = say("prompt-direction", trump=name)
            items.append(Menu(name, f"name{trump}", prompt, (tuple(buttons),), "primary", suit=trump_sign(trump)))
    return in_rows(items)


def _name_button(action: Name) -> Button:
    """Return the button of a name: the direction, or the suit if that alone is open."""
    if action.direction is not None:
        return Button(direction_name(DIRECTIONS.index(action.direction)), action.text(), "primary")
    trump = action.trump or ""
    return Button(trump_name(TRUMPS.index(trump)), action.text(), "primary", suit=trump_sign(trump))


def bury_rows(view: View, cards: list[int]) -> tuple[Row, ...]:
    """Return the list to choose the discards from.

    Args:
        view: declarer's.
        cards: the hand as it is laid out.
    """
    return tuple((_bury_pick(view, choice, cards),) for choice in view.legal.choices)


def _bury_pick(view: View, choice: Choice, cards: list[int]) -> Pick:
    """Return the list to choose the discards from."""
    key = "prompt-bury-jokers" if choice.must else "prompt-bury"
    confirm = say("confirm-bury-exchange" if exchanges(view) else "confirm-bury")
    return Pick(say(key, count=choice.count), Bury.act, faces(cards), choice.count, confirm)
