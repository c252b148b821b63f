"""The parts of a message are what discord.py makes of its own objects, and so are whole messages."""

import pytest
from discord import ButtonStyle, MediaGalleryItem, PartialEmoji, SelectOption, ui

from bot.ui.layout import raw_components
from bot.ui.layout.custom_id import without_table
from bot.ui.layout.custom_id_verbs import PlayAction, SimpleVerb
from bot.ui.layout.message import GREY, MessageBuilder
from bot.ui.message_view import ImageAttachment, ImageRequest

EMOJI = PartialEmoji(name="french_Qs", id=10**18)
MOVING = PartialEmoji(name="dance", id=10**18, animated=True)


@pytest.mark.parametrize("style", [each for each in ButtonStyle if each.value < ButtonStyle.link.value])
@pytest.mark.parametrize("emoji", [None, EMOJI, MOVING, PartialEmoji(name="🃏")])
@pytest.mark.parametrize(("label", "enabled"), [("7 of hearts", True), ("", True), ("Pass", False)])
def test_a_button(style: ButtonStyle, emoji: PartialEmoji | None, label: str, enabled: bool) -> None:
    ours = raw_components.button("t1:0:0:pass", label, style=style, enabled=enabled, emoji=emoji)
    theirs = ui.Button[ui.View](custom_id="t1:0:0:pass", label=label, style=style, disabled=not enabled, emoji=emoji)
    assert ours == theirs.to_component_dict() == raw_components.pressable(ours).to_component_dict()


def test_a_link() -> None:
    theirs = ui.Button[ui.View](url="https://discord.com/channels/1/2/3", label="Table")
    assert raw_components.link("https://discord.com/channels/1/2/3", "Table") == theirs.to_component_dict()


def test_a_whole_message() -> None:
    message = MessageBuilder(GREY, without_table)
    message.text(["### Title", "a line"])
    message.rule()
    message.hang(ImageRequest(bytes, (), (), "in words"), [ImageAttachment("hand.png", "in words", b"png")])
    message.buttons(
        [message.button(PlayAction("pass"), "Pass", emoji=EMOJI), message.button(PlayAction("pass"), "Pass again")]
    )
    message.choices(SimpleVerb.BACK, "Choose", [SelectOption(label="one", value="1", emoji=EMOJI)])
    message.text(["last"])
    message.footnote("-# small")
    box = ui.Container[ui.LayoutView](accent_color=GREY)
    box.add_item(ui.TextDisplay("### Title\na line"))
    box.add_item(ui.Separator())
    box.add_item(ui.MediaGallery(MediaGalleryItem("attachment://hand.png", description="in words")))
    one, two = (ui.Button[ui.LayoutView](custom_id=f"t1:0:0:pass{more}") for more in ("", "#2"))
    one.label, one.emoji, two.label = "Pass", EMOJI, "Pass again"
    box.add_item(ui.ActionRow(one, two))
    options = [SelectOption(label="one", value="1", emoji=EMOJI)]
    box.add_item(
        ui.ActionRow(ui.Select[ui.LayoutView](custom_id="t1:0:0:!back", placeholder="Choose", options=options))
    )
    box.add_item(ui.TextDisplay("last\n-# small"))
    theirs = ui.LayoutView(timeout=None).add_item(box)
    ours = message.view()
    assert ours.to_components() == theirs.to_components()
    assert ours.has_components_v2()
    assert ours.is_finished() or not ours.is_dispatchable()
    assert [text["content"] for text in ours.texts()] == ["### Title\na line", "last\n-# small"]
