"""A game that has no scene of its own has one that is made of its panel."""

from bot.rules.panel import CardFace, CardRow, Heading, Line, Panel, SeatName, TextTable, TrickRow, localized
from bot.rules.scene import Pile, SeatScene, scene_of

ACE, BACK = CardFace("french", "As"), CardFace("french", "")


def test_a_panel_is_enough_for_a_picture() -> None:
    note = Line(localized("a-note"))
    blocks = (
        Heading(localized("a-heading")),
        note,
        CardRow((BACK,), localized("a-pile")),
        CardRow(()),
        TrickRow(((SeatName(1), ACE),), winner=1),
        TextTable((), ((SeatName(2), 7, 3), (SeatName(0), localized("a-word"), ACE), (localized("nobody"), 5))),
    )
    scene = scene_of(Panel(localized("a-title"), blocks))
    assert scene.places == (SeatScene(shown=(ACE,)), SeatScene(), SeatScene(points=7))
    assert scene.trick == ((1, ACE),)
    assert scene.winner == 1
    assert scene.piles == (Pile((BACK,), localized("a-pile")),)
    assert scene.notes == (note,)
