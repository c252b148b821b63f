"""Users' names, with any characters, change neither texts nor layouts nor images."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.render import clean, distinct, drawn, isolated
from bot.render.bitmap_font import MISSING_LETTER, lettering, letters
from bot.render.computer_names import MARK, computer_number
from bot.ui.display_names import named

NASTY = (
    "\u202eevil\u202c",
    "\u2067אבגד",
    "محمد علي",
    "a\u0300\u0301\u0302\u0303\u0304\u0305\u0306",
    "\u3164",
    "\u200b\u200d\ufeff",
    "🎉🎉🎉",
    "👨‍👩‍👧‍👦",
    "W" * 32,
    "漢" * 32,
    "computer 2",
    "🤖 Toni",
    "@everyone",
    "<@123456789012345678>",
    "**bold** `code` [link](https://example.org)",
    "# heading\n> quote",
    "\u2066\u2069\u2069\u2069 out",
    "tab\tand\x00null\x1b[31m",
    "𝓐𝓷𝓷𝓪",
)
letters_of_all_kinds = st.one_of(
    st.text(max_size=40),
    st.text(alphabet="\u202a\u202e\u2066\u2069\u200f\u0301\u3164\ufe0f\u200d aAאم漢🤖🎉\n\t\x00", max_size=40),
    st.sampled_from(NASTY),
)


@given(letters_of_all_kinds)
def test_a_clean_name_is_one_visible_line_that_turns_nothing_around(name: str) -> None:
    made = clean(name)
    assert clean(made) == made
    assert len(made) <= 32
    assert made == made.strip()
    assert MARK not in made
    assert not {unicodedata.category(char) for char in made} & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    marks = "".join("m" if unicodedata.category(char).startswith("M") else "-" for char in made)
    assert "mmm" not in marks
    assert not marks.startswith("m")
    # No direction of its letters reaches beyond the name.
    assert isolated(made)[1:-1] == made


@given(letters_of_all_kinds)
def test_a_picture_has_every_letter_or_none(name: str) -> None:
    shown = drawn(clean(name))
    assert all(char in letters()[1] for char in shown)
    assert MISSING_LETTER not in shown or MISSING_LETTER in unicodedata.normalize("NFKD", name)
    assert not {unicodedata.bidirectional(char) for char in shown} & {"R", "AL", "AN"}
    assert shown == shown.strip()
    assert lettering(shown, 20, 100).width <= 100 + 20


@given(st.lists(letters_of_all_kinds, min_size=1, max_size=10))
def test_no_two_at_a_table_read_alike_and_nobody_reads_like_a_computer(names: list[str]) -> None:
    taken = [f"{MARK} Toni", "former player 1", "computer 1"]
    made = distinct([clean(name) for name in names], taken)
    assert [bool(name) for name in made] == [bool(clean(name)) for name in names]
    seen = ["".join(unicodedata.normalize("NFKC", name).casefold().split()) for name in (*made, *taken) if name]
    assert len(set(seen)) == len(seen)
    assert all(computer_number(name) is None for name in made)


@given(letters_of_all_kinds)
def test_a_name_in_a_text_is_isolated_and_calls_nobody(name: str) -> None:
    made = named(clean(name) or "x")
    assert (made[0], made[-1]) == ("\u2068", "\u2069")
    assert not set(made[1:-1]) & {"\u2068", "\u2069", "\u202e", "\n"}
    assert "@everyone" not in made
    assert "<@1" not in made.replace("\\<", "")


@pytest.mark.parametrize(
    ("name", "text", "picture"),
    [
        ("Anna", "Anna", "Anna"),
        ("Đặng Ánh", "Đặng Ánh", "Đang Ánh"),
        ("Ιωάννα", "Ιωάννα", "Ιωάννα"),
        ("Анна", "Анна", "Анна"),
        ("אנה", "אנה", ""),
        ("安娜", "安娜", ""),
        ("Anna 🌸", "Anna 🌸", "Anna"),
        ("🌸", "🌸", ""),
        ("\u202eannA", "annA", "annA"),
        ("\u3164", "", ""),
        ("🤖 Toni", "Toni", "Toni"),
    ],
)
def test_names_as_they_are_written_and_drawn(name: str, text: str, picture: str) -> None:
    assert clean(name) == text
    assert drawn(text) == picture


def test_twins_get_the_numbers_of_their_seats() -> None:
    assert distinct(["Anna", "anna", "Ben"]) == ("Anna (1)", "anna (2)", "Ben")
    assert distinct(["Anna (2)", "Anna", "Anna"]) == ("Anna (2) (1)", "Anna (2)", "Anna (3)")
    assert distinct(["computer 2", "Ben"]) == ("computer 2 (1)", "Ben")
