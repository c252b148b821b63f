"""Suits on buttons: tiles in four colours, no sign whose red or black is lost on grey; or text as ever."""

from bot.i18n import Catalogs
from bot.render.assets import tiles
from bot.rules import panel as p
from bot.rules.cards import DECKS
from bot.tables import Preferences
from bot.ui import CardEmojis, card_pictures
from bot.ui.discord.user_cache import UserCache
from bot.ui.layout.card_style import drawer_for
from tests.ui.test_accessible import Shelf

WORDS = Catalogs.load(strict=True).words("en", "betel")
SUITS = {f"{deck.name}_suit_{suit}" for deck in DECKS.values() for suit in deck.suits}


async def drawer(*, pictures: bool):
    emojis = CardEmojis(card_pictures() if pictures else {})
    await emojis.sync(Shelf())
    people = UserCache()
    return drawer_for(WORDS, people.name, people.name, emojis)


def on_button(drawer, **how) -> tuple[str, str]:
    """Return the emoji's name and the words of a button."""
    item = p.Button(how.pop("label"), "act", **how)
    emoji, label = drawer.mark(item), drawer.label(item, roomy=False)
    return emoji.name.rpartition("_")[0] if emoji else "", label


def test_every_suit_has_a_tile() -> None:
    names = {name.replace("/", "_").replace("-", "_") for name, _ in tiles()}
    assert names >= SUITS
    assert set(card_pictures()) >= SUITS


async def test_a_card_on_a_button_has_the_tile_of_its_suit() -> None:
    made = await drawer(pictures=True)
    ace, ten = p.CardFace("french", "As"), p.CardFace("german", "Tl")
    assert on_button(made, label=p.localized("slot-button", slot=1, card=ace), card=ace) == (
        "french_suit_s",
        "Twin 1: A♠︎",
    )
    assert on_button(made, label=p.localized("slot-button", slot=1, card=ten), card=ten) == (
        "german_suit_l",
        "Twin 1: 10 leaves",
    )


async def test_what_has_no_suit_keeps_its_own_tile() -> None:
    made = await drawer(pictures=True)
    for face, name in (
        (p.CardFace("german", "W"), "german_W"),
        (p.CardFace("french", "BJ"), "french_BJ"),
        (p.CardFace("french", ""), "french_back"),
    ):
        emoji, _ = on_button(made, label=p.localized("slot-button", slot=1, card=face), card=face)
        assert emoji == name


async def test_a_suit_on_a_button_is_a_tile_and_words() -> None:
    made = await drawer(pictures=True)
    label = p.localized("contract-1h")
    assert on_button(made, label=label, suit=p.SuitSign("french", "h")) == ("french_suit_h", "One hearts")


async def test_without_emojis_signs_stand_in_the_words() -> None:
    made = await drawer(pictures=False)
    ace = p.CardFace("french", "As")
    assert on_button(made, label=p.localized("slot-button", slot=1, card=ace), card=ace) == ("", "Twin 1: A♠️")
    assert on_button(made, label=p.localized("contract-1h"), suit=p.SuitSign("french", "h")) == ("", "One hearts ♥")


async def test_without_emojis_a_trump_has_its_sign_unless_everything_is_text() -> None:
    made, label = await drawer(pictures=False), p.localized("suit-french-h")
    assert on_button(made, label=label, suit=p.SuitSign("french", "h")) == ("", "hearts ♥")
    wild = p.Button(p.localized("suit-choice-l"), "act", suit=p.SuitSign("german", "l"))
    bieten = drawer_for(Catalogs.load(strict=True).words("en", "bieten"), str, str, CardEmojis({}))
    assert bieten.label(wild, roomy=False).count("🍃") == 1, "where the words have it, it is not doubled"
    read = drawer_for(WORDS, str, str, CardEmojis({}), Preferences(text_only=True))
    assert read.label(p.Button(label, "act", suit=p.SuitSign("french", "h")), roomy=False) == "hearts"
