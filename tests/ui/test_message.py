"""Messages within Discord's limits, which the library checks only in part."""

import pytest
from discord import SelectOption

from bot.i18n import Catalogs
from bot.render import CardFormatter, PanelFormatter
from bot.rules import panel as p
from bot.rules.panel import localized
from bot.ui.layout.custom_id import CustomId
from bot.ui.layout.custom_id_verbs import PlayAction, SelectFromList
from bot.ui.layout.discord_limits import MAX_COMPONENTS
from bot.ui.layout.message import MessageBuilder
from bot.ui.layout.panel_renderer import PanelRenderer
from bot.ui.layout.submenu import ask
from tests.ui.club import components

WORDS = Catalogs({"en": ["w = { $x }", *Catalogs.load()._common["en"]]}, {}, strict=True).words("en")
FACES = CardFormatter(WORDS)
SPEECH = PanelFormatter(WORDS, lambda seat: f"<@{seat}>", FACES.short)
LABELS = PanelFormatter(WORDS, lambda seat: f"Person {seat}", FACES.short)
DRAWER = PanelRenderer(SPEECH, LABELS, LABELS, FACES, lambda face: None)


def words(text: str) -> p.LocalizedText:
    return localized("w", x=text)


def message() -> MessageBuilder:
    return MessageBuilder(0x123456, lambda verb: CustomId(7, 42, verb))


def wire(made: MessageBuilder) -> list[dict]:
    class Sent:
        components = made.view().to_components()

    return components(Sent)


def test_equal_buttons_have_different_custom_ids_and_one_meaning() -> None:
    made = message()
    made.buttons(
        [made.button(PlayAction("bet"), "Bet", enabled=False), made.button(PlayAction("bet"), "Bet", enabled=False)]
    )
    ids = [c["custom_id"] for c in wire(made) if c.get("type") == 2]
    assert len(set(ids)) == 2
    assert {CustomId.parse(each) for each in ids} == {CustomId(7, 42, PlayAction("bet"))}


def test_limits_are_counted() -> None:
    made = message()
    with pytest.raises(ValueError, match="6 buttons"):
        made.buttons([made.button(PlayAction(str(i)), "x") for i in range(6)])
    with pytest.raises(ValueError, match="26 options"):
        made.choices(SelectFromList(0), "x", [SelectOption(label=str(i)) for i in range(26)])
    for row in range(7):
        made.buttons([made.button(PlayAction(f"{row}{i}"), "x") for i in range(5)])
    with pytest.raises(ValueError, match="43 components"):
        made.view()


def test_long_text_ends_at_a_line_and_within_the_limit() -> None:
    made = message()
    made.text(["a" * 1500, "b" * 1500, "c" * 1500])
    made.text(["d" * 900, "e" * 900])
    texts = [c["content"] for c in wire(made) if c.get("type") == 10]
    assert sum(map(len, texts)) <= 4000
    assert [text[-1] for text in texts] == ["b", "d"]


@pytest.mark.parametrize("letter", ["a", "ß", "あ", "🂡"])
def test_a_message_stays_below_the_size_at_which_discord_fails(letter: str) -> None:
    made = message()
    for _ in range(3):
        made.text([letter * 99] * 20)
        made.footnote(letter * 90)
    texts = [c["content"] for c in wire(made) if c.get("type") == 10]
    assert sum(map(len, texts)) <= 4000
    assert 3000 < sum(len(text.encode()) for text in texts) <= 9000


def test_a_panel_is_drawn_with_mentions_in_text_and_names_on_buttons() -> None:
    made = message()
    who = localized("w", x=p.SeatName(3))
    DRAWER.blocks(made, [p.Heading(who)], limit=1000)
    DRAWER.rows(made, [(p.Button(who, "call"),)])
    assert "<@3>" in next(c["content"] for c in wire(made) if c.get("type") == 10)
    assert next(c["label"] for c in wire(made) if c.get("type") == 2) == "Person 3"


PICK = p.CardPicker(
    words("Bury"), "bury", tuple(p.CardFace("french", c) for c in ("As", "Kd", "2c")), 2, confirm=words("Sure?")
)
INNER = p.Menu(words("Hearts"), "h", words("Which rank?"), ((p.Button(words("Ace"), "play:W:Ah"),),))
MENU = p.Menu(words("Weli"), "weli", words("Which suit?"), ((INNER,),))


def test_menus_carry_their_path_and_lists_their_values() -> None:
    made = message()
    asking = p.Button(words("Give up"), "give_up", confirm=words("Really?"))
    gone = p.Button(words("Closed"), "bet:red", enabled=False)
    DRAWER.rows(
        made,
        [(MENU, asking), (p.Select(words("Bid"), (p.Button(words("4 up"), "bid:4 up"), asking, gone)),), (PICK,)],
    )
    ids = [c["custom_id"] for c in wire(made) if "custom_id" in c]
    assert ids == ["t1:7:42:>weli", "t1:7:42:?give_up", "t1:7:42:=0", "t1:7:42:%bury"]
    options = [[o["value"] for o in c["options"]] for c in wire(made) if "options" in c]
    assert options == [["bid:4 up", "?give_up"], ["As", "Kd", "2c"]]
    opened = message()
    DRAWER.rows(opened, MENU.rows, ("weli",))
    assert [c["custom_id"] for c in wire(opened) if "custom_id" in c] == ["t1:7:42:>weli>h"]


def test_a_pick_is_asked_about_with_the_chosen_cards() -> None:
    panel = p.Panel(words("t"), (), ((PICK,), (MENU,)))
    question = ask(panel, "bury:As.2c")
    assert question is not None
    assert [SPEECH.text(part) for part in question] == ["Sure?", "Chosen: A♠️ 2♣️"]
    assert ask(panel, "play:W:Ah") is None


def test_a_footnote_fits_into_a_full_message() -> None:
    full = message()
    full.text(["the last text"])
    full.footnote("below it")
    assert wire(full)[-1]["content"] == "the last text\nbelow it"
    for _ in range(MAX_COMPONENTS - 2):
        full.rule()
    full.footnote("no room")
    assert "no room" not in str(wire(full))
