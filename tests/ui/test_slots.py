"""Features fill the slots of messages: in the slot's order, and only as far as Discord's limits allow."""

from bot.ui.features import slots_of
from bot.ui.layout import GREY, Button, Buttons, MessageBuilder, SimpleVerb, Slots, Text, without_table
from bot.ui.layout.discord_limits import MAX_COMPONENTS
from bot.ui.layout.slots import Slot
from cogs import FEATURES

PLACE = Slot[str]("a place", ("second", "first"))
OTHER = Slot[str]("another place")
ROW = Buttons((Button(SimpleVerb.HAND, "Hand"), Button(SimpleVerb.SLATE, "Slate")))


def message(parts: int) -> MessageBuilder:
    """Return a message with so many components, the box around them included."""
    made = MessageBuilder(GREY, without_table)
    for number in range(parts - 1):
        made.text([f"line {number}"])
    return made


def test_the_slot_decides_the_order_and_new_features_come_last() -> None:
    slots = Slots(
        {
            "first": [PLACE.filled("one")],
            "new": [PLACE.filled("new"), OTHER.filled("other")],
            "second": [PLACE.filled("two")],
        }
    )
    assert slots[PLACE] == ("two", "one", "new")
    assert slots[OTHER] == ("other",)
    assert Slots({})[PLACE] == ()


def test_all_pieces_fit_or_none_is_added() -> None:
    pieces = [Text(("asked",)), ROW]
    assert message(MAX_COMPONENTS - 4).add(pieces)
    full = message(MAX_COMPONENTS - 3)
    before = full.view().to_components()
    assert not full.add(pieces)
    assert full.view().to_components() == before


def test_room_is_left_for_what_stands_below() -> None:
    assert message(MAX_COMPONENTS - 12).add([Text(("asked",)), ROW], spare=8)
    assert not message(MAX_COMPONENTS - 11).add([Text(("asked",)), ROW], spare=8)


def test_nothing_is_added_for_no_pieces() -> None:
    assert not message(1).add([])


def test_a_menu_takes_as_many_rows_as_it_needs() -> None:
    made = message(1)
    made.menu([made.made(Button(SimpleVerb.HAND, f"Hand {number}")) for number in range(7)])
    [box] = made.view().to_components()
    assert [len(row["components"]) for row in box["components"]] == [5, 2]


def test_every_slot_with_an_order_names_features() -> None:
    """A feature that was renamed must not lose its place."""
    names = {feature.__cog_name__ for feature in FEATURES}
    slots = {filling.slot for feature in FEATURES for filling in feature.slots}
    assert {name for slot in slots for name in slot.order} <= names
    assert all(slots_of(FEATURES)[slot] for slot in slots)
