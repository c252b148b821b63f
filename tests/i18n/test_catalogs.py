"""Looking up words: the player's language, English under it, a game's words over the common ones."""

import re

import pytest

from bot.i18n import Catalogs, message_id
from bot.i18n.catalogs import COMMON
from bot.render.panel_text import PanelFormatter
from bot.rules import panel as p
from bot.rules.cards import DECKS

COMMON_WORDS = {
    "en": [
        "hello = Hello, { $name }\nonly = Only English",
        "n = { $n ->\n    [one] a card\n   *[other] { $n } cards\n }",
    ],
    "de": ["hello = Hallo, { $name }"],
}
GAME_WORDS = {
    "whist": {
        "en": ["hello = Good evening, { $name }\ncall = Your call"],
        "de": ["call = Deine Ansage"],
        "de-tirol": ["hello = Griaß di, { $name }"],
    }
}


def catalogs(*, strict: bool = True) -> Catalogs:
    return Catalogs(COMMON_WORDS, GAME_WORDS, strict=strict)


@pytest.mark.parametrize(
    ("locale", "game", "said"),
    [
        ("en-US", None, "Hello, Anna"),
        ("de", None, "Hallo, Anna"),
        ("de-AT", None, "Hallo, Anna"),
        ("ja", None, "Hello, Anna"),
        ("en-GB", "whist", "Good evening, Anna"),
        ("de", "whist", "Hallo, Anna"),
        ("de-tirol", "whist", "Griaß di, Anna"),
        ("de-tirol", None, "Hallo, Anna"),
        ("de-tirol", "chess", "Hallo, Anna"),
    ],
)
def test_the_closest_language_speaks(locale: str, game: str | None, said: str) -> None:
    assert catalogs().words(locale, game)("hello", name="Anna") == said


def test_english_fills_the_gaps_of_a_language() -> None:
    words = catalogs().words("de", "whist")
    assert (words("call"), words("only")) == ("Deine Ansage", "Only English")


def test_words_know_the_dialect_they_are_in() -> None:
    """Images are drawn and further words are looked up by it: a hand had the German A where Tyrol has S."""
    assert catalogs().words("de-tirol", "whist").locale == "de-tirol"
    assert catalogs().words("de-AT", "whist").locale == "de"
    assert catalogs().words("ja", "whist").locale == "en"


def test_a_dialect_says_little_and_its_language_the_rest() -> None:
    words = catalogs().words("de-tirol", "whist")
    assert (words("call"), words("only")) == ("Deine Ansage", "Only English")
    assert catalogs().languages == ("de", "de-tirol", "en")


def test_a_dialect_has_what_is_said_at_its_table_too() -> None:
    """Common words stay apart from a game's own of the same key: to leave a table, and to leave a card."""
    common = {"en": ["join = Join\nleave = Leave"], "de": ["join = Mitspielen\nleave = Verlassen"]}
    games = {"bieten": {"de": ["leave = Liegen lassen"], "de-tirol": ["join = I tua mit\nleave = Liegn låssn"]}}
    found = Catalogs(common, games, strict=True)
    at_table = found.at_table("de-tirol", "bieten")
    assert (at_table("join"), at_table("leave"), at_table.locale) == ("I tua mit", "Verlassen", "de-tirol")
    assert found.words("de-tirol", "bieten")("leave") == "Liegn låssn"
    assert found.words("de-tirol")("join") == "Mitspielen"
    assert found.at_table("de", "bieten")("join") == "Mitspielen"


def test_some_messages_alone_say_the_same_as_among_all_others() -> None:
    few = catalogs().only("n", "hel")
    for locale, game in (("en", None), ("de", "whist"), ("de-tirol", "whist")):
        every, some = catalogs().words(locale, game), few.words(locale, game)
        assert some("hello", name="Anna") == every("hello", name="Anna")
        assert [some("n", n=number) for number in (1, 2)] == [every("n", n=number) for number in (1, 2)]
        assert not some.has("only")
        assert not some.has("call")


def test_numbers_choose_their_plural() -> None:
    words = catalogs().words("en")
    assert [words("n", n=n) for n in (1, 2)] == ["a card", "2 cards"]


@pytest.mark.parametrize(("key", "params"), [("nothing", {}), ("hello", {})])
def test_a_gap_is_an_error_in_tests_and_readable_for_players(key: str, params: dict[str, str]) -> None:
    with pytest.raises(LookupError, match=key):
        catalogs().words("en")(key, **params)
    assert catalogs(strict=False).words("en")(key, **params)


def test_ids_take_any_value() -> None:
    assert message_id("value", "packets", "1+2") == "value-packets-1-2"


def test_every_card_has_a_name_and_a_corner() -> None:
    words = Catalogs.load(strict=True).words("en")
    names = {words(f"card-{deck.name}-{code}") for deck in DECKS.values() for code in deck.codes}
    # ace, king, ten, nine, eight and seven of hearts are in both packs
    assert len(names) == sum(deck.size for deck in DECKS.values()) - 6
    for deck in DECKS.values():
        assert all(words(f"suit-{deck.name}-{suit}") for suit in deck.suits)
        assert all(words(f"rank-{deck.name}-{r}") and words(f"index-{deck.name}-{r}") for r in deck.ranks)


def test_no_words_of_the_common_catalog_are_unused() -> None:
    """Words nobody says are dead code in another language."""
    root = COMMON.parent.parent.parent
    source = "".join(
        path.read_text(encoding="utf-8") for path in [*root.glob("bot/**/*.py"), *root.glob("cogs/**/*.py")]
    )
    said = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
    made = tuple(re.findall(r'f"([a-z-]+-){', source) + re.findall(r'message_id\(\s*"([a-z-]+)"', source))
    ids = [key for path in sorted(COMMON.glob("en/*.ftl")) for key in said.findall(path.read_text(encoding="utf-8"))]
    quoted = set(re.findall(r"(?<=[\"'])[a-z][a-z0-9-]*(?=[\"'])", source))
    assert [key for key in ids if not key.startswith(made) and key not in quoted] == []


@pytest.mark.parametrize(
    ("locale", "thousand", "more", "less"),
    [
        ("en", "1,234", "12,345", "−1,234"),
        ("de", "1.234", "12.345", "−1.234"),
        ("es", "1234", "12.345", "−1234"),
        ("it", "1.234", "12.345", "−1.234"),
        ("sv", "1\xa0234", "12\xa0345", "−1\xa0234"),
        ("pl", "1234", "12\xa0345", "−1234"),
    ],
)
def test_numbers_have_one_form_in_a_language(locale: str, thousand: str, more: str, less: str) -> None:
    """Within a sentence, and alone in a table: thousands as the language has them, and a true minus sign."""
    words = Catalogs.load(strict=True).words(locale, "betel")
    speech = PanelFormatter(words, str, lambda face: face.code)
    table = p.TextTable(
        (), ((1234, 12345, -1234, p.localized("number", number=-1234), p.localized("gain", number=1234)),)
    )
    assert speech.rows(table) == [words("column").join((thousand, more, less, less, f"+{thousand}"))]
